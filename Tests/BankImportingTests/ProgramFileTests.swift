import BankFiles
import Bookkeeping
import Storage
import Testing

/// Files of other programs, imported as the pages propose: the balances, and what was spent and earned, are those that the other program had.
struct ProgramFileTests {
    private struct Case: Sendable, CustomTestStringConvertible {
        let file: String
        let balances: Set<String>
        let totals: Set<String>
        /// The column that a person calls their share.
        var share: Int?

        var testDescription: String { file }
    }

    private static let cases: [Case] = [
        Case(
            file: "tables/firefly-moves.csv",
            balances: ["Giro 1987.66 EUR", "Savings 100.00 EUR", "Dollar purse 121.00 USD", "Car loan -650.00 EUR"],
            totals: ["-52.34 EUR", "2000.00 EUR"]),
        Case(
            file: "tables/ezbookkeeping-moves.csv", balances: ["Wallet 22.66 EUR", "Bank 25.00 EUR", "Purse 22.00 USD"], totals: ["-12.34 EUR"]),
        Case(file: "tables/zaim-moves.csv", balances: ["財布 13720 JPY", "銀行 190000 JPY"], totals: ["-1280 JPY", "200000 JPY"]),
        Case(file: "tables/cashew-moves.csv", balances: ["Giro 367.50 EUR", "Savings 100.00 EUR", "Purse 22.00 USD"], totals: ["-12.50 EUR"]),
        Case(file: "tables/ynab-moves.csv", balances: ["Checking 367.66 USD", "Savings 110.00 USD"], totals: ["-22.34 USD"]),
        Case(file: "tables/actual-moves.csv", balances: ["Checking 367.16 EUR", "Savings 100.00 EUR"], totals: ["-32.84 EUR"]),
        Case(file: "tables/splitwise-three.csv", balances: ["Everyday -35.00 EUR"], totals: ["-35.00 EUR"], share: 5),
        Case(file: "tables/splitwise-three.csv", balances: ["Everyday -30.00 EUR"], totals: ["-30.00 EUR"], share: 6),
        Case(file: "tables/spliit-pair.csv", balances: ["Everyday -12.50 EUR"], totals: ["-12.50 EUR"], share: 10),
        Case(
            file: "tables/gnucash-moves.csv", balances: ["Checking 1847.16 EUR", "Savings 100.00 EUR", "Purse 22.00 USD"],
            totals: ["-632.84 EUR", "2100.00 EUR"]),
        Case(file: "tables/moneyforward-moves.csv", balances: ["みずほ銀行 -23050 JPY", "財布 20000 JPY"], totals: ["-3050 JPY"]),
        Case(file: "tables/suishouji.csv", balances: ["现金 1464.50 CNY", "银行卡 7000.00 CNY"], totals: ["-35.50 CNY", "8000.00 CNY"]),
        Case(file: "tables/suishouji-app.csv", balances: ["现金 961.50 CNY", "银行卡 -1000.00 CNY"], totals: ["-35.50 CNY"]),
        Case(
            file: "tables/qianji.csv", balances: ["微信 964.50 CNY", "招商银行 6398.50 CNY", "信用卡 600.00 CNY"], totals: ["-37.00 CNY", "8000.00 CNY"]),
        Case(file: "tables/monefy.csv", balances: ["Cash 17.50 EUR", "Savings 50.00 EUR"], totals: ["-12.50 EUR"]),
        Case(file: "tables/moneymanager-moves.csv", balances: ["Cash 37.50 EUR", "Bank -50.00 EUR"], totals: ["-12.50 EUR"]),
        Case(file: "tables/penny.csv", balances: ["Giro -142.84 EUR", "Purse 121.00 USD"], totals: ["-32.84 EUR"]),
        Case(file: "qif/moves.qif", balances: ["Checking 1871.50 EUR", "Savings 108.00 EUR"], totals: ["-620.50 EUR", "2100.00 EUR"]),
    ]

    @Test(arguments: cases)
    private func `a program's file keeps balances, spending and income, comes once, and goes again`(_ item: Case) throws {
        let server = try ImportingBook(), bytes = try sample(item.file)
        let change = { (mapping: inout TableMapping) in
            guard let share = item.share else { return }
            #expect(!mapping.isComplete && mapping.lacksPerson)
            mapping.columns[share] = .share
        }
        let first = try server.bring(bytes, changing: change)
        #expect(first.records > 0)
        #expect(try server.balances() == item.balances)
        #expect(try server.totals() == item.totals)

        let second = try server.bring(bytes, changing: { if !$0.has(.share) { try change(&$0) } })
        #expect(second.records == 0)
        #expect(try server.balances() == item.balances)
        #expect(try server.totals() == item.totals)

        try server.takeBack(second.id)
        try server.takeBack(first.id)
        #expect(try server.balances().isEmpty && server.totals().isEmpty)
        try server.bring(bytes, changing: { if !$0.has(.share) { try change(&$0) } })
        #expect(try server.balances() == item.balances)
    }

    @Test func `a divided entry of a program is one record with parts under their categories`() throws {
        let server = try ImportingBook()
        try server.bring(try sample("tables/actual-moves.csv"))
        let parts = try server.store.read(server.book) { ledger in
            let categories = try ledger.categories()
            return try ImportingBook.rows(ledger).filter { $0.receipt != nil }.map { row in
                "\(categories.first { $0.id == row.category }?.name ?? "") \(row.amount) \(row.partNote ?? "") \(row.texts[.title])"
            }
        }
        #expect(Set(parts) == ["Food 1250 Bread Market", "Household 800 Soap Market"])
    }

    @Test func `a register that comes later finds the transfers of an earlier one`() throws {
        let server = try ImportingBook()
        let checking = "!Account\nNChecking\nTBank\n^\n!Type:Bank\nD2026-11-14\nT-100.00\nPPut aside\nL[Savings]\n^\n"
        let savings = "!Account\nNSavings\nTBank\n^\n!Type:Bank\nD2026-11-14\nT100.00\nPPut aside\nL[Checking]\n^\n"
        #expect(try server.bring(Array(checking.utf8)).records == 1)
        let second = try server.bring(Array(savings.utf8))
        #expect(second.records == 0)
        #expect(try server.balances() == ["Checking -100.00 EUR", "Savings 100.00 EUR"])
        #expect(try server.totals().isEmpty)
    }

    @Test func `an income beside a transfer of the same amount stays an income`() throws {
        let server = try ImportingBook()
        let file = """
            Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Account2 Currency,Account2 Amount,Geographic Location,Tags,Description
            2026-11-15 10:00:00,+01:00,Transfer,Transfer,Bank,Giro,EUR,50.00,Savings,EUR,50.00,,,Put aside
            2026-11-16 10:00:00,+01:00,Income,Gift,Money,Savings,EUR,50.00,,,,,,From Ben
            2026-11-16 11:00:00,+01:00,Expense,Food,Shop,Giro,EUR,50.00,,,,,,Feast
            """
        try server.bring(Array(file.utf8))
        #expect(try server.balances() == ["Giro -100.00 EUR", "Savings 100.00 EUR"])
        #expect(try server.totals() == ["50.00 EUR", "-50.00 EUR"])
    }
}
