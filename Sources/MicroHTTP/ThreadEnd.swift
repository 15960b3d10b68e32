import Dispatch

/// The end of a thread, which can be awaited any number of times.
final class ThreadEnd: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func signal() { semaphore.signal() }

    func wait() {
        semaphore.wait()
        semaphore.signal()
    }
}
