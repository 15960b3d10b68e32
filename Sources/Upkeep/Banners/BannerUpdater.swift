import BannerFeed
import Bookkeeping
import OperatorLog
import Storage

/// Fetches the banner feed once an hour while the operator has it switched on, between ``start()`` and ``stop()``.
///
/// Works serially on its own queue, so that no request waits for it. Failures are stored for the operator and retried.
public final class BannerUpdater: Sendable {
    private let store: Store
    private let board: BannerBoard
    private let clock: @Sendable () -> Int64
    private let worker: BackgroundWorker
    private let log: EventLog

    /// Seconds until the next fetch, after a success and after a failure.
    private static let pause: Int64 = 3_600, pauseAfterFailure: Int64 = 900

    /// - Parameter clock: seconds since 1970 (UTC).
    package init(
        store: Store, board: BannerBoard, log: EventLog, timer: @escaping Alarm.Timer = Alarm.systemTimer,
        clock: @escaping @Sendable () -> Int64
    ) {
        self.store = store
        self.board = board
        self.log = log
        worker = BackgroundWorker("banners", timer: timer)
        self.clock = clock
    }

    /// Starts fetching, if there is a feed; to be called again after the feed has changed.
    public func start() { worker.begin { self.check() } }

    /// Stops, within about two seconds.
    public func stop() { worker.stop(within: 2) }

    /// Blocks until no work is left before the next timer.
    package func waitUntilIdle() { worker.waitUntilIdle() }

    /// The slot; nil once the worker stops or if there is no feed.
    private var slot: BannerSlot? {
        guard !worker.isStopped, let slot = try? store.read({ try $0.banners.slot() }), slot.hasFeed else { return nil }
        return slot
    }

    /// Fetches the feed if it is due, and sets the timer for the next time.
    private func check() {
        guard let slot else { return }
        if Self.next(slot, at: clock()) <= clock() { attempt(slot) }
        guard let slot = self.slot else { return }
        worker.wake(in: Self.next(slot, at: clock()) - clock()) { [weak self] in self?.start() }
    }

    /// Returns when the next fetch is due. An attempt in the future was stamped by a wrong clock and is ignored.
    private static func next(_ slot: BannerSlot, at now: Int64) -> Int64 {
        guard let last = slot.attemptedAt, last <= now else { return now }
        return max(last + (slot.problem == nil ? pause : pauseAfterFailure), now)
    }

    private func attempt(_ slot: BannerSlot) {
        let isWanted: @Sendable () -> Bool = { [worker] in !worker.isStopped }
        let now = clock()
        do {
            guard let source = BannerFeedSource(slot.address) else { throw BannerFeedFailure.notFetched(.badAddress) }
            let feed = try source.feed(at: now, isWanted: isWanted)
            let known = try store.read { try $0.banners.imageAddresses() }
            let banners = feed.entries.compactMap { Self.banner($0, known: known, from: source, isWanted) }
            guard !worker.isStopped else { return }
            try store.write { editor in
                // The operator may have chosen another feed in the meantime.
                guard try editor.banners.slot().address == slot.address else { return }
                try editor.banners.replaceFeed(banners, new: { Banner.ID(milliseconds: now * 1000) }, at: now)
                try editor.banners.noteFeed(at: now, problem: nil)
            }
            log.write(.bannersFetched(count: banners.count))
        } catch {
            guard !worker.isStopped else { return }
            let problem = (error as? BannerFeedFailure)?.word ?? "not-saved"
            log.write(.bannersFailed(problem: problem))
            try? store.write { try $0.banners.noteFeed(at: now, problem: problem) }
        }
        board.forget()
    }

    /// Returns the banner with its picture, reusing a stored picture; nil if the picture cannot be fetched, since a banner is
    /// shown only complete.
    private static func banner(
        _ entry: BannerFeedFile.Entry, known: [String: String], from source: BannerFeedSource, _ isWanted: @escaping @Sendable () -> Bool
    ) -> FeedBanner? {
        guard let address = entry.image, known[entry.key] != address else {
            return FeedBanner(key: entry.key, content: entry.content, imageAddress: entry.image ?? "", image: nil)
        }
        guard let image = try? source.image(address, isWanted: isWanted) else { return nil }
        return FeedBanner(key: entry.key, content: entry.content, imageAddress: address, image: image)
    }
}
