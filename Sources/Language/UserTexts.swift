import Bookkeeping

/// The operator's pages about people.
package struct UserTexts: Sentences {
    package let title, menuHint, active, disabled, leaving, you, notSignedIn, more, first: String
    package let username, email, name, role, state, created, lastSeen, devices, deletedOn: String
    package let reset, resetText, resetButton, resetOnce, signOut, signOutText, signOutButton: String
    package let disable, disableText, disableButton, enable, enableText, enableButton: String
    package let makeOperator, makeOperatorText, makeOperatorButton, makeMember, makeMemberText, makeMemberButton: String
    package let own, onlyOperator, deletion, moneyNote: String
    package let seen, sure: Named
    package let disabledDone, enabledDone, signedOutDone, roleDone: String

    static let english = UserTexts(
        title: "People", menuHint: "Who has an account here", active: "Can sign in", disabled: "Disabled", leaving: "Leaving", you: "You",
        notSignedIn: "Not signed in", more: "More people", first: "Back to the beginning",
        username: "User name", email: "E-mail", name: "Name", role: "Role", state: "State", created: "Account since", lastSeen: "Last seen",
        devices: "Signed-in devices", deletedOn: "Will be deleted on",
        reset: "Forgotten password",
        resetText: "Make a link with which this person sets a new password. It works once, for 24 hours. Give it to nobody else.",
        resetButton: "Make a reset link", resetOnce: "Copy this link now and give it to this person. It is not shown again.",
        signOut: "Sign out everywhere", signOutText: "Ends this person's sessions on all devices, for example after a phone was lost.",
        signOutButton: "Sign out",
        disable: "Disable",
        disableText: "Signs this person out everywhere and lets nobody in with this account. Everything is kept until you enable it again.",
        disableButton: "Disable this account", enable: "Enable", enableText: "Lets this person sign in again. Everything is as it was.",
        enableButton: "Enable this account",
        makeOperator: "Make an operator", makeOperatorText: "This person can then do everything that you can do here, also to your account.",
        makeOperatorButton: "Make an operator", makeMember: "Take the role back",
        makeMemberText: "This person then uses Penny and no longer runs the server.", makeMemberButton: "Make a member",
        own: "This is your own account. You change it under More.",
        onlyOperator: "Nobody else runs this server. Make somebody else an operator first.",
        deletion: "People delete their accounts themselves, under More. Whoever has this machine's terminal can do it for them:",
        moneyNote: "You see who uses this server, and nothing of their money.", seen: { "Last seen: \($0)" },
        sure: { "Do this to the account “\($0)”?" },
        disabledDone: "The account is disabled.", enabledDone: "The account is enabled.", signedOutDone: "Signed out everywhere.",
        roleDone: "The role is changed.")

    static let japanese = UserTexts(
        title: "利用者", menuHint: "このサーバーにアカウントがある人", active: "ログインできます", disabled: "停止中", leaving: "削除予定", you: "あなた",
        notSignedIn: "ログインしていません", more: "さらに表示", first: "先頭に戻る",
        username: "ユーザー名", email: "メールアドレス", name: "名前", role: "役割", state: "状態", created: "登録日", lastSeen: "最終利用",
        devices: "ログイン中の端末", deletedOn: "削除予定日",
        reset: "パスワードを忘れた場合", resetText: "この人が新しいパスワードを設定するためのリンクを作ります。24時間以内に1回だけ使えます。本人以外には渡さないでください。",
        resetButton: "再設定リンクを作成", resetOnce: "今このリンクをコピーして、本人に渡してください。表示されるのは今回だけです。",
        signOut: "すべての端末からログアウト", signOutText: "この人のログインをすべて終了します。端末をなくしたときなどに使います。",
        signOutButton: "ログアウトさせる",
        disable: "停止", disableText: "すべての端末からログアウトさせ、このアカウントではログインできなくします。データは再開するまでそのまま残ります。",
        disableButton: "このアカウントを停止", enable: "再開", enableText: "この人が再びログインできるようになります。データは元のままです。",
        enableButton: "このアカウントを再開",
        makeOperator: "管理者にする", makeOperatorText: "この人は、ここであなたと同じことがすべてできるようになります。あなたのアカウントに対する操作も含みます。",
        makeOperatorButton: "管理者にする", makeMember: "管理者から外す",
        makeMemberText: "この人は引き続きPennyを使えますが、サーバーの管理はできなくなります。", makeMemberButton: "一般利用者にする",
        own: "これはあなた自身のアカウントです。「その他」から変更できます。",
        onlyOperator: "ほかに管理者がいません。先に別の人を管理者にしてください。",
        deletion: "アカウントは本人が「その他」から削除できます。この機器のターミナルを使える人は、代わりに削除できます。",
        moneyNote: "ここに表示されるのは利用者の情報だけです。お金のデータは表示されません。", seen: { "最終利用：\($0)" }, sure: { "アカウント「\($0)」に対してこの操作を実行しますか？" },
        disabledDone: "アカウントを停止しました。", enabledDone: "アカウントを再開しました。", signedOutDone: "すべての端末からログアウトさせました。",
        roleDone: "役割を変更しました。")

    static let simplifiedChinese = UserTexts(
        title: "用户", menuHint: "在本服务器上有账号的人", active: "可以登录", disabled: "已停用", leaving: "待注销", you: "您",
        notSignedIn: "未登录", more: "更多用户", first: "返回第一页",
        username: "用户名", email: "邮箱", name: "姓名", role: "角色", state: "状态", created: "注册日期", lastSeen: "上次使用",
        devices: "已登录的设备", deletedOn: "预计删除日期",
        reset: "忘记密码", resetText: "创建一个链接，供此用户设置新密码。链接 24 小时内有效，只能用一次。请勿交给他人。",
        resetButton: "创建重置链接", resetOnce: "请现在复制此链接并交给本人。此链接仅显示一次。",
        signOut: "退出所有设备的登录", signOutText: "结束此用户在所有设备上的登录，例如手机丢失之后。",
        signOutButton: "强制退出",
        disable: "停用", disableText: "退出此用户在所有设备上的登录，并禁止此账号再登录。所有数据都会保留，直到您重新启用。",
        disableButton: "停用此账号", enable: "启用", enableText: "让此用户可以重新登录，数据不变。",
        enableButton: "启用此账号",
        makeOperator: "设为管理员", makeOperatorText: "此用户将拥有与您相同的权限，包括对您的账号进行操作。",
        makeOperatorButton: "设为管理员", makeMember: "收回管理权限",
        makeMemberText: "此用户可以继续使用 Penny，但不能再管理服务器。", makeMemberButton: "设为普通用户",
        own: "这是您自己的账号，可在“更多”中修改。",
        onlyOperator: "没有其他人管理本服务器。请先将另一个人设为管理员。",
        deletion: "用户可以在“更多”中自行注销账号。服务器管理员也可在终端中代为删除：",
        moneyNote: "您只能看到谁在使用本服务器，看不到他们的账目。", seen: { "上次使用：\($0)" }, sure: { "要对账号“\($0)”执行此操作吗？" },
        disabledDone: "账号已停用。", enabledDone: "账号已启用。", signedOutDone: "已退出所有设备的登录。",
        roleDone: "角色已更改。")
}
