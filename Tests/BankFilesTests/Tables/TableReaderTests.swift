import BankFiles
import Bookkeeping
import Foundation
import TestSupport
import Testing

@Suite struct TableReaderTests {
    @Test func `a transaction of GnuCash with a side that cannot be read is a problem, and the next one is read`() throws {
        let file = """
            Date,Transaction ID,Description,Full Account Name,Account Name,Amount Num.,Value Num.,Commodity/Currency
            2026-11-13,a1,Market,Assets:Giro,Giro,-20.50,-20.50,CURRENCY::EUR
            2026-11-13,a1,Market,Expenses:Food,Food,x,x,CURRENCY::EUR
            2026-11-13,a1,Market,Expenses:Home,Home,8.00,8.00,CURRENCY::EUR
            2026-11-14,a2,Baker,Assets:Giro,Giro,-3.00,-3.00,CURRENCY::EUR
            2026-11-14,a2,Baker,Expenses:Food,Food,3.00,3.00,CURRENCY::EUR
            """
        var mapping = try TableMapping.guess(Array(file.utf8)), contents = BankFileContents()
        mapping.currency = "EUR"
        try TableReader(mapping).read(Array(file.utf8)) { contents.add($0) }
        #expect(mapping.preset == "GnuCash")
        #expect(contents.statements.flatMap(\.entries).map(\.amount.minorUnits) == [-300])
        #expect(contents.problems.map(\.line) == [3, 4])
    }

    private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Samples/tables")

    private static func read(_ text: String, currency: String = "EUR") throws -> BankFileContents { try read(Array(text.utf8), currency: currency) }

    private static func read(_ bytes: [UInt8], currency: String = "EUR") throws -> BankFileContents {
        var mapping = try TableMapping.guess(bytes), contents = BankFileContents()
        if mapping.currency == nil { mapping.currency = currency }
        try TableReader(mapping).read(bytes) { contents.add($0) }
        return contents
    }

    // MARK: Rows

    @Test(
        arguments: [
            ("2026-11-31,Café,-12.50", .badDate("2026-11-31")), (",Café,-12.50", .noDate), ("2026-11-21,Café,", .noAmount),
            ("2026-11-21,Café,twelve", .badAmount("twelve")), ("2026-11-21,Café,12.505", .badAmount("12.505")), ("2026-11-21,Café", .incomplete),
            ("2026-11-21,Café,9999999999999999999999999999999999999999", .amountTooLarge("9999999999999999999999999999999999999999")),
            ("0000-01-01,Café,1.00", .badDate("0000-01-01")), ("2026-11-21,Café,\"12.50", .incomplete),
            ("2026-11-21,Café,GBP 12.50", .badAmount("GBP 12.50")), ("2026-11-21,Café,left,-12.50", .extraValues),
        ] as [(String, BankRowProblem.Reason)])
    func `a wrong row is a problem with its line`(row: String, reason: BankRowProblem.Reason) throws {
        let contents = try Self.read("Date,Payee,Amount\n2026-11-20,Kiosk,-3.00\n2026-11-20,Kiosk,-3.20\n\n" + row)
        #expect(contents.statements.flatMap(\.entries).count == 2)
        #expect(contents.problems.map(\.line) == [5])
        #expect(contents.problems.map(\.reason) == [reason])
    }

    @Test func `rows with neither a date nor an amount are left out`() throws {
        let contents = try Self.read("Date,Payee,Amount\n,,\n\n2026-11-20,Kiosk,-3.00\nPrinted on Monday,,\n\"\",\"\",\"\"\nEnd of file")
        #expect(contents.statements.flatMap(\.entries).map(\.line) == [4])
        #expect(contents.problems == [])
    }

    @Test func `the first and the last year are read`() throws {
        var mapping = try TableMapping.guess(Array("Date,Amount\n2026-11-20,1.00\n".utf8)), contents = BankFileContents()
        mapping.currency = "EUR"
        try TableReader(mapping).read(Array("Date,Amount\n0001-01-01,1.00\n9999-12-31,2.00\n".utf8)) { contents.add($0) }
        #expect(contents.statements.flatMap(\.entries).map(\.date.description) == ["0001-01-01", "9999-12-31"])
    }

