import Bookkeeping
import ReferenceRates
import Storage
import TestSupport
import Testing

@testable import Web

@Suite struct RateUpdaterTests {
    /// Thursday, 20 November 2025: 12:34 UTC, before the rates of the day are published.
    static let now = TestSite.now
    static let yesterday = "2025-11-19"

    @Test func `nobody is contacted and no timer is set while it is off`() throws {
        let scene = try RateScene()
        scene.bank.publish("1.0876", on: Self.yesterday)
        scene.updater.start()
        scene.updater.fetch()
        scene.updater.waitUntilIdle()
        #expect(scene.bank.visits == 0)
        #expect(scene.timer.seconds == nil)
        #expect(try scene.setting == ReferenceFetch(isOn: false, attemptedAt: nil, succeededAt: nil, problem: nil))
        #expect(!scene.updater.isFetching)
    }

    @Test func `rates are fetched once it is switched on, and again when there are new ones`() throws {
        let scene = try RateScene(isOn: true)
        scene.bank.publish("1.0876", on: Self.yesterday)
        scene.start()
        #expect(scene.bank.visits == 1)
        #expect(try scene.rates == ["2025-11-19 1.0876"])
        #expect(try scene.setting == ReferenceFetch(isOn: true, attemptedAt: Self.now, succeededAt: Self.now, problem: nil))
        #expect(scene.site.events.lines == ["exchange rates of 2025-11-19 fetched: 1 new"])
        #expect(scene.site.events.errors == [])

        scene.start()
        #expect(scene.bank.visits == 1)
        #expect(scene.timer.seconds == 3_600)

        // 15:30 UTC and the server's own delay of ten minutes.
        scene.bank.publish("1.0901", on: "2025-11-20")
        while try scene.setting.succeededAt == Self.now, scene.site.clock.milliseconds < (Self.now + 20_000) * 1000 {
            scene.sleep()
        }
        #expect(scene.site.clock.milliseconds / 1000 == Self.now + 11_160)
        #expect(scene.bank.visits == 2)
        #expect(try scene.rates == ["2025-11-20 1.0901", "2025-11-19 1.0876"])
    }

    @Test func `a corrected rate replaces the first one`() throws {
        let scene = try RateScene(isOn: true)
        scene.bank.publish("1.0876", on: Self.yesterday)
        scene.start()
        scene.bank.publish("1.0867", on: Self.yesterday)
        scene.updater.fetch()
        scene.updater.waitUntilIdle()
        #expect(try scene.rates == ["2025-11-19 1.0867"])
        #expect(scene.bank.visits == 2)
    }

    @Test(arguments: [
        (WireResponse(status: 503), "status-503"),
        (WireResponse(status: 302, headers: [("Location", "file:///etc/passwd")]), "bad-redirect"),
        (WireResponse(status: 200, body: Array("<html></html>".utf8)), "other-file-1"), (WireResponse(status: 200), "not-xml-1"),
        (
            WireResponse(status: 200, body: Array(ReferenceRatesDocument.file([("2025-11-19", [("USD", "0")])]).utf8)),
            "bad-rate-9"
        ),
    ])
    func `a failure is kept and tried again later and later, and a success forgets it`(answer: WireResponse, problem: String)
        throws
    {
        let scene = try RateScene(isOn: true)
        scene.bank.answer(answer)
        scene.start()
        #expect(try scene.setting == ReferenceFetch(isOn: true, attemptedAt: Self.now, succeededAt: nil, problem: problem))
        #expect(scene.site.events.lines == ["exchange rates not fetched: \(problem)"])
        var pauses: [Int64] = []
        for _ in 1...4 {
            let visits = scene.bank.visits, begin = scene.site.clock.milliseconds
            while scene.bank.visits == visits { scene.sleep() }
            pauses.append((scene.site.clock.milliseconds - begin) / 1000)
        }
        #expect(pauses == [300, 900, 3_600, 14_400])
        #expect(try scene.rates == [])

        scene.bank.publish("1.0876", on: Self.yesterday)
        scene.updater.fetch()
        scene.updater.waitUntilIdle()
        let setting = try scene.setting
        #expect(setting.problem == nil)
        #expect(setting.succeededAt == setting.attemptedAt)
        #expect(try scene.rates == ["2025-11-19 1.0876"])
    }

