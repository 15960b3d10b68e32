import Bookkeeping

/// The amount as on the receipt, in another currency than the account's, and the rate between the two.
extension TransactionForm {
    public static let originalAmount = FormField.money("original_amount")
    /// A code, a sign that only one currency has, or a name.
    public static let originalCurrency = FormField("original_currency", .text, max: 40, plain: true, autocomplete: "off", verbatim: true)
    /// Units of the account's currency for one of the receipt's; empty for the one that Penny has.
    public static let rate = FormField("rate", .text, max: RateParser.lengthLimit, plain: true, autocomplete: "off", inputMode: "decimal")
    static let originalFields = [originalAmount, originalCurrency, rate]

    /// Two currencies and the day of the rate between them.
    public struct RateNeeded: Sendable, Equatable {
        public let from, to: Currency
        public let day: CalendarDate
    }

    /// The rate needed to compute the amount of the account; nil if the form has that amount or a rate, or lacks something else.
    public func rateNeeded(accounts: [Account], now: CivilTime) -> RateNeeded? {
        guard kind != .transfer, !isBlank(Self.originalAmount), isBlank(Self.amount), isBlank(Self.rate), typedParts.allSatisfy(\.isEmpty) else {
            return nil
        }
        guard let from = Self.currency(self[Self.originalCurrency]), let to = account(among: accounts)?.currency, from != to else { return nil }
        let day = input.has(Self.date) ? (try? DayText.read(self[Self.date])) : now.date
        return day.map { RateNeeded(from: from, to: to, day: $0) }
    }

    /// Returns the currency of a code, of a sign that only one has, or of a name in any language; nil for anything else.
    public static func currency(_ text: String) -> Currency? {
        guard let text = try? CleanText(text, for: originalCurrency).text.folded, !text.isEmpty else { return nil }
        if let currency = Currency(code: text) { return currency }
        let found = CurrencyCatalogue.search(text).map(\.currency)
        let exact = found.filter { currency in
            currency.signs.contains(text) || Language.allCases.contains { currency.name(in: $0).folded == text }
        }
        return exact.count == 1 ? exact.first : nil
    }

    func isBlank(_ field: FormField) -> Bool { !input[field].contains { !$0.isWhitespace } }

    /// Returns the account of the form; the default one if it does not say.
    func account(among accounts: [Account]) -> Account? {
        input.has(accountField) ? accounts.first { $0.id == Account.ID(self[accountField]) } : accounts.first(where: \.isDefault)
    }
}

extension FormReader {
    /// An amount as on the receipt, and the amount of the account at the rate that was typed or that Penny has.
    struct Original {
        let amount: Money
        let converted: Money?
        /// True if the person typed the rate.
        let isRateTyped: Bool
    }

    /// Reads the amount as on the receipt; nil without one and in the account's own currency, when it stands in for an empty amount.
    ///
    /// - Parameter known: the rate that Penny has, for an amount that is left empty.
    mutating func original(in account: Account?, rate known: ExchangeRate.Value?) -> Original? {
        let form = TransactionForm(input)
        guard !form.isBlank(TransactionForm.originalAmount) else {
            let others = [TransactionForm.originalCurrency, TransactionForm.rate]
            if !others.allSatisfy(form.isBlank) { add(.required, to: TransactionForm.originalAmount) }
            return nil
        }
        guard !form.isBlank(TransactionForm.originalCurrency) else {
            add(.required, to: TransactionForm.originalCurrency)
            return nil
        }
        guard let currency = TransactionForm.currency(input[TransactionForm.originalCurrency]) else {
            add(.notACurrency, to: TransactionForm.originalCurrency)
            return nil
        }
        let amount = amount(TransactionForm.originalAmount, in: currency)
        let typed = value(TransactionForm.rate) { [writing = input.writing] text throws(Problem) in
            try RateParser.parse(text, writing: writing)
        }
        guard let account, let amount else { return nil }
        guard currency != account.currency else {
            add(.sameCurrency, to: TransactionForm.originalCurrency)
            return nil
        }
        guard let rate = typed ?? known else { return Original(amount: amount, converted: nil, isRateTyped: false) }
        guard let converted = try? rate.convert(amount, to: account.currency), converted.minorUnits <= AmountParser(account.currency).limit() else {
            add(.amountTooLarge, to: TransactionForm.originalAmount)
            return nil
        }
        if converted.isZero { add(.amountNotPositive, to: TransactionForm.amount) }
        return Original(amount: amount, converted: converted, isRateTyped: typed != nil)
    }

    /// Adds a problem if the amount of the account is not that at the rate typed beside it.
    mutating func compare(_ original: Original?, with amount: Money) {
        guard let original, original.isRateTyped, let converted = original.converted, converted != amount else { return }
        add(.rateGives(converted), to: TransactionForm.rate)
    }
}