    @Test func `quotes have lines and quotes in them`() throws {
        let contents = try Self.read(
            "Date,Payee,Description,Amount\r\n2026-11-20,\"Say \"\"yes\"\"\",\"one\r\ntwo\", \"-1,234.50\"\r\n2026-11-21,7\" disc,,-3\r\n")
        let entries = contents.statements.flatMap(\.entries)
        #expect(entries.map(\.payee) == ["Say \"yes\"", "7\" disc"])
        #expect(entries.first?.purpose == "one\ntwo")
        #expect(entries.map(\.line) == [2, 4])
        #expect(entries.map(\.amount.minorUnits) == [-123_450, -300])
    }

    @Test func `balances are told only if each row follows from its neighbour`() throws {
        let rows = "Date,Payee,Amount,Balance\n2026-11-20,A,-3.00,97.00\n2026-11-21,B,10.00,107.00\n2026-11-22,C,-7.00,"
        #expect(try Self.read(rows + "100.00\n").statements.first?.closing?.amount.minorUnits == 10_000)
        #expect(try Self.read(rows + "100.00\n").statements.first?.opening?.amount.minorUnits == 10_000)
        #expect(try Self.read(rows + "100.01\n").statements.first?.closing == nil)
    }

    @Test func `a table without a currency has problems and no entries`() throws {
        let bytes = Array("Date,Payee,Amount\n2026-11-20,Kiosk,-3.00\n".utf8), mapping = try TableMapping.guess(bytes)
        var contents = BankFileContents()
        try TableReader(mapping).read(bytes) { contents.add($0) }
        #expect(contents.problems == [BankRowProblem(line: 2, .noCurrency, text: "Kiosk")])
    }

    @Test(arguments: ["2026-11-20,\"Café,-3.00", "\"2026-11-20,Café,-3.00", "2026-11-20,Café,\"-3.00"])
    func `a quote that is not closed costs its row`(row: String) throws {
        let contents = try Self.read(
            "Date,Payee,Amount\n2026-11-20,Kiosk,-1.00\n\(row)\n2026-11-21,\"Bar, Inc\",-2.00\n2026-11-22,\"Say \"\"no\"\"\",-3.00\n")
        #expect(contents.statements.flatMap(\.entries).map(\.amount.minorUnits) == [-100, -200, -300])
        #expect(contents.problems.map(\.line) == [3])
        #expect(contents.problems.map(\.reason) == [.incomplete])
    }

    @Test(arguments: ["Total,,-3.00", ",Summe,-3.00", ",Ending balance as of 11/30/2026,97.00", "合計,,-3.00"])
    func `totals are left out, before and behind the entries`(row: String) throws {
        let contents = try Self.read("Date,Payee,Amount\n\(row)\n2026-11-20,Total,-3.00\n2026-11-21,Kiosk,-1.00\n\(row)\n")
        #expect(contents.statements.flatMap(\.entries).map(\.payee) == ["Total", "Kiosk"])
        #expect(contents.problems == [])
    }

    @Test func `the amount of the other side of a transfer is kept with its currency`() throws {
        let contents = try Self.read(
            "Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Account2 Currency,Account2 Amount,Tags,Description\n"
                + "2026-11-21 10:00:00,+01:00,Transfer,Transfer,Bank,Giro,EUR,100.00,Dollars,USD,108.00,,Trip\n"
                + "2026-11-22 10:00:00,+01:00,Transfer,Transfer,Bank,Giro,EUR,50.00,Savings,EUR,50.00,,\n")
        let entries = contents.statements.flatMap(\.entries)
        #expect(entries.map(\.transferAccount) == ["Dollars", "Savings"])
        #expect(entries.map(\.original?.minorUnits) == [-10_800, nil])
        #expect(entries.first?.original?.currency == .usd)
    }

    @Test func `the accounts of two older programs are read`() throws {
        let ynab = try Self.read(
            "Account,Flag,Check Number,Date,Payee,Category,Master Category,Sub Category,Memo,Outflow,Inflow,Cleared,Running Balance\n"
                + "Giro,,7,2026/11/07,Kiosk,Food: Lunch,Food,Lunch,Soup,4.75,0.00,C,0.00\nCash,,,2026/11/08,Bar,,,,,1.00,0.00,C,0.00\n")
        #expect(ynab.statements.map(\.account.name) == ["Giro", "Cash"])
        #expect(ynab.statements.flatMap(\.entries).map(\.category) == ["Food:Lunch", ""])
        let monefy = try Self.read(
            "date,account,category,amount,currency,converted amount,currency,description\n06/12/2026,Cash,Bills,-55,EUR,-55,EUR,Water\n"
                + "06/12/2026,Cash,To 'Card',-200,EUR,-200,EUR,\n06/12/2026,Card,From 'Cash',200,EUR,200,EUR,\n")
        #expect(monefy.statements.map(\.account.name) == ["Cash", "Card"])
        #expect(monefy.statements.flatMap(\.entries).map(\.transferAccount) == ["", "Card", "Cash"])
        #expect(monefy.statements.flatMap(\.entries).map(\.category) == ["Bills", "", ""])
    }

