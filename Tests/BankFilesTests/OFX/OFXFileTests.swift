import BankFiles
import Bookkeeping
import Testing

@Suite struct OFXFileTests {
    private func read(_ file: [UInt8]) throws -> BankFileContents { try BankFileContents(OFXReader().read, file) }
    private func read(_ file: String) throws -> BankFileContents { try read(Array(file.utf8)) }

    private static let movement = "<STMTTRN><DTPOSTED>20261121<TRNAMT>1<NAME>Käse €</STMTTRN>"
    private static let body = "<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST>\(movement)</BANKTRANLIST></STMTRS></OFX>"

    @Test func `a file that says windows-1252 and is UTF-8 is UTF-8`() throws {
        let file = "OFXHEADER:100\nENCODING:USASCII\nCHARSET:1252\n\n\(Self.body)"
        #expect(try read(file).statements.first?.entries.first?.payee == "Käse €")
    }

    @Test(arguments: [("1252", 0x80), ("ISO-8859-15", 0xA4)] as [(String, UInt8)])
    func `a file that is no UTF-8 is in the encoding of its header`(_ name: String, _ euroSign: UInt8) throws {
        let file = "OFXHEADER:100\nENCODING:USASCII\nCHARSET:\(name)\n\n\(Self.body)".unicodeScalars.map {
            $0 == "€" ? euroSign : UInt8(truncatingIfNeeded: $0.value)
        }
        #expect(try read(file).statements.first?.entries.first?.payee == "Käse €")
        let xml = "<?xml version=\"1.0\" encoding=\"\(name == "1252" ? "windows-1252" : name)\"?>\(Self.body)".unicodeScalars.map {
            $0 == "€" ? euroSign : UInt8(truncatingIfNeeded: $0.value)
        }
        #expect(try read(xml).statements.first?.entries.first?.payee == "Käse €")
    }

    @Test func `UTF-16 is read with and without its mark`() throws {
        let file = Self.body.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        #expect(OFXReader.recognizes(file[...]))
        for mark in [[], [0xFF, 0xFE]] as [[UInt8]] { #expect(try read(mark + file).statements.first?.entries.first?.payee == "Käse €") }
    }

    @Test(arguments: [
        "", " ", "Date,Amount\n2026-11-21,1\n", "OFX is a format", "!Type:Bank\n", "<html><body></body></html>", "<?xml version=\"1.0\"?><Document/>",
    ])
    func `other files are not recognized`(_ file: String) {
        #expect(!OFXReader.recognizes(Array(file.utf8)[...]))
        #expect(throws: BankFileProblem(.unknownFormat)) { try read(file) }
    }

    @Test func `a file without movements and balances is empty, and one that ends before them is malformed`() {
        #expect(throws: BankFileProblem(.empty)) { try read("<OFX><STATUS><CODE>15500<SEVERITY>ERROR</STATUS></OFX>") }
        #expect(throws: BankFileProblem(.malformed)) { try read("<OFX><STMTRS><BANKTRANLIST>") }
        #expect(throws: BankFileProblem(.malformed, line: 2)) { try read("<OFX>\n<!-- no end") }
    }

    @Test(
        arguments: [("R$ 5.326,43", 532_643), ("5326.43", 532_643), ("1.234,56 BRL", 123_456), ("unknown", nil), ("R$ 1.500", nil), ("1,500", nil)]
            as [(String, Int64?)])
    func `a balance that is written for people is read or left out, and is no row`(text: String, units: Int64?) throws {
        let file = "<OFX><STMTRS><CURDEF>BRL<BANKTRANLIST></BANKTRANLIST><LEDGERBAL><BALAMT>\(text)<DTASOF>20261120</LEDGERBAL></STMTRS></OFX>"
        var contents = BankFileContents()
        do { try OFXReader().read(Array(file.utf8)) { contents.add($0) } } catch let problem as BankFileProblem {
            #expect(problem.reason == .empty && units == nil)
        }
        #expect(contents.problems == [])
        #expect(contents.statements.first?.closing?.amount.minorUnits == units)
    }

    @Test func `a document type is refused`() {
        #expect(throws: BankFileProblem(.documentType, line: 2)) { try read("<?xml version=\"1.0\"?>\n<!DOCTYPE x [<!ENTITY a \"b\">]>\(Self.body)") }
    }

    @Test func `a file that breaks off says so, and a movement at its end is no entry`() throws {
        let whole = Self.body, cut = whole.replacing("</BANKTRANLIST></STMTRS></OFX>", with: "")
        #expect(try read(cut).problems == [BankRowProblem(line: 1, .incomplete)])
        #expect(try read(cut).statements.first?.entries.count == 1)
        let open = try read("\(cut)\n<STMTTRN><DTPOSTED>20261121<NAME>Open<TRNAMT>-12")
        #expect(open.problems == [BankRowProblem(line: 2, .incomplete, text: "Open")])
        #expect(open.statements.first?.entries.count == 1)
    }

    @Test func `values, files and the number of movements have limits`() throws {
        let long = String(repeating: "x", count: BankFileLimits.value + 1)
        #expect(throws: BankFileProblem(.tooLong, line: 1)) { try read("<OFX><STMTRS><CURDEF>EUR<STMTTRN><MEMO>\(long)") }
        #expect(throws: BankFileProblem(.tooLarge)) { try read([UInt8](repeating: 60, count: BankFileLimits.bytes + 1)) }
        let many = String(repeating: "<STMTTRN>", count: BankFileLimits.entries + 2)
        #expect(throws: BankFileProblem(.tooLarge)) { try OFXReader().read(Array("<OFX>\(many)".utf8)) { _ in } }
    }

    @Test func `an error of the handler ends the reading`() {
        struct Stop: Error {}
        var events = 0
        #expect(throws: Stop.self) {
            try OFXReader().read(Array(Self.body.replacing("<STMTTRN>", with: "\(Self.movement)<STMTTRN>").utf8)) { event in
                events += 1
                if case .entry = event { throw Stop() }
            }
        }
        #expect(events == 2)
    }

    @Test func `a file of 50,000 movements is passed on one by one`() throws {
        let file = "<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST>\n\(String(repeating: "\(Self.movement)\n", count: 50_000))</BANKTRANLIST></STMTRS></OFX>"
        var entries = 0, sum: Int64 = 0, lastLine = 0
        try OFXReader().read(Array(file.utf8)) { event in
            guard case .entry(let entry) = event else { return }
            (entries, sum, lastLine) = (entries + 1, sum + entry.amount.minorUnits, entry.line)
        }
        #expect(entries == 50_000 && sum == 5_000_000 && lastLine == 50_001)
    }

    @Test func `every sample can be cut off after every byte`() throws {
        try SampleFiles.expectBeginnings(in: "ofx", OFXReader().read)
    }

    @Test func `damaged files end with a result or a problem`() throws {
        try expectReadOrRefused(mutationsOf: try SampleFiles.names(in: "ofx"), OFXReader().read)
    }
}
