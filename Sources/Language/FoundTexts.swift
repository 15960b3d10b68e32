/// Regular payments that were found in the records, and rules that do not agree with these.
package struct FoundTexts: Sentences {
    package let title, none, make, dismiss, dismissed, offerAgain, dismissedDone, offeredDone, changeAmount, answer: String
    package let left: Counted
    package let next, was, since, lately, missing, makeNamed, dismissNamed, offerAgainNamed: Named
    /// The number of payments, and the month of the first.
    package let timesSince: @Sendable (Int, String) -> String

    static let english = FoundTexts(
        title: "Found in the past",
        none: "Nothing else comes regularly.",
        make: "Make recurring",
        dismiss: "Not this",
        dismissed: "Not offered",
        offerAgain: "Offer again",
        dismissedDone: "Not offered any more.",
        offeredDone: "It is offered again.",
        changeAmount: "Change the amount",
        answer: "Answer",
        left: { "\($0) missing" },
        next: { "next on \($0)" }, was: { "was \($0)" }, since: { "since \($0)" }, lately: { "Lately \($0)" }, missing: { "Missing since \($0)" },
        makeNamed: { "Make \($0) recurring" }, dismissNamed: { "Not this: \($0)" }, offerAgainNamed: { "Offer \($0) again" },
        timesSince: { count, month in "\(count) times since \(month)" })
    static let japanese = FoundTexts(
        title: "過去の記録から見つかったもの",
        none: "ほかに定期的な収支は見つかりませんでした。",
        make: "繰り返しにする",
        dismiss: "提案しない",
        dismissed: "提案しないもの",
        offerAgain: "もう一度提案",
        dismissedDone: "今後は提案しません。",
        offeredDone: "もう一度提案します。",
        changeAmount: "金額を変更",
        answer: "確認する",
        left: { "\($0)回分なし" },
        next: { "次回 \($0)" }, was: { "以前は\($0)" }, since: { "\($0)から" }, lately: { "最近は\($0)" }, missing: { "\($0)の分が見つかりません" },
        makeNamed: { "\($0)を繰り返しにする" }, dismissNamed: { "\($0)を提案しない" }, offerAgainNamed: { "\($0)をもう一度提案" },
        timesSince: { count, month in "\(month)から\(count)回" })
    static let simplifiedChinese = FoundTexts(
        title: "发现的定期收支",
        none: "没有其他定期收支。",
        make: "设为周期记账",
        dismiss: "不再提示",
        dismissed: "不再提示的项目",
        offerAgain: "重新提示",
        dismissedDone: "今后不再提示。",
        offeredDone: "已重新提示。",
        changeAmount: "更改金额",
        answer: "去确认",
        left: { "缺 \($0) 次" },
        next: { "下次 \($0)" }, was: { "原为 \($0)" }, since: { "自 \($0)起" }, lately: { "最近为 \($0)" }, missing: { "\($0)那次尚未确认" },
        makeNamed: { "将“\($0)”设为周期记账" }, dismissNamed: { "不再提示“\($0)”" }, offerAgainNamed: { "重新提示“\($0)”" },
        timesSince: { count, month in "自\(month)起共 \(count) 次" })
}
