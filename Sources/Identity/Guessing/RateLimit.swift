import Synchronization

/// A token bucket per key, refilled at a constant rate per second up to a burst; memory is bounded.
package final class RateLimit<Key: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var left: Int64
        var filledAt: Int64
    }

    private let buckets = Mutex<[Key: Bucket]>([:])
    private let burst: Int64
    private let perSecond: Int64

    /// The maximum number of keys; beyond it full buckets are dropped, or all of them if none is full.
    private static var keyLimit: Int { 2_048 }

    /// - Parameters:
    ///   - burst: the size of a bucket, in tokens.
    ///   - perSecond: the tokens that flow into it each second.
    package init(burst: Int64, perSecond: Int64) {
        self.burst = burst
        self.perSecond = perSecond
    }

    /// Seconds to wait after a refusal.
    package var wait: Int { 1 }

    /// Takes one token at `now` (seconds since 1970); returns false if the bucket is empty. A clock that is set back refills the
    /// bucket.
    package func take(_ key: Key, at now: Int64) -> Bool {
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
