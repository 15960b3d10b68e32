import MicroHTTP
import StrictJSON
import Bookkeeping

/// One operation of the programming interface: its route, its check and its description are all made from this.
struct APIOperation: Sendable {
    /// What it answers when all goes well.
    enum Outcome: Sendable { case one, list, made, nothing }

    let method: MicroHTTP.Method
    /// Below ``API/path``.
    let path: String
    /// As programs call it.
    let name: String
    let summary: String
    let resource: APIResource
    var query: [APIMember] = []
    /// What its body can be; none for an operation without one.
    var bodies: [APIBody] = []
    let outcome: Outcome
    let handler: @Sendable (APICall) throws -> APIAnswer

    /// What a token needs for it.
    var scope: APIToken.Scope { method == .get ? .read : .write }
    var isOfOne: Bool { path.contains("{id}") }
}

/// What an operation came to.
enum APIAnswer: Sendable {
    case one(JSONValue)
    /// One page of a list, with the cursor of the next one.
    case list([JSONValue], next: String?)
    /// Something new, and its path below ``API/path``.
    case made(JSONValue, path: String)
    case nothing
}

/// A kind of thing that programs can list, read and write.
struct APIResource: Sendable {
    /// One of it, such as `Account`.
    let name: String
    /// Several, such as `accounts`: the segment of its path too.
    let plural: String
    let about: String
    /// What answers show of it.
    let shown: [APIShown]
    /// What makes one: a body, or one for each kind.
    let making: [APIBody]
    /// What changes one: any of it.
    let changing: APIBody

    func list(query: [APIMember] = [], _ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .get, path: "/\(plural)", name: "list\(plural.capitalized)", summary: "Lists \(plural), a page at a time.", resource: self,
            query: query + APIMember.paging, outcome: .list, handler: handler)
    }

    func show(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .get, path: "/\(plural)/{id}", name: "get\(name)", summary: "Shows one of the \(plural).", resource: self, outcome: .one, handler: handler)
    }

    func create(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .post, path: "/\(plural)", name: "create\(name)",
            summary: "Adds to the \(plural). With an id that is there already it changes nothing and answers 200 with what is there, so that a request can be sent again.",
            resource: self, bodies: making, outcome: .made, handler: handler)
    }

    func update(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .patch, path: "/\(plural)/{id}", name: "update\(name)", summary: "Changes what the body names; the rest stays.", resource: self,
            bodies: [changing], outcome: .one, handler: handler)
    }

    func delete(query: [APIMember] = [], _ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .delete, path: "/\(plural)/{id}", name: "delete\(name)",
            summary: "Deletes one of the \(plural). It stays in the trash for \(Deletion.daysKept) days, from where a person can restore it.", resource: self,
            query: query, outcome: .nothing, handler: handler)
    }
}
