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
        monthStartHint: "Pay day, for example. Records, budgets and statistics go by it; years stay calendar years.",
        timeZoneHint: "Type a large city with the same time as yours, or an offset such as UTC+9.", monthDay: { "Day \($0)" })
    static let japanese = SettingsTexts(
        title: "その他", money: "家計簿", server: "このサーバー", profile: "名前とメールアドレス",
        password: "パスワードを変更", passwordHint: "ほかの端末はログアウトされます", preferences: "言語と外観",
        preferencesHint: "外観、タイムゾーン、週と月の始まり", language: "言語", theme: "外観", timeZone: "タイムゾーン",
        weekStart: "週の始まり", mainCurrency: "基準通貨", auto: "自動", light: "ライト", dark: "ダーク",
        currentPassword: "現在のパスワード", newPassword: "新しいパスワード", repeatPassword: "新しいパスワード（確認）",
        passwordNote: "ほかの端末はログアウトされます。", keepTokens: "APIトークンとカレンダー用アドレスを残す",
        keepTokensHint: "オフの場合はどちらも取り消され、使っているプログラムは接続できなくなります。", save: "保存", sessions: "ログイン中の端末",
        sessionsHint: "端末の確認とログアウト", thisDevice: "この端末", signOutDevice: "ログアウト",
        signOutOthers: "ほかのすべての端末からログアウト", unknownDevice: "不明な端末",
        sessionsIntro: "あなたのアカウントにログインしているブラウザーです。", trash: "ゴミ箱", trashHint: "過去30日間に削除したもの",
        hashtagsHint: "記録に付けるタグ", operating: "サーバー", operatingHint: "新規登録の可否と招待",
        privateNote: "Pennyはすべてのデータをこの機器に保存し、外部とは通信しません。", keyboard: "キーボードショートカット",
        keyboardHint: "どのページでも ? を押すと表示", person: "アカウント", look: "表示と言語", privacy: "プライバシー", help: "ヘルプ",
        dailyBudgetHint: "1日に使える金額", dailyBudgetNote: "ホームに、今日、今月、今年の残りが表示されます。", notSet: "未設定",
        contactsNote: { "Pennyはすべてのデータをこの機器に保存します。公開ファイルを\($0)から取得し、ほかとは通信しません。" },
        bridgeNote: { "Pennyはすべてのデータをこの機器に保存します。銀行の新しい明細を\($0)に問い合わせ、ほかとは通信しません。" },
        contactsAndBridgeNote: { "Pennyはすべてのデータをこの機器に保存します。公開ファイルを\($0)から取得し、銀行の新しい明細を\($1)に問い合わせ、ほかとは通信しません。" }, monthStart: "月の始まり",
        monthStartHint: "給料日など。記録、予算、統計に使われます。年は1月から12月までのままです。", timeZoneHint: "同じタイムゾーンの大きな都市か、UTC+9のような時差を入力して選びます。",
        monthDay: { "\($0)日" })
    static let simplifiedChinese = SettingsTexts(
        title: "更多", money: "记账", server: "本服务器", profile: "姓名和邮箱",
        password: "修改密码", passwordHint: "其他设备会退出登录", preferences: "语言和外观",
        preferencesHint: "外观、时区、每周和每月起始日", language: "语言", theme: "外观", timeZone: "时区",
        weekStart: "每周起始日", mainCurrency: "本位币", auto: "自动", light: "浅色", dark: "深色",
        currentPassword: "当前密码", newPassword: "新密码", repeatPassword: "再次输入新密码",
        passwordNote: "您的其他设备会退出登录。", keepTokens: "保留我的 API 令牌和日历订阅地址",
        keepTokensHint: "否则它们会被撤销，使用这些令牌和地址的程序将无法访问。", save: "保存", sessions: "已登录的设备",
        sessionsHint: "查看设备，退出登录", thisDevice: "此设备", signOutDevice: "退出登录",
        signOutOthers: "退出其他所有设备的登录", unknownDevice: "未知设备",
        sessionsIntro: "已登录您账号的浏览器。", trash: "回收站", trashHint: "最近 30 天删除的内容",
        hashtagsHint: "记账时使用的标签", operating: "服务器", operatingHint: "注册权限和邀请",
        privateNote: "Penny 将所有数据保存在这台机器上，不连接外部网络。", keyboard: "键盘快捷键",
        keyboardHint: "在任意页面按 ?", person: "账号", look: "外观与语言", privacy: "隐私", help: "帮助",
        dailyBudgetHint: "每天可以花多少", dailyBudgetNote: "首页会显示今天、本月和今年还剩多少。", notSet: "未设置",
        contactsNote: { "Penny 将所有数据保存在这台机器上，只从 \($0) 获取公开文件，不连接其他服务器。" },
        bridgeNote: { "Penny 将所有数据保存在这台机器上，只向 \($0) 查询银行的新明细，不连接其他服务器。" },
        contactsAndBridgeNote: { "Penny 将所有数据保存在这台机器上，只从 \($0) 获取公开文件，并向 \($1) 查询银行的新明细，不连接其他服务器。" }, monthStart: "每月起始日",
        monthStartHint: "例如发薪日。记录、预算和统计都按此计算；年度仍为1月至12月。", timeZoneHint: "输入同一时区的大城市，或 UTC+8 这样的时差，然后选择。",
        monthDay: { "\($0)日" })
}
