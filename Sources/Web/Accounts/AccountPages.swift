import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for accounts: the list, the form, the default account and deletion.
struct AccountPages: Sendable {
    private let store: Store
    private static let to = FormField("to", .choice)
    /// `0` takes an account back into use.
    private static let archived = FormField("archived", .choice)

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let (balances, total) = try store.read(person.book) { ledger in
            let balances = try ledger.balances(upTo: person.today)
            return (balances, try ledger.accountFigures.total(of: balances, on: person.today))
        }
        return visit.page { Template.accountIndex(AccountIndexPage(balances, total: total, t: visit.t), app: $0, into: &$1) }
    }

    /// The question that a page of an account answers.
    private struct Question: Equatable, Sendable {
        let account: Account.ID
        let cursor: String?
        let today: CalendarDate
        let calendar: CivilCalendar
    }

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let question = Question(account: try visit.id(), cursor: visit.query.text(.after), today: person.today, calendar: person.calendar)
        let content = try store.read(person.book) { ledger in
            try ledger.cached.answer(question) { try Self.content(ledger, question) }
        }
        let page = AccountPage(content, after: question.cursor, today: person.today, calendar: person.calendar, t: visit.t)
        return visit.page { Template.accountPage(page, app: $0, into: &$1) }
    }

    private static func content(_ ledger: Ledger, _ question: Question) throws -> AccountPage.Content {
        guard let account = try ledger.balance(question.account, upTo: question.today) else { throw Failure.notFound }
        let names = try ledger.names(), course = try ledger.accountFigures.course(of: account, after: question.cursor)
        guard question.cursor == nil else { return AccountPage.Content(account: account, names: names, course: course) }
        let last = question.today, begin = last.adding(months: -12),
            first = min(max(begin, try ledger.firstDay(account: question.account) ?? last), last)
        let days = NetWorthCard.days(first...last, question.calendar)
        let made = try ledger.reconciliations.all(of: account.account, limit: 1).first
        let changed = try made.flatMap { made in
            let now = try ledger.accountFigures.balance(of: account, on: made.date)
            return try? now.subtracting(made.booked)
        }
        return AccountPage.Content(
            account: account, names: names, course: course, days: days, balances: try ledger.accountFigures.balances(of: account, on: days),
            reconciliation: made, changed: changed, goals: try ledger.goals.standings(account: question.account, on: question.today),
            notes: try ledger.notes.all(of: question.account))
    }

    /// Archives an account, or takes it back into use.
    func archive(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Account.ID = try visit.id(), isArchived = try visit.form[Self.archived] != "0"
        do {
            try store.write(person.book) { editor in
                if isArchived { try editor.accountUse.archive(id, at: visit.now) } else { try editor.accountUse.takeBack(id) }
            }
            return visit.redirect(Paths.account(id), .said(isArchived ? .accountArchived : .accountUsedAgain))
        } catch StoreError.notFound {
            throw Failure.notFound
        } catch {
            let account = try balance(id, person), problems = try Problems(of: error, Self.conflicts)
            return formPage(
                visit, person, FormState(AccountForm(account.account).input, problems: problems), id: id, account: account,
                currency: account.account.currency.code, status: .unprocessableContent)
        }
    }

    func move(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Account.ID = try visit.id(), isUp = try visit.form[Self.to] == "up"
        _ = try store.write(person.book) { try $0.accountUse.move(id, up: isUp) }
        return visit.redirect(Paths.accounts)
    }

    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let values = visit.query
        let form = values.has(AccountForm.currency) ? AccountForm(values) : AccountForm(currency: person.mainCurrency)
        // Said before anything is typed.
        let isFull = try store.read(person.book) { try $0.accounts().count { !$0.isArchived } } >= Account.limit
        let state = isFull ? FormState(form.input, problems: Problems(Problems.wholeForm, .accountLimit(Account.limit))) : FormState(form)
        return formPage(
            visit, person, state, id: values.text(.id).flatMap(Account.ID.init) ?? visit.new(), currency: form.input[AccountForm.currency])
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let fields = try visit.form
        let id: Account.ID = visit.posted(.id, in: fields)
        do {
            try store.write(person.book) { editor in
                let accounts = try editor.ledger.accounts()
                if accounts.contains(where: { $0.id == id }) { return }
                _ = try editor.addAccount(id, try AccountForm(fields.input).draft(among: accounts), at: visit.now)
            }
            return visit.redirect(Paths.accounts, .said(.accountSaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return formPage(
                visit, person, FormState(fields.input, problems: problems), id: id, currency: fields[AccountForm.currency],
                status: .unprocessableContent)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let account = try balance(visit.id(), person)
        let form = visit.query.has(AccountForm.currency) ? AccountForm(visit.query) : AccountForm(account.account)
        return formPage(visit, person, FormState(form), id: account.account.id, account: account, currency: form.input[AccountForm.currency])
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Account.ID = try visit.id()
        let input = try visit.form.input
        do {
            try store.write(person.book) { editor in
                guard let account = try editor.ledger.balance(id) else { throw Failure.notFound }
                let draft = try AccountForm(input).draft(
                    editing: account.account, hasRecords: account.recordCount > 0, among: try editor.ledger.accounts())
                try editor.updateAccount(id, draft)
            }
            return visit.redirect(Paths.account(id), .said(.accountSaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return formPage(
                visit, person, FormState(input, problems: problems), id: id, account: try balance(id, person), currency: input[AccountForm.currency],
                status: .unprocessableContent)
        }
    }

    func makeDefault(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Account.ID = try visit.id()
        try store.write(person.book) { try $0.makeDefault(id) }
        return visit.redirect(Paths.accounts, .said(.defaultChanged))
    }

    func confirmDeletion(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Account.ID = try visit.id()
        let (account, preview, linked) = try store.read(person.book) { ledger in
            guard let account = try ledger.balance(id)?.account else { throw Failure.notFound }
            return (account, try ledger.accountDeletionPreview(id), try ledger.links.count(of: id))
        }
        guard !account.isDefault else { return visit.redirect(Paths.editAccount(id)) }
        let page = ConfirmPage(
            accountNamed: account.name, id: id, records: preview.records, transfers: preview.transfers, linked: linked, deletion: visit.new(),
            t: visit.t)
        return visit.page { Template.confirm(page, app: $0, into: &$1) }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Account.ID = try visit.id()
        let deletion: Deletion.ID = visit.posted(.deletion, in: try visit.form)
        _ = try store.deleteOnce(deletion, in: person.book) { try $0.deleteAccount(id, as: deletion, at: visit.now) }
        return visit.redirect(Paths.accounts, .deleted(deletion))
    }

    private func balance(_ id: Account.ID, _ person: SignedInPerson) throws -> Account.Balance {
        guard let balance = try store.read(person.book, { try $0.balance(id, upTo: person.today) }) else { throw Failure.notFound }
        return balance
    }

    private func formPage(
        _ visit: Visit, _ person: SignedInPerson, _ form: FormState, id: Account.ID, account: Account.Balance? = nil, currency: String,
        status: Status = .ok
    ) -> Response {
        let currency = Currency(code: currency) ?? account?.account.currency ?? person.mainCurrency
        let page = AccountFormPage(
            form, id: id, account: account, asksPrivate: person.book.isOwn && person.household != nil, currency: currency, t: visit.t)
        return visit.page(status) { Template.accountForm(page, app: $0, into: &$1) }
    }

    private static let conflicts: [Conflict: Problems] = [
        .nameTaken: Problems(AccountForm.name.name, .duplicateName),
        .accountLimit: Problems(Problems.wholeForm, .accountLimit(Account.limit)),
        .accountInUse: Problems(Problems.wholeForm, .accountInUse),
        .currencyInUse: Problems(AccountForm.currency.name, .currencyInUse),
        .defaultAccount: Problems(AccountForm.isDefault.name, .defaultRequired),
        .overflow: Problems(AccountForm.startingBalance.name, .amountTooLarge),
    ]
}
