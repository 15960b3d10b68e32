import Glibc

/// A thread that cuts overdue connections; it sleeps while there are none.
///
/// libmicrohttpd's own timeout counts silence only: a client that sends a byte a second would keep its connection.
final class Watchdog: Sendable {
    private let table: ConnectionTable
    private let tick: Int32
    /// The two ends of a pipe: a byte wakes the thread, the byte 0 ends it.
    private let bell: (listener: Int32, button: Int32)

    init?(_ table: ConnectionTable, tick milliseconds: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        self.table = table
        tick = milliseconds
        bell = (ends[0], ends[1])
    }

    deinit {
        close(bell.listener)
        close(bell.button)
    }

    /// Starts the thread, which holds the watchdog until ``end()``.
    func start() -> Bool {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let outcome = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Watchdog>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, context.toOpaque())
        if outcome != 0 {
            context.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    /// Tells the thread that there is a connection again.
    func wake() { ring(1) }

    /// Ends the thread.
    func end() { ring(0) }

    private func ring(_ byte: UInt8) {
        var byte = byte
        // A full pipe wakes the thread as well.
        _ = write(bell.button, &byte, 1)
    }

    private func run() {
        // Signals are the program's business: its own thread waits for them.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        while true {
            let count = table.cutOverdue(at: MonotonicClock.now)
            var wait = pollfd(fd: bell.listener, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, count == 0 ? -1 : tick)
            var byte: UInt8 = 1
            while read(bell.listener, &byte, 1) == 1 {
                if byte == 0 { return }
            }
        }
    }
}
