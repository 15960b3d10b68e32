import MicroHTTP
import Validation

/// The check of who may open a page, and the redirects for everybody else.
extension Application {
    /// Returns the requested page, or a redirect to the sign-in, the lock screen or the confirmation of a visitor who may not
    /// open it yet.
    func open(_ page: Page, _ visit: Visit) throws -> Response {
        switch (page, visit.member) {
        case (.taking(let page, _), _): return try open(page, visit)
        case (.anyone(let handler), _): return try handler(visit)
        case (.session(let handler), _):
            guard let member = visit.member ?? visit.locked else { return letIn(visit) }
            return try handler(visit, member)
        case (.signedIn(let handler), let member?): return try handler(visit, member)
        case (.confirmed(let handler), let member?):
            guard member.session.isConfirmed(at: visit.now) else { return leadThrough("/settings/confirm", visit) }
            return try handler(visit, member)
        case (.operator(let handler), let member?):
            guard member.user.role == .operator else { throw Failure.forbidden }
            return try handler(visit, member)
        case (.confirmedOperator(let handler), let member?):
            guard member.user.role == .operator else { throw Failure.forbidden }
            guard member.session.isConfirmed(at: visit.now) else { return leadThrough("/settings/confirm", visit) }
            return try handler(visit, member)
        case (.signedIn, nil), (.confirmed, nil), (.operator, nil), (.confirmedOperator, nil): return letIn(visit)
        }
    }

    /// Redirects to the sign-in or to the lock screen.
    func letIn(_ visit: Visit) -> Response { leadThrough(visit.locked == nil ? "/sign-in" : "/locked", visit) }

    /// Redirects to a page that leads back to this request; for a posted form, to the page that contains it.
    func leadThrough(_ path: String, _ visit: Visit) -> Response {
        // A form that was shown again with problems has an address that accepts POST only.
        let target = visit.request.method == .post ? visit.sender.flatMap { isPage($0.path) ? $0 : nil } : LocalPath(ownTarget(visit.request))
        return visit.redirect(Destination(target).through(path))
    }

    /// Returns path and query of the request without the base path.
    func ownTarget(_ request: Request) -> String {
        request.query.isEmpty ? request.path : request.path + "?" + request.query.urlEncoded
    }

    /// True if the path accepts GET.
    func isPage(_ path: String) -> Bool {
        if case .found = routes.match(.get, path) { true } else { false }
    }

    /// Throws `Failure.stale` if the form's anti-forgery token is not the visitor's or the form comes from another origin.
    func checkOrigin(of visit: Visit) throws {
        let token = try visit.form[.csrf]
        guard ForgeryCheck.isOwnOrigin(visit.request), let secret = visit.secret, secret.matches(formToken: token) else {
            services.log.write(.refusedForm(peer: visit.request.peer))
            throw Failure.stale
        }
    }
}
