/// Feedback to the operator, and reading it.
package struct FeedbackTexts: Sentences {
    package let title, menuHint, intro, to, toOperator, subject, content, send, kept, mailed, byMail, byMailHint: String
    package let readTitle, readHint, emptyTitle, emptyText, older, newest, delete: String

    static let english = FeedbackTexts(
        title: "Feedback", menuHint: "Say what is missing or wrong", intro: "What would make Penny better? What went wrong?", to: "To",
        toOperator: "The person who runs this server", subject: "Subject", content: "Your message", send: "Send",
        kept: "It stays on this server, where the person who runs it can read it.",
        mailed: "It is kept on this server and sent by e-mail to the person who runs it, who can answer to your e-mail address.",
        byMail: "Write an e-mail instead", byMailHint: "Opens your own mail program.", readTitle: "Feedback", readHint: "What people wrote to you",
        emptyTitle: "No feedback yet", emptyText: "What people write under More → Feedback is kept here.", older: "Earlier feedback",
        newest: "Back to the newest", delete: "Delete")
    static let japanese = FeedbackTexts(
        title: "ご意見", menuHint: "ご要望や不具合を伝える", intro: "Pennyへのご要望や、うまくいかなかったことをお聞かせください。", to: "宛先",
        toOperator: "サーバー管理者", subject: "件名", content: "内容", send: "送信",
        kept: "内容はこのサーバーに保存され、管理者が読むことができます。",
        mailed: "内容はこのサーバーに保存され、管理者にメールでも送られます。返信はあなたのメールアドレスに届きます。",
        byMail: "メールで送る", byMailHint: "お使いのメールソフトが開きます。", readTitle: "ご意見", readHint: "利用者から届いたご意見",
        emptyTitle: "ご意見はまだありません", emptyText: "「その他」→「ご意見」から送られた内容がここに残ります。", older: "以前のご意見",
        newest: "最新に戻る", delete: "削除")
    static let simplifiedChinese = FeedbackTexts(
        title: "反馈", menuHint: "提建议或报告问题", intro: "您希望 Penny 如何改进？遇到了什么问题？", to: "收件人",
        toOperator: "服务器管理员", subject: "主题", content: "内容", send: "发送",
        kept: "内容保存在本服务器上，服务器管理员可以查看。",
        mailed: "内容保存在本服务器上，并通过邮件发给服务器管理员；回复会发到您的邮箱。",
        byMail: "改用邮件", byMailHint: "会打开您的邮件应用。", readTitle: "反馈", readHint: "用户提交的反馈",
        emptyTitle: "还没有反馈", emptyText: "用户在“更多”→“反馈”中写的内容会显示在这里。", older: "更早的反馈",
        newest: "回到最新", delete: "删除")
}
