/// The privacy page: the data stored about people, the reasons, and for how long.
package struct PrivacyTexts: Sentences {
    /// A kind of data, the reason for storing it, and for how long.
    package struct Purpose: Sendable {
        package let what, why, until: String

        init(_ what: String, _ why: String, _ until: String) { (self.what, self.why, self.until) = (what, why, until) }
    }

    /// A cookie by its name without the prefix, its purpose, and its lifetime.
    package struct Cookie: Sendable {
        package let name, why, until: String

        init(_ name: String, _ why: String, _ until: String) { (self.name, self.why, self.until) = (name, why, until) }
    }

    package let title, menuHint, intro, here: String
    package let keptTitle, what, why, until: String
    package let purposes: [Purpose]
    package let seesTitle, seesYou, seesOperator, seesMachine: String
    package let leavesTitle, leavesNothing, leavesSome, mailNote: String
    package let ratesOff, tilesOff, banksOff, banksOn: String
    package let ratesOn, tilesOn, bannersOn: Named
    package let cookiesTitle, cookiesIntro, cookie: String
    package let cookies: [Cookie]
    package let rightsTitle, correct, export, forget, bring, ask: String
    package let version: Named
    package let agreed: @Sendable (_ date: String, _ version: String) -> String
    /// The text next to the button of sign-up; the link is in the middle.
    package let agreeBefore, agreeLink, agreeAfter: String

    static let english = PrivacyTexts(
        title: "Privacy", menuHint: "What is kept, where, and for how long",
        intro:
            "Penny is a program on one machine, run by somebody you know. It keeps what you enter so that you can look at it, and does nothing else with it.",
        here:
            "Everything lies in one database on this server. No company is behind it, nothing is analysed, and there is no advertising network and no tracking.",
        keptTitle: "What is kept, and why", what: "What", why: "Why", until: "Until when",
        purposes: [
            Purpose(
                "User name, e-mail address, first and last name, date of birth if you gave one", "To sign you in and to speak to you",
                "You delete your account"),
            Purpose(
                "Your password and your passcode, as hashes that nobody can turn back; keys of other ways to sign in", "To know that it is you",
                "You change or remove them"),
            Purpose(
                "Your book: accounts, records with their notes, places and receipts, categories, hashtags, budgets, exchange rates",
                "It is what you use Penny for", "You delete it, or your account"),
            Purpose("What you have deleted", "So that you can bring it back", "30 days after"),
            Purpose("Notifications", "So that you can look them up", "400 days"),
            Purpose("Language, time zone, theme and other settings", "So that Penny looks as you want it", "You delete your account"),
            Purpose(
                "Where you are signed in: browser, address, when last seen", "To keep you signed in, and to let you end it",
                "30 days without a visit, 180 days in any case"),
            Purpose(
                "In which browsers you have signed in, each by a random number", "So that people who guess your password cannot keep you out",
                "400 days after you last signed in there, or you sign it out"),
            Purpose("Failed sign-ins: the address, and whose account it was", "To stop people who guess passwords", "24 hours"),
            Purpose(
                "A log of visits: address, page and time, never amounts or what you wrote", "To find out what went wrong", "The server clears its log"
            ),
            Purpose("Backups of the database", "So that a broken disk loses nothing", "The operator removes them"),
        ],
        seesTitle: "Who sees it", seesYou: "You see your book, and nobody else does.",
        seesOperator: "The operator, who runs this server, sees who has an account. Penny never shows them your money.",
        seesMachine: "To be honest: whoever controls the machine could open the database on it. Use the server of somebody you trust.",
        leavesTitle: "What leaves this server", leavesNothing: "At the moment nothing: it contacts no other machine.",
        leavesSome: "At the moment it contacts these, and tells them nothing about you:",
        mailNote: "What you send out yourself goes where you say: exports, and notices to an address that you have entered.",
        ratesOff: "Exchange rates are not fetched.", tilesOff: "Maps come from this server. No pictures of streets are fetched.",
        banksOff: "No bank is asked for records.",
        banksOn: "Banks: for those who have connected their book, and only for them, the server asks their SimpleFIN bridge for new records.",
        ratesOn: { "Exchange rates: the server gets a public file from \($0). The file is the same for everybody." },
        tilesOn: { "Maps: the server gets pictures of streets from \($0), and so tells it which places are looked at, but not by whom." },
        bannersOn: {
            "Banners: the server gets advertisements with their pictures from \($0). They are the same for everybody, and you can hide them."
        },
        cookiesTitle: "Cookies",
        cookiesIntro:
            "Only those without which Penny does not work. All are from this server, and no other site can read them. What you type into a form stays in this browser until it is saved or you sign out.",
        cookie: "Cookie",
        cookies: [
            Cookie("session", "Keeps you signed in", "180 days, or until you sign out"),
            Cookie("visit", "Protects forms before you sign in", "1 day"),
            Cookie("language", "The language that you chose before you signed in", "1 year"),
            Cookie("done", "Tells the next page what was just done", "1 minute"),
            Cookie("open", "That your passcode has been entered, if you have one", "You close the browser"),
            Cookie("pending", "Between the password and the second step of a sign-in", "Some minutes"),
            Cookie(
                "device", "Lets you try your password in this browser although others guessed at it too often", "400 days after you last signed in"),
        ],
        rightsTitle: "Your rights", correct: "Look at everything and correct it: profile and every record can be edited.",
        export: "Take everything along, as one file in open formats.",
        forget: "Be forgotten: the account and all that is in it goes for good after 14 days.",
        bring: "Bring an exported file to another server.",
        ask: "For anything else ask the operator of this server. In the European Union you can also turn to the authority for data protection.",
        version: { "Version of \($0)" }, agreed: { "You agreed to the version of \($1) on \($0)." },
        agreeBefore: "By creating an account you agree to what the page on ", agreeLink: "privacy", agreeAfter: " says is kept about you.")
    static let japanese = PrivacyTexts(
        title: "プライバシー", menuHint: "何を、どこに、いつまで保存するか",
        intro: "Pennyは、あなたの知っている人が運用する1台の機器で動くプログラムです。入力した内容をあなたが見るために保存し、それ以外のことには使いません。",
        here: "データはすべて、このサーバーの1つのデータベースにあります。企業は関与せず、分析、広告ネットワーク、追跡もありません。",
        keptTitle: "保存するものとその理由", what: "内容", why: "理由", until: "期間",
        purposes: [
            Purpose("ユーザー名、メールアドレス、姓名、生年月日（入力した場合）", "ログインと、お名前の表示のため", "アカウントを削除するまで"),
            Purpose("パスワードとパスコード（元に戻せないハッシュ）、そのほかのログイン方法の鍵", "ご本人であることを確認するため", "変更または削除するまで"),
            Purpose("家計簿：口座、記録（メモ、場所、レシートを含む）、カテゴリ、タグ、予算、為替レート", "Pennyを使う目的そのもの", "各項目またはアカウントを削除するまで"),
            Purpose("削除したもの", "元に戻せるように", "削除後30日間"), Purpose("通知", "あとから見られるように", "400日間"),
            Purpose("言語、タイムゾーン、外観などの設定", "お好みの表示にするため", "アカウントを削除するまで"),
            Purpose("ログイン中の端末：ブラウザー、IPアドレス、最後に使った日時", "ログインを保ち、終了できるように", "30日間使わないとき、最長180日間"),
            Purpose("ログインしたことのあるブラウザー（乱数で区別）", "パスワードを推測する人のせいで、あなたがログインできなくなるのを防ぐため", "最後のログインから400日間、または端末をログアウトさせるまで"),
            Purpose("ログインの失敗：IPアドレスと対象のアカウント", "パスワードの推測を防ぐため", "24時間"),
            Purpose("アクセスの記録：IPアドレス、ページ、時刻（金額や入力内容は含みません）", "不具合の原因を調べるため", "サーバーがログを削除するまで"),
            Purpose("データベースのバックアップ", "ディスクが壊れても失わないように", "管理者が削除するまで"),
        ],
        seesTitle: "誰が見るか", seesYou: "あなたの家計簿を見られるのはあなただけです。",
        seesOperator: "サーバー管理者には、誰がアカウントを持っているかが見えます。家計簿の内容が管理者に表示されることはありません。",
        seesMachine: "ただし、機器を管理する人はデータベースを開くことができます。信頼できる人のサーバーを使ってください。",
        leavesTitle: "外部に送信されるもの", leavesNothing: "現在は何もありません。ほかの機器とは通信していません。",
        leavesSome: "現在、次の相手と通信しています。あなたについては何も伝えません。",
        mailNote: "あなた自身が送るものは、あなたの指定した先に届きます。書き出したファイルと、入力した宛先への通知です。",
        ratesOff: "為替レートは取得していません。", tilesOff: "地図はこのサーバーのデータです。地図の画像は取得していません。",
        banksOff: "銀行への問い合わせはしていません。",
        banksOn: "銀行：家計簿を接続した人についてだけ、その人のSimpleFINブリッジに新しい明細を問い合わせます。",
        ratesOn: { "為替レート：サーバーが\($0)から公開ファイルを取得します。ファイルは誰にとっても同じです。" },
        tilesOn: { "地図：サーバーが\($0)から地図の画像を取得します。どの場所が見られたかは伝わりますが、誰が見たかは伝わりません。" },
        bannersOn: { "広告：サーバーが\($0)から広告と画像を取得します。誰にとっても同じもので、非表示にできます。" },
        cookiesTitle: "Cookie", cookiesIntro: "Pennyが動くために必要なものだけです。すべてこのサーバーのもので、ほかのサイトからは読めません。フォームに入力した内容は、保存するかログアウトするまでこのブラウザーに残ります。",
        cookie: "Cookie",
        cookies: [
            Cookie("session", "ログインした状態を保つ", "180日間、またはログアウトするまで"), Cookie("visit", "ログイン前のフォームを守る", "1日"),
            Cookie("language", "ログイン前に選んだ言語", "1年"), Cookie("done", "直前の操作の結果を次のページに伝える", "1分"),
            Cookie("open", "パスコードを入力済みであること（設定している場合）", "ブラウザーを閉じるまで"), Cookie("pending", "二段階認証の途中の状態を保つ", "数分"),
            Cookie("device", "他人が何度もパスワードを間違えても、このブラウザーからはログインできるようにする", "最後のログインから400日間"),
        ],
        rightsTitle: "あなたの権利", correct: "すべての内容を確認し、訂正できます。プロフィールもすべての記録も編集できます。", export: "すべてのデータを標準的な形式の1つのファイルで持ち出せます。",
        forget: "データを消去できます。アカウントとその中身は14日後に完全に消えます。", bring: "書き出したファイルを別のサーバーに移せます。",
        ask: "そのほかのことはサーバー管理者にお尋ねください。個人情報保護の監督機関に相談することもできます。",
        version: { "\($0)版" }, agreed: { "\($0)に、\($1)版に同意しました。" },
        agreeBefore: "アカウントを作成すると、", agreeLink: "プライバシー", agreeAfter: "のページの内容に同意したことになります。")
    static let simplifiedChinese = PrivacyTexts(
        title: "隐私", menuHint: "保存什么、存在哪里、保存多久",
        intro: "Penny 是运行在一台机器上的程序，由您认识的人管理。您输入的内容只保存下来供您查看，不作他用。",
        here: "所有内容都在本服务器的一个数据库里。没有公司参与，不分析数据，没有广告网络，也不跟踪用户。", keptTitle: "保存的内容及原因", what: "内容", why: "原因",
        until: "期限",
        purposes: [
            Purpose("用户名、邮箱、姓名，以及您填写的出生日期", "用于登录和称呼您", "直到您注销账号"),
            Purpose("密码和应用锁密码（无法还原的散列值），以及其他登录方式的密钥", "确认是您本人", "直到您更改或移除"),
            Purpose("您的账本：账户、记录及其备注、地点和票据、分类、标签、预算、汇率", "这正是您使用 Penny 的目的", "直到您删除它们或账号"),
            Purpose("您删除的内容", "以便恢复", "删除后 30 天"), Purpose("通知", "以便日后查看", "400 天"),
            Purpose("语言、时区、外观等设置", "按您的喜好显示", "直到您注销账号"),
            Purpose("登录的设备：浏览器、IP 地址、最近使用时间", "保持登录，并让您可以结束登录", "30 天未访问，最长 180 天"),
            Purpose("您曾在哪些浏览器登录（各用一个随机数区分）", "避免猜测密码的人使您无法登录", "最后一次登录后 400 天，或直到您将该设备退出"),
            Purpose("登录失败：IP 地址和对应的账号", "阻止猜测密码的人", "24 小时"),
            Purpose("访问日志：IP 地址、页面和时间，绝不包含金额或您写的内容", "查找故障原因", "直到服务器清理日志"),
            Purpose("数据库备份", "磁盘损坏时不丢失数据", "直到管理员删除"),
        ],
        seesTitle: "谁能看到", seesYou: "只有您能看到您的账本。", seesOperator: "服务器管理员能看到谁有账号，但看不到您的账目。",
        seesMachine: "但请注意，能控制这台机器的人可以打开其中的数据库。请使用您信任的人的服务器。", leavesTitle: "会发送到服务器之外的内容",
        leavesNothing: "目前没有，不连接任何其他机器。", leavesSome: "目前会连接以下服务器，但不会透露您的任何信息：",
        mailNote: "您自己发送的内容会发到您指定的地方：导出的文件，以及发往您填写的地址的通知。", ratesOff: "不获取汇率。", tilesOff: "地图来自本服务器，不获取地图图片。",
        banksOff: "不向银行查询明细。", banksOn: "银行：仅为已连接账本的人，向其 SimpleFIN 桥接服务查询新明细。",
        ratesOn: { "汇率：服务器从 \($0) 获取公开文件，对所有人都一样。" }, tilesOn: { "地图：服务器从 \($0) 获取地图图片，因此对方知道有人查看了哪些地方，但不知道是谁。" },
        bannersOn: { "广告：服务器从 \($0) 获取广告及其图片，对所有人都一样，您可以将其隐藏。" },
        cookiesTitle: "Cookie", cookiesIntro: "只有 Penny 运行所必需的 Cookie。它们都来自本服务器，其他网站无法读取。您在表单中输入的内容会留在此浏览器中，直到保存或退出登录。", cookie: "Cookie",
        cookies: [
            Cookie("session", "保持登录", "180 天，或直到您退出登录"), Cookie("visit", "在登录前保护表单", "1 天"),
            Cookie("language", "您在登录前选择的语言", "1 年"), Cookie("done", "告诉下一个页面刚刚完成的操作", "1 分钟"),
            Cookie("open", "表示已输入应用锁密码（如果您设置了的话）", "直到您关闭浏览器"), Cookie("pending", "保持两步验证过程中的状态", "几分钟"),
            Cookie("device", "即使他人多次输错您的密码，您仍可在此浏览器中登录", "最后一次登录后 400 天"),
        ],
        rightsTitle: "您的权利", correct: "查看并更正全部数据：个人资料和每条记录都可以编辑。", export: "将全部数据以开放格式导出为一个文件。",
        forget: "注销账号：账号及其中的全部数据会在 14 天后永久删除。", bring: "把导出的文件带到另一台服务器。",
        ask: "其他问题请联系服务器管理员。您也可以向个人信息保护主管部门求助。", version: { "\($0)版本" },
        agreed: { "您已于\($0)同意\($1)版本。" }, agreeBefore: "注册账号即表示您同意", agreeLink: "隐私页面", agreeAfter: "所述的个人信息处理方式。")
}
