import Foundation
import TestSupport
import Testing

@testable import Atlas

@Suite struct HostileFileTests {
    static let head = """
        {"countries":[{"iso2":"AA","bbox":[0,0,10,10],"area":100,"name":"A","iso3":"AAA","label":[5,5]}],"lods":[LODS]}
        """

    /// Returns a base map of three levels with one cell each: a square with a hole, and a line.
    static func baseMap() -> [UInt8] {
        let polygon = block([
            (0, [[(0, 0), (100, 0), (100, 100), (0, 100)], [(20, 20), (40, 20), (40, 40)]]),
            (0, [[(100, 0), (150, 0), (100, 100)]]),
        ])
        let line = block([(1, [[(0, 0), (50, 70)], [(50, 70), (90, 90)]]), (0, [[(5, 5), (5, 90)]])])
        let blob = polygon + line
        let levels = (0..<3).map { level in
            let layers = (level < 2 ? ["countries", "lakes", "rivers", "admin1"] : ["land", "rivers", "admin0", "admin1"]).map {
                name in
                let isPolygon = ["countries", "lakes", "land"].contains(name)
                return
                    #"{"name":"\#(name)","kind":"polygon","points":9,"index":[0,\#(isPolygon ? 0 : polygon.count),\#(isPolygon ? polygon.count : line.count)]}"#
            }
            return #"{"lod":\#(level),"quantum":1,"cell":360,"cols":1,"layers":[\#(layers.joined(separator: ","))]}"#
        }
        let header = Array(head.replacingOccurrences(of: "LODS", with: levels.joined(separator: ",")).utf8)
        return Array("VMP1".utf8) + (0..<4).map { UInt8(header.count >> ($0 * 8) & 0xFF) } + header + blob
    }

