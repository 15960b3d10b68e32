import Bookkeeping

/// The daily budget on the overview: figures of a day, week, month and year that agree with each other.
package struct DailyBudgetTexts: Sentences {
    /// A sentence about one of the four periods.
    package typealias OfPeriod = @Sendable (Period.Length) -> String

    package let perDay, why, leftThisMonth, overThisMonth, countFrom, fromYear, fromToday, earlierDays, firstDay, allDaysHint, chooseFirstDay: String
    /// The switch between the periods.
    package let tab: OfPeriod
    /// The heading of the figure: can be spent; is exceeded; is used up; remains, but cannot all be spent.
    package let left, over, usedUp, unspent: OfPeriod
    /// A period is exceeded by an amount; has been used up; has an amount left.
    package let isOver: @Sendable (Period.Length, String) -> String
    package let isUsedUp: OfPeriod
    package let has: @Sendable (Period.Length, String) -> String
    /// Nothing can be spent for a period is exceeded by an amount, or used up; or only an amount can. With the last day if that holds only
    /// for some of the days.
    package let nothingSinceOver: @Sendable (Period.Length, String, String?) -> String
    package let nothingSinceUsedUp: @Sendable (Period.Length, String?) -> String
    package let only: @Sendable (Period.Length, String, String?) -> String
    /// An amount can be spent up to a day.
    package let canSpend: @Sendable (String, String) -> String
    /// The calculation of the amount that is safe each day: the remainder, the number of days, the last one, and the amount.
    package let shared: @Sendable (Period.Length, String, Int, String, String) -> String
    package let tooLittle: @Sendable (Period.Length, String, Int) -> String
    /// No amount is safe for a period is exceeded by an amount, or used up, up to a day.
    package let unsafeSinceOver: @Sendable (Period.Length, String, String) -> String
    package let unsafeSinceUsedUp: @Sendable (Period.Length, String) -> String
    /// The calculation if expenses are still to come: the remainder, the amount set aside, the rest, the number of days, the last day, and the safe
    /// amount.
    package let sharedAfter: @Sendable (Period.Length, String, String, String, Int, String, String) -> String
    /// No amount is safe because the expenses still to come take the whole remainder: the remainder, the expenses to come, and the last day.
    package let unsafeSinceComing: @Sendable (Period.Length, String, String, String) -> String
    /// An amount is set aside for a recurring record that is still to come, and for a number of others; of it, an amount is only expected; sums without
    /// a rate are not set aside.
    package let setAside: @Sendable (String, String, Int) -> String
    package let expected, notSetAside: Named
    package let seeComing: String
    /// The first day that counts; and with the day of the first use, if that is later.
    package let counted: Named
    package let countedBeforeUse: OfTwo
    /// An amount that is not spent, of the budget of a day.
    package let amountUnspent: Named

    static let english = DailyBudgetTexts(
        perDay: "Safe per day", why: "How “safe per day” is worked out", leftThisMonth: "Left this month", overThisMonth: "Over this month",
        countFrom: "Count from", fromYear: "Start of the year", fromToday: "Today", earlierDays: "Earlier days are left out.",
        firstDay: "First day that counts", allDaysHint: "Earlier days are left out. Leave it empty to count whole months and years.",
        chooseFirstDay: "Choose the first day", tab: { ["Today", "Week", "Month", "Year"][$0.place] }, left: { "Left to spend \($0.inEnglish)" },
        over: { "Over budget \($0.inEnglish)" }, usedUp: { "Used up \($0.inEnglish)" }, unspent: { "Unspent \($0.inEnglish)" },
        isOver: { "\($0.inEnglish.capitalizedFirst) is \($1) over budget." }, isUsedUp: { "\($0.inEnglish.capitalizedFirst)’s budget is used up." },
        has: { "\($0.inEnglish.capitalizedFirst) has \($1) left." },
        nothingSinceOver: { "\($0.inEnglish.capitalizedFirst) is \($1) over budget, so nothing is left to spend\($2.map { " until \($0)" } ?? "")." },
        nothingSinceUsedUp: {
            "\($0.inEnglish.capitalizedFirst)’s budget is used up, so nothing is left to spend\($1.map { " until \($0)" } ?? "")."
        },
        only: { "Only \($1) is left to spend \($2.map { "until \($0)" } ?? $0.inEnglish)." },
        canSpend: { "You can spend up to \($0) more until \($1)." },
        shared: { length, left, days, last, amount in
            switch (length, days) {
            case (.yearly, 1): "\(left) is left this year, less than this month allows, and today is its last day."
            case (.yearly, _):
                "\(left) is left this year, less than this month allows. Shared among the \(days) days until \(last), today included, that is \(amount) a day."
            case (_, 1): "\(left) is left this month, and today is its last day."
            default: "\(left) is left this month. Shared among the \(days) days until \(last), today included, that is \(amount) a day."
            }
        }, tooLittle: { "\($1) is left \($0.inEnglish), too little to share among \($2) days." },
        unsafeSinceOver: { "\($0.inEnglish.capitalizedFirst) is \($1) over budget, so no amount is safe until \($2)." },
        unsafeSinceUsedUp: { "\($0.inEnglish.capitalizedFirst)’s budget is used up, so no amount is safe until \($1)." },
        sharedAfter: { length, left, aside, rest, days, last, amount in
            "\(left) is left \(length.inEnglish), and \(aside) of it is set aside for what is still to come. "
                + (days == 1
                    ? "The other \(rest) is for today, the last day."
                    : "The other \(rest), shared among the \(days) days until \(last), today included, is \(amount) a day.")
        },
        unsafeSinceComing: { "\($1) is left \($0.inEnglish), and \($2) is still to come, so no amount is safe until \($3)." },
        setAside: { amount, title, others in
            switch others {
            case 0: "\(amount) for \(title), still to come, is already set aside."
            case 1: "\(amount) for \(title) and 1 other still to come is already set aside."
            default: "\(amount) for \(title) and \(others) others still to come is already set aside."
            }
        }, expected: { "\($0) of it is only expected: you are asked for the amount." },
        notSetAside: { "Still to come, but without an exchange rate and not set aside: \($0)." }, seeComing: "See them",
        counted: { "Counted from \($0) on." },
        countedBeforeUse: { "Every day from \($0) on counts, even those before you started using Penny on \($1)." },
        amountUnspent: { "\($0) unspent" })

    static let japanese = DailyBudgetTexts(
        perDay: "1日の目安", why: "「1日の目安」の計算方法", leftThisMonth: "今月の残り", overThisMonth: "今月の超過", countFrom: "集計の開始",
        fromYear: "今年の初めから", fromToday: "今日から", earlierDays: "それより前の日は含めません。", firstDay: "集計の開始日",
        allDaysHint: "それより前の日は含めません。空欄にすると、月や年のすべての日を含めます。", chooseFirstDay: "集計の開始日を選ぶ",
        tab: { $0.inJapanese }, left: { "\($0.inJapanese)使える金額" }, over: { "\($0.inJapanese)は予算オーバー" }, usedUp: { "\($0.inJapanese)の予算は使い切りました" },
        unspent: { "\($0.inJapanese)の未使用分" }, isOver: { "\($0.inJapanese)は予算を\($1)超えています。" },
        isUsedUp: { "\($0.inJapanese)の予算は使い切りました。" }, has: { "\($0.inJapanese)の残りは\($1)です。" },
        nothingSinceOver: { "\($0.inJapanese)は予算を\($1)超えているため、\($2.map { "\($0)まで" } ?? "")使える金額がありません。" },
        nothingSinceUsedUp: { "\($0.inJapanese)の予算を使い切ったため、\($1.map { "\($0)まで" } ?? "")使える金額がありません。" },
        only: { "\($2.map { "\($0)までに" } ?? $0.inJapanese)使えるのは、あと\($1)だけです。" }, canSpend: { "\($1)まで、あと\($0)使えます。" },
        shared: { length, left, days, last, amount in
            let rest = length == .yearly ? "今年の残りは\(left)で、今月の残りより少なくなっています。" : "今月の残りは\(left)です。"
            return rest + (days == 1 ? "今日が最終日です。" : "今日を含めて\(last)までの\(days)日で割ると、1日あたり\(amount)になります。")
        }, tooLittle: { "\($0.inJapanese)の残りは\($1)で、\($2)日で割るには少なすぎます。" },
        unsafeSinceOver: { "\($0.inJapanese)は予算を\($1)超えているため、\($2)までは目安となる金額がありません。" },
        unsafeSinceUsedUp: { "\($0.inJapanese)の予算を使い切ったため、\($1)までは目安となる金額がありません。" },
        sharedAfter: { length, left, aside, rest, days, last, amount in
            "\(length.inJapanese)の残りは\(left)で、そのうち\(aside)をこれからの支払い分として確保しています。"
                + (days == 1 ? "残りの\(rest)が、最終日の今日の分です。" : "残りの\(rest)を、今日を含めて\(last)までの\(days)日で割ると、1日あたり\(amount)になります。")
        }, unsafeSinceComing: { "\($0.inJapanese)の残りは\($1)ですが、これから\($2)の支払いがあるため、\($3)までは目安となる金額がありません。" },
        setAside: { amount, title, others in
            others == 0 ? "これから支払う「\(title)」の\(amount)は、すでに確保しています。" : "これから支払う「\(title)」ほか\(others)件の\(amount)は、すでに確保しています。"
        }, expected: { "うち\($0)は見込みです。金額は期日に確認します。" }, notSetAside: { "為替レートがなく、確保していない予定：\($0)" }, seeComing: "予定を見る",
        counted: { "\($0)から集計しています。" }, countedBeforeUse: { "Pennyを使い始めた\($1)より前も含め、\($0)から集計しています。" },
        amountUnspent: { "\($0)未使用" })

    static let simplifiedChinese = DailyBudgetTexts(
        perDay: "日均可用", why: "“日均可用”的算法", leftThisMonth: "本月剩余", overThisMonth: "本月超支", countFrom: "起算日期",
        fromYear: "从年初", fromToday: "从今天", earlierDays: "更早的日期不计入。", firstDay: "起始日",
        allDaysHint: "更早的日期不计入。留空则按整月、整年计算。", chooseFirstDay: "选择起始日", tab: { $0.inChinese }, left: { "\($0.inChinese)还可以花" },
        over: { "\($0.inChinese)已超支" }, usedUp: { "\($0.inChinese)已用完" }, unspent: { "\($0.inChinese)未用额度" },
        isOver: { "\($0.inChinese)已超支 \($1)。" }, isUsedUp: { "\($0.inChinese)预算已用完。" }, has: { "\($0.inChinese)还剩 \($1)。" },
        nothingSinceOver: { "\($0.inChinese)已超支 \($1)，\($2.map { "到\($0)为止" } ?? "")没有可花的余额。" },
        nothingSinceUsedUp: { "\($0.inChinese)预算已用完，\($1.map { "到\($0)为止" } ?? "")没有可花的余额。" },
        only: { "\($2.map { "到\($0)为止" } ?? $0.inChinese)只剩 \($1) 可花。" }, canSpend: { "到\($1)为止，还可以花 \($0)。" },
        shared: { length, left, days, last, amount in
            let rest = length == .yearly ? "今年还剩 \(left)，比本月剩余还少" : "本月还剩 \(left)"
            return rest + (days == 1 ? "，今天是最后一天。" : "。从今天起到\(last)共 \(days) 天，平均每天 \(amount)。")
        }, tooLittle: { "\($0.inChinese)还剩 \($1)，不足以分摊到 \($2) 天。" },
        unsafeSinceOver: { "\($0.inChinese)已超支 \($1)，到\($2)为止没有日均可用额度。" },
        unsafeSinceUsedUp: { "\($0.inChinese)预算已用完，到\($1)为止没有日均可用额度。" },
        sharedAfter: { length, left, aside, rest, days, last, amount in
            "\(length.inChinese)还剩 \(left)，其中 \(aside) 已为接下来的支出预留。"
                + (days == 1 ? "其余 \(rest) 用于今天（最后一天）。" : "其余 \(rest) 从今天起到\(last)共 \(days) 天，平均每天 \(amount)。")
        }, unsafeSinceComing: { "\($0.inChinese)还剩 \($1)，但接下来还有支出 \($2)，到\($3)为止没有日均可用额度。" },
        setAside: { amount, title, others in
            others == 0 ? "已为即将支付的“\(title)”预留 \(amount)。" : "已为即将支付的“\(title)”等 \(others + 1) 项预留 \(amount)。"
        }, expected: { "其中 \($0) 为预计金额，入账前会请您确认。" }, notSetAside: { "因没有汇率未预留的支出：\($0)。" }, seeComing: "查看详情",
        counted: { "从\($0)起计算。" }, countedBeforeUse: { "从\($0)起每天都计入，包括您\($1)开始使用 Penny 之前的日期。" },
        amountUnspent: { "未用 \($0)" })
}

extension Period.Length {
    /// The place among all lengths, the shortest first.
    fileprivate var place: Int {
        switch self {
        case .daily: 0
        case .weekly: 1
        case .monthly: 2
        case .yearly: 3
        }
    }

    fileprivate var inEnglish: String { ["today", "this week", "this month", "this year"][place] }
    fileprivate var inJapanese: String { ["今日", "今週", "今月", "今年"][place] }
    fileprivate var inChinese: String { ["今天", "本周", "本月", "今年"][place] }
}

extension String {
    /// The text with its first character in upper case.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
