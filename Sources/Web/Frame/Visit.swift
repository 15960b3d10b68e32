import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// One request with what every page needs to answer it.
struct Visit: Sendable {
    let request: Request
    let parameters: PathParameters
    let site: Site
    let t: Texts
    /// Milliseconds since 1970 (UTC).
    let milliseconds: Int64
    /// What the visitor's cookie holds: that of the session, or of the visit of somebody who is not signed in.
    let secret: Secret?
    let hasNewSecret: Bool
    let notice: Notice?
    /// Budgets that the last form brought to a limit; told by the page that answers it, once.
    let alert: AlertDialog?
    /// How many notifications are new.
    let unread: Int
    /// The advertisement of the moment; nil for guests, and for people who do without.
    let banner: Banner?
    /// A language that a guest has just chosen.
    let chosenLanguage: Language?
    let theme: Preferences.Theme
    /// Who is signed in, and may see pages.
    let member: Member?
    /// Who is signed in and has to give the passcode first: to all pages but a few they are nobody.
    var locked: Member? = nil
    /// What was posted, once it has been read.
    var posted: FormFields?

    /// Seconds since 1970 (UTC).
    var now: Int64 { milliseconds / 1000 }

    /// The browser that asks.
    var device: SecurityDevice {
        SecurityDevice(userAgent: (request.headers["user-agent"] ?? "").cut(to: 200), address: request.peer)
    }

    /// The whole address of a page of this site, as the visitor reaches it.
    func address(_ path: String) -> String { request.origin + site.base + path }

    /// The identity in the address. Throws `Failure.notFound` when the text is no identity.
    func id<Entity>(_ name: String = "id") throws -> Identifier<Entity> {
        guard let text = parameters[name], let id = Identifier<Entity>(text) else { throw Failure.notFound }
        return id
    }

    /// A new identity for something that a form will make.
    func new<Entity>() -> Identifier<Entity> { Identifier(milliseconds: milliseconds) }

    /// The identity that a form carries, or a new one when it has none.
    func posted<Entity>(_ field: FormField, in form: FormFields) -> Identifier<Entity> { Identifier(form[field]) ?? new() }

    /// A page written by a compiled template.
    func page(_ status: Status = .ok, _ template: (AppContext, inout HTMLWriter) -> Void) -> Response {
        var html = HTMLWriter()
        template(context, &html)
        return .html(ResponseBuffer(adopting: html.release()), status: status)
    }

    /// Goes on to a page of this site, which says what was done.
    func redirect(_ path: String, _ done: Done? = nil, alerts: [Notification.ID] = []) -> Response {
        var response = Response.seeOther(site.base + path)
        guard done != nil || !alerts.isEmpty else { return response }
        response.add(site.cookie(Told.cookieName, Told(done, alerts: alerts).text, maxAge: 60, for: request))
        return response
    }

    /// A guest who chooses a language keeps the invitation and the page that sign-in leads to.
    private var kept: [(name: String, value: String)] {
        guard member == nil else { return [] }
        let query = query
        return [FormField.next, .invitation, PasswordReset.field].compactMap { field in
            let value = posted?[field] ?? query[field]
            return value.isEmpty ? nil : (field.name, value.cut(to: LocalPath.lengthLimit))
        }
    }

    var context: AppContext {
        AppContext(
            t: t, base: site.base, csrf: secret?.formToken ?? "", assets: site.assets, theme: theme == .auto ? nil : theme.rawValue,
            member: member.map { MemberBadge(name: $0.user.displayName, username: $0.user.username) }, notice: notice, alert: alert,
            leaving: member.flatMap { $0.leavingOn.map { LeavingBar(on: $0, t: t) } }, unread: unread,
            banner: banner.map { BannerView($0, t: t) }, lockAfter: member?.user.lockAfter.map(Int.init), kept: kept)
    }
}
