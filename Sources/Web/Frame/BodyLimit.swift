import MicroHTTP

/// How much a visitor may send: little, but for files to pages that take them, from those who may open these pages.
extension Application {
    /// For every form without files, in bytes.
    private static let usual = 256 * 1024

    /// The largest body that is read for a request, in bytes.
    public func bodyLimit(_ request: Request) -> Int {
        guard let (page, bytes) = takingPage(request), let visit = try? self.visit(request, parameters: PathParameters()), page.isOpen(to: visit) else {
            return Self.usual
        }
        return bytes + Self.usual
    }

    /// Whether only one request like this may be on its way at a time: a file to be imported is in memory until it has come whole.
    public func isSentAlone(_ request: Request) -> Bool { request.path == TransferPages.importPath && bodyLimit(request) > Self.usual }

    /// The page for a request of which the body was not read.
    func refusal(_ status: Status, _ request: Request) -> Response {
        let guest = guest(request)
        if status == .serviceUnavailable, isSentAlone(request), let visit = try? self.visit(request, parameters: PathParameters()) {
            return TransferPages.busyPage(visit)
        }
        // Somebody who would have to sign in or give the password first learns that, and not that a receipt is too large.
        guard status == .contentTooLarge, takingPage(request) != nil, bodyLimit(request) == Self.usual else {
            return guest.errorPage(Failure(status), status: status)
        }
        return guest.errorPage(.stale, status: status)
    }

    private func takingPage(_ request: Request) -> (page: Page, bytes: Int)? {
        guard case .found(.taking(let page, let bytes), _) = routes.match(request.method, request.path) else { return nil }
        return (page, bytes)
    }
}
