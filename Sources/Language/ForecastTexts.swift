/// The balances that are expected.
package struct ForecastTexts: Sentences {
    /// The head of a column: records, and what recurs.
    package let known: String
    /// The names of the two lines.
    package let byRules, withSpending: String
    package let lowestAtEnd: String
    /// The name of a balance.
    package let nextMonths: Named
    package let belowZero: Named
    /// A balance and a day.
    package let until, expected, lowest: OfTwo
    /// The number of recurring records that are counted, where the usual spending is not known, and where it is nothing.
    package let restsOnRules, restsOnRulesAlone: Counted
    /// The number of recurring records, the spending per day, and the number of months that it was measured in.
    package let restsOnBoth: @Sendable (Int, String, Int) -> String
    /// The same without recurring records.
    package let restsOnSpending: @Sendable (String, Int) -> String

    static let english = ForecastTexts(
        known: "Recorded and recurring", byRules: "What recurs", withSpending: "With usual spending", lowestAtEnd: "That is the lowest until then.",
        nextMonths: { "\($0), the next 12 months" }, belowZero: { "Below zero from \($0)." },
        until: { "\($0) until \($1)" }, expected: { "\($0) expected on \($1)." }, lowest: { "Lowest: \($0) on \($1)." },
        restsOnRules: {
            "This rests on \($0 == 1 ? "1 recurring record" : "\($0) recurring records"). Usual spending counts after two full months of records."
        },
        restsOnRulesAlone: {
            "This rests on \($0 == 1 ? "1 recurring record" : "\($0) recurring records"). Besides, nothing is usually spent here."
        },
        restsOnBoth: { count, amount, months in
            let rules = count == 1 ? "1 recurring record" : "\(count) recurring records"
            return "This rests on \(rules), and on a usual spending of \(amount) a day besides, as in the last \(months) months."
        },
        restsOnSpending: { "This rests on a usual spending of \($0) a day, as in the last \($1) months. Nothing that recurs is due until then." })

    static let japanese = ForecastTexts(
        known: "記録と繰り返し", byRules: "繰り返し", withSpending: "普段の支出を含む", lowestAtEnd: "この日が最も少なくなります。",
        nextMonths: { "\($0)の残高予測（今後12か月）" }, belowZero: { "\($0)からマイナスになります。" },
        until: { "\($0)の残高予測（\($1)まで）" }, expected: { "\($1)の見込みは\($0)です。" }, lowest: { "最も少ないのは\($1)の\($0)です。" },
        restsOnRules: { "繰り返し\($0)件に基づく見込みです。普段の支出は、記録が2か月分そろうと反映されます。" },
        restsOnRulesAlone: { "繰り返し\($0)件に基づく見込みです。それ以外の普段の支出はありません。" },
        restsOnBoth: { "繰り返し\($0)件と、それ以外の普段の支出1日\($1)（直近\($2)か月）に基づく見込みです。" },
        restsOnSpending: { "普段の支出1日\($0)（直近\($1)か月）に基づく見込みです。この期間に予定されている繰り返しはありません。" })

    static let simplifiedChinese = ForecastTexts(
        known: "记录与周期记账", byRules: "周期记账", withSpending: "含日常支出", lowestAtEnd: "这是期间内的最低值。",
        nextMonths: { "\($0)余额预测（未来 12 个月）" }, belowZero: { "\($0)起余额为负。" },
        until: { "“\($0)”余额预测（至\($1)）" }, expected: { "\($1)预计为 \($0)。" }, lowest: { "最低：\($1)，\($0)。" },
        restsOnRules: { "根据 \($0) 条周期记录预计。记满两个整月后，会计入日常支出。" },
        restsOnRulesAlone: { "根据 \($0) 条周期记录预计。此外没有日常支出。" },
        restsOnBoth: { "根据 \($0) 条周期记录，以及每天 \($1) 的日常支出（最近 \($2) 个月）预计。" },
        restsOnSpending: { "根据每天 \($0) 的日常支出（最近 \($1) 个月）预计。此期间没有到期的周期记录。" })
}
