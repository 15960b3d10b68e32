import Bookkeeping
import StrictXML

/// The reference rates of the euro that the European Central Bank publishes on working days at about 16:00 CET.
///
/// Its files for the last day, the last 90 days and all days since 1999 have the same form:
/// `<gesmes:Envelope>` with `<Cube><Cube time="2026-11-20"><Cube currency="USD" rate="1.0876"/>`.
public struct ReferenceRatesFile: Sendable, Equatable {
    /// What one euro costs, in the order of the file: the latest day first.
    public let rates: [ExchangeRate]
    /// The latest day in the file.
    public let date: CalendarDate

    /// Reads a file, whole or not at all.
    ///
    /// Currencies that are no longer there, such as the Estonian kroon, are left out.
    ///
    /// - Parameter first: rates of earlier days are checked and not kept.
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

/// Why a file is not one of reference rates.
public struct ReferenceRatesProblem: Error, Hashable, Sendable {
    /// What is wrong, with its word for the log.
    public enum Reason: String, Sendable {
        /// It is not XML without document type, or too large.
        case notXML = "not-xml"
        /// It is another kind of XML.
        case otherFile = "other-file"
        case badDate = "bad-date"
        case badCurrency = "bad-currency"
        /// A rate is not a decimal above zero with at most 15 digits.
        case badRate = "bad-rate"
        /// A day or a currency of a day is there twice.
        case repeated = "repeated"
        /// It has no rate of a currency that is known.
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
