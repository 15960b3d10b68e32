import Bookkeeping
import StrictXML

/// Processes the elements of a file and collects its rates.
struct ReferenceRatesReading {
    private(set) var rates: [ExchangeRate] = []
    /// The latest day with a rate of a known currency, returned or not.
    private(set) var latest: CalendarDate?
    private let first: CalendarDate?

    /// The position in the file's structure.
    private enum Place { case outside, envelope, cube, day, rate }
    private var place = Place.outside
    /// The number of open elements to ignore: the names of subject and sender.
    private var ignored = 0
    private var date: CalendarDate?
    private var dates: Set<CalendarDate> = []
    private var codes: Set<String> = []

    private static let envelope = XMLName("Envelope", in: "http://www.gesmes.org/xml/2002-08-01")
    private static let cube = XMLName("Cube", in: "http://www.ecb.int/vocabulary/2002-08-01/eurofxref")

    init(from first: CalendarDate?) { self.first = first }

    mutating func take(_ event: XMLEvent, _ line: Int) throws(ReferenceRatesProblem) {
        switch event {
        case .start(let name, let attributes): try open(name, attributes, line)
        case .end: close()
        case .text(let text):
            // Only the ignored elements contain text.
            guard ignored > 0 || text.utf8.allSatisfy({ [0x20, 0x09, 0x0a, 0x0d].contains($0) }) else {
                throw problem(.otherFile, line)
            }
        }
    }

    private mutating func open(_ name: XMLName, _ attributes: [XMLName: String], _ line: Int) throws(ReferenceRatesProblem) {
        switch (place, name) {
        case (.outside, Self.envelope): place = .envelope
        case (.envelope, Self.cube) where ignored == 0: place = .cube
        case (.envelope, _) where name.namespace == Self.envelope.namespace: ignored += 1
        case (.cube, Self.cube):
            place = .day
            guard let day = attributes[XMLName("time")].flatMap({ CalendarDate($0) }) else { throw problem(.badDate, line) }
            guard dates.insert(day).inserted else { throw problem(.repeated, line) }
            (date, codes) = (day, [])
        case (.day, Self.cube):
            place = .rate
            try add(attributes, line)
        default: throw problem(.otherFile, line)
        }
    }

    private mutating func close() {
        switch place {
        case .rate: place = .day
        case .day: place = .cube
        case .cube: place = .envelope
        case .envelope: if ignored > 0 { ignored -= 1 } else { place = .outside }
        case .outside: break
        }
    }

    private mutating func add(_ attributes: [XMLName: String], _ line: Int) throws(ReferenceRatesProblem) {
        guard let code = attributes[XMLName("currency")], code.utf8.count == 3,
            code.utf8.allSatisfy({ (0x41...0x5a).contains($0) }),
            code != "EUR"
        else { throw problem(.badCurrency, line) }
        guard let value = attributes[XMLName("rate")].flatMap({ ExchangeRate.Value($0) }) else { throw problem(.badRate, line) }
        guard codes.insert(code).inserted else { throw problem(.repeated, line) }
        guard let date, let euro = Currency.euro, let currency = Currency(code: code) else { return }
        latest = max(latest ?? date, date)
        if let first, date < first { return }
        if let rate = ExchangeRate(base: euro, quote: currency, date: date, value: value, source: .europeanCentralBank) {
            rates.append(rate)
        }
    }

    private func problem(_ reason: ReferenceRatesProblem.Reason, _ line: Int) -> ReferenceRatesProblem {
        ReferenceRatesProblem(line: line, reason: reason)
    }
}
