import BankFiles
import Bookkeeping
import Testing

@Suite struct ContentsTests {
    @Test func `parts belong to the statement before them`() throws {
        let euro = try #require(Currency(code: "EUR")), day = try #require(CalendarDate("2026-11-21"))
        let first = BankEntry(line: 1, date: day, amount: Money(minorUnits: -6_170, euro))
        let second = BankEntry(line: 5, date: day, amount: Money(minorUnits: 4_800, euro))
        let balance = BankBalance(Money(minorUnits: 100, euro), on: day), account = BankAccount(number: "1", currency: euro)
        var contents = BankFileContents()
        for event: BankFileEvent in [
            .entry(first), .account(account), .opening(balance), .entry(second), .closing(balance), .problem(BankRowProblem(line: 7, .noDate)),
        ] {
            contents.add(event)
        }
        #expect(
            contents.statements
                == [BankStatement(entries: [first]), BankStatement(account: account, opening: balance, closing: balance, entries: [second])])
        #expect(contents.problems == [BankRowProblem(line: 7, .noDate)])
    }
}
