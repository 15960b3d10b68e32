import GRDB

/// The reason why an operation of the store failed.
public enum StoreError: Error, Sendable, Equatable {
    /// The object does not exist in this book, or has been deleted.
    case notFound
    /// A rule forbids the change; nothing was written.
    case conflict(Conflict)
    /// The disk is full or refuses writes; nothing was written, and reads still work.
    case full
    /// The database was written by a newer version of Penny.
    case newerSchema(found: Int, known: Int)
    /// Another process has held the write lock for too long.
    case busy
    /// Another process serves this database.
    case inUse
    /// The database file is no longer the one that was opened: it was moved, replaced or deleted. No write counts as saved; the
    /// text is for the operator. The error ends when the original file is back, or with a restart.
    case replaced(String)
    /// The file is damaged or is not a database of Penny; the text is for the operator.
    case damaged(String)
}

/// The rule that a change would break.
public enum Conflict: Sendable, Hashable {
    case nameTaken, usernameTaken, emailTaken
    /// Another user has a user name that looks the same.
    case usernameLooksTaken
    /// The book has `Account.limit` accounts.
    case accountLimit
    /// The book has `Recurrence.limit` recurrences.
    case ruleLimit
    /// The book has `SavingGoal.limit` goals.
    case goalLimit
    /// There is no room for another one beside so many.
    case full(Int)
    /// The book has `KeptReport.limit` kept reports.
    case reportLimit
    /// The default account cannot be deleted, and stays the default until another account becomes it.
    case defaultAccount
    /// Recurring records or a connection to a bank use the account, which cannot be archived.
    case accountInUse
    /// The currency of an account is fixed once it has records, including deleted ones.
    case currencyInUse
    /// No other category of that kind is left for the records to move to.
    case lastCategory
    /// The ID belongs to another object.
    case identifierTaken
    /// The category is of the other kind.
    case wrongKind
    /// The amount is in another currency than its account.
    case currencyMismatch
    /// A sum would overflow.
    case overflow
    /// The account of the record has been deleted; it must be restored first.
    case accountDeleted
    /// The book already has a daily budget, and can have only one.
    case dailyBudget
    /// The only operator cannot leave while there are other users; another user must become an operator first.
    case lastOperator
    /// A passkey with this credential already exists.
    case passkeyTaken
    /// The person has `Passkey.limit` passkeys.
    case passkeyLimit
    /// The proof of identity is no longer valid: the password was changed, or the person may no longer sign in.
    case proofLapsed
    /// The session that the request belongs to has ended.
    case sessionEnded
    /// More than `RecordChoice.limit` records are chosen.
    case tooManyRecords
    /// A record would have more than `Receipt.limitPerRecord` files.
    case tooManyFiles
    /// The book has been replaced since the request began, or the person may no longer open it.
    case bookReplaced
    /// The person may look at the book and change nothing.
    case onlyViewing
    /// The person is in a household, and can be in one only.
    case inHousehold
    /// The household has `Household.peopleLimit` people.
    case householdFull
    /// Only the administrator of the household may do that.
    case notAdministrator
    /// The administrator cannot leave or be removed, and hands over first.
    case administratorStays
    /// The link into a household was used, was revoked, or is too old.
    case invitationUsed, invitationRevoked, invitationExpired
    /// The amount belongs to a household's record too, which is divided by exact amounts: it is changed there.
    case exactParts
    /// The own account has no rate for the currency of the payment.
    case rateMissing
    /// Two accounts of a bank are to be one account of the book.
    case accountTwice
    /// The book was written to while its replacement was being filled.
    case bookChanged
    /// Any other rule of the schema, such as a transfer from an account to itself.
    case invalid
}

extension StoreError {
    /// Runs `body` and translates its database errors.
    static func translating<R>(_ body: () throws -> R) throws -> R {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StoreError(error)
        }
    }

    /// Translates a database error by its result code and message.
    init(_ error: DatabaseError) {
        let message = error.message ?? ""
        switch error.resultCode {
        case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY: self = .full
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        case .SQLITE_CONSTRAINT: self = .conflict(Conflict(message))
        case .SQLITE_ERROR where message.contains("overflow"): self = .conflict(.overflow)
        case .SQLITE_TOOBIG: self = .conflict(.invalid)
        default: self = .damaged(message.isEmpty ? "SQLite error \(error.extendedResultCode.rawValue)" : message)
        }
    }
}

extension Conflict {
    private static let bySchemaWord: [(String, Conflict)] = [
        ("user.username_key", .usernameTaken), ("user.username_skeleton", .usernameLooksTaken), ("user.email_key", .emailTaken),
        (".name_key", .nameTaken),
        ("passkey.credential", .passkeyTaken),
        (".id", .identifierTaken),
        ("no_overflow", .overflow), ("cannot store REAL", .overflow),
    ]

    fileprivate init(_ message: String) {
        self = Self.bySchemaWord.first { message.contains($0.0) }?.1 ?? .invalid
    }
}
