import Bookkeeping
import Testing

@testable import Storage

struct PlaceTests {
    let sample: Sample
    static let market = Place(latitude: 4_237_360, longitude: -7_110_970, name: "Market")
    static let cafe = Place(latitude: 4_237_400, longitude: -7_110_900, name: "Café")
    static let lisbon = Place(latitude: 3_871_280, longitude: -914_030, name: "Alfama")

    init() throws { sample = try Sample() }

    private func sums(_ query: PlaceQuery = PlaceQuery(), zoom: Int = 19) throws -> [PlaceSum] {
        try sample.store.read(sample.book) { try $0.placeSums(query, zoom: zoom).sums }
    }

    @Test func `records at one place are one sum, and a record alone says which one it is`() throws {
        try sample.add(
            sample.expense("Tea", 100, place: Self.market), sample.expense("Bread", 250, place: Self.market),
            sample.expense("Ferry", 700, place: Self.lisbon), sample.expense("At home", 900))
        let found = try sums().sorted { $0.count > $1.count }
        #expect(found.map(\.name) == ["Market", "Alfama"] && found.map(\.count) == [2, 1] && found.map(\.amount) == [350, 700])
        #expect(found.first?.record == nil && found.first.map { ($0.latitude * 100_000).rounded() } == 4_237_360)
        let ferry = try #require(found.last?.record)
        let records = try sample.store.read(sample.book) { try $0.locatedRecords([ferry]) }
        #expect(records[ferry]?.record.title == "Ferry" && records[ferry]?.place == Self.lisbon)
        #expect(try sums(zoom: 2).map(\.count).sorted() == [1, 2])
        #expect(try sums(PlaceQuery(areas: MapArea.areas(south: 30, west: -20, north: 45, east: 0))).map(\.name) == ["Alfama"])
    }

