import Bookkeeping
import MicroHTTP
import Storage
import StrictJSON
import Validation
import Views

/// One call of a program, with what every operation needs to answer it.
struct APICall: Sendable {
    let request: Request
    let parameters: PathParameters
    let t: Texts
    /// Milliseconds since 1970 (UTC).
    let milliseconds: Int64
    let user: User
    let values: APIValues

    /// How many entries a page of a list has that does not say.
    static let usualLimit = 50

    /// Seconds since 1970 (UTC).
    var now: Int64 { milliseconds / 1000 }
    var book: Book.ID { user.book }
    /// What the clock and the calendar of the person show.
    var civil: CivilTime { CivilTime(seconds: now, in: user.preferences.timeZone) }

    /// The identity in the address. Throws `Failure.notFound` when the text is no identity.
    func id<Entity>(_: Entity.Type = Entity.self) throws -> Identifier<Entity> {
        guard let id = parameters["id"].flatMap({ Identifier<Entity>($0) }) else { throw Failure.notFound }
        return id
    }

    /// A new identity.
    func new<Entity>() -> Identifier<Entity> { Identifier(milliseconds: milliseconds) }

    /// The most entries of the page that was asked for.
    var limit: Int { values["limit"].flatMap { Int($0) } ?? Self.usualLimit }
    /// Where that page begins; nil for the first.
    var cursor: String? { values["cursor"] }

    /// Throws when something in the request is wrong by itself.
    func check() throws {
        guard values.mistakes.isEmpty else { throw APIFailure.invalid(values.mistakes) }
    }

    /// The draft that a form makes of the request. Throws everything that is wrong at once.
    ///
    /// What the description forbids is invalid; what only the book forbids is a conflict with it.
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

    /// Adds something once: what the request's id names already is what it was.
    ///
    /// - Parameters:
    ///   - find: looks for it in the book.
    ///   - add: makes it under an identity that is free.
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

    /// One page of a list that is in memory whole. Throws for a cursor that is no entry's.
    func page<Entry>(_ entries: [Entry], id: (Entry) -> String, _ shown: (Entry) -> JSONValue) throws -> APIAnswer {
        try check()
        var rest = entries[...]
        if let cursor {
            guard let last = entries.firstIndex(where: { id($0) == cursor }) else { throw APIFailure.noSuchCursor }
            rest = entries[(last + 1)...]
        }
        let page = rest.prefix(limit)
        return .list(page.map(shown), next: page.count < rest.count ? page.last.map(id) : nil)
    }
}
