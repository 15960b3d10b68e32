import Bookkeeping
import Language
import SitePaths
import Templates

/// The history of a household's record: who did what, and when.
package struct HistoryCard: ViewModel, Sendable {
    /// A value that an act changed.
    package struct Change: Sendable {
        package let label, former, value: String
    }

    package struct Line: Sendable {
        /// Nil for the server itself.
        package let face: Face?
        package let sentence, when: String
        package let changes: [Change]
        package var hasChanges: Bool { !changes.isEmpty }
        /// Nil for an act that cannot be taken back, or has been reverted since.
        package let takeBackLink: Link?
        /// The name of the button for those who hear it apart from the line.
        package let takeBackLabel: String
    }

    /// Latest first.
    package let lines: [Line]
    /// The facts for the record's card: who added it, and who changed it last.
    let facts: [TransactionPage.Fact]

    /// - Parameters:
    ///   - acts: latest first.
    ///   - moment: returns the words for an instant.
    init(
        _ acts: [RecordAct], of record: Transaction.ID, names: LedgerNames, household: HouseholdView, today: CalendarDate, moment: (Int64) -> String,
        t: Texts
    ) {
        func name(_ act: RecordAct) -> String { act.person.map { household.inSentence($0, t) } ?? t.history.server }
        let present = acts.first?.version
        lines = acts.map { act in
            let known = act.former.map { names.knowing(act.version).knowing($0) } ?? names
            let words = RecordWords(names: known, today: today, household: household, t: t)
            let changes =
                act.former.map { former in
                    act.changes.isEmpty ? [] : words.differences(former.record, act.version.record)
                } ?? []
            let isOpen = act.kind == .changed && present.map(act.isToTakeBack) == true, sentence = t.history.sentence(act, by: name(act))
            return Line(
                face: act.person.map { household.face($0) }, sentence: sentence, when: moment(act.at),
                changes: changes.map { Change(label: $0.label, former: $0.one, value: $0.other) },
                takeBackLink: isOpen ? Paths.takeBack(act.id) : nil, takeBackLabel: t.frame.labelled(t.history.takeBack, sentence))
        }
        func fact(_ label: String, _ act: RecordAct?) -> TransactionPage.Fact? {
            act.map { TransactionPage.Fact(label: label, value: [name($0), moment($0.at)].joined(separator: t.frame.listSeparator)) }
        }
        let first = acts.last { $0.kind == .added }
        facts = [fact(t.history.addedBy, first), fact(t.history.changedBy, acts.first { $0.kind != .added })].compactMap(\.self)
    }
}

/// The question before something is taken back that was changed again since.
package struct OvertakenPage: PageModel {
    package struct Row: Sendable {
        package let label, now, then: String
    }

    package let title: String
    package var tab: Tab { .records }
    package var back: Link? { keepLink }
    package var isTask: Bool { true }
    package let rows: [Row]
    package let takeBackLink, keepLink: Link
    /// The version of the record that this page shows.
    package let version: String

    /// - Parameters:
    ///   - present: the record as it is now.
    ///   - wanted: the record as it would be.
    ///   - version: the name of the present version.
    package init(
        _ act: RecordAct.ID, present: Transaction, wanted: Transaction, version: String, names: LedgerNames, household: HouseholdView,
        today: CalendarDate, t: Texts
    ) {
        title = t.title(of: Record(present), names)
        rows = RecordWords(names: names, today: today, household: household, t: t).differences(present, wanted).map { row in
            Row(label: row.label, now: t.history.now(row.one), then: t.history.then(row.other))
        }
        (takeBackLink, keepLink, self.version) = (Paths.takeBack(act), Paths.transaction(present.id), version)
    }
}
