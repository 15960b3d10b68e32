import Bookkeeping
import Storage
import Synchronization

/// The banners that pages may show, cached in memory, so that pages without banners cost nothing.
///
/// Changes by this process are visible at once; changes by another process, such as the command line, within a minute.
package final class BannerBoard: Sendable {
    private struct Board {
        var banners: [Banner]
        let readAt: Int64
    }

    private let store: Store
    private let board = Mutex<Board?>(nil)

    /// Seconds for which the cache is valid.
    private static let lifetime: Int64 = 60

    package init(store: Store) { self.store = store }

    /// Returns the banner for a moment (seconds since 1970, UTC); active banners take turns, a minute each.
    package func banner(at now: Int64) -> Banner? {
        let all = all(at: now)
        guard !all.isEmpty else { return nil }
        let shown = all.filter { $0.isShown(at: now) }
        return shown.isEmpty ? nil : shown[Int((now / 60).magnitude % UInt64(shown.count))]
    }

    /// True if banners are on and at least one is shown now or later.
    package func hasBanners(at now: Int64) -> Bool { all(at: now).contains { $0.content.endsAt.map { now < $0 } ?? true } }

    /// Clears the cache; to be called after a change.
    package func forget() { board.withLock { $0 = nil } }

    private func all(at now: Int64) -> [Banner] {
        let known = board.withLock { board in board.flatMap { 0..<Self.lifetime ~= now &- $0.readAt ? $0.banners : nil } }
        if let known { return known }
        // Read outside the lock, so that other pages do not wait.
        let banners = (try? store.read { try $0.banners.slot().isOn ? $0.banners.all() : [] }) ?? []
        board.withLock { $0 = Board(banners: banners, readAt: now) }
        return banners
    }
}
