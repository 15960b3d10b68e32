import Testing

@testable import LoadSupport

@Suite struct WrkReportTests {
    static let report = """
        Running 5s test @ http://127.0.0.1:8080/quick
          1 threads and 16 connections
          Thread Stats   Avg      Stdev     Max   +/- Stdev
            Latency   818.02us  295.36us   3.88ms   73.00%
            Req/Sec     2.27k   163.06     2.44k    63.64%
          Latency Distribution
             50%  785.00us
             75%    0.98ms
             90%    1.16ms
             99%    1.61s
          12480 requests in 5.10s, 1.23MB read
        """

    @Test func `rate, latencies and counts are read`() {
        let text = Self.report + "\nRequests/sec:   2254.20\nTransfer/sec:      1.12MB\n"
        let expected = WrkReport(requestsPerSecond: 2254.2, p50: 0.785, p99: 1_610, requests: 12_480, errors: 0, accepted: nil)
        #expect(WrkReport(parsing: text) == expected)
    }

    @Test func `errors are summed and accepted posts are kept`() {
        let text =
            Self.report + """

                  Socket errors: connect 0, read 2, write 3, timeout 4
                  Non-2xx or 3xx responses: 480
                Requests/sec:   2254.20
                accepted 12000
                """
        #expect(WrkReport(parsing: text)?.errors == 489)
        #expect(WrkReport(parsing: text)?.accepted == 12_000)
    }

    @Test(arguments: ["", "unable to connect to 127.0.0.1:1 Connection refused", WrkReportTests.report])
    func `what is not a whole report is nil`(text: String) {
        #expect(WrkReport(parsing: text) == nil)
    }

    @Test(arguments: [("785.00us", 0.785), ("1.06ms", 1.06), ("2.5s", 2_500), ("1.5m", 90_000), ("1h", 3_600_000)])
    func `a latency has a unit`(text: String, milliseconds: Double) {
        #expect(WrkReport.milliseconds(text) == milliseconds)
    }

    @Test func `memory is read from the process's status`() {
        let status = "Name:\tpenny\nVmRSS:\t   29400 kB\nRssAnon:\t    4400 kB\nRssFile:\t 1 kB\n"
        #expect(MemoryFigures(parsing: status)?.resident == 29_400)
        #expect(MemoryFigures(parsing: status)?.anonymous == 4_400)
        #expect(MemoryFigures(parsing: "Name:\tpenny\n") == nil)
    }

    @Test func `a made id is a version 7 UUID and is not made twice`() throws {
        let ids = (0..<1_000).map { _ in TimeOrderedUUID.make() }
        #expect(Set(ids).count == 1_000)
        #expect(
            ids.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil })
    }
}
