import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for recurring records.
struct RecurringResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let rules = try store.read(call.book) { try $0.recurring.all() }
        return try call.page(rules, id: \.id.description, Self.shown)
    }

    func show(_ call: APICall) throws -> APIAnswer {
        guard let found = try store.read(call.book, { try Self.find(call.id(), $0) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        try call.addOnce(to: "/recurring", in: store, find: Self.find) { id, editor in
            let draft = try call.draft { try Self.draft(Self.form(call.values.input), editing: nil, in: editor.ledger, call) }
            return try Self.checking(draft) { try editor.recurring.add(id, draft, on: call.civil.date, at: call.now) }
        }
    }

    func update(_ call: APICall) throws -> APIAnswer {
        let id: Recurrence.ID = try call.id()
        return try store.write(call.book) { editor in
            guard let known = try editor.ledger.recurring.rule(id) else { throw Failure.notFound }
            let form = Self.form(RecurringForm(known, single: call.new()).input.replacing(call.values))
            let draft = try call.draft { try Self.draft(form, editing: known, in: editor.ledger, call) }
            if draft != known.draft {
                let past = known.pastDays(of: draft, on: call.civil.date).count
                if past > 0, form.leavesOutPast == nil { throw APIFailure.conflict([(RecurringForm.past.name, .problem(.pastDays(past)))]) }
                try Self.checking(draft) {
                    try editor.recurring.update(id, draft, leavesOutPast: form.leavesOutPast == true, on: call.civil.date, at: call.now)
                }
            }
            switch call.values["paused"] {
            case "1": try editor.recurring.pause(id, at: call.now)
            case "0" where known.isPaused: try editor.recurring.resume(id, on: call.civil.date, at: call.now)
            default: break
            }
            guard let saved = try Self.find(id, editor.ledger) else { throw Failure.notFound }
            return .one(saved)
        }
    }

    func delete(_ call: APICall) throws -> APIAnswer {
        let id: Recurrence.ID = try call.id()
        try call.check()
        _ = try store.write(call.book) { try $0.recurring.delete(id, as: call.new(), at: call.now) }
        return .nothing
    }

    /// Returns the form of a request or of a saved rule. In the form, an income has a category field of its own.
    private static func form(_ input: FormInput) -> RecurringForm {
        guard input[TransactionForm.kind] == Transaction.Kind.income.rawValue, input.has(TransactionForm.category) else {
            return RecurringForm(input)
        }
        let category = FormInput([(TransactionForm.incomeCategory.name, input[TransactionForm.category])])
        return RecurringForm(input.without([TransactionForm.category]).replacing(with: category))
    }

    private static func draft(_ form: RecurringForm, editing known: Recurrence?, in ledger: Ledger, _ call: APICall) throws -> Recurrence.Draft {
        try form.draft(editing: known, today: call.civil.date) { try $0.draft(in: ledger, now: call.civil) }
    }

    /// Names the member that makes storage refuse a record that is due at once.
    private static func checking<Result>(_ draft: Recurrence.Draft, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch StoreError.conflict(.invalid) {
            throw APIFailure.conflict([(TransactionForm.forWhom.name, .problem(.notAChoice))])
        }
    }

    private static func find(_ id: Recurrence.ID, _ ledger: Ledger) throws -> JSONValue? { try ledger.recurring.rule(id).map(shown) }
}
