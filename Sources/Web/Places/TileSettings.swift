import MapTiles

/// Where pictures of streets come from, and where they are kept.
public struct TileSettings: Sendable {
    public let source: TileSource
    /// Made when it is missing; its parent has to be there.
    public let directory: String
    /// The most that kept tiles may take on the disk, in bytes.
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
