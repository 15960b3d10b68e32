import Bookkeeping

/// The dates and amounts of a file, for finding its form.
struct QIFSamples {
    private let currency: Currency
    // Each once: a register has many records of a day.
    private var dates: Set<String> = []
    private var amounts: Set<String> = []

    init(currency: Currency) { self.currency = currency }

    mutating func add(_ part: QIFPart) {
        guard case .record(let record) = part else { return }
        dates.insert(record.text("D"))
        amounts.insert(record.amount)
        for split in record.splits { amounts.insert(split.amount) }
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

    /// The mark of the decimals, and whether the amounts, or the currency that has no such decimals, allow no other.
    var mark: (mark: DecimalMark, isCertain: Bool) {
        let evidence = MarkEvidence(amounts)
        if let certain = evidence.certain { return (certain, true) }
        guard !evidence.isSilent else { return (.point, true) }
        guard let sign = evidence.onlySign else { return (AmountText.mark(of: amounts) ?? .point, false) }
        return (sign.other, evidence.isGrouping(in: currency) == true)
    }
}

extension DateOrder {
    /// The order that it is confused with; nil for the year first, which nobody writes in two ways.
    fileprivate var withDayAndMonthSwapped: DateOrder? {
        switch self {
        case .yearMonthDay, .yearDayMonth: nil
        case .dayMonthYear: .monthDayYear
        case .monthDayYear: .dayMonthYear
        }
    }
}
