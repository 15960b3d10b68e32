import IPAddresses
import Synchronization

/// All open connections, counted exactly: from their acceptance until their socket is closed.
///
/// Connection limits are enforced here only. libmicrohttpd 0.9.75 to 0.9.77 leaves a mutex locked when a daemon reaches its own
/// limit, after which that daemon serves nobody (`new_connection_process_()`, fixed in 1.0); so its limit is set out of reach.
final class ConnectionTable: Sendable {
    private let limit: Int
    private let perVisitor: Int
    private let unlimited: [CIDR]
    private let open = Mutex(Open())

    /// The maximum number of evicted connections that are not closed yet; half of it applies to visitors who have connections
    /// already.
    private static let leavingLimit = 256

    private struct Open {
        var connections: [ObjectIdentifier: ClientConnection] = [:]
        /// Evicted connections, which do not count towards the limits.
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

    /// Admits a connection and tells whether it is the only one; returns nil if there is no room for it.
    ///
    /// At the limit, the visitor with the most connections loses the one that has waited longest, so that many connections from
    /// few addresses do not keep others out.
    func admit(_ socket: Int32, from address: IPAddress, at now: Int64, deadline: Int64) -> (connection: ClientConnection, isOnly: Bool)? {
        open.withLock { open in
            let own = open.counts[address.visitor, default: 0]
            let isUnlimited = unlimited.contains { $0.contains(address) }
            guard isUnlimited || own < perVisitor else { return nil }
            if open.count >= limit, !makeRoom(in: &open, beside: own, isUnlimited: isUnlimited, at: now) { return nil }
            open.lastTicket += 1
            let connection = ClientConnection(ticket: open.lastTicket, socket: socket, address: address, deadline: deadline)
            open.connections[ObjectIdentifier(connection)] = connection
            open.counts[address.visitor] = own + 1
            return (connection, open.connections.count == 1)
        }
    }

    /// Evicts a connection of the visitor with the most, in favour of a visitor who has `own` connections; returns false if that
    /// visitor has as many, or too many evictions are pending.
    private func makeRoom(in open: inout Open, beside own: Int, isUnlimited: Bool, at now: Int64) -> Bool {
        guard open.leaving.count < (own == 0 ? Self.leavingLimit : Self.leavingLimit / 2), let most = open.counts.max(by: { $0.value < $1.value }),
            own < most.value || isUnlimited
        else { return false }
        var oldest: (rank: Int64, id: ObjectIdentifier, connection: ClientConnection)?
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

    /// The number of open connections.
    var count: Int { open.withLock { $0.connections.count } }

    /// Shuts down all connections.
    func cutAll(at now: Int64) { open.withLock { open in for connection in open.connections.values { connection.cut(at: now) } } }

    /// Removes a connection. Its socket has to be open until then, so that its descriptor is not reused.
    func remove(_ connection: ClientConnection) {
        let id = ObjectIdentifier(connection)
        open.withLock { open in
            guard open.connections.removeValue(forKey: id) != nil else { return }
            if open.leaving.remove(id) == nil { open.uncount(connection.address.visitor) }
        }
    }

    struct Look {
        /// The number of open connections.
        var count: Int
        /// The microseconds of the longest step that a thread still owes.
        var debt: Int64
    }

    /// Shuts down every connection past its deadline.
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
