import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Validation

/// A record said in one line: saved if nothing is in doubt, else shown as a filled form.
struct LinePages: Sendable {
    private let store: Store
    private let transactions: TransactionPages

    init(store: Store, transactions: TransactionPages) { (self.store, self.transactions) = (store, transactions) }

    func add(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = LineForm(try visit.form.input), id = form.id ?? visit.new()
        guard form[LineForm.line].contains(where: { !$0.isWhitespace }) else { return visit.redirect(Paths.newTransaction) }
        let (line, filled, problems) = try store.read(person.book) { try read(form, id, $0, visit, person) }
        guard problems.isEmpty else {
            return try transactions.form(visit, person, typed: filled.input, editing: nil, leftOpen: problems)
        }
        let (saved, alerts) = try store.writeCollectingAlerts(person.book) { editor in
            try editor.add(id, try filled.draft(by: editor, now: person.civil, at: visit.now, t: visit.t), at: visit.now)
        }
        let day = line.date ?? person.today
        let next = day == person.today ? Paths.overview : Paths.records.query("date=\(day)")
        return visit.redirect(next, saved == .added ? .lineSaved(id) : .said(.alreadySaved), alerts: alerts)
    }

    /// Reads a line. If the line names no category, the latest record with its title provides one, which has to be confirmed. In a household's book,
    /// the payer is the payer of the other forms.
    private func read(
        _ form: LineForm, _ id: Transaction.ID, _ ledger: Ledger, _ visit: Visit, _ person: SignedInPerson
    ) throws -> (SpokenLine, TransactionForm, Problems) {
        let accounts = try ledger.names().openAccounts, categories = try ledger.categories()
        let line = SpokenLine(
            form[LineForm.line], today: person.today, writing: visit.writing, accounts: accounts, categories: categories)
        let account = accounts.first(where: \.isDefault) ?? accounts.first
        var filled = TransactionForm(
            line, id: id, account: account?.id, payer: try person.standardPayer(in: ledger), now: person.civil, writing: visit.writing)
        if line.category == nil, !line.title.isEmpty, let known = try ledger.recall(title: line.title, kind: line.kind)?.movement.category {
            let field = line.kind == .income ? TransactionForm.incomeCategory : TransactionForm.category
            filled = TransactionForm(filled.input.replacing(with: FormInput([(field.name, known.description)])))
        }
        let all = accounts + (try ledger.shared.accounts())
        var rate = try filled.rateNeeded(accounts: all, now: person.civil).flatMap {
            try ledger.quotes.rate(from: $0.from, to: $0.to, on: $0.day)?.value
        }
        // An amount in another currency stays in it.
        if filled.foreignPayment(accounts: all) != nil { rate = ExchangeRate.Value(digits: 1, scale: 0) }
        let problems = filled.problems(of: line, accounts: all, categories: categories, now: person.civil, rate: rate)
        return (line, filled, problems)
    }
}
