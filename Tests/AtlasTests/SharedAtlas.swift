import Foundation
import TestSupport

@testable import Atlas

/// The directory of the files that the product ships.
let geography = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/Atlas/Geography").path

/// One atlas for all tests: opening it takes longer than most of them.
let atlas = Atlas(directory: geography)

func point(_ latitude: Double, _ longitude: Double) -> GeoPoint { GeoPoint(bounded: latitude, longitude) }

func view(_ latitude: Double, _ longitude: Double, _ zoom: Int) -> MapView {
    MapView(center: point(latitude, longitude), zoom: zoom)
}

extension TemporaryDirectory {
    func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: file(name)) }
}
