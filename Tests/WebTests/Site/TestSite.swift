import Atlas
import Foundation
import Mailing
import MapTiles
import MicroHTTP
import ReferenceRates
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Web

/// A whole site in this process: a database of its own, the files of `Public/`, a clock that stands still until it is moved.
final class TestSite: Sendable {
    let directory: TemporaryDirectory
    let store: Store
    let application: Application
    let clock: TestClock
    let events: Events
    /// How the server speaks HTTPS, as the pages are told.
    let https: TestHTTPS
    /// How long a thread of the server has not moved on, as the pages are told.
    let stall: TestStall
    let base: String

    /// The moment at which every test begins: Thursday, 20 November 2025, 12:34 in London, 21:34 in Tokyo.
    static let now: Int64 = 1_763_642_040

    /// What the machine of every test has.
    static let version = Version(number: "1.2.3", build: "0a1b2c3, 2026-11-20")
    static let machine = MachineFigures(
        memoryBytes: 38_400_000, disk: DiskFigures(databaseBytes: 1_250_000, freeBytes: 21_000_000_000, totalBytes: 32_000_000_000))

    /// The atlas of all sites, which reads its files once.
    static let atlas = Atlas(directory: SourceTree.root.appending(path: "Geography").path)

    /// Messages go by e-mail, but there is no such program.
    static let messages = MessageSettings(mail: MailAddress("penny@home.example").map { .init(program: Sendmail(path: "/nonexistent/sendmail"), from: $0) })

    /// A site over a copy of a database, or over an empty one.
    ///
    /// - Parameters:
    ///   - rates: where exchange rates are fetched from; otherwise from a port of this machine at which nobody is.
    ///   - atlas: the map and its names; nil as where its files are not installed.
    ///   - tiles: the tile server of the operator; otherwise there is none.
    ///   - messages: how messages leave the house; otherwise there is mail, of which the program is not there.
    init(
        copying database: URL? = nil, base: String = "", hosts: [String] = [], rates: ReferenceRatesSource? = nil, atlas: Atlas? = TestSite.atlas, tiles: TileSource? = nil, messages: MessageSettings = TestSite.messages
    ) throws {
        let directory = try TemporaryDirectory("penny-site"), clock = TestClock(), events = Events(), https = TestHTTPS(), stall = TestStall()
        for suffix in ["", "-wal"] {
            guard let file = database.map({ URL(fileURLWithPath: $0.path + suffix) }), FileManager.default.fileExists(atPath: file.path) else { continue }
            try FileManager.default.copyItem(at: file, to: directory.file("penny.sqlite" + suffix))
        }
        store = try Store(at: directory.file("penny.sqlite").path)
        let files = try StaticFiles(directory: SourceTree.root.appending(path: "Public").path, basePath: base)
        application = Application(
            store: store, files: files,
            configuration: .init(
                base: base, hosts: hosts, version: Self.version, machine: { _ in Self.machine }, hashesCheaply: true,
                rates: try #require(rates ?? ReferenceRatesSource("http://127.0.0.1:1/")),
                atlas: atlas,
                tiles: tiles.map { TileSettings(source: $0, directory: directory.path + "/tiles", cacheSize: 10_000_000) }, https: { https.state },
                messages: messages, stall: { stall.time.withLock { $0 } }, clock: { clock.milliseconds })
        ) { events.add($0) }
        self.directory = directory
        self.clock = clock
        self.events = events
        self.https = https
        self.stall = stall
        self.base = base
    }

    deinit {
        // A database must not close while it is read; on a busy machine what works in the background may take longer than it is given to stop.
        application.rates.stop()
        application.banners.stop()
        application.courier.stop()
        application.banners.waitUntilIdle()
        application.courier.waitUntilIdle()
        try? store.close()
    }

    /// A browser without JavaScript that has not been here before.
    func browser(scheme: String = "http", host: String = "penny.local:8080", language: String = "en-GB", peer: String = "192.168.1.20") -> Browser {
        let transport = InProcess(site: self, isSecure: scheme == "https", peer: peer)
        let web = WebSession(transport, origin: "\(scheme)://\(host)")
        web.headers = [("Accept-Language", language), ("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")]
        return Browser(web, site: self)
    }
}

/// A clock that tests move by hand.
final class TestClock: Sendable {
    private let now = Mutex(TestSite.now * 1000)

    var milliseconds: Int64 { now.withLock { $0 } }

    func advance(seconds: Int64) { now.withLock { $0 += seconds * 1000 } }

    func set(seconds: Int64) { now.withLock { $0 = seconds * 1000 } }
}

/// What the site would have written into the log.
final class Events: Sendable {
    private let list = Mutex<[Event]>([])

    func add(_ event: Event) { list.withLock { $0.append(event) } }

    var lines: [String] { list.withLock { $0.map(\.line) } }

    var errors: [String] { list.withLock { $0.filter(\.isError).map(\.line) } }
}

/// What the server would say of its threads.
final class TestStall: Sendable {
    let time = Mutex(Duration.zero)
}
