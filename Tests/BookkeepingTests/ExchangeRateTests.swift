import Bookkeeping
import Testing

private func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

/// Parses a rate such as `EUR USD 1.0825 2026-03-10`; a `!` at the end marks a manual rate.
private func rate(_ text: String) throws -> ExchangeRate {
    let words = text.split(separator: " ")
    let date = try #require(CalendarDate(words[3])), value = try #require(ExchangeRate.Value(words[2]))
    let (base, quote) = (try currency(String(words[0])), try currency(String(words[1])))
    return try #require(
        ExchangeRate(
            base: base, quote: quote, date: date, value: value, source: words.last == "!" ? .byHand : .europeanCentralBank))
}

/// Returns an amount converted on 10 March 2026 with the given rates.
private func converted(_ units: Int64, _ from: String, _ to: String, _ rates: [String], on day: String = "2026-03-10") throws
    -> Int64?
{
    let money = Money(minorUnits: units, try currency(from)), date = try #require(CalendarDate(day))
    return try ExchangeRates(rates.map(rate)).convert(money, to: currency(to), on: date)?.minorUnits
}

struct ExchangeRateTests {
    @Test(
        arguments: [
            ("1.0825", 10_825, 4, "1.0825"), ("0.00615", 615, 5, "0.00615"), ("160", 160, 0, "160"), ("1.50", 15, 1, "1.5"),
            ("007", 7, 0, "7"), ("2.000", 2, 0, "2"), ("0.0000000001", 1, 10, "0.0000000001"),
            ("999999999999999", 999_999_999_999_999, 0, "999999999999999"), ("1.00000000000000000000", 1, 0, "1"),
        ] as [(String, Int64, Int, String)])
    func `a value is exact and in lowest terms`(text: String, digits: Int64, scale: Int, written: String) throws {
        let value = try #require(ExchangeRate.Value(text))
        #expect(value.digits == digits && value.scale == scale && value.description == written)
    }