    @Test func `a record that is left alone is found again after others have gone`() throws {
        let ids = try sample.add(
            sample.expense("Tea", place: Self.market), sample.expense("Bread", on: "2025-12-31", place: Self.market),
            sample.expense("Cake", place: Self.market))
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.delete(ids[0], as: Sample.id(500), at: Sample.now)
            try editor.update(ids[2], sample.expense("Cake"), at: Sample.now)
        }
        for zoom in [1, 5, 19] {
            let key = try #require(try sums(zoom: zoom).first?.record)
            #expect(try sample.store.read(sample.book) { try $0.locatedRecords([key])[key]?.record.title } == "Bread")
        }
        #expect(try sample.store.check() == [])
    }

    @Test func `what has no rate is counted beside the sum, and neither are transfers money spent`() throws {
        var moved = sample.transfer(from: sample.main, to: sample.cash, 500)
        moved.place = Self.market
        try sample.add(
            sample.expense("Sushi", 900, account: sample.tokyo, place: Self.market), sample.expense("Tea", place: Self.market),
            moved)
        let found = try sums()
        #expect(found.first { $0.kind == .expense }.map { [$0.count, $0.unconverted, Int($0.amount)] } == [2, 1, 100])
        #expect(found.first { $0.kind == .transfer }.map { [$0.count, $0.unconverted, Int($0.amount)] } == [1, 0, 0])
        let rate = try #require(
            ExchangeRate(base: .eur, quote: .jpy, date: .day("2026-01-01"), value: .of("150"), source: .byHand))
        _ = try sample.store.write(sample.book) { try $0.saveRate(rate, at: Sample.now) }
        #expect(try sums(PlaceQuery(kind: .expense)).map { [$0.unconverted, Int($0.amount)] } == [[0, 700]])
        #expect(try sample.store.check() == [])
    }

    @Test func `many places are too many to name`() throws {
        try sample.add(sample.expense("Tea", place: Self.market), sample.expense("Tea", place: Self.cafe))
        let named = { (dates: ClosedRange<CalendarDate>?, limit) in
            try sample.store.read(sample.book) {
                try $0.namedPlaceSums(PlaceQuery(dates: dates), limit: limit)?.sums.map(\.name).sorted()
            }
        }
        for dates in [nil, .day("2026-03-01") ... .day("2026-03-31")] as [ClosedRange<CalendarDate>?] {
            #expect(try named(dates, 2) == ["Café", "Market"])
            #expect(try named(dates, 1) == nil)
        }
    }

    @Test func `the records of a marker come latest first, and none of other filters or books`() throws {
        let neighbour = try sample.neighbour()
        try sample.store.write(neighbour) { editor throws in
            let draft = Transaction.Draft(
                movement: .expense(account: Sample.id(110), category: Sample.id(120), amount: Money(minorUnits: 5, .eur)),
                date: .day("2026-03-10"), time: .midnight, title: "Theirs", place: Self.market)
            _ = try editor.add(Sample.id(90_000), draft, at: Sample.now)
        }
        try sample.add(
            sample.expense("Tea", on: "2026-03-08", place: Self.market),
            sample.expense("Bus", on: "2026-03-09", category: sample.travel, place: Self.cafe),
            sample.expense("Cake", on: "2026-03-10", place: Self.market), sample.expense("Ferry", place: Self.lisbon))
        func titles(_ query: PlaceQuery, zoom: Int, limit: Int = 9) throws -> [String]? {
            try sample.store.read(sample.book) { ledger in
                let found = try ledger.placeSums(query, zoom: zoom)
                let near = found.sums.filter { $0.longitude < -60 }.map(\.cell)
                return try ledger.locatedRecords(query, in: near, level: found.level, limit: limit)?.map(\.record.title)
            }
        }
        for zoom in [3, 19] {
            #expect(try titles(PlaceQuery(), zoom: zoom) == ["Cake", "Bus", "Tea"])
            #expect(try titles(PlaceQuery(), zoom: zoom, limit: 1) == ["Cake"])
            #expect(try titles(PlaceQuery(category: sample.food), zoom: zoom) == ["Cake", "Tea"])
            #expect(try titles(PlaceQuery(dates: .day("2026-03-09") ... .day("2026-03-09")), zoom: zoom) == ["Bus"])
        }
    }

    @Test func `recent places come once each, the latest first`() throws {
        try sample.add(
            sample.expense("Tea", on: "2026-03-07", place: Self.lisbon),
            sample.expense("Tea", on: "2026-03-08", place: Self.market),
            sample.expense("Bus", on: "2026-03-09", place: Self.cafe),
            sample.expense("Cake", on: "2026-03-10", place: Self.market))
        #expect(try sample.store.read(sample.book) { try $0.recentPlaces(limit: 2).map(\.name) } == ["Market", "Café"])
        #expect(try sample.store.read(sample.book) { try $0.recentPlaces(limit: 9).count } == 3)
    }

    @Test func `the points of all records reach as far as they do, from one place to the world`() throws {
        func reach(_ query: PlaceQuery = PlaceQuery()) throws -> [Int] {
            let points = try sample.store.read(sample.book) { try $0.placePoints(query) }
            func round(_ value: Double?) -> Int? { value.map { Int(($0 * 100).rounded()) } }
            return [
                points.map(\.latitude).min(), points.map(\.latitude).max(), points.map(\.longitude).min(),
                points.map(\.longitude).max(),
            ]
            .compactMap(round)
        }
        #expect(try reach() == [])
        try sample.add(
            sample.expense("Tea", place: Self.market), sample.expense("Bus", category: sample.travel, place: Self.cafe))
        #expect(try reach() == [4237, 4237, -7111, -7111])
        try sample.add(sample.expense("Ferry", place: Self.lisbon), from: 2_000)
        #expect(try reach() == [3871, 4237, -7111, -914])
        #expect(try reach(PlaceQuery(category: sample.travel)) == [4237, 4237, -7111, -7111])
        #expect(try sample.store.read(sample.book) { try $0.hasPlaces() })
    }
}
