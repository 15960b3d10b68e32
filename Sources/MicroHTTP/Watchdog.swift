import Glibc

/// A thread that cuts overdue connections; it sleeps while there are none.
///
/// libmicrohttpd's own timeout counts silence only: a client that sends a byte a second would keep its connection.
final class Watchdog: Sendable {
    private let table: ConnectionTable
    private let tick: Int32
    private let bell: Bell

    init?(_ table: ConnectionTable, tick milliseconds: Int32) {
        guard let bell = Bell() else { return nil }
        self.table = table
        tick = milliseconds
        self.bell = bell
    }

    /// Starts the thread, which holds the watchdog until ``end()``.
    func start() -> Bool { DetachedThread.start { self.run() } }

    /// Tells the thread that there is a connection again.
    func wake() { bell.ring(.wake) }

    /// Ends the thread.
    func end() { bell.ring(.end) }

    private func run() {
        while true {
            let count = table.cutOverdue(at: MonotonicClock.now)
            var wait = pollfd(fd: bell.listener, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, count == 0 ? -1 : tick)
            if bell.saysEnd() { return }
        }
    }
}
