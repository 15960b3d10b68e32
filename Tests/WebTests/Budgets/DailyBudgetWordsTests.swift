import Language
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Views

/// Situations of a daily budget of €65 and the sentences about them, in three languages.
@Suite struct DailyBudgetWordsTests {
    /// A day, what was spent in cents on days before it, and the period that is shown.
    struct Situation: CustomTestStringConvertible, Sendable {
        let today: String
        let spent: [String: Int64]
        let shown: Period.Length
        var countsFrom: String?
        var firstUse = "2026-01-01"
        let percent: Int
        let safe: String
        let english, japanese, chinese: [String]

        init(
            _ today: String, _ spent: [String: Int64], _ shown: Period.Length, from countsFrom: String? = nil, use firstUse: String = "2026-01-01",
            _ percent: Int, _ safe: String, _ english: [String], _ japanese: [String], _ chinese: [String]
        ) {
            (self.today, self.spent, self.shown, self.countsFrom, self.firstUse) = (today, spent, shown, countsFrom, firstUse)
            (self.percent, self.safe, self.english, self.japanese, self.chinese) = (percent, safe, english, japanese, chinese)
        }

        var testDescription: String { "\(shown) of \(today), \(spent)\(countsFrom.map { ", from \($0)" } ?? "")" }
    }

