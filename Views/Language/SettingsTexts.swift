import Bookkeeping

/// The page More: the settings.
package struct SettingsTexts: Sentences {
    package let title, money, server, profile, password, passwordHint, preferences, preferencesHint, language, theme, timeZone: String
    package let weekStart, mainCurrency, auto, light, dark, currentPassword, newPassword, repeatPassword, passwordNote, keepTokens, keepTokensHint,
        save: String
    package let sessions, sessionsHint, thisDevice, signOutDevice, signOutOthers, unknownDevice, sessionsIntro, trash, trashHint, hashtagsHint: String
    package let operating, operatingHint, privateNote, keyboard, keyboardHint, person, look, privacy, help, dailyBudgetHint, dailyBudgetNote,
        notSet: String
    package let contactsNote, bridgeNote: Named
    package let contactsAndBridgeNote: OfTwo
    package let monthStart, monthStartHint, timeZoneHint: String
    package let monthDay: Counted

    static let english = SettingsTexts(
        title: "More", money: "Money", server: "This server", profile: "Name and e-mail",
        password: "Change password", passwordHint: "Signs your other devices out", preferences: "Language and appearance",
        preferencesHint: "Theme, time zone, week, month", language: "Language", theme: "Appearance", timeZone: "Time zone",
        weekStart: "Week starts on", mainCurrency: "Main currency", auto: "Auto", light: "Light", dark: "Dark",
        currentPassword: "Current password", newPassword: "New password", repeatPassword: "New password again",
        passwordNote: "Your other devices will be signed out.", keepTokens: "Keep my API tokens and calendar addresses",
        keepTokensHint: "Otherwise they are revoked, and programs that use them stop working.", save: "Save", sessions: "Signed-in devices",
        sessionsHint: "See them and sign them out", thisDevice: "This device", signOutDevice: "Sign out",
        signOutOthers: "Sign out all other devices", unknownDevice: "Unknown device",
        sessionsIntro: "Every browser that is signed in to your account.", trash: "Trash", trashHint: "What you deleted in the last 30 days",
        hashtagsHint: "Your words after #", operating: "Server", operatingHint: "Who can sign up, invitations",
        privateNote: "Penny keeps everything on this machine and contacts nobody.", keyboard: "Keyboard shortcuts",
        keyboardHint: "Press ? on any page", person: "You", look: "Look and language", privacy: "Privacy", help: "Help",
        dailyBudgetHint: "What a day may cost", dailyBudgetNote: "The overview shows what is left of it today, this month and this year.",
        notSet: "Not set",
        contactsNote: { "Penny keeps everything on this machine. It gets public files from \($0) and contacts nobody else." },
        bridgeNote: { "Penny keeps everything on this machine. It asks \($0) for new records of your bank and contacts nobody else." },
        contactsAndBridgeNote: {
            "Penny keeps everything on this machine. It gets public files from \($0), asks \($1) for new records of your bank, and contacts nobody else."
        },
        monthStart: "Month starts on",
        monthStartHint: "Pay day, for example. Records, budgets and statistics go by it.",
        timeZoneHint: "Type a large city with the same time as yours, or an offset such as UTC+9.", monthDay: { "Day \($0)" })
    static let japanese = SettingsTexts(
        title: "その他", money: "お金", server: "このサーバー", profile: "名前とメールアドレス",
        password: "パスワードを変更", passwordHint: "他の端末はログアウトされます", preferences: "言語と外観",
        preferencesHint: "外観、タイムゾーン、週と月の始まり", language: "言語", theme: "外観", timeZone: "タイムゾーン",
        weekStart: "週の始まり", mainCurrency: "主な通貨", auto: "自動", light: "ライト", dark: "ダーク",
        currentPassword: "現在のパスワード", newPassword: "新しいパスワード", repeatPassword: "新しいパスワード（確認）",
        passwordNote: "他の端末はログアウトされます。", keepTokens: "APIトークンとカレンダー用アドレスを残す",
        keepTokensHint: "オフのままだとどちらも取り消され、使っているプログラムは接続できなくなります。", save: "保存", sessions: "ログイン中の端末",
        sessionsHint: "確認とログアウト", thisDevice: "この端末", signOutDevice: "ログアウト",
        signOutOthers: "他のすべての端末をログアウト", unknownDevice: "不明な端末",
        sessionsIntro: "あなたのアカウントにログインしているブラウザーです。", trash: "ゴミ箱", trashHint: "過去30日間に削除したもの",
        hashtagsHint: "# の後に書く言葉", operating: "サーバー", operatingHint: "登録の方針と招待",
        privateNote: "Pennyはすべてをこの機器に保存し、外部とは通信しません。", keyboard: "キーボードショートカット",
        keyboardHint: "どのページでも ? を押すと表示", person: "アカウント", look: "表示と言語", privacy: "プライバシー", help: "ヘルプ",
        dailyBudgetHint: "1日に使える金額", dailyBudgetNote: "ホームに、今日、今月、今年の残りが表示されます。", notSet: "未設定",
        contactsNote: { "Pennyはすべてをこの機器に保存します。公開ファイルを\($0)から取得し、他とは通信しません。" },
        bridgeNote: { "Pennyはすべてをこの機器に保存します。銀行の新しい記録を\($0)に問い合わせ、他とは通信しません。" },
        contactsAndBridgeNote: { "Pennyはすべてをこの機器に保存します。公開ファイルを\($0)から取得し、銀行の新しい記録を\($1)に問い合わせ、他とは通信しません。" }, monthStart: "月の始まり",
        monthStartHint: "給料日など。記録、予算、統計に使われます。", timeZoneHint: "同じ時刻の大きな都市か、UTC+9のような時差を入力して選びます。",
        monthDay: { "\($0)日" })
    static let simplifiedChinese = SettingsTexts(
        title: "更多", money: "资金", server: "本服务器", profile: "姓名和邮箱",
        password: "修改密码", passwordHint: "其他设备会退出登录", preferences: "语言和外观",
        preferencesHint: "外观、时区、每周和每月起始日", language: "语言", theme: "外观", timeZone: "时区",
        weekStart: "每周从哪天开始", mainCurrency: "主要币种", auto: "自动", light: "浅色", dark: "深色",
        currentPassword: "当前密码", newPassword: "新密码", repeatPassword: "再次输入新密码",
        passwordNote: "您的其他设备会退出登录。", keepTokens: "保留我的 API 令牌和日历订阅地址",
        keepTokensHint: "否则它们会被撤销，使用它们的程序将无法再访问。", save: "保存", sessions: "已登录的设备",
        sessionsHint: "查看并退出", thisDevice: "此设备", signOutDevice: "退出",
        signOutOthers: "退出所有其他设备", unknownDevice: "未知设备",
        sessionsIntro: "登录了您账号的所有浏览器。", trash: "回收站", trashHint: "最近 30 天删除的内容",
        hashtagsHint: "写在 # 之后的词", operating: "服务器", operatingHint: "谁可以注册、邀请",
        privateNote: "Penny 把一切保存在这台机器上，不与外界联系。", keyboard: "键盘快捷键",
        keyboardHint: "在任意页面按 ?", person: "账号", look: "外观与语言", privacy: "隐私", help: "帮助",
        dailyBudgetHint: "每天可以花多少", dailyBudgetNote: "概览会显示今天、本月和今年还剩多少。", notSet: "未设置",
        contactsNote: { "Penny 把一切保存在这台机器上，只从 \($0) 获取公开文件，不与其他任何地方联系。" },
        bridgeNote: { "Penny 把一切保存在这台机器上，只向 \($0) 询问银行的新记录，不与其他任何地方联系。" },
        contactsAndBridgeNote: { "Penny 把一切保存在这台机器上，只从 \($0) 获取公开文件，并向 \($1) 询问银行的新记录，不与其他任何地方联系。" }, monthStart: "每月从哪天开始",
        monthStartHint: "例如发薪日。记录、预算和统计都按此计算。", timeZoneHint: "输入与您时间相同的大城市，或 UTC+8 这样的时差，然后选择。",
        monthDay: { "\($0)日" })
}
