/// One-time passwords as a second factor, their recovery codes, and that step of the sign-in.
package struct OneTimePasswordTexts: Sentences {
    package let title, menuHint, on, off, intro, scan, typeIn, enter, code, codeHint, switchOn, whatIsStored: String
    package let isOn, codes, newCodes, newCodesText, switchOff, switchOffText, done: String
    package let codesTitle, codesIntro, codesOnce: String
    package let stepTitle, stepText, recoveryTitle, recoveryText, recoveryCode, useRecovery, useApp, otherAccount: String
    package let switchedOff, recoveryCodeUsed, signInExpired, signInRefused: String
    /// The day on which they were enabled.
    package let since: Named
    package let qrLabel: String
    package let codesLeft: Counted

    static let english = OneTimePasswordTexts(
        title: "One-time passwords", menuHint: "A second step at sign-in", on: "On", off: "Off",
        intro: "After your password, Penny asks for six digits that an app on your phone shows. Whoever learns your password still cannot get in.",
        scan: "Scan this code with an authenticator app, such as Aegis, Google Authenticator or your password manager.",
        typeIn: "Or type this key into the app:", enter: "Then enter the six digits that the app shows.", code: "Code",
        codeHint: "It changes every 30 seconds.",
        switchOn: "Switch on",
        whatIsStored:
            "The key is kept in Penny's database. Whoever gets a copy of that file, such as a backup, can make your codes, but does not learn your password.",
        isOn: "One-time passwords are on", codes: "Recovery codes", newCodes: "Make new codes",
        newCodesText: "New codes replace all of the old ones.", switchOff: "Switch off", switchOffText: "Signing in then takes your password alone.",
        done: "I have kept them", codesTitle: "Your recovery codes",
        codesIntro:
            "Each of them lets you in once when your phone is not at hand. Print them or write them down, and keep them where you keep your passport.",
        codesOnce: "This is the only time that they are shown.",
        stepTitle: "Enter the code", stepText: "Open the authenticator app on your phone and enter the six digits for Penny.",
        recoveryTitle: "Enter a recovery code", recoveryText: "Enter one of the ten codes that you wrote down. It works once.",
        recoveryCode: "Recovery code", useRecovery: "Use a recovery code instead", useApp: "Use the app instead", otherAccount: "Start over",
        switchedOff: "One-time passwords are off.", recoveryCodeUsed: "You signed in with a recovery code. It cannot be used again.",
        signInExpired: "The sign-in was not finished in time. Sign in again.",
        signInRefused: "Too many wrong codes. Sign in again.", since: { "Since \($0)" }, qrLabel: "QR code with the key for the app",
        codesLeft: { $0 == 0 ? "No code is left. Make new ones." : $0 == 1 ? "1 code is left." : "\($0) codes are left." })

    static let japanese = OneTimePasswordTexts(
        title: "ワンタイムパスワード", menuHint: "ログイン時の二段階認証", on: "オン", off: "オフ",
        intro: "パスワードの後に、スマートフォンのアプリに表示される6桁の数字を入力します。パスワードを知られても、不正ログインを防げます。",
        scan: "Aegis、Google Authenticator、パスワード管理アプリなどの認証アプリで、このコードを読み取ってください。",
        typeIn: "または、次のキーをアプリに入力してください。", enter: "アプリに表示された6桁の数字を入力してください。", code: "認証コード", codeHint: "30秒ごとに変わります。",
        switchOn: "オンにする",
        whatIsStored: "キーはPennyのデータベースに保存されます。バックアップなどでこのファイルを手に入れた人は、コードを作ることができますが、パスワードはわかりません。",
        isOn: "ワンタイムパスワードはオンです", codes: "リカバリーコード", newCodes: "新しいコードを作る",
        newCodesText: "新しいコードを作ると、以前のコードはすべて使えなくなります。", switchOff: "オフにする", switchOffText: "オフにすると、パスワードだけでログインできます。",
        done: "保管しました", codesTitle: "リカバリーコード",
        codesIntro: "スマートフォンが手元にないとき、1つにつき1回だけログインに使えます。印刷するか書き写して、大切な書類と一緒に保管してください。",
        codesOnce: "このコードが表示されるのは、今回だけです。",
        stepTitle: "認証コードを入力", stepText: "スマートフォンの認証アプリを開き、Pennyの6桁の数字を入力してください。",
        recoveryTitle: "リカバリーコードを入力", recoveryText: "控えておいた10個のコードのうち、1つを入力してください。使えるのは1回だけです。",
        recoveryCode: "リカバリーコード", useRecovery: "リカバリーコードを使う", useApp: "アプリのコードを使う", otherAccount: "最初からやり直す",
        switchedOff: "ワンタイムパスワードをオフにしました。", recoveryCodeUsed: "リカバリーコードでログインしました。このコードはもう使えません。",
        signInExpired: "時間内にログインが完了しませんでした。もう一度ログインしてください。",
        signInRefused: "認証コードの入力に何度も失敗しました。もう一度ログインしてください。", since: { "\($0)から" }, qrLabel: "アプリ用のキーのQRコード",
        codesLeft: { $0 == 0 ? "コードは残っていません。新しく作ってください。" : "残り\($0)個です。" })

    static let simplifiedChinese = OneTimePasswordTexts(
        title: "动态验证码", menuHint: "登录时的两步验证", on: "已开启", off: "未开启",
        intro: "输入密码后，Penny 还会要求输入手机应用显示的 6 位数字。即使有人知道了您的密码，也无法登录。",
        scan: "请用身份验证器（例如 Aegis、Google Authenticator 或密码管理器）扫描此二维码。",
        typeIn: "或者在应用中输入此密钥：", enter: "然后输入应用显示的 6 位数字。", code: "验证码", codeHint: "每 30 秒变化一次。",
        switchOn: "开启",
        whatIsStored: "密钥保存在 Penny 的数据库中。得到该文件（例如备份）的人可以生成您的验证码，但无法得知您的密码。",
        isOn: "动态验证码已开启", codes: "恢复码", newCodes: "生成新的恢复码",
        newCodesText: "生成新的恢复码后，旧的全部失效。", switchOff: "关闭", switchOffText: "关闭后，只用密码即可登录。",
        done: "我已保存好", codesTitle: "您的恢复码",
        codesIntro: "手机不在身边时，每个恢复码可以登录一次。请打印或抄写下来，与重要证件一起保管。",
        codesOnce: "恢复码只显示这一次。",
        stepTitle: "输入验证码", stepText: "请打开手机上的身份验证器，输入 Penny 的 6 位数字。",
        recoveryTitle: "输入恢复码", recoveryText: "请输入您保存的 10 个恢复码之一，每个只能使用一次。",
        recoveryCode: "恢复码", useRecovery: "改用恢复码", useApp: "改用身份验证器", otherAccount: "返回重新登录",
        switchedOff: "动态验证码已关闭。", recoveryCodeUsed: "您已使用恢复码登录，该恢复码不能再用。",
        signInExpired: "登录超时，请重新登录。",
        signInRefused: "验证码多次输错，请重新登录。", since: { "\($0)起" }, qrLabel: "包含应用密钥的二维码",
        codesLeft: { $0 == 0 ? "没有剩余的恢复码，请生成新的。" : "还剩 \($0) 个恢复码。" })
}
