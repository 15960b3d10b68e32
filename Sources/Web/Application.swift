import Atlas
import Bookkeeping
import Exports
import Foundation
import MapTiles
import MicroHTTP
import ReferenceRates
import Storage
import Validation
import Views

/// What the pages use: the one place where they get it from is `Application`.
struct Services: Sendable {
    let store: Store
    let site: Site
    let hasher: PasswordHasher
    let throttle: SignInThrottle
    let activity: Activity<Session>
    let lock: Lock
    let tokenActivity: Activity<APIToken>
    /// Challenges for passkeys.
    let challenges: PasskeyChallenges
    let log: EventLog
    let rates: RateUpdater
    let upkeep: Upkeep
    let banners: BannerBoard
    let bannerUpdater: BannerUpdater
    /// Maps and place names; nil when their files are not there.
    let atlas: Atlas?
    /// Exports on their way out, and those that come in.
    let transfers: Transfers
    /// Pictures of streets; nil unless the operator chose a tile server.
    let tiles: TileLayer?
    /// How the server speaks HTTPS at the moment; nil when it does not.
    let https: @Sendable () -> HTTPSState?
    /// How messages leave the house.
    let messages: MessageSettings
}

/// The site: takes a request, finds the visitor and the page, and answers. Nothing it is given makes it fail otherwise than with a page.
public final class Application: Sendable {
    /// What the site is set up with.
    public struct Configuration: Sendable {
        /// The path under which a reverse proxy shows the site, such as `/penny`, or nothing.
        public var base: String
        /// Host names that are allowed beside addresses, `localhost`, `.local` and this machine's own.
        public var hosts: [String]
        /// Which Penny this is, for the operator.
        public var version: Version
        /// What the process and its disk take, for the operator.
        public var machine: @Sendable (Store) -> MachineFigures
        /// Milliseconds since 1970 (UTC).
        public var clock: @Sendable () -> Int64
        /// Whether passwords are hashed at full cost; tests of other things use little.
        public var hashesCheaply: Bool
        /// Where exchange rates come from once that is switched on.
        public var rates: ReferenceRatesSource
        /// Maps and place names; nil for a site without a base map.
        public var atlas: Atlas?
        /// Where pictures of streets come from; nil for none.
        public var tiles: TileSettings?
        /// How the server speaks HTTPS at the moment; nil when it does not.
        public var https: @Sendable () -> HTTPSState?
        /// Whether browsers that came over HTTPS are told to come so always, which holds for all programs of this host.
        public var keepsToHTTPS: Bool
        /// How messages leave the house.
        public var messages: MessageSettings

