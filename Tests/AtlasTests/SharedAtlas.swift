import Foundation

@testable import Atlas

/// The files that the product ships.
let geography = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Geography").path

/// One atlas for all tests: opening it takes longer than most of them.
let atlas = Atlas(directory: geography)

func point(_ latitude: Double, _ longitude: Double) -> GeoPoint { GeoPoint(bounded: latitude, longitude) }

func view(_ latitude: Double, _ longitude: Double, _ zoom: Int) -> MapView {
    MapView(center: point(latitude, longitude), zoom: zoom)
}

/// The same numbers every time (Steele, Lea and Flood, 2014).
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A directory that goes with its owner.
final class TemporaryDirectory {
    let path = NSTemporaryDirectory() + "penny-atlas-" + UUID().uuidString

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
}
