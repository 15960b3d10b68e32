import Bookkeeping

/// The links of all books, for the job that fetches: the due ones, with the access right of the person.
public struct BankFetches<Access>: SitePart {
    let site: SiteData<Access>
}

/// The secret address of a link. Descriptions and reflections do not show it, so that it gets into no log by accident.
public struct BankSecret: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The address, with the credentials in it.
    public let text: String

    public init(_ text: String) { self.text = text }

    public var description: String { "(secret)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A link that is to be fetched.
public struct DueBankLink: Sendable {
    /// The right of the person who made the link.
    public let access: BookAccess
    public let link: BankLink
    public let address: BankSecret
}

extension BankFetches {
    /// Returns the link that has waited longest; nil if none is due. A link waits while its person is disabled or may not write to the
    /// book.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    public func due(at now: Int64) throws -> DueBankLink? {
        let found = try connection.rows(
            """
            SELECT c.book, c.id, c.person, c.access FROM bank_connection c INDEXED BY bank_connection_due JOIN user u ON u.id = c.person
            WHERE c.is_on = 1 AND c.due_at <= ? AND u.is_disabled = 0 ORDER BY c.due_at
            """, now
        ) { (book: try $0.id(0, Book.self), id: try $0.id(1, BankLink.self), person: try $0.id(2, User.self), address: $0.text(3)) }
        for item in found {
            guard let access = try site.books.access(of: item.person, to: item.book, at: now), access.mayWrite,
                let made = try Ledger(book: item.book, connection: connection).bankLinks.find(item.id)
            else {
                continue
            }
            return DueBankLink(access: access, link: made, address: BankSecret(item.address))
        }
        return nil
    }

    /// Returns the time when the next link is due after `now`; nil if there is none.
    public func next(after now: Int64) throws -> Int64? {
        try connection.first("SELECT min(due_at) FROM bank_connection INDEXED BY bank_connection_due WHERE is_on = 1 AND due_at > ?", now) { cells in
            cells.optional(0, cells.int64)
        } ?? nil
    }
}

extension BankFetches<Writing> {
    /// Ends the links that a person of a household, who leaves it, has made for its book: the address is theirs.
    func endLinks(leaving person: HouseholdMember.ID) throws {
        try connection.run(
            """
            DELETE FROM bank_connection WHERE (book, person) IN (
                SELECT h.book, p.user FROM household_person p JOIN household h ON h.id = p.household WHERE p.id = ? AND p.user IS NOT NULL)
            """, person)
    }

    /// Ends the links of the book of a household.
    func endLinks(of household: Household.ID) throws {
        try connection.run("DELETE FROM bank_connection WHERE book IN (SELECT book FROM household WHERE id = ?)", household)
    }
}