        public init(
            base: String = "", hosts: [String] = [], version: Version = Version(), machine: @escaping @Sendable (Store) -> MachineFigures = MachineFigures.current,
            hashesCheaply: Bool = false, rates: ReferenceRatesSource = .europeanCentralBank,
            atlas: Atlas? = nil, tiles: TileSettings? = nil, https: @escaping @Sendable () -> HTTPSState? = { nil }, keepsToHTTPS: Bool = true,
            messages: MessageSettings = MessageSettings(),
            clock: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }
        ) {
            self.base = base
            self.hosts = hosts
            self.version = version
            self.machine = machine
            self.clock = clock
            self.hashesCheaply = hashesCheaply
            self.rates = rates
            self.atlas = atlas
            self.tiles = tiles
            self.https = https
            self.keepsToHTTPS = keepsToHTTPS
            self.messages = messages
        }
    }

    /// Looks after the exchange rates from its start to its stop, if the operator has it switched on.
    public let rates: RateUpdater
    /// Looks after the feed of banners from its start to its stop, if the operator has one.
    public let banners: BannerUpdater
    /// Sends messages from its first look to its stop.
    public let courier: Courier
    /// Pictures of streets, to be stopped before the server is.
    public let tiles: TileLayer?
    let services: Services
    let routes: Router<Page>
    let api: API
    private let files: StaticFiles
    private let hosts: HostAllowList
    private let keepsToHTTPS: Bool
    private let clock: @Sendable () -> Int64

    /// Wires the site over an open store and the files in `Public/`. `log` gets what an operator should know, without secrets.
    public init(store: Store, files: StaticFiles, configuration: Configuration = Configuration(), log: @escaping @Sendable (Event) -> Void) {
        self.files = files
        hosts = HostAllowList(configured: configuration.hosts)
        keepsToHTTPS = configuration.keepsToHTTPS
        clock = configuration.clock
        let clock = configuration.clock, log = EventLog(write: log)
        rates = RateUpdater(store: store, source: configuration.rates, log: log) { clock() / 1000 }
        let board = BannerBoard(store: store)
        banners = BannerUpdater(store: store, board: board, log: log) { clock() / 1000 }
        courier = Courier(store: store, settings: configuration.messages, log: log) { clock() / 1000 }
        tiles = configuration.tiles?.layer(log: log) { clock() / 1000 }
        services = Services(
            store: store, site: Site(base: configuration.base, files: files),
            hasher: PasswordHasher(cost: configuration.hashesCheaply ? .init(rounds: 16, blockSize: 1, parallelism: 1) : .standard),
            throttle: SignInThrottle(store: store), activity: Activity(), lock: Lock(), tokenActivity: Activity(), challenges: PasskeyChallenges(), log: log, rates: rates,
            upkeep: Upkeep(version: configuration.version, startedAt: clock() / 1000, machine: configuration.machine), banners: board, bannerUpdater: banners,
            atlas: configuration.atlas,
            transfers: Transfers(directory: store.directory + "/transfers"), tiles: tiles, https: configuration.https,
            messages: configuration.messages)
        routes = Self.routes(services)
        api = API(services, clock: clock)
    }

    /// Whether the answer may take long: writes wait for the disk, passwords are hashed slowly on purpose, searches read much, and a tile of
    /// the map may have to be fetched.
    public static func mayWait(_ request: Request) -> Bool {
        (request.method != .get && request.method != .head) || request.query["q"]?.isEmpty == false || request.path.hasPrefix(TilePages.path)
    }

    /// Answers a request.
    public func respond(to request: Request) -> Response {
        var response = answer(request)
        addSecurityHeaders(to: &response, for: request)
        // What a form has done may be told by a message.
        if request.method == .post { courier.look() }
        return response
    }

    /// The page for a request that was refused before it became one, for example because it is too large.
    public func refuse(_ status: Status, _ request: Request?) -> Response {
        let request = request ?? Request()
        var response = API.handles(request) ? api.refuse(Failure(status), request, status: status) : refusal(status, request)
        addSecurityHeaders(to: &response, for: request)
        return response
    }

    /// A browser that was told to keep to HTTPS does so on every port of that host, also for other programs: for a day with an authority of the
    /// machine's own, and for a year with a certificate from outside, whose name is one for the site.
    private func addSecurityHeaders(to response: inout Response, for request: Request) {
        let time = services.https()?.authority == nil ? 31_536_000 : 86_400
        SecurityHeaders.add(to: &response, for: request, keepsToHTTPS: request.isSecure && keepsToHTTPS ? time : nil)
    }

    /// Seconds since 1970 (UTC).
    var seconds: Int64 { clock() / 1000 }

    /// Writes down what the memory holds, and removes for good what has expired. Writes nothing when there is nothing to do.
    public func maintain() throws {
        let now = clock() / 1000
        let seen = services.activity.take(at: now), used = services.tokenActivity.take(at: now)
        services.transfers.removeOld(at: now)
        try services.deleteUsersDue(at: now)
        services.eraseRemains()
        // The terminal may have put a message into the outbox.
        courier.look()
        let hasExpired = try services.store.read { try $0.hasExpired(at: now) }
        guard !seen.isEmpty || !used.isEmpty || hasExpired else { return }
        try services.store.write { editor in
            try editor.touchSessions(seen)
            try editor.touchAPITokens(used)
            if hasExpired { _ = try editor.purgeExpired(at: now) }
        }
    }

    private func answer(_ request: Request) -> Response {
        guard hosts.allows(request.host) else {
            services.log.write(.refusedHost(peer: request.peer))
            return API.handles(request) ? api.refuse(.unknownHost, request) : guest(request, parameters: PathParameters()).errorPage(.unknownHost)
        }
        if let file = files.respond(to: request) { return file }
        if request.path == "/healthz" { return health() }
        // A tile waits for another machine, and must not hold one of the few readers of the database meanwhile.
        let answer = API.handles(request) ? api.respond(to:) : page
        guard request.method == .get || request.method == .head, !request.path.hasPrefix(TilePages.path) else { return answer(request) }
        // A page that changes nothing is one snapshot of the database, from the visitor's session to the last figure.
        do {
            return try services.store.snapshot { answer(request) }
        } catch {
            return API.handles(request) ? api.refuse(Failure(error), request) : guest(request, parameters: PathParameters()).errorPage(Failure(error))
        }
    }

    private func page(_ request: Request) -> Response {
        let match = routes.match(request.method, request.path)
        var parameters = PathParameters()
        if case .found(_, let found) = match { parameters = found }
        var visit: Visit
        do {
            visit = try self.visit(request, parameters: parameters)
        } catch {
            services.log.write(.failed(request: request.number, error: String(reflecting: error)))
            return guest(request, parameters: parameters).errorPage(Failure(error))
        }
        do {
            switch match {
            case .notFound: throw Failure.notFound
            case .methodNotAllowed(let allow): throw Failure.methodNotAllowed(allow: allow)
            case .found(let page, _):
                if request.method == .post {
                    // A session that has ended, or waits for the passcode, cannot prove a form, which is not looked at.
                    guard page.letsIn(visit) else { return finish(letIn(visit), visit) }
                    visit.posted = FormFields(try request.form)
                    try checkOrigin(of: visit)
                }
                return finish(try open(page, visit), visit)
            }
        } catch StoreError.conflict(.sessionEnded) {
            return finish(leadThrough("/sign-in", visit), visit)
        } catch {
            let failure = Failure(error)
            if case .stale = failure, ForgeryCheck.isOwnOrigin(request), let again = try? GatePages(services).again(visit) { return finish(again, visit) }
            if case .unexpected = failure { services.log.write(.failed(request: request.number, error: String(reflecting: error))) }
            return finish(visit.errorPage(failure), visit)
        }
    }

    private func open(_ page: Page, _ visit: Visit) throws -> Response {
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
    private func letIn(_ visit: Visit) -> Response { leadThrough(visit.locked == nil ? "/sign-in" : "/locked", visit) }

    /// Goes to a page that leads back here; a form leads back to the page that it stands on.
    private func leadThrough(_ path: String, _ visit: Visit) -> Response {
        // A form that came back with problems stands at an address that takes only forms.
        let target = visit.request.method == .post ? visit.sender.flatMap { isPage($0) ? $0 : nil } : LocalPath(ownTarget(visit.request))
        let next = target.map { "?next=" + $0.description.urlQueryEncoded } ?? ""
        return visit.redirect(path + next)
    }

    /// Path and query of the request without the base path.
    private func ownTarget(_ request: Request) -> String {
        request.query.isEmpty ? request.path : request.path + "?" + request.query.urlEncoded
    }

    private func isPage(_ target: LocalPath) -> Bool {
        if case .found = routes.match(.get, target.path) { true } else { false }
    }

    private func checkOrigin(of visit: Visit) throws {
        let token = try visit.form["csrf"]
        guard ForgeryCheck.isOwnOrigin(visit.request), let secret = visit.secret, secret.matches(formToken: token) else {
            services.log.write(.refusedForm(peer: visit.request.peer))
            throw Failure.stale
        }
    }

    private func health() -> Response {
        let answers = (try? services.store.read { try $0.userCount() }) != nil
        return .text(answers ? "ok\n" : "the database does not answer\n", status: answers ? .ok : .serviceUnavailable)
    }

    /// Cookies that every answer may have to set or clear.
    private func finish(_ response: Response, _ visit: Visit) -> Response {
        var response = response
        if visit.hasNewSecret, let secret = visit.secret {
            response.add(services.site.cookie("visit", secret.text, maxAge: 86_400, for: visit.request))
        }
        // A picture or a tile that loads in the meantime does not tell it.
        let isPage = response.headers["content-type"]?.hasPrefix("text/html") == true
        if visit.notice != nil || visit.alert != nil, isPage, visit.request.method != .post, !response.headers.all("set-cookie").contains(where: { $0.contains("_done=") }) {
            response.add(services.site.cookie(Told.cookieName, "", maxAge: 0, for: visit.request))
        }
        if let language = visit.chosenLanguage {
            response.add(services.site.cookie("language", language.rawValue, maxAge: 31_536_000, for: visit.request))
        }
        return response
    }
}

