import Bookkeeping

/// Setting a new password with a link from the operator.
package struct ResetTexts: Sentences {
    package let title, new, again, button, note, goneTitle, gone, done: String
    package let whose: Named

    static let english = ResetTexts(
        title: "Set a new password", new: "New password", again: "New password again", button: "Set the password",
        note: "All devices that are signed in to this account will be signed out. Passkeys of this account will be removed.",
        goneTitle: "This link does not work any more",
        gone: "It was used already, or has expired. Ask the person who runs this server for a new one.",
        done: "Your new password is set. Sign in with it.", whose: { "For the account “\($0)”." })
    static let japanese = ResetTexts(
        title: "新しいパスワードを設定", new: "新しいパスワード", again: "新しいパスワード（確認）", button: "パスワードを設定",
        note: "このアカウントにログインしているすべての端末がログアウトされ、このアカウントのパスキーは削除されます。", goneTitle: "このリンクはもう使えません",
        gone: "すでに使われたか、期限が切れています。サーバー管理者に新しいリンクを依頼してください。",
        done: "新しいパスワードを設定しました。そのパスワードでログインしてください。", whose: { "アカウント：\($0)。" })
    static let simplifiedChinese = ResetTexts(
        title: "设置新密码", new: "新密码", again: "再次输入新密码", button: "设置密码",
        note: "所有已登录此账号的设备都会退出登录，通行密钥也会被移除。", goneTitle: "此链接已失效",
        gone: "链接已被使用或已过期。请向服务器管理员索取新的链接。",
        done: "新密码已设置，请用它登录。", whose: { "用于账号“\($0)”。" })
}
