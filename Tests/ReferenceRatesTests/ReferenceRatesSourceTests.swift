import Fetching
import ReferenceRates
import TestSupport
import Testing

struct ReferenceRatesSourceTests {
    static func rates(from answer: @escaping @Sendable (WireRequest) -> WireResponse) throws -> ReferenceRatesFile {
        let server = try LoopbackServer(answer)
        return try withExtendedLifetime(server) { try ReferenceRatesSource(server.origin + "/eurofxref-daily.xml").rates() }
    }

    @Test func `rates are fetched and read`() throws {
        let rates = try Self.rates { request in
            guard request.target == "/eurofxref-daily.xml" else { return WireResponse(status: 404) }
            return WireResponse(status: 200, headers: [("Content-Type", "text/xml")], body: Array(BankFile.daily.utf8))
        }
        #expect(rates.rates.count == BankFile.rates.count)
    }

    @Test func `what goes wrong is told`() {
        #expect(throws: ReferenceRatesFailure.notFetched(.status(503))) { try Self.rates { _ in WireResponse(status: 503) } }
        #expect(throws: ReferenceRatesFailure.self) {
            try Self.rates { _ in WireResponse(status: 200, body: Array("<html></html>".utf8)) }
        }
        #expect(throws: ReferenceRatesFailure.notFetched(.badAddress)) { try ReferenceRatesSource("file:///etc/passwd").rates() }
        #expect(throws: ReferenceRatesFailure.notFetched(.cancelled)) {
            try ReferenceRatesSource("http://127.0.0.1:1/").rates(isWanted: { false })
        }
    }

    @Test func `the bank's address can be fetched from`() {
        #expect(Fetcher.isAddress(ReferenceRatesSource.europeanCentralBank))
    }
}
