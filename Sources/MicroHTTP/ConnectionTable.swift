import IPAddresses
import Synchronization

/// All open connections, counted exactly: each from its acceptance until its socket is closed.
///
/// Penny's limits are kept here alone. libmicrohttpd 0.9.75 to 0.9.77 leaves a mutex locked when a daemon reaches a limit of its own, after
/// which that daemon serves nobody (`new_connection_process_()`, mended in 1.0); so its limit is out of reach.
final class ConnectionTable: Sendable {
    private let limit: Int
    private let perVisitor: Int
    private let unlimited: [CIDR]
    private let open = Mutex(Open())

    /// The most connections beyond the limit that were cut and are not closed yet; half of it for visitors who have some already.
    private static let leavingLimit = 256

    private struct Open {
        var connections: [ObjectIdentifier: Connection] = [:]
        /// Connections that were cut to make room; they are not counted.
        var leaving: Set<ObjectIdentifier> = []
        var counts: [IPAddress: Int] = [:]
        var lastTicket: UInt64 = 0

        var count: Int { connections.count - leaving.count }

        mutating func uncount(_ visitor: IPAddress) {
            let rest = counts[visitor, default: 1] - 1
            counts[visitor] = rest > 0 ? rest : nil
        }
    }

    init(limit: Int, perVisitor: Int, unlimited: [CIDR]) {
        self.limit = limit
        self.perVisitor = perVisitor
        self.unlimited = unlimited
    }

    /// Takes in a connection and says whether it is the only one, or returns nil when there is no room for it.
    ///
    /// Where all places are taken, the visitor with the most connections loses the one that has waited longest, so that many connections
    /// from few addresses keep nobody else out.
    func admit(_ socket: Int32, from address: IPAddress, at now: Int64, deadline: Int64) -> (connection: Connection, isOnly: Bool)? {
        open.withLock { open in
            let own = open.counts[address.visitor, default: 0]
            let isUnlimited = unlimited.contains { $0.contains(address) }
            guard isUnlimited || own < perVisitor else { return nil }
            if open.count >= limit, !makeRoom(in: &open, beside: own, isUnlimited: isUnlimited, at: now) { return nil }
            open.lastTicket += 1
            let connection = Connection(ticket: open.lastTicket, socket: socket, address: address, deadline: deadline)
            open.connections[ObjectIdentifier(connection)] = connection
            open.counts[address.visitor] = own + 1
            return (connection, open.connections.count == 1)
        }
    }

    /// Cuts a connection of the visitor with the most, for a newcomer who has `own`; false when that would be unfair, or too many are leaving.
    private func makeRoom(in open: inout Open, beside own: Int, isUnlimited: Bool, at now: Int64) -> Bool {
        guard open.leaving.count < (own == 0 ? Self.leavingLimit : Self.leavingLimit / 2), let most = open.counts.max(by: { $0.value < $1.value }),
            own < most.value || isUnlimited
        else { return false }
        var oldest: (rank: Int64, id: ObjectIdentifier, connection: Connection)?
        for (id, connection) in open.connections where connection.address.visitor == most.key && !open.leaving.contains(id) {
            guard let rank = connection.evictionRank, rank < oldest?.rank ?? .max else { continue }
            oldest = (rank, id, connection)
        }
        guard let oldest else { return false }
        oldest.connection.cut(at: now)
        open.leaving.insert(oldest.id)
        open.uncount(most.key)
        return true
    }

    /// Lets a connection go; its socket has to be open until then, so that its number is nobody else's.
    func remove(_ connection: Connection) {
        let id = ObjectIdentifier(connection)
        open.withLock { open in
            guard open.connections.removeValue(forKey: id) != nil else { return }
            if open.leaving.remove(id) == nil { open.uncount(connection.address.visitor) }
        }
    }

    struct Look {
        /// Open connections.
        var count: Int
        /// Microseconds of the step that a thread has owed for the longest time.
        var debt: Int64
    }

    /// Cuts every connection whose deadline has passed.
    func cutOverdue(at now: Int64) -> Look {
        open.withLock { open in
            var look = Look(count: open.connections.count, debt: 0)
            for connection in open.connections.values {
                if connection.isOverdue(now) { connection.cut(at: now) }
                look.debt = max(look.debt, connection.debt(at: now))
            }
            return look
        }
    }
}
