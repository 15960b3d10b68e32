import BannerFeed
import Bookkeeping
import Storage

/// Asks the feed of banners once an hour while the operator has it switched on; does nothing otherwise, and nothing before ``start()``.
///
/// One thing at a time, on a queue of its own: no request waits for it. What goes wrong is stored for the operator and tried again.
public final class BannerUpdater: Sendable {
    private let store: Store
    private let board: BannerBoard
    private let clock: @Sendable () -> Int64
    private let worker: BackgroundWorker
    private let log: EventLog

    /// Seconds until the feed is asked again, after a success and after a failure.
    private static let pause: Int64 = 3_600, pauseAfterFailure: Int64 = 900

    /// - Parameter clock: seconds since 1970 (UTC).
    init(
        store: Store, board: BannerBoard, log: EventLog, timer: @escaping Alarm.Timer = Alarm.systemTimer,
        clock: @escaping @Sendable () -> Int64
    ) {
        self.store = store
        self.board = board
        self.log = log
        worker = BackgroundWorker("banners", timer: timer)
        self.clock = clock
    }

    /// Begins to look after the feed, if there is one; to be called too after it was changed.
    public func start() { worker.begin { self.check() } }

    /// Ends everything within two seconds or so.
    public func stop() { worker.stop(within: 2) }

    /// Waits until nothing is left to do before the timer.
    func waitUntilIdle() { worker.waitUntilIdle() }

    /// Nil once the server stops, or without a feed.
    private var slot: BannerSlot? {
        guard !worker.isStopped, let slot = try? store.read({ try $0.bannerSlot() }), slot.hasFeed else { return nil }
        return slot
    }

    /// Asks the feed if it is time, and sets the timer for the next time.
    private func check() {
        guard let slot else { return }
        if Self.next(slot, at: clock()) <= clock() { attempt(slot) }
        guard let slot = self.slot else { return }
        worker.wake(in: Self.next(slot, at: clock()) - clock()) { [weak self] in self?.start() }
    }

    /// What lies in the future is of a clock that was wrong.
    private static func next(_ slot: BannerSlot, at now: Int64) -> Int64 {
        guard let last = slot.attemptedAt, last <= now else { return now }
        return last + (slot.problem == nil ? pause : pauseAfterFailure)
    }

    private func attempt(_ slot: BannerSlot) {
        let isWanted: @Sendable () -> Bool = { [worker] in !worker.isStopped }
        let now = clock()
        do {
            guard let source = BannerFeedSource(slot.address) else { throw BannerFeedFailure.notFetched(.badAddress) }
            let feed = try source.feed(at: now, isWanted: isWanted)
            let known = try store.read { try $0.bannerImageAddresses() }
            let banners = feed.entries.compactMap { Self.banner($0, known: known, from: source, isWanted) }
            guard !worker.isStopped else { return }
            try store.write { editor in
                // The operator may have chosen another feed meanwhile.
                guard try editor.people.bannerSlot().address == slot.address else { return }
                try editor.replaceFeedBanners(banners, new: { Banner.ID(milliseconds: now * 1000) }, at: now)
                try editor.noteBannerFeed(at: now, problem: nil)
            }
            log.write(.bannersFetched(count: banners.count))
        } catch {
            guard !worker.isStopped else { return }
            let problem = (error as? BannerFeedFailure)?.word ?? "not-saved"
            log.write(.bannersFailed(problem: problem))
            try? store.write { try $0.noteBannerFeed(at: now, problem: problem) }
        }
        board.forget()
    }

    /// The banner with its picture; nil when that is not to be had, since half a banner is none. A picture that is there is kept.
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
