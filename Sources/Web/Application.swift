import Exports
import MapTiles
import MicroHTTP
import Storage
import Validation

/// The site: takes a request, finds the visitor and the page, and answers. Nothing it is given makes it fail otherwise than with a page.
public final class Application: Sendable {
    /// Looks after the exchange rates from its start to its stop, if the operator has it switched on.
    public let rates: RateUpdater
    /// Looks after the feed of banners from its start to its stop, if the operator has one.
    public let banners: BannerUpdater
    /// Sends messages from its first look to its stop.
    public let courier: Courier
    /// Erases what was removed or replaced, until its stop.
    public let eraser: Eraser
    /// Pictures of streets, to be stopped before the server is.
    public let tiles: TileLayer?
    let services: Services
    let routes: Router<Page>
    let api: API
    private let files: StaticFiles
    private let hosts: HostAllowList
    private let keepsToHTTPS: Bool
    private let databaseWatch = DatabaseWatch()
    /// Milliseconds since 1970 (UTC).
    let clock: @Sendable () -> Int64

    /// Wires the site over an open store and the files in `Public/`. `log` gets what an operator should know, without secrets.
    public init(store: Store, files: StaticFiles, configuration: Configuration = Configuration(), log: @escaping @Sendable (Event) -> Void) {
        self.files = files
        hosts = HostAllowList(configured: configuration.hosts)
        keepsToHTTPS = configuration.keepsToHTTPS
        clock = configuration.clock
        let clock = configuration.clock, log = EventLog(write: log), board = BannerBoard(store: store)
        let seconds: @Sendable () -> Int64 = { clock() / 1000 }
        rates = RateUpdater(store: store, source: configuration.rates, log: log, clock: seconds)
        banners = BannerUpdater(store: store, board: board, log: log, clock: seconds)
        courier = Courier(store: store, settings: configuration.messages, log: log, clock: seconds)
        eraser = Eraser(store: store, log: log)
        tiles = configuration.tiles?.layer(log: log, clock: seconds)
        services = Services(
            store: store, site: Site(base: configuration.base, files: files),
            hasher: PasswordHasher(cost: configuration.hashesCheaply ? .init(rounds: 16, blockSize: 1, parallelism: 1) : .standard),
            throttle: SignInThrottle(store: store), activity: Activity(), held: HeldSessions(store: store), lock: Lock(), tokenActivity: Activity(), challenges: PasskeyChallenges(),
            log: log, rates: rates, upkeep: Upkeep(version: configuration.version, startedAt: seconds(), machine: configuration.machine, stall: configuration.stall),
            banners: board, bannerUpdater: banners, atlas: configuration.atlas,
            transfers: Transfers(directory: store.directory + "/transfers"), tiles: tiles, https: configuration.https,
            eraser: eraser, messages: configuration.messages)
        routes = Self.routes(services)
        api = API(services, clock: clock)
    }

    /// Whether the answer may take long: writes wait for the disk, passwords are hashed slowly on purpose, searches read much, and a tile of
    /// the map may have to be fetched.
    public static func mayWait(_ request: Request) -> Bool {
        (request.method != .get && request.method != .head) || !request.queryInput[RecordFilter.text].isEmpty || request.path.hasPrefix(TilePages.path)
    }

    /// Answers a request.
    public func respond(to request: Request) -> Response {
        var response = answer(request)
        addSecurityHeaders(to: &response, for: request)
        databaseWatch.look(services.store, services.log, isRefused: response.status == .serviceUnavailable)
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
        let now = seconds
        let seen = services.activity.take(at: now), used = services.tokenActivity.take(at: now)
        services.transfers.removeOld(at: now)
        try services.deleteUsersDue(at: now)
        eraser.erase()
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
            return API.handles(request) ? api.refuse(.unknownHost, request) : guest(request).errorPage(.unknownHost)
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
            return API.handles(request) ? api.refuse(Failure(error), request) : guest(request).errorPage(Failure(error))
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

    private func health() -> Response {
        if services.upkeep.isStalled { return .text("a thread of the server serves nobody any more\n", status: .serviceUnavailable) }
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
            response.add(services.site.removal(of: Told.cookieName, for: visit.request))
        }
        if let language = visit.chosenLanguage {
            response.add(services.site.cookie("language", language.rawValue, maxAge: 31_536_000, for: visit.request))
        }
        return response
    }
}
