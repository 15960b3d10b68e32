import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for notes of accounts: the form and deletion. The page of an account lists its notes.
struct AccountNotePages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: AccountNote.ID = visit.new(), account = visit.query.text(AccountNoteForm.account).flatMap(Account.ID.init)
        return try formPage(visit, person, FormState(AccountNoteForm(id: id, account: account, today: person.today)), id: id)
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = AccountNoteForm(try visit.form.input), id = form.id ?? visit.new()
        do {
            let account = try store.write(person.book) { editor in
                let draft = try form.draft(accounts: try editor.ledger.accounts())
                _ = try editor.notes.add(id, draft, at: visit.now)
                return draft.account
            }
            return visit.redirect(Paths.account(account), .said(.thingSaved))
        } catch {
            return try formPage(
                visit, person, FormState(form.input, problems: Problems(of: error)), id: id, status: .unprocessableContent)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let note = try note(visit, person)
        return try formPage(visit, person, FormState(AccountNoteForm(note)), id: note.id, note: note)
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let note = try note(visit, person), form = AccountNoteForm(try visit.form.input)
        do {
            try store.write(person.book) { editor in
                try editor.notes.update(note.id, try form.draft(editing: note, accounts: try editor.ledger.accounts()))
            }
            return visit.redirect(Paths.account(note.account), .said(.thingSaved))
        } catch {
            return try formPage(
                visit, person, FormState(form.input, problems: Problems(of: error)), id: note.id, note: note, status: .unprocessableContent)
        }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: AccountNote.ID = try visit.id()
        let account = try store.read(person.book) { try $0.notes.note(id)?.account }
        let deletion: Deletion.ID = visit.posted(.deletion, in: try visit.form)
        _ = try store.deleteOnce(deletion, in: person.book) { try $0.notes.delete(id, as: deletion, at: visit.now) }
        return visit.redirect(account.map { Paths.account($0) } ?? Paths.accounts, .deleted(deletion))
    }

    private func note(_ visit: Visit, _ person: SignedInPerson) throws -> AccountNote {
        let id: AccountNote.ID = try visit.id()
        guard let note = try store.read(person.book, { try $0.notes.note(id) }) else { throw Failure.notFound }
        return note
    }

    private func formPage(
        _ visit: Visit, _ person: SignedInPerson, _ form: FormState, id: AccountNote.ID, note: AccountNote? = nil, status: Status = .ok
    ) throws -> Response {
        let accounts = try store.read(person.book) { try $0.accounts() }
        let page = AccountNoteFormPage(form, id: id, note: note, accounts: accounts, deletion: visit.new(), t: visit.t)
        return visit.page(status) { Template.accountNoteForm(page, app: $0, into: &$1) }
    }
}
