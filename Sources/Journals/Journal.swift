import Bookkeeping

/// The part of a book that a journal is about.
public struct JournalHead: Sendable {
    public var title: String
    /// The day of the opening balances; no record is from before.
    public var firstDay: CalendarDate
    /// The currency that reports add up in.
    public var mainCurrency: Currency
    /// All accounts of the records; `openingBalance` is the balance before the first day, and zero where the records are not all of the account.
    public var accounts: [Account]
    /// All categories of the records.
    public var categories: [Category]

    public init(title: String, firstDay: CalendarDate, mainCurrency: Currency, accounts: [Account], categories: [Category]) {
        self.title = title
        self.firstDay = firstDay
        self.mainCurrency = mainCurrency
        self.accounts = accounts
        self.categories = categories
    }
}

/// The reason why a record has no place in a journal.
public enum JournalProblem: Error, Sendable, Equatable {
    case unknownAccount
    case unknownCategory
    case beforeFirstDay
}

/// Writes records for a program of plain-text accounting, one at a time: its memory does not grow with their number.
///
/// `begin(to:)` comes first, rates and records follow in any order. Each call appends whole lines in UTF-8.
public struct Journal: Sendable {
    private let head: JournalHead
    private let syntax: any JournalSyntax
    private let names: JournalNames
    private var declared: Set<Currency> = []
    private var isAfterEntry = false

    public init(_ format: JournalFormat, _ head: JournalHead) {
        self.head = head
        syntax = format.syntax
        names = JournalNames(head, syntax)
    }

    /// Appends the title, the accounts and the opening balances.
    public mutating func begin(to text: inout String) {
        syntax.writeHead(head, to: &text)
        for currency in [head.mainCurrency] + head.accounts.map(\.currency) { declare(currency, to: &text) }
        for account in names.all { syntax.writeAccount(account, on: head.firstDay, to: &text) }
        if let opening = JournalEntry(openingOf: head, names) { write(opening, to: &text) }
    }

    /// Appends the price of a currency.
    public mutating func append(_ rate: ExchangeRate, to text: inout String) {
        if isAfterEntry { text += "\n" }
        isAfterEntry = false
        declare(rate.base, to: &text)
        declare(rate.quote, to: &text)
        syntax.writeRate(rate, to: &text)
    }

    /// Appends a record.
    ///
    /// - Throws: a `JournalProblem` for one that the head does not allow for; nothing is appended then.
    public mutating func append(_ record: Transaction, to text: inout String) throws(JournalProblem) {
        guard record.date >= head.firstDay else { throw .beforeFirstDay }
        write(try JournalEntry(record, names), to: &text)
    }

    private mutating func write(_ entry: JournalEntry, to text: inout String) {
        text += "\n"
        for posting in entry.postings {
            declare(posting.amount.money.currency, to: &text)
            if let price = posting.price { declare(price.currency, to: &text) }
        }
        syntax.writeEntry(entry, to: &text)
        isAfterEntry = true
    }

    private mutating func declare(_ currency: Currency, to text: inout String) {
        if declared.insert(currency).inserted { syntax.writeCurrency(currency, to: &text) }
    }
}
