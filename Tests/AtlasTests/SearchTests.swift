import TestSupport
import Testing

@testable import Atlas

@Suite struct SearchTests {
    @Test(
        arguments: [
            ("tokyo", "Tokyo", "Japan"), ("東京", "Tokyo", "Japan"), ("ｔｏｋｙｏ", "Tokyo", "Japan"), ("Tōkyō", "Tokyo", "Japan"),
            ("  TOKYO ", "Tokyo", "Japan"),
            ("东京", "Tokyo", "Japan"), ("sao paulo", "São Paulo", "Brazil"), ("São Paulo", "São Paulo", "Brazil"),
            ("SA\u{303}O PAULO", "São Paulo", "Brazil"),
            ("サンパウロ", "São Paulo", "Brazil"), ("münchen", "Munich", "Germany"), ("munich", "Munich", "Germany"),
            ("MUNCHEN", "Munich", "Germany"),
            ("北京", "Beijing", "China"), ("peking", "Beijing", "China"), ("Paris, Texas", "Paris", "United States"),
            ("paris", "Paris", "France"),
            ("paris,tx", "Paris", "United States"), ("巴黎", "Paris", "France"), ("パリ", "Paris", "France"),
            ("ぱり", "Paris", "France"),
            ("ﾆｭｰﾖｰｸ", "New York City", "United States"), ("Springfield, Illinois", "Springfield", "United States"),
            ("springfield， イリノイ", "Springfield", "United States"), ("london, uk", "London", "United Kingdom"),
            ("London, Ontario", "London", "Canada"),
            ("london、カナダ", "London", "Canada"), ("st louis", "St. Louis", "United States"), ("aquila", "L'Aquila", "Italy"),
            ("laquila", "L'Aquila", "Italy"),
            ("lodz", "Łódź", "Poland"), ("zurich", "Zürich", "Switzerland"), ("bath", "Bath", "United Kingdom"),
            ("tok", "Tokyo", "Japan"),
            ("york", "York", "United Kingdom"), ("上海市", "Shanghai", "China"), ("梅田", "Umeda", "Japan"),
            ("Moss Park", "Moss Park", "Canada"),
            ("臺北", "Taipei", "Taiwan"), ("kopenhagen", "Copenhagen", "Denmark"),
        ] as [(String, String, String)])
    func `the first place found is the one that was meant`(text: String, name: String, country: String) throws {
        let found = try atlas.search(text, in: .english).first
        #expect(found?.name == name && found?.country == country)
    }

    @Test(
        arguments: [
            ("japan", "Japan", .country), ("日本", "Japan", .country), ("texas", "Texas", .division),
            ("カリフォルニア", "California", .division),
            ("qqqq", nil, nil), ("", nil, nil), (" , ", nil, nil), ("Paris, Atlantis", nil, nil), ("..'", nil, nil),
        ] as [(String, String?, FoundPlace.Kind?)])
    func `countries and divisions are found, and what does not exist is not`(text: String, name: String?, kind: FoundPlace.Kind?)
        throws
    {
        let found = try atlas.search(text, in: .english).first
        #expect(found?.name == name && found?.kind == kind)
    }

    @Test func `names begin with the text before their later words do, the largest first`() throws {
        let found = try atlas.search("new yor", in: .english, limit: 50).map(\.name)
        #expect(found.first == "New York City")
        let mills = try #require(found.firstIndex(of: "New York Mills")),
            east = try #require(found.firstIndex(of: "East New York"))
        #expect(mills < east, "though the latter is larger")
        let inner = try atlas.search("paulo", in: .english, limit: 20).map(\.name)
        #expect(inner.first?.hasPrefix("Paulo") == true && inner.contains("São Paulo"))
    }

    @Test(
        arguments: [
            ("springfield", 42.36, -71.06, 9, "Massachusetts"), ("springfield", 39.8, -89.6, 9, "Illinois"), ("cambridge", 52.2, 0.1, 9, "England"),
            ("cambridge", 42.36, -71.06, 9, "Massachusetts"), ("richmond", 37.5, -77.4, 10, "Virginia"), ("府中", 35.68, 139.7, 10, "Tokyo"),
        ] as [(String, Double, Double, Int, String)])
    func `of places with one name the near one comes first`(text: String, latitude: Double, longitude: Double, zoom: Int, division: String) throws {
        let view = MapView(center: try #require(GeoPoint(latitude: latitude, longitude: longitude)), zoom: zoom)
        #expect(try atlas.search(text, in: .english, near: view).first?.division == division)
    }

    @Test(arguments: [
        ("paris", "Paris", "France"), ("tokyo", "Tokyo", "Japan"), ("new york", "New York City", "United States"), ("berlin", "Berlin", "Germany"),
    ])
    func `a great city comes before a small place that is nearer`(text: String, name: String, country: String) throws {
        // Between Texas and Tennessee, where there are a Paris, a York and a Berlin; and on a map of the whole world.
        for (latitude, longitude, zoom) in [(34.7, -92.3, 9), (0, 0, 1)] {
            let view = MapView(center: try #require(GeoPoint(latitude: latitude, longitude: longitude)), zoom: zoom)
            let found = try atlas.search(text, in: .english, near: view).first
            #expect(found?.name == name && found?.country == country)
        }
    }

    @Test func `results carry their regions in the language asked for`() throws {
        let toronto = try #require(try atlas.search("トロント", in: .japanese).first)
        #expect(
            toronto == FoundPlace(kind: .place, name: "トロント", division: "オンタリオ州", country: "カナダ", point: toronto.point, zoom: 10))
        #expect(abs(toronto.point.latitude - 43.7) < 0.1 && abs(toronto.point.longitude + 79.4) < 0.1)
        let osaka = try #require(try atlas.search("osaka", in: .simplifiedChinese).first)
        #expect(osaka.name == "大阪市" && osaka.division == "大阪府" && osaka.country == "日本")
    }

    @Test(
        arguments: [
            ("japan", 4...6), ("russia", 2...4), ("luxembourg", 8...10), ("texas", 5...7), ("fiji", 6...9),
            ("united states", 3...4), ("tokyo", 9...9),
        ]
            as [(String, ClosedRange<Int>)])
    func `the zoom shows the whole of what was found`(text: String, zooms: ClosedRange<Int>) throws {
        let found = try #require(try atlas.search(text, in: .english).first)
        #expect(zooms.contains(found.zoom), "\(found)")
    }

    @Test func `limits and long texts are brought into range`() throws {
        #expect(try atlas.search("a", in: .english, limit: .max).count == 50)
        #expect(try atlas.search("a", in: .english, limit: -5).count == 1)
        #expect(try atlas.search(String(repeating: "a", count: 100_000), in: .english).isEmpty)
        #expect(try atlas.search(String(repeating: ",", count: 100_000), in: .english).isEmpty)
        #expect(try atlas.search("\u{0}\t|\n", in: .english).isEmpty)
    }

    @Test func `every place of a sample is found by its own name`() throws {
        let places = try Places(path: "\(geography)/places.tsv")
        var dice = SeededRandom(seed: 3)
        for _ in 0..<150 {
            let place = Int.random(in: 0..<places.count, using: &dice), name = places.name(place, in: .japanese)
            let found = try atlas.search(name, in: .japanese, limit: 50)
            #expect(found.contains { $0.name == name }, "\(name)")
        }
    }
}
