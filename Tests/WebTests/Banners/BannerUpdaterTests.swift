import Bookkeeping
import TestSupport
import Testing

@testable import Web

@Suite struct BannerUpdaterTests {
    @Test func `nobody is contacted and no timer is set while it is off`() throws {
        let scene = try BannerScene(isOn: false)
        scene.service.publish([("Tea", nil)])
        scene.start()
        #expect(scene.service.targets == [])
        #expect(scene.timer.seconds == nil)
        #expect(scene.site.events.lines == [])
    }

    @Test func `the feed is asked at once and then every hour, and a picture once`() throws {
        let scene = try BannerScene()
        scene.service.publish([("Tea", "good.png"), ("Words", nil)])
        scene.start()
        #expect(try scene.texts == ["Tea", "Words"])
        #expect(scene.timer.seconds == 3_600)
        #expect(scene.site.events.lines == ["banners fetched: 2"])
        scene.start()
        #expect(scene.service.targets == ["/feed", "/good.png"])
        scene.service.publish([("Tea", "good.png")])
        scene.sleep()
        #expect(scene.service.targets == ["/feed", "/good.png", "/feed"])
        #expect(try scene.texts == ["Tea"])
        let tea = try #require(try scene.site.store.read { try $0.banners.all() }.first)
        #expect(try scene.site.store.read { try $0.banners.image(of: tea.id) }?.bytes == SampleFile.png)
    }

    @Test func `a banner with a picture that is none, or not there, vanishes`() throws {
        let scene = try BannerScene()
        scene.service.publish([("Drawing", "svg.png"), ("Missing", "gone.png"), ("Tea", "good.png")])
        scene.start()
        #expect(try scene.texts == ["Tea"])
    }

    @Test func `a banner that is over vanishes from pages at once and from the disk in time`() throws {
        let scene = try BannerScene(), now = TestSite.now
        scene.service.publish([("Tea", nil)], ends: "2025-11-20T13:00:00Z")
        scene.start()
        #expect(scene.board.banner(at: now)?.content.text.text(in: .english) == "Tea")
        #expect(scene.board.banner(at: now + 26 * 60) == nil)
    }

    @Test(arguments: [
        (WireResponse(status: 200, body: Array("{\"banners\":[".utf8)), "not-a-feed"), (WireResponse(status: 503), "status-503"),
        (WireResponse(status: 302, headers: [("Location", "http://127.0.0.1/feed")]), "too-many-redirects"),
        (WireResponse(status: 200, body: [UInt8](repeating: 0x20, count: 300_000)), "too-large"),
    ])
    func `a feed that fails keeps what there is, says why, and is asked again sooner`(answer: WireResponse, problem: String) throws {
        let scene = try BannerScene()
        scene.service.publish([("Tea", nil)])
        scene.start()
        scene.service.answer(answer)
        scene.sleep()
        #expect(try scene.texts == ["Tea"])
        #expect(try scene.slot.problem == problem)
        #expect(scene.site.events.lines.last == "banners not fetched: \(problem)")
        #expect(scene.timer.seconds == 900)
        scene.service.publish([("Cake", nil)])
        scene.sleep()
        #expect(try scene.texts == ["Cake"])
        #expect(try scene.slot.problem == nil)
    }

    @Test func `switched off, it contacts nobody and sets no timer again`() throws {
        let scene = try BannerScene()
        scene.service.publish([("Tea", nil)])
        scene.start()
        try scene.site.store.write { try $0.banners.setSlot(isOn: false, address: scene.service.origin + "/feed") }
        scene.sleep()
        #expect(scene.timer.seconds == nil)
        #expect(scene.service.targets == ["/feed"])
    }

    @Test func `each banner has its minute, and the terminal is heard within one`() throws {
        let scene = try BannerScene()
        scene.service.publish([("One", nil), ("Two", nil)])
        scene.start()
        let shown = (0..<4).map { scene.board.banner(at: TestSite.now + 60 * $0)?.content.text.text(in: .english) }
        #expect(Set(shown.prefix(2)) == ["One", "Two"])
        #expect(shown[0] == shown[2] && shown[1] == shown[3])
        try scene.site.store.write { try $0.banners.setSlot(isOn: false, address: "") }
        #expect(scene.board.banner(at: TestSite.now + 239) != nil)
        #expect(scene.board.banner(at: TestSite.now + 240) == nil)
    }
}
