/// The steps for installing the certificate of an authority, by system, in the words of the system itself.
package struct HTTPSGuides: Sendable {
    /// An instruction, and the command to type if there is one.
    package struct Step: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
        package let text: String
        package let command: String?

        init(_ text: String, command: String? = nil) {
            self.text = text
            self.command = command
        }

        package init(stringLiteral value: String) { self.init(value) }
    }

    /// The steps for each system, from the name of the authority.
    package let ios, android, windows, macOS, linux, firefox: @Sendable (String) -> [Step]

    private static let install =
        "sudo openssl x509 -inform der -in authority.crt -out /usr/local/share/ca-certificates/penny.crt && sudo update-ca-certificates"
    private static let anchor = "sudo trust anchor authority.crt"

    static let english = HTTPSGuides(
        ios: { name in
            [
                "In Safari, download the certificate from this page and tap “Allow”.",
                "Open Settings, tap “Profile Downloaded” at the top, then “Install”, and enter your passcode. If it is not there: General → VPN & Device Management.",
                "Open Settings → General → About → Certificate Trust Settings, and switch on “\(name)”.",
            ]
        },
        android: { _ in
            [
                "Download the certificate from this page.",
                "Open Settings → Security & privacy → More security & privacy → Encryption & credentials → Install a certificate → CA certificate. If your phone names it otherwise, search its settings for “CA certificate”.",
                "Tap “Install anyway”, confirm your screen lock, and choose “authority.crt” in Downloads.",
                "Firefox for Android asks for one more thing: Settings → About Firefox, tap the logo five times, go back, Secret Settings → Use third party CA certificates.",
            ]
        },
        windows: { _ in
            [
                "Download the certificate, open “authority.crt” and click “Install Certificate…”.",
                "Choose “Current User”, then “Place all certificates in the following store” → Browse → “Trusted Root Certification Authorities”.",
                "Click “Finish” and confirm with “Yes”. Restart the browser.",
            ]
        },
        macOS: { name in
            [
                "Download the certificate and open “authority.crt”: Keychain Access opens. Add it to the keychain “login” if it asks.",
                "Find “\(name)” in Keychain Access and double-click it.",
                "Under “Trust”, set “When using this certificate” to “Always Trust”. Close the window and enter your password.",
            ]
        },
        linux: { _ in
            [
                .init("Download the certificate. On Debian and Ubuntu, in the directory of the download:", command: install),
                .init("On Fedora and Arch:", command: anchor),
                "Chrome and Chromium: open chrome://certificate-manager/localcerts/usercerts, and import “authority.crt” under “Trusted Certificates”.",
            ]
        },
        firefox: { _ in
            [
                "Download the certificate. Open Settings → Privacy & Security → Certificates → View Certificates… → Authorities → Import…",
                "Choose “authority.crt”, tick “Trust this CA to identify websites”, and click “OK”.",
                "On Windows and Mac, Firefox also takes over what you installed in the system.",
            ]
        })

    static let japanese = HTTPSGuides(
        ios: { name in
            [
                "Safariでこのページから証明書をダウンロードし、「許可」をタップします。",
                "「設定」を開き、上部の「プロファイルがダウンロード済み」→「インストール」をタップし、パスコードを入力します。見つからない場合は「一般」→「VPNとデバイス管理」を開きます。",
                "「設定」→「一般」→「情報」→「証明書信頼設定」で「\(name)」をオンにします。",
            ]
        },
        android: { _ in
            [
                "このページから証明書をダウンロードします。",
                "「設定」→「セキュリティとプライバシー」→「その他のセキュリティとプライバシー」→「暗号化と認証情報」→「証明書のインストール」→「CA証明書」を開きます。名称が異なる機種では、設定で「CA証明書」を検索してください。",
                "「インストールする」をタップし、画面ロックを解除して、ダウンロードした「authority.crt」を選びます。",
                "Android版Firefoxではさらに、「設定」→「Firefoxについて」でロゴを5回タップして戻り、「Secret Settings」→「Use third party CA certificates」をオンにします。",
            ]
        },
        windows: { _ in
            [
                "証明書をダウンロードして「authority.crt」を開き、「証明書のインストール…」をクリックします。",
                "「現在のユーザー」を選び、「証明書をすべて次のストアに配置する」→「参照」→「信頼されたルート証明機関」を選びます。",
                "「完了」をクリックし、「はい」で確認します。ブラウザーを再起動します。",
            ]
        },
        macOS: { name in
            [
                "証明書をダウンロードして「authority.crt」を開くと、「キーチェーンアクセス」が開きます。追加先を聞かれたら「ログイン」を選びます。",
                "「キーチェーンアクセス」で「\(name)」を探してダブルクリックします。",
                "「信頼」の「この証明書を使用するとき」を「常に信頼」にします。ウインドウを閉じ、パスワードを入力します。",
            ]
        },
        linux: { _ in
            [
                .init("証明書をダウンロードします。DebianとUbuntuでは、ダウンロード先のディレクトリで次を実行します。", command: install),
                .init("FedoraとArchでは次を実行します。", command: anchor),
                "ChromeとChromiumでは、chrome://certificate-manager/localcerts/usercerts を開き、「信頼できる証明書」に「authority.crt」をインポートします。",
            ]
        },
        firefox: { _ in
            [
                "証明書をダウンロードします。「設定」→「プライバシーとセキュリティ」→「証明書」→「証明書を表示…」→「認証局証明書」→「インポート…」を開きます。",
                "「authority.crt」を選び、「この認証局によるウェブサイトの識別を信頼する」にチェックを入れて「OK」をクリックします。",
                "WindowsとMacのFirefoxは、システムにインストールした証明書も使います。",
            ]
        })

    static let simplifiedChinese = HTTPSGuides(
        ios: { name in
            [
                "用 Safari 从本页面下载证书，轻点“允许”。", "打开“设置”，轻点顶部的“已下载描述文件”，再轻点“安装”并输入密码。如果没有看到，请前往“通用”→“VPN 与设备管理”。",
                "打开“设置”→“通用”→“关于本机”→“证书信任设置”，打开“\(name)”的开关。",
            ]
        },
        android: { _ in
            [
                "从本页面下载证书。",
                "打开“设置”→“安全和隐私”→“更多安全和隐私设置”→“加密与凭据”→“安装证书”→“CA 证书”。如果您的手机上名称不同，请在设置中搜索“CA 证书”。",
                "点按“仍然安装”，验证屏幕锁定，然后在“下载”中选择“authority.crt”。",
                "Android 版 Firefox 还需要一步：打开“设置”→“关于 Firefox”，点按徽标五次，返回后打开“Secret Settings”→“Use third party CA certificates”。",
            ]
        },
        windows: { _ in
            [
                "下载证书，打开“authority.crt”，点击“安装证书…”。", "选择“当前用户”，再选择“将所有的证书都放入下列存储”→“浏览”→“受信任的根证书颁发机构”。", "点击“完成”，再点击“是”确认。重启浏览器。",
            ]
        },
        macOS: { name in
            [
                "下载证书并打开“authority.crt”，“钥匙串访问”随之打开。如果询问添加到哪里，请选择“登录”钥匙串。", "在“钥匙串访问”中找到“\(name)”并双击。",
                "在“信任”下，把“使用此证书时”设为“始终信任”。关闭窗口并输入密码。",
            ]
        },
        linux: { _ in
            [
                .init("下载证书。在 Debian 和 Ubuntu 上，在下载目录中运行：", command: install), .init("在 Fedora 和 Arch 上：", command: anchor),
                "Chrome 和 Chromium：打开 chrome://certificate-manager/localcerts/usercerts，在“受信任的证书”下导入“authority.crt”。",
            ]
        },
        firefox: { _ in
            [
                "下载证书。打开“设置”→“隐私与安全”→“证书”→“查看证书…”→“证书颁发机构”→“导入…”。", "选择“authority.crt”，勾选“信任由此证书颁发机构来标识网站”，点击“确定”。",
                "在 Windows 和 Mac 上，Firefox 也会使用您安装到系统中的证书。",
            ]
        })
}
