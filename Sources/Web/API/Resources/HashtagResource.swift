import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for hashtags.
struct HashtagResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let hashtags = try store.read(call.book) { try $0.hashtags() }
        return try call.page(hashtags, id: \.id.description, Self.shown)
    }

    func show(_ call: APICall) throws -> APIAnswer {
        guard let found = try store.read(call.book, { try Self.find(call.id(), $0) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        try call.addOnce(to: "/hashtags", in: store, find: Self.find) { id, editor in
            let name = try call.draft { try HashtagForm(call.values.input).draft(among: try editor.ledger.hashtags()) }
            return try editor.addHashtag(id, name: name, at: call.now)
        }
    }

    func update(_ call: APICall) throws -> APIAnswer {
        let id: Hashtag.ID = try call.id()
        return try store.write(call.book) { editor in
            guard let known = try editor.ledger.hashtag(id) else { throw Failure.notFound }
            let form = HashtagForm(HashtagForm(known).input.replacing(call.values))
            let name = try call.draft { try form.draft(editing: known, among: try editor.ledger.hashtags()) }
            try editor.renameHashtag(id, name: name)
            guard let saved = try Self.find(id, editor.ledger) else { throw Failure.notFound }
            return .one(saved)
        }
    }

    func delete(_ call: APICall) throws -> APIAnswer {
        let id: Hashtag.ID = try call.id()
        try call.check()
        _ = try store.write(call.book) { try $0.deleteHashtag(id, as: call.new(), at: call.now) }
        return .nothing
    }

    private static func find(_ id: Hashtag.ID, _ ledger: Ledger) throws -> JSONValue? { try ledger.hashtag(id).map(shown) }

    private static func shown(_ hashtag: Hashtag) -> JSONValue {
        ["id": "\(hashtag.id)", "name": .text(hashtag.name), "record_count": .whole(hashtag.recordCount)]
    }
}

extension HashtagResource {
    private static let name = APIMember(
        "name", .hashtag, "Without the `#`: letters and digits of any script, `_` and `-`. Unique, whatever the case.", example: "holiday")

    static let resource = APIResource(
        name: "Hashtag", plural: "hashtags", about: "A word after `#` that transactions have. Transactions make those that are new.",
        shown: [.identity("id"), .text("name", "holiday"), .whole("record_count", 3)],
        making: [APIBody(name: "NewHashtag", members: [.newIdentity, name.required])],
        changing: APIBody(name: "HashtagChanges", members: [name]))
}
