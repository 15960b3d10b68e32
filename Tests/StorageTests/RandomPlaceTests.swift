import Bookkeeping
import Testing

@testable import Storage

/// Random ledgers with places compared with plain sums over their rows.
struct RandomPlaceTests {
    private struct Key: Hashable {
        let cell: Int64
        let kind: Transaction.Kind
    }

    @Test(arguments: 0..<12)
    func `every square of every map is a plain sum over the records`(seed: Int) throws {
        let sample = try Sample()
        var compared = 0
        for number in 1...2 {
            let random = try RandomLedger(in: sample.store, number: number, seed: UInt64(seed) &* 0x9E37_79B9 &+ 11)
            for step in 1...40 {
                try random.step()
                if step % 8 == 0 { compared += try compare(random, "seed \(seed), step \(step)") }
            }
            #expect(try sample.store.check() == [], "seed \(seed)")
        }
        #expect(compared > 100, "there must be something to compare")
    }

    private func compare(_ random: RandomLedger, _ comment: Comment) throws -> Int {
        let rows = try PlainSums(random).rows.filter { $0.place != nil }
        let year: ClosedRange<CalendarDate> = .day("2026-01-01") ... .day("2026-12-31")
        let month: ClosedRange<CalendarDate> = .day("2026-02-15") ... .day("2026-03-14")
        let areas = [
            [MapArea.world], MapArea.areas(south: 38.70001, west: -75, north: 60, east: -9.1403),
            MapArea.areas(south: -30, west: 170, north: 20, east: -170),
        ]
        var compared = 0
        for zoom in [0, 4, 9, 13, 19] {
            for dates in [nil, year, month] as [ClosedRange<CalendarDate>?] {
                for (kind, category) in [(nil, nil), (.expense, nil), (.transfer, nil), (nil, random.categories[0])]
                    as [(Transaction.Kind?, Bookkeeping.Category.ID?)]
                {
                    let query = PlaceQuery(areas: random.pick(areas), dates: dates, kind: kind, category: category)
                    let isSummed = dates == nil || dates == year && category == nil
                    let level = PlaceTotals.level(zoom: zoom)
                    let found = try random.store.read(random.book) { try $0.placeSums(query, zoom: zoom) }
                    let expected = rows.filter { row in
                        guard let cell = row.place?.cell else { return false }
                        let seen = isSummed ? cell >> Int64(PlaceTotals.shift(level)) : cell
                        return query.areas.contains { $0.contains(seen, level: isSummed ? level : 20) }
                            && dates?.contains(row.date) ?? true && kind ?? row.kind == row.kind
                            && row.isOf(category)
                    }
                    #expect(found.level == level)
                    #expect(Self.summed(found) == Self.summed(expected, level: level), comment)
                    compared += expected.count
                }
            }
        }
        return compared
    }

    /// Returns count, amount, unconverted count and centre for each key.
    private static func summed(_ found: PlaceSums) -> [Key: [Int]] {
        found.sums.reduce(into: [:]) { sums, sum in
            let part = [
                sum.count, Int(sum.amount), sum.unconverted, Int((sum.latitude * 1e5 * Double(sum.count)).rounded()),
                Int((sum.longitude * 1e5 * Double(sum.count)).rounded()),
            ]
            let key = Key(cell: sum.cell, kind: sum.kind)
            sums[key] = zip(sums[key] ?? [0, 0, 0, 0, 0], part).map(+)
        }
    }

    private static func summed(_ rows: [PlainSums.Row], level: Int) -> [Key: [Int]] {
        rows.reduce(into: [:]) { sums, row in
            guard let place = row.place else { return }
            let isMoney = row.kind != .transfer
            let part = [
                1, isMoney ? Int(row.main?.minorUnits ?? 0) : 0, isMoney && row.main == nil ? 1 : 0, place.latitude,
                place.longitude,
            ]
            let key = Key(cell: place.cell >> Int64(PlaceTotals.shift(level)), kind: row.kind)
            sums[key] = zip(sums[key] ?? [0, 0, 0, 0, 0], part).map(+)
        }
    }
}

extension Place {
    /// The code of the map cell of its place.
    fileprivate var cell: Int64 { MapCell(latitude: latitude, longitude: longitude).code }
}
