import BankFiles
import Bookkeeping
import Foundation
import Testing

@Suite struct QIFFileTests {
    private func read(
        _ file: [UInt8], _ code: String = "EUR", order: DateOrder? = nil, mark: DecimalMark? = nil
    ) throws -> (contents: BankFileContents, layout: QIFLayout) {
        let currency = try #require(Currency(code: code))
        var found = BankFileContents()
        let layout = try QIFReader(currency: currency, dateOrder: order, decimalMark: mark).read(file) { found.add($0) }
        return (found, layout)
    }

    private func read(
        _ file: String, _ code: String = "EUR", order: DateOrder? = nil, mark: DecimalMark? = nil
    ) throws -> (contents: BankFileContents, layout: QIFLayout) {
        try read(Array(file.utf8), code, order: order, mark: mark)
    }

    @Test func `a record of tens of thousands of lines is read line by line`() throws {
        let parts = String(repeating: "S\n", count: 60_000)
        #expect(try QIFReader(currency: #require(Currency(code: "EUR"))).read(Array("!Type:Bank\nD1.1.2026\nT5\n\(parts)^\n".utf8)) { _ in } != nil)
        #expect(throws: BankFileProblem(.tooLong, line: 65_529)) {
            try QIFReader(currency: #require(Currency(code: "EUR"))).read(Array("!Type:Bank\nD1.1.2026\nT5\n\(parts)\(parts)^\n".utf8)) { _ in }
        }
    }

    @Test(arguments: [
        (["11/21'26"], "EUR", DateOrder.monthDayYear, true, ["2026-11-21"]), (["1/ 2' 6"], "EUR", .monthDayYear, false, ["2006-01-02"]),
        (["11/21/2026"], "EUR", .monthDayYear, true, ["2026-11-21"]), (["21.11.26"], "USD", .dayMonthYear, true, ["2026-11-21"]),
        (["2026-11-02"], "EUR", .yearMonthDay, true, ["2026-11-02"]),
        (["21/11/26", "5/6/26"], "USD", .dayMonthYear, true, ["2026-11-21", "2026-06-05"]),
        (["5/6/26"], "USD", .monthDayYear, false, ["2026-05-06"]), (["5/6/26"], "GBP", .dayMonthYear, false, ["2026-06-05"]),
        (["1/2/70", "1/2/69", "31/1/6"], "EUR", .dayMonthYear, true, ["1970-02-01", "2069-02-01", "2006-01-31"]),
        (["11/21'2026"], "EUR", .monthDayYear, true, ["2026-11-21"]), (["1/31'75"], "EUR", .monthDayYear, true, ["2075-01-31"]),
    ])
    func `the order of the dates is found over the whole file`(
        _ dates: [String], _ code: String, _ order: DateOrder, _ isCertain: Bool, _ expected: [String]
    ) throws {
        let (found, layout) = try read("!Type:Bank\n" + dates.map { "D\($0)\nT1\n^\n" }.joined(), code)
        #expect(layout.dateOrder == order && layout.isDateOrderCertain == isCertain)
        #expect(found.statements.first?.entries.map(\.date.description) == expected)
    }

    @Test func `a person's order and decimal mark come before those that are found`() throws {
        let (found, layout) = try read("!Type:Bank\nD5/6/26\nT1.234\n^\n", "EUR", order: .monthDayYear, mark: .comma)
        #expect(layout.dateOrder == .monthDayYear && layout.decimalMark == .comma)
        #expect(found.statements.first?.entries.first?.date == (day("2026-05-06")))
        #expect(found.statements.first?.entries.first?.amount == (try Money(123_400, "EUR")))
    }

    @Test func `comments are passed over`() throws {
        let (found, _) = try read("### An example ###\n# From somewhere\n!Type:Bank\nD5/6/26\n# Here, too\nT1.50\n^\n")
        #expect(found.problems.isEmpty && found.statements.map(\.entries.count) == [1])
    }

