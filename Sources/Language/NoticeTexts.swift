/// Notices about the result of an action.
package struct NoticeTexts: Sentences {
    package let view, recordSaved, alreadySaved, thingSaved, accountSaved, categorySaved, hashtagSaved, settingsSaved, passwordChanged,
        passwordChangedTokensRevoked, signedOutOthers, restored: String
    package let deletedForGood, invitationRevoked, welcome, defaultChanged, nothingToUndo, deleted, rateSaved, budgetSaved, notificationsRead,
        tokenRevoked: String
    package let testMessagePosted, testMessageTooSoon, tooManyMessages, feedbackSent: String
    package let deletedNamed: Named
    /// The notice of a saved record: an amount, and its purpose.
    package let saved: OfTwo

    static let english = NoticeTexts(
        view: "View", recordSaved: "Record saved.", alreadySaved: "This record was saved already; nothing was added twice.",
        thingSaved: "Saved.", accountSaved: "Account saved.", categorySaved: "Category saved.", hashtagSaved: "Hashtag saved.",
        settingsSaved: "Settings saved.",
        passwordChanged: "Password changed. Your other devices are signed out.",
        passwordChangedTokensRevoked: "Password changed. Your other devices are signed out, and your API tokens are revoked.",
        signedOutOthers: "The other devices are signed out.",
        restored: "Restored.", deletedForGood: "Deleted for good.", invitationRevoked: "Invitation revoked.",
        welcome: "Welcome. Your first account and some categories are ready.", defaultChanged: "Default account changed.",
        nothingToUndo: "There is nothing left to undo here.", deleted: "Deleted.",
        rateSaved: "Rate saved. Records are converted with it.", budgetSaved: "Budget saved.",
        notificationsRead: "All notifications are marked as read.",
        tokenRevoked: "Token revoked. The program that has it is locked out.", testMessagePosted: "A test message is on its way.",
        testMessageTooSoon: "A test message was sent just now. Wait half a minute before the next.",
        tooManyMessages: "No more messages can be sent today. Try again tomorrow.", feedbackSent: "Thank you. Your feedback was sent.",
        deletedNamed: { "“\($0)” deleted." },
        saved: { "Saved \($0) · \($1)" })
    static let japanese = NoticeTexts(
        view: "見る", recordSaved: "記録を保存しました。", alreadySaved: "この記録はすでに保存されています。二重には追加されません。",
        thingSaved: "保存しました。", accountSaved: "口座を保存しました。", categorySaved: "カテゴリを保存しました。", hashtagSaved: "タグを保存しました。", settingsSaved: "設定を保存しました。",
        passwordChanged: "パスワードを変更しました。ほかの端末はログアウトされました。",
        passwordChangedTokensRevoked: "パスワードを変更しました。ほかの端末はログアウトされ、APIトークンは取り消されました。", signedOutOthers: "ほかの端末をログアウトさせました。",
        restored: "元に戻しました。", deletedForGood: "完全に削除しました。", invitationRevoked: "招待を取り消しました。",
        welcome: "ようこそ。最初の口座といくつかのカテゴリを用意しました。", defaultChanged: "メイン口座を変更しました。",
        nothingToUndo: "元に戻せる操作はありません。", deleted: "削除しました。",
        rateSaved: "レートを保存しました。記録の換算に使われます。", budgetSaved: "予算を保存しました。",
        notificationsRead: "すべての通知を既読にしました。",
        tokenRevoked: "トークンを取り消しました。使っていたプログラムは接続できなくなります。", testMessagePosted: "テストメッセージを送信しています。",
        testMessageTooSoon: "テストメッセージは送信したばかりです。30秒ほど待ってからもう一度お試しください。",
        tooManyMessages: "今日はこれ以上送信できません。明日もう一度お試しください。", feedbackSent: "ありがとうございます。ご意見を送信しました。", deletedNamed: { "「\($0)」を削除しました。" },
        saved: { "保存しました：\($0)・\($1)" })
    static let simplifiedChinese = NoticeTexts(
        view: "查看", recordSaved: "记录已保存。", alreadySaved: "这条记录已经保存过，未重复添加。",
        thingSaved: "已保存。", accountSaved: "账户已保存。", categorySaved: "分类已保存。", hashtagSaved: "标签已保存。", settingsSaved: "设置已保存。",
        passwordChanged: "密码已修改。您的其他设备已退出登录。",
        passwordChangedTokensRevoked: "密码已修改。您的其他设备已退出登录，API 令牌已被撤销。", signedOutOthers: "其他设备已退出登录。",
        restored: "已恢复。", deletedForGood: "已永久删除。", invitationRevoked: "邀请已撤销。",
        welcome: "欢迎。已为您准备好账户和常用分类。", defaultChanged: "默认账户已更改。",
        nothingToUndo: "没有可以撤销的操作。", deleted: "已删除。",
        rateSaved: "汇率已保存，记录会按此换算。", budgetSaved: "预算已保存。",
        notificationsRead: "所有通知已标为已读。",
        tokenRevoked: "令牌已撤销，使用它的程序将无法再访问。",
        testMessagePosted: "测试消息正在发送。", testMessageTooSoon: "刚刚发送过测试消息，请 30 秒后再试。", tooManyMessages: "今天不能再发送消息了，请明天再试。", feedbackSent: "谢谢，您的反馈已发送。",
        deletedNamed: { "已删除“\($0)”。" },
        saved: { "已保存：\($0) · \($1)" })
}
