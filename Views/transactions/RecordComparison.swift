import Bookkeeping
import Language
import SitePaths
import Templates

/// Two versions of a record: the one saved meanwhile, and the one typed.
package struct RecordComparison: ViewModel, Sendable {
    /// A value that differs.
    package struct Row: Sendable {
        package let label, saved, typed: String
    }

    package let rows: [Row]
    package let text: String
    /// The page of the record as saved.
    package let link: Link

    /// - Parameters:
    ///   - household: the household that owns the book; nil for a person's own book.
    ///   - person: who saved it, of the household; nil for the visitor on another device.
    package init(
        saved: Transaction, typed: Transaction, names: LedgerNames, today: CalendarDate, household: HouseholdView? = nil,
        by person: HouseholdMember.ID? = nil, t: Texts
    ) {
        link = Paths.transaction(saved.id)
        let other = person == household?.own ? nil : person
        text = other.flatMap { person in household.map { t.history.savedBy($0.inSentence(person, t)) } } ?? t.versions.text
        rows = RecordWords(names: names, today: today, household: household, t: t).differences(saved, typed).map { row in
            Row(label: row.label, saved: t.versions.saved(row.one), typed: t.versions.typed(row.other))
        }
    }
}
