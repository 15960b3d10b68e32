import SitePaths

extension GuideText {
    static let begin = GuideText(
        title: .init("Begin", "はじめに", "开始使用"),
        lead: .init(
            "From your account to your first record in five minutes.", "アカウントの作成から最初の記録まで、5分で終わります。",
            "从注册账号到记下第一笔，只要五分钟。"),
        sections: [
            Section(
                .init("Create your account", "アカウントを作る", "注册账号"),
                [
                    .init("Open \(Paths.signUp, \.gate.signUp).", "\(Paths.signUp, \.gate.signUp)を開きます。", "打开\(Paths.signUp, \.gate.signUp)。"),
                    .init(
                        "Type a user name, an e-mail address, and a password of three or four unrelated words. Write it down: nobody can look it up later.",
                        "ユーザー名、メールアドレス、関係のない単語を3、4個並べたパスワードを入力します。あとから確認できないので、控えておきましょう。",
                        "填写用户名和邮箱，再用三四个不相关的词作密码。密码以后无法查看，请记好。"),
                    .init(
                        "The first account on a server also looks after the server.", "サーバーで最初に作ったアカウントが、サーバー管理者になります。",
                        "服务器上的第一个账号同时负责管理服务器。"),
                ]),
            Section(
                .init("Say what you have", "今あるお金を入力する", "填入现有的钱"),
                [
                    .init(
                        "Open \(Paths.accounts, \.accounts.title): one is there from the start. Tap it, then \(\.frame.edit).",
                        "\(Paths.accounts, \.accounts.title)を開きます。最初からある口座をタップし、\(\.frame.edit)をタップします。",
                        "打开\(Paths.accounts, \.accounts.title)，点里面已有的账户，再点\(\.frame.edit)。"),
                    .init(
                        "Check its \(\.accounts.currency): it can be changed only before the first record.",
                        "\(\.accounts.currency)を確認します。最初の記録のあとは変えられません。",
                        "核对\(\.accounts.currency)：记下第一笔之后就不能改了。"),
                    .init(
                        "Type what is in it now as \(\.accounts.startingBalance), since your records are still to come, and save.",
                        "これから記録を始めるので、今の金額を\(\.accounts.startingBalance)に入力して保存します。",
                        "还没开始记账，所以把现在的金额填入\(\.accounts.startingBalance)并保存。"),
                    .init(
                        "Make one for each place you keep money, such as bank, purse and card: tap \(\.accounts.new).",
                        "銀行、財布、カードなど、お金のある場所ごとに1つずつ、\(\.accounts.new)で追加します。",
                        "银行卡、现金、信用卡，各建一个账户：点\(\.accounts.new)。"),
                ]),
            Section(
                .init("Record the first expense", "最初の支出を記録する", "记下第一笔支出"),
                [
                    .init(
                        "Open the \(Paths.overview, \.overview.title).", "\(Paths.overview, \.overview.title)を開きます。",
                        "打开\(Paths.overview, \.overview.title)。"),
                    .init(
                        "Tap a category, type the amount, tap \(\.overview.add).", "カテゴリを選び、金額を入れて、\(\.overview.add)をタップします。",
                        "选分类，输入金额，点\(\.overview.add)。"),
                ]),
            Section(
                .init("Make it yours", "自分に合わせる", "按自己的习惯设置"),
                [
                    .init(
                        "Language, dark colours and the day on which your month starts are under \(Paths.preferences, \.settings.preferences).",
                        "言語、ダークモード、月の始まりは\(Paths.preferences, \.settings.preferences)で変えられます。",
                        "语言、深色模式和每月起始日在\(Paths.preferences, \.settings.preferences)里改。"),
                    .init(
                        "Totals are in one currency, which you choose under \(Paths.currencies.query("for=main"), \.settings.mainCurrency).",
                        "合計を表示する通貨は\(Paths.currencies.query("for=main"), \.settings.mainCurrency)で選びます。",
                        "合计用哪种货币，在\(Paths.currencies.query("for=main"), \.settings.mainCurrency)里选。"),
                    .init(
                        "Categories of your own are made under \(Paths.categories, \.categories.title).",
                        "カテゴリは\(Paths.categories, \.categories.title)で追加できます。", "自己的分类在\(Paths.categories, \.categories.title)里添加。"),
                    .init(
                        "A new password is set under \(Paths.password, \.settings.password). If you forgot yours, ask whoever runs the server for a link.",
                        "パスワードは\(Paths.password, \.settings.password)で変えられます。忘れたときは、サーバー管理者にリンクを作ってもらいます。",
                        "密码在\(Paths.password, \.settings.password)里改。忘记了，就请服务器管理员给您一个链接。"),
                ]),
        ],
        asked: .init(
            "start first steps sign up register new user account login sign in log in forgot lost reset password change language dark mode theme main base home currency exchange rate dollar euro add first account bank card balance category time zone",
            "始め方 最初 使い方 新規登録 サインアップ ログインできない サインイン パスワードを忘れた 変更 再設定 言語 日本語 ダークモード テーマ メイン通貨 基準通貨 為替レート ドル ユーロ 口座を追加 カード登録 カテゴリ 残高 タイムゾーン",
            "入门 怎么用 使用方法 新手 注册 登录 登不上 忘记密码 修改密码 重置 语言 中文 深色模式 夜间 本位币 主货币 币种 汇率 美元 欧元 添加账户 加银行卡 分类 余额 时区"),
        more: [.entry, .phone, .household])
}
