import Atlas
import Bookkeeping
import Documents
import Foundation
import Mailing
import MapTiles
import MicroHTTP
import Pictures
import OperatorLog
import ReferenceRates
import Storage
import Synchronization
import TestSupport
import Testing
import Upkeep

@testable import Web

/// A complete site in this process: a database of its own, the files of `Public/`, and a manual clock.
final class TestSite: Sendable {
    let directory: TemporaryDirectory
    let store: Store
    let application: Application
    let clock: TestClock
    let events: Events
    /// The HTTPS state that pages show.
    let https: TestHTTPS
    /// The stall of a server thread that pages show.
    let stall: TestStall
    let base: String

    /// The time at which every test begins: Thursday, 20 November 2025, 12:34 in London, 21:34 in Tokyo.
    static let now: Int64 = 1_763_642_040

    /// The version and figures of every test's machine.
    static let version = Version(number: "1.2.3", build: "0a1b2c3, 2026-11-20")
    static let machine = MachineFigures(
        memoryBytes: 38_400_000, disk: DiskFigures(databaseBytes: 1_250_000, freeBytes: 21_000_000_000, totalBytes: 32_000_000_000))

    /// The atlas that all sites share, so that its files are read once.
    static let atlas = Atlas(directory: SourceTree.root.appending(path: "Sources/Atlas/Geography").path)

    /// The files of `Public/`, which all sites below a base path share, so that they are read once.
    private static func files(_ base: String) throws -> StaticFiles {
        try known.withLock { known in
            if let files = known[base] { return files }
            let files = try StaticFiles(directory: SourceTree.root.appending(path: "Public").path, basePath: base)
            known[base] = files
            return files
        }
    }
    private static let known = Mutex<[String: StaticFiles]>([:])

    /// Messages are sent by e-mail, but the mail program does not exist.
    static let messages = MessageSettings(
        mail: MailAddress("penny@home.example").map { .init(program: Sendmail(path: "/nonexistent/sendmail"), from: $0) })

    /// Documents are made by the program, since this process is none.
    static var documents: DocumentRenderer { DocumentRenderer(program: BuildDirectory.url.appending(path: "penny").path, timeLimit: .seconds(60)) }

    /// Pictures are read by the program too.
    static var pictures: PictureMaker { PictureMaker(program: BuildDirectory.url.appending(path: "penny").path, timeLimit: .seconds(60)) }

    /// Creates a site over a copy of a database, or over an empty one.
    ///
    /// - Parameters:
    ///   - rates: the source of exchange rates; by default a local port without a server.
    ///   - atlas: the map and place names; nil as if its files were not installed.
    ///   - tiles: the operator's tile server; none by default.
    ///   - messages: the ways to send messages; by default mail with a missing program.
    ///   - documents: makes documents; by default the program of the build.
    ///   - pictures: reads pictures; by default the program of the build.
    ///   - importPatience: milliseconds for which a page waits for the work of an import.
    init(
        copying database: URL? = nil, base: String = "", hosts: [String] = [], rates: ReferenceRatesSource? = nil, atlas: Atlas? = TestSite.atlas,
        tiles: TileSource? = nil, messages: MessageSettings = TestSite.messages, documents: DocumentRenderer = TestSite.documents,
        pictures: PictureMaker = TestSite.pictures,
        importPatience: Int = 2_000
    ) throws {
        let directory = try TemporaryDirectory("penny-site"), clock = TestClock(), events = Events(), https = TestHTTPS(), stall = TestStall()
        for suffix in ["", "-wal"] {
            guard let file = database.map({ URL(fileURLWithPath: $0.path + suffix) }), FileManager.default.fileExists(atPath: file.path) else {
                continue
            }
            try FileManager.default.copyItem(at: file, to: directory.file("penny.sqlite" + suffix))
        }
        store = try Store(at: directory.file("penny.sqlite").path)
        let files = try Self.files(base)
        application = Application(
            store: store, files: files,
            configuration: .init(
                base: base, hosts: hosts, version: Self.version, machine: { _ in Self.machine }, hashesCheaply: true,
                rates: try #require(rates ?? ReferenceRatesSource("http://127.0.0.1:1/")), bridges: .thisMachine,
                atlas: atlas,
                tiles: tiles.map { TileSettings(source: $0, directory: directory.path + "/tiles", cacheSize: 10_000_000) }, https: { https.state },
                messages: messages, documents: documents, pictures: pictures, stall: { stall.time.withLock { $0 } }, importPatience: importPatience,
                clock: { clock.milliseconds })
        ) { events.add($0) }
        self.directory = directory
        self.clock = clock
        self.events = events
        self.https = https
        self.stall = stall
        self.base = base
    }

    deinit {
        // A database must not be closed while it is read; on a busy machine background work may take longer than the time to stop
        // it.
        application.rates.stop()
        application.banners.stop()
        application.courier.stop()
        application.recurring.stop()
        application.payments.stop()
        application.banks.stop()
        application.eraser.stop()
        application.banners.waitUntilIdle()
        application.courier.waitUntilIdle()
        application.recurring.waitUntilIdle()
        application.payments.waitUntilIdle()
        application.banks.waitUntilIdle()
        application.eraser.waitUntilIdle()
        try? store.close()
    }

    /// Adds a person with a book of one account, whose password opens nothing.
    func addPerson(_ name: String) throws {
        func new<Entity>() -> Identifier<Entity> { Identifier(milliseconds: TestSite.now * 1000) }
        let euro = try #require(Currency(code: "EUR")),
            profile = User.Profile(username: name, email: "\(name)@example.org", firstName: "", lastName: "", dateOfBirth: nil),
            account = Account.Draft(name: "Everyday", currency: euro, openingBalance: 0, isDefault: true)
        _ = try store.write { editor in
            try editor.users.add(
                new(), profile: profile, preferences: Preferences(language: .english, theme: .auto),
                settings: BookSettings(mainCurrency: euro, timeZone: .utc, weekStart: .monday), password: "x", account: (new(), account),
                categories: [], hashtags: [], invitation: nil, at: TestSite.now)
        }
    }

    /// Returns a browser without JavaScript and cookies.
    func browser(scheme: String = "http", host: String = "penny.local:8080", language: String = "en-GB", peer: String = "192.168.1.20") -> Browser {
        let transport = InProcess(site: self, isSecure: scheme == "https", peer: peer)
        let web = WebSession(transport, origin: "\(scheme)://\(host)")
        web.headers = [("Accept-Language", language), ("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")]
        return Browser(web, site: self)
    }
}

/// A manual clock.
final class TestClock: Sendable {
    private let now = Mutex(TestSite.now * 1000)

    var milliseconds: Int64 { now.withLock { $0 } }

    func advance(seconds: Int64) { now.withLock { $0 += seconds * 1000 } }

    func set(seconds: Int64) { now.withLock { $0 = seconds * 1000 } }
}

/// The events that the site would have logged.
final class Events: Sendable {
    private let list = Mutex<[Event]>([])

    func add(_ event: Event) { list.withLock { $0.append(event) } }

    var lines: [String] { list.withLock { $0.map(\.line) } }

    var errors: [String] { list.withLock { $0.filter(\.isError).map(\.line) } }
}

/// The stall that the server would report.
final class TestStall: Sendable {
    let time = Mutex(Duration.zero)
}
