import Bookkeeping
import Testing

@testable import Validation

struct RateFormTests {
    static func draft(_ values: (String, String)...) throws -> ExchangeRate {
        let main = try #require(Currency(code: "EUR")), today = try #require(CalendarDate("2026-11-20"))
        return try RateForm(FormInput(values)).draft(in: main, today: today)
    }

    static func problems(_ values: (String, String)...) throws -> [String: Problem] {
        let main = try #require(Currency(code: "EUR")), today = try #require(CalendarDate("2026-11-20"))
        do {
            _ = try RateForm(FormInput(values)).draft(in: main, today: today)
            return [:]
        } catch {
            return Dictionary(error.list.map { ($0.field, $0.problem) }) { first, _ in first }
        }
    }

    @Test func `a rate is what one unit of the chosen currency costs in the main one`() throws {
        let rate = try Self.draft(("currency", "USD"), ("rate", "0.92"), ("date", "2026-11-20"))
        #expect((rate.base.code, rate.quote.code) == ("USD", "EUR"))
        #expect(rate.value.description == "0.92")
        #expect(rate.date == CalendarDate("2026-11-20"))
        #expect(rate.source == .byHand)
    }

    @Test func `the page may have been made for another main currency`() throws {
        let rate = try Self.draft(("currency", "USD"), ("quote", "GBP"), ("rate", "0.8"), ("date", "2026-01-01"))
        #expect(rate.quote.code == "GBP")
        #expect(
            try Self.draft(("currency", "USD"), ("quote", "nonsense"), ("rate", "0.8"), ("date", "2026-01-01")).quote.code
                == "EUR")
    }

    @Test func `all problems come at once`() throws {
        #expect(try Self.problems() == ["currency": .required, "rate": .required, "date": .required])
        #expect(
            try Self.problems(("currency", "EUR"), ("rate", "x"), ("date", "2026-11-21"))
                == ["currency": .notAChoice, "rate": .notARate, "date": .futureDate])
        #expect(
            try Self.problems(("currency", "XXQ"), ("rate", "0"), ("date", "2026-02-30")) == [
                "currency": .notAChoice, "rate": .notARate, "date": .noSuchDay,
            ])
    }

    @Test(arguments: [
        ("0.92", "0.92"), ("0,92", "0.92"), (".92", "0.92"), ("162.340", "162.34"), ("1 234,5", "1234.5"),
        ("16,780.83", "16780.83"), ("16.780,83", "16780.83"),
        ("1,234", "1.234"), ("０．９２", "0.92"), ("٠٫٩٢", "0.92"), ("0.0000000001", "0.0000000001"),
        ("999999999999999", "999999999999999"),
        ("1.00000000000", "1"),
    ])
    func `a rate is read exactly`(text: String, value: String) throws {
        #expect(try RateParser.parse(text).description == value)
    }

    @Test(arguments: ["1,280", "1.280", " 16,780 ", "１．２８０"]) func `a rate that may be a thousand times another one is asked about`(text: String)
        throws
    {
        let writing = NumberWriting(.english, currency: Currency(code: "EUR"), timeZone: CivilTimeZone("Europe/Berlin"))
        let digits = try #require(Int64(text.compactMap(\.wholeNumberValue).map(String.init).joined()))
        let whole = try #require(ExchangeRate.Value(digits: digits, scale: 0)), decimal = try #require(ExchangeRate.Value(digits: digits, scale: 3))
        #expect(throws: Problem.ambiguousRate(whole: whole, decimal: decimal)) { try RateParser.parse(text, writing: writing) }
        #expect(try RateParser.parse(text).scale > 0)
    }

    @Test(arguments: [
        ("1,280", "1280"), ("1.280", "1.28"), ("0.925", "0.925"), ("1.2800", "1.28"), ("1280", "1280"), ("1,280.5", "1280.5"),
    ])
    func `a rate is read as the person writes numbers`(text: String, value: String) throws {
        let american = NumberWriting(.english, currency: Currency(code: "USD"), timeZone: CivilTimeZone("America/New_York"))
        for writing in [american, NumberWriting(.japanese), NumberWriting(.simplifiedChinese)] {
            #expect(try RateParser.parse(text, writing: writing).description == value)
        }
    }

    @Test(arguments: [
        "", " ", "0", "0.0", "-1", "+1", "1e3", "1.2.3", "1,2,3", "abc", "1 EUR", "1/3", "1+1", "½", "0.00000000001",
        "1000000000000000", "12345678901234567890",
        "123456789012345678901", "1 2", "NaN", "∞", ".", ",",
    ])
    func `what is no rate is refused`(text: String) {
        #expect(throws: Problem.notARate) { try RateParser.parse(text) }
    }
}
