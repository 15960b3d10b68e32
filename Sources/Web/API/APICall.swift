import Bookkeeping
import Language
import MicroHTTP
import Storage
import StrictJSON
import Validation

/// One API request with the book, time and values that its operation needs.
struct APICall: Sendable {
    let request: Request
    let parameters: PathParameters
    /// Milliseconds since 1970 (UTC).
    let milliseconds: Int64
    let book: BookAccess
    /// The access of the person to their own book, which may be another one.
    let own: BookAccess
    let values: APIValues
    /// The texts in the language of the person.
    let t: Texts

    /// The number of entries on a page of a list when the request sets no `limit`.
    static let usualLimit = 50

    /// Seconds since 1970 (UTC).
    var now: Int64 { milliseconds / 1000 }
    /// The present date and time of day in the book's time zone.
    var civil: CivilTime { CivilTime(seconds: now, in: book.settings.timeZone) }

    /// Returns an ID in the path. Throws `Failure.notFound` if the text is not an ID.
    func id<Entity>(_ name: String = "id", of _: Entity.Type = Entity.self) throws -> Identifier<Entity> {
        guard let id = parameters[name].flatMap({ Identifier<Entity>($0) }) else { throw Failure.notFound }
        return id
    }

    /// Returns a new ID.
    func new<Entity>() -> Identifier<Entity> { Identifier(milliseconds: milliseconds) }

    /// The maximum number of entries on the requested page.
    var limit: Int { values["limit"].flatMap { Int($0) } ?? Self.usualLimit }
    /// The cursor at the beginning of the requested page; nil for the first page.
    var cursor: String? { values["cursor"] }

    /// Throws `APIFailure.invalid` if the request has mistakes of its own, regardless of the book.
    func check() throws {
        guard values.mistakes.isEmpty else { throw APIFailure.invalid(values.mistakes) }
    }

    /// Returns the draft that a form makes of the request. Throws all problems at once.
    ///
    /// A violation of the API description is `APIFailure.invalid`; a violation of a rule that depends on the book is
    /// `APIFailure.conflict`.
    func draft<Draft>(_ form: () throws -> Draft) throws -> Draft {
        do {
            let draft = try form()
            try check()
            return draft
        } catch let problems as Problems {
            let known = Set(values.mistakes.map(\.member))
            let others = problems.list.map { (member: APIBody.member(filling: $0.field), mistake: APIMistake.problem($0.problem)) }
            let mistakes = values.mistakes + others.filter { !known.contains($0.member) }
            let isMissing = request.method == .post && problems.list.contains { $0.problem == .required }
            throw known.isEmpty && !isMissing ? APIFailure.conflict(mistakes) : .invalid(mistakes)
        }
    }

    /// Adds an entity idempotently: the request's ID is the idempotency key, and an entity that already has it is returned
    /// unchanged.
    ///
    /// - Parameters:
    ///   - find: looks up the entity in the book.
    ///   - add: adds the entity under a free ID.
    func addOnce<Entity>(
        to path: String, in store: Store, find: (Identifier<Entity>, Ledger) throws -> JSONValue?,
        add: (Identifier<Entity>, LedgerEditor) throws -> Saved
    ) throws -> APIAnswer {
        let id: Identifier<Entity> = values["id"].flatMap { Identifier($0) } ?? new()
        return try store.write(book) { editor in
            if let known = try find(id, editor.ledger) {
                try check()
                return .one(known)
            }
            guard try add(id, editor) == .added, let made = try find(id, editor.ledger) else { throw APIFailure.rule(.identifierTaken) }
            return .made(made, path: "\(path)/\(id)")
        }
    }

    /// Returns one page of a list that is entirely in memory. Throws `APIFailure.noSuchCursor` if the cursor is not the ID of an
    /// entry.
    func page<Entry>(_ entries: [Entry], id: (Entry) -> String, _ shown: (Entry) throws -> JSONValue) throws -> APIAnswer {
        try check()
        var rest = entries[...]
        if let cursor {
            guard let last = entries.firstIndex(where: { id($0) == cursor }) else { throw APIFailure.noSuchCursor }
            rest = entries[(last + 1)...]
        }
        let page = rest.prefix(limit)
        return .list(try page.map(shown), next: page.count < rest.count ? page.last.map(id) : nil)
    }
}
