import TestSupport
import Testing

@testable import Bookkeeping

/// Amounts on receipts, converted into the currency of an account, against arithmetic in whole fractions.
@Suite struct ReceiptRateTests {
    private static let currencies = ["JPY", "EUR", "USD", "KWD", "CLF"].compactMap { Currency(code: $0) }

    /// The plainest rule: the exact fraction, rounded half away from zero.
    private static func plain(_ money: Money, _ rate: ExchangeRate.Value, _ currency: Currency) -> Int128? {
        var top = Int128(money.minorUnits) * Int128(rate.digits), bottom: Int128 = 1
        for _ in 0..<currency.minorUnits { top *= 10 }
        for _ in 0..<(rate.scale + money.currency.minorUnits) { bottom *= 10 }
        let units = (top + bottom / 2) / bottom
        return bottom == 1 ? top : units
    }

    @Test func `an amount at a rate is what exact arithmetic gives, rounded half away from zero`() throws {
        var random = SeededRandom.ofRun(), overflows = 0
        for _ in 0..<20_000 {
            let from = try #require(Self.currencies.randomElement(using: &random))
            let to = try #require(Self.currencies.filter { $0 != from }.randomElement(using: &random))
            let length = Int.random(in: 1...12, using: &random), scale = Int.random(in: 0...10, using: &random)
            let money = Money(minorUnits: Int64.random(in: 1...99_999_999_999, using: &random) >> Int64.random(in: 0...30, using: &random) + 1, from)
            let most = (0..<length).reduce(Int64(1)) { power, _ in power * 10 }
            let rate = try #require(ExchangeRate.Value(digits: Int64.random(in: 1...most, using: &random), scale: scale))
            let expected = try #require(Self.plain(money, rate, to))
            if let units = Int64(exactly: expected) {
                #expect(try rate.convert(money, to: to) == Money(minorUnits: units, to), "\(money) at \(rate) in \(to.code)")
            } else {
                overflows += 1
                #expect(throws: MoneyError.overflow) { try rate.convert(money, to: to) }
            }
        }
        #expect(overflows > 0)
    }

    @Test func `the rate between two amounts leads from one to the other, and none is shorter`() throws {
        var random = SeededRandom.ofRun(), found = 0
        for _ in 0..<5_000 {
            let from = try #require(Self.currencies.randomElement(using: &random))
            let to = try #require(Self.currencies.filter { $0 != from }.randomElement(using: &random))
            let money = Money(minorUnits: Int64.random(in: 1...9_999_999, using: &random), from)
            let amount = Money(minorUnits: Int64.random(in: 1...9_999_999, using: &random), to)
            guard let rate = ExchangeRate.Value(from: money, to: amount) else { continue }
            found += 1
            #expect(try rate.convert(money, to: to) == amount, "\(money) and \(amount): \(rate)")
            guard rate.scale > 0 else { continue }
            // Any rate with fewer decimals lies between two neighbours, neither of which gives the amount.
            let shorter = rate.digits / 10
            for digits in [shorter, shorter + 1] where digits > 0 {
                let other = try #require(ExchangeRate.Value(digits: digits, scale: rate.scale - 1))
                #expect(try other.convert(money, to: to) != amount, "\(money) and \(amount): \(rate) and \(other)")
            }
        }
        #expect(found > 4_000)
    }

    @Test func `a rate is found back from what it gave`() throws {
        let dollars = try #require(Currency(code: "USD")), euros = try #require(Currency(code: "EUR")), yen = try #require(Currency(code: "JPY"))
        let rate = try #require(ExchangeRate.Value("0.92"))
        #expect(try rate.convert(Money(minorUnits: 1_200, dollars), to: euros) == Money(minorUnits: 1_104, euros))
        #expect(ExchangeRate.Value(from: Money(minorUnits: 1_200, dollars), to: Money(minorUnits: 1_104, euros)) == rate)
        #expect(ExchangeRate.Value(from: Money(minorUnits: 1_000, yen), to: Money(minorUnits: 615, euros))?.description == "0.00615")
        #expect(ExchangeRate.Value(from: Money(minorUnits: 1, dollars), to: Money(minorUnits: 1, dollars)) == nil)
        #expect(throws: MoneyError.currencyMismatch) { try rate.convert(Money(minorUnits: 1, euros), to: euros) }
    }
}
