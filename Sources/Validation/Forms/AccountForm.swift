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
    public static let fields = [name, currency, startingBalance, isDefault, isPrivate]

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
            ] + (account.isDefault ? [(Self.isDefault.name, "1")] : []) + (account.isPrivate ? [(Self.isPrivate.name, "1")] : []))
    }

    /// Returns the account's draft. `accounts` are all of the book, `editing` is the one being changed, with or without records.
    ///
    /// The first account of a book becomes its default, whatever the form says. Throws all problems; exceeding the maximum number
    /// is a problem of the whole form.
    public func draft(editing: Account? = nil, hasRecords: Bool = false, among accounts: [Account]) throws(Problems)
        -> Account.Draft
    {
        var reader = FormReader(input)
        if editing == nil, accounts.count >= Account.limit {
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
        guard let currency, reader.problems.isEmpty else { throw reader.problems }
        return Account.Draft(
            name: name, currency: currency, openingBalance: balance, isDefault: isDefault || accounts.isEmpty,
            isPrivate: reader.isOn(Self.isPrivate))
    }
}
