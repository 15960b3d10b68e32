import BankFiles
import Bookkeeping
import Testing

@Suite struct OFXValueTests {
    /// Reads a file of one statement around some tags.
    private func read(_ tags: String, currency: String = "<CURDEF>EUR", default other: String? = nil) throws -> BankFileContents {
        let file = "<OFX><STMTRS>\(currency)<BANKTRANLIST>\(tags)</BANKTRANLIST></STMTRS></OFX>"
        return try BankFileContents(OFXReader(defaultCurrency: other.flatMap { Currency(code: $0) }).read, Array(file.utf8))
    }

    private func movement(amount: String = "1", date: String = "20261121", _ more: String = "") -> String {
        "<STMTTRN><DTPOSTED>\(date)<TRNAMT>\(amount)\(more)</STMTTRN>"
    }

    @Test(arguments: [
        ("12", 1200), ("-12.50", -1250), ("12,50", 1250), ("+1.234,56", 123_456), ("1,234.56", 123_456), ("1 234.56", 123_456), ("-.5", -50),
        ("1.234.567", 123_456_700), ("1,234,567.8", 123_456_780), ("12.500", 1250), ("-00115.8331", -11_583), ("0.99500", 100), ("-0.9950001", -100),
        ("197.1220", 19_712), ("12.", 1200), ("0", 0), ("1'234.00", 123_400),
        ("\u{2212}3", -300), ("5.00-", -500), ("000000000000000000000000012.50", 1250), ("9999999999999999", 999_999_999_999_999_900),
    ])
    func `an amount has at most one mark of decimals`(_ text: String, _ units: Int64) throws {
        #expect(try read(movement(amount: text)).statements.first?.entries.first?.amount == Money(units, "EUR"))
    }

    @Test(arguments: ["12.345", "1.234", "1,500", "-12,000", "1,2.3,4", "abc", "1-2", "--1", "+", "12.5.5", "1e3", "12 EUR", "\u{0661}"])
    func `other texts are no amounts`(_ text: String) throws {
        #expect(try read(movement(amount: text)).problems.map(\.reason) == [.badAmount(text)])
    }

    @Test func `an amount of more digits than any account is too large, and a missing one is said`() throws {
        let digits = String(repeating: "9", count: 40)
        #expect(try read(movement(amount: digits)).problems.map(\.reason) == [.amountTooLarge(digits)])
        #expect(try read(movement(amount: "99999999999999999")).problems.map(\.reason) == [.amountTooLarge("99999999999999999")])
        #expect(try read(movement(amount: " ")).problems.map(\.reason) == [.noAmount])
    }

    @Test(arguments: [
        ("20261121", "2026-11-21", nil), ("20261121143059", "2026-11-21", "14:30"), ("202611211430", "2026-11-21", "14:30"),
        ("20261121235959.123[-8:PST]", "2026-11-21", "23:59"), ("20261121000000.000[+1:CET]", "2026-11-21", nil),
        ("20261121120000.000[-5:EST]", "2026-11-21", nil), ("20261121123000[0:GMT]", "2026-11-21", "12:30"),
        ("2026-11-21T08:15:00", "2026-11-21", "08:15"),
        ("2026-11-21", "2026-11-21", nil), ("20261121[-3:BRT]", "2026-11-21", nil), ("00010101", "0001-01-01", nil), ("99991231", "9999-12-31", nil),
        ("20261121250000", "2026-11-21", nil),
    ])
    func `a date is the day that the bank wrote`(_ text: String, _ date: String, _ time: String?) throws {
        let entry = try #require(try read(movement(date: text)).statements.first?.entries.first)
        #expect(entry.date.description == date)
        #expect(entry.time?.description == time)
    }

    @Test(arguments: ["20260229", "00000000", "2026", "21.11.2026", "20261301", "today", "-20261121"])
    func `other texts are no dates`(_ text: String) throws {
        #expect(try read(movement(date: text)).problems.map(\.reason) == [.badDate(text)])
    }

    @Test func `a movement without a posting date has the date of the person's order, or none`() throws {
        let ordered = "<STMTTRN><DTUSER>20261120<TRNAMT>1</STMTTRN>"
        #expect(try read(ordered).statements.first?.entries.first?.date == day("2026-11-20"))
        #expect(try read("<STMTTRN><TRNAMT>1<MEMO>x</STMTTRN>").problems == [BankRowProblem(line: 1, .noDate, text: "x")])
        let timed = movement("<DTUSER>20261121091500")
        #expect(try read(timed).statements.first?.entries.first?.time == TimeOfDay("09:15"))
    }

