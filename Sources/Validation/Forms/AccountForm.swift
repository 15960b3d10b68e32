import Bookkeeping

/// The form of a new or an existing account.
public struct AccountForm: Form {
    public static let name = FormField("name", .text, required: true, max: 25, autocomplete: "off")
    public static let currency = FormField("currency", .choice, required: true)
    /// May be negative; empty means zero.
    public static let startingBalance = FormField.money("starting_balance")
    public static let isDefault = FormField("is_default", .checkbox)
    /// Nobody else sees it, whatever its owner shares.
    public static let isPrivate = FormField("only_me", .checkbox)
    public static let kind = FormField("type", .choice)
    public static let creditLimit = FormField.money("credit_limit")
    public static let dueDay = FormField("due_day", .text, max: 2, plain: true, autocomplete: "off", inputMode: "numeric")
    /// Percent per year.
    public static let interest = FormField("interest", .text, max: 8, plain: true, autocomplete: "off", inputMode: "decimal")
    public static let monthlyPayment = FormField.money("monthly_payment")
    public static let fields = [name, currency, startingBalance, isDefault, isPrivate, kind, creditLimit, dueDay, interest, monthlyPayment]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the empty form of a new account.
    public init(currency: Currency, isDefault: Bool = false) {
        input = FormInput([(Self.currency.name, currency.code)] + (isDefault ? [(Self.isDefault.name, "1")] : []))
    }

    /// Creates the form of a saved account.
    public init(_ account: Account) {
        input = FormInput(
            [
                (Self.name.name, account.name), (Self.currency.name, account.currency.code),
                (Self.startingBalance.name, MoneyFormat.plain(account.openingBalance)),
                (Self.kind.name, account.kind.rawValue),
            ] + (account.isDefault ? [(Self.isDefault.name, "1")] : []) + (account.isPrivate ? [(Self.isPrivate.name, "1")] : [])
                + Self.terms(account))
    }

    private static func terms(_ account: Account) -> [(String, String)] {
        let terms = account.terms
        func money(_ minorUnits: Int64) -> String { MoneyFormat.plain(Money(minorUnits: minorUnits, account.currency)) }
        return [
            (creditLimit, terms.creditLimit.map(money)), (dueDay, terms.dueDay.map { "\($0)" }), (interest, terms.interest.map(Percentage.plain)),
            (monthlyPayment, terms.monthlyPayment.map(money)),
        ].compactMap { field, value in value.map { (field.name, $0) } }
    }

    /// Returns the account's draft. `accounts` are all of the book, `editing` is the one being changed, with or without records.
    ///
    /// The first account of a book becomes its default, whatever the form says. Throws all problems; exceeding the maximum number
    /// is a problem of the whole form.
    public func draft(editing: Account? = nil, hasRecords: Bool = false, among accounts: [Account]) throws(Problems)
        -> Account.Draft
    {
        var reader = FormReader(input)
        if editing == nil, accounts.count(where: { !$0.isArchived }) >= Account.limit {
            reader.problems.add(.accountLimit(Account.limit), to: Problems.wholeForm)
        }
        let name = reader.text(Self.name)
        if accounts.contains(where: { $0.id != editing?.id && $0.name.folded == name.folded }) {
            reader.add(.duplicateName, to: Self.name)
        }
        let currency = reader.choice(Self.currency) { Currency(code: $0) }
        if let currency, let editing, hasRecords, currency != editing.currency { reader.add(.currencyInUse, to: Self.currency) }
        var balance: Int64 = 0
        if let currency, self[Self.startingBalance].contains(where: { !$0.isWhitespace }) {
            balance = reader.amount(Self.startingBalance, in: currency, .any)?.minorUnits ?? 0
        }
        let isDefault = reader.isOn(Self.isDefault)
        if editing?.isDefault == true, !isDefault { reader.add(.defaultRequired, to: Self.isDefault) }
        let kind = reader.choice(Self.kind) { Account.Kind(rawValue: $0) } ?? .other
        let terms = currency.map { Self.terms(of: kind, in: $0, &reader) } ?? Account.Terms()
        guard let currency, reader.problems.isEmpty else { throw reader.problems }
        return Account.Draft(
            name: name, currency: currency, openingBalance: balance, isDefault: isDefault || accounts.isEmpty,
            isPrivate: reader.isOn(Self.isPrivate), kind: kind, terms: terms)
    }

    /// Reads the terms that a kind of account has; fields of other kinds are ignored.
    private static func terms(of kind: Account.Kind, in currency: Currency, _ reader: inout FormReader) -> Account.Terms {
        func amount(_ field: FormField, _ reader: inout FormReader) -> Int64? {
            guard reader.input[field].contains(where: { !$0.isWhitespace }) else { return nil }
            return reader.amount(field, in: currency)?.minorUnits
        }
        switch kind {
        case .card:
            return Account.Terms(
                creditLimit: amount(creditLimit, &reader),
                dueDay: reader.value(dueDay, or: .notADayOfMonth) { text in Int(text).flatMap { 1...31 ~= $0 ? $0 : nil } })
        case .loan:
            return Account.Terms(
                interest: reader.value(interest, or: .notAnInterest, Percentage.value), monthlyPayment: amount(monthlyPayment, &reader))
        case .cash, .bank, .savings, .other: return Account.Terms()
        }
    }
}