    @Test func `a number before the date is that of the account if it is always the same`() throws {
        let rows = "2026-11-20,Kiosk,-1.00\n", header = "Kontonummer,Datum,Name,Betrag\n"
        let same = try Self.read("\(header)1234567,\(rows)1234567,\(rows)"), others = try Self.read("\(header)1234567,\(rows)7654321,\(rows)")
        #expect(same.statements.map(\.account.number) == ["1234567"])
        #expect(same.statements.flatMap(\.entries).map(\.otherAccount) == ["", ""])
        #expect(others.statements.flatMap(\.entries).map(\.otherAccount) == ["1234567", "7654321"])
    }

    // MARK: Mapping

    @Test(
        arguments: [
            ("Date,Shop,Amount", [.date, .payee, .amount]), ("When,Where,How much", [.date, .purpose, .amount]),
            ("TransactionDate,OriginalDescription,NetAmount", [.date, .purpose, .amount]), ("Buchungstag,VWZ1,Betrag", [.date, .purpose, .amount]),
        ] as [(String, [TableColumn?])])
    func `a column of texts is read whatever its name`(header: String, columns: [TableColumn?]) throws {
        let file = Array("\(header)\n2026-11-20,Café,-3.00\n2026-11-21,Kiosk,-1.00\nPrinted on Monday,,\nby hand,,\nby nobody,,\n".utf8)
        #expect(try TableMapping.guess(file).columns == columns)
    }

