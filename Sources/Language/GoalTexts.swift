/// Goals that people save up for.
package struct GoalTexts: Sentences {
    package let title, menuHint, newTitle, editTitle, name, namePlaceholder, amount, account, due, dueHint, keep, keepHint: String
    package let save, saved, delete, emptyTitle, emptyText, note, reached, behind, missed, reachedText, missedText, unfounded, unforeseeable: String
    /// The saved part of an amount.
    package let savedOf: OfTwo
    package let left, by, kept: Named
    package let percent: Counted
    /// An amount a month, for some months.
    package let monthly: @Sendable (String, Int) -> String
    /// The forecast's amount for it, and the day.
    package let carried: OfTwo
    /// The missing amount, the day, and how much more a month it takes.
    package let short: @Sendable (String, String, String) -> String

    static let english = GoalTexts(
        title: "Goals", menuHint: "What you save up for, and how much a month it takes", newTitle: "New goal", editTitle: "Edit goal", name: "Name",
        namePlaceholder: "Such as Bicycle", amount: "Amount", account: "Saved in", due: "Needed by",
        dueHint: "A date after today.", keep: "Stays in the account besides",
        keepHint: "Such as a reserve for bills. It does not count towards goals.", save: "Save goal", saved: "Goal saved.", delete: "Delete goal",
        emptyTitle: "What are you saving up for?",
        emptyText: "Say how much and by when. Penny shows how much a month it takes, and whether your forecast carries it.",
        note: "Goals in one account share its balance: the one that is needed first comes first.", reached: "Reached", behind: "Behind",
        missed: "Date passed", reachedText: "The money is there.", missedText: "The day has passed. Choose a later one, or delete the goal.",
        unfounded: "Nothing recurring is known yet, so there is no forecast.",
        unforeseeable: "There is no forecast: the day is too far off, or a sum is too large.", savedOf: { "\($0) of \($1)" },
        left: { "\($0) to go" }, by: { "By \($0)" }, kept: { "\($0) stays in the account" }, percent: { "\($0)%" },
        monthly: { $1 == 1 ? "\($0) in one month" : "\($0) a month for \($1) months" },
        carried: { "The forecast carries it: about \($0) on \($1)." },
        short: { "At this pace \($0) will be missing on \($1): \($2) more a month." })

    static let japanese = GoalTexts(
        title: "貯蓄目標", menuHint: "貯めたい金額と、毎月必要な金額", newTitle: "新しい貯蓄目標", editTitle: "貯蓄目標を編集", name: "名前",
        namePlaceholder: "例：自転車", amount: "目標額", account: "貯める口座", due: "期日", dueHint: "明日以降の日付を選んでください。",
        keep: "口座に残しておく金額", keepHint: "引き落とし用などに残す分です。目標には数えません。", save: "貯蓄目標を保存", saved: "貯蓄目標を保存しました。",
        delete: "貯蓄目標を削除", emptyTitle: "貯蓄目標はまだありません",
        emptyText: "いくらを、いつまでに貯めたいかを決めると、毎月必要な金額と、今の見込みで間に合うかがわかります。",
        note: "同じ口座の目標は、期日の早いものから順に残高を割り当てます。", reached: "達成", behind: "不足の見込み", missed: "期日超過",
        reachedText: "目標額が貯まりました。", missedText: "期日を過ぎました。期日を延ばすか、目標を削除してください。",
        unfounded: "繰り返しがまだないため、見込みを計算できません。", unforeseeable: "期日が先すぎるか、金額が大きすぎるため、見込みを計算できません。",
        savedOf: { "\($1)のうち\($0)" }, left: { "あと\($0)" }, by: { "\($0)まで" }, kept: { "口座に\($0)を残す" }, percent: { "\($0)%" },
        monthly: { $1 == 1 ? "1か月で\($0)" : "毎月\($0)を\($1)か月" }, carried: { "今の見込みで間に合います。\($1)に約\($0)の予定です。" },
        short: { "このままでは\($1)に\($0)足りません。毎月あと\($2)必要です。" })

    static let simplifiedChinese = GoalTexts(
        title: "储蓄目标", menuHint: "想存多少，每月要存多少", newTitle: "新建储蓄目标", editTitle: "编辑储蓄目标", name: "名称",
        namePlaceholder: "例如：自行车", amount: "目标金额", account: "存放账户", due: "截止日期", dueHint: "请选择今天之后的日期。",
        keep: "账户另外保留", keepHint: "例如留作缴费的备用金，不计入目标。", save: "保存目标", saved: "储蓄目标已保存。", delete: "删除目标",
        emptyTitle: "还没有储蓄目标", emptyText: "定好存多少、何时要用，就能看到每月要存多少，以及按预测能否实现。",
        note: "同一账户内的目标共享余额，截止日期早的优先。", reached: "已达成", behind: "预计不足", missed: "已过期",
        reachedText: "钱已经存够了。", missedText: "日期已过。请改到以后的日期，或删除目标。",
        unfounded: "还没有周期记录，无法预测。", unforeseeable: "日期太远或金额过大，无法预测。",
        savedOf: { "已存 \($0) / 目标 \($1)" }, left: { "还差 \($0)" }, by: { "\($0)前" }, kept: { "账户保留 \($0)" }, percent: { "\($0)%" },
        monthly: { $1 == 1 ? "1 个月内 \($0)" : "每月 \($0)，共 \($1) 个月" }, carried: { "按预测可以实现：\($1)约有 \($0)。" },
        short: { "照此下去，\($1)还差 \($0)：每月要多存 \($2)。" })
}
