import Bookkeeping
import SimpleFIN
import Storage
import TestSupport
import Testing

@testable import Upkeep

@Suite struct BankFetcherTests {
    private static let today = BankScene.today

    private static func coffee(_ id: String = "1", _ amount: String = "-3.00", day: Int = today, isPending: Bool = false) -> String {
        TestBridge.transaction(id, day, amount, "Coffee", isPending: isPending)
    }

    @Test func `nobody is contacted while the operator has it switched off`() throws {
        let scene = try BankScene(isOn: false)
        scene.look()
        #expect(scene.bridge.targets == [] && scene.timer.seconds == [] && scene.lines.all == [])
        try scene.store.write { try $0.settings.setFetchesBanks(true) }
        scene.look()
        #expect(scene.bridge.targets.count > 1)
        try scene.stop()
    }

    @Test func `without a chosen account it asks for accounts and for no entries`() throws {
        let scene = try BankScene(isChosen: false)
        scene.look()
        #expect(scene.bridge.targets == ["/bridge/accounts?version=2&balances-only=1"])
        #expect(try scene.found.accounts.map(\.name) == ["Checking", "Savings"])
        #expect(try scene.found.accounts.map { $0.balance?.amount.minorUnits } == [10_000, 10_000])
        #expect(try scene.records == [])
        try scene.stop()
    }

    @Test func `new entries become records once, for the chosen account alone`() throws {
        let scene = try BankScene()
        try scene.fetch([Self.coffee(), Self.coffee("2", day: Self.today - 1)])
        #expect(try scene.records == ["2025-11-19 300 Coffee", "2025-11-20 300 Coffee"])
        #expect(scene.bridge.targets.last?.contains("account=A") == true && scene.bridge.targets.last?.contains("account=B") == false)
        try scene.fetch([Self.coffee(), Self.coffee("2", day: Self.today - 1), Self.coffee("1")], at: BankScene.now + 86_400)
        #expect(try scene.records.count == 2)
        let imports = try scene.store.read(scene.book) { try $0.banks.all() }
        #expect(imports.map(\.records) == [2] && imports.map(\.name) == [scene.bridge.host])
        #expect(scene.lines.all.map { $0.suffix(9) } == ["2 records", "0 records"])
        try scene.stop()
    }

    @Test func `it comes again a day after a success, and later and later after failures`() throws {
        let scene = try BankScene()
        try scene.fetch([Self.coffee()])
        #expect(try scene.found.fetching.dueAt == BankScene.now + 86_400)
        // The timer rings within the hour, since the machine's clock can be set.
        #expect(scene.timer.seconds == [3_600])
        scene.bridge.answer(WireResponse(status: 500))
        var pauses: [Int64] = [], now = BankScene.now + 86_400
        for _ in 1...5 {
            scene.clock.set(now)
            scene.look()
            let next = try #require(try scene.found.fetching.dueAt)
            pauses.append(next - now)
            now = next
        }
        #expect(pauses == [900, 3_600, 14_400, 86_400, 86_400])
        #expect(try scene.found.fetching.failure == "status-500")
        #expect(try scene.found.fetching.failures == 5)
        scene.bridge.answer(nil)
        scene.clock.set(now)
        scene.look()
        #expect(try scene.found.fetching.failures == 0 && scene.found.fetching.failure == nil)
        try scene.stop()
    }

    @Test(arguments: [(402, "payment-required"), (429, "too-many-requests")])
    func `a bridge that wants to be left alone is left alone for a day`(status: Int, word: String) throws {
        let scene = try BankScene()
        scene.bridge.answer(WireResponse(status: status))
        scene.look()
        #expect(try scene.found.fetching.failure == word)
        #expect(try scene.found.fetching.dueAt == BankScene.now + 86_400)
        try scene.stop()
    }

