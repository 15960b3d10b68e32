import Bookkeeping
import TestSupport
import Testing

@testable import Validation

private func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

private func result(_ text: String, _ code: String, _ sign: AmountParser.Sign = .positive) throws -> Result<Int64, Problem> {
    let parser = AmountParser(try currency(code), sign)
    do { return .success(try parser.parse(text).minorUnits) } catch { return .failure(error) }
}

@Test(arguments: [
    ("12", 1_200), ("12.5", 1_250), ("12,5", 1_250), ("14,99", 1_499), ("14.99", 1_499), (".5", 50), (",05", 5), ("5.", 500),
    ("007", 700),
    ("0.01", 1), (" 12.50 ", 1_250), ("\u{A0}12.50\u{202F}", 1_250), ("€12.50", 1_250), ("12,50 €", 1_250), ("EUR 12", 1_200),
    ("12eur", 1_200),
    ("１２．５０", 1_250), ("１２，５０", 1_250), ("１２。５", 1_250), ("١٢٫٥", 1_250), ("1,234.50", 123_450), ("1.234,50", 123_450),
    ("1 234,50", 123_450),
    ("1\u{202F}234,50", 123_450), ("1'234.50", 123_450), ("1’234.50", 123_450), ("1,234,567", 123_456_700), ("1.234.567", 123_456_700),
    ("1 234", 123_400), ("1,234,567.89", 123_456_789),
    ("+5", 500),
    ("999999999999.99", 99_999_999_999_999),
])
func `amounts in euros are read as they are typed`(text: String, cents: Int64) throws {
    #expect(try result(text, "EUR") == .success(cents))
}

@Test(
    arguments: [
        ("", .required), ("   ", .required), ("1234.567", .tooManyDecimals(2)), ("0,234", .tooManyDecimals(2)),
        ("14,9999", .tooManyDecimals(2)),
        ("23.4.5", .twoDecimalSeparators), ("1,2,3", .twoDecimalSeparators), ("12,34.56", .twoDecimalSeparators),
        ("1.2,3.4", .twoDecimalSeparators),
        ("1,234,56", .twoDecimalSeparators), ("1..5", .twoDecimalSeparators), ("1.,5", .twoDecimalSeparators),
        ("0", .amountNotPositive),
        ("0.00", .amountNotPositive), ("-5", .amountNotPositive), ("−5", .amountNotPositive), ("3-3", .amountNotPositive),
        ("abc", .notAnAmount),
        ("$12", .notAnAmount), ("12 USD", .notAnAmount), ("¥12", .notAnAmount), (".", .notAnAmount), (",", .notAnAmount),
        ("€", .notAnAmount), ("-", .notAnAmount),
        ("1e5", .notAnAmount), ("0x10", .amountNotPositive), ("0xFF", .notAnAmount), ("0 234", .notAnAmount), ("1_000", .notAnAmount),
        ("12 34", .notAnAmount), ("1 2345", .notAnAmount),
        ("1 234'567", .notAnAmount),
        ("3²", .notAnAmount), ("12½", .notAnAmount), ("①", .notAnAmount), ("(3)", .notAnAmount), ("nan", .notAnAmount),
        ("inf", .notAnAmount),
        ("12\u{0}", .notAnAmount), ("\u{202E}12", .notAnAmount), ("€12€", .notAnAmount), ("12.5 0", .notAnAmount),
        ("1234567890123456", .amountTooLarge),
        ("12345678901234.5", .amountTooLarge), ("123456789012345678901234567890123456789012345678901234567890", .amountTooLarge),
        ("1234567890123456789012345678901234567890123456789012345678901", .tooLong(60)), ("999999999999999", .amountTooLarge),
        ("1000000000000", .amountTooLarge),
    ] as [(String, Problem)])
func `what is no amount in euros is refused with its reason`(text: String, problem: Problem) throws {
    #expect(try result(text, "EUR") == .failure(problem))
}

