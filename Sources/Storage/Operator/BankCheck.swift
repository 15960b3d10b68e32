import Bookkeeping

extension DatabaseCheck {
    /// The rules of imports of files of banks.
    static let bankInvariants = [
        (
            "An entry of a bank refers to an import that is missing, or is not done.",
            """
            SELECT e.record FROM bank_entry e WHERE e.import IS NOT NULL AND \(BookState.isLive(column: "e.book")) AND NOT EXISTS (
                SELECT 1 FROM bank_import i WHERE i.book = e.book AND i.id = e.import AND i.state IN ('done', 'taken_back'))
            """
        ),
        (
            "An import that was taken back, or is not done, has changed records or keeps their former values.",
            """
            SELECT i.id FROM bank_import i WHERE i.state <> 'done' AND \(BookState.isLive(column: "i.book")) AND (
                EXISTS (SELECT 1 FROM bank_former_record f WHERE f.book = i.book AND f.import = i.id)
                OR EXISTS (SELECT 1 FROM bank_entry e INDEXED BY bank_entry_of_import WHERE e.book = i.book AND e.import = i.id AND e.way <> 'added'))
            """
        ),
        (
            // With the rows of an import, what it keeps goes after 30 days.
            "An import has changed a record, and does not keep its former values.",
            """
            SELECT e.record FROM bank_entry e WHERE e.way IN ('joined', 'taken') AND e.import IS NOT NULL AND \(BookState.isLive(column: "e.book"))
            AND EXISTS (SELECT 1 FROM bank_row b WHERE b.book = e.book AND b.import = e.import)
            AND NOT EXISTS (SELECT 1 FROM bank_former_record f WHERE f.book = e.book AND f.import = e.import AND f.record = e.record)
            """
        ),
        (
            "A row of an import that is done refers to another row that is missing.",
            """
            SELECT b.number FROM bank_row b JOIN bank_import i ON i.book = b.book AND i.id = b.import AND i.state = 'done'
            WHERE b.match_row IS NOT NULL AND \(BookState.isLive(column: "b.book"))
            AND NOT EXISTS (SELECT 1 FROM bank_row o WHERE o.book = b.book AND o.import = b.import AND o.number = b.match_row)
            """
        ),
    ]
}