    static let situations: [Situation] = [
        Situation(
            "2026-11-23", [:], .daily, 100, "€243.75", ["Left to spend today"],
            ["今日使える金額"], ["今天还可以花"]),
        Situation(
            "2026-11-23", ["2026-11-23": 1690], .daily, 74, "€241.63", ["Left to spend today"],
            ["今日使える金額"], ["今天还可以花"]),
        Situation(
            "2026-11-23", ["2026-11-23": 6500], .daily, 0, "€235.62", ["Used up today"],
            ["今日の予算は使い切りました"], ["今天已用完"]),
        Situation(
            "2026-11-23", ["2026-11-23": 8000], .daily, 0, "€233.75", ["Over budget today"],
            ["今日は予算オーバー"], ["今天已超支"]),
        Situation(
            "2026-11-23", ["2026-11-23": 6499], .daily, 1, "€235.62", ["Left to spend today"],
            ["今日使える金額"], ["今天还可以花"]),
        Situation(
            "2026-11-23", [:], .weekly, 100, "€243.75", ["Left to spend this week", "You can spend up to €455.00 more until Sun 29 Nov."],
            ["今週使える金額", "11月29日（日）まで、あと€455.00使えます。"], ["本周还可以花", "到11月29日（周日）为止，还可以花 €455.00。"]),
        Situation(
            "2026-11-23", [:], .monthly, 100, "€243.75", ["Left to spend this month"],
            ["今月使える金額"], ["本月还可以花"]),
        Situation(
            "2026-11-23", [:], .yearly, 100, "€243.75", ["Left to spend this year"],
            ["今年使える金額"], ["今年还可以花"]),
        Situation(
            "2026-11-27", ["2026-11-24": 30000], .daily, 100, "€412.50", ["Left to spend today"],
            ["今日使える金額"], ["今天还可以花"]),
        Situation(
            "2026-11-27", ["2026-11-24": 30000], .weekly, 35, "€412.50",
            ["Left to spend this week", "You can spend up to €155.00 more until Sun 29 Nov."],
            ["今週使える金額", "11月29日（日）まで、あと€155.00使えます。"], ["本周还可以花", "到11月29日（周日）为止，还可以花 €155.00。"]),
        Situation(
            "2026-11-27", ["2026-11-24": 30000], .monthly, 85, "€412.50", ["Left to spend this month"],
            ["今月使える金額"], ["本月还可以花"]),
        Situation(
            "2026-11-27", ["2026-11-24": 50000], .daily, 100, "€362.50", ["Left to spend today", "This week is €45.00 over budget."],
            ["今日使える金額", "今週は予算を€45.00超えています。"], ["今天还可以花", "本周已超支 €45.00。"]),
        Situation(
            "2026-11-27", ["2026-11-24": 50000], .weekly, 0, "€362.50", ["Over budget this week"],
            ["今週は予算オーバー"], ["本周已超支"]),
        Situation(
            "2026-11-27", ["2026-11-24": 50000], .monthly, 75, "€362.50", ["Left to spend this month"],
            ["今月使える金額"], ["本月还可以花"]),
        Situation(
            "2026-11-27", ["2026-11-24": 45500], .daily, 100, "€373.75", ["Left to spend today", "This week’s budget is used up."],
            ["今日使える金額", "今週の予算は使い切りました。"], ["今天还可以花", "本周预算已用完。"]),
        Situation(
            "2026-11-27", ["2026-11-24": 45500], .weekly, 0, "€373.75", ["Used up this week"],
            ["今週の予算は使い切りました"], ["本周已用完"]),
        Situation(
            "2026-11-27", ["2026-11-24": 44500], .daily, 100, "€376.25", ["Left to spend today", "This week has €10.00 left."],
            ["今日使える金額", "今週の残りは€10.00です。"], ["今天还可以花", "本周还剩 €10.00。"]),
        Situation(
            "2026-11-27", ["2026-11-24": 44500], .weekly, 3, "€376.25",
            ["Left to spend this week", "You can spend up to €10.00 more until Sun 29 Nov."],
            ["今週使える金額", "11月29日（日）まで、あと€10.00使えます。"], ["本周还可以花", "到11月29日（周日）为止，还可以花 €10.00。"]),
        Situation(
            "2026-11-23", ["2026-11-02": 225313], .daily, 0, "€0.00",
            ["Unspent today", "This month is €303.13 over budget, so nothing is left to spend."],
            ["今日の未使用分", "今月は予算を€303.13超えているため、使える金額がありません。"], ["今天未用额度", "本月已超支 €303.13，没有可花的余额。"]),
        Situation(
            "2026-11-23", ["2026-11-02": 225313], .weekly, 0, "€0.00",
            ["Unspent this week", "This month is €303.13 over budget, so nothing is left to spend."],
            ["今週の未使用分", "今月は予算を€303.13超えているため、使える金額がありません。"], ["本周未用额度", "本月已超支 €303.13，没有可花的余额。"]),
        Situation(
            "2026-11-23", ["2026-11-02": 225313], .monthly, 0, "€0.00", ["Over budget this month"],
            ["今月は予算オーバー"], ["本月已超支"]),
        Situation(
            "2026-11-23", ["2026-11-02": 225313], .yearly, 91, "€0.00", ["Left to spend this year"],
            ["今年使える金額"], ["今年还可以花"]),
        Situation(
            "2026-11-23", ["2026-11-02": 195000], .daily, 0, "€0.00",
            ["Unspent today", "This month’s budget is used up, so nothing is left to spend."],
            ["今日の未使用分", "今月の予算を使い切ったため、使える金額がありません。"], ["今天未用额度", "本月预算已用完，没有可花的余额。"]),
        Situation(
            "2026-11-23", ["2026-11-02": 195000], .weekly, 0, "€0.00",
            ["Unspent this week", "This month’s budget is used up, so nothing is left to spend."],
            ["今週の未使用分", "今月の予算を使い切ったため、使える金額がありません。"], ["本周未用额度", "本月预算已用完，没有可花的余额。"]),
        Situation(
            "2026-11-23", ["2026-11-02": 195000], .monthly, 0, "€0.00", ["Used up this month"],
            ["今月の予算は使い切りました"], ["本月已用完"]),
        Situation(
            "2026-11-23", ["2026-11-02": 192000], .daily, 47, "€3.75", ["Unspent today", "Only €30.00 is left to spend this month."],
            ["今日の未使用分", "今月使えるのは、あと€30.00だけです。"], ["今天未用额度", "本月只剩 €30.00 可花。"]),
        Situation(
            "2026-11-23", ["2026-11-02": 192000], .weekly, 7, "€3.75", ["Unspent this week", "Only €30.00 is left to spend this month."],
            ["今週の未使用分", "今月使えるのは、あと€30.00だけです。"], ["本周未用额度", "本月只剩 €30.00 可花。"]),
        Situation(
            "2026-11-23", ["2026-11-02": 192000], .monthly, 2, "€3.75", ["Left to spend this month"],
            ["今月使える金額"], ["本月还可以花"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2400000], .daily, 0, "€0.00",
            ["Unspent today", "This year is €275.00 over budget, so nothing is left to spend."],
            ["今日の未使用分", "今年は予算を€275.00超えているため、使える金額がありません。"], ["今天未用额度", "今年已超支 €275.00，没有可花的余额。"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2400000], .weekly, 0, "€0.00",
            ["Unspent this week", "This year is €275.00 over budget, so nothing is left to spend."],
            ["今週の未使用分", "今年は予算を€275.00超えているため、使える金額がありません。"], ["本周未用额度", "今年已超支 €275.00，没有可花的余额。"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2400000], .monthly, 0, "€0.00",
            ["Unspent this month", "This year is €275.00 over budget, so nothing is left to spend."],
            ["今月の未使用分", "今年は予算を€275.00超えているため、使える金額がありません。"], ["本月未用额度", "今年已超支 €275.00，没有可花的余额。"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2400000], .yearly, 0, "€0.00", ["Over budget this year"],
            ["今年は予算オーバー"], ["今年已超支"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2372500], .daily, 0, "€0.00",
            ["Unspent today", "This year’s budget is used up, so nothing is left to spend."],
            ["今日の未使用分", "今年の予算を使い切ったため、使える金額がありません。"], ["今天未用额度", "今年预算已用完，没有可花的余额。"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2372500], .monthly, 0, "€0.00",
            ["Unspent this month", "This year’s budget is used up, so nothing is left to spend."],
            ["今月の未使用分", "今年の予算を使い切ったため、使える金額がありません。"], ["本月未用额度", "今年预算已用完，没有可花的余额。"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2372500], .yearly, 0, "€0.00", ["Used up this year"],
            ["今年の予算は使い切りました"], ["今年已用完"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2368500], .daily, 62, "€5.00", ["Unspent today", "Only €40.00 is left to spend this year."],
            ["今日の未使用分", "今年使えるのは、あと€40.00だけです。"], ["今天未用额度", "今年只剩 €40.00 可花。"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2368500], .weekly, 9, "€5.00", ["Unspent this week", "Only €40.00 is left to spend this year."],
            ["今週の未使用分", "今年使えるのは、あと€40.00だけです。"], ["本周未用额度", "今年只剩 €40.00 可花。"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2368500], .monthly, 3, "€5.00", ["Unspent this month", "Only €40.00 is left to spend this year."],
            ["今月の未使用分", "今年使えるのは、あと€40.00だけです。"], ["本月未用额度", "今年只剩 €40.00 可花。"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2400000, "2026-11-02": 200000], .daily, 0, "€0.00",
            ["Unspent today", "This month is €50.00 over budget, so nothing is left to spend."],
            ["今日の未使用分", "今月は予算を€50.00超えているため、使える金額がありません。"], ["今天未用额度", "本月已超支 €50.00，没有可花的余额。"]),
        Situation(
            "2026-11-23", ["2026-03-02": 100, "2026-11-23": 9000, "2026-11-02": 225313], .daily, 0, "€0.00", ["Over budget today"],
            ["今日は予算オーバー"], ["今天已超支"]),
        Situation(
            "2026-11-30", [:], .daily, 100, "€1,950.00", ["Left to spend today"],
            ["今日使える金額"], ["今天还可以花"]),
        Situation(
            "2026-11-30", ["2026-11-02": 225313], .weekly, 86, "€0.00",
            ["Unspent this week", "This month is €303.13 over budget, so nothing is left to spend until 30 Nov."],
            ["今週の未使用分", "今月は予算を€303.13超えているため、11月30日まで使える金額がありません。"], ["本周未用额度", "本月已超支 €303.13，到11月30日为止没有可花的余额。"]),
        Situation(
            "2026-11-30", ["2026-11-02": 225313], .daily, 0, "€0.00",
            ["Unspent today", "This month is €303.13 over budget, so nothing is left to spend."],
            ["今日の未使用分", "今月は予算を€303.13超えているため、使える金額がありません。"], ["今天未用额度", "本月已超支 €303.13，没有可花的余额。"]),
        Situation(
            "2026-11-30", ["2026-11-02": 195000], .weekly, 86, "€0.00",
            ["Unspent this week", "This month’s budget is used up, so nothing is left to spend until 30 Nov."],
            ["今週の未使用分", "今月の予算を使い切ったため、11月30日まで使える金額がありません。"], ["本周未用额度", "本月预算已用完，到11月30日为止没有可花的余额。"]),
        Situation(
            "2026-11-30", ["2026-11-02": 192000], .weekly, 93, "€30.00", ["Unspent this week", "Only €30.00 is left to spend until 30 Nov."],
            ["今週の未使用分", "11月30日までに使えるのは、あと€30.00だけです。"], ["本周未用额度", "到11月30日为止只剩 €30.00 可花。"]),
        Situation(
            "2026-12-31", [:], .daily, 100, "€2,015.00", ["Left to spend today"],
            ["今日使える金額"], ["今天还可以花"]),
        Situation(
            "2026-12-31", ["2026-03-02": 2400000], .daily, 0, "€0.00",
            ["Unspent today", "This year is €275.00 over budget, so nothing is left to spend."],
            ["今日の未使用分", "今年は予算を€275.00超えているため、使える金額がありません。"], ["今天未用额度", "今年已超支 €275.00，没有可花的余额。"]),
        Situation(
            "2026-12-31", ["2026-03-02": 2400000], .weekly, 43, "€0.00",
            ["Unspent this week", "This year is €275.00 over budget, so nothing is left to spend until 31 Dec."],
            ["今週の未使用分", "今年は予算を€275.00超えているため、12月31日まで使える金額がありません。"], ["本周未用额度", "今年已超支 €275.00，到12月31日为止没有可花的余额。"]),
        Situation(
            "2026-11-23", [:], .daily, from: "2026-11-14", 100, "€138.12", ["Left to spend today"],
            ["今日使える金額"], ["今天还可以花"]),
        Situation(
            "2026-11-23", [:], .weekly, from: "2026-11-14", 100, "€138.12",
            ["Left to spend this week", "You can spend up to €455.00 more until Sun 29 Nov."],
            ["今週使える金額", "11月29日（日）まで、あと€455.00使えます。"], ["本周还可以花", "到11月29日（周日）为止，还可以花 €455.00。"]),
        Situation(
            "2026-11-23", [:], .monthly, from: "2026-11-14", 100, "€138.12", ["Left to spend this month", "Counted from 14 Nov on."],
            ["今月使える金額", "11月14日から集計しています。"], ["本月还可以花", "从11月14日起计算。"]),
        Situation(
            "2026-11-23", [:], .yearly, from: "2026-11-14", 100, "€138.12", ["Left to spend this year", "Counted from 14 Nov on."],
            ["今年使える金額", "11月14日から集計しています。"], ["今年还可以花", "从11月14日起计算。"]),
        Situation(
            "2026-11-27", ["2026-11-26": 1000], .weekly, from: "2026-11-25", 97, "€95.00",
            ["Left to spend this week", "You can spend up to €315.00 more until Sun 29 Nov.", "Counted from 25 Nov on."],
            ["今週使える金額", "11月29日（日）まで、あと€315.00使えます。", "11月25日から集計しています。"], ["本周还可以花", "到11月29日（周日）为止，还可以花 €315.00。", "从11月25日起计算。"]),
        Situation(
            "2026-11-23", ["2026-11-02": 500000], .monthly, from: "2026-11-23", 100, "€65.00",
            ["Left to spend this month", "Counted from 23 Nov on."],
            ["今月使える金額", "11月23日から集計しています。"], ["本月还可以花", "从11月23日起计算。"]),
        Situation(
            "2026-11-23", [:], .yearly, use: "2026-03-14", 100, "€243.75",
            ["Left to spend this year", "Every day from 1 Jan on counts, even those before you started using Penny on 14 Mar."],
            ["今年使える金額", "Pennyを使い始めた3月14日より前も含め、1月1日から集計しています。"], ["今年还可以花", "从1月1日起每天都计入，包括您3月14日开始使用 Penny 之前的日期。"]),
        Situation(
            "2026-11-23", [:], .monthly, use: "2026-03-14", 100, "€243.75", ["Left to spend this month"],
            ["今月使える金額"], ["本月还可以花"]),
        Situation(
            "2026-11-23", [:], .weekly, use: "2026-11-20", 100, "€243.75",
            ["Left to spend this week", "You can spend up to €455.00 more until Sun 29 Nov."],
            ["今週使える金額", "11月29日（日）まで、あと€455.00使えます。"], ["本周还可以花", "到11月29日（周日）为止，还可以花 €455.00。"]),
        Situation(
            "2026-11-23", ["2026-03-02": 2400000, "2026-11-02": 195000], .daily, 0, "€0.00",
            ["Unspent today", "This year is €2,225.00 over budget, so nothing is left to spend."],
            ["今日の未使用分", "今年は予算を€2,225.00超えているため、使える金額がありません。"], ["今天未用额度", "今年已超支 €2,225.00，没有可花的余额。"]),
        Situation(
            "2026-11-23", [:], .monthly, use: "2026-11-20", 100, "€243.75",
            ["Left to spend this month", "Every day from 1 Nov on counts, even those before you started using Penny on 20 Nov."],
            ["今月使える金額", "Pennyを使い始めた11月20日より前も含め、11月1日から集計しています。"], ["本月还可以花", "从11月1日起每天都计入，包括您11月20日开始使用 Penny 之前的日期。"]),
        Situation(
            "2026-11-23", [:], .yearly, from: "2026-02-01", use: "2026-03-14", 100, "€243.75",
            ["Left to spend this year", "Every day from 1 Feb on counts, even those before you started using Penny on 14 Mar."],
            ["今年使える金額", "Pennyを使い始めた3月14日より前も含め、2月1日から集計しています。"], ["今年还可以花", "从2月1日起每天都计入，包括您3月14日开始使用 Penny 之前的日期。"]),
        Situation(
            "2026-11-23", [:], .yearly, from: "2026-03-14", use: "2026-03-14", 100, "€243.75",
            ["Left to spend this year", "Counted from 14 Mar on."],
            ["今年使える金額", "3月14日から集計しています。"], ["今年还可以花", "从3月14日起计算。"]),
    ]

