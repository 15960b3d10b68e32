import Glibc
import IPAddresses
import Synchronization

/// One open connection: who is at its other end, and until when the next step may take.
final class Connection: Sendable {
    let socket: Int32
    let address: IPAddress
    /// The address as text, made once for all requests of the connection.
    let peer: String
    /// When the connection is to be cut, on the ``MonotonicClock``.
    private let deadline: Atomic<Int64>

    init(socket: Int32, address: IPAddress, deadline: Int64) {
        self.socket = socket
        self.address = address
        self.peer = address.description
        self.deadline = Atomic(deadline)
    }

    func isOverdue(_ now: Int64) -> Bool { deadline.load(ordering: .relaxed) < now }

    func setDeadline(_ time: Int64) { deadline.store(time, ordering: .relaxed) }

    /// Gives time for bytes that have moved.
    func extendDeadline(by microseconds: Int64) { deadline.wrappingAdd(microseconds, ordering: .relaxed) }

    /// Nothing is cut while a handler works.
    func suspendDeadline() { setDeadline(.max) }
}