extension Application {
    /// Finds out who asks.
    func visit(_ request: Request, parameters: PathParameters) throws -> Visit {
        let milliseconds = clock(), cookies = request.cookies
        guard let secret = Site.cookie("session", in: cookies, of: request).flatMap(Secret.init),
            let (session, user) = try services.store.read({ try $0.session(secret.hash, at: milliseconds / 1000) })
        else { return guest(request, parameters: parameters) }
        services.activity.note(session.id, tokenHash: secret.hash, lastSeenAt: session.lastSeenAt, at: milliseconds / 1000)
        let t = Texts.of(user.preferences.language, masksAmounts: user.preferences.masksAmounts)
        let member = Member(
            user: user, session: session, civil: CivilTime(seconds: milliseconds / 1000, in: user.preferences.timeZone))
        guard services.lock.isOpen(member, secret, cookies, request, at: milliseconds / 1000) else {
            return Visit(
                request: request, parameters: parameters, site: services.site, t: t, milliseconds: milliseconds, secret: secret, hasNewSecret: false,
                notice: nil, alert: nil, unread: 0, banner: nil, chosenLanguage: nil, theme: user.preferences.theme, member: nil, locked: member)
        }
        let told = Site.cookie(Told.cookieName, in: cookies, of: request).flatMap(Told.init)
        let (notice, alerts, unread) = try services.store.read(user.book) { ledger in
            let alerts = request.method == .get ? try told?.alerts.compactMap { try ledger.notification($0) } ?? [] : []
            return (try told?.done?.notice(t) { try ledger.deletion($0) }, alerts, try ledger.unreadNotificationCount())
        }
        let alert = alerts.isEmpty
            ? nil : AlertDialog(alerts.map { AlertView($0, today: member.today, t: t) }, next: ownTarget(request))
        return Visit(
            request: request, parameters: parameters, site: services.site, t: t, milliseconds: milliseconds, secret: secret, hasNewSecret: false,
            notice: notice, alert: alert, unread: unread,
            banner: user.preferences.hidesBanners ? nil : services.banners.banner(at: milliseconds / 1000), chosenLanguage: nil, theme: user.preferences.theme, member: member)
    }

    func guest(_ request: Request, parameters: PathParameters) -> Visit {
        let cookies = request.cookies
        let known = Site.cookie("visit", in: cookies, of: request).flatMap(Secret.init)
        let chosen = request.query["language"].flatMap { Language(rawValue: $0) }
        let language =
            chosen ?? Site.cookie("language", in: cookies, of: request).flatMap { Language(rawValue: $0) }
            ?? Language(accepting: request.headers["accept-language"] ?? "")
        let t = Texts.of(language)
        let told = Site.cookie(Told.cookieName, in: cookies, of: request).flatMap(Told.init)
        return Visit(
            request: request, parameters: parameters, site: services.site, t: t, milliseconds: clock(), secret: known ?? Secret(),
            hasNewSecret: known == nil, notice: told?.done?.sentence(t), alert: nil, unread: 0, banner: nil, chosenLanguage: chosen, theme: .auto, member: nil)
    }
}
