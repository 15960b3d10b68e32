import Glibc
import IPAddresses
import Synchronization

/// The open connections: counted by visitor, and cut when they are overdue.
final class ConnectionTable: Sendable {
    private let limit: Int
    private let perVisitor: Int
    private let unlimited: [CIDR]
    private let open = Mutex(Open())

    private struct Open {
        var connections: [ObjectIdentifier: Connection] = [:]
        var counts: [IPAddress: Int] = [:]
    }

    init(limit: Int, perVisitor: Int, unlimited: [CIDR]) {
        self.limit = limit
        self.perVisitor = perVisitor
        self.unlimited = unlimited
    }

    /// Whether a visitor may have one more connection, beside so many that are not in the table yet; `ofThem` counts the visitor's own.
    func admits(_ address: IPAddress, waiting: Int = 0, ofThem: () -> Int = { 0 }) -> Bool {
        let (all, own) = open.withLock { ($0.connections.count, $0.counts[address.visitor, default: 0]) }
        guard all + waiting < limit else { return false }
        return unlimited.contains { $0.contains(address) } || own + ofThem() < perVisitor
    }

    /// Takes a connection in, and returns how many there are then.
    func insert(_ connection: Connection) -> Int {
        open.withLock { open in
            open.connections[ObjectIdentifier(connection)] = connection
            open.counts[connection.address.visitor, default: 0] += 1
            return open.connections.count
        }
    }

    /// Lets a connection go; its socket has to be open until then, so that its number is nobody else's.
    func remove(_ connection: Connection) {
        open.withLock { open in
            guard open.connections.removeValue(forKey: ObjectIdentifier(connection)) != nil else { return }
            let count = open.counts[connection.address.visitor, default: 1] - 1
            open.counts[connection.address.visitor] = count > 0 ? count : nil
        }
    }

    /// Shuts every socket down whose deadline has passed, and returns how many connections are open.
    func cutOverdue(at now: Int64) -> Int {
        open.withLock { open in
            for connection in open.connections.values where connection.isOverdue(now) {
                shutdown(connection.socket, Int32(SHUT_RDWR))
            }
            return open.connections.count
        }
    }
}
