import SitePaths

extension GuideText {
    static let entry = GuideText(
        title: .init("Record money", "記録する", "记一笔"),
        lead: .init(
            "Two taps for a coffee, and a full form when there is more to say.", "コーヒー一杯なら2タップ。詳しく残したいときは入力画面で。",
            "记杯咖啡点两下就好，想写详细也有完整表单。"),
        sections: [
            Section(
                .init("Quickly, on the overview", "ホームですばやく", "在首页快速记账"),
                [
                    .init(
                        "On the \(Paths.overview, \.overview.title), tap a category.", "\(Paths.overview, \.overview.title)でカテゴリを選びます。",
                        "在\(Paths.overview, \.overview.title)点一个分类。"),
                    .init(
                        "Type the amount. Sums such as 12+8 work.", "金額を入れます。1200+800のような計算や、1.5万、1万2千のような書き方もできます。",
                        "输入金额，也可以输入 12+8 这样的算式，或者 1.2万、12块5 这样的写法。"),
                    .init("Tap \(\.overview.add).", "\(\.overview.add)をタップします。", "点\(\.overview.add)。"),
                ]),
            Section(
                .init("In one line", "1行で書く", "一句话记账"),
                [
                    .init(
                        "In the field below, write as you would say it, such as \(\.overview.lineExample), and tap the arrow.",
                        "その下の欄に、\(\.overview.lineExample)のように話し言葉で書き、矢印をタップします。",
                        "在下面的输入框里像说话一样写，例如\(\.overview.lineExample)，再点箭头。"),
                    .init(
                        "Say the day, the time or another currency as well: yesterday, on the 3rd, 9am, 8 EUR. What is not clear, a form asks before anything is saved.",
                        "日付、時刻、外貨も書けます。先月25日、午後3時、8 EURなどです。はっきりしない内容は、保存する前に確認できます。",
                        "日期、时间和外币也可以写，例如上个月25号、下午3点、8 EUR。不清楚的内容，保存前会让您核对。"),
                    .init(
                        "Name the category too. If something is missing, a form asks for it; what you named before has its category chosen there.",
                        "カテゴリ名も書きます。足りないものは次の画面で選びます。以前と同じ内容なら、カテゴリは選ばれています。",
                        "也写上分类名。缺什么，会在表单里询问；以前记过的内容，分类已经选好。"),
                ]),
            Section(
                .init("With all details", "詳しく記録する", "写得更详细"),
                [
                    .init(
                        "Open \(Paths.newTransaction, \.frame.addRecord).", "\(Paths.newTransaction, \.frame.addRecord)を開きます。",
                        "打开\(Paths.newTransaction, \.frame.addRecord)。"),
                    .init(
                        "Choose \(\.transactions.expense), \(\.transactions.income) or, once you have two accounts, \(\.transactions.transfer).",
                        "\(\.transactions.expense)か\(\.transactions.income)を選びます。口座が2つ以上あれば\(\.transactions.transfer)も選べます。",
                        "选择\(\.transactions.expense)或\(\.transactions.income)；有两个账户后，还可以选\(\.transactions.transfer)。"),
                    .init(
                        "If you paid in a foreign currency, open \(\.transactions.foreign).", "外貨で払ったときは\(\.transactions.foreign)を開きます。",
                        "用外币支付时，打开\(\.transactions.foreign)。"),
                    .init(
                        "Add a \(\.transactions.note), hashtags, a \(\.transactions.place), or photos under \(\.transactions.receipts).",
                        "\(\.transactions.note)、タグ、\(\.transactions.place)、\(\.transactions.receipts)の写真を付けられます。",
                        "可以加\(\.transactions.note)、标签、\(\.transactions.place)，或拍下\(\.transactions.receipts)。"),
                    .init("Tap \(\.transactions.save).", "\(\.transactions.save)をタップします。", "点\(\.transactions.save)。"),
                ]),
            Section(
                .init("One receipt, several categories", "レシート1枚を分ける", "一张票据分几类"),
                [
                    .init(
                        "On the form, tap \(\.transactions.divideBriefly), and give each part its category and amount.",
                        "入力画面で\(\.transactions.divideBriefly)をタップし、それぞれのカテゴリと金額を入れます。",
                        "在表单里点\(\.transactions.divideBriefly)，给每部分选分类、填金额。")
                ]),
            Section(
                .init("Correct or delete", "直す・消す", "修改或删除"),
                [
                    .init(
                        "Find the record under \(Paths.records, \.frame.records) and tap it.", "\(Paths.records, \.frame.records)で記録をタップします。",
                        "在\(Paths.records, \.frame.records)里找到它，点开。"),
                    .init(
                        "Tap \(\.frame.edit) or \(\.frame.delete).", "\(\.frame.edit)または\(\.frame.delete)をタップします。",
                        "点\(\.frame.edit)或\(\.frame.delete)。"),
                    .init(
                        "What is deleted waits 30 days in the \(Paths.trash, \.settings.trash).",
                        "削除した記録は、30日間\(Paths.trash, \.settings.trash)に残ります。",
                        "删除的记录会在\(Paths.trash, \.settings.trash)里保留 30 天。"),
                ]),
            Section(
                .init("Rent, salary, subscriptions", "家賃・給与・サブスク", "房租、工资、订阅"),
                [
                    .init(
                        "Set them up once under \(Paths.recurring, \.recurring.title); Penny records them on their days.",
                        "\(Paths.recurring, \.recurring.title)で一度設定すれば、その日にPennyが記録します。",
                        "在\(Paths.recurring, \.recurring.title)里设一次，到日子 Penny 会自动记。")
                ]),
        ],
        asked: .init(
            "add enter record expense income spending transfer between accounts cash edit mistake wrong fix delete undo restore trash split bill receipt photo scan refund recurring repeat rent salary subscription monthly payment hashtag foreign currency",
            "記録の仕方 入力 つけ方 支出を追加 収入 振替 口座間 移動 修正 間違えた 訂正 編集 削除 復元 元に戻す ゴミ箱 分割 レシート 写真 撮影 繰り返し 毎月 固定費 家賃 給料 サブスク 外貨",
            "记账 怎么记 添加 录入 支出 收入 转账 取现 修改 改错 记错 编辑 删除 恢复 撤销 回收站 拆分 收据 小票 发票 拍照 周期 每月 自动 房租 工资 订阅 外币"),
        more: [.begin, .banks, .keyboard])
}
