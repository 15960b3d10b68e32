import Foundation

/// A square of the Web Mercator plane (EPSG:3857) at zoom 20, where the world is 2^20 squares wide: at most 38 m.
public struct MapCell: Hashable, Sendable {
    /// The zoom level of the squares.
    public static let zoom = 20
    /// The width and height of the plane, in squares.
    static let side = 1 << zoom

    /// Counted from 180° west to the east, and from the north to the south.
    public let x, y: Int

    /// Finds the square of a point; points beyond 85.05° north or south belong to the outermost squares.
    ///
    /// Coordinates are degrees times 100,000.
    public init(latitude: Int, longitude: Int) {
        let plane = Self.plane(latitude: Double(latitude) / 100_000, longitude: Double(longitude) / 100_000)
        x = Int(plane.x.rounded(.down)) & (Self.side - 1)
        y = min(max(Int(plane.y.rounded(.down)), 0), Self.side - 1)
    }

    /// Decodes the square of a code at a level.
    public init(code: Int64, level: Int) {
        let bits = UInt64(bitPattern: code)
        (x, y) = (Int(Self.gathered(bits)) << (Self.zoom - level), Int(Self.gathered(bits >> 1)) << (Self.zoom - level))
    }

    /// The Morton code: the interleaved bits of both numbers, x in the even ones. Shifted right by two it is the code of the
    /// enclosing square at the zoom level before.
    public var code: Int64 { Self.code(x, y) }

    static func code(_ x: Int, _ y: Int) -> Int64 { Int64(bitPattern: spread(UInt64(x)) | spread(UInt64(y)) << 1) }

    /// Projects a point to the plane, in squares (https://en.wikipedia.org/wiki/Web_Mercator_projection).
    static func plane(latitude: Double, longitude: Double) -> (x: Double, y: Double) {
        let angle = min(max(latitude, -85.06), 85.06) * .pi / 180, side = Double(Self.side)
        return ((longitude + 180) / 360 * side, (1 - log(tan(angle) + 1 / cos(angle)) / .pi) / 2 * side)
    }

    /// Returns the lower 32 bits with a zero bit after each.
    private static func spread(_ value: UInt64) -> UInt64 {
        var bits = value & 0xFFFF_FFFF
        bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
        bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333
        return (bits | bits << 1) & 0x5555_5555_5555_5555
    }

    /// Returns the even bits without the gaps between them.
    private static func gathered(_ value: UInt64) -> UInt64 {
        var bits = value & 0x5555_5555_5555_5555
        bits = (bits | bits >> 1) & 0x3333_3333_3333_3333
        bits = (bits | bits >> 2) & 0x0F0F_0F0F_0F0F_0F0F
        bits = (bits | bits >> 4) & 0x00FF_00FF_00FF_00FF
        bits = (bits | bits >> 8) & 0x0000_FFFF_0000_FFFF
        return (bits | bits >> 16) & 0x0000_0000_FFFF_FFFF
    }
}
