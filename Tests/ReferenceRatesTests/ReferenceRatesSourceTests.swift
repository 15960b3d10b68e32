import Fetching
import ReferenceRates
import TestSupport
import Testing

struct ReferenceRatesSourceTests {
    static func rates(from answer: @escaping @Sendable (WireRequest) -> WireResponse) throws -> ReferenceRatesFile {
        let server = try LoopbackServer(answer)
        return try withExtendedLifetime(server) {
            try #require(ReferenceRatesSource(server.origin + "/eurofxref-daily.xml")).rates()
        }
    }

    @Test func `rates are fetched and read`() throws {
        let rates = try Self.rates { request in
            guard request.target == "/eurofxref-daily.xml" else { return WireResponse(status: 404) }
            return WireResponse(
                status: 200, headers: [("Content-Type", "text/xml")], body: Array(ReferenceRatesDocument.daily.utf8))
        }
        #expect(rates.rates.count == ReferenceRatesDocument.rates.count)
    }

    @Test func `what goes wrong is told`() throws {
        #expect(throws: ReferenceRatesFailure.notFetched(.status(503))) { try Self.rates { _ in WireResponse(status: 503) } }
        #expect(throws: ReferenceRatesFailure.self) {
            try Self.rates { _ in WireResponse(status: 200, body: Array("<html></html>".utf8)) }
        }
        let source = try #require(ReferenceRatesSource("http://127.0.0.1:1/"))
        #expect(throws: ReferenceRatesFailure.notFetched(.cancelled)) { try source.rates(isWanted: { false }) }
    }

    @Test func `rates come from the web`() {
        #expect(ReferenceRatesSource(ReferenceRatesSource.europeanCentralBank.address) != nil)
        for address in ["", "file:///etc/passwd", "ecb.europa.eu"] { #expect(ReferenceRatesSource(address) == nil) }
    }

    @Test func `a source is known by its host`() {
        #expect(ReferenceRatesSource.europeanCentralBank.host == "www.ecb.europa.eu")
        #expect(ReferenceRatesSource("http://127.0.0.1:8080?x")?.host == "127.0.0.1:8080")
    }

    @Test(arguments: ["timed-out", "status-404", "bad-rate-12", "not-xml-0", "other-file-3"])
    func `a failure is kept as a word`(word: String) {
        #expect(ReferenceRatesFailure(word: word)?.word == word)
    }

    @Test(arguments: ["", "-", "bad-rate", "bad-rate-", "bad-rate--1", "unknown-1", "status-x"])
    func `another word is no failure`(word: String) {
        #expect(ReferenceRatesFailure(word: word) == nil)
    }
}