@Test(
    arguments: [
        ("1200", .success(1_200)), ("¥1200", .success(1_200)), ("￥1,200", .success(1_200)), ("1,200円", .success(1_200)),
        ("JPY1200", .success(1_200)),
        ("1,234,567", .success(1_234_567)), ("１，２００", .success(1_200)), ("1 200", .success(1_200)),
        ("12.5", .failure(.tooManyDecimals(0))),
        ("14,99", .failure(.tooManyDecimals(0))), ("12.000.00", .failure(.twoDecimalSeparators)),
        ("1200.00", .failure(.tooManyDecimals(0))),
        ("12,34,567", .success(1_234_567)), ("1,234.5", .failure(.tooManyDecimals(0))), ("1200.", .success(1_200)),
        ("999999999999999", .success(999_999_999_999_999)), ("1200*1.1", .success(1_320)), ("1980/3", .success(660)),
        ("5/2", .success(2)), ("7/2", .success(4)),
        ("100/3", .success(33)), ("3*1,200", .success(3_600)),
    ] as [(String, Result<Int64, Problem>)])
func `amounts in yen have no decimals, and commas part thousands`(text: String, expected: Result<Int64, Problem>) throws {
    #expect(try result(text, "JPY") == expected)
}

@Test(
    arguments: [
        ("1234,567", .success(1_234_567)), ("1.234", .success(1_234)), ("12", .success(12_000)), ("0.001", .success(1)),
        ("1,234.500", .success(1_234_500)),
        ("1.234,5", .success(1_234_500)), ("KWD 1.5", .success(1_500)), ("1.2345", .failure(.tooManyDecimals(3))),
        ("1.2.3", .failure(.twoDecimalSeparators)),
        ("99999999999.999", .success(99_999_999_999_999)), ("100000000000000", .failure(.amountTooLarge)),
    ] as [(String, Result<Int64, Problem>)])
func `amounts in dinars have three decimals`(text: String, expected: Result<Int64, Problem>) throws {
    #expect(try result(text, "KWD") == expected)
}

@Test(
    arguments: [
        ("12+3.50", .success(1_550)), ("3*4", .success(1_200)), ("3×4", .success(1_200)), ("10-2,50", .success(750)),
        ("2+3*4", .success(1_400)),
        ("10 - 2 * 3", .success(400)), ("100/3", .success(3_333)), ("200/3", .success(6_667)), ("0.05/2", .success(2)),
        ("0.03/2", .success(2)),
        ("１２＋３", .success(1_500)), ("€12+€3.50", .success(1_550)), ("-5+10", .success(500)), ("9/3/3", .success(100)),
        ("8÷4", .success(200)),
        ("1/3*3", .success(100)), ("0.1+0.2", .success(30)), ("1.5*1.5", .success(225)), ("19.99*3", .success(5_997)),
        ("5/0", .failure(.notAnAmount)),
        ("12+", .failure(.notAnAmount)), ("*3", .failure(.notAnAmount)), ("3**4", .failure(.notAnAmount)),
        ("3+-4", .failure(.notAnAmount)),
        ("12+3.5.0", .failure(.twoDecimalSeparators)), ("12+3.5055", .failure(.tooManyDecimals(2))),
        ("3*0,234", .failure(.tooManyDecimals(2))), ("3x4", .success(1_200)), ("1.10+2.20+3.30+4.40", .success(1_100)),
        ("9999999*9999999", .failure(.amountTooLarge)), ("2-5", .failure(.amountNotPositive)),
        ("0.01/9", .failure(.amountNotPositive)),
    ] as [(String, Result<Int64, Problem>)])
func `sums and products are worked out exactly`(text: String, expected: Result<Int64, Problem>) throws {
    #expect(try result(text, "EUR") == expected)
}

@Test(arguments: [
    ("-12.50", -1_250), ("−12,50", -1_250), ("－12", -1_200), ("ー12", -1_200), ("–12", -1_200), ("-€12", -1_200), ("€-12", -1_200),
    ("−€1,234.50", -123_450),
    ("0", 0), ("-0", 0), ("5-8", -300), ("-2*3", -600), ("-99999999999.99", -9_999_999_999_999),
])
func `a starting balance may be negative or nothing`(text: String, cents: Int64) throws {
    #expect(try result(text, "EUR", .any) == .success(cents))
}

@Test func `the largest amounts of every currency still fit the field`() throws {
    for currency in CurrencyCatalogue.all.map(\.currency) {
        let parser = AmountParser(currency, .any)
        for isNegative in [false, true] {
            let limit = parser.limit(isNegative: isNegative)
            let money = Money(minorUnits: isNegative ? -limit : limit, currency)
            #expect(MoneyFormat.plain(money).utf16.count == AmountParser.lengthLimit)
            #expect(try parser.parse(MoneyFormat.plain(money)) == money)
        }
    }
}

