/// Banners: advertisements, on servers where the operator enables them.
package struct BannerTexts: Sentences {
    package let title, menuHint, mark, hide, hideAll, hideAllHint, hidden, shownAgain: String
    package let slot, slotHint, address, addressHint, waiting, kept, none, note, fromFeed, own, shown, over: String
    package let fetched, failed, until, later: Named
    /// The sentence for a stored word about a failure.
    package let obstacle: Named

    static let english = BannerTexts(
        title: "Banners", menuHint: "Advertisements, off unless you want them", mark: "Advertisement", hide: "Hide banners",
        hideAll: "Hide banners", hideAllHint: "The advertisements of this server",
        hidden: "Banners are hidden. More has the switch to show them again.",
        shownAgain: "Banners are shown again.", slot: "Show banners",
        slotHint: "One at the foot of the overview, records, statistics, budgets and accounts. Everybody can hide them for themselves.",
        address: "Address of the feed", addressHint: "Asked once an hour. Empty to show only what penny banner add has added.",
        waiting: "The feed is being asked.", kept: "Banners on this server", none: "There are no banners yet.",
        note:
            "Pictures are kept on this server and shown from here. The advertiser learns nothing until somebody follows a link, and then not from which page.",
        fromFeed: "From the feed", own: "Your own", shown: "Shown", over: "Over", fetched: { "The feed was last read: \($0)." },
        failed: { "The feed cannot be read: \($0) It is asked again in a while." }, until: { "until \($0)" }, later: { "From \($0)" },
        obstacle: {
            switch $0 {
            case "not-resolvable": "nobody knows its name."
            case "refused", "broken-off": "it does not answer."
            case "timed-out": "it takes too long."
            case "not-secure": "its certificate is not to be trusted."
            case "too-large": "it is too large."
            case "too-many-redirects", "bad-redirect": "the address leads to another one. Enter that one."
            case "not-a-feed": "it is not a feed of banners."
            case let word where word.hasPrefix("status-"): "it answers with the error \(word.dropFirst(7))."
            default: "something went wrong."
            }
        })
    static let japanese = BannerTexts(
        title: "広告", menuHint: "初期設定はオフです", mark: "広告", hide: "広告を非表示",
        hideAll: "広告を非表示", hideAllHint: "このサーバーの広告", hidden: "広告を非表示にしました。「その他」でもう一度表示できます。",
        shownAgain: "広告を表示します。", slot: "広告を表示",
        slotHint: "ホーム、記録、統計、予算、口座の下部に1つ表示します。利用者は各自で非表示にできます。",
        address: "フィードのアドレス", addressHint: "1時間ごとに確認します。空欄にすると penny banner add で追加したものだけを表示します。",
        waiting: "フィードを確認しています。", kept: "このサーバーの広告", none: "広告はまだありません。",
        note: "画像はこのサーバーに保存し、ここから表示します。リンクを開くまで、広告主には何も伝わりません。開いた場合も、どのページからかは伝わりません。",
        fromFeed: "フィードから", own: "自分で追加", shown: "表示中", over: "終了", fetched: { "フィードの最終取得：\($0)" },
        failed: { "フィードを読み込めません：\($0)しばらくして再試行します。" }, until: { "\($0)まで" }, later: { "\($0)から" },
        obstacle: {
            switch $0 {
            case "not-resolvable": "サーバーが見つかりません。アドレスを確認してください。"
            case "refused", "broken-off": "応答がありません。"
            case "timed-out": "応答がなく、時間切れになりました。"
            case "not-secure": "証明書を信頼できません。"
            case "too-large": "大きすぎます。"
            case "too-many-redirects", "bad-redirect": "別のアドレスに転送されます。転送先を入力してください。"
            case "not-a-feed": "広告のフィードではありません。"
            case let word where word.hasPrefix("status-"): "エラー\(word.dropFirst(7))が返されました。"
            default: "問題が発生しました。"
            }
        })
    static let simplifiedChinese = BannerTexts(
        title: "横幅广告", menuHint: "仅在您需要时开启", mark: "广告", hide: "隐藏广告",
        hideAll: "隐藏广告", hideAllHint: "本服务器的广告", hidden: "广告已隐藏，可在“更多”中重新显示。",
        shownAgain: "已重新显示广告。", slot: "显示横幅广告",
        slotHint: "在首页、记录、统计、预算和账户页面底部显示一条。每个人都可以自行隐藏。",
        address: "广告源地址", addressHint: "每小时查询一次。留空则只显示用 penny banner add 添加的广告。",
        waiting: "正在获取广告源。", kept: "本服务器上的广告", none: "还没有广告。",
        note: "图片保存在本服务器上并由本服务器提供。在有人打开链接之前，广告主什么也不会知道；打开后也不知道来自哪个页面。",
        fromFeed: "来自广告源", own: "自行添加", shown: "显示中", over: "已结束", fetched: { "上次读取广告源：\($0)" },
        failed: { "无法读取广告源：\($0)稍后会重试。" }, until: { "至 \($0)" }, later: { "\($0) 起" },
        obstacle: {
            switch $0 {
            case "not-resolvable": "找不到该服务器，请检查地址。"
            case "refused", "broken-off": "没有响应。"
            case "timed-out": "连接超时。"
            case "not-secure": "证书不可信。"
            case "too-large": "文件太大。"
            case "too-many-redirects", "bad-redirect": "该地址会跳转到另一个地址，请直接填写跳转后的地址。"
            case "not-a-feed": "这不是广告源文件。"
            case let word where word.hasPrefix("status-"): "返回错误 \(word.dropFirst(7))。"
            default: "出了问题。"
            }
        })
}
