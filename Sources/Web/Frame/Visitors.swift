import Bookkeeping
import Identity
import Language
import MicroHTTP
import SitePaths
import Storage
import Upkeep
import Views

/// Finds out who sends a request.
struct Visitors: Sendable {
    let store: Store
    let activity: Activity<Session>
    /// The sessions that could not be stored because the disk is full.
    let unstored: UnstoredSessions
    let lock: Lock
    let banners: BannerBoard
    let site: Site
    /// Milliseconds since 1970 (UTC).
    let clock: @Sendable () -> Int64

    /// Identifies the visitor and collects what the page needs of them.
    ///
    /// - Parameter named: the book that the address names. A person who is in no household has their own book even at the household's addresses, which
    ///   ``Requirement/household`` closes to them.
    func visit(_ request: Request, parameters: PathParameters, book named: BookAddress) throws -> Visit {
        let milliseconds = clock(), cookies = request.cookies
        guard let secret = site.cookie("session", in: cookies, of: request).flatMap(Secret.init),
            let (session, user, own) = try session(secret, request, at: milliseconds / 1000)
        else { return guest(request, parameters: parameters) }
        activity.note(session.id, tokenHash: secret.hash, lastSeenAt: session.lastSeenAt, at: milliseconds / 1000)
        let t = Texts.of(user.preferences.language, masksAmounts: user.preferences.masksAmounts)
        let (household, shared) = try store.read { data in
            let household = try data.households.membership(of: user.id)
            return (household, household != nil && named == .household ? try data.households.access(of: user.id, at: milliseconds / 1000) : nil)
        }
        let book = shared ?? own, address = shared == nil ? BookAddress.own : .household
        let person = SignedInPerson(user: user, session: session, book: book, own: own, household: household, at: milliseconds / 1000)
        guard lock.isOpen(person, secret, cookies, request, of: site, at: milliseconds / 1000) else {
            return Visit(
                request: request, parameters: parameters, site: site, book: address, t: t, milliseconds: milliseconds, secret: secret,
                hasNewSecret: false,
                notice: nil, alert: nil, unread: 0, banner: nil, chosenLanguage: nil, theme: user.preferences.theme, person: nil, locked: person)
        }
        let flash = site.cookie(FlashMessage.cookieName, in: cookies, of: request).flatMap(FlashMessage.init)
        let (alerts, unread) = try store.read { site in
            let alerts = request.method == .get ? try flash?.alerts.compactMap { try site.notifications.find($0, of: user.id) } ?? [] : []
            return (alerts, try site.notifications.unreadCount(of: user.id))
        }
        let notice = try flash?.result?.notice(t) { id in
            try store.read(book) { try $0.deletion(id) }
        } saved: { id, withDay in
            // A record that cannot be read keeps nobody from a page that does not need it.
            (try? store.read(book) { ledger in
                try ledger.transaction(id).map {
                    t.saved(
                        Record($0), names: try ledger.names(), rate: try ledger.quotes.rate(of: $0), household: try person.view(in: ledger),
                        today: withDay ? person.today : nil)
                }
            }) ?? nil
        }
        let alert =
            alerts.isEmpty
            ? nil : AlertDialog(alerts.map { AlertView($0, today: person.today, t: t) }, next: request.ownTarget)
        return Visit(
            request: request, parameters: parameters, site: site, book: address, t: t, milliseconds: milliseconds, secret: secret,
            hasNewSecret: false,
            notice: notice, alert: alert, unread: unread,
            banner: user.preferences.hidesBanners ? nil : banners.banner(at: milliseconds / 1000), chosenLanguage: nil,
            theme: user.preferences.theme, person: person)
    }

    /// Returns the session of a visitor. A session kept in memory because the disk was full is stored before a POST changes
    /// anything.
    private func session(_ secret: Secret, _ request: Request, at now: Int64) throws -> (session: Session, user: User, book: BookAccess)? {
        func stored() throws -> (session: Session, user: User, book: BookAccess)? { try store.read { try $0.sessions.find(secret.hash, at: now) } }
        if let found = try stored() { return found }
        guard let unstored = try self.unstored.session(secret.hash, at: now) else { return nil }
        guard request.method == .post else { return unstored }
        self.unstored.store(secret.hash)
        return try stored() ?? unstored
    }

    /// Returns the visit of a visitor who is not signed in.
    func guest(_ request: Request, parameters: PathParameters = PathParameters()) -> Visit {
        let cookies = request.cookies
        let known = site.cookie("visit", in: cookies, of: request).flatMap(Secret.init)
        let chosen = request.queryInput.text(.language).flatMap { Language(rawValue: $0) }
        let language =
            chosen ?? site.cookie("language", in: cookies, of: request).flatMap { Language(rawValue: $0) }
            ?? Language(accepting: request.headers["accept-language"] ?? "")
        let t = Texts.of(language)
        let flash = site.cookie(FlashMessage.cookieName, in: cookies, of: request).flatMap(FlashMessage.init)
        return Visit(
            request: request, parameters: parameters, site: site, book: .own, t: t, milliseconds: clock(), secret: known ?? Secret(),
            hasNewSecret: known == nil, notice: flash?.result?.sentence(t), alert: nil, unread: 0, banner: nil, chosenLanguage: chosen, theme: .auto,
            person: nil)
    }
}
