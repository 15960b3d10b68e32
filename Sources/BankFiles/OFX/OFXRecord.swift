import Bookkeeping

/// The elements of a movement, an account or a balance.
struct OFXRecord {
    let tag: OFXTag
    let line: Int
    private var values: [Key: String] = [:]

    private struct Key: Hashable {
        let tag: OFXTag
        let group: OFXTag?
    }

    init(_ tag: OFXTag, line: Int) { (self.tag, self.line) = (tag, line) }

    /// Adds an element. The first of a name counts, but for `MEMO`, which some banks repeat for every line of the text.
    mutating func add(_ text: String, as tag: OFXTag, in group: OFXTag?) {
        guard !text.isEmpty else { return }
        let key = Key(tag: tag, group: group)
        if let earlier = values[key] {
            if tag == .memo { values[key] = "\(earlier) \(text)" }
        } else {
            values[key] = text
        }
    }

    private func text(_ tag: OFXTag, in group: OFXTag? = nil) -> String { values[Key(tag: tag, group: group)] ?? "" }

    /// The first of some elements that has a text.
    private func first(_ tags: OFXTag...) -> String { tags.lazy.compactMap { text($0).nonEmpty }.first ?? "" }
}

extension OFXRecord {
    var isMovement: Bool { tag == .movement || tag == .pendingMovement }

    /// True for a movement that takes back one of an earlier file (OFX 1.6 and 2.2, section 11.4.4.1).
    var isDeletion: Bool { text(.correction).uppercased() == "DELETE" }

    var hasBalance: Bool { !text(.balanceAmount).isEmpty }

    /// The type of the movement.
    var type: String { text(.type) }

    /// The text that a person knows the movement by.
    var title: String { payee.nonEmpty ?? text(.memo) }

    private var payee: String {
        first(.longName, .name).nonEmpty ?? text(.name, in: .payee)
    }

    var account: BankAccount {
        BankAccount(number: text(.accountID).withoutSpaces, bank: first(.bankID, .brokerID).withoutSpaces)
    }

    /// Returns the balance, also one that is written for people: `R$ 5.326,43`.
    func balance(in currency: Result<Currency, BankRowProblem.Reason>) -> BankBalance? {
        guard let currency = try? currency.get() else { return nil }
        let text = text(.balanceAmount)
        let isOpen = AmountText.openMark(of: text) != nil && currency.minorUnits < 3
        let written = isOpen ? nil : try? AmountText.parse(text, mark: AmountText.mark(of: [text]), currency: currency).get()
        let amount = (try? OFXAmount.parse(text, currency).get()) ?? written
        return amount.map { BankBalance($0, on: OFXDate(self.text(.balanceDate))?.date) }
    }

    /// Returns the movement as an entry of a statement in a currency.
    func entry(in currency: Result<Currency, BankRowProblem.Reason>) -> Result<BankEntry, BankRowProblem.Reason> {
        let dateText = first(.postingDate, .transactionDate, .userDate)
        guard !dateText.isEmpty else { return .failure(.noDate) }
        guard let posted = OFXDate(dateText) else { return .failure(.badDate(dateText.cut(to: 80))) }
        guard !text(.amount).isEmpty else { return .failure(.noAmount) }
        return amounts(in: currency, on: posted.date).map { amount, original in
            var entry = BankEntry(line: line, date: posted.date, amount: amount)
            entry.original = original
            entry.bankID = text(.transactionID)
            entry.valueDate = OFXDate(text(.availableDate))?.date
            let user = OFXDate(text(.userDate))
            entry.time = posted.time ?? (user?.date == posted.date ? user?.time : nil)
            entry.payee = payee
            entry.purpose = text(.memo)
            entry.reference = first(.cheque, .reference)
            entry.otherAccount = (text(.accountID, in: .otherBankAccount).nonEmpty ?? text(.accountID, in: .otherCardAccount)).withoutSpaces
            return entry
        }
    }

    /// Returns the amount in the currency of the statement, and in the currency of the purchase (OFX 1.6 and 2.2, section 5.2).
    ///
    /// `CURRATE` is the price of one unit of `CURSYM` in the statement's currency. With `CURRENCY`, `TRNAMT` is in `CURSYM`, and is converted here, or kept in
    /// that currency without a rate; with `ORIGCURRENCY` it has been converted, and the original amount is computed to the nearest unit.
    private func amounts(
        in currency: Result<Currency, BankRowProblem.Reason>, on date: CalendarDate
    ) -> Result<(Money, Money?), BankRowProblem.Reason> {
        let group = text(.symbol, in: .currency).isEmpty ? OFXTag.originalCurrency : .currency
        let code = text(.symbol, in: group)
        let other = Result<Currency, BankRowProblem.Reason>.currency(code: code, or: try? currency.get())
        return (group == .currency ? other : currency).flatMap { OFXAmount.parse(text(.amount), $0) }.map { amount in
            guard let other = try? other.get(), let own = try? currency.get(), other != own,
                let value = ExchangeRate.Value(text(.rate, in: group).replacing(",", with: ".")),
                let rate = ExchangeRate(base: other, quote: own, date: date, value: value, source: .byHand),
                let converted = try? ExchangeRates([rate]).convert(amount, to: group == .currency ? own : other, on: date)
            else { return (amount, nil) }
            return group == .currency ? (converted, amount) : (amount, converted)
        }
    }
}

extension Result<Currency, BankRowProblem.Reason> {
    /// Returns the currency of a code, or another one if the code is empty.
    static func currency(code: String, or other: Currency?) -> Self {
        guard !code.isEmpty else { return other.map(Self.success) ?? .failure(.noCurrency) }
        return Currency(code: code).map(Self.success) ?? .failure(.unknownCurrency(code.cut(to: 80)))
    }
}
