import Synchronization

/// Lets something happen so often a second in the long run, with a burst before that; in memory of a fixed size.
final class RateLimit<Key: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var left: Int64
        var filledAt: Int64
    }

    private let buckets = Mutex<[Key: Bucket]>([:])
    private let burst: Int64
    private let perSecond: Int64

    /// Beyond this many keys, those go that have their whole burst again; all of them, if there is none.
    private static var keyLimit: Int { 2_048 }

    init(burst: Int64, perSecond: Int64) {
        self.burst = burst
        self.perSecond = perSecond
    }

    /// Seconds after which it may happen again.
    var wait: Int { 1 }

    /// Counts one more at `now` (seconds since 1970); false if it was too many. A clock that is set back lets nobody wait longer.
    func take(_ key: Key, at now: Int64) -> Bool {
        buckets.withLock { buckets in
            if buckets.count >= Self.keyLimit, buckets[key] == nil { makeRoom(&buckets, at: now) }
            var left = filled(buckets[key], at: now)
            let isAllowed = left > 0
            if isAllowed { left -= 1 }
            buckets[key] = Bucket(left: left, filledAt: now)
            return isAllowed
        }
    }

    private func filled(_ bucket: Bucket?, at now: Int64) -> Int64 {
        guard let bucket else { return burst }
        let seconds = now &- bucket.filledAt
        guard seconds >= 0, seconds < burst / perSecond + 1 else { return burst }
        return min(burst, bucket.left + seconds * perSecond)
    }

    private func makeRoom(_ buckets: inout [Key: Bucket], at now: Int64) {
        buckets = buckets.filter { filled($0.value, at: now) < burst }
        if buckets.count >= Self.keyLimit { buckets.removeAll() }
    }
}
