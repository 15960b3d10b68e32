import Bookkeeping
import StrictXML

/// The euro reference rates that the European Central Bank publishes on working days at about 16:00 CET.
///
/// Its files for the last day, the last 90 days and all days since 1999 have the same format: `<gesmes:Envelope>` with
/// `<Cube><Cube time="2026-11-20"><Cube currency="USD" rate="1.0876"/>`.
public struct ReferenceRatesFile: Sendable, Equatable {
    /// The prices of one euro, in file order: the latest day first.
    public let rates: [ExchangeRate]
    /// The latest day in the file.
    public let date: CalendarDate

    /// Parses a file completely, or throws.
    ///
    /// Discontinued currencies, such as the Estonian kroon, are ignored.
    ///
    /// - Parameter first: rates of earlier days are checked but not returned.
    public init(_ file: [UInt8], from first: CalendarDate? = nil) throws(ReferenceRatesProblem) {
        var reading = ReferenceRatesReading(from: first)
        do {
            try XMLReader().read(file) { event, line in try reading.take(event, line) }
        } catch let problem as ReferenceRatesProblem {
            throw problem
        } catch let problem as XMLProblem {
            throw ReferenceRatesProblem(line: problem.line, reason: .notXML)
        } catch {
            throw ReferenceRatesProblem(line: 0, reason: .notXML)
        }
        guard let date = reading.latest else { throw ReferenceRatesProblem(line: 0, reason: .empty) }
        self.date = date
        rates = reading.rates
    }
}

/// The reason why a file is not one of reference rates.
public struct ReferenceRatesProblem: Error, Hashable, Sendable {
    /// The kind of problem, with a word for the log.
    public enum Reason: String, Sendable {
        /// Not XML without a document type, or too large.
        case notXML = "not-xml"
        /// Another kind of XML.
        case otherFile = "other-file"
        case badDate = "bad-date"
        case badCurrency = "bad-currency"
        /// A rate is not a decimal above zero with at most 15 digits.
        case badRate = "bad-rate"
        /// A day, or a currency of a day, occurs twice.
        case repeated = "repeated"
        /// The file has no rate of a known currency.
        case empty = "empty"
    }

    /// Counted from 1; 0 for the file as a whole.
    public let line: Int
    public let reason: Reason

    init(line: Int, reason: Reason) {
        self.line = line
        self.reason = reason
    }
}
