import Archives
import Identity
import Language
import MicroHTTP
import SitePaths
import Storage
import Templates
import Views

/// A reason why a request cannot be answered with its page. Each becomes an error page with a status and no internal message.
enum Failure: Error {
    case notFound, forbidden, stale, conflict, badRequest, tooLarge, methodNotAllowed(allow: [MicroHTTP.Method]), unavailable, full, replaced
    case unknownHost, tooMany, unexpected
    /// The form comes from an address, such as `https://a`, other than the address in the request to this server.
    case otherAddress(browser: String, server: String)
    /// The record is in the trash.
    case deleted
    /// The address belongs to a household's book, and the person is in no household.
    case noHousehold
    /// The person may look at the household's book and change nothing.
    case onlyViewing
    /// The act is the administrator's of the household.
    case onlyAdministrator

    /// Maps any error to a failure.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case FormError.unreadable: self = .unexpected
        case let error as FormError: self = error.status == .contentTooLarge ? .tooLarge : .badRequest
        case StoreError.notFound: self = .notFound
        case StoreError.conflict(.onlyViewing): self = .onlyViewing
        case StoreError.conflict(.notAdministrator): self = .onlyAdministrator
        case StoreError.conflict: self = .conflict
        case StoreError.full, ArchiveError.notWritten: self = .full
        case StoreError.busy, is PasswordHasher.Busy: self = .unavailable
        case StoreError.replaced: self = .replaced
        default: self = .unexpected
        }
    }

    init(_ status: Status) {
        switch status {
        case .contentTooLarge: self = .tooLarge
        case .notFound: self = .notFound
        case .methodNotAllowed: self = .methodNotAllowed(allow: [])
        case .serviceUnavailable: self = .unavailable
        case .tooManyRequests: self = .tooMany
        case .insufficientStorage: self = .full
        default: self = (400..<500).contains(status.code) ? .badRequest : .unexpected
        }
    }

    var status: Status {
        switch self {
        case .notFound, .deleted, .noHousehold: .notFound
        case .forbidden, .stale, .otherAddress, .onlyViewing, .onlyAdministrator: .forbidden
        case .conflict: .conflict
        case .badRequest: .badRequest
        case .tooLarge: .contentTooLarge
        case .methodNotAllowed: .methodNotAllowed
        case .unavailable, .replaced: .serviceUnavailable
        case .full: .insufficientStorage
        case .unknownHost: .misdirectedRequest
        case .tooMany: .tooManyRequests
        case .unexpected: .internalServerError
        }
    }

    /// True if the requested item can be restored.
    var isInTrash: Bool { if case .deleted = self { true } else { false } }

    func page(_ t: Texts) -> ErrorTexts.Page {
        switch self {
        case .notFound: t.errors.notFound
        case .deleted: t.errors.deleted
        case .noHousehold: t.errors.noHousehold
        case .onlyViewing: t.errors.onlyViewing
        case .onlyAdministrator: t.errors.onlyAdministrator
        case .forbidden: t.errors.forbidden
        case .stale: t.errors.stale
        case .otherAddress(let browser, let server): t.errors.otherAddress(browser, server)
        case .conflict: t.errors.conflict
        case .badRequest: t.errors.badRequest
        case .tooLarge: t.errors.tooLarge
        case .methodNotAllowed: t.errors.methodNotAllowed
        case .unavailable: t.errors.unavailable
        case .full: t.errors.full
        case .replaced: t.errors.replaced
        case .unknownHost: t.errors.unknownHost
        case .tooMany: t.errors.tooMany
        case .unexpected: t.errors.internalError
        }
    }
}

extension Visit {
    /// Returns the error page of a failure in the visitor's language, optionally with a heading and a sentence of its own and a link back to a
    /// form.
    func errorPage(
        _ failure: Failure, status: Status? = nil, headed heading: String? = nil, saying text: String? = nil, back: Link? = nil
    ) -> Response {
        let status = status ?? failure.status
        let page = ErrorPage(
            failure.page(t), title: heading, text: text, form: back, status: status.code, requestNumber: request.number, isSignedIn: person != nil,
            isInTrash: failure.isInTrash, t: t)
        var response = self.page(status) {
            if person == nil { Template.errorGate(page, app: $0, into: &$1) } else { Template.errorPage(page, app: $0, into: &$1) }
        }
        if case .methodNotAllowed(let allow) = failure, !allow.isEmpty {
            response.headers.add("Allow", allow.map(\.rawValue).joined(separator: ", "))
        }
        return response
    }

    /// Returns the page for an administrator who would leave a household without one.
    func administratorStays() -> Response {
        errorPage(.conflict, headed: t.households.leaveFirstHeading, saying: t.households.leaveFirst, back: Paths.people)
    }
}
