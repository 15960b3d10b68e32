/// The address of a map tile: at zoom `z` the world is 2 to the power of `z` tiles wide and high (Web Mercator, "slippy map").
public struct TileAddress: Sendable, Hashable {
    /// The zoom level from 0, where one tile is the world, to 19.
    public let zoom: Int
    /// The column, 0 at 180° west.
    public let x: Int
    /// The row, 0 at 85.05° north.
    public let y: Int

    /// The maximum zoom level that tile servers have in common.
    public static let zoomLimit = 19

    /// Returns nil for a tile that does not exist at that zoom level.
    public init?(zoom: Int, x: Int, y: Int) {
        guard 0...Self.zoomLimit ~= zoom, 0..<(1 << zoom) ~= x, 0..<(1 << zoom) ~= y else { return nil }
        self.zoom = zoom
        self.x = x
        self.y = y
    }

    /// Parses three numbers as URLs contain them: digits only, without leading zeros.
    public init?(zoom: some StringProtocol, x: some StringProtocol, y: some StringProtocol) {
        guard let zoom = Self.number(zoom), let x = Self.number(x), let y = Self.number(y) else { return nil }
        self.init(zoom: zoom, x: x, y: y)
    }

    private static func number(_ text: some StringProtocol) -> Int? {
        let isPlain = 1...7 ~= text.utf8.count && text.utf8.allSatisfy { 48...57 ~= $0 }
        return isPlain && (text == "0" || text.utf8.first != 48) ? Int(text) : nil
    }
}
