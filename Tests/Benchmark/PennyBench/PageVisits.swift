import Foundation
import LoadSupport
import TestSupport

/// Latencies in milliseconds.
struct Latencies: Codable {
    var count: Int
    var p50: Double
    var p99: Double
    var longest: Double

    init(_ milliseconds: [Double]) {
        let sorted = milliseconds.sorted()
        func rank(_ share: Double) -> Double { sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] }
        (count, p50, p99, longest) = (sorted.count, rank(0.5), rank(0.99), sorted.last ?? 0)
    }
}

/// A signed-in person at home who opens fifty pages a second.
struct PageVisits {
    let port: UInt16
    let cookie: String
    /// The client address in the person's requests.
    let address: String

    private static let pages = ["/", "/records", "/accounts", "/budgets"]

    func run(seconds: Int) throws -> Latencies { try run { $0 < seconds * 50 } }

    /// - Parameter wanted: asked before each page with its number; false ends the visits.
    func run(while wanted: (Int) throws -> Bool) throws -> Latencies {
        let transport = SocketTransport(port: port)
        var times: [Double] = [], number = 0
        let begin = ContinuousClock.now
        while try wanted(number) {
            defer { number += 1 }
            Thread.sleep(until: Date(timeIntervalSinceNow: max(0, (begin + .milliseconds(20 * number) - .now) / .seconds(1))))
            let start = ContinuousClock.now
            let request = WireRequest("GET", Self.pages[number % Self.pages.count], headers: [("Cookie", cookie), ("X-Forwarded-For", address)])
            let page = try transport.send(request)
            guard page.status == 200 else { throw PennyServer.Failure(description: "A page was answered with \(page.status).") }
            times.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        return Latencies(times)
    }
}
