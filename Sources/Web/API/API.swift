import Bookkeeping
import Identity
import Language
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import StrictJSON

/// The HTTP API: JSON for programs that send a person's access token and have that person's rights.
///
/// It ignores cookies, so that no page can make a browser call it, and reports every failure as `application/problem+json` (RFC
/// 9457).
struct API: Sendable {
    /// The path prefix of this version of the API; another version would have another prefix.
    static let path = Paths.api.description
    /// The maximum size of a request body, in bytes.
    static let bodyLimit = Application.usualBodyLimit

    private let access: APIAccess
    private let clock: @Sendable () -> Int64
    private let log: EventLog
    let document: OpenAPIDocument
    private let base: String
    private let routes: Router<Route>
    private let store: Store

    /// An operation on the book that its path names.
    private struct Route {
        let operation: APIOperation
        let book: BookAddress

        /// The beginning of the paths of the book's entities.
        var path: String { API.path + book.prefix.description }
    }

    init(store: Store, activity: Activity<APIToken>, base: String, log: EventLog, clock: @escaping @Sendable () -> Int64) {
        access = APIAccess(store: store, activity: activity, log: log)
        self.clock = clock
        self.log = log
        self.base = base
        let operations = Self.operations(store)
        document = OpenAPIDocument(operations, base: base)
        var routes = Router<Route>()
        for book in [BookAddress.own, .household] {
            for operation in operations where operation.book == nil || operation.book == book {
                let route = Route(operation: operation, book: book)
                routes.add(operation.method, route.path + operation.path, route)
            }
        }
        self.routes = routes
        self.store = store
    }

    /// True if the API answers the request: its path lies under `/api`, or it could not be read and the target names `/api/`.
    static func handles(_ request: Request) -> Bool {
        request.path.hasPrefix("/api/") || request.path == "/api" || request.path == "/" && request.target.prefix { $0 != "?" }.contains("/api/")
    }

    /// Returns the maximum size of a request's body, in bytes: a larger one only for an operation that takes a file, and a token that may call it.
    func bodyLimit(_ request: Request) -> Int {
        guard case .found(let route, _) = routes.match(request.method, request.path), route.operation.fileLimit != nil,
            access.allows(request, for: route.operation.scope, at: clock() / 1000)
        else { return Self.bodyLimit }
        return route.operation.bodyLimit
    }

    /// Authenticates the caller, runs the operation and returns its answer; every error becomes a problem document.
    func respond(to request: Request) -> Response {
        var t = Texts.of(Language(accepting: request.headers["accept-language"] ?? ""))
        do {
            return try answer(request, &t)
        } catch {
            let failure = APIFailure(error)
            if case .page(.unexpected) = failure { log.write(.failed(request: request.number, error: String(reflecting: error))) }
            return failure.response(t, number: request.number)
        }
    }

    /// Returns the problem document for a request that was refused before it was routed, for example because its body is too
    /// large.
    func refuse(_ failure: Failure, _ request: Request, status: Status? = nil) -> Response {
        var failure = failure
        if case .methodNotAllowed = failure, case .methodNotAllowed(let allow) = routes.match(.options, request.path) {
            failure = .methodNotAllowed(allow: allow)
        }
        let t = Texts.of(Language(accepting: request.headers["accept-language"] ?? ""))
        return APIFailure(failure).response(t, number: request.number, status: status)
    }

    private func answer(_ request: Request, _ t: inout Texts) throws -> Response {
        if request.path == Self.path + OpenAPIDocument.path { return try document.respond(to: request) }
        let route: Route, parameters: PathParameters
        switch routes.match(request.method, request.path) {
        case .notFound: throw Failure.notFound
        case .methodNotAllowed(let allow): throw Failure.methodNotAllowed(allow: allow)
        case .found(let found, let values): (route, parameters) = (found, values)
        }
        let milliseconds = clock(), operation = route.operation
        let (user, own) = try access.user(of: request, for: operation.scope, at: milliseconds / 1000)
        if request.headers["accept-language"] == nil { t = Texts.of(user.preferences.language) }
        guard let book = route.book == .own ? own : try store.read({ try $0.households.access(of: user.id, at: milliseconds / 1000) }) else {
            throw Failure.noHousehold
        }
        let call = APICall(
            request: request, parameters: parameters, milliseconds: milliseconds, book: book, own: own,
            values: try operation.values(of: request), t: Texts.of(user.preferences.language))
        var response = response(try operation.handler(call), below: route.path)
        if operation.resource.isTagged, operation.outcome == .one || operation.outcome == .made, let bytes = response.bytes {
            response.headers.add("ETag", EntityTag(of: bytes).headerValue)
        }
        return response
    }

    /// - Parameter path: the beginning of the paths of the book's entities.
    private func response(_ answer: APIAnswer, below book: String) -> Response {
        switch answer {
        case .one(let value): return Self.json(value)
        case .list(let values, let next): return Self.json(["data": .list(values), "next": next.map(JSONValue.text) ?? .null])
        case .made(let value, let path):
            var response = Self.json(value, status: .created)
            response.headers.add("Location", base + book + path)
            return response
        case .nothing: return Response(.noContent)
        }
    }

    private static func json(_ value: JSONValue, status: Status = .ok) -> Response {
        Response(status, contentType: "application/json", bytes: value.bytes)
    }
}
