import Bookkeeping

/// One book as a read transaction sees it. Whatever belongs to another book is not there.
public struct Ledger {
    let book: Book.ID
    let connection: Connection
    /// Nil in a write transaction.
    var cache: NamesCache?
}

/// One book in a write transaction.
public struct LedgerEditor {
    /// Everything that can be read, with the changes made so far.
    public let ledger: Ledger
    let raisedNotifications = RaisedNotifications()

    /// The notifications that the changes of this transaction have given rise to so far, for the page that answers them.
    public var raised: [Notification] { raisedNotifications.list }

    var book: Book.ID { ledger.book }
    var connection: Connection { ledger.connection }
}

/// What one transaction has given notice of.
final class RaisedNotifications {
    var list: [Notification] = []
}

/// What became of something that carries its own identifier.
public enum Saved: Sendable, Equatable {
    case added
    /// It had been saved before, or has been deleted since; nothing was changed.
    case alreadySaved
}

extension LedgerEditor {
    /// Changes the book, if it is one that people see, and notes for a book that is to replace it that it is no longer what was to be replaced.
    func noting<R>(_ body: () throws -> R) throws -> R {
        guard try connection.exists("SELECT 1 FROM book WHERE id = ? AND state = 'live'", book) else { throw StoreError.conflict(.bookReplaced) }
        let before = connection.database.totalChangesCount
        let result = try body()
        if connection.database.totalChangesCount != before { try noteChange() }
        return result
    }

    /// Notes that the book is no longer what an import is about to replace.
    func noteChange() throws {
        try connection.run("UPDATE book SET is_outdated = 1 WHERE replaces = ? AND is_outdated = 0", book)
    }

    /// Whether an identifier is free in `table`. What another book has under the same one is none of this book's.
    func saved(_ id: any Bindable, in table: String) throws -> Saved {
        try connection.exists("SELECT 1 FROM \(table) WHERE book = ? AND id = ?", book, id) ? .alreadySaved : .added
    }
}
