import Bookkeeping
import OperatorLog
import Storage
import Synchronization
import TestSupport
import Testing
import Upkeep

@testable import Web

/// A site, a local ad service, and the updater between them with a manual timer.
struct BannerScene {
    let site: TestSite
    let service: AdService
    let timer = ManualTimer()
    let board: BannerBoard
    let updater: BannerUpdater

    init(isOn: Bool = true) throws {
        let site = try TestSite(), service = try AdService()
        self.site = site
        self.service = service
        board = BannerBoard(store: site.store)
        updater = BannerUpdater(
            store: site.store, board: board, log: EventLog { [events = site.events] in events.add($0) }, timer: { [timer] in timer.set($0, $1) },
            clock: { [clock = site.clock] in clock.milliseconds / 1000 })
        try site.store.write { try $0.banners.setSlot(isOn: isOn, address: service.origin + "/feed") }
    }

    func start() {
        updater.start()
        updater.waitUntilIdle()
    }

    /// Advances the clock until the timer rings, and waits for the work that it starts.
    func sleep() {
        site.clock.advance(seconds: timer.seconds ?? 3_600)
        timer.ring()
        updater.waitUntilIdle()
    }

    var slot: BannerSlot { get throws { try site.store.read { try $0.banners.slot() } } }
    var texts: [String] { get throws { try site.store.read { try $0.banners.all().map { $0.content.text.text(in: .english) }.sorted() } } }
}

/// Serves a feed and the pictures of its banners.
final class AdService: Sendable {
    private final class Answers: Sendable {
        let feed = Mutex(WireResponse(status: 500)), targets = Mutex<[String]>([])
    }

    private let answers = Answers()
    private let server: LoopbackServer

    init() throws {
        let answers = answers
        server = try LoopbackServer { request in
            answers.targets.withLock { $0.append(request.target) }
            switch request.target {
            case "/feed": return answers.feed.withLock { $0 }
            case "/good.png": return WireResponse(status: 200, body: SampleFile.png)
            case "/svg.png": return WireResponse(status: 200, headers: [("Content-Type", "image/png")], body: Array("<svg/>".utf8))
            default: return WireResponse(status: 404)
            }
        }
    }

    var origin: String { server.origin }
    /// The targets of all requests, in order.
    var targets: [String] { answers.targets.withLock { $0 } }

    func answer(_ answer: WireResponse) { answers.feed.withLock { $0 = answer } }

    /// Publishes banners, each with the file name of its picture.
    func publish(_ banners: [(text: String, image: String?)], ends: String = "2026-01-01T00:00:00Z") {
        let items = banners.map { banner in
            let image = banner.image.map { #""image":"\#(origin)/\#($0)","# } ?? ""
            return #"{"id":"\#(banner.text)","text":{"en":"\#(banner.text)"},"link":"https://example.org/",\#(image)"ends":"\#(ends)"}"#
        }
        answer(WireResponse(status: 200, body: Array("{\"banners\":[\(items.joined(separator: ","))]}".utf8)))
    }
}
