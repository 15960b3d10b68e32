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

    var book: Book.ID { ledger.book }
    var connection: Connection { ledger.connection }
}

/// What became of something that carries its own identifier.
public enum Saved: Sendable, Equatable {
    case added
    /// It had been saved before, or has been deleted since; nothing was changed.
    case alreadySaved
}

extension LedgerEditor {
    /// Whether an identifier is free in `table`; `.alreadySaved` when it belongs to this book. Throws for another book's.
    func saved(_ id: any Bindable, in table: String) throws -> Saved {
        let own = try connection.first("SELECT book = ? FROM \(table) WHERE id = ?", book, id) { $0.bool(0) }
        switch own {
        case nil: return .added
        case true?: return .alreadySaved
        case false?: throw StoreError.conflict(.identifierTaken)
        }
    }
}
