import SitePaths

extension GuideText {
    static let programs = GuideText(
        title: .init("For programs", "プログラムから使う", "供程序使用"),
        lead: .init(
            "Scripts and spreadsheets of yours can read and record, without your password.", "スクリプトや表計算から、パスワードを渡さずに読み書きできます。",
            "您的脚本和表格可以读取和记账，无需提供密码。"),
        sections: [
            Section(
                .init("Make a token", "トークンを作る", "创建令牌"),
                [
                    .init(
                        "Open \(Paths.tokens, \.tokens.title) and tap \(\.tokens.new).", "\(Paths.tokens, \.tokens.title)を開き、\(\.tokens.new)をタップします。",
                        "打开\(Paths.tokens, \.tokens.title)，点\(\.tokens.new)。"),
                    .init(
                        "Choose \(\.tokens.read), or \(\.tokens.write) if the program is to record.",
                        "見るだけなら\(\.tokens.read)、記録もするなら\(\.tokens.write)を選びます。",
                        "只看选\(\.tokens.read)，要记账选\(\.tokens.write)。"),
                    .init(
                        "Give it a name and tap \(\.tokens.make). Copy it at once: it is shown only once.",
                        "名前を付け、\(\.tokens.make)をタップします。表示は一度だけなので、すぐにコピーします。",
                        "取个名称，点\(\.tokens.make)。立即复制：只显示一次。"),
                ]),
            Section(
                .init("Try it", "試してみる", "试一试"),
                [
                    .init(
                        "In a terminal, type \(code: "curl -H \"Authorization: Bearer TOKEN\" http://localhost:8080/api/v1/accounts"), with your address and token.",
                        "ターミナルで\(code: "curl -H \"Authorization: Bearer TOKEN\" http://localhost:8080/api/v1/accounts")を実行します。アドレスとトークンはご自分のものに替えます。",
                        "在终端运行 \(code: "curl -H \"Authorization: Bearer TOKEN\" http://localhost:8080/api/v1/accounts")，换成您的地址和令牌。"),
                    .init(
                        "More examples are on \(Paths.apiGuide, \.tokens.guideTitle).", "ほかの例は\(Paths.apiGuide, \.tokens.guideTitle)にあります。",
                        "更多例子见\(Paths.apiGuide, \.tokens.guideTitle)。"),
                    .init(
                        "Tools find every operation at \(address: Paths.openAPI).", "すべての操作は\(address: Paths.openAPI)に書かれています。",
                        "全部操作见 \(address: Paths.openAPI)。"),
                ]),
            Section(
                .init("End it", "トークンを無効にする", "停用"),
                [
                    .init(
                        "Tap \(\.tokens.revoke) beside the token; the program is locked out at once.",
                        "トークンの横の\(\.tokens.revoke)をタップすると、すぐに使えなくなります。",
                        "点令牌旁的\(\.tokens.revoke)，程序立即无法访问。")
                ]),
            Section(
                .init("Your calendar", "カレンダーに表示する", "在日历中显示"),
                [
                    .init(
                        "\(Paths.calendarFeed, \.feeds.title) gives a calendar program an address with your coming payments.",
                        "\(Paths.calendarFeed, \.feeds.title)を使うと、これからの支払いがカレンダーに表示されます。",
                        "\(Paths.calendarFeed, \.feeds.title)让日历程序显示将要发生的收支。")
                ]),
            Section(
                .init("Plain-text accounting", "プレーンテキスト会計", "纯文本记账"),
                [
                    .init(
                        "At the foot of \(Paths.reports, \.reports.title) are journals for hledger and Beancount; \(code: "penny report --user NAME --journal -") prints one in a terminal.",
                        "\(Paths.reports, \.reports.title)の下に、hledgerとBeancount用のファイルがあります。ターミナルでは\(code: "penny report --user NAME --journal -")で出力できます。",
                        "\(Paths.reports, \.reports.title)底部有 hledger 和 Beancount 的文件；在终端可用 \(code: "penny report --user NAME --journal -") 输出。")
                ]),
        ],
        asked: .init(
            "api json rest token script automation automate python curl developer integration webhook home assistant shortcut siri calendar ical ics hledger beancount ledger plain text openapi",
            "api json トークン スクリプト 自動化 python curl 開発者 連携 カレンダー ical 仕訳帳 beancount hledger 外部アプリ",
            "api json 接口 令牌 脚本 自动化 python curl 开发 集成 对接 日历 订阅 ical beancount hledger 第三方"),
        more: [.reports, .banks, .backup])
}
