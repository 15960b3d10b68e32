import Testing

@testable import Bookkeeping

@Suite struct ShortMoneyFormatTests {
    struct Case: Sendable {
        let code: String, minorUnits: Int64, english: String, japanese: String, chinese: String, shortest: String

        init(_ code: String, _ minorUnits: Int64, _ english: String, _ japanese: String, _ chinese: String, _ shortest: String) {
            (self.code, self.minorUnits, self.english) = (code, minorUnits, english)
            (self.japanese, self.chinese, self.shortest) = (japanese, chinese, shortest)
        }
    }

    @Test(arguments: [
        Case("GBP", 0, "£0", "£0", "£0", "0"), Case("GBP", 50_00, "£50", "£50", "£50", "50"), Case("GBP", 50, "£0.50", "£0.50", "£0.50", "0.5"),
        Case("GBP", -4, "−£0.04", "−£0.04", "−£0.04", "−0.04"), Case("GBP", -47_30, "−£47.30", "−£47.30", "−£47.30", "−47"),
        Case("GBP", 8_40, "£8.40", "£8.40", "£8.40", "8.4"), Case("GBP", 9_96, "£9.96", "£9.96", "£9.96", "10"), Case("GBP", 999_99, "£999.99", "£999.99", "£999.99", "1k"),
        Case("GBP", 1_500_00, "£1.5k", "£1,500", "£1,500", "1.5k"), Case("GBP", 12_345_67, "£12.346k", "£1.235万", "£1.235万", "12k"),
        Case("JPY", 15_000, "¥15k", "¥1.5万", "JP¥1.5万", "15k"), Case("JPY", 9_999, "¥9.999k", "¥9,999", "JP¥9,999", "10k"),
        Case("JPY", -100_000_000, "−¥100M", "−¥1億", "−JP¥1亿", "−100M"), Case("JPY", 999_999_999, "¥1B", "¥10億", "JP¥10亿", "1B"),
        Case("KWD", 4, "KWD\u{A0}0.004", "KWD\u{A0}0.004", "KWD\u{A0}0.004", "0.004"), Case("USD", 1_234_567_890_12, "$1.235B", "$12.346億", "US$12.346亿", "1.2B"),
        Case("EUR", .max, "€92,233.72T", "€92,233.72兆", "€92,233.72万亿", "92,234T"), Case("EUR", .min, "−€92,233.72T", "−€92,233.72兆", "−€92,233.72万亿", "−92,234T"),
    ])
    func `an axis has the language's thousands or ten thousands, and a mark two digits`(known: Case) throws {
        let money = Money(minorUnits: known.minorUnits, try #require(Currency(code: known.code)))
        #expect(MoneyFormat(.english).short(money) == known.english)
        #expect(MoneyFormat(.japanese).short(money) == known.japanese)
        #expect(MoneyFormat(.simplifiedChinese).short(money) == known.chinese)
        #expect(MoneyFormat(.english).shortest(money) == known.shortest)
    }

    @Test(arguments: ["JPY", "EUR", "KWD", "CLF"]) func `what is not zero never looks like zero, and zero has no sign`(code: String) throws {
        let currency = try #require(Currency(code: code))
        for language in Language.allCases {
            let format = MoneyFormat(language)
            for power in 0..<18 {
                let units = (0..<power).reduce(Int64(1)) { units, _ in units * 10 }
                for figure in [units, -units, units * 9, -units * 9] {
                    let shown = format.shortest(Money(minorUnits: figure, currency))
                    #expect(shown.contains { $0 >= "1" && $0 <= "9" } && shown.hasPrefix("\u{2212}") == (figure < 0), "\(figure)")
                }
            }
            #expect(format.shortest(.zero(currency)) == "0" && !format.short(.zero(currency)).contains("\u{2212}"))
        }
    }
}
