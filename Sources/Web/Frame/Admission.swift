import MicroHTTP
import OperatorLog
import SitePaths
import Validation

/// The check of who may open a page, and the redirects for everybody else.
extension Application {
    /// Returns the requested page. A visitor who does not meet its requirements yet is redirected to where they can; one who cannot
    /// meet them is refused.
    func open(_ page: Page, _ visit: Visit) throws -> Response {
        guard let unmet = page.firstUnmet(by: visit) else { return try page.handler(visit) }
        return try redirect(visit, toMeet: unmet)
    }

    /// Redirects to the page where the visitor can meet a requirement; throws its refusal if there is none.
    func redirect(_ visit: Visit, toMeet requirement: Requirement) throws -> Response {
        guard let page = requirement.page else { throw requirement.refusal }
        return redirect(visit, through: page)
    }

    /// Redirects to the sign-in, which leads back to this request.
    func redirectToSignIn(_ visit: Visit) -> Response { redirect(visit, through: Paths.signIn) }

    /// Redirects to a page that leads back to this request; for a posted form, to the page that contains it.
    private func redirect(_ visit: Visit, through page: Link) -> Response {
        // A form that was shown again with problems has an address that accepts POST only.
        let target = visit.request.method == .post ? visit.sender.flatMap { isPage($0.path) ? $0 : nil } : LocalPath(visit.request.ownTarget)
        return visit.redirect(Destination(target).through(page))
    }

    /// True if the path accepts GET.
    func isPage(_ path: String) -> Bool {
        if case .found = routes.match(.get, path) { true } else { false }
    }

    /// Throws `Failure.stale` if the form's anti-forgery token is not the visitor's, and `Failure.otherAddress` if it comes from another origin.
    func checkOrigin(of visit: Visit) throws {
        let token = try visit.form[.csrf]
        if let other = ForgeryCheck.otherAddress(visit.request) {
            log.write(.refusedOrigin(peer: visit.request.peer, browser: other, server: visit.request.origin))
            throw Failure.otherAddress(browser: other, server: visit.request.origin)
        }
        guard ForgeryCheck.isOwnOrigin(visit.request), let secret = visit.secret, secret.matches(formToken: token) else {
            log.write(.refusedForm(peer: visit.request.peer))
            throw Failure.stale
        }
    }
}

extension Request {
    /// The path and query, without the base path.
    var ownTarget: String { query.isEmpty ? path : path + "?" + query.urlEncoded }
}
