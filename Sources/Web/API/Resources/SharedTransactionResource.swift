import Bookkeeping
import Storage
import StrictJSON

/// The API operations for lists of shared transactions: one person's, and everybody's with the household's.
struct SharedTransactionResource: Sendable {
    private let store: Store
    private let transactions: TransactionResource

    init(store: Store) {
        self.store = store
        transactions = TransactionResource(store: store)
    }

    /// Returns the transactions of a book, or everybody's with `of=all`.
    func index(_ call: APICall) throws -> APIAnswer { try call.values[Self.of.name] == nil ? transactions.index(call) : everybodys(call) }

    func ofPerson(_ call: APICall) throws -> APIAnswer {
        let part = try SharedPart(call, in: store), query = try TransactionResource.query(call)
        let person: JSONValue = ["id": "\(part.person.id)", "name": .text(part.person.name)]
        return try store.read(part.access) { book in
            let names = try book.names(), page = try book.records(query, after: call.cursor, limit: call.limit)
            return .list(page.records.map { Self.shown($0, of: person, names) }, next: page.next)
        }
    }

    private func everybodys(_ call: APICall) throws -> APIAnswer {
        try call.check()
        guard !call.book.isOwn else { throw APIFailure.conflict([(Self.of.name, .unknown)]) }
        let query = try TransactionResource.query(call, isMerged: true), own = try call.membership(in: store)
        let people = try store.read { try $0.households.people(of: own) }
        return try store.readAll(call.book) { all in
            let page = try all.records(query, after: call.cursor, limit: call.limit)
            let owners = all.owners.map { owner in
                let person: JSONValue? = owner.person.map { id in ["id": "\(id)", "name": .text(people.first { $0.id == id }?.name ?? "")] }
                return (person: person ?? .null, names: owner.names)
            }
            let shown = zip(page.records, page.owners).compactMap { record, place in
                owners.dropFirst(place).first.map { Self.shown(record, of: $0.person, $0.names) }
            }
            return .list(shown, next: page.next)
        }
    }

    private static func shown(_ record: Record, of person: JSONValue, _ names: LedgerNames) -> JSONValue {
        func name(_ account: Account.ID) -> JSONValue { names.account(account).map { .text($0.name) } ?? .null }
        func name(_ category: Bookkeeping.Category.ID) -> JSONValue { names.category(category).map { .text($0.name) } ?? .null }
        let movement = record.movement, isDivided = !record.parts.isEmpty
        var to: Account.ID?
        if case .transfer(_, let account, _, _) = movement { to = account }
        let members = MovementMembers.shown(movement, of: record.id, on: record.date, at: record.time, isDivided: isDivided)
        let parts = record.parts.map { part -> JSONValue in
            ["category": "\(part.category)", "category_name": name(part.category), "amount": .decimal(part.amount)]
        }
        let more: [(String, JSONValue)] = [
            ("title", .text(record.title)), ("original", MovementMembers.shown(record.original)), ("parts", .list(parts)),
            ("tags", .list(record.hashtags.map(JSONValue.text))), ("person", person), ("account_name", name(movement.account)),
            ("category_name", isDivided ? .null : movement.category.map(name) ?? .null), ("to_account_name", to.map(name) ?? .null),
        ]
        return .object(JSONObject((members + more).map { JSONObject.Member($0.0, $0.1) }))
    }
}

extension SharedTransactionResource {
    private static let of = APIMember(
        "of", .word(["all"]),
        "`all`: of a household, its transactions and all that its people share in one list, for its administrator. A person's own book has no such list. "
            + "A category selects those of the same name and kind in each book.", example: "all")

    static let resource = APIResource(
        name: "SharedTransaction", plural: "shared transactions",
        about: "A transaction as a list of several books shows it, with its names. Only its owner sees more of it and changes it.",
        shown: MovementMembers.described + [
            .text("title", "Weekly shop"), .original("original"), .namedParts("parts"), .texts("tags", ["home"]),
            .person("person", "Whose own book it is in; null for the household's."), .text("account_name", "Savings"),
            .text("category_name", "Groceries").nullable("Null for a transfer, and for a transaction with parts."),
            .text("to_account_name", "Purse").nullable("Null for all but transfers.").null,
        ], collection: "/people/{id}/transactions", book: .household, making: [], changing: nil)

    /// The list of a book's transactions, or of everybody's in a household.
    static func listOfBook(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .get, path: "/transactions", name: "listTransactions", summary: "Lists transactions, a page at a time.",
            resource: TransactionResource.resource, query: [of] + TransactionResource.filters + APIMember.paging(by: .mergedCursor), outcome: .list,
            otherResource: resource, handler: handler)
    }
}

extension APIShown {
    fileprivate static func namedParts(_ name: String) -> APIShown {
        list(
            name,
            of: [
                "category": ["type": "string", "format": "uuid"], "category_name": ["type": ["string", "null"]], "amount": ["type": "string"],
            ],
            "The parts of a divided transaction that the list has found, to which its amount adds up; in an order by amount each is an entry of its own.",
            example: [])
    }
}
