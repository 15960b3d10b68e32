import Glibc

/// Wakes a thread that waits in `poll`: the bytes of a pipe are messages to the thread.
final class WakePipe: Sendable {
    /// A message to the thread.
    enum Word: UInt8 {
        case end = 0
        case wake = 1
    }

    /// The read end, for `poll`.
    let listener: Int32
    private let button: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (listener, button) = (ends[0], ends[1])
    }

    deinit {
        close(listener)
        close(button)
    }

    func ring(_ word: Word) {
        var byte = word.rawValue
        // If the pipe is full, the thread is being woken anyway.
        _ = write(button, &byte, 1)
    }

    /// Reads the pending messages; returns true if one of them is `.end`.
    func saysEnd() -> Bool {
        var byte = Word.wake.rawValue
        while read(listener, &byte, 1) == 1 { if byte == Word.end.rawValue { return true } }
        return false
    }
}
