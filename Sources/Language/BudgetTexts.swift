import Bookkeeping

/// A sentence with two figures.
package typealias OfTwo = @Sendable (String, String) -> String

/// Budgets and their use.
package struct BudgetTexts: Sentences {
    package let title, menuHint, new, newTitle, editTitle, name, namePlaceholder, period, daily, weekly, monthly, yearly, perDay, perWeek,
        perMonth: String
    package let perYear, counts, countsHint, categories, newCategory, newCategoryHint, alert, alertHint, appliesFrom, thisMonth,
        nextMonth: String
    package let thisYear, nextYear, rollover, rolloverHint, save, delete, paceNote, emptyTitle, emptyText, everything,
        nothing, comma: String
    package let onTrack, near, usedUp, over, tooLarge, dailyBudget, changeDaily, setDaily, setDailyHint, dailyAmount, all,
        left, rates: String
    package let spentOf: OfTwo
    package let amountLeft, amountOver, carried, carriedDebt, needsAmount, unconverted, stillToCome, expected: Named
    /// An amount that is still to come, and by how much it exceeds the remainder.
    package let stillToComeBeyond: OfTwo
    package let aDay: @Sendable (String, Int) -> String
    package let percentLeft: Counted

    static let english = BudgetTexts(
        title: "Budgets", menuHint: "Limits for a day, a week, a month or a year", new: "New", newTitle: "New budget", editTitle: "Edit budget",
        name: "Name", namePlaceholder: "Such as Groceries", period: "Repeats", daily: "Daily", weekly: "Weekly", monthly: "Monthly", yearly: "Yearly",
        perDay: "Amount a day", perWeek: "Amount a week", perMonth: "Amount a month", perYear: "Amount a year", counts: "What counts",
        countsHint: "Choose nothing to count all expenses.", categories: "Categories", newCategory: "New category",
        newCategoryHint: "It is made with the budget, and counts in it.", alert: "Alert at percent",
        alertHint: "And again when it is used up.", appliesFrom: "The amount applies from", thisMonth: "This month", nextMonth: "Next month",
        thisYear: "This year", nextYear: "Next year", rollover: "Carry the rest over",
        rolloverHint: "What is left is added to the next period, what is over is taken from it.", save: "Save budget", delete: "Delete budget",
        paceNote: "The vertical line shows where even spending would be today.", emptyTitle: "How much is enough?",
        emptyText: "A budget watches what you spend on some categories, or on everything, and tells you before it is used up.",
        everything: "All expenses", nothing: "Nothing: what it counted has been deleted", comma: ", ", onTrack: "On track", near: "Near limit",
        usedUp: "Used up", over: "Over", tooLarge: "The sums are too large to be shown.", dailyBudget: "Daily budget",
        changeDaily: "Change daily budget", setDaily: "Set a daily budget",
        setDailyHint: "What may a day cost? You then see here what is left today, this month and this year.", dailyAmount: "Amount a day",
        all: "All budgets", left: "left",
        rates: "Exchange rates", spentOf: { "\($0) of \($1) spent" }, amountLeft: { "\($0) left" }, amountOver: { "\($0) over" },
        carried: { "\($0) carried over from before" }, carriedDebt: { "\($0) less, spent over before" },
        needsAmount: { "Your main currency has changed. Give this budget an amount in \($0)." },
        unconverted: { "Without an exchange rate, not counted: \($0)" }, stillToCome: { "\($0) still to come" },
        expected: { "\($0) of it only expected" }, stillToComeBeyond: { "\($0) still to come, \($1) more than is left" },
        aDay: { $1 == 1 ? "1 day left" : "About \($0) a day for \($1) days" }, percentLeft: { "\($0) percent left" })

    static let japanese = BudgetTexts(
        title: "予算", menuHint: "1日、1週間、1か月、1年の上限", new: "新規", newTitle: "新しい予算", editTitle: "予算を編集",
        name: "名前", namePlaceholder: "例：食費", period: "周期", daily: "毎日", weekly: "毎週", monthly: "毎月", yearly: "毎年",
        perDay: "1日の金額", perWeek: "1週間の金額", perMonth: "1か月の金額", perYear: "1年の金額", counts: "対象",
        countsHint: "何も選ばなければ、すべての支出が対象です。", categories: "カテゴリ", newCategory: "新しいカテゴリ",
        newCategoryHint: "予算と同時に作成され、対象に含まれます。", alert: "通知する割合（%）",
        alertHint: "使い切ったときにも、もう一度お知らせします。", appliesFrom: "金額の適用開始", thisMonth: "今月から", nextMonth: "来月から",
        thisYear: "今年から", nextYear: "来年から", rollover: "残りを繰り越す",
        rolloverHint: "残った分は次の期間に加え、超過した分は差し引きます。", save: "予算を保存", delete: "予算を削除",
        paceNote: "縦線は、毎日同じペースで使った場合の今日の目安です。", emptyTitle: "予算はまだありません",
        emptyText: "カテゴリごと、または支出全体の予算を決めると、使い切る前にお知らせします。",
        everything: "すべての支出", nothing: "対象なし（対象が削除されました）", comma: "、", onTrack: "順調", near: "残りわずか",
        usedUp: "残りなし", over: "予算オーバー", tooLarge: "合計が大きすぎて表示できません。", dailyBudget: "1日の予算",
        changeDaily: "1日の予算を変更", setDaily: "1日の予算を決める",
        setDailyHint: "1日にいくらまで使いますか？今日、今月、今年の残りがここに表示されます。", dailyAmount: "1日の金額",
        all: "すべての予算", left: "残り",
        rates: "為替レート", spentOf: { "予算\($1)に対して\($0)を使用" }, amountLeft: { "残り\($0)" }, amountOver: { "\($0)超過" },
        carried: { "前の期間からの繰越\($0)を含む" }, carriedDebt: { "前の期間の超過\($0)を差し引き" },
        needsAmount: { "基準通貨が変わりました。この予算の金額を\($0)で入力し直してください。" },
        unconverted: { "為替レートがなく、含まれていない金額：\($0)" }, stillToCome: { "これから\($0)の予定" },
        expected: { "うち\($0)は見込み" }, stillToComeBeyond: { "これから\($0)の予定（残りより\($1)多い）" },
        aDay: { $1 == 1 ? "残り1日" : "残り\($1)日、1日あたり約\($0)" }, percentLeft: { "残り\($0)%" })

    static let simplifiedChinese = BudgetTexts(
        title: "预算", menuHint: "每天、每周、每月或每年的上限", new: "新建", newTitle: "新建预算", editTitle: "编辑预算",
        name: "名称", namePlaceholder: "例如：餐饮", period: "周期", daily: "每天", weekly: "每周", monthly: "每月", yearly: "每年",
        perDay: "每天的金额", perWeek: "每周的金额", perMonth: "每月的金额", perYear: "每年的金额", counts: "适用范围",
        countsHint: "不选则计入所有支出。", categories: "分类", newCategory: "新分类",
        newCategoryHint: "与预算一起创建，并计入其中。", alert: "提醒百分比",
        alertHint: "用完时会再提醒一次。", appliesFrom: "生效时间", thisMonth: "本月起", nextMonth: "下月起",
        thisYear: "今年起", nextYear: "明年起", rollover: "结转余额",
        rolloverHint: "剩余部分加到下一期，超支部分从下一期扣除。", save: "保存预算", delete: "删除预算",
        paceNote: "竖线表示平均花费时今天的参考位置。", emptyTitle: "还没有预算",
        emptyText: "为部分分类或全部支出设置预算，快用完时会提醒您。",
        everything: "所有支出", nothing: "无（所选内容已被删除）", comma: "、", onTrack: "进度正常", near: "即将用完",
        usedUp: "已用完", over: "超支", tooLarge: "合计过大，无法显示。", dailyBudget: "每日预算",
        changeDaily: "修改每日预算", setDaily: "设置每日预算",
        setDailyHint: "一天可以花多少？设置后，这里会显示今天、本月和今年的剩余。", dailyAmount: "每天的金额",
        all: "全部预算", left: "剩余",
        rates: "汇率", spentOf: { "已用 \($0) / 预算 \($1)" }, amountLeft: { "剩余 \($0)" }, amountOver: { "超出 \($0)" },
        carried: { "含上期结转 \($0)" }, carriedDebt: { "已扣除上期超支 \($0)" },
        needsAmount: { "本位币已更改，请重新填写此预算的金额（\($0)）。" },
        unconverted: { "因没有汇率未计入：\($0)" }, stillToCome: { "还将支出 \($0)" },
        expected: { "其中 \($0) 为预计" }, stillToComeBeyond: { "还将支出 \($0)，比剩余多 \($1)" },
        aDay: { $1 == 1 ? "还剩 1 天" : "还剩 \($1) 天，每天约 \($0)" }, percentLeft: { "剩余 \($0)%" })
}
