import Bookkeeping

/// The settings for sending notifications.
package struct ChannelTexts: Sentences {
    package let title, menuHint, link, inApp, inAppText, email, noEmail, address, addressText, addressField, addressHint, addressIdle, format: String
    package let amounts, amountsHint, notYet, test, waiting, limit, privacy: String
    package let kind: @Sendable (NotificationKind) -> (label: String, hint: String)
    package let formatName: @Sendable (MessageFormat) -> String
    package let emailTo, sentAt, failedAt: Named
    package let obstacle: @Sendable (MessageObstacle) -> String

    static let english = ChannelTexts(
        title: "What is sent", menuHint: "By e-mail, or to an address of your own", link: "Choose what is sent",
        inApp: "In Penny", inAppText: "Every notification is kept here, under the bell. Nothing has to be sent.",
        email: "By e-mail", noEmail: "The person who runs this server has not set up e-mail.",
        address: "To an address of your own",
        addressText: "A topic of ntfy, on your phone or your own server, or any other web address that takes messages.",
        addressField: "Web address", addressHint: "Who knows it can read along: choose a name that nobody guesses.",
        addressIdle: "Nothing goes to this address yet: choose below what is sent.",
        format: "Format", amounts: "Say amounts", amountsHint: "Otherwise a message names the budget, and how much stays in Penny.",
        notYet: "Nothing has been sent yet.", test: "Send a test message", waiting: "A message is on its way.",
        limit: "At most 40 messages a day are sent.", privacy: "Notifications that you chose are sent, and nothing else.",
        kind: { kind in
            switch kind {
            case .budget: ("Budgets", "When an entry brings one near its limit")
            case .security: ("Your account", "New devices, passwords, keys")
            case .group: ("Shared records", "When somebody else adds or changes one that you paid, or that is for you")
            case .recurring: ("Recurring records", "When one is due and waits for you")
            case .report: ("Kept reports", "When a month has ended whose report you have sent to you")
            case .bank: ("Bank connection", "When the bridge does not accept it any more")
            }
        },
        formatName: { $0 == .ntfy ? "ntfy" : "JSON" }, emailTo: { "To \($0)" }, sentAt: { "Last sent: \($0)." }, failedAt: { "Not sent: \($0)." },
        obstacle: { obstacle in
            switch obstacle {
            case .unknownName: "Nobody knows a machine of this name. Check the address."
            case .noAnswer: "The other side does not answer. Penny tries again later."
            case .tooSlow: "The other side answers too slowly. Penny tries again later."
            case .notSecure: "There is no secure connection, so nothing was sent."
            case .status(let code): "The other side refused it with status \(code). Check the address."
            case .leadsElsewhere: "The address leads on to another one, which is not followed. Enter the one that it ends at."
            case .forbidden:
                "This server may not contact that address. It leads to this machine, to a reserved range, or to a private network that is not open to you."
            case .wrongAddress: "Messages cannot be sent to this address. Check it."
            case .mailer: "The mail program of this server did not take it. The person who runs it finds the reason in the log."
            case .noWay: "There is no way to send it any more. Check what you chose."
            }
        })
    static let japanese = ChannelTexts(
        title: "通知の送信先", menuHint: "メールや指定したURLへ", link: "送信する通知を選ぶ",
        inApp: "Pennyの中", inAppText: "すべての通知はベルのページに残ります。外部に送信しなくてもかまいません。",
        email: "メール", noEmail: "サーバー管理者がメールを設定していません。",
        address: "指定したURL",
        addressText: "スマートフォンや自分のサーバーのntfyのトピック、またはメッセージを受け取れるURLです。",
        addressField: "URL", addressHint: "アドレスを知る人は内容を読めます。推測されない名前にしてください。",
        addressIdle: "このアドレスにはまだ何も送信されません。送信する通知を下で選んでください。",
        format: "形式", amounts: "金額を含める", amountsHint: "オフの場合は予算の名前だけを送り、金額は送りません。",
        notYet: "まだ何も送信していません。", test: "テストメッセージを送る", waiting: "送信しています。",
        limit: "送信は1日40件までです。", privacy: "選んだ通知だけが送信されます。",
        kind: { kind in
            switch kind {
            case .budget: ("予算", "上限に近づいたとき")
            case .security: ("アカウント", "新しい端末、パスワード、パスキー")
            case .group: ("共有の記録", "あなたが支払った、または負担する記録を、ほかの人が追加・変更したとき")
            case .recurring: ("繰り返し", "期日になり、確認が必要なとき")
            case .report: ("保存したレポート", "毎月知らせるレポートができたとき")
            case .bank: ("銀行との連携", "ブリッジとの連携が無効になったとき")
            }
        },
        formatName: { $0 == .ntfy ? "ntfy" : "JSON" }, emailTo: { "\($0)へ" }, sentAt: { "最終送信：\($0)。" }, failedAt: { "送信できませんでした：\($0)。" },
        obstacle: { obstacle in
            switch obstacle {
            case .unknownName: "このアドレスのサーバーが見つかりません。アドレスを確認してください。"
            case .noAnswer: "送信先が応答しません。あとで自動的に再試行します。"
            case .tooSlow: "送信先の応答が遅すぎます。あとで自動的に再試行します。"
            case .notSecure: "安全に接続できないため、送信しませんでした。"
            case .status(let code): "送信先がエラー（ステータスコード\(code)）を返しました。アドレスを確認してください。"
            case .leadsElsewhere: "このアドレスは別のアドレスに転送されますが、転送先には送信しません。最終的なアドレスを入力してください。"
            case .forbidden: "このサーバーはそのアドレスに接続できません。このサーバー自身、予約済みの範囲、または許可されていないプライベートネットワークを指しています。"
            case .wrongAddress: "このアドレスには送信できません。確認してください。"
            case .mailer: "このサーバーのメールプログラムが受け付けませんでした。理由は管理者がログで確認できます。"
            case .noWay: "送信する方法がなくなりました。設定を確認してください。"
            }
        })
    static let simplifiedChinese = ChannelTexts(
        title: "通知推送", menuHint: "通过邮件，或发到指定网址", link: "选择要发送的通知",
        inApp: "在 Penny 中", inAppText: "所有通知都保存在铃铛页面，也可以不对外发送。",
        email: "通过邮件", noEmail: "服务器管理员没有设置邮件。",
        address: "发到指定网址",
        addressText: "手机或您自己服务器上的 ntfy 主题，或任何能接收消息的网址。",
        addressField: "网址", addressHint: "知道它的人就能看到内容，请使用别人猜不到的名称。",
        addressIdle: "目前没有内容会发到该网址，请在下面选择要发送的通知。",
        format: "格式", amounts: "包含金额", amountsHint: "关闭时只发送预算名称，不发送金额。",
        notYet: "还没有发送过。", test: "发送测试消息", waiting: "消息正在发送。",
        limit: "每天最多发送 40 条消息。", privacy: "只发送您选择的通知，不发送其他内容。",
        kind: { kind in
            switch kind {
            case .budget: ("预算", "预算即将用完时")
            case .security: ("您的账号", "新设备、密码、通行密钥")
            case .group: ("共享账本的记录", "他人添加或修改您付款或分摊的记录时")
            case .recurring: ("周期记账", "到期并等待您确认时")
            case .report: ("已保存的报表", "设为每月发送的报表，在每月结束后")
            case .bank: ("银行同步", "银行同步被桥接服务拒绝时")
            }
        },
        formatName: { $0 == .ntfy ? "ntfy" : "JSON" }, emailTo: { "发到 \($0)" }, sentAt: { "上次发送：\($0)。" }, failedAt: { "未发送：\($0)。" },
        obstacle: { obstacle in
            switch obstacle {
            case .unknownName: "找不到该地址的服务器，请检查地址。"
            case .noAnswer: "对方没有响应，稍后会再试。"
            case .tooSlow: "对方响应太慢，稍后会再试。"
            case .notSecure: "连接不安全，因此没有发送。"
            case .status(let code): "对方拒绝接收（状态码 \(code)），请检查地址。"
            case .leadsElsewhere: "该地址会跳转到另一个地址，Penny 不会跟随跳转。请输入最终的地址。"
            case .forbidden: "本服务器不能连接该地址：它指向本机、保留地址段，或未对您开放的专用网络。"
            case .wrongAddress: "无法向该地址发送消息，请检查。"
            case .mailer: "本服务器的邮件程序未能接收，管理员可在日志中查看原因。"
            case .noWay: "已没有可用的发送方式，请检查设置。"
            }
        })
}

/// The reason why a message could not be sent, as far as the user or the operator can do something about it.
package enum MessageObstacle: Sendable, Equatable {
    case unknownName, noAnswer, tooSlow, notSecure, status(Int), leadsElsewhere, forbidden, wrongAddress, mailer, noWay
}
