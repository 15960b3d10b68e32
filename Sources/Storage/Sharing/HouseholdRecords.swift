import Bookkeeping

/// The records of a household's book and all that its people share, in one list, in a read transaction of its administrator.
///
/// A page is merged from the books. Each book is read by an index in the order of the list, and only as far as the page reaches; numbers of records
/// are in the order of time over all books. Nothing is ever sorted as a whole, so that a page costs the same whatever the number of records.
public struct HouseholdRecords {
    /// One of the books.
    struct Source {
        let person: HouseholdMember.ID?
        let ledger: Ledger
        let names: LedgerNames
        let mainCurrency: Currency
    }

    /// The household's own book first, then the books of its people in the order of joining.
    let sources: [Source]
    /// The main currency of the household.
    let mainCurrency: Currency

    /// - Parameter household: the household's book.
    init(_ household: Ledger, of administrator: User.ID) throws {
        let site = SiteData<Reading>(connection: household.connection)
        mainCurrency = try household.mainCurrency()
        let own = Source(person: nil, ledger: household, names: try household.names(), mainCurrency: mainCurrency)
        let shared = try site.households.sharedBooks(with: administrator, cachedAs: household)
        sources = [own] + (try shared.map { Source(person: $0.person, ledger: $0.ledger, names: try $0.names(), mainCurrency: $0.mainCurrency) })
    }

    /// Returns the query for a book; nil if nothing of it can match.
    ///
    /// The category in a query belongs to one book; categories of other books match by their kind and name.
    func query(_ query: RecordQuery, for source: Source) -> RecordQuery? {
        var own = query
        if let account = query.account, source.names.account(account) == nil { return nil }
        if let category = query.category {
            guard let wanted = sources.lazy.compactMap({ $0.names.category(category) }).first,
                let same = source.names.category(category)
                    ?? source.names.categories.first(where: { $0.kind == wanted.kind && $0.name.folded == wanted.name.folded })
            else { return nil }
            own.category = same.id
        }
        return own
    }
}

extension Households {
    /// The shared accounts of one person, as a part of a list of all.
    struct SharedPart {
        let person: HouseholdMember.ID
        let ledger: Ledger
        let mainCurrency: Currency

        func names() throws -> LedgerNames { try ledger.names() }
    }

    /// Opens all that the people of a household share with its administrator, by one statement. Throws `.conflict(.notAdministrator)`.
    ///
    /// - Parameter household: the household's book, with the caches.
    func sharedBooks(with administrator: User.ID, cachedAs household: Ledger) throws -> [SharedPart] {
        let own = try requireAdministrator(administrator)
        var parts: [SharedPart] = []
        try connection.each(
            """
            SELECT \(Ledger.accountColumns), p.id, b.id, b.main_currency
            FROM household_person p JOIN user u ON u.id = p.user JOIN book b ON b.id = u.book AND b.state = 'live' JOIN account a ON a.book = b.id
            WHERE p.household = ? AND p.left_at IS NULL AND p.shares <> 'none' AND \(Self.isShared)
            ORDER BY p.joined_at, p.rowid, \(Ledger.accountOrder)
            """, [own.household.id]
        ) { cells in
            let account = try Ledger.account(cells), column = Ledger.accountColumnCount, person: HouseholdMember.ID = try cells.id(column)
            if let last = parts.last, last.person == person {
                var ledger = last.ledger
                ledger.seen?.append(account)
                parts[parts.endIndex - 1] = SharedPart(person: person, ledger: ledger, mainCurrency: last.mainCurrency)
            } else {
                let ledger = Ledger(
                    book: try cells.id(column + 1), connection: connection, namesCache: household.namesCache,
                    answersCache: household.answersCache, seen: [account])
                parts.append(SharedPart(person: person, ledger: ledger, mainCurrency: try cells.currency(column + 2)))
            }
            return true
        }
        return parts
    }
}

extension Store {
    /// Reads the household's book and all that its people share. Throws as reading does, and `.conflict(.notAdministrator)` for anybody else than the
    /// administrator.
    public func readAll<R>(_ access: BookAccess, _ body: (HouseholdRecords) throws -> R) throws -> R {
        guard !access.isOwn else { throw StoreError.conflict(.notAdministrator) }
        return try read(access) { try body(HouseholdRecords($0, of: access.person)) }
    }
}
