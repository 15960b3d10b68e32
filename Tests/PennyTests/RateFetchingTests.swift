import Foundation
import LoadSupport
import Synchronization
import TestSupport
import Testing

extension PennyTests {
    @Suite struct RateFetchingTests {
        @Test func `rates are fetched from the address that the operator gives, once they want it`() throws {
            let data = try TemporaryDirectory(), visits = Mutex(0)
            let bank = try LoopbackServer { _ -> WireResponse in
                visits.withLock { $0 += 1 }
                return WireResponse(status: 200, body: Array(ReferenceRatesDocument.daily.utf8))
            }
            let server = try PennyServer(data: data.path, arguments: ["--rates-url", bank.origin + "/rates.xml"])
            let session = try server.signUp()
            #expect(visits.withLock { $0 } == 0)
            try session.get("/settings/rates")
            try session.submit("/settings/rates/fetching", filling: ["is_on": .checked(true)])
            _ = try server.program.waitForLine(containing: "exchange rates of 2026-11-20 fetched: 29 new")
            #expect(try session.get("/settings/rates").text.contains("The latest rates are those of"))
            #expect(visits.withLock { $0 } == 1)
            #expect(try server.program.terminate() == .status(0))
            // The next start does not fetch the same rates again.
            let next = try PennyServer(data: data.path, arguments: ["--rates-url", bank.origin + "/rates.xml"])
            #expect(try next.session(continuing: session).get("/settings/rates").text.contains("The latest rates are those of"))
            #expect(try next.program.terminate() == .status(0))
            #expect(visits.withLock { $0 } == 1)
        }

        @Test func `a bank that does not answer keeps the server neither from its visitors nor from stopping`() throws {
            let data = try TemporaryDirectory()
            let bank = try LoopbackServer(serving: { _, connection in _ = try connection.readToEnd() })
            let server = try PennyServer(data: data.path, arguments: ["--rates-url", bank.origin + "/rates.xml"])
            let session = try server.signUp()
            try session.get("/settings/rates")
            let page = try session.submit("/settings/rates/fetching", filling: ["is_on": .checked(true)])
            #expect(page.text.contains("Fetching."))
            try session.addExpense("Meanwhile", "3")
            let begin = ContinuousClock.now
            #expect(try server.program.terminate() == .status(0))
            #expect(begin.duration(to: .now) < .seconds(10))
            withExtendedLifetime(bank) {}
        }
    }
}
