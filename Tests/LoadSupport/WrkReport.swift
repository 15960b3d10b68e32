/// The figures of wrk's report.
public struct WrkReport: Sendable, Equatable, Codable {
    public var requestsPerSecond: Double
    /// Latencies in milliseconds.
    public var p50: Double
    public var p99: Double
    public var requests: Int
    /// The number of answers that were neither 2xx nor 3xx, and of socket errors.
    public var errors: Int
    /// The number of posts answered with 303, counted by the script; nil without such a script.
    public var accepted: Int?

    /// Parses the report of `wrk --latency`; nil for any other text.
    public init?(parsing text: String) {
        var figures: [String: Double] = [:]
        var requests: Int?
        var errors = 0
        var accepted: Int?
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard let first = words.first else { continue }
            switch first {
            case "50%", "99%", "Requests/sec:":
                figures[first] = words.dropFirst().first.flatMap(first.hasSuffix("%") ? Self.milliseconds : Double.init)
            case "Non-2xx":
                errors += words.last.flatMap { Int($0) } ?? 0
            case "Socket":
                errors += words.compactMap { Int($0.filter { $0 != "," }) }.reduce(0, +)
            case "accepted":
                accepted = words.dropFirst().first.flatMap { Int($0) }
            default:
                if words.count > 2, words[1] == "requests", words[2] == "in" { requests = Int(first) }
            }
        }
        guard let rate = figures["Requests/sec:"], let p50 = figures["50%"], let p99 = figures["99%"], let requests else {
            return nil
        }
        self.init(requestsPerSecond: rate, p50: p50, p99: p99, requests: requests, errors: errors, accepted: accepted)
    }

    public init(requestsPerSecond: Double, p50: Double, p99: Double, requests: Int, errors: Int, accepted: Int?) {
        self.requestsPerSecond = requestsPerSecond
        self.p50 = p50
        self.p99 = p99
        self.requests = requests
        self.errors = errors
        self.accepted = accepted
    }

    /// Returns `785.00us`, `1.06ms`, `2.5s`, `1.2m` or `1h` in milliseconds.
    static func milliseconds(_ text: String) -> Double? {
        let units = [("us", 0.001), ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)]
        for (unit, factor) in units where text.hasSuffix(unit) {
            return Double(text.dropLast(unit.count)).map { $0 * factor }
        }
        return nil
    }
}