    @Test func `the currency is that of the statement, else the one that is given, else a problem`() throws {
        #expect(try read(movement(), currency: "").problems.map(\.reason) == [.noCurrency])
        #expect(try read(movement(), currency: "<CURDEF>QQQ", default: "USD").problems.map(\.reason) == [.unknownCurrency("QQQ")])
        #expect(try read(movement(), currency: "", default: "USD").statements.first?.entries.first?.amount == Money(100, "USD"))
        #expect(try read(movement(amount: "12.000"), currency: "<CURDEF>JPY").statements.first?.entries.first?.amount == Money(12, "JPY"))
        #expect(try read(movement(amount: "1.234"), currency: "<CURDEF>KWD").statements.first?.entries.first?.amount == Money(1234, "KWD"))
    }

    @Test(
        arguments: [
            ("<CURRENCY><CURRATE>1.0<CURSYM>EUR</CURRENCY>", 100, "EUR", nil, nil),
            ("<CURRENCY><CURRATE>0.5<CURSYM>USD</CURRENCY>", 50, "EUR", 100, "USD"),
            ("<CURRENCY><CURRATE>0,5<CURSYM>USD</CURRENCY>", 50, "EUR", 100, "USD"),
            ("<CURRENCY><CURSYM>USD</CURRENCY>", 100, "USD", nil, nil),
            ("<ORIGCURRENCY><CURRATE>0.5<CURSYM>USD</ORIGCURRENCY>", 100, "EUR", 200, "USD"),
            ("<ORIGCURRENCY><CURRATE>0<CURSYM>USD</ORIGCURRENCY>", 100, "EUR", nil, nil),
            ("<ORIGCURRENCY><CURRATE>2<CURSYM>QQQ</ORIGCURRENCY>", 100, "EUR", nil, nil),
        ] as [(String, Int64, String, Int64?, String?)])
    func `a movement in another currency has both amounts if the file has the rate`(
        _ tags: String, _ units: Int64, _ code: String, _ original: Int64?, _ other: String?
    ) throws {
        let entry = try #require(try read(movement(tags)).statements.first?.entries.first)
        #expect(entry.amount == (try Money(units, code)))
        #expect(entry.original?.minorUnits == original)
        #expect(entry.original?.currency.code == other)
    }

    @Test(arguments: [
        ("A &amp; B &lt;C&gt; &quot;D&quot; &apos;E&apos;", "A & B <C> \"D\" 'E'"), ("AT&T &copy; &", "AT&T &copy; &"),
        ("&#38;&#x41;&#xD800;&#0;", "&A&#xD800;&#0;"),
        ("a&nbsp;&nbsp;b", "a b"), ("&amp;lt;", "&lt;"), ("A < B > C", "A < B > C"),
        ("PAYPAL <SHOP@EXAMPLE.COM>", "PAYPAL <SHOP@EXAMPLE.COM>"),
        ("1 <2> <", "1 <2> <"), ("two\r\n  lines\t", "two lines"), ("a<!-- no -->b", "ab"), ("<![CDATA[<b> & ]] ]]>c", "<b> & ]] c"),
        ("a <?php ?>b", "a b"),
        ("x <unknown words> y", "x <unknown words> y"), ("<???>", "<???>"),
    ])
    func `references, sections and lone signs are text`(_ text: String, _ expected: String) throws {
        #expect(try read(movement("<MEMO>\(text)</MEMO><NAME>n")).statements.first?.entries.first?.purpose == expected)
    }

    @Test func `a memo that is repeated is one text, and of other elements the first counts`() throws {
        let entry = try #require(try read(movement("<MEMO>one<MEMO>two<NAME>first<NAME>second")).statements.first?.entries.first)
        #expect(entry.purpose == "one two" && entry.payee == "first")
    }

    @Test(arguments: [("REFNUM", "<REFNUM>7", "7"), ("CHECKNUM", "<REFNUM>7<CHECKNUM>8", "8")])
    func `the reference is the number of the cheque, else the bank's`(_ name: String, _ tags: String, _ reference: String) throws {
        #expect(try read(movement(tags)).statements.first?.entries.first?.reference == reference)
    }

    @Test func `elements and attributes of other programs are passed over`() throws {
        let tags = movement("<INTU.X>1<IMAGEDATA><IMAGEREF>2</IMAGEDATA><MEMO lang=\"en\" >m</MEMO ><NAME/>")
        #expect(try read(tags).statements.first?.entries.first?.purpose == "m")
    }
}
