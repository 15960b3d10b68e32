import Glibc
import Synchronization

/// All daemons of a server: for plain HTTP, for TLS, and those with an earlier certificate that still have connections.
final class Daemons: Sendable {
    private let state: Mutex<State>

    private struct State: Sendable {
        let plain: DaemonGroup
        var secure: DaemonGroup?
        var retired: [DaemonGroup] = []
        var hasEnded = false
    }

    init(plain: DaemonGroup, secure: DaemonGroup?) { state = Mutex(State(plain: plain, secure: secure)) }

    /// True if there is a certificate.
    var speakTLS: Bool { state.withLock { $0.secure != nil } }

    /// Dispatches a connection to a daemon of its scheme. The lock keeps the daemon from being stopped in the meantime.
    func add(_ connection: ClientConnection, isSecure: Bool, turn: inout Int) {
        state.withLock { state in
            let group = isSecure ? state.secure ?? state.plain : state.plain
            if state.hasEnded { group.service.close(connection) } else { group.add(connection, turn: &turn) }
        }
    }

    /// Dispatches new TLS connections to other daemons from now on. Connections of the present ones end after their current
    /// request.
    ///
    /// Returns false, without effect, if the server has stopped.
    func replace(with secure: DaemonGroup) -> Bool {
        let isReplaced = state.withLock { state in
            guard !state.hasEnded else { return false }
            if let old = state.secure {
                old.drain()
                state.retired.append(old)
            }
            state.secure = secure
            return true
        }
        if isReplaced { retire() }
        return isReplaced
    }

    /// Removes and returns all daemon groups, for the caller to stop.
    func end() -> [DaemonGroup] {
        state.withLock { state in
            guard !state.hasEnded else { return [] }
            state.hasEnded = true
            defer { state.retired = [] }
            return [state.plain] + [state.secure].compactMap { $0 } + state.retired
        }
    }

    /// Stops retired daemons that have no connections left, checking once a second on a thread that ends with the last of them.
    private func retire() {
        _ = DetachedThread.start {
            repeat {
                usleep(1_000_000)
                for group in self.takeDone() { group.stop() }
            } while self.state.withLock { !$0.retired.isEmpty }
        }
    }

    private func takeDone() -> [DaemonGroup] {
        state.withLock { state in
            let done = state.retired.filter { $0.connectionCount == 0 }
            state.retired.removeAll { group in done.contains { $0 === group } }
            return done
        }
    }
}
