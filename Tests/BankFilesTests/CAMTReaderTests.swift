import BankFiles
import Bookkeeping
import Testing

@Suite struct CAMTReaderTests {
    @Test func `a statement of a German bank is read`() throws {
        let contents = try read("statement-de-001.02.xml")
        let statement = try #require(contents.statements.first)
        #expect(contents.statements.count == 1 && contents.problems == [])
        #expect(statement.account == BankAccount(number: "DE02120300000000202051", bank: "BYLADEM1001", currency: .eur))
        #expect(statement.opening == BankBalance(euro(11_250), on: day("2026-11-20")))
        #expect(statement.closing == BankBalance(euro(-3_306), on: day("2026-11-21")))
        #expect(
            statement.entries == [
                entry(
                    18, "2026-11-20", euro(-6_170), id: "2026324001", value: "2026-11-21", payee: "Stadtwerke & Söhne GmbH",
                    purpose: "Abschlag November Kunde 4711", reference: "RF-2026-11", account: "DE89370400440532013000"),
                entry(
                    43, "2026-11-20", euro(1_200), value: "2026-11-20", time: "14:03", payee: "Fitness", purpose: "Rückgabe", reference: "M-78",
                    account: "0532013000"),
                entry(
                    60, "2026-11-21", euro(-9_586), id: "2026324003", value: "2026-11-21", original: Money(minorUnits: -10_000, .usd),
                    payee: "Diner, New York", purpose: "Kartenzahlung"),
                entry(70, "2026-11-22", euro(-500), value: "2026-11-22", purpose: "Vorgemerkt", isPending: true),
            ])
    }

    @Test func `a batch that adds up is an entry each, another one is one`() throws {
        let contents = try read("report-ch-001.08.xml"), first = try #require(contents.statements.first)
        #expect(first.account == BankAccount(number: "01-2345-6", bank: "POFICHBEXXX", name: "Haushalt", currency: .chf))
        #expect(first.opening == BankBalance(Money(minorUnits: 100_000, .chf), on: day("2026-11-20")) && first.closing == nil)
        #expect(
            first.entries == [
                entry(
                    5, "2026-11-20", Money(minorUnits: -6_010, .chf), id: "B7/1", payee: "Bäckerei", purpose: "Brot", reference: "E1",
                    account: "CH9300762011623852957"),
                entry(
                    5, "2026-11-20", Money(minorUnits: -4_005, .chf), id: "B7/2", payee: "Käserei", purpose: "Rechnung 5",
                    reference: "210000000003139471430009017"),
                entry(12, "2026-11-21", Money(minorUnits: 3_000, .chf), payee: "Anna", purpose: "Sammelgutschrift", isPending: true),
            ])
        let second = try #require(contents.statements.dropFirst().first)
        #expect(
            second
                == BankStatement(
                    account: BankAccount(number: "CH5604835012345678009"), entries: [entry(17, "2026-11-20", Money(minorUnits: 1_200, .jpy))]))
    }

    @Test func `entries that cannot be read are told, and those after them read`() throws {
        let contents = try read("notification-no-namespace.xml")
        #expect(
            contents.problems == [
                BankRowProblem(line: 3, .badDate("2026-02-30"), text: "bad day"), BankRowProblem(line: 4, .noDate, text: "no day"),
                BankRowProblem(line: 5, .unknownCurrency("XYZ")), BankRowProblem(line: 6, .badAmount("1.2.3")),
                BankRowProblem(line: 7, .amountTooLarge("1234567890123456789012345678901234567890")), BankRowProblem(line: 8, .noAmount),
                BankRowProblem(line: 9, .incomplete), BankRowProblem(line: 10, .noCurrency),
            ])
        #expect(contents.statements.map(\.entries) == [[entry(11, "2026-11-20", euro(-150), purpose: "good")]])
    }

    @Test func `details with identifiers of their own keep them`() throws {
        let file = """
            <Document><BkToCstmrStmt><Stmt><Acct><Ccy>EUR</Ccy></Acct><Ntry><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
            <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>X</AcctSvcrRef><NtryDtls>
            <TxDtls><Refs><AcctSvcrRef>A</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">5.00</Amt></TxAmt></AmtDtls></TxDtls>
            <TxDtls><Refs><AcctSvcrRef>B</AcctSvcrRef></Refs><Amt Ccy="EUR">2.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></TxDtls>
            </NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>
            """
        let entries = try contents(Array(file.utf8)).statements.flatMap(\.entries)
        #expect(entries.map(\.bankID) == ["A", "B"] && entries.map(\.amount) == [euro(500), euro(-200)])
    }

    @Test(
        arguments: [
            (#"<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><Document>&b;</Document>"#, .documentType, 1),
            ("<Document><BkToCstmrStmt>\n</Document>", .malformed, 2), ("<html></html>", .malformed, 1), ("<Document></Document>", .empty, 0),
            ("", .malformed, 1), ("<Document>" + String(repeating: "<a>", count: 40), .tooLong, 1),
            ("<Document>" + String(repeating: "a", count: 70_000) + "</Document>", .tooLong, 1),
        ] as [(String, BankFileProblem.Reason, Int)])
    func `a file that is none is refused`(file: String, reason: BankFileProblem.Reason, line: Int) {
        #expect(throws: BankFileProblem(reason, line: line)) { try contents(Array(file.utf8)) }
    }

    @Test(arguments: [("CRDT", false, "Anna"), ("CRDT", true, "Shop"), ("DBIT", false, "Shop"), ("DBIT", true, "Anna")])
    func `the other side of a reversal is that of the original operation`(direction: String, isReversal: Bool, payee: String) throws {
        let file = """
            <Document><BkToCstmrStmt><Stmt><Acct><Ccy>EUR</Ccy></Acct><Ntry><Amt>3.00</Amt><CdtDbtInd>\(direction)</CdtDbtInd>
            <RvslInd>\(isReversal)</RvslInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><RltdPties>
            <Dbtr><Nm>Anna</Nm></Dbtr><Cdtr><Nm>Shop</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>
            """
        let entry = try #require(contents(Array(file.utf8)).statements.first?.entries.first)
        #expect(entry.payee == payee && entry.amount == euro(direction == "CRDT" ? 300 : -300))
    }

    @Test(
        arguments: [("windows-1252", 0x80, "€"), ("ISO-8859-15", 0xA4, "€"), ("windows-1250", 0xB3, "ł"), ("ISO-8859-1", 0xE9, "é")]
            as [(String, UInt8, String)])
    func `the declared encoding is taken`(name: String, byte: UInt8, sign: String) throws {
        let beginning = """
            <?xml version="1.0" encoding="\(name)"?>
            <Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><AddtlNtryInf>
            """
        let file = Array(beginning.utf8) + [byte] + Array("</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>".utf8)
        #expect(try contents(file).statements.map(\.entries) == [[entry(2, "2026-11-20", euro(300), purpose: sign)]])
    }

    @Test func `a file that is too large is refused`() {
        let file = [UInt8](repeating: 0x20, count: BankFileLimits.bytes + 1)
        #expect(throws: BankFileProblem(.tooLarge)) { try CAMTReader().read(file) { _ in } }
    }

    @Test func `UTF-16 and spaces before the document are read`() throws {
        let text = try String(decoding: sample("camt/report-ch-001.08.xml"), as: UTF8.self), expected = try read("report-ch-001.08.xml")
        let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        #expect(try contents(wide) == expected)
        #expect(CAMTReader.recognizes(wide[...]))
        #expect(try contents(Array("  \(text)\u{1A}".utf8)) == expected)
    }

    @Test(arguments: ["statement-de-001.02.xml", "report-ch-001.08.xml", "notification-no-namespace.xml"])
    func `a file that is cut off is refused, wherever`(name: String) throws {
        let file = try sample("camt/\(name)"), end = try #require(file.lastIndex(of: UInt8(ascii: ">")))
        #expect(CAMTReader.recognizes(file.prefix(1_000)))
        for length in 0..<end {
            #expect(throws: BankFileProblem.self) { try contents(Array(file.prefix(length))) }
        }
    }

    @Test func `ten thousand changed files are read or refused`() throws {
        try expectReadOrRefused(mutationsOf: ["camt/statement-de-001.02.xml", "camt/report-ch-001.08.xml"], CAMTReader().read)
    }

    @Test func `a batch of fifty thousand is read, and no more entries than allowed`() throws {
        let detail = #"<TxDtls><Amt Ccy="EUR">0.01</Amt></TxDtls>"#
        let entry = { (count: Int, amount: String) in
            "<Ntry><Amt Ccy='EUR'>\(amount)</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls>"
                + String(repeating: detail, count: count) + "</NtryDtls></Ntry>"
        }
        let file = { (entries: String) in
            Array(("<Document><BkToCstmrStmt><Stmt><Acct/>" + entries + "</Stmt></BkToCstmrStmt></Document>").utf8)
        }
        var count = 0
        try CAMTReader().read(file(entry(50_000, "500.00"))) { event in if case .entry = event { count += 1 } }
        #expect(count == 50_000)
        let many = file(entry(BankFileLimits.entries / 2, "1000.00") + entry(BankFileLimits.entries / 2 + 1, "1000.01"))
        #expect(throws: BankFileProblem(.tooLarge)) { try CAMTReader().read(many) { _ in } }
    }

    private func read(_ name: String) throws -> BankFileContents { try contents(sample("camt/\(name)")) }

    private func contents(_ file: [UInt8]) throws -> BankFileContents {
        var contents = BankFileContents()
        try CAMTReader().read(file) { contents.add($0) }
        return contents
    }
}
