import Bookkeeping

/// The dates and amounts of a file, for finding its layout.
struct QIFSamples {
    private let currency: Currency
    // Each once: a register has many records of a day.
    private var dates: Set<String> = []
    private var amounts: Set<String> = []
    private var isCard = false
    /// Amounts in registers of cards, without payments from other accounts.
    private var cardsAbove = 0, cardsBelow = 0

    init(currency: Currency) { self.currency = currency }

    mutating func add(_ part: QIFPart) {
        if case .register(_, let isCard) = part { self.isCard = isCard }
        guard case .record(let record) = part else { return }
        dates.insert(record.text("D"))
        amounts.insert(record.amount)
        if isCard, QIFTarget(record.text("L")).account.isEmpty {
            if record.amount.contains(where: { "-\u{2212}(".contains($0) }) { cardsBelow += 1 } else { cardsAbove += 1 }
        }
        for split in record.splits { amounts.insert(split.amount) }
    }

    /// True if most amounts of cards are above zero, although a card has charges, which the format writes below zero.
    var cardsLackCharges: Bool { cardsAbove > cardsBelow }

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
