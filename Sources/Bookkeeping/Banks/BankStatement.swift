/// The entries of one account in a file of a bank or of another program, with the balances that it names.
public struct BankStatement: Sendable, Equatable {
    public var account: BankAccount
    /// The balance before the first entry.
    public var opening: BankBalance?
    /// The balance after the last entry, as far as it is booked.
    public var closing: BankBalance?
    /// In the order of the file.
    public var entries: [BankEntry]

    public init(account: BankAccount = BankAccount(), opening: BankBalance? = nil, closing: BankBalance? = nil, entries: [BankEntry] = []) {
        (self.account, self.opening, self.closing, self.entries) = (account, opening, closing, entries)
    }
}

/// An account as a bank or another program names it. Texts are empty where the file has none.
public struct BankAccount: Hashable, Sendable {
    /// The IBAN, or another number of the account, without spaces.
    public var number: String
    /// The BIC, or another code of the bank.
    public var bank: String
    /// The name that a person gave it, in files of other programs.
    public var name: String
    public var currency: Currency?

    public init(number: String = "", bank: String = "", name: String = "", currency: Currency? = nil) {
        (self.number, self.bank, self.name, self.currency) = (number, bank, name, currency)
    }
}

/// The balance of an account at the end of a day.
public struct BankBalance: Hashable, Sendable {
    public var amount: Money
    public var date: CalendarDate?

    public init(_ amount: Money, on date: CalendarDate?) { (self.amount, self.date) = (amount, date) }
}

/// One entry of a statement. Texts are empty where the file has none.
public struct BankEntry: Hashable, Sendable {
    /// The line of the file where the entry begins, from 1.
    public var line: Int
    /// The identifier that the bank gave it, which no other entry of the account has: FITID in OFX, `AcctSvcrRef` in ISO 20022.
    public var bankID: String
    /// The booking date.
    public var date: CalendarDate
    public var valueDate: CalendarDate?
    public var time: TimeOfDay?
    /// Above zero for money that came into the account, below for money that left it.
    public var amount: Money
    /// The amount in the currency of the purchase, with the same sign.
    public var original: Money?
    /// The name of the other side.
    public var payee: String
    /// The remittance information, or memo.
    public var purpose: String
    /// The end-to-end ID, the number of a cheque or of an invoice.
    public var reference: String
    /// The IBAN, or another number, of the other side's account, without spaces.
    public var otherAccount: String
    /// The category in another program; levels are separated by `:`.
    public var category: String
    /// Without the `#`.
    public var hashtags: [String]
    /// The name of the own account on the other side, in files of other programs. If a transfer goes to another currency, ``original`` is the amount there.
    public var transferAccount: String
    /// The title in another program, which may be empty; nil for one that follows from the payee and the purpose.
    public var title: String?
    /// The parts into which another program has divided the entry; empty for one that is whole.
    public var parts: [BankEntryPart]
    public var place: Place?
    /// Anything but ``BankEntryRole/movement`` for an entry that another program counts neither as income nor as an expense.
    public var role: BankEntryRole
    /// True for an entry that the bank has announced, and not booked yet.
    public var isPending: Bool

    public init(line: Int, date: CalendarDate, amount: Money) {
        (self.line, self.date, self.amount) = (line, date, amount)
        (bankID, payee, purpose, reference, otherAccount, category, transferAccount) = ("", "", "", "", "", "", "")
        (hashtags, isPending, parts, role) = ([], false, [], .movement)
    }

    /// The kind of categories that it can be filed under.
    public var kind: Category.Kind { amount.isNegative ? .expense : .income }
}

/// A row of a file that is no entry, with the reason.
public struct BankRowProblem: Hashable, Sendable {
    /// The reason why a row cannot be read. A value is the text that was found, cut to 80 characters.
    public enum Reason: Hashable, Sendable {
        case noDate
        case badDate(String)
        case noAmount
        case badAmount(String)
        /// The amount has more digits than any account.
        case amountTooLarge(String)
        case unknownCurrency(String)
        case noCurrency
        /// The row has fewer values than its columns, or ends in the middle of one.
        case incomplete
        /// The row has more values than there are columns: a separator within one of them is not in quotes.
        case extraValues
        /// The word for the direction means neither money in nor money out, as far as anybody knows.
        case unknownDirection(String)
        /// The row is named like a sum of others, and has no other text.
        case total
        /// The balance of the row says that the amount went the other way.
        case contradiction
        /// The currency differs from the account's. The value is its code.
        case otherCurrency(String)
    }

    /// From 1.
    public let line: Int
    public let reason: Reason
    /// The texts of the row that can be shown, such as the payee; may be empty.
    public let text: String

    public init(line: Int, _ reason: Reason, text: String = "") { (self.line, self.reason, self.text) = (line, reason, text) }
}
