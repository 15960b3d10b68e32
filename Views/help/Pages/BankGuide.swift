import SitePaths

extension GuideText {
    static let banks = GuideText(
        title: .init("Files of your bank", "銀行のファイルを取り込む", "导入银行文件"),
        lead: .init(
            "Bring in a statement instead of typing, and look before anything changes.", "明細を手で入力せずに取り込めます。内容を確認してから記録します。",
            "不用手动输入，导入账单即可；确认之前什么都不会变。"),
        sections: [
            Section(
                .init("Get the file", "ファイルを用意する", "取得文件"),
                [
                    .init(
                        "On your bank’s web site, open the account and look for Export or Download.", "銀行のウェブサイトで口座を開き、明細のダウンロードを探します。",
                        "在银行网站打开账户，找“导出”或“下载”。"),
                    .init(
                        "Take CAMT, MT940 or OFX if there is a choice, else CSV. A PDF cannot be read.", "選べるならCAMT、MT940、OFX、なければCSVにします。PDFは読めません。",
                        "能选就选 CAMT、MT940 或 OFX，否则选 CSV。PDF 无法读取。"),
                ]),
            Section(
                .init("Bring it in", "取り込む", "导入"),
                [
                    .init(
                        "Open \(Paths.bankImports, \.banks.title) and choose the file.", "\(Paths.bankImports, \.banks.title)を開き、ファイルを選びます。",
                        "打开\(Paths.bankImports, \.banks.title)，选择文件。"),
                    .init("Tap \(\.banks.look).", "\(\.banks.look)をタップします。", "点\(\.banks.look)。"),
                    .init(
                        "If Penny asks, say once what each column means, and tap \(\.banks.preview).",
                        "尋ねられたら、列の意味を一度だけ指定し、\(\.banks.preview)をタップします。", "如果 Penny 询问，只需说明一次各列的含义，再点\(\.banks.preview)。"),
                    .init(
                        "Check the rows: those already there are left out. One that only looks like a record of yours is added unless you choose otherwise. Then import them.",
                        "行を確認します。すでにあるものは除かれます。記録に似ているだけの行は、選び直さなければ追加されます。よければ取り込みます。",
                        "检查各行：已有的会跳过；只是与现有记录相似的行，不另作选择就会添加。然后导入。"),
                ]),
            Section(
                .init("If it was wrong", "間違えたとき", "导错了"),
                [
                    .init(
                        "Tap \(\.banks.takeBack) beside the import, within 30 days.", "30日以内なら、取り込みの横の\(\.banks.takeBack)で元に戻せます。",
                        "30 天内，点该次导入旁的\(\.banks.takeBack)。")
                ]),
            Section(
                .init("Let categories be filled in", "カテゴリを自動で付ける", "自动归类"),
                [
                    .init(
                        "Penny learns how you file a payee. You can also write \(Paths.rules, \.rules.title).",
                        "Pennyは取引先ごとのカテゴリを覚えます。\(Paths.rules, \.rules.title)を自分で書くこともできます。",
                        "Penny 会记住您怎样归类。也可以自己写\(Paths.rules, \.rules.title)。")
                ]),
            Section(
                .init("Every day by itself", "毎日自動で取り込む", "每天自动获取"),
                [
                    .init(
                        "With a SimpleFIN bridge, a paid service that the operator has to allow, new entries come once a day: see \(Paths.bankLinks, \.bridges.title).",
                        "有料サービスのSimpleFINを使うと、1日1回新しい明細が届きます。サーバー管理者の許可が必要です。\(Paths.bankLinks, \.bridges.title)を開いてください。",
                        "使用收费服务 SimpleFIN（需服务器管理员允许），每天自动获取一次，见\(Paths.bankLinks, \.bridges.title)。")
                ]),
            Section(
                .init("From another program", "ほかのアプリから移る", "从别的软件转来"),
                [
                    .init(
                        "Exports of Actual, Firefly III, YNAB, Money Forward, Zaim, Alipay, WeChat Pay and others are recognised: choose the file in the same way.",
                        "マネーフォワード、Zaim、Actual、Firefly III、YNABなどのファイルも自動で見分けます。同じ手順で選んでください。",
                        "支付宝、微信支付、ezBookkeeping、Actual、Firefly III 等的导出文件会自动识别，按同样的步骤选择文件即可。")
                ]),
        ],
        asked: .init(
            "bank statement import upload csv ofx qif camt mt940 file transactions download migrate switch move from ynab mint firefly duplicate double automatic sync connect connection rules categorise category undo take back import credit card",
            "銀行 明細 インポート アップロード csv ofx クレジットカード 取込 移行 乗り換え マネーフォワード zaim 重複 二重 自動連携 同期 接続 ルール 自動分類 取り消し 取り消す 元に戻す",
            "银行 账单 流水 对账单 导入 上传 csv ofx 信用卡 支付宝 微信 迁移 搬家 换软件 重复 自动同步 连接 规则 自动分类 撤回"),
        more: [.entry, .reports, .programs])
}
