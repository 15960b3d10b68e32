import Bookkeeping
import Identity
import Language
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// One request with the values that every page needs to answer it.
struct Visit: Sendable {
    let request: Request
    let parameters: PathParameters
    let site: Site
    /// The book that the page's links lead to.
    let book: BookAddress
    let t: Texts
    /// Milliseconds since 1970 (UTC).
    let milliseconds: Int64
    /// The secret in the cookie of the session, or of the visit of a guest.
    let secret: Secret?
    let hasNewSecret: Bool
    var notice: Notice?
    /// Budgets that the last form brought to a limit; shown once, on the page that follows.
    let alert: AlertDialog?
    /// The number of unread notifications.
    let unread: Int
    /// The banner to show; nil for guests and for people who hide banners.
    let banner: Banner?
    /// The language that a guest has just chosen.
    let chosenLanguage: Language?
    let theme: Preferences.Theme
    /// The signed-in person; nil for a guest or while the session is locked.
    let person: SignedInPerson?
    /// The signed-in person who has to enter the passcode first; almost every page treats the visitor as a guest.
    var locked: SignedInPerson? = nil
    /// The posted form, once it has been read.
    var posted: FormFields?

    /// Seconds since 1970 (UTC).
    var now: Int64 { milliseconds / 1000 }

    /// The browser that sent the request.
    var device: SecurityDevice {
        SecurityDevice(userAgent: (request.headers["user-agent"] ?? "").cut(to: 200), address: request.peer)
    }

    /// Returns the absolute URL of a page of this site, at the host in the visitor's request.
    func address(_ link: Link) -> String { request.origin + site.base + link.path(in: book) }

    /// Returns an ID in the path. Throws `Failure.notFound` if the text is not an ID.
    func id<Entity>(_ name: String = "id") throws -> Identifier<Entity> {
        guard let text = parameters[name], let id = Identifier<Entity>(text) else { throw Failure.notFound }
        return id
    }

    /// Returns a new ID for an entity that a form will create.
    func new<Entity>() -> Identifier<Entity> { Identifier(milliseconds: milliseconds) }

    /// Returns the ID that a form carries, or a new one if it has none.
    func posted<Entity>(_ field: FormField, in form: FormFields) -> Identifier<Entity> { Identifier(form[field]) ?? new() }

    /// Renders a compiled template.
    func page(_ status: Status = .ok, _ template: (AppContext, inout HTMLWriter) -> Void) -> Response {
        var html = HTMLWriter()
        html.addressPrefix = book.prefix
        template(context, &html)
        return .html(ResponseBuffer(adopting: html.release()), status: status)
    }

    /// Redirects to a page of this site (303); the next page reports the result.
    func redirect(_ link: Link, _ done: ActionResult? = nil, alerts: [Notification.ID] = []) -> Response {
        var response = Response.seeOther(site.base + link.path(in: book))
        guard done != nil || !alerts.isEmpty else { return response }
        response.add(site.cookie(FlashMessage.cookieName, FlashMessage(done, alerts: alerts).text, maxAge: 60, for: request))
        return response
    }

    /// The query parameters that a guest who changes the language keeps: the invitation and the destination after sign-in.
    private var kept: [(name: String, value: String)] {
        guard person == nil else { return [] }
        let query = query
        return [FormField.next, .invitation, PasswordReset.field].compactMap { field in
            let value = posted?[field] ?? query[field]
            return value.isEmpty ? nil : (field.name, value.cut(to: LocalPath.lengthLimit))
        }
    }

    var context: AppContext {
        AppContext(
            t: t, base: site.base, csrf: secret?.formToken ?? "", assets: site.assets, theme: theme == .auto ? nil : theme.rawValue,
            person: person.map { PersonBadge(name: $0.user.displayName, username: $0.user.username) }, notice: notice, alert: alert,
            leaving: person.flatMap { $0.leavingOn.map { LeavingBar(on: $0, t: t) } }, unread: unread,
            banner: banner.map { BannerView($0, t: t) }, lockAfter: person?.user.lockAfter.map(Int.init), kept: kept,
            books: person?.household.map { BookSwitch(householdName: $0.household.name, isHousehold: book == .household, counterpart: counterpart) },
            mayWrite: person?.book.mayWrite ?? true, groupsByComma: writing.groupsByComma)
    }

    /// The page that corresponds to this one in the other book: the same with its period, or the list that leads to it, because IDs belong to one book.
    private var counterpart: Link {
        let path = request.path.dropFirst(book.prefix.utf8CodeUnitCount), first = path.dropFirst().prefix { $0 != "/" }
        guard let page = Self.pagesOfBooks.first(where: { $0.description == "/" + first }) else {
            return first == "transactions" ? Paths.records : Paths.overview
        }
        let query = query
        let kept = [RecordFilter.view, RecordFilter.date, PeriodWords.from, PeriodWords.to].compactMap { field in
            query.text(field).map { "\(field.name)=\($0.cut(to: 20).urlQueryEncoded)" }
        }
        return page.query(kept.joined(separator: "&"))
    }

    private static let pagesOfBooks = [
        Paths.records, Paths.statistics, Paths.map, Paths.budgets, Paths.goals, Paths.recurring, Paths.accounts, Paths.categories, Paths.hashtags,
        Paths.bankImports, Paths.trash,
        Paths.notifications,
    ]
}
