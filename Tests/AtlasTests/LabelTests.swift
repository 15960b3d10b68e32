import Testing

@testable import Atlas

@Suite struct LabelTests {
    @Test(arguments: MapView.zooms)
    func `labels lie inside the view and overlap neither each other nor what they have to avoid`(zoom: Int) throws {
        for (latitude, longitude) in DrawingTests.places.prefix(7) {
            for language in AtlasLanguage.allCases {
                let view = view(latitude, longitude, zoom)
                let markers = (0..<5).map {
                    MapBox(x: Double($0) * 130 + 20, y: Double($0 % 3) * 150 + 40, width: 60, height: 44)
                }
                let labels = try atlas.labels(view, in: language, avoiding: markers)
                #expect(labels.count <= (zoom <= 2 ? 24 : 40))
                let boxes = labels.map(\.box)
                #expect(boxes.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.x + $0.width <= 720 && $0.y + $0.height <= 520 })
                #expect(!boxes.contains { markers.contains(where: $0.overlaps) } && labels.allSatisfy { !$0.text.isEmpty })
                #expect(!boxes.indices.contains { boxes[..<$0].contains(where: boxes[$0].overlaps) })
            }
        }
    }

    @Test(
        arguments: [
            (36.0, 138.0, 5, ["東京都", "大阪市", "日本", "札幌市"], ["Tokyo", "Osaka", "Japan"], ["东京都", "大阪市", "日本"]),
            (48, 8, 5, ["パリ", "フランス", "ドイツ"], ["Paris", "France", "Germany"], ["巴黎", "法国", "德国"]),
            (43.65, -79.4, 9, ["トロント"], ["Toronto"], ["多伦多"]),
        ] as [(Double, Double, Int, [String], [String], [String])])
    func `a person recognises the place in each language`(
        latitude: Double, longitude: Double, zoom: Int, japanese: [String], english: [String], chinese: [String]
    ) throws {
        for (language, expected) in [(AtlasLanguage.japanese, japanese), (.english, english), (.simplifiedChinese, chinese)] {
            let texts = Set(try atlas.labels(view(latitude, longitude, zoom), in: language).map(\.text))
            #expect(texts.isSuperset(of: expected), "\(texts.sorted())")
        }
    }

    @Test func `the world has names of continents' worth of countries and of cities`() throws {
        let labels = try atlas.labels(view(20, 10, 2), in: .english)
        #expect(labels.contains { $0.kind == .country } && labels.contains { $0.kind == .city } && labels.count > 12)
    }

    @Test func `a view across 180 degrees has names on both sides`() throws {
        let labels = try atlas.labels(view(-17.5, 179.9, 6), in: .english)
        #expect(labels.contains { $0.text == "Fiji" })
        #expect(try atlas.labels(view(-18.1, 178.9, 8), in: .english).contains { $0.text == "Suva" })
        let chukotka = view(66, 180, 4), anadyr = chukotka.position(of: point(64.73, 177.51)).x
        #expect(anadyr > 300 && anadyr < 360)
        let names = try atlas.labels(chukotka, in: .english)
        #expect(names.contains { $0.x < 300 } && names.contains { $0.x > 420 })
    }

    @Test func `wide letters are given more room`() {
        #expect(LabelWidth.of("東京都", size: 13) > LabelWidth.of("abc", size: 13))
        #expect(LabelWidth.of("WWW", size: 13) > LabelWidth.of("iii", size: 13) * 2)
    }
}
