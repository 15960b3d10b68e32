import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The comparison of an account with a statement, and the earlier ones.
package struct ReconcilePage: PageModel {
    /// The comparison with a statement that was typed.
    package struct Comparison: Sendable {
        let statement: ReconciliationForm.Statement
        let booked: Money
        let open: OpenRecords
        /// The records that are ticked, and whether those before them are.
        let ticked: Set<Transaction.ID>
        let includesOlder: Bool
        /// A record of exactly the difference, for a closer look.
        let explanation: Record?

        package init(
            statement: ReconciliationForm.Statement, booked: Money, open: OpenRecords, ticked: Set<Transaction.ID>, includesOlder: Bool,
            explanation: Record?
        ) {
            (self.statement, self.booked, self.open, self.ticked) = (statement, booked, open, ticked)
            (self.includesOlder, self.explanation) = (includesOlder, explanation)
        }

        /// Returns the sum of the records that are not ticked. Throws `MoneyError.overflow`.
        func openSum(in account: Account.ID) throws(MoneyError) -> Money {
            var sum = includesOlder ? Money.zero(booked.currency) : open.older
            for record in open.records where !ticked.contains(record.id) {
                if let change = try record.movement.change(of: account) { sum = try sum.adding(change) }
            }
            return sum
        }
    }

    package struct Row: Sendable {
        package let row: RecordRow
        package let amount: MoneyText
        package let sign, label: String
        package let isTicked: Bool
    }

    package struct Earlier: Sendable {
        package let id: Reconciliation.ID
        package let sentence: String
        package let isBalanced: Bool
    }

    package let title: String
    package var tab: Tab { .accounts }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.amounts, .records, .accounts, .reconciling] }
    package var back: Link? { Paths.account(account) }
    private let account: Account.ID
    package let accountName: String
    package let id: Reconciliation.ID
    package var action: Link { Paths.reconcile(account) }
    package var takeBackLink: Link { Paths.takeBackReconciliation(account) }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let date: Field
    package let balance: MoneyField
    package let isCompared: Bool
    package let rows: [Row]
    package var hasRows: Bool { !rows.isEmpty }
    package let older: String?
    package let oldest: String
    package let olderTicked: Bool
    package let bank, penny, open, difference: MoneyText?
    package let agrees: Bool
    /// A record of exactly the difference.
    package struct Explanation: ViewModel, Sendable {
        package let title: String
        package let link: Link
    }
    package let explanation: Explanation?
    package let adjusts: Bool
    package let category: SelectField
    package let earlier: [Earlier]
    package var hasEarlier: Bool { !earlier.isEmpty }

    package init(
        _ form: FormState, id: Reconciliation.ID, of account: Account, _ comparison: Comparison?, names: LedgerNames, earlier: [Reconciliation],
        today: CalendarDate, t: Texts
    ) {
        let words = t.reconciling
        (title, accountName, self.account, self.id) = (words.title, account.name, account.id, id)
        (hasProblems, problems) = (form.hasProblems, form.summary(t))
        date = Field(ReconciliationForm.date, label: words.date, form: form, t: t)
        balance = MoneyField(
            Field(ReconciliationForm.balance, label: words.balance, form: form, t: t), currency: account.currency, language: t.language,
            allowsNegative: true)
        isCompared = comparison != nil
        rows = comparison?.open.records.map { Self.row($0, account, isTicked: comparison?.ticked.contains($0.id) == true, names, today, t) } ?? []
        older = comparison.flatMap { $0.open.olderCount > 0 ? words.older($0.open.olderCount) : nil }
        oldest = comparison?.open.records.last?.id.description ?? ""
        olderTicked = comparison?.includesOlder ?? false
        let sum = comparison.flatMap { try? $0.openSum(in: account.id) }
        let difference = comparison.flatMap { comparison in
            sum.flatMap { try? Reconciliation.difference(comparison.statement.balance, booked: comparison.booked, open: $0) }
        }
        bank = comparison.map { MoneyText($0.statement.balance, t.money) }
        penny = comparison.map { MoneyText($0.booked, t.money) }
        open = sum.flatMap { $0.isZero ? nil : MoneyText($0, t.money) }
        self.difference = difference.map { MoneyText($0, sign: .negative, t.money) }
        agrees = difference?.isZero ?? false
        explanation = agrees ? nil : comparison?.explanation.map { Explanation(title: t.title(of: $0, names), link: Paths.transaction($0.id)) }
        adjusts = form.value(ReconciliationForm.adjust) == "1"
        let kind: Bookkeeping.Category.Kind = difference?.isNegative == true ? .expense : .income
        category = SelectField(
            ReconciliationForm.category, label: words.category, form: form,
            options: names.categories.filter { $0.kind == kind }.map { ($0.id.description, names.categories.fullName(of: $0)) }, t: t)
        self.earlier = earlier.map { Self.earlier($0, today, t) }
    }

    private static func row(
        _ record: Record, _ account: Account, isTicked: Bool, _ names: LedgerNames, _ today: CalendarDate, _ t: Texts
    ) -> Row {
        let row = RecordRow(record, names: names, when: WhenText(day: t.dates.brief(record.date, today: today)), t: t)
        let change = (try? record.movement.change(of: account.id)).flatMap { $0 } ?? .zero(account.currency)
        return Row(
            row: row, amount: MoneyText(change, sign: change.isNegative ? .negative : .plus, t.money), sign: change.isNegative ? "out" : "in",
            label: row.title, isTicked: isTicked)
    }

    private static func earlier(_ made: Reconciliation, _ today: CalendarDate, _ t: Texts) -> Earlier {
        let isBalanced = made.difference?.isZero == true
        let words = t.reconciling, day = t.dates.day(made.date, today: today), balance = t.money.unbroken(made.balance)
        let sentence = isBalanced ? words.last(day, balance) : words.left(day, balance)
        return Earlier(
            id: made.id, sentence: made.adjusted.map { words.adjusted(sentence, t.money.unbroken($0)) } ?? sentence, isBalanced: isBalanced)
    }
}
