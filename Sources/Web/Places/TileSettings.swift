import MapTiles
import OperatorLog

/// The source of street map tiles and their cache.
public struct TileSettings: Sendable {
    public let source: TileSource
    /// The cache directory; created if it is missing, but its parent has to exist.
    public let directory: String
    /// The maximum size of the cache, in bytes.
    public let cacheSize: Int

    public init(source: TileSource, directory: String, cacheSize: Int) {
        self.source = source
        self.directory = directory
        self.cacheSize = cacheSize
    }

    func layer(log: EventLog, clock: @escaping @Sendable () -> Int64) -> TileLayer {
        var limits = TileLayer.Limits()
        limits.cacheSize = cacheSize
        return TileLayer(source, directory: directory, limits: limits, clock: clock) { log.write(.tilesFailed(problem: $0.word)) }
    }
}
