import SitePaths

extension GuideText {
    static let https = GuideText(
        title: .init("An encrypted connection", "通信を暗号化する", "加密连接"),
        lead: .init(
            "With HTTPS nobody in your network reads along, and phones give their position.", "HTTPSにすると、通信を盗み見られず、スマートフォンの位置情報も使えます。",
            "用 HTTPS，网络里没人能偷看，手机也能提供位置。"),
        sections: [
            Section(
                .init("Switch it on", "オンにする", "开启"),
                [
                    .init(
                        "On the server’s machine, run \(code: "penny tls init").", "サーバーの機器で\(code: "penny tls init")を実行します。",
                        "在服务器上运行 \(code: "penny tls init")。"),
                    .init(
                        "Is the data in another directory than \(code: "./penny-data")? Name it with \(code: "--data"), for this and all other commands.",
                        "データが\(code: "./penny-data")以外にあるときは、このコマンドにも、ほかのコマンドにも\(code: "--data")を付けます。",
                        "数据不在 \(code: "./penny-data") 时，这条和其他命令都要加上 \(code: "--data")。"),
                    .init(
                        "Start Penny again with \(code: "penny serve").", "\(code: "penny serve")でPennyを起動し直します。",
                        "用 \(code: "penny serve") 重新启动 Penny。"),
                    .init(
                        "Open \(Paths.https, \.https.title): it shows the new address, which begins with https.",
                        "\(Paths.https, \.https.title)を開くと、httpsで始まる新しいアドレスが出ます。",
                        "打开\(Paths.https, \.https.title)，会看到以 https 开头的新地址。"),
                ]),
            Section(
                .init("Trust it on each device", "端末ごとに証明書をインストールする", "在每台设备上安装证书"),
                [
                    .init(
                        "On the phone or computer, open \(Paths.https, \.https.title) and tap \(\.https.download).",
                        "各端末で\(Paths.https, \.https.title)を開き、\(\.https.download)をタップします。",
                        "在手机或电脑上打开\(Paths.https, \.https.title)，点\(\.https.download)。"),
                    .init(
                        "Follow the steps for your system on that page: iPhone, Android, Windows, Mac, Linux or Firefox.",
                        "同じページの、お使いの端末の手順に従います（iPhone、Android、Windows、Mac、Linux、Firefox）。",
                        "按该页上对应系统的步骤操作：iPhone、Android、Windows、Mac、Linux 或 Firefox。"),
                    .init("Tap \(\.https.open).", "\(\.https.open)をタップします。", "点\(\.https.open)。"),
                ]),
            Section(
                .init("The browser warns", "警告が出るとき", "浏览器发出警告"),
                [
                    .init(
                        "The device does not trust the certificate yet. Do the steps above; you need not click the warning away.",
                        "端末がまだ証明書を信頼していません。警告を無視せず、上の手順を行ってください。",
                        "设备还没有信任证书。请按上面的步骤做，不必跳过警告。"),
                    .init(
                        "Has the server a new name or address? Run \(code: "penny tls renew"); \(code: "penny tls status") shows the state.",
                        "サーバーの名前やアドレスが変わったら\(code: "penny tls renew")を実行します。状態は\(code: "penny tls status")でわかります。",
                        "服务器换了名称或地址，就运行 \(code: "penny tls renew")；用 \(code: "penny tls status") 查看状态。"),
                ]),
            Section(
                .init("A certificate of your own", "自分の証明書を使う", "使用自己的证书"),
                [
                    .init(
                        "Name its files with \(code: "--tls-certificate") and \(code: "--tls-key").",
                        "\(code: "--tls-certificate")と\(code: "--tls-key")でファイルを指定します。",
                        "用 \(code: "--tls-certificate") 和 \(code: "--tls-key") 指定文件。"),
                    .init(
                        "Behind a reverse proxy, name it with \(code: "--trusted-proxy").", "リバースプロキシを使うときは\(code: "--trusted-proxy")で指定します。",
                        "在反向代理后面时，用 \(code: "--trusted-proxy") 指定它。"),
                ]),
        ],
        asked: .init(
            "https ssl tls certificate not secure insecure warning privacy error encrypt encryption trust authority reverse proxy letsencrypt nginx caddy safe connection",
            "https ssl tls 証明書 安全ではない 保護されていない 警告 エラー 暗号化 信頼 認証局 リバースプロキシ セキュリティ 接続",
            "https ssl tls 证书 不安全 警告 错误 加密 信任 认证 反向代理 安全连接"),
        more: [.phone, .map, .backup])
}