    @Test func `the decimal mark is found over the whole file`() throws {
        let (found, layout) = try read("!Type:Bank\nD5/6/26\nT1.234\n^\nD5/6/26\nT-0,50\n^\n")
        #expect(layout.decimalMark == .comma)
        #expect(found.statements.first?.entries.map(\.amount) == [try Money(123_400, "EUR"), try Money(-50, "EUR")])
    }

    @Test(
        arguments: [
            (["1.50", "2"], "EUR", .point, true), (["5", "-7"], "EUR", .point, true), (["1.500"], "EUR", .comma, false),
            (["-1,500", "2,000"], "USD", .point, false), (["1,234"], "USD", .point, true), (["1,500"], "JPY", .point, true),
            (["1.500", "0,50"], "EUR", .comma, true), (["1.500"], "KWD", .comma, false), (["1.50", "1,50"], "EUR", .point, false),
            (["1.500", "2,500"], "EUR", .point, false),
        ] as [([String], String, DecimalMark, Bool)])
    func `a mark that the amounts do not prove is a question`(amounts: [String], code: String, mark: DecimalMark, isCertain: Bool) throws {
        let bytes = Array(("!Type:Bank\n" + amounts.map { "D13/6/26\nT\($0)\n^\n" }.joined()).utf8), currency = try #require(Currency(code: code))
        var layout = try BankFileLayout.guess(bytes, currency: currency)
        guard case .qif(let found) = layout else { return #expect(Bool(false), "\(layout)") }
        #expect(found.decimalMark == mark && found.isDecimalMarkCertain == isCertain)
        #expect(layout.doubts == (isCertain ? [] : [.decimalMark]))
        var answers = BankFileAnswers()
        answers.decimal = .comma
        try layout.change(by: answers, bytes, hint: BankFileHint())
        #expect(layout.doubts.isEmpty)
    }

    @Test func `the amounts of parts prove the mark of the whole`() throws {
        let (found, layout) = try read("!Type:Bank\nD13/6/26\nT1.500\nSA\n$1.499,50\nSB\n$0,50\n^\n")
        #expect(layout.decimalMark == .comma && layout.isDecimalMarkCertain)
        #expect(found.statements.first?.entries.map(\.amount.minorUnits) == [150_000])
    }

    @Test func `a layout that was kept before its mark could be open is certain of it`() throws {
        let kept = #"{"dateOrder":"dmy","decimalMark":"comma","encoding":"utf-8","isDateOrderCertain":true}"#
        #expect(try JSONDecoder().decode(QIFLayout.self, from: Data(kept.utf8)).isDecimalMarkCertain)
    }

    @Test(
        arguments: [
            ("Food", "Food", "", []), ("Food:Bread", "Food:Bread", "", []), ("Food/Trip", "Food", "", ["Trip"]), ("/Trip", "", "", ["Trip"]),
            ("[Savings]", "", "Savings", []), ("[Savings]/Trip", "", "Savings", ["Trip"]), ("--Split--", "", "", []),
            ("[Open", "[Open", "", []), ("", "", "", []),
        ] as [(String, String, String, [String])])
    func `a target is a category or an account, with a class`(_ text: String, _ category: String, _ account: String, _ tags: [String]) throws {
        let entry = try #require(try read("!Type:Bank\nD5/6/26\nT1\nL\(text)\n^\n").contents.statements.first?.entries.first)
        #expect(entry.category == category && entry.transferAccount == account && entry.hashtags == tags)
    }

    @Test func `parts of a split that all go to one account make a transfer`() throws {
        let entry = try #require(try read("!Type:Bank\nD5/6/26\nT2\nS[A]\n$1\nS[A]\n$1\n^\n").contents.statements.first?.entries.first)
        #expect(entry.transferAccount == "A" && entry.purpose.isEmpty)
    }

    @Test func `the first record that transfers from the account to itself is the opening balance`() throws {
        let named = "!Account\nNGiro\n^\n!Type:Bank\nD5/6/26\nT7\nPAnfangssaldo\nL[Giro]\n^\nD6/6/26\nT1\nL[Giro]\n^\n"
        let statement = try #require(try read(named).contents.statements.first)
        #expect(statement.entries.map(\.role) == [.balance, .transfer])
        #expect(statement.entries.first?.amount == (try Money(700, "EUR")))
        let unnamed = "!Type:Bank\nD5/6/26\nT7\nPOpening Balance\nL[Giro]\n^\n"
        #expect(try read(unnamed).contents.statements.first?.account.name == "Giro")
        let other = "!Account\nNGiro\n^\n!Type:Bank\nD5/6/26\nT7\nPOpening Balance\nL[Savings]\n^\n"
        #expect(try read(other).contents.statements.first?.entries.map(\.role) == [.transfer])
    }

    @Test func `comments may stand before the first header`() throws {
        let file = "# Written by hand\n\n!Type:Bank\nD11/21/26\nT-3.00\nPKiosk\n^\n"
        #expect(QIFReader.recognizes(Array(file.utf8)[...]))
        #expect(try read(file).contents.statements.flatMap(\.entries).map(\.payee) == ["Kiosk"])
    }

    @Test(arguments: ["", "Date;Amount", "!Nothing", "D\nE\nF", "Dear reader,\n^\n", "<OFX>", "{\"T\":1}"])
    func `other files are not recognized`(_ file: String) {
        #expect(!QIFReader.recognizes(Array(file.utf8)[...]))
    }

    @Test(arguments: ["", "!Type:Cat\nNFood\n^\n", "!Account\nNGiro\n^\n!Type:Bank\n", "!Type:Invst\nD1/1/26\nT5\n^\n"])
    func `a file without records of a register is empty`(_ file: String) {
        #expect(throws: BankFileProblem(.empty)) { try read(file) }
    }

    @Test func `values, files and the number of records have limits`() throws {
        let long = String(repeating: "x", count: BankFileLimits.value + 1), half = String(repeating: "x", count: BankFileLimits.value / 2 + 1)
        #expect(throws: BankFileProblem(.tooLong, line: 2)) { try read("!Type:Bank\nP\(long)\n^\n") }
        #expect(throws: BankFileProblem(.tooLong, line: 3)) { try read("!Type:Bank\nP\(half)\nM\(half)\n^\n") }
        #expect(throws: BankFileProblem(.tooLarge)) { try read([UInt8](repeating: 10, count: BankFileLimits.bytes + 1)) }
        let many = "!Type:Bank\n" + String(repeating: "P\n^\n", count: BankFileLimits.entries + 1)
        #expect(throws: BankFileProblem(.tooLarge)) { try read(many) }
    }

    @Test func `a file of 50,000 records is passed on one by one`() throws {
        let file = "!Type:Bank\n" + String(repeating: "D5/6/26\nT1.5\n^\n", count: 50_000)
        var entries = 0, sum: Int64 = 0, lastLine = 0
        try QIFReader(currency: try #require(Currency(code: "EUR"))).read(Array(file.utf8)) { event in
            guard case .entry(let entry) = event else { return }
            (entries, sum, lastLine) = (entries + 1, sum + entry.amount.minorUnits, entry.line)
        }
        #expect(entries == 50_000 && sum == 7_500_000 && lastLine == 149_999)
    }

    @Test func `every sample can be cut off after every byte`() throws {
        let reader = QIFReader(currency: .eur, dateOrder: .monthDayYear, decimalMark: .point)
        try SampleFiles.expectBeginnings(in: "qif") { try reader.read($0, $1) }
    }

    @Test func `damaged files end with a result or a problem`() throws {
        try expectReadOrRefused(mutationsOf: try SampleFiles.names(in: "qif")) { try QIFReader(currency: .eur).read($0, $1) }
    }
}
