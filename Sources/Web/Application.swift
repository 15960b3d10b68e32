import Bookkeeping
import Documents
import Exports
import Identity
import MapTiles
import MicroHTTP
import OperatorLog
import Pictures
import SitePaths
import Storage
import Upkeep
import Validation

/// The site: finds the visitor and the page of a request and answers it. Every error becomes an error page.
public final class Application: Sendable {
    /// Fetches exchange rates between `start()` and `stop()`, if the operator has switched that on.
    public let rates: RateUpdater
    /// Fetches the banner feed between `start()` and `stop()`, if the operator has set one.
    public let banners: BannerUpdater
    /// Sends messages from the first `look()` to `stop()`.
    public let courier: Courier
    /// Erases books that were removed or replaced, until `stop()`.
    public let eraser: Eraser
    /// Cleans up between `start()` and `stop()`, and makes the daily backup.
    public let maintenance: Maintenance
    /// Adds recurring records that are due, from the first `look()` to `stop()`.
    public let recurring: RecurringPoster
    /// Looks for regular payments in the records, from the first `look()` to `stop()`.
    public let payments: PaymentFinder
    /// Fetches entries of banks from the first `look()` to `stop()`, if the operator has switched that on.
    public let banks: BankFetcher
    /// The directory for large request bodies while they are received and read.
    public let spoolDirectory: String
    /// Map tiles; stop it before the server.
    public let tiles: TileLayer?
    /// Makes documents; stop it before the server.
    public let documents: DocumentRenderer
    /// Reads the pictures that people send; stop it before the server.
    public let pictures: PictureMaker
    let store: Store
    let visitors: Visitors
    let hasher: PasswordHasher
    let routes: Router<Page>
    let api: API
    let log: EventLog
    private let server: ServerFacts
    /// Shows the sign-in again to a guest with an expired form.
    private let gate: GatePages
    /// Returns the present state of HTTPS; nil if the server does not speak it.
    private let https: @Sendable () -> HTTPSState?
    private let files: StaticFiles
    private let hosts: HostAllowList
    private let keepsToHTTPS: Bool
    private let databaseWatch = DatabaseWatch()
    /// Milliseconds since 1970 (UTC).
    let clock: @Sendable () -> Int64

