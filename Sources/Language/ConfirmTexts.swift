/// Proving one's identity again.
package struct ConfirmTexts: Sentences {
    package let title, reason, lasts, button: String

    static let english = ConfirmTexts(
        title: "Is it you?", reason: "This part of the settings decides who gets into your account. Enter your password to go on.",
        lasts: "You will not be asked again for ten minutes.", button: "Continue")

    static let japanese = ConfirmTexts(
        title: "本人確認", reason: "ここから先は、アカウントの安全にかかわる設定です。続けるにはパスワードを入力してください。",
        lasts: "確認後10分間は、再入力は不要です。", button: "続ける")

    static let simplifiedChinese = ConfirmTexts(
        title: "身份验证", reason: "接下来的设置关系到账号安全。请输入密码后继续。",
        lasts: "确认后 10 分钟内无需再次输入。", button: "继续")
}
