import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for notes of accounts.
struct AccountNoteResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        try call.page(try store.read(call.book) { try $0.notes.all() }, id: \.id.description, Self.shown)
    }

    func show(_ call: APICall) throws -> APIAnswer {
        guard let found = try store.read(call.book, { try Self.find(call.id(), $0) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        try call.addOnce(to: "/notes", in: store, find: { try Self.find($0, $1) }) { id, editor in
            let draft = try call.draft { try AccountNoteForm(call.values.input).draft(accounts: try editor.ledger.accounts()) }
            return try editor.notes.add(id, draft, at: call.now)
        }
    }

    func update(_ call: APICall) throws -> APIAnswer {
        let id: AccountNote.ID = try call.id()
        return try store.write(call.book) { editor in
            guard let known = try editor.ledger.notes.note(id) else { throw Failure.notFound }
            let form = AccountNoteForm(AccountNoteForm(known).input.replacing(call.values))
            try editor.notes.update(id, try call.draft { try form.draft(editing: known, accounts: try editor.ledger.accounts()) })
            guard let saved = try Self.find(id, editor.ledger) else { throw Failure.notFound }
            return .one(saved)
        }
    }

    func delete(_ call: APICall) throws -> APIAnswer {
        let id: AccountNote.ID = try call.id()
        try call.check()
        _ = try store.write(call.book) { try $0.notes.delete(id, as: call.new(), at: call.now) }
        return .nothing
    }

    private static func find(_ id: AccountNote.ID, _ ledger: Ledger) throws -> JSONValue? { try ledger.notes.note(id).map(shown) }

    private static func shown(_ note: AccountNote) -> JSONValue {
        ["id": "\(note.id)", "account": "\(note.account)", "date": "\(note.date)", "text": .text(note.text)]
    }
}

extension AccountNoteResource {
    private static let account = APIMember("account", .identity, "The account that it is about.", example: .text(APIShown.sampleID))
    private static let date = APIMember("date", .date, "The day that it is about.", example: "2026-05-10")
    private static let text = APIMember(
        "text", .text(AccountNoteForm.text), "What a person wants to remember, in one line or several.", example: "Interest is 2.1% from today")

    static let resource = APIResource(
        name: "Note", plural: "notes",
        about: "A dated note about an account, the latest day first. At most \(AccountNote.limit) an account.",
        shown: [.identity("id"), .identity("account"), .date("date"), .text("text", "Interest is 2.1% from today")],
        making: [APIBody(name: "NewNote", members: [.newIdentity, account.required, date.required, text.required])],
        changing: APIBody(name: "NoteChanges", members: [date, text]))
}
