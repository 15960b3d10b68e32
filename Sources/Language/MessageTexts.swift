/// Messages sent outside the site, by mail or to a URL.
package struct MessageTexts: Sentences {
    package let lookInside, why, testTitle, testText: String
    /// The full stop.
    package let stop: String
    package let feedback: Named
    /// The text for a user name and an e-mail address.
    package let feedbackFrom: @Sendable (String, String) -> String

    static let english = MessageTexts(
        lookInside: "Open Penny to see the figures.",
        why: "You get this mail because you switched it on in Penny, under More → What is sent.",
        testTitle: "A test message", testText: "It works: your notifications arrive here.", stop: ".",
        feedback: { "Feedback: \($0)" }, feedbackFrom: { "Written in Penny by \($0). Answers go to \($1)." })
    static let japanese = MessageTexts(
        lookInside: "金額はPennyを開いてご確認ください。",
        why: "このメールは、Pennyの「その他」→「通知の送信先」で有効にしたため届いています。",
        testTitle: "テストメッセージ", testText: "正しく設定されています。通知はここに届きます。", stop: "。",
        feedback: { "ご意見：\($0)" }, feedbackFrom: { "Pennyの\($0.san)からのご意見です。返信は\($1)に届きます。" })
    static let simplifiedChinese = MessageTexts(
        lookInside: "请打开 Penny 查看金额。",
        why: "您收到此邮件，是因为您在 Penny 的“更多”→“通知推送”中开启了邮件通知。",
        testTitle: "测试消息", testText: "设置成功，您的通知会发到这里。", stop: "。",
        feedback: { "反馈：\($0)" }, feedbackFrom: { "来自 Penny 用户 \($0)。回复将发送到 \($1)。" })
}