    @Test(arguments: [
        "", "0", "0.0", "-1", "+1", "1,5", "1.", ".5", "1.2.3", "1e3", "１", " 1", "0.00000000001", "1000000000000000",
        "99999999999999999999999", "1.2345678901234567", "NaN",
    ])
    func `what is no value is refused`(text: String) { #expect(ExchangeRate.Value(text) == nil) }

    @Test func `a rate is between two currencies`() throws {
        let euro = try currency("EUR"), value = try #require(ExchangeRate.Value(digits: 10, scale: 1))
        #expect(value == ExchangeRate.Value(digits: 1, scale: 0))
        #expect(ExchangeRate.Value(digits: 5, scale: 11) == nil && ExchangeRate.Value(digits: 5, scale: -1) == nil)
        #expect(ExchangeRate(base: euro, quote: euro, date: CalendarDate(daysSince1970: 0), value: value, source: .byHand) == nil)
    }

    @Test(
        arguments: [
            // The decimals of both currencies count: 0 for JPY, 2 for EUR, 3 for KWD.
            (100_00, "EUR", "JPY", ["EUR JPY 160.5 2026-03-10"], 16_050), (1, "EUR", "JPY", ["EUR JPY 160.5 2026-03-10"], 2),
            (1_000, "JPY", "EUR", ["JPY EUR 0.00615 2026-03-10"], 6_15), (1_000, "KWD", "EUR", ["KWD EUR 3 2026-03-10"], 3_00),
            (1_00, "EUR", "KWD", ["EUR KWD 0.3345 2026-03-10"], 335), (5, "KWD", "JPY", ["KWD JPY 500 2026-03-10"], 3),
            // The inverse.
            (160_50, "USD", "EUR", ["EUR USD 1.605 2026-03-10"], 100_00), (1_000, "JPY", "EUR", ["EUR JPY 160 2026-03-10"], 6_25),
            // Across the euro, rounded once.
            (1_000_00, "USD", "GBP", ["EUR USD 1.1 2026-03-10", "EUR GBP 0.85 2026-03-10"], 772_73),
            (1_00, "USD", "JPY", ["EUR USD 3 2026-03-10", "EUR JPY 100 2026-03-10"], 33),
            (1_000, "JPY", "USD", ["JPY EUR 0.006 2026-03-10 !", "USD EUR 0.9 2026-03-10 !"], 6_67),
            (1, "JPY", "KWD", ["EUR JPY 160 2026-03-10", "EUR KWD 0.32 2026-03-10"], 2),
            // Half away from zero, on both sides.
            (5, "EUR", "USD", ["EUR USD 0.5 2026-03-10"], 3), (-5, "EUR", "USD", ["EUR USD 0.5 2026-03-10"], -3),
            (4, "EUR", "USD", ["EUR USD 0.6 2026-03-10"], 2), (-4, "EUR", "USD", ["EUR USD 0.6 2026-03-10"], -2),
            (1, "EUR", "USD", ["EUR USD 0.4999999999 2026-03-10"], 0), (0, "EUR", "USD", ["EUR USD 2 2026-03-10"], 0),
            (7, "EUR", "EUR", [], 7), (-7, "EUR", "EUR", ["EUR USD 2 2026-03-10"], -7),
        ] as [(Int64, String, String, [String], Int64)])
    func `money is converted exactly`(units: Int64, from: String, to: String, rates: [String], result: Int64) throws {
        #expect(try converted(units, from, to, rates) == result)
    }

    @Test(
        arguments: [
            ("A rate dated after the day is not there.", ["EUR USD 2 2026-03-11"], nil),
            (
                "The latest on or before the day wins.",
                ["EUR USD 2 2026-03-09", "EUR USD 3 2026-03-10", "EUR USD 4 2026-03-11"], 300
            ),
            ("In any order.", ["EUR USD 4 2026-03-11", "EUR USD 3 2026-03-10", "EUR USD 2 2026-03-09"], 300),
            ("The last one holds until the next.", ["EUR USD 2 2020-01-01"], 200),
            ("At the same date by hand wins.", ["EUR USD 5 2026-03-10 !", "EUR USD 3 2026-03-10"], 500),
            ("At the same date by hand wins as the inverse too.", ["EUR USD 3 2026-03-10", "USD EUR 0.2 2026-03-10 !"], 500),
            ("A later reference rate beats an older one by hand.", ["EUR USD 5 2026-03-09 !", "EUR USD 3 2026-03-10"], 300),
            ("A later inverse beats an older direct one.", ["EUR USD 3 2026-03-08 !", "USD EUR 0.5 2026-03-09 !"], 200),
            ("At the same date its own direction wins.", ["USD EUR 0.5 2026-03-09 !", "EUR USD 3 2026-03-09 !"], 300),
            ("Rates of other currencies do not count.", ["EUR GBP 3 2026-03-10", "GBP USD 3 2026-03-10"], nil),
        ] as [(String, [String], Int64?)])
    func `between several rates`(rule: String, rates: [String], result: Int64?) throws {
        #expect(try converted(100, "EUR", "USD", rates) == result, "\(rule)")
    }

    @Test(
        arguments: [
            ("One leg alone leads nowhere.", ["EUR USD 2 2026-03-10"], nil),
            ("Both legs.", ["EUR USD 2 2026-03-10", "EUR GBP 1 2026-03-10"], 50),
            (
                "As old as the older leg: a direct rate of the same date wins.",
                ["EUR USD 2 2026-03-08", "EUR GBP 1 2026-03-10", "USD GBP 3 2026-03-08 !"], 300
            ),
            (
                "A later way across the euro beats an older direct rate.",
                ["EUR USD 2 2026-03-09", "EUR GBP 1 2026-03-10", "USD GBP 3 2026-03-08 !"], 50
            ),
            ("Each leg by its own rules.", ["EUR USD 2 2026-03-09", "EUR USD 4 2026-03-09 !", "GBP EUR 0.5 2026-03-09 !"], 50),
            ("A leg dated after the day is not there.", ["EUR USD 2 2026-03-11", "EUR GBP 1 2026-03-10"], nil),
        ] as [(String, [String], Int64?)])
    func `across the euro`(rule: String, rates: [String], result: Int64?) throws {
        #expect(try converted(100, "USD", "GBP", rates) == result, "\(rule)")
    }

    @Test func `huge amounts are exact or refused`() throws {
        #expect(try converted(.max, "EUR", "USD", ["EUR USD 1 2026-03-10"]) == .max)
        #expect(try converted(4_000_000_000_000_000_001, "EUR", "USD", ["EUR USD 2 2026-03-10"]) == 8_000_000_000_000_000_002)
        #expect(
            try converted(
                9_000_000_000_000_000_001, "USD", "GBP",
                ["EUR USD 9999999999.99999 2026-03-10", "EUR GBP 9999999999.99999 2026-03-10"])
                == 9_000_000_000_000_000_001)
        // (2^63 − 1) ÷ 0.9999999999 does not fit, × 0.9999999999 does: 9223372036854775807 − 922337203.6854775807.
        #expect(try converted(.max, "EUR", "USD", ["EUR USD 0.9999999999 2026-03-10"]) == 9_223_372_035_932_438_603)
        // 128 bits do not hold the product of amount and rates: 9 × 10^18 × 999999999999999 ÷ 999999999999998.
        let wide = ["EUR USD 999999999999998 2026-03-10", "EUR GBP 999999999999999 2026-03-10"]
        #expect(try converted(9_000_000_000_000_000_000, "USD", "GBP", wide) == 9_000_000_000_000_009_000)
        let widest = ["USD EUR 99999.9999999999 2026-03-10 !", "EUR CLF 99999.9999999999 2026-03-10 !"]
        #expect(try converted(10_000, "USD", "CLF", widest) == 9_999_999_999_999_980)
        for (units, rates) in [
            (Int64.max, ["EUR USD 1.0000000001 2026-03-10"]), (.max, ["USD EUR 0.9999999999 2026-03-10"]),
            (.max, ["EUR USD 999999999999999 2026-03-10"]), (.min, ["EUR USD 999999999999999 2026-03-10"]),
        ] {
            #expect(throws: MoneyError.overflow) { try converted(units, "EUR", "USD", rates) }
        }
        #expect(throws: MoneyError.overflow) { try converted(.max, "USD", "CLF", widest) }
    }

