import Bookkeeping
import Language

extension Texts {
    /// Returns what a change of many records has done, and what it has left and why.
    package func changed(_ made: ChangedRecords, names: LedgerNames, today: CalendarDate) -> String {
        let what = parts(of: made.change, names: names, today: today)
        return sentences([changes.changed(made.count) + (what.isEmpty ? "" : changes.colon + what)] + left(made.refused, unchanged: made.unchanged))
    }

    /// Returns why no record has a change.
    package func left(_ refused: [RecordChange.Refusal: Int], unchanged: Int) -> String { sentences(left(refused, unchanged: unchanged)) }

    /// Returns what taking back a change has done.
    package func undone(_ undone: UndoneChange) -> String {
        sentences(
            [changes.undone(undone.restored)] + (undone.changedSince > 0 ? [changes.changedSince(undone.changedSince)] : [])
                + (undone.blocked > 0 ? [changes.blocked(undone.blocked)] : []))
    }

    private func left(_ refused: [RecordChange.Refusal: Int], unchanged: Int) -> [String] {
        let reasons = RecordChange.Refusal.allCases.compactMap { reason in refused[reason].map { changes.refused(reason, $0) } }
        return (unchanged > 0 ? [changes.unchanged(unchanged)] : []) + reasons
    }

    private func sentences(_ parts: [String]) -> String { parts.map { $0 + changes.stop }.joined(separator: changes.between) }

    /// Returns the parts of a change, such as `category Eating out, #berlin added`.
    package func parts(of change: RecordChange, names: LedgerNames, today: CalendarDate) -> String {
        var parts: [String] = []
        if let category = change.category.flatMap(names.category) { parts.append(changes.category(category.name)) }
        if let account = change.account.flatMap(names.account) { parts.append(changes.account(account.name)) }
        if let date = change.date { parts.append(changes.day(dates.day(date, today: today))) }
        if let vendor = change.vendor { parts.append(vendor.isEmpty ? changes.vendorRemoved : changes.vendorTo(vendor)) }
        if change.filing != nil { parts.append(rules.byRules) }
        func tags(_ names: [String]) -> String { names.map { "#" + $0 }.joined(separator: " ") }
        if !change.addedHashtags.isEmpty { parts.append(changes.added(tags(change.addedHashtags))) }
        if !change.removedHashtags.isEmpty { parts.append(changes.removed(tags(change.removedHashtags))) }
        return parts.joined(separator: changes.comma)
    }
}
