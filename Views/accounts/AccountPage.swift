import Bookkeeping
import Language
import SitePaths
import Templates

/// An account: its balance over time, its terms, and its records with the balance after each.
package struct AccountPage: PageModel {
    /// The data that the page shows.
    package struct Content: Sendable, Equatable {
        let account: Account.Balance
        let names: LedgerNames
        let course: AccountCourse
        /// The ends of days of the chart, and the balances then; empty on further pages of records.
        let days: [CalendarDate]
        let balances: [Money]
        /// The last comparison with a statement, and the change of the records up to its day since then.
        let reconciliation: Reconciliation?
        let changed: Money?
        /// The goals that are saved up for with its money.
        let goals: [GoalStanding]
        let notes: [AccountNote]

        package init(
            account: Account.Balance, names: LedgerNames, course: AccountCourse, days: [CalendarDate] = [], balances: [Money] = [],
            reconciliation: Reconciliation? = nil, changed: Money? = nil, goals: [GoalStanding] = [], notes: [AccountNote] = []
        ) {
            (self.account, self.names, self.course, self.days, self.balances) = (account, names, course, days, balances)
            (self.reconciliation, self.changed, self.goals, self.notes) = (reconciliation, changed, goals, notes)
        }
    }

    /// A line of the terms.
    package struct Fact: Sendable {
        package let label, value: String
    }

    /// The records of a day.
    package struct Day: Sendable {
        package let heading: String
        package let records: [AccountRecordRow]
    }

    package let title, icon: String
    /// The kind in words; nil for other accounts.
    package let kind: String?
    package var tab: Tab { .accounts }
    package var back: Link? { Paths.accounts }
    package var assets: PageAssets { [.charts, .records, .accounts] }
    private let id: Account.ID
    package let isDefault, isArchived, isFirst: Bool
    package let balance: MoneyText
    package let sign: String
    /// The change by records dated later than today, and the balance including it; nil without any.
    package let later: String?
    package let facts: [Fact]
    package var hasFacts: Bool { !facts.isEmpty }
    /// A sentence about the terms, such as for a loan that is never paid off.
    package let warning: String?
    package let chart: ChartCard?
    package let days: [Day]
    package var hasRecords: Bool { !days.isEmpty }
    package let statement, changed: String?
    package let goals: [GoalBar]
    /// Nil for the account of a person of a household, which the program keeps.
    package let notes: AccountNotesView?
    package var hasGoals: Bool { !goals.isEmpty }
    /// True for an account without goals on which somebody saves up.
    package let offersGoal: Bool
    package var newGoalLink: Link { Paths.newGoal.query("account=\(id)") }
    package let nextURL, firstURL: Link?
    package var editLink: Link { Paths.editAccount(id) }
    package var reconcileLink: Link { Paths.reconcile(id) }
    package var archiveLink: Link { Paths.archiveAccount(id) }
    package var searchLink: Link { Paths.records.query("view=all&account=\(id)") }
    package var addLink: Link { Paths.newTransaction.query("account=\(id)") }

    /// - Parameter cursor: the end of the page before; nil on the first.
    package init(_ content: Content, after cursor: String?, today: CalendarDate, calendar: CivilCalendar, t: Texts) {
        let account = content.account.account, words = t.accountPages
        id = account.id
        (title, icon) = (account.name, account.kind.icon)
        kind = account.kind == .other ? nil : words.name(account.kind)
        (isDefault, isArchived, isFirst) = (account.isDefault, account.isArchived, cursor == nil)
        balance = MoneyText(content.account.balance, t.money)
        sign = content.account.balance.isNegative ? "out" : ""
        later =
            content.account.later.isZero
            ? nil : words.withLater(t.money.unbroken(content.account.later), t.money.unbroken(content.account.total))
        let terms = AccountTerms(content.account, today: today, t: t)
        (facts, warning) = (terms.facts.map { Fact(label: $0.label, value: $0.value) }, terms.warning)
        chart = BalanceCard.card(content, today: today, calendar: calendar, t: t)
        days = Self.days(content, today: today, t: t)
        let last = content.reconciliation
        statement = last.map { last in
            let sentence = last.difference?.isZero == true ? t.reconciling.last : t.reconciling.left
            return sentence(t.dates.day(last.date, today: today), t.money.unbroken(last.balance))
        }
        changed = content.changed.flatMap { $0.isZero ? nil : t.reconciling.changed(t.money.unbroken($0)) }
        goals = content.goals.map { GoalBar($0, account: nil, today: today, t: t) }
        notes = account.person != nil ? nil : AccountNotesView(content.notes, of: account.id, today: today, t: t)
        offersGoal = content.goals.isEmpty && !account.isArchived && ![.card, .loan].contains(account.kind)
        nextURL = content.course.page.next.map { Paths.account(account.id).query("after=\($0)") }
        firstURL = cursor == nil ? nil : Paths.account(account.id)
    }

    private static func days(_ content: Content, today: CalendarDate, t: Texts) -> [Day] {
        let rows = zip(content.course.page.records, content.course.balances)
        var days: [(date: CalendarDate, records: [AccountRecordRow])] = []
        for (record, balance) in rows {
            let row = AccountRecordRow(
                record, in: content.account.account, balance: balance, isReconciled: content.course.reconciled.contains(record.id),
                names: content.names, t: t)
            if days.last?.date == record.date { days[days.count - 1].records.append(row) } else { days.append((record.date, [row])) }
        }
        return days.map { Day(heading: t.dates.heading($0.date, today: today), records: $0.records) }
    }
}

/// A record in the list of an account.
package struct AccountRecordRow: Sendable {
    package let row: RecordRow
    package let amount, balance: MoneyText
    package let sign: String
    /// The other account of a transfer.
    package let other: String?
    package let isReconciled: Bool

    init(_ record: Record, in account: Account, balance: Money, isReconciled: Bool, names: LedgerNames, t: Texts) {
        row = RecordRow(record, names: names, when: WhenText(time: record.time), t: t)
        let change = (try? record.movement.change(of: account.id)).flatMap { $0 } ?? .zero(account.currency)
        amount = MoneyText(change, sign: change.isNegative ? .negative : .plus, t.money)
        self.balance = MoneyText(balance, t.money)
        sign = change.isNegative ? "out" : "in"
        self.isReconciled = isReconciled
        if case .transfer(let from, let to, _, _) = record.movement {
            other = (names.account(from == account.id ? to : from)?.name).map { from == account.id ? "→ \($0)" : "← \($0)" }
        } else {
            other = nil
        }
    }
}

extension Account.Kind {
    /// The name of its icon.
    var icon: String {
        switch self {
        case .cash: "wallet"
        case .bank: "bank"
        case .card: "card"
        case .savings: "savings"
        case .loan: "balance"
        case .other: "other"
        }
    }

    var hue: Hue {
        switch self {
        case .cash: .copper
        case .bank: .sky
        case .card: .plum
        case .savings: .patina
        case .loan: .brick
        case .other: .slate
        }
    }
}