    @Test func `a file with a mistake changes nothing`() throws {
        let scene = try RateScene(isOn: true)
        scene.bank.publish("1.0876", on: Self.yesterday)
        scene.start()
        let file = ReferenceRatesDocument.file([("2025-11-20", [("USD", "1.1"), ("JPY", "-1")])])
        scene.bank.answer(WireResponse(status: 200, body: Array(file.utf8)))
        scene.updater.fetch()
        scene.updater.waitUntilIdle()
        #expect(try scene.rates == ["2025-11-19 1.0876"])
        #expect(
            try scene.setting == ReferenceFetch(isOn: true, attemptedAt: Self.now, succeededAt: Self.now, problem: "bad-rate-10"))
    }

    @Test func `a server that was restarted after a failure waits a little`() throws {
        let scene = try RateScene(isOn: true)
        scene.bank.answer(WireResponse(status: 500))
        scene.start()
        let next = try RateScene(after: scene)
        next.start()
        #expect(scene.bank.visits == 1)
        #expect(next.timer.seconds == 300)
    }

    @Test func `switched off, it contacts nobody and sets no timer again`() throws {
        let scene = try RateScene(isOn: true)
        scene.bank.publish("1.0876", on: Self.yesterday)
        scene.start()
        try scene.site.store.write { try $0.referenceRates.setFetch(isOn: false) }
        for _ in 1...48 { scene.sleep() }
        #expect(scene.timer.seconds == nil)
        #expect(scene.bank.visits == 1)
        #expect(try scene.rates == ["2025-11-19 1.0876"])
    }

    static let recent = "/stats/eurofxref-hist-90d.xml", daily = "/stats/eurofxref-daily.xml", all = "/stats/eurofxref-hist.xml"

    static func file(_ days: (String, String)...) -> String {
        ReferenceRatesDocument.file(days.map { (date: $0.0, rates: [(code: "USD", rate: $0.1)]) })
    }

    @Test func `the past is fetched once, and what was missed after a pause`() throws {
        let bank = try Bank(path: Self.daily), scene = try RateScene(isOn: true, bank: bank)
        bank.publish(Self.file(("2025-11-19", "1.0876"), ("2025-11-18", "1.08"), ("2025-11-07", "1.07")), at: Self.recent)
        bank.publish(Self.file(("2025-11-20", "1.0901")), at: Self.daily)
        scene.start()
        #expect(bank.paths == [Self.recent])
        #expect(try scene.rates == ["2025-11-19 1.0876", "2025-11-18 1.08"])

        scene.site.clock.advance(seconds: 86_400)
        scene.start()
        #expect(bank.paths.dropFirst() == [Self.daily])
        #expect(try scene.rates.count == 3)

        scene.site.clock.advance(seconds: 30 * 86_400)
        bank.publish(Self.file(("2025-12-20", "1.12"), ("2025-12-19", "1.11"), ("2025-11-20", "1.0901")), at: Self.recent)
        scene.start()
        #expect(bank.paths.dropFirst(2) == [Self.recent])
        #expect(try scene.rates.prefix(2) == ["2025-12-20 1.12", "2025-12-19 1.11"])
        #expect(try scene.rates.count == 5)
    }

    @Test func `old records have rates of their days`() throws {
        let household = try Household(), bank = try Bank(path: Self.daily),
            scene = try RateScene(isOn: true, site: household.site, bank: bank)
        bank.publish(Self.file(("2025-11-19", "1.0876"), ("2020-05-04", "1.0942"), ("2020-04-01", "1.0936")), at: Self.all)
        bank.publish(Self.file(("2025-11-19", "1.0876"), ("2025-09-01", "1.17")), at: Self.recent)
        scene.start()
        let record = [
            ("id", SampleID.transaction(950)), ("kind", "expense"), ("date", "2020-05-05"), ("time", "12:00"),
            ("account", SampleID.account(3)),
            ("category", try household.category("Coffee")), ("amount", "4.40"), ("title", "Cake"),
        ]
        #expect(try household.ada.send("/transactions", record).status == 303)
        scene.updater.fetch()
        scene.updater.waitUntilIdle()
        #expect(bank.paths == [Self.recent, Self.all])
        #expect(try scene.rates == ["2025-11-19 1.0876", "2020-05-04 1.0942"])
    }

    @Test(arguments: ["", "<html></html>"]) func `without the past there is the last day`(past: String) throws {
        let bank = try Bank(path: Self.daily), scene = try RateScene(isOn: true, bank: bank)
        if !past.isEmpty { bank.publish(past, at: Self.recent) }
        bank.publish(Self.file(("2025-11-19", "1.0876")), at: Self.daily)
        scene.start()
        #expect(bank.paths == [Self.recent, Self.daily])
        #expect(try scene.rates == ["2025-11-19 1.0876"])
        #expect(try scene.setting.problem == nil)
    }

    @Test func `stopping leaves what is under way and begins nothing`() throws {
        let scene = try RateScene(isOn: true)
        // The bank does not answer before the updater has stopped.
        scene.bank.whenAsked { [updater = scene.updater] in updater.stop() }
        scene.bank.publish("1.0876", on: Self.yesterday)
        scene.start()
        scene.start()
        scene.updater.fetch()
        scene.updater.waitUntilIdle()
        #expect(scene.bank.visits == 1)
        #expect(try scene.rates == [])
        #expect(try scene.setting.attemptedAt == nil)
        #expect(scene.timer.seconds == nil)
        #expect(scene.site.events.lines == [])
    }
}
