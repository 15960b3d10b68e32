import Bookkeeping
import Language
import SitePaths
import Templates

/// The records of the past for which rules hold, old and new.
package struct RuleTrial: Sendable {
    package struct Row: Sendable {
        package let title, day, sign, hue, icon: String
        package let amount: MoneyText
        package let changes: [Change]
        package let link: Link
    }

    /// A field before and after. An old value that is empty is not shown.
    package struct Change: Sendable {
        package let before, after: String
        package var isNew: Bool { before.isEmpty }
    }

    package let fit: String
    /// The number of records that would change; nil for none.
    package let heading: String?
    /// The note that not all are shown.
    package let latest: String?
    /// The sentence about records that are left; empty without any.
    package let left: String
    package let rows: [Row]
    package var hasLeft: Bool { !left.isEmpty }
    package var hasRows: Bool { !rows.isEmpty }

    package init(_ preview: FilingPreview, names: LedgerNames, today: CalendarDate, t: Texts) {
        fit = t.rules.fit(preview.holding)
        heading = preview.changing == 0 ? nil : t.rules.wouldChange(preview.changing)
        latest = preview.changing > preview.examples.count ? t.rules.lastShown(preview.examples.count, preview.changing) : nil
        left = t.left(preview.refused, unchanged: 0)
        rows = preview.examples.compactMap { Self.row($0, names, today, t) }
    }

    private static func row(_ record: FiledRecord, _ names: LedgerNames, _ today: CalendarDate, _ t: Texts) -> Row? {
        guard let after = record.after else { return nil }
        let before = record.before, category = after.category.flatMap(names.category)
        func name(_ id: Bookkeeping.Category.ID?) -> String { id.flatMap(names.category)?.name ?? "" }
        var changes: [Change] = []
        if before.category != after.category { changes.append(Change(before: name(before.category), after: name(after.category))) }
        if before.title != after.title { changes.append(Change(before: before.title, after: t.rules.titleTo(after.title))) }
        if before.vendor != after.vendor { changes.append(Change(before: before.vendor, after: t.changes.vendorTo(after.vendor))) }
        let had = Set(before.hashtags.map(\.folded)), added = after.hashtags.filter { !had.contains($0.folded) }
        if !added.isEmpty { changes.append(Change(before: "", after: added.map { "#" + $0 }.joined(separator: " "))) }
        let texts = [before.vendor, before.title, name(before.category)]
        return Row(
            title: texts.first { !$0.isEmpty } ?? "", day: t.dates.brief(record.date, today: today), sign: record.kind == .income ? "in" : "out",
            hue: (category?.hue ?? .slate).rawValue, icon: (category?.icon ?? .other).rawValue,
            amount: MoneyText(record.amount, sign: record.kind == .income ? .plus : .minus, t.money), changes: changes,
            link: Paths.transaction(record.id))
    }
}
