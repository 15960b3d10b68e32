import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The rows of an import, grouped by their state, with the decisions that the person can make.
package struct BankPreviewPage: PageModel {
    /// A count that leads to its group.
    package struct Tally: Sendable {
        package let label, count, icon, tone: String
        package let link: Link
        package let isCurrent: Bool
    }

    /// A button that decides all rows of a group.
    package struct Bulk: Sendable {
        package let value, label: String
    }

    package struct Group: Sendable {
        package let id, heading, icon, tone: String
        package let rows: [BankRow]
        package let bulk: [Bulk]
        package let hasBulk, isShown, hasMore: Bool
        package let link: Link
    }

    package let title, records, days, kept, button: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.banks) }
    package var isTask: Bool { true }
    package var back: Link? { Paths.bankImports }
    package var assets: PageAssets { [.banks, .rules] }
    package let action: Link
    package let steps: BankSteps
    package let tallies: [Tally]
    package let groups: [Group]
    package let missing: Missing?
    package let problem: String?
    package var hasProblems: Bool { problem != nil }
    package let isEmpty: Bool
    package let canGoBack: Bool

    /// The categories that the rows name and the book lacks.
    package struct Missing: Sendable {
        package let heading: String
        package let choices: [Choice]

        package struct Choice: Sendable {
            package let value, label, rows: String
        }
    }

    /// The rows of one state that are shown.
    package struct Part: Sendable {
        let state: ImportedRow.State
        package let rows: [ImportedRow]
        let hasMore: Bool

        package init(_ state: ImportedRow.State, _ rows: [ImportedRow], hasMore: Bool) {
            (self.state, self.rows, self.hasMore) = (state, rows, hasMore)
        }
    }

    package struct Content: Sendable {
        let item: BankImport
        let counts: [ImportedRow.State: Int]
        let decisions: [ImportedRow.Decision: Int]
        let parts: [Part]
        let matches: BankMatches
        let names: LedgerNames
        let missing: [MissingCategory]
        /// The only state shown; nil for all.
        let shown: ImportedRow.State?
        /// The row with an open choice of its category.
        let edited: Int?
        let canGoBack: Bool

        package init(
            item: BankImport, counts: [ImportedRow.State: Int], decisions: [ImportedRow.Decision: Int], parts: [Part], matches: BankMatches,
            names: LedgerNames, missing: [MissingCategory], shown: ImportedRow.State?, edited: Int?, canGoBack: Bool
        ) {
            (self.item, self.counts, self.decisions, self.parts, self.matches) = (item, counts, decisions, parts, matches)
            (self.names, self.missing, self.shown, self.edited, self.canGoBack) = (names, missing, shown, edited, canGoBack)
        }
    }

    package init(_ content: Content, problem: String? = nil, now: CivilTime, zone: CivilTimeZone, t: Texts) {
        let texts = t.banks, item = content.item, page = Paths.bankImport(item.id)
        title = texts.title
        action = page
        steps = BankSteps(at: .preview, t: t)
        self.problem = problem
        canGoBack = content.canGoBack
        missing =
            content.missing.isEmpty
            ? nil
            : Missing(
                heading: texts.missingHeading(content.missing.count),
                choices: content.missing.map { .init(value: BankPreviewForm.choice($0), label: $0.name, rows: texts.rows($0.rows)) })
        let all = content.counts.values.reduce(0, +)
        isEmpty = all == 0
        let accounts = item.accounts.compactMap { content.names.account($0)?.name }.joined(separator: t.frame.listSeparator)
        records = texts.records(all)
        let range = item.days.map {
            texts.fromTo(t.dates.dayOfMonth($0.lowerBound, today: now.date), t.dates.dayOfMonth($0.upperBound, today: now.date))
        }
        days = texts.entriesInto(records, range ?? item.name, accounts)
        if case .preview(let until) = item.state {
            let civil = CivilTime(seconds: until, in: zone)
            kept = texts.keptUntil(
                [t.dates.dayOfMonth(civil.date, today: now.date), civil.time.description].joined(separator: t.frame.listSeparator))
        } else {
            kept = ""
        }
        let imported = [ImportedRow.Decision.add, .take, .transfer, .remove].reduce(0) { $0 + (content.decisions[$1] ?? 0) }
        button = texts.importCount(imported)
        tallies =
            [Tally(label: texts.all, count: texts.count(all), icon: "records", tone: "", link: page, isCurrent: content.shown == nil)]
            + ImportedRow.State.allCases.compactMap { state in
                guard let count = content.counts[state], count > 0 else { return nil }
                return Tally(
                    label: texts.name(state), count: texts.count(count), icon: state.icon, tone: state.tone,
                    link: page.query("state", state.rawValue), isCurrent: content.shown == state)
            }
        groups = content.parts.compactMap { part in
            let count = content.counts[part.state] ?? 0
            guard count > 0 else { return nil }
            let decisions = ImportedRow.decisions(part.state),
                bulk = decisions.map { Bulk(value: "\(part.state):\($0)", label: texts.name($0, part.state)) }
            let rows = part.rows.map {
                BankRow($0, matches: content.matches, names: content.names, isEdited: $0.number == content.edited, today: now.date, t: t)
            }
            let next = part.rows.last.map { page.query("state=\(part.state)&after=\($0.number)") } ?? page.query("state", part.state.rawValue)
            return Group(
                id: "g-\(part.state)", heading: texts.heading(part.state, count), icon: part.state.icon, tone: part.state.tone,
                rows: rows, bulk: bulk, hasBulk: bulk.count > 1,
                isShown: !rows.isEmpty, hasMore: part.hasMore, link: next)
        }
    }
}

/// Records and rows that other rows resemble, or that are the other side of other rows.
package struct BankMatches: Sendable {
    let records: [Transaction.ID: Transaction]
    let rows: [Int: ImportedRow]

    package init(records: [Transaction.ID: Transaction], rows: [Int: ImportedRow]) { (self.records, self.rows) = (records, rows) }
}

extension ImportedRow.State {
    fileprivate var icon: String {
        switch self {
        case .wrong: "alert"
        case .alike: "same"
        case .transfer: "move"
        case .dropped: "trash"
        case .new: "plus"
        case .present: "check"
        }
    }

    var tone: String {
        switch self {
        case .wrong: "over"
        case .alike: "near"
        case .transfer: "info"
        case .dropped: "near"
        case .new: "ok"
        case .present: ""
        }
    }
}

extension BankTexts {
    fileprivate func name(_ state: ImportedRow.State) -> String {
        switch state {
        case .wrong: wrongState
        case .alike: alikeState
        case .transfer: transferState
        case .dropped: droppedState
        case .new: newState
        case .present: presentState
        }
    }

    fileprivate func heading(_ state: ImportedRow.State, _ count: Int) -> String {
        switch state {
        case .wrong: wrongHeading(count)
        case .alike: alikeHeading(count)
        case .transfer: transferHeading(count)
        case .dropped: droppedHeading(count)
        case .new: newHeading(count)
        case .present: presentHeading(count)
        }
    }

    func name(_ decision: ImportedRow.Decision, _ state: ImportedRow.State) -> String {
        switch decision {
        case .add: state == .alike ? addBeside : add
        case .leave: leave
        case .keep: state == .dropped ? keepDropped : keepMine
        case .take: takeTheirs
        case .transfer: makeTransfer
        case .remove: removeDropped
        }
    }
}
