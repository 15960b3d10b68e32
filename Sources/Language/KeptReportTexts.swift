/// Reports that are kept under a name, and sent each month.
package struct KeptReportTexts: Sentences {
    package let title, keep, hint, name, save, days, monthly, monthlyHint, sent, editTitle, open, delete, kept, removed, keptAgain, unknown: String
    package let replaceQuestion, replace, only, always, notice: Named
    package let filters: Counted
    /// The words for periods that move with the calendar, such as `last-month`.
    package let word: @Sendable (String) -> String

    static let english = KeptReportTexts(
        title: "Kept reports", keep: "Keep this report", hint: "Opens again with one tap, with the figures of the day.", name: "Name", save: "Keep",
        days: "Period", monthly: "Send it to me each month",
        monthlyHint: "When a month has ended: a notification with the figures and the link.", sent: "sent each month",
        editTitle: "Edit kept report", open: "Open the report", delete: "Delete report", kept: "The report is kept.",
        removed: "The report is no longer kept.", keptAgain: "The report is kept again.",
        unknown: "An account, a category or a person in this address does not exist any more. The figures are those of the others.",
        replaceQuestion: { "You keep a report named “\($0)” already. Keep this one in its place?" }, replace: { "Replace “\($0)”" },
        only: { "Only \($0)" }, always: { "Always \($0)" }, notice: { "Your report: \($0)" },
        filters: { $0 == 1 ? "1 filter" : "\($0) filters" },
        word: { word in
            switch word {
            case "today", "yesterday", "tomorrow": word
            default: word.split(separator: "-").joined(separator: " ")
            }
        })

    static let japanese = KeptReportTexts(
        title: "保存したレポート", keep: "このレポートを保存", hint: "次からワンタップで、最新の集計を開けます。", name: "名前", save: "保存", days: "期間",
        monthly: "毎月知らせる", monthlyHint: "翌月の初めに、集計とリンクを通知します。", sent: "毎月通知", editTitle: "保存したレポートを編集",
        open: "レポートを開く", delete: "レポートを削除", kept: "レポートを保存しました。", removed: "保存したレポートを削除しました。",
        keptAgain: "レポートを元に戻しました。", unknown: "このレポートの口座・カテゴリ・メンバーの一部は、すでに削除されています。残りの条件で集計しています。",
        replaceQuestion: { "「\($0)」という名前のレポートは、すでに保存されています。置き換えますか？" }, replace: { "「\($0)」を置き換える" },
        only: { "\($0)のみ" }, always: { "常に\($0)" }, notice: { "レポート：\($0)" }, filters: { "条件\($0)件" },
        word: { word in
            switch word {
            case "today": "今日"
            case "yesterday": "昨日"
            case "tomorrow": "明日"
            case "this-week": "今週"
            case "last-week": "先週"
            case "next-week": "来週"
            case "this-month": "今月"
            case "last-month": "先月"
            case "next-month": "来月"
            case "this-year": "今年"
            case "last-year": "昨年"
            default: "来年"
            }
        })

    static let simplifiedChinese = KeptReportTexts(
        title: "已保存的报表", keep: "保存此报表", hint: "以后点一下即可打开，显示当天的数据。", name: "名称", save: "保存", days: "时间范围", monthly: "每月发送",
        monthlyHint: "每月结束后，会发送一条含汇总和链接的通知。", sent: "每月发送", editTitle: "编辑已保存的报表", open: "打开报表", delete: "删除报表",
        kept: "报表已保存。", removed: "报表已删除。", keptAgain: "报表已恢复。",
        unknown: "此报表中的某个账户、分类或成员已不存在。汇总只包含其余部分。",
        replaceQuestion: { "已有名为“\($0)”的报表。要替换它吗？" }, replace: { "替换“\($0)”" },
        only: { "仅\($0)" }, always: { "始终为“\($0)”" }, notice: { "报表：\($0)" }, filters: { "\($0) 个筛选条件" },
        word: { word in
            switch word {
            case "today": "今天"
            case "yesterday": "昨天"
            case "tomorrow": "明天"
            case "this-week": "本周"
            case "last-week": "上周"
            case "next-week": "下周"
            case "this-month": "本月"
            case "last-month": "上月"
            case "next-month": "下月"
            case "this-year": "今年"
            case "last-year": "去年"
            default: "明年"
            }
        })
}
