import Bookkeeping
import Synchronization

/// When sessions, or tokens of programs, were last used, in memory, since reading must not write to the disk. `take` hands over what is worth
/// storing.
final class Activity<Entity>: Sendable {
    private struct Use {
        let tokenHash: [UInt8]
        var storedAt: Int64
        var seenAt: Int64
    }

    private let uses = Mutex<[Identifier<Entity>: Use]>([:])

    /// Seconds after which a use is worth storing.
    private static var resolution: Int64 { 3600 }

    /// Notes a use.
    func note(_ id: Identifier<Entity>, tokenHash: [UInt8], lastSeenAt: Int64, at now: Int64) {
        uses.withLock { $0[id] = Use(tokenHash: tokenHash, storedAt: lastSeenAt, seenAt: now) }
    }

    /// Seconds since 1970 (UTC); nil when it was not used lately.
    func lastUse(of id: Identifier<Entity>) -> Int64? { uses.withLock { $0[id]?.seenAt } }

    /// The uses that are to be stored. Those of the last day that are not worth it yet stay.
    func take(at now: Int64) -> [(tokenHash: [UInt8], lastSeenAt: Int64)] {
        uses.withLock { uses in
            let due = uses.filter { $0.value.seenAt &- $0.value.storedAt >= Self.resolution }
            uses = uses.filter { due[$0.key] == nil && now &- $0.value.seenAt <= 86_400 }
            return due.values.map { ($0.tokenHash, $0.seenAt) }
        }
    }
}
