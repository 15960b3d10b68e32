import Bookkeeping

/// The trash.
package struct TrashTexts: Sentences {
    package let title, intro, emptyTitle, emptyText, deleteForGood, restore: String
    package let subject: @Sendable (Deletion.Subject) -> String
    package let records, moved, daysLeft: Counted

    static let english = TrashTexts(
        title: "Trash", intro: "What you delete stays here for 30 days. Restoring brings it back with everything it had.",
        emptyTitle: "The trash is empty", emptyText: "What you delete stays here for 30 days.", deleteForGood: "Delete for good",
        restore: "Restore",
        subject: {
            switch $0 {
            case .transaction: "Record"
            case .account: "Account"
            case .category: "Category"
            case .hashtag: "Hashtag"
            case .budget: "Budget"
            case .goal: "Goal"
            case .note: "Note"
            case .recurring: "Recurring record"
            case .rule: "Rule"
            }
        },
        records: { $0 == 1 ? "with 1 record" : "with \($0) records" }, moved: { $0 == 1 ? "1 record moved" : "\($0) records moved" },
        daysLeft: { $0 == 1 ? "1 day left" : "\($0) days left" })
    static let japanese = TrashTexts(
        title: "ゴミ箱", intro: "削除したものは30日間ここに残ります。元に戻すと、内容もすべて復元されます。",
        emptyTitle: "ゴミ箱は空です", emptyText: "削除したものは30日間ここに残ります。", deleteForGood: "完全に削除",
        restore: "元に戻す",
        subject: {
            switch $0 {
            case .transaction: "記録"
            case .account: "口座"
            case .category: "カテゴリ"
            case .hashtag: "タグ"
            case .budget: "予算"
            case .goal: "貯蓄目標"
            case .note: "メモ"
            case .recurring: "繰り返し"
            case .rule: "ルール"
            }
        },
        records: { "\($0)件の記録を含む" }, moved: { "\($0)件の記録を移動" }, daysLeft: { "残り\($0)日" })
    static let simplifiedChinese = TrashTexts(
        title: "回收站", intro: "删除的内容会在这里保留 30 天。恢复后内容与删除前相同。",
        emptyTitle: "回收站是空的", emptyText: "删除的内容会在这里保留 30 天。", deleteForGood: "永久删除",
        restore: "恢复",
        subject: {
            switch $0 {
            case .transaction: "记录"
            case .account: "账户"
            case .category: "分类"
            case .hashtag: "标签"
            case .budget: "预算"
            case .goal: "储蓄目标"
            case .note: "备注"
            case .recurring: "周期记录"
            case .rule: "规则"
            }
        },
        records: { "含 \($0) 条记录" }, moved: { "移动了 \($0) 条记录" }, daysLeft: { "还剩 \($0) 天" })
}
