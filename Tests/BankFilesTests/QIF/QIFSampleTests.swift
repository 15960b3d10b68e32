import BankFiles
import Bookkeeping
import Testing

@Suite struct QIFSampleTests {
    private func read(_ name: String, _ code: String) throws -> (BankFileContents, QIFLayout) {
        let file = try sample("qif/\(name)"), currency = try #require(Currency(code: code))
        #expect(QIFReader.recognizes(file.prefix(64 << 10)))
        #expect(!OFXReader.recognizes(file.prefix(64 << 10)))
        var found = BankFileContents()
        let layout = try QIFReader(currency: currency).read(file) { found.add($0) }
        return (found, layout)
    }

    @Test func `a file of Quicken has the registers of its accounts, and none of its lists`() throws {
        let (found, layout) = try read("quicken.qif", "USD")
        #expect(layout == QIFLayout(dateOrder: .monthDayYear, decimalMark: .point, encoding: .utf8, isDateOrderCertain: true))
        #expect(found.problems.isEmpty)
        #expect(found.statements.map(\.account.name) == ["Checking", "Card"])
        let checking = try #require(found.statements.first), entries = checking.entries
        #expect(checking.opening == nil)
        var opening = BankEntry(line: 29, date: day("2026-01-01"), amount: try Money(100_000, "USD"))
        (opening.payee, opening.role) = ("Opening Balance", .balance)
        var shop = BankEntry(line: 36, date: day("2006-01-02"), amount: try Money(-1250, "USD"))
        (shop.payee, shop.purpose, shop.reference) = ("Corner shop", "Milk, bread", "1042")
        (shop.category, shop.hashtags) = ("Food:Groceries", ["Holidays"])
        var transfer = BankEntry(line: 46, date: day("2026-11-21"), amount: try Money(-120_000, "USD"))
        (transfer.payee, transfer.reference, transfer.transferAccount) = ("To savings", "TXFR", "Savings")
        transfer.role = .transfer
        var split = BankEntry(line: 52, date: day("1999-11-22"), amount: try Money(-5000, "USD"))
        (split.payee, split.purpose) = ("Supermarket", "Week")
        split.parts = [
            BankEntryPart(amount: try Money(-3000, "USD"), category: "Food:Groceries", note: "Milk"),
            BankEntryPart(amount: try Money(-2000, "USD"), category: "Household"),
        ]
        var kiosk = BankEntry(line: 63, date: day("2026-11-23"), amount: try Money(-800, "USD"))
        (kiosk.payee, kiosk.category) = ("Kiosk", "Food")
        #expect(entries == [opening, shop, transfer, split, kiosk])
        #expect(found.statements.last?.entries.map(\.payee) == ["Bookshop"])
    }

    @Test func `parts in both directions and transfers among the parts are entries of their own`() throws {
        let (found, _) = try read("moves.qif", "USD")
        let written = found.statements.map { statement in
            statement.entries.map { entry in
                [
                    "\(entry.date) \(entry.amount.minorUnits) \(entry.role)", entry.payee, entry.purpose, entry.category, entry.transferAccount,
                    entry.hashtags.joined(separator: ","),
                    entry.parts.map { "\($0.amount.minorUnits) \($0.category) \($0.note)" }.joined(separator: "; "),
                ].joined(separator: "|")
            }
        }
        #expect(
            written == [
                [
                    "2026-11-13 50000 balance|Opening Balance|||||", "2026-11-14 -10000 transfer|Put aside|||Savings||",
                    "2026-11-15 -2050 movement|Market||||Home|-1250 Food:Bread Bread; -800 Household ",
                    "2026-11-15 -800 transfer|Market|Piggy bank||Savings|Home|", "2026-11-16 210000 movement|Firm||Salary|||",
                    "2026-11-16 -60000 movement|Firm||Tax|||",
                ], ["2026-11-14 10000 transfer|Put aside|||Checking||"],
            ])
    }

    @Test func `parts that do not add up stay one entry of the whole amount`() throws {
        let file = Array("!Type:Bank\nD2026-11-13\nT-10.00\nPShop\nSFood\n$-6.00\nSHome\n$-3.00\n^\n".utf8)
        var found = BankFileContents()
        try QIFReader(currency: .eur).read(file) { found.add($0) }
        let entry = try #require(found.statements.first?.entries.first)
        #expect(entry.amount == euro(-1000) && entry.parts.isEmpty && entry.purpose == "Food -6.00; Home -3.00")
    }

    @Test func `a German bank's file has points between dates, decimal commas and windows-1252`() throws {
        let (found, layout) = try read("german-bank.qif", "EUR")
        #expect(layout == QIFLayout(dateOrder: .dayMonthYear, decimalMark: .comma, encoding: .windows1252, isDateOrderCertain: true))
        #expect(found.statements.first?.account == BankAccount(currency: Currency(code: "EUR")))
        let entries = try #require(found.statements.first?.entries)
        #expect(entries.map(\.date) == [day("2026-11-21"), day("2026-12-03")])
        #expect(entries.map(\.amount) == [try Money(-123_456, "EUR"), try Money(1250, "EUR")])
        #expect(entries.map(\.payee) == ["Bäckerei Müller", "Erstattung"])
        #expect(entries.map(\.line) == [2, 7])
    }

    @Test func `wrong records are problems, and the reading goes on`() throws {
        let (found, _) = try read("bank-iso.qif", "EUR")
        #expect(found.statements.first?.entries.map(\.payee) == ["Café"])
        #expect(
            found.problems == [
                BankRowProblem(line: 6, .badDate("2026-11-31"), text: "No such day"), BankRowProblem(line: 10, .badAmount("abc"), text: "No amount"),
                BankRowProblem(line: 14, .noAmount, text: "Nothing"), BankRowProblem(line: 17, .noDate, text: "No date"),
            ])
    }

    @Test func `a file without a header and with carriage returns is a register`() throws {
        let (found, layout) = try read("no-header.qif", "GBP")
        #expect(layout.dateOrder == .dayMonthYear && layout.isDateOrderCertain)
        #expect(found.statements.first?.entries.map(\.date) == [day("2026-11-21"), day("2026-11-05")])
        #expect(found.statements.first?.entries.map(\.line) == [1, 5])
    }

    @Test func `a record without an end ends at the next date, and at the end of the file it is a problem`() throws {
        let (found, layout) = try read("broken-off.qif", "EUR")
        #expect(layout.dateOrder == .monthDayYear)
        #expect(found.statements.first?.entries.map(\.payee) == ["Loan", "Fee", "No end before"])
        #expect(found.problems == [BankRowProblem(line: 13, .incomplete)])
    }
}