    @Test func `a revoked access stops the connection`() throws {
        let scene = try BankScene()
        scene.bridge.answer(WireResponse(status: 403))
        scene.look()
        #expect(try !scene.found.isOn && scene.found.fetching.dueAt == nil && scene.found.fetching.failure == "revoked")
        scene.bridge.answer(nil)
        scene.clock.set(BankScene.now + 10 * 86_400)
        try scene.fetch()
        #expect(scene.bridge.targets.count == 1 && scene.timer.seconds == [])
        let notifications = try scene.store.read { try $0.notifications.page(of: scene.book.person) }.notifications
        #expect(notifications.map(\.content) == [.bank(BankNotice(host: scene.bridge.host))] && notifications.map(\.createdAt) == [BankScene.now])
        try scene.stop()
    }

    @Test(arguments: ["", "<html>", "[]", "{}", #"{"accounts":[{"id":"A","transactions":[{}]}]}"#])
    func `an answer that is none changes nothing`(answer: String) throws {
        let scene = try BankScene()
        try scene.fetch([Self.coffee()])
        scene.bridge.answer(WireResponse(status: 200, body: Array(answer.utf8)))
        try scene.fetch(at: BankScene.now + 86_400)
        #expect(try scene.records == ["2025-11-20 300 Coffee"])
        try scene.stop()
    }

    @Test func `an empty answer, and messages in the bridge's words, are kept`() throws {
        let scene = try BankScene()
        try scene.fetch([], saying: ["Sign in <again> at \"First Savings\"."])
        #expect(try scene.found.fetching.messages == ["Sign in <again> at \"First Savings\"."])
        try scene.fetch([])
        #expect(try scene.found.fetching.messages == [])
        #expect(try scene.records == [] && scene.store.read(scene.book) { try $0.banks.all() } == [])
        try scene.stop()
    }

    @Test func `the reasons why entries cannot be read are kept until the next fetch, twenty at most`() throws {
        let scene = try BankScene()
        try scene.fetch([Self.coffee("1", "three"), Self.coffee("2")])
        let account = try #require(try scene.found.accounts.first)
        #expect(account.unreadable == 1 && account.problems == [BankRowProblem(line: 1, .badAmount("three"), text: "Coffee")])
        #expect(try scene.records.count == 1)
        try scene.fetch((1...25).map { Self.coffee("\($0)", "x\($0)") }, at: BankScene.now + 86_400)
        let many = try #require(try scene.found.accounts.first)
        #expect(many.unreadable == 25 && many.problems.map(\.reason) == (1...20).map { .badAmount("x\($0)") })
        try scene.fetch([Self.coffee("2")], at: BankScene.now + 2 * 86_400)
        #expect(try scene.found.accounts.allSatisfy { $0.unreadable == 0 && $0.problems == [] })
        try scene.stop()
    }

    @Test func `a pending entry settles with its amount and day, under the same ID`() throws {
        let scene = try BankScene()
        try scene.fetch([Self.coffee("1", "-3.00", isPending: true)])
        #expect(try scene.store.read(scene.book) { try $0.bankLinks.pendingCount(in: BankScene.account) } == 1)
        try scene.fetch([Self.coffee("1", "-3.60", day: Self.today + 1)], at: BankScene.now + 86_400)
        #expect(try scene.records == ["2025-11-21 360 Coffee"])
        #expect(try scene.store.read(scene.book) { try $0.bankLinks.pendingCount(in: BankScene.account) } == 0)
        #expect(try scene.found.waiting == nil)
        try scene.stop()
    }

    @Test func `an entry with another ID is the same one, and two equal ones are two`() throws {
        let scene = try BankScene()
        try scene.fetch([Self.coffee("1"), Self.coffee("2")])
        try scene.fetch([Self.coffee("x"), Self.coffee("2")], at: BankScene.now + 86_400)
        #expect(try scene.records.count == 2)
        try scene.fetch([Self.coffee("3"), Self.coffee("x"), Self.coffee("2")], at: BankScene.now + 2 * 86_400)
        #expect(try scene.records.count == 3 && scene.waiting == [])
        try scene.stop()
    }

    @Test func `what is in doubt waits, while the rest is imported`() throws {
        let scene = try BankScene()
        try scene.add("Lunch", 900)
        let lunch = TestBridge.transaction("9", Self.today, "-9.00", "Noodle bar")
        try scene.fetch([Self.coffee(), lunch])
        #expect(try scene.records == ["2025-11-20 900 Lunch", "2025-11-20 300 Coffee"])
        #expect(try scene.waiting == ["alike Noodle bar"])
        let first = try #require(try scene.found.waiting)
        // Nobody's page changes as long as nothing more is in doubt.
        try scene.fetch([Self.coffee(), lunch, Self.coffee("2", day: Self.today + 1)], at: BankScene.now + 86_400)
        #expect(try scene.found.waiting == first && scene.records.count == 3)
        // The decision is kept when there is more, and in force when it is finished.
        try scene.store.write(scene.book) { try $0.banks.decide(.leave, onAll: .alike, of: first) }
        try scene.add("Tea", 400)
        let tea = TestBridge.transaction("10", Self.today, "-4.00", "Tea house")
        try scene.fetch([Self.coffee(), lunch, tea], at: BankScene.now + 2 * 86_400)
        let second = try #require(try scene.found.waiting)
        #expect(second != first)
        #expect(try scene.waiting == ["alike Noodle bar", "alike Tea house"])
        _ = try scene.store.write(scene.book) { try $0.banks.finish(second, at: BankScene.now + 2 * 86_400) }
        let count = try scene.records.count
        try scene.fetch([Self.coffee(), lunch, tea], at: BankScene.now + 3 * 86_400)
        #expect(try scene.records.count == count && scene.waiting == [])
        try scene.stop()
    }

    @Test func `an entry in doubt that the bridge does not name any more waits still`() throws {
        let scene = try BankScene()
        try scene.add("Lunch", 900)
        try scene.fetch([TestBridge.transaction("9", Self.today, "-9.00", "Noodle bar")])
        try scene.fetch([], at: BankScene.now + 40 * 86_400)
        #expect(try scene.waiting == ["alike Noodle bar"])
        try scene.stop()
    }

    @Test func `a record that was deleted does not come again`() throws {
        let scene = try BankScene()
        try scene.fetch([Self.coffee()])
        let record = try #require(try scene.store.read(scene.book) { try $0.records(RecordQuery(), limit: 1).records.first?.id })
        _ = try scene.store.write(scene.book) { try $0.delete(record, as: Deletion.ID(milliseconds: 9), at: BankScene.now) }
        try scene.fetch([Self.coffee()], at: BankScene.now + 86_400)
        #expect(try scene.records == [])
        try scene.stop()
    }

    @Test func `a connection that is removed while the bridge answers leaves nothing behind`() throws {
        let scene = try BankScene()
        scene.bridge.show([TestBridge.Account("A", transactions: [Self.coffee()])])
        scene.bridge.whenAsked { [scene] in try? scene.store.write(scene.book) { try $0.bankLinks.remove(BankScene.connection) } }
        scene.look()
        #expect(try scene.records == [] && scene.store.read(scene.book) { try $0.bankLinks.all() } == [])
        scene.bridge.whenAsked(nil)
        try scene.stop()
    }

    @Test func `a token works once, and nothing shows a secret`() throws {
        let scene = try BankScene()
        let claimed = try scene.fetcher.claim(scene.bridge.token)
        #expect(claimed.address.text == scene.bridge.access && claimed.host == scene.bridge.host)
        #expect(throws: BankFetcher.ConnectFailure.bridge(.usedToken)) { _ = try scene.fetcher.claim(scene.bridge.token) }
        #expect(throws: BankFetcher.ConnectFailure.token(.notAnAddress)) { _ = try scene.fetcher.claim("nonsense") }
        scene.bridge.answer(WireResponse(status: 500))
        scene.look()
        let due = try #require(try scene.store.read { try $0.bankFetches.due(at: .max) })
        let shown = scene.lines.all + ["\(due)", String(reflecting: due), "\(claimed)", "\(try scene.found)"]
        var dumped = ""
        dump(due, to: &dumped)
        for secret in TestBridge.secrets { #expect(!(shown + [dumped]).contains { $0.contains(secret) }) }
        try scene.stop()
    }
}
