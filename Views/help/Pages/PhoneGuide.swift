import SitePaths

extension GuideText {
    static let phone = GuideText(
        title: .init("On your phone", "スマートフォンで使う", "在手机上用"),
        lead: .init("Penny in your pocket, like an app, and locked from curious eyes.", "アプリのように使え、人に見られないようロックもできます。", "像应用一样装进口袋，还能上锁防偷看。"),
        sections: [
            Section(
                .init("Open it on the phone", "スマートフォンで開く", "在手机上打开"),
                [
                    .init("Join the same network (Wi-Fi) as the server.", "サーバーと同じWi-Fiにつなぎます。", "连接与服务器相同的 Wi-Fi。"),
                    .init(
                        "Type the server’s address in the browser, such as http://raspberrypi.local:8080. Penny says it in the terminal when it starts.",
                        "ブラウザーに、http://raspberrypi.local:8080 のようなサーバーのアドレスを入力します。アドレスは、Pennyの起動時にターミナルに表示されます。",
                        "在浏览器里输入服务器的地址，例如 http://raspberrypi.local:8080。Penny 启动时会在终端显示地址。"),
                    .init(
                        "If HTTPS is on, open \(Paths.https, \.https.title) on a computer instead: scan the QR code of the certificate, install it by the steps there, and then scan that of the address that begins with https.",
                        "HTTPSがオンなら、代わりにパソコンで\(Paths.https, \.https.title)を開きます。証明書のQRコードを読み取り、手順に従ってインストールしてから、httpsで始まるアドレスのQRコードを読み取ります。",
                        "如果已开启 HTTPS，则改为在电脑上打开\(Paths.https, \.https.title)：先扫描证书的二维码并按步骤安装，再扫描以 https 开头的地址的二维码。"),
                    .init("Sign in as usual.", "いつものようにログインします。", "照常登录。"),
                ]),
            Section(
                .init("Put it on the home screen", "ホーム画面に追加する", "添加到主屏幕"),
                [
                    .init(
                        "iPhone, in Safari: the share button, then Add to Home Screen.", "iPhone（Safari）：共有ボタン →「ホーム画面に追加」",
                        "iPhone（Safari）：分享按钮 →“添加到主屏幕”。"),
                    .init(
                        "Android, in Chrome: the menu with three dots, then Add to Home screen.", "Android（Chrome）：右上のメニュー →「ホーム画面に追加」",
                        "Android（Chrome）：右上角菜单 →“添加到主屏幕”。"),
                ]),
            Section(
                .init("Lock it", "ロックする", "上锁"),
                [
                    .init(
                        "A \(Paths.passcode, \.passcode.title) of four to eight digits locks Penny when you step away.",
                        "\(Paths.passcode, \.passcode.title)（4〜8桁）を設定すると、離れている間ロックされます。",
                        "设置\(Paths.passcode, \.passcode.title)（4 到 8 位数字），离开时自动锁定。"),
                    .init(
                        "With \(Paths.passkeys, \.passkeys.title), your face or finger signs you in. They need HTTPS, and the server’s name in the address instead of numbers.",
                        "\(Paths.passkeys, \.passkeys.title)なら、顔や指紋でログインできます。HTTPSと、数字ではなくサーバー名のアドレスが必要です。",
                        "用\(Paths.passkeys, \.passkeys.title)，刷脸或指纹即可登录。需要 HTTPS，且地址用服务器名称而不是数字。"),
                    .init(
                        "\(Paths.settings, \.masking.title), under More, puts dots in place of amounts, on a train for example.",
                        "電車の中などでは、\(Paths.settings, \.masking.title)で金額を伏せられます。",
                        "在车上等场合，打开\(Paths.settings, \.masking.title)，金额会显示为圆点。"),
                ]),
            Section(
                .init("Phone lost or sold", "なくした・手放したとき", "手机丢失或转卖"),
                [
                    .init(
                        "On another device, open \(Paths.sessions, \.settings.sessions) and sign the phone out.",
                        "別の端末で\(Paths.sessions, \.settings.sessions)を開き、その端末をログアウトします。",
                        "在另一台设备上打开\(Paths.sessions, \.settings.sessions)，让它退出登录。"),
                    .init(
                        "Then set a new password under \(Paths.password, \.settings.password).",
                        "続けて\(Paths.password, \.settings.password)で新しいパスワードにします。", "然后在\(Paths.password, \.settings.password)里换新密码。"),
                ]),
        ],
        asked: .init(
            "mobile app iphone android ipad tablet install home screen icon wifi qr code face id fingerprint unlock biometric pin passcode passkey lock hide amounts lost stolen phone sign out device two factor authenticator",
            "スマホ アプリ iphone android ipad タブレット インストール アイコン wifi qrコード 顔認証 指紋 ログイン 生体認証 暗証番号 ロック 紛失 盗難 なくした ログアウト 二段階認証 金額を隠す",
            "手机 应用 app 苹果 iphone 安卓 平板 安装 图标 wifi 二维码 面容 指纹 刷脸 密码锁 锁屏 丢失 被偷 丢了 退出登录 两步验证 隐藏金额"),
        more: [.https, .begin, .map])
}
