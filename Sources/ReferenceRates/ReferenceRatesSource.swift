import Bookkeeping
import Fetching

/// The source of reference rates.
public struct ReferenceRatesSource: Sendable {
    /// The European Central Bank's file of the last working day.
    public static let europeanCentralBank = ReferenceRatesSource(
        known: "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml")

    /// The period to fetch.
    public enum Span: Sendable {
        case lastDay, last90Days
        /// Since 1999: 9 MB.
        case allDays
    }

    /// An `http` or `https` URL.
    public let address: String
    /// The host of the URL, with its port if it has one.
    public var host: String {
        String(address.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) })
    }
    private let fetcher: Fetcher

    /// - Parameter address: a URL chosen by the operator, so that it may be in their own network. Nil for one that cannot be
    ///   fetched.
    public init?(_ address: String) {
        guard Fetcher.isAddress(address) else { return nil }
        self.init(known: address)
    }

    private init(known address: String) {
        self.address = address
        var fetcher = Fetcher()
        fetcher.sizeLimit = 16 * 1024 * 1024
        self.fetcher = fetcher
    }

    /// True if there are files of longer periods beside the one of the last day, as at the bank.
    public var hasHistory: Bool { address.hasSuffix(Self.lastDay) }

    private static let lastDay = "/eurofxref-daily.xml"

    private func address(of span: Span) -> String {
        guard hasHistory else { return address }
        let folder = address.dropLast(Self.lastDay.count)
        switch span {
        case .lastDay: return address
        case .last90Days: return folder + "/eurofxref-hist-90d.xml"
        case .allDays: return folder + "/eurofxref-hist.xml"
        }
    }

    /// Fetches and parses a file; blocks the thread.
    ///
    /// - Parameters:
    ///   - span: the period, ignored unless the source ``hasHistory``.
    ///   - first: rates of earlier days are not returned.
    ///   - isWanted: called about once a second; the first `false` cancels the transfer.
    public func rates(
        _ span: Span = .lastDay, from first: CalendarDate? = nil, isWanted: @escaping @Sendable () -> Bool = { true }
    ) throws(ReferenceRatesFailure) -> ReferenceRatesFile {
        let file: Fetched
        var fetcher = fetcher
        fetcher.timeLimit = span == .allDays ? .seconds(300) : .seconds(60)
        do {
            file = try fetcher.get(address(of: span), isWanted: isWanted)
        } catch {
            throw .notFetched(error)
        }
        do {
            return try ReferenceRatesFile(file.body, from: first)
        } catch {
            throw .notRead(error)
        }
    }
}

/// The reason why there are no new rates.
public enum ReferenceRatesFailure: Error, Hashable, Sendable {
    case notFetched(FetchFailure)
    case notRead(ReferenceRatesProblem)

    /// A word for logs and storage: `timed-out`, `status-404`, `bad-rate-12` with the line.
    public var word: String {
        switch self {
        case .notFetched(let failure): failure.word
        case .notRead(let problem): "\(problem.reason.rawValue)-\(problem.line)"
        }
    }

    /// Creates the failure of a word; nil for any other text.
    public init?(word: String) {
        if let failure = FetchFailure(word: word) {
            self = .notFetched(failure)
        } else if let dash = word.lastIndex(of: "-"), let line = Int(word[word.index(after: dash)...]), line >= 0,
            let reason = ReferenceRatesProblem.Reason(rawValue: String(word[..<dash]))
        {
            self = .notRead(ReferenceRatesProblem(line: line, reason: reason))
        } else {
            return nil
        }
    }
}