    private static let calendar = CivilCalendar(weekStart: .monday, monthStart: 1)

    private static func figures(_ situation: Situation, _ commitments: Commitments? = nil) throws -> RemainingBudget {
        let today = CalendarDate.day(situation.today)
        let spent = Dictionary(uniqueKeysWithValues: situation.spent.map { (CalendarDate.day($0.key), $0.value) })
        let budget = Budget(
            id: .init(milliseconds: 1), name: "", length: .daily, scope: .everything,
            amounts: BudgetAmounts(Money(minorUnits: 6_500, .eur), from: .day("2026-01-01")), hasRollover: false, alertPercent: 90, isDaily: true,
            begins: .day("2026-01-01"), countsFrom: situation.countsFrom.map { CalendarDate.day($0) })
        return try RemainingBudget(budget, today: today, calendar, commitments: commitments) { days in
            Spending(spent: Money(minorUnits: spent.reduce(0) { $0 + (days.contains($1.key) ? $1.value : 0) }, .eur))
        }
    }

    @Test(arguments: situations) func `the sentences of a situation`(situation: Situation) throws {
        let figures = try Self.figures(situation)
        #expect(figures.percentAvailable(in: situation.shown) == situation.percent)
        for (language, expected) in [(Language.english, situation.english), (.japanese, situation.japanese), (.simplifiedChinese, situation.chinese)]
        {
            let t = Texts.of(language), words = DailyBudgetWords(figures, shown: situation.shown, firstUse: .day(situation.firstUse), t: t)
            #expect([words.heading] + words.notes + [words.counted].compactMap(\.self) == expected)
            if language == .english { #expect(t.money.string(figures.safePerDay.amount) == situation.safe) }
        }
    }

    @Test(
        arguments: [
            (
                [:], .monthly, "€1,950.00 is left this month. Shared among the 8 days until 30 Nov, today included, that is €243.75 a day.",
                "今月の残りは€1,950.00です。今日を含めて11月30日までの8日で割ると、1日あたり€243.75になります。",
                "本月还剩 €1,950.00。从今天起到11月30日共 8 天，平均每天 €243.75。"
            ),
            (
                ["2026-11-02": 225_313], .daily, "This month is €303.13 over budget, so no amount is safe until 30 Nov.",
                "今月は予算を€303.13超えているため、11月30日までは目安となる金額がありません。", "本月已超支 €303.13，到11月30日为止没有日均可用额度。"
            ),
            (
                ["2026-11-02": 195_000], .daily, "This month’s budget is used up, so no amount is safe until 30 Nov.",
                "今月の予算を使い切ったため、11月30日までは目安となる金額がありません。", "本月预算已用完，到11月30日为止没有日均可用额度。"
            ),
            (
                ["2026-11-02": 194_995], .daily, "€0.05 is left this month, too little to share among 8 days.", "今月の残りは€0.05で、8日で割るには少なすぎます。",
                "本月还剩 €0.05，不足以分摊到 8 天。"
            ),
            (
                ["2026-03-02": 2_350_000], .daily,
                "€225.00 is left this year, less than this month allows. Shared among the 8 days until 30 Nov, today included, that is €28.12 a day.",
                "今年の残りは€225.00で、今月の残りより少なくなっています。今日を含めて11月30日までの8日で割ると、1日あたり€28.12になります。",
                "今年还剩 €225.00，比本月剩余还少。从今天起到11月30日共 8 天，平均每天 €28.12。"
            ),
        ] as [([String: Int64], Period.Length, String, String, String)])
    func `what is safe per day is explained`(
        spent: [String: Int64], shown: Period.Length, english: String, japanese: String, chinese: String
    ) throws {
        let figures = try Self.figures(Situation("2026-11-23", spent, shown, 0, "", [], [], []))
        for (language, expected) in [(Language.english, english), (.japanese, japanese), (.simplifiedChinese, chinese)] {
            #expect(DailyBudgetWords(figures, shown: shown, firstUse: .day("2026-01-01"), t: .of(language)).why == expected)
        }
    }

    @Test(
        arguments: [
            (
                30_000,
                "€310.00 for Rent and 1 other still to come is already set aside. €10.00 of it is only expected: you are asked for the amount.",
                "€1,950.00 is left this month, and €310.00 of it is set aside for what is still to come. "
                    + "The other €1,640.00, shared among the 8 days until 30 Nov, today included, is €205.00 a day."
            ),
            (
                200_000,
                "€2,010.00 for Rent and 1 other still to come is already set aside. €10.00 of it is only expected: you are asked for the amount.",
                "€1,950.00 is left this month, and €2,010.00 is still to come, so no amount is safe until 30 Nov."
            ),
        ] as [(Int64, String, String)])
    func `what is still to come is said, and taken off`(rent: Int64, said: String, why: String) throws {
        func days(_ id: Int64, _ title: String, _ amount: Int64, _ posting: Recurrence.Posting) throws -> ComingDays {
            let content = RecordContent(
                movement: .expense(account: .init(milliseconds: 1), category: .init(milliseconds: 2), amount: Money(minorUnits: amount, .eur)),
                date: .day("2026-11-28"), time: .midnight, texts: RecordTextValues { $0 == .title ? title : "" })
            let recurrence = try #require(RecurrenceRule(.monthly, starts: .day("2026-11-28")))
            let rule = Recurrence(
                id: .init(milliseconds: id), draft: .init(template: Transaction.Draft(content), recurrence: recurrence, posting: posting))
            return ComingDays(rule, waiting: [], to: .day("2026-12-31"), on: .day("2026-11-23"))
        }
        let commitments = Commitments([try days(1, "Rent", rent, .post), try days(2, "Power", 1_000, .ask)], in: .eur) { $0 }
        let situation = Situation("2026-11-23", [:], .daily, 100, "", [], [], [])
        let figures = try Self.figures(situation, commitments), names = LedgerNames(accounts: [], categories: [], hashtags: [])
        let t = Texts.of(.english)
        #expect(DailyBudgetWords.coming(figures, names: names, t).joined(separator: " ") == said)
        #expect(DailyBudgetWords(figures, shown: .daily, firstUse: .day("2026-11-01"), t: t).why == why)
        for language in [Language.japanese, .simplifiedChinese] {
            let t = Texts.of(language)
            #expect(DailyBudgetWords.coming(figures, names: names, t).joined().contains("Rent"))
        }
    }
}

extension CalendarDate {
    fileprivate static func day(_ text: String) -> CalendarDate { CalendarDate(text) ?? { preconditionFailure("\(text) is no day") }() }
}

extension Currency {
    fileprivate static let eur = Currency(code: "EUR") ?? { preconditionFailure("EUR is a currency") }()
}
