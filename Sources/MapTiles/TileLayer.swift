import Dispatch
import Fetching
import Synchronization

/// Street map tiles from a tile server that the operator chose, cached on disk.
///
/// The tile server sees this machine and the requested tile, and nothing else: no cookies, no referrer, no browser. Redirects are
/// not followed, so that only the operator decides which server is contacted.
public final class TileLayer: Sendable {
    /// The limits of a layer.
    public struct Limits: Sendable {
        /// The maximum size of the cache on disk, in bytes.
        public var cacheSize = 200 * 1_000_000
        /// The maximum size of a tile, in bytes.
        public var tileSize = 512 * 1_024
        /// The maximum time of a fetch.
        public var fetchTime: Duration = .seconds(8)
        /// The maximum time that a caller waits for its turn, or for another caller's fetch.
        public var patience: Duration = .seconds(8)
        /// The maximum number of concurrent fetches.
        public var fetchesAtOnce = 4
        /// The maximum number of waiting callers.
        public var askers = 96
        /// Seconds after which a tile is fetched again; the old one is used until that succeeds.
        public var age: Int64 = 30 * 86_400

        public init() {}
    }

    /// The attribution that a page with tiles has to show.
    public var attribution: TileAttribution { source.attribution }
    /// The host of the tile server.
    public var host: String { source.host }

    private let source: TileSource
    private let limits: Limits
    private let cache: TileCache
    private let flights: FetchCoalescer
    private let troubles = TileTroubles()
    private let clock: @Sendable () -> Int64
    private let report: @Sendable (TileFailure) -> Void
    private let isStopped = Atomic<Bool>(false)

    /// Creates a layer, which reads and contacts nothing before the first request.
    ///
    /// - Parameters:
    ///   - directory: created if it is missing; its parent has to exist.
    ///   - clock: returns seconds since 1970 (UTC).
    ///   - report: called with the reason each time that the server is paused after failures.
    public init(
        _ source: TileSource, directory: String, limits: Limits = Limits(),
        clock: @escaping @Sendable () -> Int64,
        report: @escaping @Sendable (TileFailure) -> Void = { _ in }
    ) {
        self.source = source
        self.limits = limits
        self.clock = clock
        self.report = report
        cache = TileCache(
            directory: directory, template: source.template, sizeLimit: limits.cacheSize, tileLimit: limits.tileSize)
        flights = FetchCoalescer(
            atOnce: limits.fetchesAtOnce, askers: limits.askers,
            patience: .milliseconds(Int(limits.patience / .milliseconds(1))))
    }

    /// Returns the picture of a tile; blocks the thread while it is fetched.
    public func picture(_ tile: TileAddress) throws(TileFailure) -> TilePicture {
        let kept = cache.picture(tile, at: clock())
        if let kept, isFresh(kept.fetched) { return kept.picture }
        do throws(TileFailure) {
            return try flights.join(tile) { () throws(TileFailure) in try fetch(tile) }
        } catch {
            // An outdated tile is better than none.
            if let kept { return kept.picture }
            throw error
        }
    }

    /// Cancels fetches in progress within about two seconds, and starts no more.
    public func stop() { isStopped.store(true, ordering: .relaxed) }

    /// The size of the cached tiles on the disk, in bytes.
    public var cachedSize: Int { cache.size }

    /// True if the maximum number of callers is waiting.
    var isCrowded: Bool { flights.isFull }

    private func isFresh(_ fetched: Int64) -> Bool {
        let (age, isOverflow) = clock().subtractingReportingOverflow(fetched)
        // A time in the future was stamped by a wrong clock.
        return !isOverflow && -86_400..<limits.age ~= age
    }

    private func fetch(_ tile: TileAddress) throws(TileFailure) -> TilePicture {
        let now = clock()
        // Another caller may have fetched it while this one waited for its turn.
        if let kept = cache.picture(tile, at: now), isFresh(kept.fetched) { return kept.picture }
        if let trouble = troubles.trouble(tile, at: now) { throw trouble }
        guard !isStopped.load(ordering: .relaxed) else { throw .notFetched(.cancelled) }
        do throws(TileFailure) {
            let picture = try download(tile)
            troubles.noteSuccess(tile)
            cache.keep(picture, tile, at: clock())
            return picture
        } catch {
            if !isStopped.load(ordering: .relaxed), troubles.note(error, tile, at: clock()) { report(error) }
            throw error
        }
    }

    private func download(_ tile: TileAddress) throws(TileFailure) -> TilePicture {
        var fetcher = Fetcher()
        fetcher.timeLimit = limits.fetchTime
        fetcher.connectionTimeLimit = min(limits.fetchTime, .seconds(4))
        fetcher.sizeLimit = limits.tileSize
        fetcher.redirectLimit = 0
        let file: Fetched
        do throws(FetchFailure) {
            file = try fetcher.get(source.address(of: tile)) { [weak self] in self?.isStopped.load(ordering: .relaxed) == false }
        } catch {
            throw TileFailure(error)
        }
        // Some servers answer this way where there is only sea.
        guard file.status != 204, !file.body.isEmpty else { throw .absent }
        guard let picture = TilePicture(file.body) else { throw .notAPicture }
        return picture
    }
}
