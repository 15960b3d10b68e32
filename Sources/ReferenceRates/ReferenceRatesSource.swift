import Fetching

/// Where reference rates come from.
public struct ReferenceRatesSource: Sendable {
    /// The file of the last working day.
    public static let europeanCentralBank = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"

    /// An address of `http` or `https`.
    public let address: String
    private let fetcher: Fetcher

    /// - Parameter address: chosen by the person who runs the server, so that it may be in their own network.
    public init(_ address: String = Self.europeanCentralBank, timeLimit: Duration = .seconds(60)) {
        self.address = address
        var fetcher = Fetcher()
        fetcher.timeLimit = timeLimit
        // The file of all days since 1999 has 9 MB.
        fetcher.sizeLimit = 16 * 1024 * 1024
        self.fetcher = fetcher
    }

    /// Fetches and reads the file, which blocks the thread; `isWanted` is asked about once a second whether to go on.
    public func rates(isWanted: @escaping @Sendable () -> Bool = { true }) throws(ReferenceRatesFailure) -> ReferenceRatesFile {
        let file: Fetched
        do {
            file = try fetcher.get(address, isWanted: isWanted)
        } catch {
            throw .notFetched(error)
        }
        do {
            return try ReferenceRatesFile(file.body)
        } catch {
            throw .notRead(error)
        }
    }
}

/// Why there are no new rates.
public enum ReferenceRatesFailure: Error, Hashable, Sendable {
    case notFetched(FetchFailure)
    case notRead(ReferenceRatesProblem)
}
