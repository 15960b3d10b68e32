/// The deletion of a person's own account on the server.
package struct LeavingTexts: Sentences {
    package let title, menuHint, heading, everything, grace, backups, exportFirst, username, notYours, button, keep, keepButton, kept, lastOperator,
        people: String
    package let usernameHint, records, bar, asked, willBe: Named

    static let english = LeavingTexts(
        title: "Delete my account", menuHint: "With everything in it, after 14 days", heading: "Delete everything?",
        everything: "Your profile, your whole book, receipts and the trash go for good, and nobody can bring them back.",
        grace: "You have 14 days to change your mind. Until then everything works as before, and every page reminds you.",
        backups: "Backups that the operator of this server has made keep a copy until they are removed.", exportFirst: "Export my data first",
        username: "Your user name", notYours: "This is not your user name.", button: "Delete my account", keep: "Keep it",
        keepButton: "Keep my account",
        kept: "Your account stays. Nothing was deleted.",
        lastOperator:
            "You are the only operator of this server, and others use it. Make somebody else an operator first: under More → Server → People, by opening the person.",
        people: "Open People",
        usernameHint: { "Type \($0), so that it does not happen by mistake." }, records: { "\($0) go with it." },
        bar: { "Your account will be deleted on \($0)." }, asked: { "Your account will be deleted on \($0). Until then you can change your mind." },
        willBe: { "It will be deleted on \($0)." })
    static let japanese = LeavingTexts(
        title: "アカウントを削除", menuHint: "14日後に、すべてのデータを削除", heading: "アカウントとすべてのデータを削除しますか？",
        everything: "プロフィール、家計簿全体、レシート、ゴミ箱の中身が完全に消え、元に戻すことはできません。",
        grace: "14日以内なら取り消せます。それまでは今までどおり使え、どのページにもお知らせが表示されます。",
        backups: "サーバー管理者が作成したバックアップには、削除されるまでデータが残ります。", exportFirst: "先にデータを書き出す", username: "あなたのユーザー名",
        notYours: "あなたのユーザー名と一致しません。", button: "アカウントを削除", keep: "削除しない", keepButton: "アカウントを残す",
        kept: "アカウントは残ります。何も削除されていません。",
        lastOperator: "サーバー管理者はあなただけで、ほかの利用者がいます。先に「その他」→「サーバー」→「利用者」で、別の人を管理者にしてください。", people: "利用者を開く",
        usernameHint: { "誤操作を防ぐため、「\($0)」と入力してください。" }, records: { "\($0)が一緒に削除されます。" },
        bar: { "あなたのアカウントは\($0)に削除されます。" }, asked: { "あなたのアカウントは\($0)に削除されます。それまでは取り消せます。" },
        willBe: { "\($0)に削除されます。" })
    static let simplifiedChinese = LeavingTexts(
        title: "注销账号", menuHint: "14 天后删除全部内容", heading: "要注销账号并删除全部数据吗？",
        everything: "您的个人资料、整个账本、票据和回收站都会永久删除，无法恢复。", grace: "14 天内可以取消。在此之前一切照常，每个页面都会提醒您。",
        backups: "服务器管理员所做的备份，在删除之前仍会保留您的数据。", exportFirst: "先导出我的数据", username: "您的用户名", notYours: "这不是您的用户名。",
        button: "注销账号", keep: "不注销", keepButton: "保留账号", kept: "您的账号已保留，没有删除任何内容。",
        lastOperator: "您是本服务器唯一的管理员，并且还有其他人在使用。请先在“更多”→“服务器”→“用户”中指定另一位管理员。", people: "打开用户列表",
        usernameHint: { "为防止误操作，请输入“\($0)”。" }, records: { "\($0)将一同删除。" }, bar: { "您的账号将于\($0)删除。" },
        asked: { "您的账号将于\($0)删除，在此之前可以取消。" }, willBe: { "将于\($0)删除。" })
}
