/// The passcode, its settings and the lock screen.
package struct PasscodeTexts: Sentences {
    package let title, menuHint, on, off, intro, passcode, again, digitsHint, keepHint, lockAfter, atOnceHint, alsoHint: String
    package let turnOn, lockNow, remove, removeText: String
    package let lockedTitle, unlock, forgotten, withPassword: String
    package let saved, removed, lockedOut: String
    /// The choices of the idle time before locking, in minutes; 0 locks as soon as the page is left.
    package let pause: Counted

    static let english = PasscodeTexts(
        title: "Passcode", menuHint: "Locks Penny when you step away", on: "On", off: "Off",
        intro: "A few digits that Penny asks for when you come back to a browser that is still signed in. Signing in still takes your password.",
        passcode: "New passcode", again: "New passcode again", digitsHint: "4 to 8 digits.",
        keepHint: "4 to 8 digits. Leave both fields empty to keep the one you have.", lockAfter: "Lock",
        atOnceHint: "At once means as soon as you switch to another app or tab. A browser without scripts cannot tell, and is locked after a minute.",
        alsoHint: "Penny also locks when you close the browser and when the server restarts. Five wrong tries sign you out.",
        turnOn: "Set passcode", lockNow: "Lock now", remove: "Remove passcode", removeText: "Penny then stays open for as long as you are signed in.",
        lockedTitle: "Enter your passcode", unlock: "Unlock", forgotten: "Forgotten?", withPassword: "Sign in with your password",
        saved: "Passcode saved.", removed: "Passcode removed.",
        lockedOut: "Five wrong passcodes: you were signed out. Sign in with your password.",
        pause: { $0 == 0 ? "At once" : $0 == 1 ? "After 1 minute" : "After \($0) minutes" })

    static let japanese = PasscodeTexts(
        title: "パスコード", menuHint: "席を離れたときにPennyをロック", on: "オン", off: "オフ",
        intro: "ログインしたままのブラウザーに戻ったときに入力する、4〜8桁の数字です。ログインには、これまでどおりパスワードが必要です。",
        passcode: "新しいパスコード", again: "新しいパスコード（確認）", digitsHint: "4桁から8桁の数字。",
        keepHint: "4桁から8桁の数字。変えない場合は、両方とも空欄のままにしてください。", lockAfter: "ロックするまでの時間",
        atOnceHint: "「すぐに」を選ぶと、別のアプリやタブに切り替えた時点でロックします。JavaScriptが無効なブラウザーでは、1分後にロックします。",
        alsoHint: "ブラウザーを閉じたときと、サーバーが再起動したときにもロックします。5回間違えるとログアウトされます。",
        turnOn: "パスコードを設定", lockNow: "今すぐロック", remove: "パスコードを削除", removeText: "削除すると、ログインしている間はロックされません。",
        lockedTitle: "パスコードを入力", unlock: "ロックを解除", forgotten: "お忘れですか？", withPassword: "パスワードでログイン",
        saved: "パスコードを設定しました。", removed: "パスコードを削除しました。",
        lockedOut: "パスコードを5回間違えたため、ログアウトされました。パスワードでログインしてください。",
        pause: { $0 == 0 ? "すぐに" : "\($0)分後" })

    static let simplifiedChinese = PasscodeTexts(
        title: "应用锁", menuHint: "离开时锁定 Penny", on: "已开启", off: "未开启",
        intro: "回到仍处于登录状态的浏览器时，需要输入的几位数字。登录时仍使用登录密码。",
        passcode: "新应用锁密码", again: "再次输入新应用锁密码", digitsHint: "4 到 8 位数字。",
        keepHint: "4 到 8 位数字。不更改请将两栏留空。", lockAfter: "何时锁定",
        atOnceHint: "“立即”是指一切换到其他应用或标签页就锁定。未启用 JavaScript 的浏览器会在 1 分钟后锁定。",
        alsoHint: "关闭浏览器或服务器重启时，Penny 也会锁定。输错 5 次会退出登录。",
        turnOn: "开启应用锁", lockNow: "立即锁定", remove: "关闭应用锁", removeText: "关闭后，只要您处于登录状态，Penny 就不会锁定。",
        lockedTitle: "请输入应用锁密码", unlock: "解锁", forgotten: "忘记了？", withPassword: "使用密码登录",
        saved: "应用锁密码已保存。", removed: "应用锁已关闭。",
        lockedOut: "应用锁密码输错 5 次，您已退出登录。请使用密码登录。",
        pause: { $0 == 0 ? "立即" : "\($0) 分钟后" })
}
