import Dispatch
import Fetching
import Synchronization

/// Pictures of streets from a tile server that the operator chose: kept on disk, and otherwise fetched.
///
/// The tile server sees this machine, which tile it asks for, and nothing else: no cookies, no referrer, no browser. Redirects are
/// not followed, so that nobody but the operator decides who is asked.
public final class TileLayer: Sendable {
    /// What a layer allows itself.
    public struct Limits: Sendable {
        /// All tiles on the disk, in bytes.
        public var cacheSize = 200 * 1_000_000
        /// One tile, in bytes.
        public var tileSize = 512 * 1_024
        /// How long one fetch may take.
        public var fetchTime: Duration = .seconds(8)
        /// How long a caller waits for its turn, or for another caller's fetch.
        public var patience: Duration = .seconds(8)
        /// How many fetches run at once.
        public var fetchesAtOnce = 4
        /// How many callers may wait at once.
        public var askers = 96
        /// Seconds after which a tile is fetched anew; until that works the old one stays.
        public var age: Int64 = 30 * 86_400

        public init() {}
    }

    /// Whom a page with tiles has to name.
    public var attribution: TileAttribution { source.attribution }
    /// The name of the machine that pictures come from.
    public var host: String { source.host }

    private let source: TileSource
    private let limits: Limits
    private let cache: TileCache
    private let flights: Flights
    private let troubles = TileTroubles()
    private let clock: @Sendable () -> Int64
    private let report: @Sendable (TileFailure) -> Void
    private let isStopped = Atomic<Bool>(false)

    /// Makes a layer, which reads and contacts nothing before the first question.
    ///
    /// - Parameters:
    ///   - directory: made when it is missing; its parent has to be there.
    ///   - clock: seconds since 1970 (UTC).
    ///   - report: told why tiles do not come, once each time that the server is left alone.
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
        flights = Flights(
            atOnce: limits.fetchesAtOnce, askers: limits.askers,
            patience: .milliseconds(Int(limits.patience / .milliseconds(1))))
    }

    /// The picture of a tile; blocks the thread while it is fetched.
    public func picture(_ tile: TileAddress) throws(TileFailure) -> TilePicture {
        let kept = cache.picture(tile, at: clock())
        if let kept, isFresh(kept.fetched) { return kept.picture }
        do throws(TileFailure) {
            return try flights.join(tile) { () throws(TileFailure) in try fetch(tile) }
        } catch {
            // A street as it was is better than none.
            if let kept { return kept.picture }
            throw error
        }
    }

    /// Ends what is under way within a second or two, and fetches nothing any more.
    public func stop() { isStopped.store(true, ordering: .relaxed) }

    /// The bytes that the kept tiles take on the disk.
    public var cachedSize: Int { cache.size }

    /// Whether as many wait as may.
    var isCrowded: Bool { flights.isFull }

    private func isFresh(_ fetched: Int64) -> Bool {
        let (age, isOverflow) = clock().subtractingReportingOverflow(fetched)
        // A file of tomorrow comes from a clock that was wrong.
        return !isOverflow && -86_400..<limits.age ~= age
    }

    private func fetch(_ tile: TileAddress) throws(TileFailure) -> TilePicture {
        let now = clock()
        // Another caller may have brought it between the look and the turn.
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
        // Some servers say so in this way that there is nothing but sea.
        guard file.status != 204, !file.body.isEmpty else { throw .absent }
        guard let picture = TilePicture(file.body) else { throw .notAPicture }
        return picture
    }
}
