import Atlas
import Bookkeeping
import Foundation

/// The content of one point of a map: a record, or several that share a marker or a place.
package struct MapGroup: Sendable {
    /// The position in pixels of the view.
    package var x, y: Double
    /// The sums in the main currency of records with a rate, and the number of all records.
    package private(set) var totals: Totals
    package var count: Int { totals.recordCount }
    private var incomeCount = 0, expenseCount = 0
    /// The number of records without a rate.
    package var unconverted = 0
    /// The name of the place or area; empty for none.
    package var name = ""
    /// The number of places that it represents, if known.
    package var placeCount = 1
    /// The bounding box of its records, in pixels of the view.
    private var west, east, north, south: Double
    /// The map cells of its records.
    package private(set) var squares: [Int64] = []
    package private(set) var key: RecordKey?
    /// The record, if there is only one.
    package var record: LocatedRecord?

    package init(_ sum: PlaceSum, x: Double, y: Double, currency: Currency) throws(MoneyError) {
        (self.x, self.y) = (x, y)
        totals = Totals(income: .zero(currency), expenses: .zero(currency), recordCount: 0)
        (west, east, north, south) = (x, x, y, y)
        name = sum.name
        try add(sum, x: x, y: y)
    }

    /// Adds records, and moves the point to the centre of all of them.
    package mutating func add(_ sum: PlaceSum, x: Double, y: Double) throws(MoneyError) {
        move(towards: x, y, weight: sum.count)
        (west, east, north, south) = (min(west, x), max(east, x), min(north, y), max(south, y))
        let amount = Money(minorUnits: sum.amount, totals.currency)
        switch sum.kind {
        case .income:
            totals.income = try totals.income.adding(amount)
            incomeCount += sum.count
        case .expense:
            totals.expenses = try totals.expenses.adding(amount)
            expenseCount += sum.count
        case .transfer: break
        }
        key = count == 0 ? sum.record : nil
        totals.recordCount += sum.count
        unconverted += sum.unconverted
        squares.append(sum.cell)
    }

    package mutating func add(_ other: MapGroup) throws(MoneyError) {
        move(towards: other.x, other.y, weight: other.count)
        (west, east) = (min(west, other.west), max(east, other.east))
        (north, south) = (min(north, other.north), max(south, other.south))
        totals.income = try totals.income.adding(other.totals.income)
        totals.expenses = try totals.expenses.adding(other.totals.expenses)
        key = nil
        totals.recordCount += other.count
        incomeCount += other.incomeCount
        expenseCount += other.expenseCount
        unconverted += other.unconverted
        squares += other.squares
    }

    /// Income less expenses; nil for transfers alone and on overflow.
    var net: Money? { incomeCount + expenseCount > unconverted ? try? totals.net() : nil }

    /// The number of zoom steps that enlarge the map and still show the whole group.
    var closerBy: Int {
        let growth = min(560 / (east - west + 14), 400 / (south - north + 14))
        return min(max(Int(log2(max(growth, 1)).rounded(.down)), 1), 6)
    }

    /// The centre of the bounding box of its records.
    var middle: (x: Double, y: Double) { ((west + east) / 2, (north + south) / 2) }

    /// The sort key in a list.
    package var weight: UInt64 { totals.income.minorUnits.magnitude &+ totals.expenses.minorUnits.magnitude }

    private mutating func move(towards x: Double, _ y: Double, weight: Int) {
        let share = Double(weight) / Double(max(count + weight, 1))
        self.x += (x - self.x) * share
        self.y += (y - self.y) * share
    }
}

extension MapView {
    /// Returns the point of the view as a place without a name, with the precision of URLs and records.
    package func place(x: Double, y: Double) -> Place? {
        let point = point(x: x, y: y)
        return Place(
            latitude: Int((point.latitude * 100_000).rounded()), longitude: Int((point.longitude * 100_000).rounded()), name: "")
    }

    /// The centre as a place, with the precision of URLs.
    package var place: Place? {
        Place(
            latitude: Int((center.latitude * 100_000).rounded()), longitude: Int((center.longitude * 100_000).rounded()), name: ""
        )
    }

    package func position(of place: Place) -> (x: Double, y: Double)? {
        GeoPoint(latitude: Double(place.latitude) / 100_000, longitude: Double(place.longitude) / 100_000).map(position)
    }
}