    @Test func `a conversion tells its rates, its day and its value for people`() throws {
        let day = try #require(CalendarDate("2026-03-10"))
        let texts = ["EUR USD 1.0825 2026-03-09", "EUR JPY 160.5 2026-03-08 !", "CHF EUR 1.05 2026-03-07 !"]
        let rates = ExchangeRates(try texts.map(rate))
        func conversion(_ from: String, _ to: String) throws -> Conversion {
            let (from, to) = (try currency(from), try currency(to))
            return try #require(rates.conversion(from: from, to: to, on: day))
        }
        let direct = try conversion("EUR", "USD"), inverse = try conversion("JPY", "EUR"), across = try conversion("USD", "JPY")
        #expect(
            try direct.rates == [rate(texts[0])] && direct.rate == rate(texts[0]) && direct.date == CalendarDate("2026-03-09"))
        #expect(inverse.rate?.value.description == "0.00623053" && inverse.rate?.source == .byHand)
        #expect(
            across.rate?.value.description == "148.268" && across.rate?.source == .byHand
                && across.date == CalendarDate("2026-03-08"))
        #expect(try conversion("USD", "EUR").rate?.value.description == "0.923788")
        #expect(try conversion("USD", "EUR").rate?.source == .europeanCentralBank)
        #expect(try conversion("CHF", "JPY").rate?.value.description == "168.525")
        #expect(try conversion("USD", "USD").rate == nil && conversion("USD", "USD").date == nil)
        #expect(throws: MoneyError.currencyMismatch) { try direct.convert(.zero(currency("JPY"))) }
    }
}
