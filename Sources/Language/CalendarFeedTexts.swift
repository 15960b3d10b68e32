/// The secret address of the calendar of recurring records, for calendar programs.
package struct CalendarFeedTexts: Sentences {
    package let title, link, intro, secret, make, renew, revoke, revoked, madeTitle, once, enter, subscribe, scan, code, reach, done: String
    package let madeOn: Named

    static let english = CalendarFeedTexts(
        title: "Calendar address", link: "In your calendar",
        intro: "A calendar program that has the address shows what recurs on its days, with titles and amounts: from the last month to a year ahead.",
        secret:
            "Everybody who has the address can read that without signing in, and nothing else. You can revoke it at any time; a new password ends it too, unless you keep it.",
        make: "Make an address", renew: "Make a new address", revoke: "Revoke it",
        revoked: "Address revoked. Calendars that have it no longer get anything.", madeTitle: "Your calendar address",
        once: "Copy it now: it is shown only here. An earlier address has ended.",
        enter: "Enter it in your calendar program, where it subscribes to a calendar by address or URL.", subscribe: "Subscribe on this device",
        scan: "Or scan it with a phone to subscribe there.", code: "QR code of the calendar address",
        reach: "The program fetches the days from this server, so it must be able to reach it: on your home network, or over a VPN.", done: "Done",
        madeOn: { "There is an address, made on \($0)." })
    static let japanese = CalendarFeedTexts(
        title: "カレンダー用アドレス", link: "カレンダーに表示",
        intro: "このアドレスを登録したカレンダーアプリに、繰り返しの予定がタイトルと金額つきで表示されます。先月から1年先までの分です。",
        secret: "アドレスを知っている人は誰でも、ログインせずにその内容だけを見られます。ほかの情報は見られません。いつでも取り消せます。パスワードを変更したときも、残すように選ばない限り無効になります。",
        make: "アドレスを作成", renew: "新しいアドレスを作成", revoke: "取り消す",
        revoked: "アドレスを取り消しました。登録済みのカレンダーには表示されなくなります。", madeTitle: "カレンダー用アドレス",
        once: "今コピーしてください。ここでしか表示されません。以前のアドレスは無効になりました。",
        enter: "カレンダーアプリの「照会カレンダーを追加」（iPhone）や「URLで追加」（Googleカレンダー）に入力してください。", subscribe: "この端末のカレンダーに追加",
        scan: "スマートフォンで読み取って登録することもできます。", code: "カレンダー用アドレスのQRコード",
        reach: "カレンダーアプリはこのサーバーから予定を取得します。自宅のネットワークかVPNで、サーバーに接続できる必要があります。", done: "完了",
        madeOn: { "現在のアドレスは\($0)に作成されたものです。" })
    static let simplifiedChinese = CalendarFeedTexts(
        title: "日历订阅地址", link: "在日历中查看",
        intro: "日历应用订阅此地址后，会在相应日期显示周期记录的标题和金额，范围从上个月到未来一年。",
        secret: "任何知道此地址的人无需登录即可查看这些内容，但看不到其他信息。您可以随时撤销；修改密码时若未选择保留，它也会失效。",
        make: "生成地址", renew: "生成新地址", revoke: "撤销",
        revoked: "地址已撤销，已订阅的日历将不再更新。", madeTitle: "您的日历订阅地址",
        once: "请现在复制：它只在这里显示一次。之前的地址已失效。",
        enter: "请在日历应用的“添加订阅日历”（iPhone）或“通过网址添加”（Google 日历）处输入。", subscribe: "在此设备上订阅",
        scan: "也可以用手机扫码订阅。", code: "日历订阅地址的二维码",
        reach: "日历应用从本服务器获取内容，因此需要能连接到服务器，例如在家庭网络中或通过 VPN。", done: "完成",
        madeOn: { "现有地址生成于 \($0)。" })
}
