import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for transactions: expenses, income, and transfers between two accounts.
struct TransactionResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let query = try Self.query(call)
        return try store.read(call.book) { ledger in
            let page = try ledger.records(query, after: call.cursor, limit: call.limit)
            // Parts of one record are apart in a list by amount.
            var seen: Set<Transaction.ID> = []
            let ids = page.records.map(\.id).filter { seen.insert($0).inserted }, sides = try Self.sides(of: ids, call.book, ledger)
            return .list(try ledger.transactions(ids).map { Self.shown($0, sides) }, next: page.next)
        }
    }

    func show(_ call: APICall) throws -> APIAnswer {
        guard let found = try store.read(call.book, { try Self.find(call.book)(call.id(), $0) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        try call.addOnce(to: "/transactions", in: store, find: Self.find(call.book)) { id, editor in
            let draft = try call.draft { try Self.form(call.values.input).draft(by: editor, now: call.civil, at: call.now, t: call.t) }
            let saved = try editor.add(id, draft, at: call.now)
            try editor.history.complete(at: call.now)
            return saved
        }
    }

    func update(_ call: APICall) throws -> APIAnswer {
        let id: Transaction.ID = try call.id()
        return try store.write(call.book) { editor in
            guard let known = try editor.ledger.transaction(id) else { throw Failure.notFound }
            let form = Self.form(TransactionForm(known).input(changedBy: call.values))
            let draft = try call.draft {
                try Self.checkNames(call.values, of: form.kind)
                return try form.draft(by: editor, now: call.civil, at: call.now, t: call.t)
            }
            // A precondition counts only for a request that would be accepted without it (RFC 9110, section 13.2.1).
            try call.requireMatch(Self.shown(known, Self.sides(of: [id], call.book, editor.ledger)))
            do {
                try editor.update(id, draft, at: call.now)
            } catch StoreError.conflict(.exactParts) {
                throw APIFailure.conflict([(TransactionForm.amount.name, .problem(.dividedInHousehold))])
            }
            try editor.history.complete(at: call.now)
            guard let saved = try Self.find(call.book)(id, editor.ledger) else { throw Failure.notFound }
            return .one(saved)
        }
    }

    func delete(_ call: APICall) throws -> APIAnswer {
        let id: Transaction.ID = try call.id()
        try call.check()
        _ = try store.write(call.book) { editor in
            if call.request.headers["if-match"] != nil {
                guard let known = try Self.find(call.book)(id, editor.ledger) else { throw Failure.notFound }
                try call.requireMatch(known)
            }
            return try editor.delete(id, as: call.new(), at: call.now)
        }
        return .nothing
    }

    /// Returns the query of a list. Throws `APIFailure.invalid`, and `APIFailure.noSuchCursor` for a cursor of another order.
    ///
    /// - Parameter isMerged: true for a list over several books.
    static func query(_ call: APICall, isMerged: Bool = false) throws -> RecordQuery {
        try call.check()
        let query = query(call.values)
        if let cursor = call.cursor, !(isMerged ? query.accepts(mergedCursor: cursor) : query.accepts(cursor: cursor)) {
            throw APIFailure.noSuchCursor
        }
        return query
    }

    private static func query(_ values: APIValues) -> RecordQuery {
        let from = values["from"].flatMap { CalendarDate($0) }, to = values["to"].flatMap { CalendarDate($0) }
        var dates: ClosedRange<CalendarDate>?
        if from != nil || to != nil {
            let first = from ?? CalendarDate(daysSince1970: .min), last = to ?? CalendarDate(daysSince1970: .max)
            // A reversed range selects nothing, as does a month without any day left.
            dates = first <= last ? first...last : CalendarDate(daysSince1970: .min)...CalendarDate(daysSince1970: .min)
        }
        return RecordQuery(
            dates: dates, kind: values["kind"].flatMap(Transaction.Kind.init), account: values["account"].flatMap { Account.ID($0) },
            category: values["category"].flatMap { Bookkeeping.Category.ID($0) }, hashtag: values["tag"], text: values["q"] ?? "",
            sort: values["sort"].flatMap(RecordQuery.Sort.init) ?? .newestFirst)
    }

    /// Returns the form of a request or of a saved transaction. In the form, an income has a category field of its own.
    private static func form(_ input: FormInput) -> TransactionForm {
        guard input[TransactionForm.kind] == Transaction.Kind.income.rawValue, input.has(TransactionForm.category) else {
            return TransactionForm(input)
        }
        let category = FormInput([(TransactionForm.incomeCategory.name, input[TransactionForm.category])])
        return TransactionForm(input.without([TransactionForm.category]).replacing(with: category))
    }

    /// Refuses members that this kind of transaction does not have. Throws `APIFailure.conflict`.
    private static func checkNames(_ values: APIValues, of kind: Transaction.Kind?) throws {
        let bodies = resource.making.filter { $0.kind == kind?.rawValue }
        guard !bodies.isEmpty, values.mistakes.isEmpty else { return }
        let strangers = values.names.filter { name in !bodies.contains { $0.members.contains { $0.name == name } } }
        guard strangers.isEmpty else { throw APIFailure.conflict(strangers.sorted().map { ($0, .unknown) }) }
    }

    private static func find(_ book: BookAccess) -> (Transaction.ID, Ledger) throws -> JSONValue? {
        { id, ledger in try ledger.transaction(id).map { shown($0, try sides(of: [$0.id], book, ledger)) } }
    }

    /// Returns who did what with a household's transaction, latest first; nothing of one in a person's own book.
    func history(_ call: APICall) throws -> APIAnswer {
        let id: Transaction.ID = try call.id()
        try call.check()
        return try store.read(call.book) { ledger in
            guard try ledger.transaction(id) != nil else { throw Failure.notFound }
            let sides = try Self.sides(of: [], call.book, ledger), acts = try call.book.isOwn ? [] : ledger.history.acts(on: id)
            return .list(acts.map { act in TransactionActs.shown(act, sides.authors) { Self.shown($0, sides) } }, next: nil)
        }
    }
}

extension TransactionForm {
    /// Returns the fields, replaced by the fields of a request. A category alone ends a division.
    fileprivate func input(changedBy values: APIValues) -> FormInput {
        values.names.contains("category") && !values.names.contains("parts") ? withoutParts.input.replacing(values) : input.replacing(values)
    }
}
