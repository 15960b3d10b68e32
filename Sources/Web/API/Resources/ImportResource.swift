import BankFiles
import BankImporting
import Bookkeeping
import Foundation
import Identity
import Storage
import StrictJSON
import Validation

/// The API operations for imports of files of banks: the preview, the decisions about it, and taking it back.
struct ImportResource: Sendable {
    /// The bytes of a file, which is in memory several times while it is read. The pages and the terminal take larger ones.
    static let fileLimit = 5 << 20

    private let store: Store
    /// Files are in memory while they wait.
    private let gate = PersonalGate()

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        try store.read(call.book) { ledger in
            let imports = try ledger.banks.all(at: call.now)
            return try call.page(imports, id: \.id.description) { try Self.shown($0, ledger) }
        }
    }

    func show(_ call: APICall) throws -> APIAnswer {
        .one(
            try store.read(call.book) { ledger in
                let item = try Self.item(call, ledger)
                let effect = try item.mayBeTakenBack(at: call.now) ? ledger.banks.effectOfTakingBack(item.id, includingChanged: false) : nil
                return try Self.shown(item, ledger, effect)
            })
    }

    /// Makes a preview, which is neither in one write nor undone by a later failure: an import with the request's ID is answered as it is.
    func create(_ call: APICall) throws -> APIAnswer {
        try call.check()
        let id: BankImport.ID = call.values[Self.id.name].flatMap { BankImport.ID($0) } ?? call.new()
        if let known = try store.read(call.book, { try Self.find(id, call.now, $0) }) { return .one(known) }
        guard call.book.mayWrite else { throw StoreError.conflict(.onlyViewing) }
        guard let bytes = call.values[Self.file.name].flatMap({ Data(base64Encoded: $0) }), bytes.count <= Self.fileLimit else {
            throw APIFailure.conflict([(Self.file.name, .notAFile)])
        }
        do {
            guard try gate.run(for: call.book.person, { try prepare([UInt8](bytes), as: id, call) }) != nil else { throw StoreError.busy }
        } catch let problem as BankFileProblem {
            throw APIFailure.conflict([(Self.file.name, .bankFile(problem))])
        } catch StoreError.conflict(.tooManyRecords) {
            throw APIFailure.conflict([(Self.file.name, .bankFile(BankFileProblem(.tooLarge)))])
        }
        guard let made = try store.read(call.book, { try Self.find(id, call.now, $0) }) else { throw Failure.notFound }
        return .made(made, path: "/imports/\(id)")
    }

    private func prepare(_ bytes: [UInt8], as id: BankImport.ID, _ call: APICall) throws {
        let accounts = try store.read(call.book) { try $0.names().accounts }, chosen = call.values[Self.account.name].flatMap { Account.ID($0) }
        guard chosen.map({ chosen in accounts.contains { $0.id == chosen } }) ?? true else {
            throw APIFailure.conflict([(Self.account.name, .problem(.notAChoice))])
        }
        let inspection = FileInspection(store: store, book: call.book, chosen: chosen, now: call.now, answers: ImportAnswers.answers(call.values))
        let found = try inspection.look(call.values[Self.name.name] ?? "", bytes)
        for question in found.file.questions(among: accounts) {
            if let (field, mistake) = ImportAnswers.mistake(question) { throw APIFailure.conflict([(field, mistake)]) }
        }
        guard found.file.entries > 0 else {
            if let code = found.file.unknownCurrency { throw BankFileProblem(.unknownCurrency(code)) }
            let problem = try inspection.summary(bytes, found.file.form).firstProblems.first
            throw BankFileProblem(problem.map { .unreadable($0) } ?? .empty)
        }
        guard found.accounts > .guessed else { throw APIFailure.conflict([(Self.account.name, .unknownAccount)]) }
        _ = try BankPreparing(store: store, book: call.book, now: call.now).run([found.file], as: id, bytes: { _ in bytes })
    }

    /// Discards a preview.
    func delete(_ call: APICall) throws -> APIAnswer {
        try call.check()
        try store.write(call.book) { editor in
            let item = try Self.item(call, editor.ledger)
            guard !item.state.isDecided else { throw APIFailure.rule(.importDone) }
            try editor.banks.discard(item.id)
        }
        return .nothing
    }

    /// Carries out the decisions. An import that is done, or was taken back, is answered as it is, so that a request can be sent again.
    func finish(_ call: APICall) throws -> APIAnswer {
        try call.check()
        // The states that rows have now are kept when the answer is that they have changed.
        let finished: JSONValue? = try store.write(call.book) { editor in
            let item = try Self.item(call, editor.ledger)
            if case .changed = try editor.banks.finish(item.id, at: call.now) { return nil }
            return try Self.found(call, editor.ledger)
        }
        guard let finished else { throw APIFailure.rule(.importChanged) }
        return .one(finished)
    }

    /// Makes the categories that the file names and the book lacks, and files their rows under them; a request that is sent again makes none.
    func makeCategories(_ call: APICall) throws -> APIAnswer {
        try call.check()
        return .one(
            try store.write(call.book) { editor in
                let item = try Self.item(call, editor.ledger)
                guard !item.state.isDecided else { throw APIFailure.rule(.importDone) }
                try editor.banks.makeCategories(of: item.id, at: call.now)
                return try Self.found(call, editor.ledger)
            })
    }

    /// Takes an import back, without the transactions that were changed since unless the request says so.
    func takeBack(_ call: APICall) throws -> APIAnswer {
        try call.check()
        return .one(
            try store.write(call.book) { editor in
                let item = try Self.item(call, editor.ledger)
                switch item.state {
                case .preview: throw APIFailure.rule(.importOpen)
                case .done(_, let until) where until <= call.now: throw APIFailure.rule(.importTooLate)
                case .done, .takenBack: break
                }
                let includesChanged = call.values[Self.changed.name] == Self.deleted
                _ = try editor.banks.takeBack(item.id, includingChanged: includesChanged, at: call.now)
                return try Self.found(call, editor.ledger)
            })
    }

    static func item(_ call: APICall, _ ledger: Ledger) throws -> BankImport {
        guard let item = try ledger.banks.find(call.id(), at: call.now) else { throw Failure.notFound }
        return item
    }

    private static func found(_ call: APICall, _ ledger: Ledger) throws -> JSONValue { try shown(item(call, ledger), ledger) }

    private static func find(_ id: BankImport.ID, _ now: Int64, _ ledger: Ledger) throws -> JSONValue? {
        try ledger.banks.find(id, at: now).map { try shown($0, ledger) }
    }
}

