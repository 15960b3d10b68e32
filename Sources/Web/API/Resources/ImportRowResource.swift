import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for the rows of an import of a file of a bank.
struct ImportRowResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        try store.read(call.book) { ledger in
            let item = try ImportResource.item(call, ledger)
            try call.check()
            let begin = try call.cursor.map(Self.place)
            var states = call.values[Self.state.name].flatMap(ImportedRow.State.init).map { [$0] } ?? ImportedRow.State.allCases
            if let begin {
                guard states.contains(begin.state) else { throw APIFailure.noSuchCursor }
                states = Array(states.drop { $0 != begin.state })
            }
            // One more than the page has says that there is another one.
            var rows: [ImportedRow] = []
            for state in states where rows.count <= call.limit {
                let after = state == begin?.state ? begin?.number ?? 0 : 0
                rows += try ledger.banks.rows(of: item.id, state, after: after, limit: call.limit + 1 - rows.count)
            }
            let page = rows.prefix(call.limit)
            return .list(page.map { Self.shown($0, call) }, next: page.count < rows.count ? page.last.map { "\($0.state)-\($0.number)" } : nil)
        }
    }

    func show(_ call: APICall) throws -> APIAnswer { .one(try store.read(call.book) { try Self.found(call, $0) }) }

    /// Decides about a row, and files it under a category.
    func update(_ call: APICall) throws -> APIAnswer {
        try store.write(call.book) { editor in
            let item = try ImportResource.item(call, editor.ledger), row = try Self.row(call, editor.ledger)
            try call.check()
            guard !item.state.isDecided else { throw APIFailure.rule(.importDone) }
            if let decision = call.values[Self.decision.name].flatMap(ImportedRow.Decision.init) {
                guard ImportedRow.decisions(row.state).contains(decision) else { throw APIFailure.rule(.notForRow) }
                try editor.banks.decide(decision, onRow: row.number, of: item.id)
            }
            if let category = call.values[Self.category.name].flatMap({ Category.ID($0) }) {
                try Self.checkCategory(category, of: row, editor.ledger)
                try editor.banks.file(category, row: row.number, of: item.id)
            }
            return .one(try Self.found(call, editor.ledger))
        }
    }

    private static func checkCategory(_ id: Category.ID, of row: ImportedRow, _ ledger: Ledger) throws {
        guard let entry = row.entry else { throw APIFailure.rule(.notForRow) }
        let kind = entry.kind
        guard try ledger.names().category(id)?.kind == kind else { throw APIFailure.conflict([(category.name, .problem(.notAChoice))]) }
    }

    private static func row(_ call: APICall, _ ledger: Ledger) throws -> ImportedRow {
        guard let number = call.parameters[resource.key].flatMap({ Int($0) }), let row = try ledger.banks.row(number, of: call.id()) else {
            throw Failure.notFound
        }
        return row
    }

    private static func found(_ call: APICall, _ ledger: Ledger) throws -> JSONValue {
        _ = try ImportResource.item(call, ledger)
        return shown(try row(call, ledger), call)
    }

    /// Returns the state and the number of the last row of the page before.
    private static func place(_ cursor: String) throws -> (state: ImportedRow.State, number: Int) {
        let words = cursor.split(separator: "-", omittingEmptySubsequences: false)
        guard words.count == 2, let state = words.first.flatMap({ ImportedRow.State(rawValue: String($0)) }),
            let number = words.last.flatMap({ Int($0) })
        else { throw APIFailure.noSuchCursor }
        return (state, number)
    }
}

extension ImportRowResource {
    private static let states = ImportedRow.State.allCases.map(\.rawValue)
    private static let state = APIMember("state", .word(states), "Only rows in this state.", example: "new")
    static let filters = [state]
    private static let decision = APIMember(
        "decision", .word(ImportedRow.Decision.allCases.map(\.rawValue)),
        """
        Any row but a wrong one can be added or left out. One that is like a transaction can be it, which then stays (keep) or gets the day and the payee of \
        the bank (take); one whose other side is known can be made a transfer with it. A dropped one moves its transaction to the trash (remove), or leaves it \
        (keep).
        """, example: "leave")
    private static let category = APIMember(
        "category", .identity, "The category of the transaction that it becomes, of the kind of its amount.", example: APIShown.sampleIdentity)
    private static let reasons = ["rule", "learned", "file", "person"]

    static let resource = APIResource(
        name: "ImportRow", plural: "import rows",
        about:
            """
            A row of an import: new, present (there already), alike (like a transaction of about the same day), transfer, dropped (a pending transaction that \
            the bank no longer names), or wrong (it cannot be read).
            """,
        shown: [
            .whole("number", 1), .word("state", states), .word("decision", ImportedRow.Decision.allCases.map(\.rawValue)), .identity("account"),
            .date("date").nullable("Null for a row that cannot be read, as the amount and the currency are."),
            .decimal("amount", "-3.50").nullable("Above zero for money that came in."), .currency("currency").nullable("That of the account."),
            .text("payee", "Café"), .text("purpose", ""), .flag("is_pending", "True as long as the bank has not booked it."),
            .identity("category").nullable("The category that it gets; null if nothing is known.").null,
            .word("filed_by", reasons).nullable("The source of the category.").null,
            .text("problem", "").nullable("The reason why it cannot be read, in the language of the person.").null,
            .identity("transaction").nullable("The transaction that it is, is like, or is the other side of.").null,
            .whole("row", 1).nullable("The number of the row that it is like, or is the other side of.").null,
            .identity("other_account").nullable("The account on the other side, in which no transaction was found.").null,
        ], collection: "/imports/{id}/rows", key: "row", making: [],
        changing: APIBody(name: "ImportRowChanges", members: [decision, category]))

    fileprivate static func shown(_ row: ImportedRow, _ call: APICall) -> JSONValue {
        let entry = row.entry
        var problem = JSONValue.null, text = entry?.payee ?? ""
        if case .problem(let found) = row.content { (problem, text) = (.text(call.t.bankProblems.sentence(found.reason)), found.text) }
        var match: (record: JSONValue, row: JSONValue, account: JSONValue) = (.null, .null, .null)
        switch row.match {
        case .record(let id): match.record = "\(id)"
        case .row(let number): match.row = .whole(number)
        case .account(let id): match.account = "\(id)"
        case nil: break
        }
        return [
            "number": .whole(row.number), "state": .text(row.state.rawValue), "decision": .text(row.decision.rawValue), "account": "\(row.account)",
            "date": entry.map { "\($0.date)" } ?? .null, "amount": entry.map { .decimal($0.amount) } ?? .null,
            "currency": entry.map { .text($0.amount.currency.code) } ?? .null, "payee": .text(text), "purpose": .text(entry?.purpose ?? ""),
            "is_pending": .boolean(entry?.isPending ?? false), "category": row.filing.category.map { "\($0)" } ?? .null,
            "filed_by": row.filing.reason.map { .text(word($0)) } ?? .null, "problem": problem, "transaction": match.record, "row": match.row,
            "other_account": match.account,
        ]
    }

    private static func word(_ reason: Filing.Reason) -> String {
        switch reason {
        case .rule: "rule"
        case .learned: "learned"
        case .file: "file"
        case .person: "person"
        }
    }
}
