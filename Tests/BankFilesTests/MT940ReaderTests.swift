import BankFiles
import Bookkeeping
import Testing

@Suite struct MT940ReaderTests {
    @Test func `statements of a German bank are read`() throws {
        let contents = try read("german.sta")
        #expect(contents.problems == [] && contents.statements.count == 2)
        let first = try #require(contents.statements.first), second = try #require(contents.statements.last)
        #expect(first.account == BankAccount(number: "0000202051", bank: "12030000", currency: .eur))
        #expect(first.opening == BankBalance(euro(11_250), on: day("2025-12-30")))
        #expect(first.closing == BankBalance(euro(-96_120), on: day("2026-01-02")))
        #expect(
            first.entries == [
                entry(
                    6, "2025-12-30", euro(-6_170), id: "2025364001234", value: "2026-01-02",
                    payee: "Stadtwerke u. Söhne GmbH Geschäftskunden", purpose: "Abschlag Dezember Kunde 4711", reference: "RF-2026-11",
                    account: "DE89370400440532013000"),
                entry(
                    9, "2025-12-31", euro(-1_200), value: "2025-12-31", payee: "Max Muster", purpose: "Miete zurück", reference: "4712",
                    account: "DE02100100109307118603"),
                entry(
                    11, "2025-12-31", euro(100_000), value: "2025-12-31", original: Money(minorUnits: 108_000, .usd), payee: "ACME INC",
                    purpose: "Honorar Text"),
            ])
        #expect(
            second
                == BankStatement(
                    account: BankAccount(number: "DE02120300000000202051", currency: .eur), opening: BankBalance(euro(0), on: day("2026-01-02")),
                    closing: BankBalance(euro(-300), on: day("2026-01-03")),
                    entries: [entry(29, "2026-01-03", euro(-300), value: "2026-01-03", purpose: "Kontoführung")]))
    }

    @Test func `the tags of Dutch banks are read`() throws {
        let statement = try #require(read("dutch.940").statements.first)
        #expect(statement.account == BankAccount(number: "NL91ABNA0417164300", currency: .eur))
        #expect(
            statement.entries == [
                entry(
                    8, "2026-11-21", euro(-156), value: "2026-11-21", payee: "J. DE VRIES", purpose: "Lunch", account: "NL32INGB0000012345"),
                entry(
                    12, "2026-11-21", euro(2_000), value: "2026-11-21", payee: "ING BANK NV INZAKE WEB", purpose: "EV10001REP1000000T1000",
                    reference: "EV12341REP1231456T1234", account: "NL32INGB0000012345"),
            ])
    }

    @Test func `the words of a Dutch bank without tags are read`() throws {
        let statement = try #require(read("dutch-words.940").statements.first)
        #expect(statement.entries.map(\.payee) == ["SUPERMARKT 1", "", "ENERGIE BV", "J. DE VRIES", "STRAAT 12"])
        #expect(statement.entries.dropFirst().prefix(3).map(\.purpose) == ["GIRO 6300000 SPAARREKENING 2 DAGEN", "Termijn januari", "terug lunch"])
        #expect(statement.entries.map(\.otherAccount) == ["", "", "NL91ABNA0417164300", "NL32INGB0000012345", ""])
        #expect(statement.entries.map(\.reference) == ["", "", "E2E1", "123", ""])
        #expect(statement.entries.reduce(0) { $0 + $1.amount.minorUnits } == -849)
    }

    @Test func `an entry date of spaces is none, and a name may stand in the first or the last line`() throws {
        let filled = try #require(read("dutch-filled.940").statements.first)
        #expect(
            filled.entries == [
                entry(
                    6, "2026-01-01", euro(-6_500), value: "2026-01-01", payee: "hr t tester", purpose: "Betaling sieraden",
                    account: "NL91ABNA0417164300"),
                entry(12, "2026-01-25", euro(-165), value: "2026-01-25", purpose: "Kosten gebruik betaalrekening"),
            ])
        let last = try #require(read("dutch-last-line.940").statements.first)
        #expect(last.entries.map(\.payee) == ["TEST BV", "WINKEL ONLINE B.V."])
        #expect(last.entries.map(\.otherAccount) == ["NL32INGB0000012345", "NL32INGB0000012345"])
    }

    @Test func `a name behind a reference of 16 characters is the payee`() throws {
        let statement = try #require(read("dutch-names.940").statements.first)
        #expect(statement.entries.map(\.payee) == ["W.P. Test", "WINKEL AMERSFOORT"])
        #expect(statement.entries.map(\.reference) == ["0123456789", ""])
        #expect(statement.entries.map(\.amount) == [euro(-121_328), euro(-23_656)])
    }

    @Test func `other separators of subfields, and a letter of the currency, are read`() throws {
        let statement = try #require(read("polish.mt940").statements.first), zloty = { Money(minorUnits: $0, .pln) }
        #expect(statement.account == BankAccount(number: "PL25106000760000888888888888", currency: .pln))
        #expect(statement.opening == BankBalance(zloty(-100_000), on: day("2026-11-20")))
        #expect(
            statement.entries == [
                entry(
                    5, "2026-11-21", zloty(-5_025), id: "BR05153161000101", value: "2026-11-21", payee: "JAN KOWALSKI UL. DLUGA",
                    purpose: "Faktura 12/2026 za prad", account: "PL08106000760000123456789012")
            ])
    }

    @Test func `interim entries are pending, and lines that cannot be read are told`() throws {
        let contents = try read("interim.942")
        #expect(
            contents.problems == [
                BankRowProblem(line: 10, .badDate("2611X1"), text: "2611X1D12,34NMSC"),
                BankRowProblem(line: 11, .incomplete, text: "261121X12,34NMSC"), BankRowProblem(line: 12, .noAmount, text: "261121C,NMSC"),
                BankRowProblem(line: 13, .amountTooLarge("1234567890123456789012,34"), text: "261121C1234567890123456789012,34NMSC"),
                BankRowProblem(line: 14, .badDate("260230"), text: "260230D1,00NMSC"),
            ])
        #expect(
            contents.statements.map(\.entries) == [
                [
                    entry(
                        6, "2026-11-21", euro(-1_234), value: "2026-11-21",
                        purpose: "Plain text of a bank that is so long that it fills all of the first line second line", reference: "4711",
                        isPending: true), entry(15, "2026-02-28", euro(-100), purpose: "interest", isPending: true),
                ]
            ])
    }

    @Test(arguments: [
        ("{1:F01X}{2:O940}{4:\r\n:20:A\r\n:25:1\r\n:60F:C000101EUR1,\r\n:62F:C991231EUR2,\r\n-}", "2000-01-01", "1999-12-31"),
        (":20:A\n:25:1\n:60F:C800101EUR1,\n:62F:C790101EUR2,\n", "1980-01-01", "2079-01-01"),
    ])
    func `balances without entries are a statement`(file: String, opening: String, closing: String) throws {
        let statement = try #require(contents(Array(file.utf8)).statements.first)
        #expect(statement.opening == BankBalance(euro(100), on: day(opening)) && statement.closing == BankBalance(euro(200), on: day(closing)))
    }

    @Test func `entries before any currency are in that of the account`() throws {
        let file = Array(":20:A\n:25:1\n:61:261121D12,34NMSC\n".utf8)
        #expect(try contents(file).problems == [BankRowProblem(line: 3, .noCurrency, text: "261121D12,34NMSC")])
        var contents = BankFileContents()
        try MT940Reader(defaultCurrency: .euro).read(file) { contents.add($0) }
        #expect(contents.statements.first?.entries.map(\.amount) == [euro(-1_234)] && contents.problems.isEmpty)
    }

    @Test(arguments: [("12.34", 1_234), ("1500,", 150_000), ("1.500,00", 150_000), ("0.500", 50), ("1.500", nil)] as [(String, Int64?)])
    func `a point that may group is no decimal mark`(amount: String, cents: Int64?) throws {
        let found = try contents(Array(":20:A\n:25:1\n:60F:C261120EUR0,\n:61:261121C\(amount)NMSC\n".utf8))
        #expect(found.statements.flatMap(\.entries).map(\.amount.minorUnits) == [cents].compactMap(\.self))
        #expect(found.problems.map(\.reason) == (cents == nil ? [.badAmount(amount)] : []))
    }

    @Test(arguments: [
        ("", BankFileProblem(.malformed)), ("hello", BankFileProblem(.malformed)), (":20:A\n:25:1\n", BankFileProblem(.empty)),
        (":20:A\n:86:" + String(repeating: "a\n", count: 70_000), BankFileProblem(.tooLong, line: 2)),
        (":20:" + String(repeating: "a", count: BankFileLimits.line), BankFileProblem(.tooLong, line: 1)),
    ])
    func `a file that is none is refused`(file: String, problem: BankFileProblem) {
        #expect(throws: problem) { try contents(Array(file.utf8)) }
    }

    @Test func `a file that is too large is refused`() {
        let file = [UInt8](repeating: 0x20, count: BankFileLimits.bytes + 1)
        #expect(throws: BankFileProblem(.tooLarge)) { try MT940Reader().read(file) { _ in } }
    }

    @Test(arguments: ["german.sta", "dutch.940", "polish.mt940", "interim.942"])
    func `a file that is cut off anywhere never traps`(name: String) throws {
        let file = try sample("mt940/\(name)"), whole = try contents(file)
        #expect(MT940Reader.recognizes(file.prefix(1_000)) && !CAMTReader.recognizes(file[...]))
        for length in 0..<file.count {
            do {
                let part = try contents(Array(file.prefix(length)))
                #expect(part.statements.count <= whole.statements.count)
            } catch is BankFileProblem {
                continue
            }
        }
    }

    @Test func `ten thousand changed files are read or refused`() throws {
        try expectReadOrRefused(mutationsOf: ["mt940/german.sta", "mt940/dutch.940", "mt940/polish.mt940", "mt940/interim.942"], MT940Reader().read)
    }

    @Test func `no more entries are read than allowed`() throws {
        let file = Array((":20:A\n:25:1\n:60F:C261121EUR1,\n" + String(repeating: ":61:261121D1,NMSC\n", count: BankFileLimits.entries + 1)).utf8)
        var count = 0
        #expect(throws: BankFileProblem(.tooLarge)) { try MT940Reader().read(file) { event in if case .entry = event { count += 1 } } }
        #expect(count == BankFileLimits.entries)
    }

    private static let statement = ":20:A\n:25:DE02120300000000202051\n:28C:1/1\n:60F:C261112EUR100,00\n"

    @Test func `information on the line of its entry is read`() throws {
        let contents = try contents(
            Array("\(Self.statement):61:2611131113D12,34NMSCNONREF:86:166?00GUTSCHRIFT?20Rent?32Anna\n:62F:C261113EUR87,66\n-\n".utf8))
        let entry = try #require(contents.statements.first?.entries.first)
        #expect((entry.payee, entry.purpose) == ("Anna", "Rent"))
        #expect(entry.amount == euro(-1_234))
    }

    @Test func `a subfield that is repeated goes on`() throws {
        let contents = try contents(
            Array(
                "\(Self.statement):61:2611131113D12,34NMSCNONREF\n:86:166?00KARTE?00ZAHLUNG?20Rent?20for May?32Anna\n:62F:C261113EUR87,66\n-\n".utf8))
        #expect(contents.statements.first?.entries.first?.purpose == "Rent for May")
        let kind = try self.contents(
            Array("\(Self.statement):61:2611131113D12,34NMSCNONREF\n:86:166?00KARTE?00ZAHLUNG?32Anna\n:62F:C261113EUR87,66\n-\n".utf8))
        #expect(kind.statements.first?.entries.first?.purpose == "KARTE ZAHLUNG")
    }

    private func read(_ name: String) throws -> BankFileContents { try contents(sample("mt940/\(name)")) }

    private func contents(_ file: [UInt8]) throws -> BankFileContents {
        var contents = BankFileContents()
        try MT940Reader().read(file) { contents.add($0) }
        return contents
    }

    @Test func `a currency that is not known makes its entries problems`() throws {
        let file = Array(":20:X\n:25:123456\n:60F:C261101XQX1000,00\n:61:2611131113D100,00NTRFNONREF\n:62F:C261120XQX900,00\n-\n".utf8)
        var contents = BankFileContents()
        try MT940Reader(defaultCurrency: .usd).read(file) { contents.add($0) }
        #expect(contents.statements.flatMap(\.entries) == [])
        #expect(contents.problems.map(\.reason) == [.unknownCurrency("XQX")])
    }
}
