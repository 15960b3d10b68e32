import Bookkeeping
import Storage
import Synchronization

/// The banners that pages may show, in memory, so that a page costs nothing where there are none.
///
/// What is changed here is seen at once, and what another process changes, such as the terminal, within a minute.
final class BannerBoard: Sendable {
    private struct Board {
        var banners: [Banner]
        let readAt: Int64
    }

    private let store: Store
    private let board = Mutex<Board?>(nil)

    /// Seconds after which the database is looked at again.
    private static let lifetime: Int64 = 60

    init(store: Store) { self.store = store }

    /// The one that is shown at a moment, in seconds since 1970 (UTC); each has its minute in turn.
    func banner(at now: Int64) -> Banner? {
        let all = all(at: now)
        guard !all.isEmpty else { return nil }
        let shown = all.filter { $0.isShown(at: now) }
        return shown.isEmpty ? nil : shown[Int((now / 60).magnitude % UInt64(shown.count))]
    }

    /// Whether there is a place for banners with any that are shown now or later.
    func hasBanners(at now: Int64) -> Bool { all(at: now).contains { $0.content.endsAt.map { now < $0 } ?? true } }

    /// To be called after a change.
    func forget() { board.withLock { $0 = nil } }

    private func all(at now: Int64) -> [Banner] {
        let known = board.withLock { board in board.flatMap { 0..<Self.lifetime ~= now &- $0.readAt ? $0.banners : nil } }
        if let known { return known }
        // Read outside the lock: other pages wait for no one.
        let banners = (try? store.read { try $0.bannerSlot().isOn ? $0.banners() : [] }) ?? []
        board.withLock { $0 = Board(banners: banners, readAt: now) }
        return banners
    }
}
