import BankFiles
import Bookkeeping
import Testing

@Suite struct OFXSampleTests {
    private func read(_ name: String) throws -> BankFileContents {
        let file = try sample("ofx/\(name)")
        #expect(OFXReader.recognizes(file.prefix(64 << 10)))
        #expect(!QIFReader.recognizes(file.prefix(64 << 10)))
        return try BankFileContents(OFXReader().read, file)
    }

    @Test func `an American bank's file of OFX 1 has its movements, account and closing balance`() throws {
        let found = try read("american-bank.ofx")
        var card = BankEntry(line: 40, date: day("2026-11-21"), amount: try Money(-1250, "USD"))
        (card.bankID, card.payee, card.purpose) = ("2026112101", "AT&T STORE 12", "Card 1234 & pin")
        var cheque = BankEntry(line: 49, date: day("2026-11-22"), amount: try Money(-30000, "USD"))
        (cheque.bankID, cheque.payee, cheque.reference) = ("2026112201", "CHECK 1042", "1042")
        var pay = BankEntry(line: 59, date: day("2026-11-23"), amount: try Money(123_456, "USD"))
        (pay.bankID, pay.payee, pay.purpose, pay.otherAccount) = ("2026112301", "Employer Inc", "PAYROLL", "5566")
        (pay.valueDate, pay.time) = (day("2026-11-24"), TimeOfDay("14:30"))
        let account = BankAccount(number: "000123456", bank: "012345678", currency: Currency(code: "USD"))
        let closing = BankBalance(try Money(532_109, "USD"), on: day("2026-11-25"))
        #expect(found.statements == [BankStatement(account: account, closing: closing, entries: [card, cheque, pay])])
        #expect(found.problems.isEmpty)
    }

    @Test func `a card's file of OFX 2 has currencies of purchases and pending movements`() throws {
        let found = try read("xml-card.qfx")
        let statement = try #require(found.statements.first)
        #expect(statement.account == BankAccount(number: "4111XXXXXXXX1111", currency: Currency(code: "EUR")))
        #expect(statement.entries.map(\.payee) == ["Café Zürich 東京 Hauptbahnhof", "Hotel 集", "Kiosk"])
        #expect(statement.entries.map(\.purpose) == ["Kaffee & <Kuchen>", "", ""])
        #expect(statement.entries.map(\.amount) == [try Money(-1800, "EUR"), try Money(-600, "EUR"), try Money(-500, "EUR")])
        #expect(statement.entries.map(\.original) == [try Money(-2000, "USD"), try Money(-1000, "JPY"), nil])
        #expect(statement.entries.map(\.isPending) == [false, false, true])
        #expect(statement.closing == BankBalance(try Money(-11800, "EUR"), on: day("2026-11-25")))
        #expect(found.problems.isEmpty && found.statements.count == 1)
    }

    @Test func `a file in small letters, with windows-1252, carriage returns and commas is read`() throws {
        let found = try read("brazilian-bank.ofx")
        let statement = try #require(found.statements.first)
        #expect(statement.entries.map(\.purpose) == ["PAGAMENTO AÇOUGUE SÃO JOÃO", "PIX"])
        #expect(statement.entries.map(\.amount) == [try Money(-123_456, "BRL"), try Money(1250, "BRL")])
        #expect(statement.entries.map(\.line) == [4, 7])
        #expect(statement.entries.map(\.time) == [TimeOfDay("10:00"), nil])
        #expect(statement.closing == BankBalance(try Money(150_000, "BRL"), on: day("2026-11-04")))
        #expect(found.problems.isEmpty)
    }

    @Test func `each account of a file is a statement, and identifiers are passed on as they are`() throws {
        let found = try read("two-accounts.ofx")
        #expect(found.statements.map(\.account.number) == ["11", "22"])
        #expect(found.statements.map { $0.entries.map(\.payee) } == [["Café", "Tea < Co"], ["Interest"]])
        #expect(found.statements.flatMap(\.entries).map(\.bankID) == ["0", "0", "0"])
        #expect(found.statements.map(\.closing) == [nil, BankBalance(try Money(10_040, "GBP"), on: day("2026-11-05"))])
    }

    @Test func `missing ends cost nothing, wrong movements are problems, and deleted ones are none`() throws {
        let found = try read("unclosed.ofx")
        let statement = try #require(found.statements.first)
        #expect(statement.account.number == "FR761")
        #expect(statement.entries.map(\.payee) == ["Boulangerie", "Corrected"])
        #expect(statement.entries.map(\.purpose) == ["pain", ""])
        #expect(statement.entries.map(\.bankID) == ["1", "5"])
        #expect(statement.closing == BankBalance(try Money(9400, "EUR"), on: nil))
        #expect(
            found.problems == [
                BankRowProblem(line: 14, .badDate("20261331"), text: "Wrong day"),
                BankRowProblem(line: 19, .badAmount("1.234"), text: "Wrong amount"),
            ])
    }

    @Test func `only the bank's movements of an investment account are entries`() throws {
        let found = try read("investment.ofx")
        let statement = try #require(found.statements.first)
        #expect(statement.account == BankAccount(number: "A-1", bank: "broker.example", currency: Currency(code: "USD")))
        #expect(statement.entries.map(\.bankID) == ["C1"])
        #expect(statement.closing == nil && found.problems.isEmpty)
    }

    @Test func `a file of OFX 2 with the header of OFX 1 and lone signs is read`() throws {
        let found = try read("new-body-old-header.ofx")
        let statement = try #require(found.statements.first), entry = try #require(statement.entries.first)
        #expect(statement.account == BankAccount(number: "CH9300762011623852957", currency: Currency(code: "CHF")))
        #expect(entry.payee == "Müller & Söhne" && entry.purpose == "Rechnung <12>" && entry.bankID.isEmpty)
        #expect(entry.amount == (try Money(-123_450, "CHF")))
        #expect(statement.closing == nil && statement.entries.count == 1)
        #expect(found.problems == [BankRowProblem(line: 16, .noDate, text: "No date")])
    }
}
