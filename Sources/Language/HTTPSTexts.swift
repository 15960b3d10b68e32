/// HTTPS: its state, and how to make a device trust this server.
package struct HTTPSTexts: Sentences {
    package let title, menuHint, isOff, offText, offSteps, offAfter, isPlain, plainText, isEncrypted, encryptedText, open,
        openHint, scan: String
    package let certificate, issuer, validUntil, vouchesFor, fingerprint, missing, notPermitted, tooWide, trust, trustText, trustTextTooWide,
        download, scanTrust, compare,
        authority, ready: String
    package let ios, android, windows, macOS, linux, firefox: String
    package let addressCode, downloadCode: Named
    package let guides: HTTPSGuides

    static let english = HTTPSTexts(
        title: "HTTPS", menuHint: "An encrypted connection, for your phone", isOff: "HTTPS is off",
        offText:
            "Everybody in your network could read along, and browsers do not tell your position to a page without HTTPS and have no passkeys there. Everything else works as it is.",
        offSteps: "Whoever runs this server switches it on with one command on its machine:",
        offAfter:
            "Then restart Penny, and open this page again: it shows how phones and computers are told to trust this server.",
        isPlain: "This connection is not encrypted",
        plainText: "The server speaks HTTPS too. Over it nobody reads along, and your browser can give your position.",
        isEncrypted: "This connection is encrypted", encryptedText: "Bookmark this address, or add it to your home screen.",
        open: "Open over HTTPS",
        openHint: "If your browser warns of the certificate, tell your device first to trust it.",
        scan: "For your phone, scan this:", certificate: "Certificate of this server", issuer: "Signed by",
        validUntil: "Valid until",
        vouchesFor: "For these names and addresses", fingerprint: "Fingerprint (SHA-256)",
        missing:
            "This machine has names or addresses that the certificate lacks. It is renewed with them within a day, or at once by “penny tls renew”:",
        notPermitted:
            "This machine has got names or addresses since for which the certificate authority cannot vouch. Whoever runs this server makes a new one with “penny tls init --force”; then every device has to install it:",
        tooWide:
            "The certificate authority of this server was made by an earlier version, and can vouch for every IPv6 address of the internet. Whoever runs this server replaces it with “penny tls init --force”; then every device removes the old one and installs the new one.",
        trust: "Trust this server on a device",
        trustText:
            "This server made a certificate authority of its own. Install its certificate once on each phone and computer. It can vouch for your home network only, not for other sites.",
        trustTextTooWide:
            "This server made a certificate authority of its own. Have it replaced before you install its certificate on more phones and computers, as said above.",
        download: "Download the certificate", scanTrust: "Download it on a phone: scan this",
        compare: "Before you install it, compare the fingerprint with that in the terminal (“penny tls status”):",
        authority: "Certificate authority",
        ready: "The certificate was given out by an authority that devices know already. There is nothing to install.",
        ios: "iPhone and iPad",
        android: "Android", windows: "Windows", macOS: "Mac", linux: "Linux", firefox: "Firefox, on any system",
        addressCode: { "QR code of \($0)" }, downloadCode: { "QR code of \($0)" }, guides: .english)
    static let japanese = HTTPSTexts(
        title: "HTTPS", menuHint: "スマートフォンとの通信を暗号化", isOff: "HTTPSはオフです",
        offText: "同じネットワークの人に通信を読まれるおそれがあり、HTTPSでないページではブラウザーの位置情報もパスキーも使えません。それ以外はこのままで使えます。",
        offSteps: "サーバー管理者が、サーバーの機器で次のコマンドを実行するとオンになります。",
        offAfter: "その後Pennyを再起動し、このページをもう一度開いてください。各端末でこのサーバーを信頼する手順が表示されます。", isPlain: "この接続は暗号化されていません",
        plainText: "このサーバーはHTTPSにも対応しています。HTTPSなら通信を読まれず、ブラウザーの位置情報も使えます。", isEncrypted: "この接続は暗号化されています",
        encryptedText: "このアドレスをブックマークするか、ホーム画面に追加してください。", open: "HTTPSで開く", openHint: "証明書の警告が出る場合は、先に端末でこのサーバーを信頼してください。",
        scan: "スマートフォンで開くには、QRコードを読み取ってください。", certificate: "このサーバーの証明書", issuer: "発行者", validUntil: "有効期限",
        vouchesFor: "対象のホスト名とアドレス",
        fingerprint: "フィンガープリント（SHA-256）",
        missing: "この機器には証明書に含まれていない名前やアドレスがあります。1日以内に自動で更新されます。「penny tls renew」を実行するとすぐに更新されます。",
        notPermitted: "この機器には、認証局では証明できない新しい名前やアドレスがあります。サーバー管理者が「penny tls init --force」で認証局を作り直し、すべての端末にインストールし直す必要があります。",
        tooWide:
            "このサーバーの認証局は以前のバージョンで作成されたもので、インターネット上のすべてのIPv6アドレスを証明できてしまいます。サーバー管理者が「penny tls init --force」で作り直し、各端末で古い認証局を削除して新しいものをインストールしてください。",
        trust: "端末でこのサーバーを信頼する",
        trustText: "このサーバーは専用の認証局を作成しました。スマートフォンやパソコンに、その証明書を一度だけインストールしてください。この認証局が証明できるのは家庭内のネットワークだけで、ほかのサイトには使えません。",
        trustTextTooWide: "このサーバーは専用の認証局を作成しました。上の説明のとおり、ほかの端末に証明書をインストールする前に、認証局を作り直してください。",
        download: "証明書をダウンロード", scanTrust: "スマートフォンでダウンロード：QRコードを読み取る",
        compare: "インストールする前に、サーバーのターミナルに表示されるフィンガープリント（「penny tls status」）と一致するか確認してください。", authority: "認証局",
        ready: "この証明書は、端末が最初から信頼している認証局が発行したものです。インストールは必要ありません。", ios: "iPhoneとiPad", android: "Android", windows: "Windows",
        macOS: "Mac",
        linux: "Linux", firefox: "Firefox（すべてのOS）", addressCode: { "\($0)のQRコード" }, downloadCode: { "\($0)のQRコード" },
        guides: .japanese)
    static let simplifiedChinese = HTTPSTexts(
        title: "HTTPS", menuHint: "供手机使用的加密连接", isOff: "HTTPS 未开启", offText: "同一网络中的人可能看到您的数据，而且在没有 HTTPS 的页面上，浏览器既不提供位置，也不提供通行密钥。其他功能照常可用。",
        offSteps: "由服务器管理员在服务器上运行一条命令即可开启：", offAfter: "然后重启 Penny，再打开本页面：这里会说明如何让手机和电脑信任本服务器。", isPlain: "此连接未加密",
        plainText: "本服务器也支持 HTTPS。使用 HTTPS 后，别人无法看到内容，浏览器也可以提供位置。", isEncrypted: "此连接已加密", encryptedText: "请收藏此地址，或把它添加到主屏幕。",
        open: "用 HTTPS 打开", openHint: "如果浏览器提示证书有问题，请先让设备信任本服务器。", scan: "用手机扫描：", certificate: "本服务器的证书", issuer: "签发者",
        validUntil: "有效期至", vouchesFor: "适用的主机名和地址", fingerprint: "指纹（SHA-256）",
        missing: "这台机器有证书中没有的名称或地址。一天之内会自动更新证书；运行“penny tls renew”可立即更新：",
        notPermitted: "这台机器后来有了证书颁发机构无法签发的名称或地址。请由服务器管理员运行“penny tls init --force”重新创建颁发机构，然后在每台设备上重新安装：",
        tooWide: "本服务器的证书颁发机构由旧版本创建，可以为互联网上的所有 IPv6 地址签发证书。请由服务器管理员运行“penny tls init --force”将其替换，然后在每台设备上删除旧的并安装新的。",
        trust: "让设备信任本服务器", trustText: "本服务器创建了自己的证书颁发机构。请在每部手机和每台电脑上安装一次它的证书。它只能用于您的家庭网络，不能用于其他网站。",
        trustTextTooWide: "本服务器创建了自己的证书颁发机构。在更多手机和电脑上安装它的证书之前，请先按上文所述将其替换。", download: "下载证书",
        scanTrust: "在手机上下载：扫描二维码", compare: "安装之前，请与服务器终端中显示的指纹（“penny tls status”）核对：", authority: "证书颁发机构",
        ready: "该证书由设备已经信任的机构签发，无需安装。", ios: "iPhone 和 iPad", android: "Android", windows: "Windows", macOS: "Mac",
        linux: "Linux",
        firefox: "Firefox（所有系统）", addressCode: { "\($0) 的二维码" }, downloadCode: { "\($0) 的二维码" }, guides: .simplifiedChinese)
}
