import Bookkeeping

extension ImportedRow.Match {
    var record: Transaction.ID? { if case .record(let record) = self { record } else { nil } }
    var row: Int? { if case .row(let row) = self { row } else { nil } }
    var account: Account.ID? { if case .account(let account) = self { account } else { nil } }
}

extension BankRowProblem.Reason {
    /// A word for the kind, and the value; nil for a kind without one.
    var stored: (word: String, value: String?) {
        switch self {
        case .noDate: ("no_date", nil)
        case .badDate(let text): ("bad_date", text)
        case .noAmount: ("no_amount", nil)
        case .badAmount(let text): ("bad_amount", text)
        case .amountTooLarge(let text): ("amount_too_large", text)
        case .unknownCurrency(let text): ("unknown_currency", text)
        case .noCurrency: ("no_currency", nil)
        case .incomplete: ("incomplete", nil)
        case .extraValues: ("extraValues", nil)
        case .total: ("total", nil)
        case .unknownDirection(let text): ("unknown_direction", text)
        case .contradiction: ("contradiction", nil)
        case .otherCurrency(let text): ("other_currency", text)
        }
    }

    /// Reads what ``stored`` gives; nil for anything else.
    init?(stored word: String, value: String) {
        switch word {
        case "no_date": self = .noDate
        case "bad_date": self = .badDate(value)
        case "no_amount": self = .noAmount
        case "bad_amount": self = .badAmount(value)
        case "amount_too_large": self = .amountTooLarge(value)
        case "unknown_currency": self = .unknownCurrency(value)
        case "no_currency": self = .noCurrency
        case "incomplete": self = .incomplete
        case "extraValues": self = .extraValues
        case "total": self = .total
        case "unknown_direction": self = .unknownDirection(value)
        case "contradiction": self = .contradiction
        case "other_currency": self = .otherCurrency(value)
        default: return nil
        }
    }
}

extension Filing.Reason {
    /// Words such as `learned 3 5`.
    var stored: String {
        switch self {
        case .rule(let id): "rule \(id)"
        case .learned(let count, let all): "learned \(count) \(all)"
        case .file: "file"
        case .person: "person"
        }
    }

    /// Reads what ``stored`` gives; nil for anything else.
    init?(stored: String) {
        let words = stored.split(separator: " "), values = words.dropFirst()
        switch words.first {
        case "rule":
            guard let id = values.first.flatMap({ FilingRule.ID($0) }) else { return nil }
            self = .rule(id)
        case "learned":
            let numbers = values.compactMap { Int($0) }
            guard numbers.count == 2, let count = numbers.first, let all = numbers.last else { return nil }
            self = .learned(count: count, of: all)
        case "file": self = .file
        case "person": self = .person
        default: return nil
        }
    }
}

extension BankEntry {
    /// The entry with clean texts of at most some hundred characters, as they are stored.
    func cleaned() -> BankEntry {
        var entry = self
        (entry.bankID, entry.payee, entry.purpose) = (bankID.cleaned(limit: 500), payee.cleaned(limit: 500), purpose.cleaned(limit: 4_000))
        (entry.reference, entry.otherAccount, entry.category) = (
            reference.cleaned(limit: 500), otherAccount.cleaned(limit: 100), category.cleaned(limit: 200)
        )
        (entry.transferAccount, entry.hashtags) = (
            transferAccount.cleaned(limit: 100), hashtags.prefix(Hashtag.limitPerTransaction).map { $0.cleaned(limit: 100) }
        )
        entry.cleanDetails()
        return entry
    }
}
