import SitePaths
import TestSupport
import Testing
import Views

/// The search of the guide: a new person's words find the page.
@Suite struct GuideSearchTests {
    /// Questions as people type them, by the page that answers them.
    static let questions: [(topic: GuideTopic, english: [String], japanese: [String], chinese: [String])] = [
        (
            .begin, ["change password", "I forgot my password", "sign up", "how do I get started", "dark theme"],
            ["パスワードを変えたい", "パスワード忘れた", "新規登録", "使い始め", "ダークモードにする"],
            ["怎么修改密码", "忘记密码了怎么办", "注册账号", "新手入门", "设置深色模式"]
        ),
        (
            .entry, ["add an expense", "delete a record", "split a receipt", "transfer money between accounts", "monthly subscriptions"],
            ["支出を追加", "間違えた記録を直す", "レシートの写真", "口座間の振替", "サブスクを登録"],
            ["怎么记账", "删除记录", "拆分收据", "账户之间转账", "订阅每月自动记"]
        ),
        (
            .budgets, ["set a budget", "spending limit", "warn me when I overspend", "daily budget", "carry over what is left"],
            ["予算を設定", "使いすぎを防ぐ", "上限を決める", "1日の予算", "残りを繰り越す"],
            ["设置预算", "超支提醒", "每天能花多少", "结余怎么处理", "省钱"]
        ),
        (
            .household, ["invite my wife", "share with family", "who owes whom", "settle debts with flatmates", "pocket money for children"],
            ["妻を招待したい", "家族で共有", "割り勘", "立て替えの精算", "子どものお小遣い"],
            ["邀请家人", "和老婆一起记账", "谁欠谁的钱", "室友分摊房租", "孩子零花钱"]
        ),
        (
            .banks, ["import bank statement", "upload csv", "moving from YNAB", "connect my bank", "undo an import"],
            ["銀行の明細を取り込む", "CSVをアップロード", "マネーフォワードから移行", "クレジットカードの明細", "銀行と自動連携"],
            ["导入银行流水", "上传 CSV 账单", "从支付宝导入", "信用卡账单", "连接银行自动同步"]
        ),
        (
            .reports, ["print a report", "where did my money go", "compare with last year", "export to Excel", "find an old record"],
            ["グラフを見る", "レポートを印刷", "前年と比較", "エクセルに出力", "記録を検索"],
            ["看统计图表", "打印报表", "和去年对比", "导出到 Excel", "钱花到哪去了"]
        ),
        (
            .map, ["map of my spending", "add a location", "GPS does not work", "show street names", "where I shopped"],
            ["地図で見る", "場所を付ける", "現在地が取得できない", "店の住所", "道路を表示"],
            ["在地图上看", "添加地点", "定位失败", "显示街道", "在哪里花的钱"]
        ),
        (
            .phone, ["install on iPhone", "home screen icon", "lost my phone", "unlock with fingerprint", "hide amounts"],
            ["iPhoneで使う", "ホーム画面に追加", "スマホをなくした", "指紋でログイン", "金額を隠す"],
            ["在手机上使用", "添加到主屏幕", "手机丢了", "指纹解锁", "隐藏金额"]
        ),
        (
            .https, ["connection is not secure", "certificate warning", "turn on HTTPS", "SSL error", "reverse proxy"],
            ["証明書の警告", "HTTPSをオンにする", "通信を暗号化", "保護されていない通信", "リバースプロキシ"],
            ["连接不安全", "证书警告", "启用 HTTPS", "加密连接", "反向代理"]
        ),
        (
            .backup, ["make a backup", "restore my data", "move to a new server", "download all my data", "the disk is broken"],
            ["バックアップを取る", "データを復元", "新しいサーバーに引っ越し", "データを書き出す", "ディスクが壊れた"],
            ["怎么备份", "恢复数据", "换服务器迁移", "导出我的数据", "硬盘坏了"]
        ),
        (
            .keyboard, ["keyboard shortcuts", "hotkeys", "use without a mouse", "which keys can I press", "shortcut list"],
            ["ショートカット", "キーボードで操作", "マウスなしで使う", "ショートカットキー一覧", "キー操作"],
            ["快捷键", "键盘操作", "不用鼠标", "有哪些快捷键", "热键"]
        ),
        (
            .programs, ["API token", "python script", "calendar subscription ics", "automate with curl", "beancount"],
            ["APIトークン", "スクリプトから使う", "カレンダーに連携", "Pythonで自動化", "プログラムから記録"],
            ["API 令牌", "用脚本自动化", "日历订阅", "Python 接口", "程序怎么调用"]
        ),
    ]

    private static func found(_ question: String, in language: String, of household: Household) throws -> (links: [String], page: WebPage) {
        let page = try household.site.browser(language: language).get("/help?q=" + question.urlQueryEncoded)
        let list = page.document.all("ul").first { $0["class"]?.contains("found") == true }
        return (list?.all("a").compactMap { $0["href"]?.split(separator: "?").first.map(String.init) } ?? [], page)
    }

    @Test(arguments: questions.map(\.topic)) func `the words of a new person find the page, in each language`(topic: GuideTopic) throws {
        let household = try Household(), row = try #require(Self.questions.first { $0.topic == topic })
        for (language, asked) in [("en", row.english), ("ja", row.japanese), ("zh-CN", row.chinese)] {
            #expect(asked.count >= 5)
            for question in asked {
                let links = try Self.found(question, in: language, of: household).links
                #expect(links.first == "/help/\(topic.rawValue)", "\(question): \(links)")
            }
        }
    }

    @Test func `every page has its questions`() { #expect(Set(Self.questions.map(\.topic)) == Set(GuideTopic.allCases)) }

    @Test func `words that were found are marked in the list and on the page, however they were typed`() throws {
        let household = try Household()
        for (question, language, marked) in [
            ("PASSWORD", "en", "password"), ("ｐａｓｓｗｏｒｄ", "en", "password"), ("ﾊﾟｽﾜｰﾄﾞ", "ja", "パスワード"), ("修改密码", "zh-CN", "密码"),
        ] {
            let (links, page) = try Self.found(question, in: language, of: household)
            #expect(links.first == "/help/begin")
            #expect(page.document.all("mark").contains { $0.text.lowercased().contains(marked) }, "\(question)")
            let topic = try household.site.browser(language: language).get("/help/begin?q=" + question.urlQueryEncoded)
            #expect(topic.document.all("mark").contains { $0.text.lowercased().contains(marked) }, "\(question)")
        }
        #expect(try household.ada.get("/help/begin").document.all("mark").isEmpty)
    }

    @Test func `endings of English words do not matter`() throws {
        let household = try Household()
        for (question, topic) in [("splitting receipts", "entry"), ("sharing", "household"), ("budgeting", "budgets"), ("encrypting", "https")] {
            #expect(try Self.found(question, in: "en", of: household).links.first == "/help/\(topic)", "\(question)")
        }
    }

    @Test func `a question without an answer says so and keeps the list of all pages`() throws {
        let household = try Household()
        for question in ["zyxwv", "!!!", "<zyxwv>", "𠮷野家𠮷", String(repeating: "あ", count: 200)] {
            let (links, page) = try Self.found(question, in: "en", of: household)
            #expect(page.status == 200 && links.isEmpty, "\(question)")
            #expect(page.document.text.contains("Nothing found"), "\(question)")
            #expect(page.document.all("a").contains { $0["href"] == "/help/begin" })
        }
        #expect(try household.ada.get("/help?q=").document.text.contains("Nothing found") == false)
    }
}
