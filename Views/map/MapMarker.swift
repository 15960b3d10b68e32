import Bookkeeping
import Language
import SitePaths
import Templates

/// A marker on the map: a record with the icon of its category, or a count.
///
/// Income is drawn as a square and expenses as a disc, each with its sum and its sign below, so that colour is not needed to
/// distinguish them.
package struct MapMarker: Sendable {
    /// A single record.
    package struct Pin: ViewModel, Sendable {
        package let hue, icon: String
        package let isSquare: Bool
    }

    /// Several records.
    package struct Cluster: ViewModel, Sendable {
        package let count: String
        package let radius, halo: Int
        package let isSquare: Bool
        package var side: Int { 2 * radius }
        package var wide: Int { 2 * halo }
    }

    package let url: Link
    package let label: String
    package let x, y: Int
    package let pin: Pin?
    package let cluster: Cluster?
    /// The sum with its sign, in its shortest form.
    package let sum: String?
    /// The y coordinate of the sum.
    package let sumY: Int

    init(_ group: MapGroup, url: Link, names: LedgerNames, t: Texts) {
        self.url = url
        (x, y) = (Int(group.x.rounded()), Int(group.y.rounded()))
        let figures = MapFigures(group, names: names, t: t)
        label = figures.label
        if let record = group.record {
            let row = RecordRow(record.record, names: names, when: WhenText(), t: t)
            pin = Pin(hue: row.hue, icon: row.icon, isSquare: record.record.movement.kind == .income)
            cluster = nil
            sumY = 32
        } else {
            let radius = group.count < 10 ? 16 : group.count < 100 ? 18 : group.count < 1_000 ? 21 : 24
            pin = nil
            cluster = Cluster(
                count: Self.short(group.count, t), radius: radius, halo: radius + 7,
                isSquare: group.net.map { $0.minorUnits > 0 } ?? false)
            sumY = radius + 15
        }
        sum = figures.short
    }

    /// Returns at most four characters: `999`, `1.2k`, 「1.2万」.
    private static func short(_ count: Int, _ t: Texts) -> String {
        let unit = t.language == .english ? 1_000 : 10_000, name = t.language == .english ? "k" : "万"
        guard count >= unit else { return String(count) }
        let tenths = count * 10 / unit
        return tenths < 100 && tenths % 10 > 0 ? "\(tenths / 10).\(tenths % 10)\(name)" : "\(tenths / 10)\(name)"
    }
}

/// The sum of a marker or a place, in words.
struct MapFigures {
    /// The name of the record or the place.
    let name: String
    let short: String?
    let label: String
    /// `in`, `out`, or empty.
    let sign: String
    /// The net sum as shown in a list; for one record without a rate, its amount in its own currency.
    let amount: String

    init(_ group: MapGroup, names: LedgerNames, t: Texts) {
        if let record = group.record {
            let movement = record.record.movement, money = movement.amount
            name = t.title(of: record.record, names)
            sign = movement.kind == .income ? "in" : movement.kind == .expense ? "out" : ""
            amount = t.money.string(
                money, sign: movement.kind == .income ? .plus : movement.kind == .expense ? .minus : .negative)
            short = Self.short(
                movement.kind == .expense ? (try? money.negated()) ?? money : money, isSigned: movement.kind != .transfer, t)
            let category = movement.category.flatMap(names.category)?.name ?? t.records.transfer
            label = [name, amount, category].joined(separator: t.frame.listSeparator)
        } else {
            name = group.name.isEmpty ? t.records.count(group.count) : group.name
            let net = group.net
            sign = net.map { $0.isZero ? "" : $0.isNegative ? "out" : "in" } ?? ""
            amount = net.map { t.money.string($0, sign: .always) } ?? ""
            short = net.flatMap { $0.isZero ? nil : Self.short($0, isSigned: true, t) }
            let unconverted = group.unconverted > 0 ? t.map.unconverted(t.records.count(group.unconverted)) : ""
            label = [group.name, t.records.count(group.count), amount, unconverted].filter { !$0.isEmpty }.joined(
                separator: t.frame.listSeparator)
        }
    }

    private static func short(_ money: Money, isSigned: Bool, _ t: Texts) -> String {
        (isSigned && !money.isNegative && !t.money.isMasked ? "+" : "") + t.money.short(money, decimals: 1)
    }
}