    @Test func `a date far behind the beginning decides the order`() throws {
        let american = BankFileHint(timeZone: CivilTimeZone("America/New_York"), currency: .usd)
        let row = "05/06/2026,Kiosk,-1.00\n", rows = String(repeating: row, count: 600)
        #expect(try TableMapping.guess(Array("Date,Payee,Amount\n\(rows)\(row)".utf8)).dateOrder == .dayMonthYear)
        #expect(try TableMapping.guess(Array("Date,Payee,Amount\n\(rows)05/13/2026,Kiosk,-1.00\n".utf8)).dateOrder == .monthDayYear)
        #expect(
            try TableMapping.guess(Array("Date,Payee,Amount\n\(rows)13/05/2026,Kiosk,-1.00\n".utf8), hint: american).dateOrder == .dayMonthYear)
    }

    @Test(arguments: [
        ("2026-11-05", 1, true), ("2026-11-05", 600, true), ("05/06/2026", 1, false), ("05/06/2026", 600, false), ("13/06/2026", 1, true),
        ("20261105", 600, true),
    ])
    func `the order of dates is asked unless a row settles it`(date: String, count: Int, isCertain: Bool) throws {
        let file = Array(("Date,Payee,Amount\n" + String(repeating: "\(date),Kiosk,-1.00\n", count: count)).utf8)
        #expect(try TableMapping.guess(file).doubts.contains(.dateOrder) != isCertain)
        let decided = file + Array("05/13/2026,Kiosk,-1.00\n".utf8)
        if count > 500 { #expect(try !TableMapping.guess(decided).doubts.contains(.dateOrder)) }
    }

    @Test(arguments: [
        ("\"Kiosk\"", "Kiosk"), ("\" Kiosk \"", "Kiosk"), ("\"Kiosk, left\"", "Kiosk, left"), ("\"The \"\"Kiosk\"\"\"", "The \"Kiosk\""),
        ("\"\"", ""),
        ("\"Kiosk\" left", "Kiosk left"), ("\"Kiosk\r\nleft\"", "Kiosk\nleft"), ("  \"Kiosk\"", "Kiosk"),
    ])
    func `a value in quotes is the text in them`(value: String, payee: String) throws {
        let file = Array("Date,Payee,Amount\n2026-11-20,\(value),-3.00\n2026-11-21,Bar,-1.00\n".utf8)
        var contents = BankFileContents()
        try TableReader(TableMapping(dialect: TableDialect(), columns: [.date, .payee, .amount], currency: "EUR")).read(file) { contents.add($0) }
        #expect(contents.statements.flatMap(\.entries).map(\.payee) == [payee, "Bar"])
    }

    @Test func `a mapping is kept as JSON and recognised by its header`() throws {
        let bytes = Array("Datum;Empfänger;Betrag\n21.11.2026;Kiosk;-3,20\n".utf8),
            other = Array("Datum;Empfänger;Betrag\n22.11.2026;Café;1,00\n".utf8)
        let mapping = try TableMapping.guess(bytes)
        #expect(try JSONDecoder().decode(TableMapping.self, from: JSONEncoder().encode(mapping)) == mapping)
        #expect(mapping.isComplete)
        #expect(try TableMapping.fingerprint(bytes) == TableMapping.fingerprint(other))
        #expect(try TableMapping.fingerprint(bytes) != TableMapping.fingerprint(Array("Datum;Name;Betrag\n22.11.2026;Café;1,00\n".utf8)))
        #expect(try TableMapping.fingerprint(bytes).utf8.count == 16)
    }

    @Test func `a preview has columns with examples`() throws {
        let bytes = Array("Datum;Empfänger;Betrag;Leer\n21.11.2026;Kiosk;-3,20;\n22.11.2026;Café;x;\n23.11.2026;Bad;-1,00;\n".utf8)
        var mapping = try TableMapping.guess(bytes)
        let preview = try TablePreview(bytes, mapping)
        #expect(preview.columns.map(\.name) == ["Datum", "Empfänger", "Betrag", "Leer"])
        #expect(preview.columns.map(\.role) == [.date, .payee, .amount, nil])
        #expect(
            preview.columns.map(\.samples) == [["21.11.2026", "22.11.2026", "23.11.2026"], ["Kiosk", "Café", "Bad"], ["-3,20", "x", "-1,00"], []])
        mapping.columns = []
        #expect(try TablePreview(bytes, mapping).columns.map(\.role) == [nil, nil, nil, nil])
    }

    // MARK: Hostile files

    @Test func `files that are empty or too large are refused`() throws {
        let mapping = TableMapping(dialect: TableDialect(), columns: [.date, .amount], currency: "EUR")
        for (bytes, problem) in [
            (Array("Date,Amount\n".utf8), BankFileProblem(.empty)), ([], BankFileProblem(.empty)),
            ([UInt8](repeating: UInt8(ascii: "\n"), count: BankFileLimits.bytes + 1), BankFileProblem(.tooLarge)),
        ] {
            #expect(throws: problem) { try TableReader(mapping).read(bytes) { _ in } }
        }
    }

    @Test func `every sample can end after every byte`() throws {
        for file in try Self.samples() {
            let mapping = try TableMapping.guess(file)
            for count in file.indices {
                let part = Array(file.prefix(count))
                try? TableReader(mapping).read(part) { _ in }
                if count.isMultiple(of: 16) { _ = try? Self.read(part) }
            }
        }
    }

    @Test func `ten thousand changed samples are read or refused`() throws {
        var random = SeededRandom(seed: 10)
        let files = try Self.samples(), marks = Array("\",;\t|\n\r-+.'0 =&RZ:/\u{0}".utf8)
        for round in 0..<10_000 {
            guard var bytes = files.randomElement(using: &random) else { break }
            for _ in 0...Int.random(in: 0...8, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random), byte = UInt8.random(in: 0...255, using: &random)
                switch Int.random(in: 0...3, using: &random) {
                case 0: bytes[place] = byte
                case 1: bytes.insert(marks.randomElement(using: &random) ?? byte, at: place)
                case 2 where bytes.count > 1: bytes.remove(at: place)
                default: bytes[place] = marks.randomElement(using: &random) ?? byte
                }
            }
            // Guessing costs more than reading: it reads four times.
            if round.isMultiple(of: 4) {
                _ = try? Self.read(bytes)
            } else {
                var mapping = TableMapping(
                    dialect: TableDialect(encoding: .windows1252, separator: TableDialect.Separator.allCases.randomElement(using: &random) ?? .comma),
                    columns: (0..<8).map { _ in TableColumn.allCases.randomElement(using: &random) },
                    dateOrder: DateOrder.allCases.randomElement(using: &random) ?? .dayMonthYear, currency: "EUR")
                mapping.lacksYears = round.isMultiple(of: 3)
                (mapping.timeZone, mapping.isInUTC) = (round.isMultiple(of: 5) ? "Asia/Tokyo" : nil, round.isMultiple(of: 10))
                try? TableReader(mapping).read(bytes) { _ in }
            }
        }
    }

    private static func samples() throws -> [[UInt8]] {
        let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil).filter { $0.pathExtension == "csv" }
        return try files.sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
    }
}