extension ImportResource {
    private static let id = APIMember(
        "id", .identity, "The ID that it gets; a new one unless it says otherwise.", example: APIShown.sampleIdentity)
    private static let name = APIMember(
        "name", .text(FormField("name", .text, required: true, max: 100)), required: true, "The name of the file, by which people find it later.",
        example: "november.csv")
    private static let file = APIMember(
        "file", .file(limit: fileLimit), required: true,
        "The file in base64: CSV, OFX, QFX, QIF, CAMT or MT940, no zip. What it is is seen from its content.",
        example: "RGF0ZSxQYXllZSxBbW91bnQKMjAyNS0xMS0yMCxDYWZlLC0zLjUwCg==")
    private static let account = APIMember(
        "account", .identity,
        "The account of a file with a single one. Without it, that for which the same number was imported before, that with the name in the file, or the only one of its currency.",
        example: APIShown.sampleIdentity)
    private static let deleted = "delete"
    private static let changed = APIMember(
        "changed", .word(["keep", deleted]), "Transactions that were changed since the import: kept, unless it says to delete them.", example: "keep")

    static let resource = APIResource(
        name: "Import", plural: "imports",
        about: """
            An import of a file of a bank. It begins as a preview, whose rows can be decided about for a day; finishing it does what was decided, and for 30 \
            days it can be taken back as a whole. Deleting a preview discards it.
            """,
        shown: [
            .identity("id"), .word("state", ["preview", "done", "taken-back"]), .text("name", "november.csv"),
            .word("format", BankFileFormat.allCases.map(\.rawValue)), .whole("at", 1_763_750_520), .date("from").nullable("Null without entries."),
            .date("to").nullable("Null without entries."),
            .texts("accounts", [APIShown.sampleID]), .whole("records", 0),
            .object(
                "counts", of: .object(JSONObject(ImportedRow.State.allCases.map { .init($0.rawValue, ["type": "integer", "minimum": 0]) })),
                "The rows by state; 30 days after the import there are none.",
                example: .object(JSONObject(ImportedRow.State.allCases.map { .init($0.rawValue, $0 == .new ? 1 : 0) }))),
            .list(
                "balances",
                of: [
                    "account": ["type": "string", "format": "uuid"], "date": ["type": "string", "format": "date"], "currency": ["type": "string"],
                    "bank": ["type": "string"], "penny": ["type": "string"],
                ], "The closing balances that the file names, beside those of the book as it is now, at the end of the same days.", example: []),
            .object(
                "taking_back",
                of: [
                    "deleted": ["type": "integer", "minimum": 0], "restored": ["type": "integer", "minimum": 0],
                    "brought_back": ["type": "integer", "minimum": 0], "kept": ["type": "integer", "minimum": 0],
                    "balances": [
                        "type": "array",
                        "items": .closed([
                            "account": ["type": "string", "format": "uuid"], "currency": ["type": "string"], "change": ["type": "string"],
                        ]),
                    ],
                ],
                "The transactions that taking the import back would delete, give former values, bring back from the trash where the bank had dropped them, and keep since they were changed, and the changes of balances. Nothing in lists, in answers of other operations, and for an import that cannot be taken back.",
                example: ["deleted": 0, "restored": 0, "brought_back": 0, "kept": 0, "balances": []]),
            .list(
                "missing_categories",
                of: [
                    "name": ["type": "string"], "kind": ["type": "string", "enum": .list(Category.Kind.allCases.map { .text($0.rawValue) })],
                    "rows": ["type": "integer", "minimum": 1],
                ], "The categories that the file of a preview names and the book lacks, with the number of rows that name them.", example: []),
        ],
        making: [APIBody(name: "NewImport", members: [id, name, file, account] + ImportAnswers.members)], changing: nil)

