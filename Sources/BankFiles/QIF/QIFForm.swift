import Bookkeeping

/// The ways in which files of QIF differ, as they were found in one or set by a person.
public struct QIFForm: Hashable, Codable, Sendable {
    public var dateOrder: DateOrder
    public var decimalMark: DecimalMark
    public var encoding: TextEncoding
    /// True if the dates of the file allow no other order: one of them has a day above 12, or the year first.
    public var isDateOrderCertain: Bool

    public init(dateOrder: DateOrder, decimalMark: DecimalMark, encoding: TextEncoding, isDateOrderCertain: Bool) {
        (self.dateOrder, self.decimalMark) = (dateOrder, decimalMark)
        (self.encoding, self.isDateOrderCertain) = (encoding, isDateOrderCertain)
    }

    init(_ samples: QIFSamples, dateOrder: DateOrder?, decimalMark: DecimalMark?, encoding: TextEncoding) {
        let found = samples.order
        self.init(
            dateOrder: dateOrder ?? found.order, decimalMark: decimalMark ?? AmountText.mark(of: samples.amounts) ?? .point, encoding: encoding,
            isDateOrderCertain: found.isCertain)
    }
}

/// The dates and amounts of a file, by which its form is found.
struct QIFSamples {
    private let currency: Currency
    // Each once: a register has many records of a day.
    private var dates: Set<String> = []
    private(set) var amounts: Set<String> = []

    init(currency: Currency) { self.currency = currency }

    mutating func add(_ part: QIFPart) {
        guard case .record(let record) = part else { return }
        dates.insert(record.text("D"))
        amounts.insert(record.amount)
    }

    /// The order that most dates allow, and whether it is the only one.
    ///
    /// Of two, the month is first in dates with an apostrophe, which only Quicken writes, and for accounts in dollars of the United States.
    var order: (order: DateOrder, isCertain: Bool) {
        let monthFirst = currency.code == "USD" || dates.contains { $0.utf8.contains(UInt8(ascii: "'")) }
        let dates = dates.map(QIFDate.plain)
        let order = DateText.order(of: dates, hint: monthFirst ? .monthDayYear : nil) ?? .dayMonthYear
        guard let other = order.withDayAndMonthSwapped else { return (order, true) }
        return (order, dates.contains { DateText.parse($0, order: order) != nil && DateText.parse($0, order: other) == nil })
    }
}

extension DateOrder {
    /// The order with which it is confused; nil for the year first, which nobody writes in two ways.
    fileprivate var withDayAndMonthSwapped: DateOrder? {
        switch self {
        case .yearMonthDay, .yearDayMonth: nil
        case .dayMonthYear: .monthDayYear
        case .monthDayYear: .dayMonthYear
        }
    }
}