    static func block(_ features: [(Int, [[(Int, Int)]])]) -> [UInt8] {
        var bytes: [UInt8] = []
        func write(_ number: Int) {
            var rest = number
            while rest >= 0x80 {
                bytes.append(UInt8(rest & 0x7F) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(rest))
        }
        write(features.count)
        for (attribute, paths) in features {
            write(attribute)
            write(paths.count)
            for path in paths {
                write(path.count)
                var before = (0, 0)
                for point in path {
                    for delta in [point.0 - before.0, point.1 - before.1] { write(delta >= 0 ? delta * 2 : -delta * 2 - 1) }
                    before = point
                }
            }
        }
        return bytes
    }

    static let views = [view(-40, -130, 1), view(-60, -100, 3), view(-60, -130, 5), view(-60, -150, 8)]

    static let places = """
        #tz\tEurope/Paris
        Paris\tFR\t11\t48853\t2349\t2138551\t\t0\tパリ\t巴黎\t\tParigi|Parijs
        São Paulo\tBR\t27\t-23548\t-46636\t12400232\t\t0\tサンパウロ\t圣保罗\t聖保羅\tSao Paulo
        Suva\tFJ\t01\t-18137\t178425\t77366
        Nowhere\t\t\t0\t-179999

        """
    static let countries =
        "iso2\tiso3\tcurrency\ttz\tlat\tlon\ten\tja\tzhs\tzht\nFR\tFRA\tEUR\tEurope/Paris\t46.8\t2.6\tFrance\tフランス\t法国\nBR\tBRA\t\t\tx\ty\tBrazil\n"
    static let divisions = "code\ten\tja\tzhs\tzht\nFR.11\tÎle-de-France\nBR.27\tSão Paulo\tサンパウロ州\n"

    /// Runs every query; anything but an answer or an AtlasError would end the process.
    func askEverything(_ directory: String, drawsOnly: Bool) {
        let atlas = Atlas(directory: directory)
        for view in Self.views {
            if let map = try? atlas.drawing(view) { #expect(map.size < 150_000) }
            if !drawsOnly { _ = try? atlas.labels(view, in: .japanese, avoiding: []) }
        }
        if drawsOnly { return }
        for text in ["par", "s", "サンパウロ", "paulo, brazil", "fr", "paris, fr"] {
            _ = try? atlas.search(text, in: .simplifiedChinese, limit: 5)
        }
        for (latitude, longitude) in [(48.0, 2.0), (-18, 179.9), (0, -180)] {
            _ = try? atlas.nearest(to: point(latitude, longitude), in: .english)
        }
    }

    func directory() throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        try directory.write(Self.baseMap(), to: "basemap.vmp")
        try directory.write(Array(Self.places.utf8), to: "places.tsv")
        try directory.write(Array(Self.countries.utf8), to: "countries.tsv")
        try directory.write(Array(Self.divisions.utf8), to: "admin1.tsv")
        return directory
    }

    @Test func `the small files of these tests are good ones`() throws {
        let directory = try directory(), atlas = Atlas(directory: directory.path)
        for view in Self.views { #expect(try !atlas.drawing(view).land.isEmpty) }
        let map = try atlas.drawing(view(-40, -130, 1))
        #expect(!map.borders.isEmpty && !map.shores.isEmpty)
        #expect(try atlas.search("paulo, brazil", in: .english).first?.name == "São Paulo")
        #expect(try atlas.nearest(to: point(48.8, 2.3), in: .japanese)?.title == "パリ")
        #expect(try atlas.nearest(to: point(0.1, 179.9), in: .english)?.name == "Nowhere")
        #expect(try atlas.labels(view(48, 2, 6), in: .english).map(\.text) == ["Paris"])
    }

    @Test func `a base map cut off anywhere is refused or drawn, never a trap`() throws {
        let directory = try directory(), whole = Self.baseMap()
        for length in 0..<whole.count {
            try directory.write(Array(whole[..<length]), to: "basemap.vmp")
            #expect(throws: AtlasError.self) { for view in Self.views { _ = try Atlas(directory: directory.path).drawing(view) } }
        }
    }

    @Test func `ten thousand base maps with wrong bytes are refused or drawn, never a trap`() throws {
        let directory = try directory(), whole = Self.baseMap()
        let blob = 8 + Int(whole[4]) + Int(whole[5]) << 8
        var dice = SeededRandom(seed: 1)
        for round in 0..<10_000 {
            var bytes = whole
            // Mostly in the blocks, which are not protected by a JSON parser.
            let range = round % 4 == 0 ? 0..<whole.count : blob..<whole.count
            for _ in 0..<Int.random(in: 1...4, using: &dice) {
                bytes[Int.random(in: range, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
            }
            try directory.write(bytes, to: "basemap.vmp")
            askEverything(directory.path, drawsOnly: true)
        }
    }

    @Test(arguments: ["places.tsv", "countries.tsv", "admin1.tsv"])
    func `gazetteers with wrong bytes are refused or searched, never a trap`(name: String) throws {
        let directory = try directory()
        let whole = Array((name == "places.tsv" ? Self.places : name == "countries.tsv" ? Self.countries : Self.divisions).utf8)
        var dice = SeededRandom(seed: 2)
        for round in 0..<700 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...6, using: &dice) {
                let odd: [UInt8] = [0, 9, 10, 45, 48, 57, 124, 0x80, 0xC3, 0xE3, 0xF4, 0xFF]
                bytes[Int.random(in: 0..<bytes.count, using: &dice)] = odd[Int.random(in: 0..<odd.count, using: &dice)]
            }
            if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &dice)) }
            try directory.write(bytes, to: name)
            askEverything(directory.path, drawsOnly: false)
        }
    }

    @Test(
        arguments: [
            ("basemap.vmp", "it is not a base map", "nonsense"),
            ("basemap.vmp", "its header is cut off", "VMP1\u{7F}\u{7F}\u{7F}\u{0}{}"),
            ("places.tsv", "place 1 has no position", "#tz\nParis\tFR\t11\n"),
            ("places.tsv", "place 1 has no position", "#tz\nParis\tFR\t11\t98000\t0\n"),
            ("places.tsv", "its size is 0 bytes", ""),
        ])
    func `what is wrong is said in a sentence for the log`(name: String, reason: String, contents: String) throws {
        let directory = try directory(), path = "\(directory.path)/\(name)"
        try directory.write(Array(contents.utf8), to: name)
        let error = AtlasError.damaged(path: path, reason: reason)
        #expect(error.description == "The atlas cannot use \(path): \(reason). Put the file in place again.")
        #expect(throws: error) { _ = try Atlas(directory: directory.path).labels(view(0, 0, 3), in: .english) }
    }

    @Test func `a directory that is not there is told, and found once it is`() throws {
        let directory = try TemporaryDirectory(), atlas = Atlas(directory: directory.path)
        let missing = AtlasError.unreadable(path: "\(directory.path)/basemap.vmp", reason: "No such file or directory")
        #expect(throws: missing) { _ = try atlas.drawing(view(0, 0, 3)) }
        #expect(throws: AtlasError.self) { _ = try atlas.search("paris", in: .english) }
        #expect(throws: AtlasError.self) { _ = try atlas.nearest(to: point(0, 0), in: .english) }
        #expect(missing.description == "The atlas cannot read \(directory.path)/basemap.vmp: No such file or directory.")
        try directory.write(Self.baseMap(), to: "basemap.vmp")
        #expect(try !atlas.drawing(view(-40, -130, 1)).land.isEmpty)
    }

    @Test func `many threads ask at once`() async throws {
        let atlas = Atlas(directory: geography)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let view = view(Double(number) * 4, Double(number) * 20, 5)
                    return try atlas.drawing(view).size + atlas.labels(view, in: .english).count
                        + atlas.search("san", in: .japanese).count
                }
            }
            for try await size in group { #expect(size > 0) }
        }
    }
}
