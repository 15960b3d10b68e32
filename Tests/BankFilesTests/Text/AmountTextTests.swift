import BankFiles
import Bookkeeping
import TestSupport
import Testing

@Suite struct AmountTextTests {
    @Test(
        arguments: [
            ("1,234.56", nil, "EUR", 123_456), ("1.234,56", nil, "EUR", 123_456), ("1 234,56", nil, "EUR", 123_456),
            ("1\u{A0}234,56", nil, "EUR", 123_456), ("1\u{202F}234,56", nil, "EUR", 123_456), ("1'234.56", nil, "CHF", 123_456),
            ("1’234.56", nil, "CHF", 123_456), ("1,23,456.78", nil, "INR", 12_345_678), ("12,34,56,789", .point, "INR", 12_345_678_900),
            ("12,5", nil, "EUR", 1_250), ("12.5", .point, "EUR", 1_250), (".50", nil, "EUR", 50), ("0,5", .comma, "EUR", 50), ("7", nil, "EUR", 700),
            ("1.234", nil, "EUR", 123_400), ("1.234", nil, "KWD", 1_234), ("1.234", .comma, "KWD", 1_234_000), ("1,234", .point, "EUR", 123_400),
            ("1,234", .comma, "KWD", 1_234), ("0.123", nil, "KWD", 123), ("12.500", .point, "EUR", 1_250), ("12.50000", nil, "EUR", 1_250),
            ("1,234", nil, "JPY", 1_234), ("1234.00", .point, "JPY", 1_234), ("1.234.567", nil, "EUR", 123_456_700), ("-12.50", nil, "EUR", -1_250),
            ("12.50-", nil, "EUR", -1_250), ("12,50 -", nil, "EUR", -1_250), ("\u{2212}12.50", nil, "EUR", -1_250), ("+12.50", nil, "EUR", 1_250),
            ("(12.50)", nil, "EUR", -1_250), ("(€12.50)", nil, "EUR", -1_250), ("12.50 CR", nil, "EUR", 1_250), ("12.50DR", nil, "EUR", -1_250),
            ("12.50 Cr.", nil, "EUR", 1_250), ("D 12.50", nil, "EUR", -1_250), ("12,50 S", nil, "EUR", -1_250), ("12,50 H", nil, "EUR", 1_250),
            ("-12.50 DR", nil, "EUR", -1_250), ("€ 12.50", nil, "EUR", 1_250), ("12,50 €", nil, "EUR", 1_250), ("-€12.50", nil, "EUR", -1_250),
            ("€-12.50", nil, "EUR", -1_250), ("EUR 12.50-", nil, "EUR", -1_250), ("eur12.50", nil, "EUR", 1_250),
            ("USD 12.50 DR", nil, "USD", -1_250),
            ("$1,234.50", nil, "USD", 123_450), ("R$ 1.234,50", nil, "BRL", 123_450), ("¥1,234", nil, "JPY", 1_234), ("1,234円", nil, "JPY", 1_234),
            ("￥１，２３４", nil, "JPY", 1_234), ("▲1,234", nil, "JPY", -1_234), ("¥12.50", nil, "CNY", 1_250), ("٣٫٥٠", nil, "EUR", 350),
            ("12,-", nil, "EUR", 1_200), ("12,--", nil, "EUR", 1_200), ("-12,-", nil, "EUR", -1_200), ("1.234,-", .comma, "EUR", 123_400),
            (" 12.50 ", nil, "EUR", 1_250), ("000000000000000000000012.50", nil, "EUR", 1_250), ("-0.00", nil, "EUR", 0),
            ("92233720368547758.07", nil, "EUR", .max),
        ] as [(String, DecimalMark?, String, Int64)])
    func `an amount is read as it is meant`(text: String, mark: DecimalMark?, code: String, units: Int64) throws {
        let currency = try #require(Currency(code: code))
        #expect(AmountText.parse(text, mark: mark, currency: currency) == .success(Money(minorUnits: units, currency)))
    }

    @Test(arguments: [
        "abc", "12.345", "12.505", "1,2,3", "12.50.1", "1.23,45.6", "--12", "+-12", "(12", "12)", "-(12)", "-12 CR", "+12 DR", "$12.50", "GBP 12.50",
        "12.50 GBP", "12 34", "1,,234", "2026-11-21", "1e5", "12a5", "0x10", "NaN", "Total 12.50", "12.50 paid to Anna", "1'23", "12.50 € extra",
    ])
    func `a text that is no amount of the currency is refused`(text: String) throws {
        #expect(AmountText.parse(text, mark: .point, currency: try #require(Currency(code: "EUR"))) == .failure(.badAmount(text)))
    }

    @Test(arguments: ["", " ", "\u{A0}\t"]) func `an empty text has no amount`(text: String) throws {
        #expect(AmountText.parse(text, mark: nil, currency: try #require(Currency(code: "EUR"))) == .failure(.noAmount))
    }

    @Test(arguments: ["92233720368547758.08", String(repeating: "9", count: 40), "-" + String(repeating: "9", count: 40) + ".00"])
    func `an amount with more digits than any account is refused`(text: String) throws {
        #expect(AmountText.parse(text, mark: nil, currency: try #require(Currency(code: "EUR"))) == .failure(.amountTooLarge(text)))
    }

    @Test(
        arguments: [
            (["1,234.50", "7"], .point), (["1.234,50"], .comma), (["12,5", "1,234", "3,75"], .comma), (["1.234.567"], .comma),
            (["1,234", "2,500"], nil),
            (["12", "7"], nil), ([], nil), (["-12.50 EUR", "text", "3,333"], .point), (["1 234,50"], .comma), (["0.125"], .point),
        ] as [([String], DecimalMark?)])
    func `the decimal mark is found by what amounts allow`(samples: [String], mark: DecimalMark?) {
        #expect(AmountText.mark(of: samples) == mark)
    }

    @Test func `amounts of all sizes are read back from every way to write them`() throws {
        var random = SeededRandom(seed: 20_261_121)
        let currencies = try ["EUR", "JPY", "KWD"].map { try #require(Currency(code: $0)) }
        for _ in 0..<2_000 {
            let currency = currencies[Int.random(in: 0..<3, using: &random)], mark = Bool.random(using: &random) ? DecimalMark.point : .comma
            let units = Int64.random(in: 0...Int64(1) << Int64.random(in: 1...62, using: &random), using: &random)
            let group = Bool.random(using: &random) ? "" : [mark == .point ? "," : ".", "'", " "].randomElement(using: &random) ?? ""
            let text = Self.written(units, currency, mark: mark, group: group)
            let (negative, isNegative): (String, Bool) =
                [
                    ("-\(text)", true), ("\(text)-", true), ("(\(text))", true), ("\(text) DR", true), ("\(currency.code) \(text)", false),
                    (text, false),
                ].randomElement(using: &random) ?? (text, false)
            #expect(
                AmountText.parse(negative, mark: mark, currency: currency) == .success(Money(minorUnits: isNegative ? -units : units, currency)),
                "\(negative)")
        }
    }

    private static func written(_ units: Int64, _ currency: Currency, mark: DecimalMark, group: String) -> String {
        let (major, minor) = units.quotientAndRemainder(dividingBy: currency.scale)
        var digits = String(major), groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        let whole = ([digits] + groups).joined(separator: group)
        guard currency.minorUnits > 0 else { return whole }
        let decimals = String(repeating: "0", count: currency.minorUnits - String(minor).count) + String(minor)
        return whole + (mark == .point ? "." : ",") + decimals
    }
}
