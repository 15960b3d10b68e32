import Charts

/// The statistics.
package struct StatisticsTexts: Sentences {
    package let title, contents, charts, byMonth, categoriesByMonth, budgetDays, noBudget, setBudget, allAccounts, nothing, day, month, period, left,
        spent, perDay,
        topCategory: String
    package let earned, now, before, change, new: String
    package let everyDay, share, amount, other, incomeAndExpenses, netWorth, showTable, emptyText, later, asReport, openReport,
        tooManyForVendors: String
    /// The separator between two sentences.
    package let space: String
    package let apart, budgetNeedsAmount, againstBudget, dayByDay, byCategory, largest, spentInAll, inPeriod, balanceOf,
        worthToday: Named
    package let ratesBegin, incomeByCategory, largestIncome, earnedInAll, course, meanMonth, compared, vendors: Named
    /// The number of vendors and the amount of all records.
    package let spentAt, receivedFrom: @Sendable (Int, String) -> String
    /// The days shown and those before; a day and an amount.
    package let comparedText, worthOn: @Sendable (String, String) -> String
    package let daysOver, daysSinceFirst: Counted
    /// A day and an amount.
    package let worstDay, highest: @Sendable (String, String) -> String
    /// The same for a single day, where the points of a chart are averages of several.
    package let highestSingle: @Sendable (String, String) -> String
    /// A period, an amount, and its share of the total.
    package let mostSpent, spentOn: @Sendable (String, String, String) -> String
    /// The part of the income not spent; the function formats minor units.
    package let kept: @Sendable (Int64, (Int64) -> String) -> String
    /// The meaning of a point when there are too many days for one each.
    package let meanOf, endOf: @Sendable (TimeUnit) -> String

    static let english = StatisticsTexts(
        title: "Statistics", contents: "Contents", charts: "Charts", byMonth: "By month", categoriesByMonth: "Categories by month",
        budgetDays: "Under or over budget",
        noBudget: "Set a daily budget, and you see here what each day left of it, or how far it went over.",
        setBudget: "Set a daily budget",
        allAccounts: "All accounts together.", nothing: "Nothing here yet", day: "Day", month: "Month", period: "Period",
        left: "Left",
        spent: "Spent", perDay: "Per day", topCategory: "Top category, day by day", earned: "Earned", now: "Now", before: "Before", change: "Change",
        new: "new", everyDay: "Every day so far", share: "Share",
        amount: "Amount", other: "The rest", incomeAndExpenses: "Income and expenses", netWorth: "Net worth",
        showTable: "Show as table",
        emptyText: "Charts appear with your first record.", later: "Records dated after today are not counted here.",
        asReport: "As a report, PDF or table", openReport: "Open as a report",
        tooManyForVendors: "There are too many records here to rank their vendors. The report reads more of them.", space: " ",
        apart: { "Not in these figures, because it could not be converted to \($0):" },
        budgetNeedsAmount: { "Your main currency has changed. The daily budget needs an amount in \($0)." },
        againstBudget: { "Ten days against \($0) a day." }, dayByDay: { "\($0), day by day" },
        byCategory: { "Categories, \($0)" },
        largest: { "Most was spent on: \($0)." }, spentInAll: { "\($0) spent." }, inPeriod: { "\($0)." },
        balanceOf: { "Balance of \($0)" },
        worthToday: { "\($0) today." },
        ratesBegin: { "At first there was no exchange rate for \($0), so that money is counted later only." },
        incomeByCategory: { "Income by category, \($0)" }, largestIncome: { "Most came from: \($0)." }, earnedInAll: { "\($0) earned." },
        course: { "\($0), 12 months" }, meanMonth: { "\($0) in an average month." }, compared: { "Compared with \($0)" },
        vendors: { "Vendors, \($0)" }, spentAt: { "\($1) spent, at \($0 == 1 ? "1 vendor" : "\($0) vendors")." },
        receivedFrom: { "\($1) received, from \($0 == 1 ? "1 vendor" : "\($0) vendors")." },
        comparedText: { "Spending in \($0) beside \($1)." }, worthOn: { "\($1) on \($0)." },
        daysOver: { $0 == 0 ? "No day over." : $0 == 1 ? "1 day over." : "\($0) days over." },
        daysSinceFirst: { $0 == 1 ? "1 day since your first expense." : "\($0) days since your first expense." },
        worstDay: { "Worst was \($0) with \($1)." }, highest: { "Highest was \($0) with \($1)." },
        highestSingle: { "The most on a single day was \($1), on \($0)." },
        mostSpent: { "Your top category, \($0): \($1), \($2) of spending." }, spentOn: { "\($0): \($1), \($2) of spending." },
        kept: { kept, text in
            if kept == 0 { return "As much went out as came in." }
            return kept > 0 ? "You kept \(text(kept))." : "You spent \(text(Int64(clamping: kept.magnitude))) more than came in."
        },
        meanOf: { "Each point is the average day of a \(englishName($0))." }, endOf: { "Each point is the end of a \(englishName($0))." })

    private static func englishName(_ unit: TimeUnit) -> String {
        switch unit {
        case .day: "day"
        case .week: "week"
        case .month: "month"
        case .quarter: "quarter"
        case .year: "year"
        }
    }

    static let japanese = StatisticsTexts(
        title: "統計", contents: "内容", charts: "グラフ", byMonth: "月別の表", categoriesByMonth: "カテゴリ別・月別", budgetDays: "予算との差",
        noBudget: "1日の予算を設定すると、毎日の残りや超過がここに表示されます。", setBudget: "1日の予算を設定",
        allAccounts: "すべての口座の合計です。", nothing: "まだ何もありません", day: "日", month: "月", period: "期間", left: "残り", spent: "支出",
        perDay: "1日あたり",
        topCategory: "最も多いカテゴリの毎日の支出", earned: "収入", now: "今期", before: "前期", change: "増減", new: "新規", everyDay: "これまでの毎日の支出", share: "割合",
        amount: "金額", other: "それ以外",
        incomeAndExpenses: "収入と支出",
        netWorth: "純資産", showTable: "表で表示", emptyText: "最初の記録を追加すると、グラフが表示されます。", later: "明日以降の日付の記録は含まれていません。", asReport: "レポート・PDF・表で見る",
        openReport: "レポートで見る", tooManyForVendors: "記録が多すぎるため、ここでは支払先の順位を表示できません。レポートではさらに多くの記録を集計できます。", space: "",
        apart: { "\($0)に換算できないため、この金額に含まれていないもの：" }, budgetNeedsAmount: { "基準通貨が変わりました。1日の予算を\($0)で設定してください。" },
        againstBudget: { "10日間の支出を1日\($0)の予算と比べています。" }, dayByDay: { "\($0)の毎日の支出" }, byCategory: { "カテゴリ別（\($0)）" },
        largest: { "支出の多い順：\($0)。" },
        spentInAll: { "支出は\($0)です。" }, inPeriod: { "\($0)。" }, balanceOf: { "\($0)の残高" }, worthToday: { "今日は\($0)です。" },
        ratesBegin: { "当初は\($0)の為替レートがなかったため、その金額は途中から含まれています。" }, incomeByCategory: { "収入のカテゴリ別（\($0)）" }, largestIncome: { "収入の多い順：\($0)。" },
        earnedInAll: { "収入は\($0)です。" }, course: { "\($0)の12か月" }, meanMonth: { "1か月の平均は\($0)です。" }, compared: { "\($0)との比較" },
        vendors: { "支払先別（\($0)）" }, spentAt: { "\($0)件の支払先に\($1)を支払いました。" }, receivedFrom: { "\($0)件の支払元から\($1)の収入です。" },
        comparedText: { "\($0)の支出を\($1)と比べています。" }, worthOn: { "\($0)は\($1)です。" }, daysOver: { $0 == 0 ? "超過した日はありません。" : "超過は\($0)日です。" },
        daysSinceFirst: { "最初の支出から\($0)日目です。" }, worstDay: { "最も超過したのは\($0)で\($1)です。" }, highest: { "最高は\($0)の\($1)です。" },
        highestSingle: { "1日だけの最高額は\($0)の\($1)です。" },
        mostSpent: { "\($0)に最も多いカテゴリ：\($1)、支出の\($2)。" }, spentOn: { "\($0)：\($1)、支出の\($2)。" },
        kept: { kept, text in
            if kept == 0 { return "収入と支出は同額です。" }
            return kept > 0 ? "\(text(kept))の黒字です。" : "\(text(Int64(clamping: kept.magnitude)))の赤字です。"
        },
        meanOf: { "グラフの各点は、\(japaneseName($0))ごとに平均した1日の額です。" }, endOf: { "グラフの各点は、\(japaneseName($0))の終わりの額です。" })

    private static func japaneseName(_ unit: TimeUnit) -> String {
        switch unit {
        case .day: "日"
        case .week: "週"
        case .month: "月"
        case .quarter: "四半期"
        case .year: "年"
        }
    }

    static let simplifiedChinese = StatisticsTexts(
        title: "统计", contents: "内容", charts: "图表", byMonth: "按月", categoriesByMonth: "分类与月份", budgetDays: "与预算的差额",
        noBudget: "设置每日预算后，这里会显示每天剩余或超出多少。", setBudget: "设置每日预算",
        allAccounts: "所有账户合计。",
        nothing: "暂无数据", day: "日", month: "月", period: "时间", left: "剩余", spent: "支出", perDay: "日均", topCategory: "支出最多的分类（每日）", earned: "收入",
        now: "本期", before: "上期", change: "增减", new: "新增",
        everyDay: "至今每天的支出", share: "占比", amount: "金额", other: "其余", incomeAndExpenses: "收入与支出", netWorth: "净资产",
        showTable: "以表格显示",
        emptyText: "添加第一条记录后，这里会显示图表。", later: "日期在今天之后的记录未计入。", asReport: "查看报表、PDF 或表格",
        openReport: "查看报表", tooManyForVendors: "记录太多，无法在此对商家排名。请在报表中查看。", space: "", apart: { "以下金额无法换算成 \($0)，未计入：" },
        budgetNeedsAmount: { "本位币已更改，请用\($0)重新设置每日预算。" }, againstBudget: { "十天的支出与每日预算 \($0) 对比。" }, dayByDay: { "\($0)（每日）" },
        byCategory: { "支出分类（\($0)）" }, largest: { "支出最多：\($0)。" }, spentInAll: { "支出 \($0)。" }, inPeriod: { "\($0)。" },
        balanceOf: { "“\($0)”的余额" }, worthToday: { "今天为 \($0)。" }, ratesBegin: { "最初没有 \($0) 的汇率，这些金额从有汇率时起计入。" },
        incomeByCategory: { "收入分类（\($0)）" }, largestIncome: { "收入最多：\($0)。" }, earnedInAll: { "收入 \($0)。" }, course: { "\($0)（12 个月）" },
        meanMonth: { "每月平均 \($0)。" }, compared: { "与\($0)比较" }, vendors: { "商家（\($0)）" }, spentAt: { "在 \($0) 家商家支出 \($1)。" },
        receivedFrom: { "来自 \($0) 个付款方，收入 \($1)。" }, comparedText: { "\($0)的支出与\($1)对比。" }, worthOn: { "\($0)为 \($1)。" },
        daysOver: { $0 == 0 ? "没有超支。" : "有 \($0) 天超支。" }, daysSinceFirst: { "自第一笔支出起第 \($0) 天。" },
        worstDay: { "超支最多的是 \($0)：\($1)。" }, highest: { "最高是 \($0)：\($1)。" },
        highestSingle: { "单日最高是 \($0)：\($1)。" }, mostSpent: { "\($0)支出最多的分类：\($1)，占支出的 \($2)。" }, spentOn: { "\($0)：\($1)，占支出的 \($2)。" },
        kept: { kept, text in
            if kept == 0 { return "收支相抵。" }
            return kept > 0 ? "结余 \(text(kept))。" : "支出比收入多 \(text(Int64(clamping: kept.magnitude)))。"
        },
        meanOf: { "图中每个点表示每\(chineseName($0))的日均值。" }, endOf: { "图中每个点表示每\(chineseName($0))末的金额。" })

    private static func chineseName(_ unit: TimeUnit) -> String {
        switch unit {
        case .day: "天"
        case .week: "周"
        case .month: "月"
        case .quarter: "季度"
        case .year: "年"
        }
    }
}
