import Dispatch
import Glibc

/// A door that stays open once it was opened.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    func wait() {
        semaphore.wait()
        semaphore.signal()
    }
}

/// Runs on a thread of its own.
func inThread(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "test").async(execute: body)
}

/// Holds up the calling thread: the work of a slow handler.
func pause(milliseconds: UInt32) {
    usleep(milliseconds * 1_000)
}
