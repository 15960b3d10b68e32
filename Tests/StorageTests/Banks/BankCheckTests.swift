import Bookkeeping
import Testing

@testable import Storage

/// `penny check` knows what has to hold of imports.
struct BankCheckTests {
    let banks: BankSample
    private let first: BankImport.ID
    private let second: BankImport.ID

    /// Makes two imports: a record of the first is a transfer by the second, and two rows of the second are one as well.
    init() throws {
        banks = try BankSample()
        first = try banks.prepare([BankSample.entry("2026-03-10", -5_000, "To cash"), BankSample.entry("2026-03-10", -100)])
        try banks.finish(first)
        let parts: [BankImportPart] = [
            .account(banks.cash), .entry(BankSample.entry("2026-03-11", 5_000, "From main")), .entry(BankSample.entry("2026-03-20", -700)),
            .account(banks.main), .entry(BankSample.entry("2026-03-21", 700)),
        ]
        second = try banks.prepare(parts: parts, number: 5_001, at: BankSample.now + 1)
        let id = second
        for row in try banks.rows(id) where row.state == .transfer { try banks.write { try $0.banks.decide(.transfer, onRow: row.number, of: id) } }
        try banks.finish(second, at: BankSample.now + 1)
    }

    @Test(arguments: [
        ("DELETE FROM bank_import WHERE id = ?1", "An entry of a bank refers to an import that is missing, or is not done."),
        (
            "UPDATE bank_import SET state = 'taken_back' WHERE id = ?2",
            "An import that was taken back, or is not done, has changed records or keeps their former values."
        ),
        ("DELETE FROM bank_former_record WHERE import = ?2", "An import has changed a record, and does not keep its former values."),
        (
            "DELETE FROM bank_row WHERE import = ?2 AND number = (SELECT max(match_row) FROM bank_row WHERE import = ?2)",
            "A row of an import that is done refers to another row that is missing."
        ),
    ])
    func `a broken import is named`(sql: String, sentence: String) throws {
        #expect(try banks.store.check() == [])
        try banks.store.pool.write { try Connection(database: $0).run(sql + " AND ?1 <> ?2", first, second) }
        #expect(try banks.store.check().contains(sentence))
    }
}
