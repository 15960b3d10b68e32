import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The comparison of an account with the statement of its bank.
struct ReconciliationPages: Sendable {
    private let store: Store
    private static let reconciliation = FormField.hidden("reconciliation")

    init(store: Store) { self.store = store }

    /// Shows the two fields, and for a statement in the address its comparison with all records ticked.
    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = ReconciliationForm(visit.query)
        if form.isEmpty { return try page(visit, person, ReconciliationForm(FormInput([(ReconciliationForm.date.name, person.today.description)]))) }
        return try page(visit, person, form, compares: true, ticksAll: true)
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Account.ID = try visit.id(), fields = try visit.form, form = ReconciliationForm(fields.input)
        guard form.isSaved else { return try page(visit, person, form, compares: true) }
        let made: Reconciliation.ID = visit.posted(ReconciliationForm.id, in: fields)
        do {
            try store.write(person.book) { editor in
                guard let account = try editor.ledger.balance(id)?.account else { throw Failure.notFound }
                let statement = try form.statement(in: account.currency, today: person.today)
                let draft = ReconciliationDraft(
                    account: id, date: statement.date, balance: statement.balance, records: form.ticked,
                    allBefore: Transaction.ID(form[ReconciliationForm.allBefore]),
                    adjustment: form.adjusts ? try adjustment(form, at: statement.date, editor.ledger, visit, person) : nil)
                _ = try editor.reconciliations.add(made, draft, at: visit.now)
            }
            return visit.redirect(Paths.account(id), .said(.reconciled))
        } catch {
            return try page(visit, person, form, compares: true, problems: try Problems(of: error, Self.conflicts))
        }
    }

    func takeBack(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Account.ID = try visit.id()
        let made: Reconciliation.ID = visit.posted(Self.reconciliation, in: try visit.form)
        let isTaken = try store.write(person.book) { try $0.reconciliations.remove(made, of: id) }
        return visit.redirect(Paths.reconcile(id), .said(isTaken ? .reconciliationTakenBack : .nothingToUndo))
    }

    private func adjustment(
        _ form: ReconciliationForm, at date: CalendarDate, _ ledger: Ledger, _ visit: Visit, _ person: SignedInPerson
    ) throws -> ReconciliationDraft.Adjustment {
        guard let category = try Bookkeeping.Category.ID(form[ReconciliationForm.category]).flatMap(ledger.names().category) else {
            throw Problems(ReconciliationForm.category.name, .notAChoice)
        }
        return ReconciliationDraft.Adjustment(
            id: visit.new(), expense: category.kind == .expense ? category.id : nil, income: category.kind == .income ? category.id : nil,
            title: visit.t.reconciling.adjustment, time: date == person.today ? person.civil.time : TimeOfDay(hour: 23, minute: 59) ?? .midnight)
    }

    /// - Parameters:
    ///   - compares: true to compare the statement with the book, if the form has one.
    ///   - ticksAll: true if nobody has ticked anything yet.
    private func page(
        _ visit: Visit, _ person: SignedInPerson, _ form: ReconciliationForm, compares: Bool = false, ticksAll: Bool = false,
        problems: Problems = Problems()
    ) throws -> Response {
        let id: Account.ID = try visit.id()
        var problems = problems
        let (account, names, comparison, earlier) = try store.read(person.book) { ledger in
            guard let balance = try ledger.balance(id) else { throw Failure.notFound }
            var comparison: ReconcilePage.Comparison?
            do {
                if compares {
                    let statement = try form.statement(in: balance.account.currency, today: person.today)
                    comparison = try Self.comparison(statement, of: balance, form, ticksAll: ticksAll, ledger)
                }
            } catch let found as Problems {
                problems = found
            }
            return (balance.account, try ledger.names(), comparison, try ledger.reconciliations.all(of: balance.account))
        }
        let page = ReconcilePage(
            FormState(form.input, problems: problems), id: Reconciliation.ID(form[ReconciliationForm.id]) ?? visit.new(), of: account, comparison,
            names: names, earlier: earlier, today: person.today, t: visit.t)
        return visit.page(problems.isEmpty ? .ok : .unprocessableContent) { Template.reconcile(page, app: $0, into: &$1) }
    }

    private static func comparison(
        _ statement: ReconciliationForm.Statement, of balance: Account.Balance, _ form: ReconciliationForm, ticksAll: Bool, _ ledger: Ledger
    ) throws -> ReconcilePage.Comparison {
        let open = try ledger.reconciliations.open(in: balance.account, upTo: statement.date)
        let explanation = try ledger.banks.check(balance.account.id, statement.date, statement.balance)?.explanation
        return ReconcilePage.Comparison(
            statement: statement, booked: try ledger.accountFigures.balance(of: balance, on: statement.date), open: open,
            ticked: ticksAll ? Set(open.records.map(\.id)) : form.ticked,
            includesOlder: ticksAll || !form[ReconciliationForm.allBefore].isEmpty,
            explanation: try explanation.flatMap(ledger.transaction).map { Record($0) })
    }

    private static let conflicts: [Conflict: Problems] = [
        .wrongKind: Problems(ReconciliationForm.category.name, .notAChoice),
        .overflow: Problems(ReconciliationForm.balance.name, .amountTooLarge),
    ]
}
