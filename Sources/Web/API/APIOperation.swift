import Bookkeeping
import MicroHTTP
import SitePaths
import StrictJSON

/// One API operation, the source of its route, its check and its description.
struct APIOperation: Sendable {
    /// The kind of a successful answer.
    enum Outcome: Sendable { case one, list, made, nothing }

    let method: MicroHTTP.Method
    /// The path below the path of a book.
    let path: String
    /// The operation ID (`operationId` in OpenAPI).
    let name: String
    let summary: String
    let resource: APIResource
    var query: [APIMember] = []
    /// The possible shapes of its body; empty for an operation without a body.
    var bodies: [APIBody] = []
    let outcome: Outcome
    /// The bytes of a file that its body may have; nil for none.
    var fileLimit: Int?
    /// The one book that has the operation; nil if each has it.
    var book: BookAddress?
    /// True for an operation that changes nothing and is refused if it does not fit the recorded data.
    var mayConflict = false
    /// Another kind of entity that its list can have instead.
    var otherResource: APIResource?
    let handler: @Sendable (APICall) throws -> APIAnswer

    /// The path below ``API/path`` in the description: the path in the person's own book, if it has the operation.
    var describedPath: String { (book?.prefix.description ?? "") + path }
    /// The token scope that the operation requires.
    var scope: APIToken.Scope { method == .get ? .read : .write }
    /// The maximum size of its body, in bytes.
    var bodyLimit: Int { API.bodyLimit + (fileLimit.map(APIType.length(ofFile:)) ?? 0) }
    var isOfOne: Bool { path.contains("{id}") }
    /// True if the operation is refused for an entity that has changed since the caller saw it.
    var asksForTag: Bool { resource.isTagged && isOfOne && method != .get }
}

extension APICall {
    /// Throws `APIFailure.changedMeanwhile` if the request names versions of the entity (`If-Match`, RFC 9110, section 13.1.1) and this is none of them.
    func requireMatch(_ value: JSONValue) throws {
        guard let wanted = request.headers["if-match"] else { return }
        guard EntityTag(of: value.bytes).matches(ifMatch: wanted) else { throw APIFailure.changedMeanwhile }
    }
}

/// The result of an operation.
enum APIAnswer: Sendable {
    case one(JSONValue)
    /// One page of a list, with the cursor of the next page.
    case list([JSONValue], next: String?)
    /// A new entity, and its path below ``API/path``.
    case made(JSONValue, path: String)
    case nothing
}

/// A kind of entity that programs can list, read and write.
struct APIResource: Sendable {
    /// The singular, such as `Account`.
    let name: String
    /// The plural, such as `accounts`, which is also the usual path segment.
    let plural: String
    let about: String
    /// The members that answers contain.
    let shown: [APIShown]
    /// The path of the collection in a book; nil for one that is named by the plural.
    var collection: String?
    /// The name of the path parameter with the ID of one.
    var key = "id"
    /// The one book that has these entities; nil if each has them.
    var book: BookAddress?
    /// The bodies that create one: a single body, or one for each kind.
    let making: [APIBody]
    /// The body that updates one; every member is optional. Nil for a read-only resource.
    let changing: APIBody?
    /// True if answers with one carry its entity tag, and changes ask for it (`If-Match`).
    var isTagged = false

    private var path: String { collection ?? "/" + plural }
    private var pathOfOne: String { "\(path)/{\(key)}" }

    func list(query: [APIMember] = [], _ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .get, path: path, name: "list" + plural.capitalized.filter { $0 != " " }, summary: "Lists \(plural), a page at a time.",
            resource: self, query: query + APIMember.paging, outcome: .list, book: book, handler: handler)
    }

    func show(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .get, path: pathOfOne, name: "get\(name)", summary: "Shows one of the \(plural).", resource: self, outcome: .one, book: book,
            handler: handler)
    }

    /// - Parameter fileLimit: the bytes of a file that the body may have; nil for none.
    func create(fileLimit: Int? = nil, _ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .post, path: path, name: "create\(name)",
            summary:
                "Adds to the \(plural). With an id that is there already it changes nothing and answers 200 with what is there, so that a request can be sent again.",
            resource: self, bodies: making, outcome: .made, fileLimit: fileLimit, book: book, handler: handler)
    }

    func update(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .patch, path: pathOfOne, name: "update\(name)", summary: "Changes what the body names; the rest stays.", resource: self,
            bodies: changing.map { [$0] } ?? [], outcome: .one, book: book, handler: handler)
    }

    /// - Parameters:
    ///   - hasTrash: true for entities that stay in the trash for a while.
    ///   - summary: the sentence that describes the operation; nil for the usual one.
    func delete(
        query: [APIMember] = [], hasTrash: Bool = true, summary: String? = nil, _ handler: @escaping @Sendable (APICall) throws -> APIAnswer
    ) -> APIOperation {
        let rest = hasTrash ? "It stays in the trash for \(Deletion.daysKept) days, from where a person can restore it." : "It is gone for good."
        return APIOperation(
            method: .delete, path: pathOfOne, name: "delete\(name)", summary: summary ?? "Deletes one of the \(plural). \(rest)", resource: self,
            query: query, outcome: .nothing, book: book, handler: handler)
    }
}
