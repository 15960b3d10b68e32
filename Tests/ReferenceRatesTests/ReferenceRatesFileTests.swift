import Bookkeeping
import TestSupport
import Testing

@testable import ReferenceRates

struct ReferenceRatesFileTests {
    static func read(_ text: String) throws -> ReferenceRatesFile { try ReferenceRatesFile(Array(text.utf8)) }

    @Test func `the file of a day is read to the last digit`() throws {
        let file = try Self.read(ReferenceRatesDocument.daily)
        let day = try #require(CalendarDate("2026-11-20"))
        #expect(file.date == day)
        #expect(file.rates.map(\.quote.code) == ReferenceRatesDocument.rates.map(\.0))
        #expect(file.rates.map(\.value) == ReferenceRatesDocument.rates.map { ExchangeRate.Value($0.1) })
        #expect(file.rates.allSatisfy { $0.base == .euro && $0.date == day && $0.source == .europeanCentralBank })
        #expect(file.rates.first?.value.description == "1.0876")
        #expect(file.rates.first { $0.quote.code == "IDR" }?.value == ExchangeRate.Value(digits: 1_678_083, scale: 2))
    }

    @Test func `a file of several days is read, latest first`() throws {
        let file = try Self.read(
            ReferenceRatesDocument.file([
                ("2026-11-20", [("USD", "1.0876"), ("JPY", "162.34")]), ("2026-11-19", [("USD", "1.0865")]), ("2026-11-18", []),
            ]))
        #expect(file.date == CalendarDate("2026-11-20"))
        #expect(
            file.rates.map { "\($0.date) \($0.quote.code) \($0.value)" } == [
                "2026-11-20 USD 1.0876", "2026-11-20 JPY 162.34", "2026-11-19 USD 1.0865",
            ])
    }

    @Test func `days before the first one wanted are checked and not kept`() throws {
        let days = { (rate: String) in
            ReferenceRatesDocument.file([("2026-11-20", [("USD", "1.0876")]), ("2026-11-19", [("USD", rate)])])
        }
        let first = try #require(CalendarDate("2026-11-20"))
        #expect(try ReferenceRatesFile(Array(days("1.08").utf8), from: first).rates.map(\.date) == [first])
        #expect(try ReferenceRatesFile(Array(days("1.08").utf8), from: first.adding(days: 1)).date == first)
        #expect(throws: ReferenceRatesProblem(line: 12, reason: .badRate)) {
            try ReferenceRatesFile(Array(days("x").utf8), from: first)
        }
    }

    @Test func `a currency that is no more is left out`() throws {
        let file = try Self.read(ReferenceRatesDocument.file([("2001-01-03", [("XQZ", "1.5"), ("USD", "0.9423")])]))
        #expect(file.rates.map(\.quote.code) == ["USD"])
    }

    /// The file of all days since 1999 has three times as many.
    @Test func `a long file is read`() throws {
        let first = try #require(CalendarDate("1999-01-04"))
        let days = (0..<2_000).map {
            (date: "\(first.adding(days: 1_999 - $0))", rates: ReferenceRatesDocument.rates.map { (code: $0.0, rate: $0.1) })
        }
        #expect(try Self.read(ReferenceRatesDocument.file(days)).rates.count == 2_000 * ReferenceRatesDocument.rates.count)
    }

    @Test(
        arguments: [
            ("", 1, .notXML), ("<!DOCTYPE html><html></html>", 1, .notXML), ("{\"rates\":{}}", 1, .notXML),
            (String(ReferenceRatesDocument.daily.dropLast(5)), 40, .notXML),
            ("date,USD\n2026-11-20,1.08", 1, .notXML),
            ("<html><body>moved</body></html>", 1, .otherFile), ("<Envelope><Cube/></Envelope>", 1, .otherFile),
            (
                ReferenceRatesDocument.daily.replacing(
                    "http://www.ecb.int/vocabulary/2002-08-01/eurofxref", with: "http://example.org/"), 7,
                .otherFile
            ),
            (
                ReferenceRatesDocument.daily.replacing("http://www.gesmes.org/xml/2002-08-01", with: "http://example.org/"), 2,
                .otherFile
            ),
            (
                ReferenceRatesDocument.daily.replacing(
                    "<Cube currency='JPY' rate='162.34'/>", with: "<Rate currency='JPY' rate='162.34'/>"),
                10,
                .otherFile
            ),
            (
                ReferenceRatesDocument.daily.replacing(
                    "<Cube currency='JPY' rate='162.34'/>", with: "<Cube currency='JPY' rate='162.34'><Cube/></Cube>"), 10,
                .otherFile
            ),
            (
                ReferenceRatesDocument.daily.replacing(
                    "<Cube currency='JPY' rate='162.34'/>", with: "<Cube currency='JPY' rate='162.34'>162</Cube>"), 10, .otherFile
            ),
            (ReferenceRatesDocument.daily.replacing("<Cube currency='JPY' rate='162.34'/>", with: "JPY 162.34"), 9, .otherFile),
            (ReferenceRatesDocument.daily.replacing("</Cube>\n</gesmes", with: "</Cube>\n\t<Cube2/>\n</gesmes"), 40, .otherFile),
            (
                ReferenceRatesDocument.daily.replacing("\t</gesmes:Sender>\n\t<Cube>", with: "\t<Cube>").replacing(
                    "\t</Cube>\n", with: "\t</Cube></gesmes:Sender>\n"), 6, .otherFile
            ),
            (ReferenceRatesDocument.head + "</Cube></gesmes:Envelope>", 0, .empty),
            (ReferenceRatesDocument.file([("2026-11-20", [])]), 0, .empty),
            (ReferenceRatesDocument.file([("2026-11-20", [("XQZ", "1.5")])]), 0, .empty),
        ] as [(String, Int, ReferenceRatesProblem.Reason)])
    func `another file is refused with a line`(text: String, line: Int, reason: ReferenceRatesProblem.Reason) {
        #expect(throws: ReferenceRatesProblem(line: line, reason: reason)) { try Self.read(text) }
    }

    @Test(
        arguments: [
            ("20.11.2026", "USD", "1.0876", 8, .badDate), ("2026-02-30", "USD", "1.0876", 8, .badDate),
            ("", "USD", "1.0876", 8, .badDate),
            ("2026-11-20T16:00", "USD", "1.0876", 8, .badDate),
            ("2026-11-20", "usd", "1.0876", 9, .badCurrency), ("2026-11-20", "US", "1.0876", 9, .badCurrency),
            ("2026-11-20", "", "1.0876", 9, .badCurrency),
            ("2026-11-20", "USDT", "1.0876", 9, .badCurrency), ("2026-11-20", "EUR", "1", 9, .badCurrency),
            ("2026-11-20", "ＵＳＤ", "1.0876", 9, .badCurrency),
            ("2026-11-20", "USD", "1,0876", 9, .badRate), ("2026-11-20", "USD", "", 9, .badRate),
            ("2026-11-20", "USD", "0", 9, .badRate),
            ("2026-11-20", "USD", "0.0000", 9, .badRate), ("2026-11-20", "USD", "-1.0876", 9, .badRate),
            ("2026-11-20", "USD", "N/A", 9, .badRate),
            ("2026-11-20", "USD", "1.08.76", 9, .badRate), ("2026-11-20", "USD", "1e3", 9, .badRate),
            ("2026-11-20", "USD", " 1.0876", 9, .badRate),
            ("2026-11-20", "USD", "NaN", 9, .badRate), ("2026-11-20", "USD", "99999999999999999999", 9, .badRate),
            ("2026-11-20", "USD", "0.00000000001", 9, .badRate), ("2026-11-20", "USD", "١.٠", 9, .badRate),
        ] as [(String, String, String, Int, ReferenceRatesProblem.Reason)])
    func `a value that cannot be is refused with its line`(
        date: String, code: String, rate: String, line: Int, reason: ReferenceRatesProblem.Reason
    ) {
        #expect(throws: ReferenceRatesProblem(line: line, reason: reason)) {
            try Self.read(ReferenceRatesDocument.file([(date, [(code, rate)])]))
        }
    }

    @Test(
        arguments: [("time='2026-11-20'", .badDate, 8), ("currency='JPY' ", .badCurrency, 10), ("rate='162.34'", .badRate, 10)]
            as [(String, ReferenceRatesProblem.Reason, Int)])
    func `a missing attribute is refused`(attribute: String, reason: ReferenceRatesProblem.Reason, line: Int) {
        #expect(throws: ReferenceRatesProblem(line: line, reason: reason)) {
            try Self.read(ReferenceRatesDocument.daily.replacing(attribute, with: ""))
        }
    }

    @Test func `nothing is there twice`() {
        let twoDays = ReferenceRatesDocument.file([("2026-11-20", [("USD", "1")]), ("2026-11-20", [("JPY", "1")])])
        #expect(throws: ReferenceRatesProblem(line: 11, reason: .repeated)) { try Self.read(twoDays) }
        let twoRates = ReferenceRatesDocument.file([("2026-11-20", [("USD", "1"), ("USD", "2")])])
        #expect(throws: ReferenceRatesProblem(line: 10, reason: .repeated)) { try Self.read(twoRates) }
    }
}
