import MicroHTTP
import Views

/// How much a visitor may send: little, but for files to pages that take them, from those who may open these pages.
extension Application {
    /// For every form without files, in bytes.
    static let usualBodyLimit = 256 * 1024

    /// The largest body that is read for a request, in bytes.
    public func bodyLimit(_ request: Request) -> Int {
        guard let (page, bytes) = takingPage(request), let visit = try? self.visit(request, parameters: PathParameters()), page.isOpen(to: visit) else {
            return Self.usualBodyLimit
        }
        return bytes + Self.usualBodyLimit
    }

    /// Whether only one request like this may be on its way at a time: a file to be imported is in memory until it has come whole.
    public func isSentAlone(_ request: Request) -> Bool { request.path == TransferPages.importPath && bodyLimit(request) > Self.usualBodyLimit }

    /// The page for a request of which the body was not read.
    func refusal(_ status: Status, _ request: Request) -> Response {
        let guest = guest(request)
        if status == .serviceUnavailable, isSentAlone(request), let visit = try? self.visit(request, parameters: PathParameters()) {
            return TransferPages.busyPage(visit)
        }
        guard status == .contentTooLarge else { return guest.errorPage(Failure(status), status: status) }
        let file = takingPage(request)?.bytes
        // Somebody who would have to sign in or give the password first learns that, and not that a receipt is too large.
        if file != nil, bodyLimit(request) == Self.usualBodyLimit { return guest.errorPage(.stale, status: status) }
        let visit = (try? self.visit(request, parameters: PathParameters())) ?? guest
        return visit.errorPage(.tooLarge, saying: tooLarge(file, request, visit.t.errors), back: form(of: visit))
    }

    /// What was too large, and how large it may be; `file` is what a file may have, in bytes.
    private func tooLarge(_ file: Int?, _ request: Request, _ errors: ErrorTexts) -> String {
        guard let file else { return errors.tooLargeForm(Self.usualBodyLimit / 1024) }
        let megabytes = file / (1024 * 1024)
        return request.path == TransferPages.importPath ? errors.tooLargeImport(megabytes) : errors.tooLargeFile(megabytes)
    }

    /// The page that what was sent came from, as far as the browser tells and the site knows.
    private func form(of visit: Visit) -> String? {
        if let sender = visit.sender, isPage(sender.path) { return sender.description }
        return isPage(visit.request.path) ? visit.request.path : nil
    }

    /// The page that takes files, if the request can bring one: a file comes in a form of several parts.
    private func takingPage(_ request: Request) -> (page: Page, bytes: Int)? {
        guard request.headers["content-type"]?.prefix(19).lowercased() == "multipart/form-data", case .found(.taking(let page, let bytes), _) = routes.match(request.method, request.path) else { return nil }
        return (page, bytes)
    }
}
