/// An import of files of banks: a preview that waits for the person, or one that is done.
public struct BankImport: Sendable, Equatable {
    public typealias ID = Identifier<BankImport>

    public let id: ID
    /// The names of the files, as they were uploaded.
    public var name: String
    /// The format of the first file, such as `camt`.
    public var format: String
    public var state: State
    /// Seconds since 1970 (UTC), when it was uploaded.
    public var at: Int64
    /// The first and the last booking date; nil without entries.
    public var days: ClosedRange<CalendarDate>?
    /// The accounts of the book that it is for, in the order of the files.
    public var accounts: [Account.ID]
    /// The records that it added, changed and made transfers; 0 before it is done.
    public var records: Int

    public enum State: Hashable, Sendable {
        /// It waits for the person until this time.
        case preview(until: Int64)
        /// It is done; it can be taken back until `until`.
        case done(at: Int64, until: Int64)
        case takenBack(at: Int64)

        /// False while it waits for the person.
        public var isDecided: Bool { if case .preview = self { false } else { true } }
    }

    public init(
        id: ID, name: String, format: String, state: State, at: Int64, days: ClosedRange<CalendarDate>? = nil, accounts: [Account.ID] = [],
        records: Int = 0
    ) {
        (self.id, self.name, self.format, self.state, self.at, self.days) = (id, name, format, state, at, days)
        (self.accounts, self.records) = (accounts, records)
    }

    /// Returns true for an import that is done, has done something and is not too old to be taken back.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    public func mayBeTakenBack(at now: Int64) -> Bool { if case .done(_, let until) = state { now < until && records > 0 } else { false } }

    /// The lifetime of a preview in seconds.
    public static let previewLifetime: Int64 = 86_400
    /// The time in seconds after an import during which it can be taken back.
    public static let takeBackTime: Int64 = 30 * 86_400
    /// The lifetime in seconds of a preview with a link's rows in doubt; each fetch begins it anew.
    public static let waitingLifetime: Int64 = 30 * 86_400
    /// The format of an import from a link: it has all entries of a period, and an entry can come with another ID.
    public static let linkFormat = "simplefin"
    /// The format of a preview with a link's rows in doubt.
    public static let waitingFormat = "simplefin-waiting"
    /// The previews that wait in one book; one more replaces the oldest.
    public static let previewLimit = 5
}

/// A part of an import, in the order of its files, as it is handed over to be compared with a book.
public enum BankImportPart: Sendable {
    /// Begins a file. Entries that an earlier file of the import has too are the same ones; equal entries of one file are several.
    case file
    /// Begins a statement of an account of the book.
    case account(Account.ID)
    case opening(BankBalance)
    case closing(BankBalance)
    case entry(BankEntry)
    case problem(BankRowProblem)
}

/// The closing balance of a statement beside Penny's balance at the end of the same day.
public struct BalanceCheck: Hashable, Sendable {
    public var account: Account.ID
    public var date: CalendarDate
    public var bank: Money
    public var penny: Money
    /// A record of the account with the difference as its amount: the likely reason.
    public var explanation: Transaction.ID?

    /// Penny's balance less the bank's; nil beyond the range of amounts.
    public var difference: Money? {
        let (value, overflow) = penny.minorUnits.subtractingReportingOverflow(bank.minorUnits)
        return overflow ? nil : Money(minorUnits: value, bank.currency)
    }

    public init(account: Account.ID, date: CalendarDate, bank: Money, penny: Money, explanation: Transaction.ID? = nil) {
        (self.account, self.date, self.bank, self.penny, self.explanation) = (account, date, bank, penny, explanation)
    }
}
