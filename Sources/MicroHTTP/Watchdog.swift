import Glibc

/// A thread that shuts down overdue connections and detects stalled threads; it sleeps while there are no connections.
///
/// libmicrohttpd's own timeout measures silence only: a client that sends a byte a second would keep its connection.
final class Watchdog: Sendable {
    private let service: Service
    private let tick: Int32
    private let bell: WakePipe

    init?(_ service: Service, tick milliseconds: Int32) {
        guard let bell = WakePipe() else { return nil }
        self.service = service
        tick = milliseconds
        self.bell = bell
    }

    /// Starts the thread, which retains the watchdog until ``end()``.
    func start() -> Bool { DetachedThread.start { self.run() } }

    /// Wakes the thread when there is a connection again.
    func wake() { bell.ring(.wake) }

    /// Ends the thread.
    func end() { bell.ring(.end) }

    private func run() {
        var last: Int64 = 0
        while true {
            let look = service.connections.cutOverdue(at: MonotonicClock.now)
            // After a process was suspended every step seems overdue: only a stall seen twice in a row counts.
            service.note(stall: min(last, look.debt))
            last = look.debt
            var wait = pollfd(fd: bell.listener, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, look.count == 0 ? -1 : tick)
            if bell.saysEnd() { return }
        }
    }
}
