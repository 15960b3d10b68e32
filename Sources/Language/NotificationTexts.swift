/// Notifications that a record has brought a budget to a level: in the dialog after the action, and in the list.
package struct NotificationTexts: Sentences {
    package let title, menuHint, ok, new, markAllRead, markRead, older, newest, emptyTitle, emptyText, budgets: String
    package let isOver, isUsedUp: Named
    package let isNear: @Sendable (String, Int) -> String
    /// The amount spent, the budget, and the period.
    package let spentIn: @Sendable (String, String, String) -> String
    /// An amount that is left; of the day’s budget; or that is over.
    package let left, unspent, over: Named
    /// The label with the number of unread notifications, such as `99+`.
    package let unread: Named

    static let english = NotificationTexts(
        title: "Notifications", menuHint: "Alerts of your budgets and your account", ok: "OK", new: "New", markAllRead: "Mark all as read",
        markRead: "Mark as read",
        older: "Older notifications", newest: "Back to the newest", emptyTitle: "All quiet",
        emptyText: "When an entry brings a budget near its limit, or somebody signs in on a new device, the news is kept here.",
        budgets: "See budgets",
        isOver: { "“\($0)” is over its limit" }, isUsedUp: { "“\($0)” is used up" }, isNear: { "“\($0)” is \($1)% used" },
        spentIn: { "\($0) of \($1) spent (\($2))." }, left: { "\($0) is left." }, unspent: { "\($0) of the day’s budget is unspent." },
        over: { "That is \($0) too much." },
        unread: { $0 == "1" ? "1 new notification" : "\($0) new notifications" })

    static let japanese = NotificationTexts(
        title: "通知", menuHint: "予算とアカウントのお知らせ", ok: "OK", new: "新着", markAllRead: "すべて既読にする", markRead: "既読にする",
        older: "以前の通知", newest: "最新に戻る", emptyTitle: "通知はありません",
        emptyText: "予算が上限に近づいたときや、新しい端末でログインがあったときに、ここに通知が残ります。", budgets: "予算を見る",
        isOver: { "予算「\($0)」を超えました" }, isUsedUp: { "予算「\($0)」を使い切りました" }, isNear: { "予算「\($0)」の\($1)%を使いました" },
        spentIn: { "\($2)：予算\($1)に対して\($0)を使用。" }, left: { "残りは\($0)です。" }, unspent: { "その日の予算のうち\($0)が未使用です。" }, over: { "\($0)超過しています。" },
        unread: { "新しい通知\($0)件" })

    static let simplifiedChinese = NotificationTexts(
        title: "通知", menuHint: "预算和账号的提醒", ok: "知道了", new: "未读", markAllRead: "全部标为已读", markRead: "标为已读",
        older: "更早的通知", newest: "回到最新", emptyTitle: "暂无通知",
        emptyText: "预算即将用完，或有新设备登录时，会在这里通知您。", budgets: "查看预算",
        isOver: { "预算“\($0)”已超支" }, isUsedUp: { "预算“\($0)”已用完" }, isNear: { "预算“\($0)”已用 \($1)%" },
        spentIn: { "\($2)：已用 \($0) / 预算 \($1)。" }, left: { "还剩 \($0)。" }, unspent: { "当天预算还有 \($0) 未用。" }, over: { "超出 \($0)。" },
        unread: { "\($0) 条新通知" })
}
