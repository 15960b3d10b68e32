import Bookkeeping

/// The books as wholes: replacing, removing and erasing them.
public struct Books<Access>: SitePart {
    let site: SiteData<Access>
}

extension Books {
    /// Returns true if a book was removed or left unfinished, and its data in the files is not overwritten yet.
    public func hasResidualData() throws -> Bool {
        try connection.exists("SELECT 1 FROM site WHERE erased_removals < removals") || connection.exists("SELECT 1 FROM book WHERE state <> 'live'")
    }

    /// Returns the day of the first record of any book, since earlier rates are of no use; nil without records.
    public func firstRecordDay() throws -> CalendarDate? {
        try connection.first("SELECT min((SELECT min(date) FROM day_total WHERE book = b.id)) FROM book b WHERE state = 'live'") {
            $0.isNull(0) ? nil : try $0.date(0)
        } ?? nil
    }
}

extension Books<Writing> {
    /// Adds a book with its initial content, and returns its ID.
    func add(
        _ settings: BookSettings, account: (Account.ID, Account.Draft), categories: [(Category.ID, Category.Draft)],
        hashtags: [(Hashtag.ID, String)], at now: Int64
    ) throws -> Book.ID {
        let book = Book.ID(milliseconds: now &* 1_000)
        try connection.run(
            "INSERT INTO book (id, created_at, \(BookSettings.columns)) VALUES (?, ?, ?, ?, ?, ?)", book, now, settings.mainCurrency,
            settings.timeZone.name, settings.weekStart.rawValue, settings.monthStart)
        let editor = LedgerEditor(ledger: Ledger(book: book, connection: connection))
        _ = try editor.addAccount(account.0, account.1, at: now)
        for (id, draft) in categories { _ = try editor.addCategory(id, draft, at: now) }
        for (id, name) in hashtags { _ = try editor.addHashtag(id, name: name, at: now) }
        return book
    }
}

extension Connection {
    /// Records, in the transaction that removes a book or the contents of a trash, that its data must be overwritten.
    func noteResidualData() throws { try run("UPDATE site SET removals = removals + 1") }
}
