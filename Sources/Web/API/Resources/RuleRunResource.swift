import Bookkeeping
import Storage
import StrictJSON

/// The API operations that show which transactions of the past a rule would change, and change them.
struct RuleRunResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func show(_ call: APICall) throws -> APIAnswer { .one(try store.read(call.book) { try Self.preview(call, $0).shown }) }

    /// Answers with what it has changed. Sent again it changes nothing more.
    func apply(_ call: APICall) throws -> APIAnswer {
        try call.check()
        return .one(
            try store.write(call.book) { editor in
                let (rule, preview, shown) = try Self.preview(call, editor.ledger)
                if preview.changing > 0 { _ = try editor.many.file(by: [rule], as: call.new(), at: call.now) }
                return shown
            })
    }

    private static func preview(_ call: APICall, _ ledger: Ledger) throws -> (rule: FilingRule, preview: FilingPreview, shown: JSONValue) {
        guard let rule = try ledger.rules.rule(call.id()) else { throw Failure.notFound }
        let preview = try ledger.rules.preview(of: [rule])
        return (rule, preview, shown(preview))
    }

    private static func shown(_ preview: FilingPreview) -> JSONValue {
        [
            "holding": .whole(preview.holding), "changing": .whole(preview.changing),
            "refused": ["divided": .whole(preview.refused[.divided] ?? 0), "too_many_hashtags": .whole(preview.refused[.tooManyHashtags] ?? 0)],
            "examples": .list(
                preview.examples.compactMap { example in
                    example.after.map { after in
                        [
                            "transaction": "\(example.id)", "date": "\(example.date)", "amount": .decimal(example.amount),
                            "before": values(example.before), "after": values(after),
                        ]
                    }
                }),
        ]
    }

    private static func values(_ values: FiledRecord.Values) -> JSONValue {
        [
            "category": values.category.map { "\($0)" } ?? .null, "title": .text(values.title), "vendor": .text(values.vendor),
            "tags": .list(values.hashtags.map(JSONValue.text)),
        ]
    }

    private static let valuesSchema = JSONValue.closed([
        "category": ["type": ["string", "null"], "format": "uuid"], "title": ["type": "string"], "vendor": ["type": "string"],
        "tags": ["type": "array", "items": ["type": "string"]],
    ])

    static let resource = APIResource(
        name: "RuleRun", plural: "runs of rules", about: "The transactions of the past for which a rule holds.",
        shown: [
            .whole("holding", 13), .whole("changing", 0),
            .object(
                "refused", of: ["divided": ["type": "integer", "minimum": 0], "too_many_hashtags": ["type": "integer", "minimum": 0]],
                "Those that are left as they are: divided ones, and ones that would have more than \(Hashtag.limitPerTransaction) hashtags.",
                example: ["divided": 0, "too_many_hashtags": 0]),
            .list(
                "examples",
                of: [
                    "transaction": ["type": "string", "format": "uuid"], "date": ["type": "string", "format": "date"], "amount": ["type": "string"],
                    "before": valuesSchema, "after": valuesSchema,
                ], "The latest of those that change, at most \(FilingPreview.exampleLimit), before and after.", example: []),
        ], making: [], changing: nil)

    static func trying(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .get, path: "/rules/{id}/apply", name: "tryRule",
            summary: "Shows the transactions of the past that a rule would change, and changes nothing.", resource: resource, outcome: .one,
            handler: handler)
    }

    static func applying(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .post, path: "/rules/{id}/apply", name: "applyRule",
            summary: """
                Changes the transactions of the past for which a rule holds, and answers with what it has changed. For \(Deletion.daysKept) days a person can \
                take it back in the trash. Sent again it changes nothing more.
                """, resource: resource, outcome: .one, handler: handler)
    }
}
