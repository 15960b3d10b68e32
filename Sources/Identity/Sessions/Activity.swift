import Bookkeeping
import Synchronization

/// The times of the last uses of sessions or API tokens, buffered in memory, since reading a page must not write to the disk.
/// `take` returns the entries that are due to be stored.
package final class Activity<Entity>: Sendable {
    private struct Use {
        let tokenHash: [UInt8]
        var storedAt: Int64
        var seenAt: Int64
    }

    private let uses = Mutex<[Identifier<Entity>: Use]>([:])

    package init() {}

    /// The maximum lag of the stored time behind the last use, in seconds.
    private static var resolution: Int64 { 3600 }

    /// Records a use at `now`; `lastSeenAt` is the stored time of the last one, both in seconds since 1970 (UTC).
    package func note(_ id: Identifier<Entity>, tokenHash: [UInt8], lastSeenAt: Int64, at now: Int64) {
        uses.withLock { $0[id] = Use(tokenHash: tokenHash, storedAt: lastSeenAt, seenAt: now) }
    }

    /// Returns the time of the last use in seconds since 1970 (UTC), or the stored one if it was not used since; nil without both.
    package func lastUse(of id: Identifier<Entity>, storedAt: Int64?) -> Int64? {
        [uses.withLock { $0[id]?.seenAt }, storedAt].compactMap(\.self).max()
    }

    /// Removes and returns the uses that are due to be stored. Other uses of the last day stay; older ones are dropped.
    package func take(at now: Int64) -> [(tokenHash: [UInt8], lastSeenAt: Int64)] {
        uses.withLock { uses in
            let due = uses.filter { $0.value.seenAt &- $0.value.storedAt >= Self.resolution }
            uses = uses.filter { due[$0.key] == nil && now &- $0.value.seenAt <= 86_400 }
            return due.values.map { ($0.tokenHash, $0.seenAt) }
        }
    }
}
