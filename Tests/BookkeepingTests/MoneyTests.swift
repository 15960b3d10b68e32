import Bookkeeping
import Testing

private func money(_ units: Int64, _ code: String) throws -> Money {
    Money(minorUnits: units, try #require(Currency(code: code)))
}

@Test(
    arguments: [
        (1_234_50, "EUR", "€1,234.50", "1234.50"), (-23_45, "GBP", "−£23.45", "-23.45"), (3_240, "JPY", "¥3,240", "3240"),
        (1_250, "CHF", "CHF\u{A0}12.50", "12.50"),
        (1_234_567, "KWD", "KWD\u{A0}1,234.567", "1234.567"), (5, "EUR", "€0.05", "0.05"), (0, "JPY", "¥0", "0"),
        (-1, "EUR", "−€0.01", "-0.01"), (999_99, "EUR", "€999.99", "999.99"),
        (1_000_00, "EUR", "€1,000.00", "1000.00"), (1_250, "XCG", "Cg.\u{A0}12.50", "12.50"),
        (100_000_000, "JPY", "¥100,000,000", "100000000"), (1, "CLF", "CLF\u{A0}0.0001", "0.0001"),
        (.max, "JPY", "¥9,223,372,036,854,775,807", "9223372036854775807"),
        (.min, "EUR", "−€92,233,720,368,547,758.08", "-92233720368547758.08"),
    ] as [(Int64, String, String, String)])
func `amounts are written with symbol, groups, decimals and a true minus`(
    units: Int64, code: String, shown: String, plain: String
) throws {
    #expect(MoneyFormat(.english).string(try money(units, code)) == shown)
    #expect(MoneyFormat.plain(try money(units, code)) == plain)
}

@Test func `signs are written when asked for, and symbols are those of the language`() throws {
    #expect(MoneyFormat(.english).string(try money(500, "EUR"), sign: .always) == "+€5.00")
    #expect(MoneyFormat(.english).string(try money(-500, "EUR"), sign: .always) == "−€5.00")
    #expect(MoneyFormat(.english).string(try money(0, "EUR"), sign: .always) == "€0.00")
    #expect(MoneyFormat(.english).unbroken(try money(-500, "EUR")) == "−\u{2060}€5.00")
    #expect(MoneyFormat(.english).unbroken(try money(500, "EUR"), sign: .plus) == "+\u{2060}€5.00")
    #expect(MoneyFormat(.english).unbroken(try money(500, "EUR")) == "€5.00")
    #expect(MoneyFormat(.simplifiedChinese).string(try money(500, "CNY")) == "¥5.00")
    #expect(MoneyFormat(.simplifiedChinese).string(try money(500, "JPY")) == "JP¥500")
    #expect(MoneyFormat.placeholder(try money(0, "JPY").currency) == "0")
    #expect(MoneyFormat.placeholder(try money(0, "KWD").currency) == "0.000")
}

@Test func `sums are checked and never mix currencies`() throws {
    let one = try money(1, "EUR"), largest = try money(.max, "EUR"), smallest = try money(.min, "EUR"), yen = try money(1, "JPY")
    #expect(try one.adding(one).minorUnits == 2)
    #expect(try one.subtracting(one).isZero)
    #expect(try one.negated().isNegative)
    #expect(try money(-1, "EUR").subtracting(smallest) == largest)
    #expect(throws: MoneyError.overflow) { try largest.adding(one) }
    #expect(throws: MoneyError.overflow) { try smallest.subtracting(one) }
    #expect(throws: MoneyError.overflow) { try smallest.negated() }
    #expect(throws: MoneyError.currencyMismatch) { try one.adding(yen) }
    #expect(throws: MoneyError.currencyMismatch) { try one.subtracting(yen) }
}

@Test func `a currency is marked with its code and symbols`() throws {
    #expect(try money(0, "JPY").currency.signs == ["jpy", "jp¥", "¥", "円"])
    for entry in CurrencyCatalogue.all {
        #expect(entry.currency.signs.allSatisfy { !$0.contains(where: \.isNumber) && !$0.isEmpty })
    }
}

@Test(arguments: Language.allCases) func `a masked amount is dots of one width, whatever it is`(language: Language) throws {
    let format = MoneyFormat(language, isMasked: true)
    for (units, code) in [(0, "JPY"), (-23_45, "GBP"), (.max, "EUR"), (.min, "KWD"), (1, "CHF")] as [(Int64, String)] {
        let amount = try money(units, code)
        for sign in [MoneyFormat.Sign.negative, .always, .plus, .minus] { #expect(format.string(amount, sign: sign) == "•••") }
        #expect(format.short(amount) == "•••" && format.shortest(amount) == "•••")
    }
}
