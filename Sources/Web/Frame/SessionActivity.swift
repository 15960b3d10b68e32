import Synchronization

/// When sessions, or tokens of programs, were last used, in memory, since reading must not write to the disk. `take` hands it over to be stored.
final class SessionActivity: Sendable {
    private let seen = Mutex<[[UInt8]: Int64]>([:])

    /// Seconds after which a use is worth storing.
    private static let resolution: Int64 = 3600

    /// Notes a use, unless one is stored already that is hardly older.
    func note(_ hash: [UInt8], lastSeenAt: Int64, at now: Int64) {
        guard now &- lastSeenAt >= Self.resolution else { return }
        seen.withLock { $0[hash] = now }
    }

    /// What has been noted since the last call.
    func take() -> [(tokenHash: [UInt8], lastSeenAt: Int64)] {
        seen.withLock { noted in
            defer { noted = [:] }
            return noted.map { ($0.key, $0.value) }
        }
    }
}
