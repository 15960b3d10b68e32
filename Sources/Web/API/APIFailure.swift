import Language
import MicroHTTP
import Storage
import StrictJSON
import Validation

/// A reason why an API call fails. Each becomes a problem document (RFC 9457) with a status and no internal message.
enum APIFailure: Error {
    /// A failure that pages have too.
    case page(Failure)
    case unauthenticated, invalidToken, readOnly, mediaType, notAnObject, noSuchCursor
    /// The entity is none of the versions that the request names.
    case changedMeanwhile
    case notJSON(JSONProblem)
    /// Rate limit exceeded; the value is the number of seconds to wait.
    case tooMany(Int)
    /// The request is invalid in itself.
    case invalid([(member: String, mistake: APIMistake)])
    /// The request conflicts with the contents of the book.
    case conflict([(member: String, mistake: APIMistake)])
    case rule(APIRule)

    /// Maps any error to a failure.
    init(_ error: any Error) {
        switch error {
        case let failure as APIFailure: self = failure
        case let problem as JSONProblem: self = .notJSON(problem)
        case StoreError.conflict(.identifierTaken): self = .rule(.identifierTaken)
        case StoreError.conflict(.defaultAccount): self = .rule(.defaultAccount)
        case StoreError.conflict(.lastCategory): self = .rule(.lastCategory)
        case StoreError.conflict(.tooManyRecords): self = .rule(.tooManyRecords)
        case StoreError.conflict(.onlyViewing): self = .page(.onlyViewing)
        case StoreError.conflict(.notAdministrator): self = .page(.onlyAdministrator)
        case StoreError.conflict: self = .conflict([])
        default: self = .page(Failure(error))
        }
    }

    var status: Status {
        switch self {
        case .page(let failure): failure.status
        case .unauthenticated, .invalidToken: .unauthorized
        case .readOnly: .forbidden
        case .mediaType: .unsupportedMediaType
        case .notJSON: .badRequest
        case .noSuchCursor: .notFound
        case .changedMeanwhile: .preconditionFailed
        case .tooMany: .tooManyRequests
        case .notAnObject, .invalid: .unprocessableContent
        case .conflict, .rule: .conflict
        }
    }

    /// The last part of the problem type's URI, the same in every language; programs can rely on it.
    var kind: String {
        switch self {
        case .page(.notFound): "not-found"
        case .page(.noHousehold): "no-household"
        case .page(.onlyViewing): "only-viewing"
        case .page(.onlyAdministrator): "only-administrator"
        case .page(.methodNotAllowed): "method-not-allowed"
        case .page(.conflict), .conflict, .rule: "conflict"
        case .page(.tooLarge): "too-large"
        case .page(.unavailable): "unavailable"
        case .page(.full): "disk-full"
        case .page(.replaced): "database-replaced"
        case .page(.unknownHost): "unknown-host"
        case .page(.unexpected): "unexpected"
        case .page(.tooMany), .tooMany: "too-many-requests"
        case .page: "bad-request"
        case .unauthenticated: "token-needed"
        case .invalidToken: "token-invalid"
        case .readOnly: "scope"
        case .mediaType: "media-type"
        case .notJSON: "not-json"
        case .noSuchCursor: "no-such-cursor"
        case .changedMeanwhile: "changed-meanwhile"
        case .notAnObject, .invalid: "invalid"
        }
    }

    /// All possible values of ``kind``.
    static let kinds = [
        "bad-request", "changed-meanwhile", "conflict", "database-replaced", "disk-full", "invalid", "media-type", "method-not-allowed",
        "no-household", "no-such-cursor",
        "not-found",
        "not-json", "only-administrator", "only-viewing", "scope",
        "token-invalid", "token-needed", "too-large", "too-many-requests", "unavailable", "unexpected", "unknown-host",
    ]

    static func type(_ kind: String) -> String { "urn:penny:problem:\(kind)" }

    private func page(_ t: Texts) -> APITexts.Page {
        switch self {
        case .page(.notFound): t.api.notFound
        case .page(.methodNotAllowed): t.api.methodNotAllowed
        case .page(.conflict), .conflict, .rule: t.api.conflict
        case .page(.tooLarge): t.api.tooLarge
        case .page(.badRequest), .page(.stale), .page(.forbidden): t.api.badRequest
        case .page(let failure): failure.page(t)
        case .unauthenticated: t.api.unauthenticated
        case .invalidToken: t.api.invalidToken
        case .readOnly: t.api.readOnly
        case .mediaType: t.api.mediaType
        case .notAnObject: t.api.notAnObject
        case .notJSON(let problem): t.api.notJSON(line: problem.line, column: problem.column)
        case .noSuchCursor: t.api.noSuchCursor
        case .changedMeanwhile: t.api.changedMeanwhile
        case .tooMany: t.api.tooMany
        case .invalid: t.api.invalid
        }
    }

    /// Returns the problem document in a language; `number` is the request number that the log shows.
    func response(_ t: Texts, number: String, status: Status? = nil) -> Response {
        let page = page(t), status = status ?? self.status
        var detail = page.text
        if case .rule(let rule) = self { detail = t.api.sentence(rule, t) }
        var document = JSONObject([
            .init("type", .text(Self.type(kind))), .init("title", .text(page.title)), .init("status", .whole(status.code)),
            .init("detail", .text(detail)), .init("instance", .text("urn:penny:request:\(number)")),
        ])
        switch self {
        case .invalid(let mistakes) where !mistakes.isEmpty, .conflict(let mistakes) where !mistakes.isEmpty:
            document["errors"] = .list(
                mistakes.map { ["field": .text($0.member), "message": .text(t.api.sentence($0.mistake, $0.member, t))] })
        default: break
        }
        var response = Response(status, contentType: "application/problem+json", bytes: JSONValue.object(document).bytes)
        response.headers.add("Content-Language", t.language.rawValue)
        addHeaders(to: &response)
        return response
    }

    private func addHeaders(to response: inout Response) {
        switch self {
        // RFC 6750, section 3: a request without a token is told the realm only.
        case .unauthenticated: response.headers.add("WWW-Authenticate", #"Bearer realm="Penny""#)
        case .invalidToken: response.headers.add("WWW-Authenticate", #"Bearer realm="Penny", error="invalid_token""#)
        case .readOnly: response.headers.add("WWW-Authenticate", #"Bearer realm="Penny", error="insufficient_scope", scope="write""#)
        case .tooMany(let seconds): response.headers.add("Retry-After", String(seconds))
        case .page(.tooMany): response.headers.add("Retry-After", String(15 * 60))
        case .page(.methodNotAllowed(let allow)) where !allow.isEmpty: response.headers.add("Allow", allow.map(\.rawValue).joined(separator: ", "))
        default: break
        }
    }
}
