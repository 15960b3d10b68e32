import Bookkeeping

/// One book to look at, in a read transaction: its money, without the notifications of a person and without copies for an export
/// (``BookExporter``). Data of other books is not accessible through it.
public struct Ledger {
    let book: Book.ID
    let connection: Connection
    /// The cache of names; nil in a write transaction.
    var namesCache: NamesCache?
    /// The cache of answers; nil in a write transaction.
    var answersCache: AnswersCache?
    /// The accounts that records, names and sums are limited to, for somebody who may see no others (``SharedBook``); nil for the whole book.
    var seen: [Account]?
}

/// One book in a write transaction.
public struct LedgerEditor {
    /// Reads of the book, including the changes made so far.
    public let ledger: Ledger
    /// The person who changes the book; nil for the server itself.
    var person: User.ID?
    /// Shared with the editors of other books in the same transaction.
    var raisedNotifications = RaisedNotifications()
    let historyGround = HistoryGround()

    /// The notifications that this transaction has added so far for the person, for the page that responds to the change.
    public var raised: [Notification] { raisedNotifications.list.filter { $0.person == person }.map(\.notification) }

    var book: Book.ID { ledger.book }
    var connection: Connection { ledger.connection }
}

/// The notifications added by one transaction.
final class RaisedNotifications {
    var list: [(person: User.ID, notification: Notification)] = []
    /// True while linked records are brought in step, which changes records itself.
    var isKeepingInStep = false
}

/// The result of saving an object that carries its own ID.
public enum Saved: Sendable, Equatable {
    case added
    /// It had been saved before, or has been deleted since; nothing was changed.
    case alreadySaved
}

extension LedgerEditor {
    /// Runs a change of the book. If it wrote anything, an import that is about to replace the book is marked as outdated.
    func markingOutdated<R>(_ body: () throws -> R) throws -> R {
        let before = connection.database.totalChangesCount
        let result = try body()
        if connection.database.totalChangesCount != before {
            try connection.run("UPDATE book SET is_outdated = 1 WHERE replaces = ? AND is_outdated = 0", book)
        }
        return result
    }

    /// Returns `.added` if an ID is free in `table`, and `.alreadySaved` otherwise. IDs in other books do not count.
    func saved(_ id: any Bindable, in table: String) throws -> Saved {
        try connection.exists("SELECT 1 FROM \(table) WHERE book = ? AND id = ?", book, id) ? .alreadySaved : .added
    }
}
