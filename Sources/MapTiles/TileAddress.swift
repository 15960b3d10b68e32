/// One square of a map that is cut into tiles: at zoom `z` the world is 2 to the power of `z` squares wide and high (Web Mercator, "slippy map").
public struct TileAddress: Sendable, Hashable {
    /// 0, where one tile is the world, to 19.
    public let zoom: Int
    /// From the west, 0 at 180° west.
    public let x: Int
    /// From the north, 0 at 85.05° north.
    public let y: Int

    /// The deepest zoom that tile servers have in common.
    public static let zoomLimit = 19

    /// Nil for a square that the world does not have at that zoom.
    public init?(zoom: Int, x: Int, y: Int) {
        guard 0...Self.zoomLimit ~= zoom, 0..<(1 << zoom) ~= x, 0..<(1 << zoom) ~= y else { return nil }
        self.zoom = zoom
        self.x = x
        self.y = y
    }

    /// Reads three numbers as addresses write them: digits alone, without a zero before them.
    public init?(zoom: some StringProtocol, x: some StringProtocol, y: some StringProtocol) {
        guard let zoom = Self.number(zoom), let x = Self.number(x), let y = Self.number(y) else { return nil }
        self.init(zoom: zoom, x: x, y: y)
    }

    private static func number(_ text: some StringProtocol) -> Int? {
        let isPlain = 1...7 ~= text.utf8.count && text.utf8.allSatisfy { 48...57 ~= $0 }
        return isPlain && (text == "0" || text.utf8.first != 48) ? Int(text) : nil
    }
}
