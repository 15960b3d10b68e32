import Dispatch

/// The end of a thread, to be waited for any number of times.
final class ThreadEnd: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func signal() { semaphore.signal() }

    func wait() {
        semaphore.wait()
        semaphore.signal()
    }
}
