import Language
import MicroHTTP
import SitePaths
import Validation

/// Limits on the size of request bodies: small, except for uploads to pages that accept files from visitors who may open them.
extension Application {
    /// The limit for forms without files, in bytes.
    static let usualBodyLimit = 256 * 1024

    /// Returns the maximum size of a request's body, in bytes.
    public func bodyLimit(_ request: Request) -> Int {
        if API.handles(request) { return api.bodyLimit(request) }
        guard let (page, bytes) = takingPage(request), let visit = try? visit(request),
            page.firstUnmet(by: visit) == nil
        else {
            return Self.usualBodyLimit
        }
        return bytes + Self.usualBodyLimit
    }

    /// True if only one such request may be received at a time: an import is large, and is read as a whole.
    public func isSentAlone(_ request: Request) -> Bool {
        if API.handles(request) {
            let length = request.headers["content-length"].map { Int($0) ?? .max } ?? .max
            return length > API.bodyLimit && api.bodyLimit(request) > API.bodyLimit
        }
        return (ExportPages.importPaths.contains(request.path) || BankPages.uploadPaths.contains(request.path))
            && bodyLimit(request) > Self.usualBodyLimit
    }

    /// Returns the error page for a request with an unread body.
    func refusal(_ status: Status, _ request: Request) -> Response {
        let guest = visitors.guest(request)
        if status == .serviceUnavailable, isSentAlone(request), let visit = try? visit(request) {
            return BankPages.uploadPaths.contains(request.path) ? BankPages.busyPage(visit) : ExportPages.busyPage(visit)
        }
        guard status == .contentTooLarge else { return guest.errorPage(Failure(status), status: status) }
        let file = takingPage(request)?.bytes
        // A visitor who would have to sign in or confirm the password first learns that, rather than that the file is too large.
        if file != nil, bodyLimit(request) == Self.usualBodyLimit { return guest.errorPage(.stale, status: status) }
        let visit = (try? visit(request)) ?? guest
        return visit.errorPage(.tooLarge, saying: tooLarge(file, request, visit.t), back: form(of: visit))
    }

    /// Returns the visit of a request with an unread body.
    private func visit(_ request: Request) throws -> Visit {
        var book = BookAddress.own
        if case .found(let page, _) = routes.match(request.method, request.path) { book = page.book }
        return try visitors.visit(request, parameters: PathParameters(), book: book)
    }

    /// Returns the sentence about an oversized body, with the limit; `file` is the limit of a file in bytes.
    private func tooLarge(_ file: Int?, _ request: Request, _ t: Texts) -> String {
        guard let file else { return t.errors.tooLargeForm(Self.usualBodyLimit / 1024) }
        if BankPages.uploadPaths.contains(request.path) { return t.bankProblems.tooLarge }
        let megabytes = file / (1024 * 1024), errors = t.errors
        return ExportPages.importPaths.contains(request.path) ? errors.tooLargeImport(megabytes) : errors.tooLargeFile(megabytes)
    }

    /// Returns the page that sent the form, if the browser tells and the site knows it.
    private func form(of visit: Visit) -> Link? {
        if let sender = visit.sender, isPage(sender.path) { return Link(sender) }
        return isPage(visit.request.path) ? LocalPath(visit.request.path).map { Link($0) } : nil
    }

    /// Returns the page that accepts files, if the request is a multipart form and so can contain one.
    private func takingPage(_ request: Request) -> (page: Page, bytes: Int)? {
        guard request.headers["content-type"]?.prefix(19).lowercased() == "multipart/form-data",
            case .found(let page, _) = routes.match(request.method, request.path), let bytes = page.fileLimit
        else { return nil }
        return (page, bytes)
    }
}
