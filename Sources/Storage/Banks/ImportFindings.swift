import Bookkeeping

/// The matches of an import's new rows in the book, and the book's entries that the import lacks.
struct ImportFindings {
    /// The states and matches of rows, by their numbers; without rows that stay new.
    let rows: [Int: MatchSearch.Found]
    /// The pending entries of the book that the bank has dropped.
    let dropped: [DroppedSearch.Found]

    /// - Parameters:
    ///   - open: the rows with entries that are new to the book.
    ///   - accounts: the accounts of the import.
    ///   - seen: the records that rows of the import are already.
    init(
        _ open: [OpenRow], of id: BankImport.ID, into accounts: [Account.ID], seen: Set<Transaction.ID>, _ names: NamedAccounts, in ledger: Ledger
    ) throws {
        var open = open
        let booked = try PendingSearch(ledger: ledger, id: id, seen: seen).run(&open)
        dropped = try DroppedSearch(ledger: ledger, id: id, seen: seen.union(booked.values.compactMap(\.match?.record))).run(accounts)
        rows = try MatchSearch(ledger: ledger, id: id, accounts: names, seen: seen).run(open).merging(booked) { $1 }
    }
}
