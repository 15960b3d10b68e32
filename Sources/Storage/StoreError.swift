import GRDB

/// Why the store could not do what it was asked.
public enum StoreError: Error, Sendable, Equatable {
    /// There is no such thing in this book, or it has been deleted.
    case notFound
    /// A rule forbids the change; nothing was written.
    case conflict(Conflict)
    /// The disk is full or refuses writes; nothing was written, and reading goes on.
    case full
    /// The database was written by a newer version of Penny.
    case newerSchema(found: Int, known: Int)
    /// Another process holds the write lock for too long.
    case busy
    /// Another process serves this database.
    case inUse
    /// The file of the database is no longer the one that was opened: it was moved, replaced or deleted. Nothing counts as saved; the text is for
    /// the operator. It ends when the same file is there again, or with a new start.
    case replaced(String)
    /// The file is damaged or is not a database of Penny; the text is for the operator.
    case damaged(String)
}

/// The rule that a change would break.
public enum Conflict: Sendable, Equatable {
    case nameTaken, usernameTaken, emailTaken
    /// Somebody has a user name that looks the same.
    case usernameLooksTaken
    /// The book has `Account.limit` accounts.
    case accountLimit
    /// The default account can be neither deleted nor un-defaulted, only replaced.
    case defaultAccount
    /// The currency of an account is fixed once it has records, deleted ones too.
    case currencyInUse
    /// No other category of that kind is left for the records.
    case lastCategory
    /// The identifier belongs to something else.
    case identifierTaken
    /// A category of the other kind.
    case wrongKind
    /// An amount in another currency than its account's.
    case currencyMismatch
    /// A sum that would not fit.
    case overflow
    /// The account of the record has been deleted; it has to be restored first.
    case accountDeleted
    /// There is a daily budget already, and a book has one.
    case dailyBudget
    /// The only operator cannot leave while others are on the server; somebody else has to become one first.
    case lastOperator
    /// Somebody has a passkey with this credential.
    case passkeyTaken
    /// The person has `Passkey.limit` passkeys.
    case passkeyLimit
    /// What proved who somebody is does so no longer: the password was changed, or they may not sign in any more.
    case proofLapsed
    /// The session for which something was to be done has ended.
    case sessionEnded
    /// The book has been replaced since the request for the change began.
    case bookReplaced
    /// Something was written to the book while another one was filled that was to replace it.
    case bookChanged
    /// Any other rule of the schema, such as a transfer from an account to itself.
    case invalid
}

extension StoreError {
    /// Runs `body` and gives its database errors their names.
    static func translating<R>(_ body: () throws -> R) throws -> R {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StoreError(error)
        }
    }

    /// The name of a database error.
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
        ("user.username_key", .usernameTaken), ("user.username_skeleton", .usernameLooksTaken), ("user.email_key", .emailTaken), (".name_key", .nameTaken),
        ("passkey.credential", .passkeyTaken),
        (".id", .identifierTaken),
        ("no_overflow", .overflow), ("cannot store REAL", .overflow),
    ]

    fileprivate init(_ message: String) {
        self = Self.bySchemaWord.first { message.contains($0.0) }?.1 ?? .invalid
    }
}