    static func finishing(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .post, path: "/imports/{id}/finish", name: "finishImport",
            summary:
                "Does what was decided about the rows of a preview, all at once. One that is done already is answered as it is, so that a request can be sent again.",
            resource: resource, outcome: .one, handler: handler)
    }

    static func makingCategories(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .post, path: "/imports/{id}/categories", name: "makeImportCategories",
            summary: "Makes the categories that the file of a preview names and the book lacks, and files the rows that name them under them.",
            resource: resource, outcome: .one, handler: handler)
    }

    static func takingBack(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .post, path: "/imports/{id}/take-back", name: "takeBackImport",
            summary:
                "Moves the transactions that an import added to the trash, and gives those that it changed their former values. It stays done as long as transactions that were changed since are kept.",
            resource: resource, query: [changed], outcome: .one, handler: handler)
    }

    private static func shown(_ item: BankImport, _ ledger: Ledger, _ effect: TakingBackEffect? = nil) throws -> JSONValue {
        let state: JSONValue =
            switch item.state {
            case .preview: "preview"
            case .done: "done"
            case .takenBack: "taken-back"
            }
        let counts = try ledger.banks.counts(of: item.id)
        return [
            "id": "\(item.id)", "state": state, "name": .text(item.name), "format": .text(item.format), "at": .whole(item.at),
            "from": item.days.map { "\($0.lowerBound)" } ?? .null, "to": item.days.map { "\($0.upperBound)" } ?? .null,
            "accounts": .list(item.accounts.map { "\($0)" }), "records": .whole(item.records),
            "counts": .object(JSONObject(ImportedRow.State.allCases.map { .init($0.rawValue, .whole(counts[$0] ?? 0)) })),
            "balances": .list(
                try ledger.banks.balanceChecks(of: item.id).map { check in
                    [
                        "account": "\(check.account)", "date": "\(check.date)", "currency": .text(check.bank.currency.code),
                        "bank": .decimal(check.bank), "penny": .decimal(check.penny),
                    ]
                }),
            "taking_back": [
                "deleted": .whole(effect?.deleted ?? 0), "restored": .whole(effect?.restored ?? 0),
                "brought_back": .whole(effect?.broughtBack ?? 0), "kept": .whole(effect?.staying ?? 0),
                "balances": .list(
                    (effect?.moves ?? []).map {
                        ["account": "\($0.account)", "currency": .text($0.amount.currency.code), "change": .decimal($0.amount)]
                    }),
            ],
            "missing_categories": .list(
                item.state.isDecided
                    ? []
                    : try ledger.banks.missingCategories(of: item.id).map {
                        ["name": .text($0.name), "kind": .text($0.kind.rawValue), "rows": .whole($0.rows)]
                    }),
        ]
    }
}