    /// Creates the site over an open store and the files in `Public/`. `log` gets events for the operator, without secrets.
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
        recurring = RecurringPoster(store: store, courier: courier, log: log, clock: seconds)
        payments = PaymentFinder(store: store, log: log, clock: seconds)
        banks = BankFetcher(store: store, reach: configuration.bridges, payments: payments, courier: courier, log: log, clock: seconds)
        eraser = Eraser(store: store, log: log)
        documents = configuration.documents
        pictures = configuration.pictures
        tiles = configuration.tiles?.layer(log: log, clock: seconds)
        self.store = store
        self.log = log
        https = configuration.https
        hasher = PasswordHasher(cost: configuration.hashesCheaply ? .init(rounds: 16, blockSize: 1, parallelism: 1) : .standard)
        let exportFiles = ExportFiles(directory: store.directory + "/transfers")
        spoolDirectory = exportFiles.directory
        server = ServerFacts(version: configuration.version, startedAt: seconds(), machine: configuration.machine, stall: configuration.stall)
        let backups = BackupMaker(store: store, gate: server.gate, log: log)
        let tokenActivity = Activity<APIToken>(), site = Site(base: configuration.base, files: files), lock = Lock(),
            throttle = SignInThrottle(store: store)
        visitors = Visitors(
            store: store, activity: Activity(), unstored: UnstoredSessions(store: store, wake: Alarm().set), lock: lock, banners: board,
            site: site, clock: clock)
        maintenance = Maintenance(
            store: store, sessions: visitors.activity, tokens: tokenActivity, exportFiles: exportFiles, eraser: eraser, courier: courier,
            backups: backups,
            log: log, clock: seconds)
        let entry = SessionEntry(store: store, throttle: throttle, unstored: visitors.unstored, lock: lock, log: log)
        gate = GatePages(store: store, hasher: hasher, throttle: throttle, entry: entry, log: log)
        routes = Self.routes(
            store: store, gate: gate, entry: entry, hasher: hasher, throttle: throttle, activity: visitors.activity, tokens: tokenActivity,
            atlas: AtlasAnswers(atlas: configuration.atlas, tiles: tiles, log: log), tiles: tiles, exportFiles: exportFiles, eraser: eraser,
            payments: payments, bankFetcher: banks, bankWork: BankWork(patience: configuration.importPatience), rates: rates, banners: board,
            bannerUpdater: banners, server: server, backups: backups, documents: documents, pictures: pictures,
            https: configuration.https,
            messages: configuration.messages, log: log)
        api = API(store: store, activity: tokenActivity, base: site.base, log: log, clock: clock)
    }

    /// True if the answer may have to wait: writes for the disk, passwords for their hash, which is slow on purpose, a map tile to be fetched, and
    /// documents and pictures for the process that makes them.
    public static func mayWait(_ request: Request) -> Bool { (request.method != .get && request.method != .head) || waitsElsewhere(request) }

    /// True if the answer may wait for another machine or another process, or reads a file that somebody has uploaded.
    private static func waitsElsewhere(_ request: Request) -> Bool {
        request.path.hasPrefix(TilePages.path) || ReportFiles.isSlow(request) || ReceiptPages.isSlow(request) || ExportPages.isSlow(request)
            || request.path == HealthPages.path
    }

    /// True if the answer may take long to compute: searches and tables of reports read much.
    public static func mayCompute(_ request: Request) -> Bool {
        !request.queryInput[RecordFilter.text].isEmpty || ReportFiles.isTable(request)
    }

    /// Returns a text that distinguishes visitors without reading the database, so that one visitor's computations do not keep out others.
    public func visitor(of request: Request) -> String {
        visitors.site.cookie("session", in: request.cookies, of: request) ?? request.headers["authorization"] ?? request.peer
    }

    /// Answers a request; never throws.
    public func respond(to request: Request) -> Response {
        var response = answer(request)
        protect(&response, for: request)
        databaseWatch.look(store, log, isRefused: response.status == .serviceUnavailable)
        // A form or a program may have put a message into the outbox, or made the first recurrence.
        if !request.method.isSafe {
            courier.look()
            recurring.look()
        }
        return response
    }

    /// Returns the error page for a request that was refused before it was complete, for example because it is too large.
    public func refuse(_ status: Status, _ request: Request?) -> Response {
        let request = request ?? Request()
        var response = API.handles(request) ? api.refuse(Failure(status), request, status: status) : refusal(status, request)
        protect(&response, for: request)
        return response
    }

    /// Adds the security headers, and keeps the secrets in a path out of the log.
    ///
    /// A browser applies HSTS to every port of the host and so to other programs there: the duration is a day with the machine's own certificate
    /// authority, and a year with an external certificate, since its name belongs to the site.
    private func protect(_ response: inout Response, for request: Request) {
        let time = https()?.authority == nil ? 31_536_000 : 86_400
        // Everybody who knows the address of a calendar or of an invitation can open it, and the log has paths.
        response.loggedPath = Paths.logged(request.path).map { visitors.site.base + $0 }
        SecurityHeaders.add(to: &response, for: request, keepsToHTTPS: request.isSecure && keepsToHTTPS ? time : nil)
    }

    /// Seconds since 1970 (UTC).
    var seconds: Int64 { clock() / 1000 }

    private func answer(_ request: Request) -> Response {
        guard hosts.allows(request.host) else {
            log.write(.refusedHost(peer: request.peer))
            return API.handles(request) ? api.refuse(.unknownHost, request) : visitors.guest(request).errorPage(.unknownHost)
        }
        if let file = files.respond(to: request) { return file }
        if request.path == "/healthz" { return health() }
        // Whoever waits for another machine or process may not hold one of the few database readers meanwhile.
        let answer = API.handles(request) ? api.respond(to:) : page
        guard request.method == .get || request.method == .head, !Self.waitsElsewhere(request) else { return answer(request) }
        // A request that changes nothing reads one snapshot of the database, from the session to the last figure.
        do {
            return try store.snapshot { answer(request) }
        } catch {
            return API.handles(request) ? api.refuse(Failure(error), request) : visitors.guest(request).errorPage(Failure(error))
        }
    }

    private func page(_ request: Request) -> Response {
        let match = routes.match(request.method, request.path)
        var parameters = PathParameters()
        var book = BookAddress.own
        if case .found(let page, let found) = match { (parameters, book) = (found, page.book) }
        var visit: Visit
        do {
            visit = try visitors.visit(request, parameters: parameters, book: book)
        } catch {
            log.write(.failed(request: request.number, error: String(reflecting: error)))
            return visitors.guest(request, parameters: parameters).errorPage(Failure(error))
        }
        do {
            switch match {
            case .notFound: throw Failure.notFound
            case .methodNotAllowed(let allow): throw Failure.methodNotAllowed(allow: allow)
            case .found(let page, _):
                if request.method == .post {
                    // A form of a session that has ended or is locked cannot be verified, so it is not read.
                    if let unmet = page.firstUnmet(by: visit), unmet.precedesForms { return finish(try redirect(visit, toMeet: unmet), visit) }
                    visit.posted = FormFields(try request.form, writing: visit.writing)
                    try checkOrigin(of: visit)
                }
                return finish(try open(page, visit), visit)
            }
        } catch StoreError.conflict(.sessionEnded) {
            return finish(redirectToSignIn(visit), visit)
        } catch {
            let failure = Failure(error)
            if case .stale = failure, ForgeryCheck.isOwnOrigin(request), let again = try? gate.again(visit) {
                return finish(again, visit)
            }
            if case .unexpected = failure { log.write(.failed(request: request.number, error: String(reflecting: error))) }
            return finish(visit.errorPage(failure), visit)
        }
    }

    private func health() -> Response {
        if server.isStalled { return .text("a thread of the server serves nobody any more\n", status: .serviceUnavailable) }
        let answers = (try? store.read { try $0.users.count() }) != nil
        return .text(answers ? "ok\n" : "the database does not answer\n", status: answers ? .ok : .serviceUnavailable)
    }

    /// Adds the cookies that any answer may have to set or clear.
    private func finish(_ response: Response, _ visit: Visit) -> Response {
        var response = response
        if visit.hasNewSecret, let secret = visit.secret {
            response.add(visit.site.cookie("visit", secret.text, maxAge: 86_400, for: visit.request))
        }
        // Only a page clears the notice, not an image or a tile that loads in between.
        let isPage = response.headers["content-type"]?.hasPrefix("text/html") == true
        if visit.notice != nil || visit.alert != nil, isPage, visit.request.method != .post,
            !response.headers.all("set-cookie").contains(where: { $0.contains("_done=") })
        {
            response.add(visit.site.removal(of: FlashMessage.cookieName, for: visit.request))
        }
        if let language = visit.chosenLanguage {
            response.add(visit.site.cookie("language", language.rawValue, maxAge: 31_536_000, for: visit.request))
        }
        return response
    }
}
