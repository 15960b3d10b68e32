import Dispatch
import Glibc

/// A gate that stays open once it was opened.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    func wait() {
        semaphore.wait()
        semaphore.signal()
    }
}

/// Runs work on a separate thread.
func inThread(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "test").async(execute: body)
}

/// Blocks the calling thread, as a slow handler does.
func pause(milliseconds: UInt32) {
    usleep(milliseconds * 1_000)
}
