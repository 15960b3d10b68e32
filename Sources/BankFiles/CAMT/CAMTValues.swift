import Bookkeeping

/// The value of `CdtDbtInd`.
enum CAMTDirection {
    case credit, debit

    init?(_ text: String) {
        switch text {
        case "CRDT", "CRED": self = .credit
        case "DBIT", "DEBT": self = .debit
        default: return nil
        }
    }

    /// Returns the amount with the sign of the direction.
    func signed(_ amount: Money) throws(MoneyError) -> Money { self == .credit ? amount : try amount.negated() }
}

/// An amount as it is written: above zero, with the currency as an attribute.
struct CAMTAmount {
    let text: String
    let currency: String

    init(_ text: String, _ currency: String) { (self.text, self.currency) = (text, currency) }

    func money(_ fallback: Currency?) -> Result<Money, BankRowProblem.Reason> {
        guard !text.isEmpty else { return .failure(.noAmount) }
        guard let currency = currency.isEmpty ? fallback : Currency(code: currency) else {
            return .failure(currency.isEmpty ? .noCurrency : .unknownCurrency(currency.cut(to: 80)))
        }
        return AmountText.parse(text, mark: .point, currency: currency)
    }
}

/// A date, or a date with the time and perhaps an offset (`2026-11-21T14:03:00+01:00`): the civil date as it is written.
struct CAMTDate {
    let text: String
    let date: CalendarDate?
    /// Nil at midnight, which banks write for a time that they do not know.
    let time: TimeOfDay?

    init(_ text: String) {
        self.text = text
        date = CalendarDate(text.prefix(10))
        let time = text.dropFirst(10).first == "T" ? TimeOfDay(text.dropFirst(11).prefix(5)) : nil
        self.time = time?.minutes == 0 ? nil : time
    }
}

struct CAMTBalance {
    var kind = ""
    var amount: CAMTAmount?
    var direction: CAMTDirection?
    var date: CalendarDate?

    func balance(_ currency: Currency?) -> BankBalance? {
        guard let direction, let amount = try? amount?.money(currency).get(), let signed = try? direction.signed(amount) else { return nil }
        return BankBalance(signed, on: date)
    }
}