@Test func `a figure that was written is read as the same amount in every currency`() throws {
    var generator = SeededRandom.ofRun()
    for currency in CurrencyCatalogue.all.map(\.currency) {
        let parser = AmountParser(currency, .any)
        for _ in 0..<60 {
            let bounds: [Int64] = [10, 1_000, 100_000, parser.limit(isNegative: true)]
            let bound = bounds.randomElement(using: &generator) ?? 10
            let money = Money(minorUnits: .random(in: -bound...bound, using: &generator), currency)
            #expect(try parser.parse(MoneyFormat.plain(money)) == money)
            for language in Language.allCases {
                let shown = MoneyFormat(language).string(money)
                #expect(try parser.parse(shown) == money, "\(shown)")
            }
        }
    }
}

@Test func `no text traps the parser`() throws {
    let pool = Array("0123456789019.,.,+-*/ '€$¥%()eExX−１２。，\u{0}\u{202E}\u{301}👨‍👩‍👧½²٣ー\n\u{A0}EURkr").map(String.init)
    let parsers = try ["EUR", "JPY", "KWD", "CLF", "XOF", "XCG"].map { AmountParser(try currency($0), .any) }
    var generator = SeededRandom.ofRun()
    var accepted = 0
    for round in 0..<10_000 {
        let text = (0..<Int.random(in: 0...40, using: &generator)).map { _ in pool.randomElement(using: &generator) ?? "" }
            .joined()
        let parser = parsers[round % parsers.count]
        if let money = try? parser.parse(text) {
            accepted += 1
            #expect(money.minorUnits <= parser.limit() && money.minorUnits >= -parser.limit(isNegative: true))
        }
        let bytes = (0..<60).map { _ in UInt8.random(in: 0...255, using: &generator) }
        _ = try? parser.parse(String(decoding: bytes, as: UTF8.self))
    }
    #expect(accepted > 0)
    #expect(try result(String(repeating: "9", count: 1_000_000), "EUR") == .failure(.tooLong(60)))
}

@Test(
    arguments: [
        ("1,234", "EUR", 123_400, 123), ("1.234", "EUR", 123_400, 123), ("999,999", "USD", 99_999_900, 100_000), ("1.235", "CHF", 123_500, 124),
        ("5+12,345", "EUR", 1_234_500, 1_234), ("1.234", "JPY", 1_234, 1), ("1,234", "KWD", 1_234_000, 1_234), ("１，２３４", "EUR", 123_400, 123),
    ] as [(String, String, Int64, Int64)])
func `a mark that separates a group or the decimals is asked about with both amounts`(text: String, code: String, whole: Int64, decimal: Int64) throws
{
    let currency = try currency(code)
    let problem = Problem.ambiguousAmount(whole: Money(minorUnits: whole, currency), decimal: Money(minorUnits: decimal, currency))
    #expect(try result(text, code) == .failure(problem))
}

@Test(arguments: SaidAmounts.all) func `an amount is read as the person writes or says it`(row: SaidAmounts.Row) throws {
    let language = try #require(Language(tag: row.language)), writing = NumberWriting(language, currency: try currency(row.main))
    let money = try? AmountParser(try currency(row.currency), writing: writing).parse(row.text)
    #expect(money.map(MoneyFormat.plain) == row.amount)
}

@Test func `there are amounts enough, and each is read by somebody`() {
    #expect(SaidAmounts.all.count > 200 && SaidAmounts.all.count { $0.amount == nil } > 50)
}

@Test func `a number that is said for two is asked about with both`() throws {
    let yen = try currency("JPY"), problem = Problem.ambiguousAmount(whole: Money(minorUnits: 12_000, yen), decimal: Money(minorUnits: 10_002, yen))
    #expect(throws: problem) { try AmountParser(yen, writing: NumberWriting(.japanese)).parse("1万2円") }
}

@Test(arguments: [
    ("EUR", "Europe/Berlin", false), ("EUR", "Europe/Dublin", true), ("USD", "Europe/Berlin", false), ("USD", "America/New_York", true),
    ("GBP", "Europe/London", true),
])
func `an English comma separates thousands where people write it so`(code: String, zone: String, isGroup: Bool) throws {
    let writing = NumberWriting(.english, currency: try currency(code), timeZone: try #require(CivilTimeZone(zone)))
    let money = try? AmountParser(try currency("USD"), writing: writing).parse("1,000")
    #expect(money?.minorUnits == (isGroup ? 100_000 : nil))
    #expect((try? RateParser.parse("16,780", writing: writing))?.description == (isGroup ? "16780" : nil))
}
