import Bookkeeping

/// Ending links: each side is a record of its own afterwards.
extension Households<Writing> {
    /// Ends the links of a person who leaves, or who may only look at the household's book from now on.
    func endLinks(of person: HouseholdMember.ID) throws { try connection.run("DELETE FROM record_link WHERE person = ?", person) }

    /// Ends the links of all people of a household that is dissolved but the administrator's, who may restore it.
    func endLinks(in household: Household.ID) throws {
        try connection.run(
            """
            DELETE FROM record_link WHERE person IN (
                SELECT id FROM household_person WHERE household = ? AND NOT (role IS 'administrator' AND left_at IS NULL))
            """, household)
    }
}

extension Books<Writing> {
    /// Keeps the links of a book that is replaced by another one, as far as the other book has the same records in step. Ends all other links; their
    /// other sides stay.
    func moveLinks(of book: Book.ID, to other: Book.ID) throws {
        for column in ["own_book", "shared_book"] {
            try connection.run("UPDATE record_link SET \(column) = ?, changed = NULL WHERE \(column) = ?", other, book)
            try connection.run(
                """
                DELETE FROM record_link WHERE \(column) = ?1 AND ((shared_book, shared, person) IN (\(LinkInvariant.outOfStep(where: "l.\(column) = ?1")))
                    OR own IS NULL AND NOT EXISTS (SELECT 1 FROM record r WHERE r.book = shared_book AND r.id = shared))
                """, other)
        }
    }

    /// Ends the links of a book that is removed.
    func endLinks(of book: Book.ID) throws { try connection.run("DELETE FROM record_link WHERE own_book = ?1 OR shared_book = ?1", book) }
}
