import MicroHTTP
import Validation

/// Who gets to see a page, and where the others are led.
extension Application {
    /// The page that a visitor has asked for; whoever may not see it yet is led to where that changes.
    func open(_ page: Page, _ visit: Visit) throws -> Response {
        switch (page, visit.member) {
        case (.taking(let page, _), _): return try open(page, visit)
        case (.anyone(let handler), _): return try handler(visit)
        case (.session(let handler), _):
            guard let member = visit.member ?? visit.locked else { return letIn(visit) }
            return try handler(visit, member)
        case (.member(let handler), let member?): return try handler(visit, member)
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
        case (.member, nil), (.confirmed, nil), (.operator, nil), (.confirmedOperator, nil): return letIn(visit)
        }
    }

    /// Goes to the sign-in, or to the passcode.
    func letIn(_ visit: Visit) -> Response { leadThrough(visit.locked == nil ? "/sign-in" : "/locked", visit) }

    /// Goes to a page that leads back here; a form leads back to the page that it stands on.
    func leadThrough(_ path: String, _ visit: Visit) -> Response {
        // A form that came back with problems stands at an address that takes only forms.
        let target = visit.request.method == .post ? visit.sender.flatMap { isPage($0.path) ? $0 : nil } : LocalPath(ownTarget(visit.request))
        return visit.redirect(Destination(target).through(path))
    }

    /// Path and query of the request without the base path.
    func ownTarget(_ request: Request) -> String {
        request.query.isEmpty ? request.path : request.path + "?" + request.query.urlEncoded
    }

    /// Whether a page stands at a path, and not only what takes a form.
    func isPage(_ path: String) -> Bool {
        if case .found = routes.match(.get, path) { true } else { false }
    }

    /// Throws `Failure.stale` for a form that is not of this visitor, or comes from elsewhere.
    func checkOrigin(of visit: Visit) throws {
        let token = try visit.form[.csrf]
        guard ForgeryCheck.isOwnOrigin(visit.request), let secret = visit.secret, secret.matches(formToken: token) else {
            services.log.write(.refusedForm(peer: visit.request.peer))
            throw Failure.stale
        }
    }
}
