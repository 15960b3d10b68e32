/// Exchange rates.
package struct RateTexts: Sentences {
    package let title, menuHint, inUse, noRate, byHand, bankName, acrossEuro, add, chooseCurrency, rateHint, from, addRate,
        history, noHistory: String
    package let older, bank, bankSwitch, bankSwitchHint, fetchNow, isOff, never, fetching, changeMain: String
    package let intro, allInMain, apart, tooLarge, price, historyOf, deleteRate, bankIntro, fetched, latest, failed: Named
    package let obstacle: @Sendable (RateObstacle) -> String

    static let english = RateTexts(
        title: "Exchange rates", menuHint: "For accounts in other currencies", inUse: "Currencies of your accounts",
        noRate: "No rate",
        byHand: "By hand", bankName: "European Central Bank", acrossEuro: "across the euro", add: "Add a rate",
        chooseCurrency: "Choose a currency", rateHint: "As exact as you know it, such as 0.9275.", from: "From this day on",
        addRate: "Add rate", history: "All rates", noHistory: "There are no rates of this currency yet.", older: "Older rates",
        bank: "European Central Bank", bankSwitch: "Fetch its rates",
        bankSwitchHint: "Every working day, for everybody on this server.",
        fetchNow: "Fetch now", isOff: "Switched off. Whoever runs this server can switch it on.",
        never: "Nothing has been fetched yet.",
        fetching: "Fetching. This page shows the result in a moment.", changeMain: "Change main currency",
        intro: { "Your main currency is \($0). Each record counts in it at the latest rate on or before its day." },
        allInMain: { "All of your accounts are in your main currency, \($0): no exchange rate is needed." },
        apart: { "Amounts in \($0) are not in the totals until there is one. They are shown beside them." },
        tooLarge: { "Amounts in \($0) are too large to be converted. They are shown beside the totals." },
        price: { "One unit costs, in \($0)" }, historyOf: { "Rates of \($0)" }, deleteRate: { "Delete \($0)" },
        bankIntro: { "The server gets public files from \($0). It says nothing about you or your money." },
        fetched: { "Fetched: \($0)." }, latest: { "The latest rates are those of \($0)." },
        failed: { "This did not work: \($0)." },
        obstacle: { obstacle in
            switch obstacle {
            case .unknownName: "The name of the other server was not found. Is this one connected to the internet?"
            case .noAnswer: "The other server does not answer. It is asked again later."
            case .tooSlow: "The other server took too long. It is asked again later."
            case .notSecure: "The connection would not be secure, so nothing was fetched. Is the clock of this server right?"
            case .status(let code): "The other server answered with status \(code). Is the address right?"
            case .wrongAddress: "The address leads to no file. Is it right?"
            case .wrongFile(0): "What came is not a file of exchange rates, so nothing was changed."
            case .wrongFile(let line): "What came is not a file of exchange rates (line \(line)), so nothing was changed."
            case .notSaved: "The rates could not be saved. Is the disk full?"
            }
        })
    static let japanese = RateTexts(
        title: "為替レート", menuHint: "外貨の換算に使うレート", inUse: "口座で使っている通貨", noRate: "レートなし",
        byHand: "手入力", bankName: "欧州中央銀行", acrossEuro: "ユーロ経由", add: "レートを追加",
        chooseCurrency: "通貨を選択", rateHint: "できるだけ細かく入力してください（例：0.9275）。", from: "適用開始日",
        addRate: "レートを追加", history: "すべてのレート", noHistory: "この通貨のレートはまだありません。", older: "以前のレート",
        bank: "欧州中央銀行", bankSwitch: "レートを取得する", bankSwitchHint: "平日に1日1回、サーバーの利用者全員のために取得します。",
        fetchNow: "今すぐ取得", isOff: "オフになっています。サーバー管理者がオンにできます。", never: "まだ取得していません。",
        fetching: "取得中です。まもなくこのページに結果が表示されます。", changeMain: "基準通貨を変更",
        intro: { "基準通貨は\($0)です。記録は、その日以前の最新のレートで換算されます。" },
        allInMain: { "すべての口座が基準通貨（\($0)）なので、為替レートは必要ありません。" },
        apart: { "レートがないため、\($0)の金額は合計に含まれず、別に表示されます。" },
        tooLarge: { "\($0)の金額は大きすぎて換算できません。合計とは別に表示されます。" },
        price: { "1単位の価格（\($0)）" }, historyOf: { "\($0)のレート" }, deleteRate: { "\($0)を削除" },
        bankIntro: { "サーバーは\($0)から公開ファイルを取得します。あなたやお金の情報は送られません。" },
        fetched: { "取得：\($0)" }, latest: { "最新のレート：\($0)。" }, failed: { "失敗：\($0)。" },
        obstacle: { obstacle in
            switch obstacle {
            case .unknownName: "取得先のサーバーが見つかりません。このサーバーはインターネットに接続されているか確認してください。"
            case .noAnswer: "取得先のサーバーが応答しません。あとで自動的に再試行します。"
            case .tooSlow: "取得先のサーバーの応答が遅すぎます。あとで自動的に再試行します。"
            case .notSecure: "安全に接続できないため、取得しませんでした。このサーバーの時計を確認してください。"
            case .status(let code): "取得先のサーバーがステータス\(code)を返しました。アドレスを確認してください。"
            case .wrongAddress: "アドレスの先にファイルがありません。アドレスを確認してください。"
            case .wrongFile(0): "届いたものは為替レートのファイルではないため、何も変更しませんでした。"
            case .wrongFile(let line): "届いたものは為替レートのファイルではないため（\(line)行目）、何も変更しませんでした。"
            case .notSaved: "レートを保存できませんでした。ディスクの空きを確認してください。"
            }
        })
    static let simplifiedChinese = RateTexts(
        title: "汇率", menuHint: "用于外币换算", inUse: "您账户的币种", noRate: "没有汇率",
        byHand: "手动输入", bankName: "欧洲中央银行", acrossEuro: "经欧元换算", add: "添加汇率",
        chooseCurrency: "选择币种", rateHint: "请尽量准确，例如 0.9275。", from: "从这一天起",
        addRate: "添加汇率", history: "全部汇率", noHistory: "此币种还没有汇率。", older: "更早的汇率",
        bank: "欧洲中央银行", bankSwitch: "获取汇率", bankSwitchHint: "每个工作日一次，供本服务器上的所有人使用。",
        fetchNow: "立即获取", isOff: "已关闭。请联系服务器管理员开启。", never: "尚未获取过。",
        fetching: "正在获取，结果稍后会显示在本页。", changeMain: "更改本位币",
        intro: { "本位币是\($0)。每条记录按其当天或之前的最新汇率换算。" },
        allInMain: { "您的所有账户都是本位币（\($0)），不需要汇率。" },
        apart: { "没有汇率时，\($0) 的金额不计入合计，单独显示。" },
        tooLarge: { "\($0) 的金额过大，无法换算，单独显示。" },
        price: { "1 单位折合 \($0)" }, historyOf: { "\($0) 的汇率" }, deleteRate: { "删除 \($0)" },
        bankIntro: { "服务器从 \($0) 获取公开文件，不会透露您或您账目的任何信息。" },
        fetched: { "获取于：\($0)。" }, latest: { "最新汇率的日期是 \($0)。" }, failed: { "未成功：\($0)。" },
        obstacle: { obstacle in
            switch obstacle {
            case .unknownName: "找不到对方服务器。请确认本服务器已连接互联网？"
            case .noAnswer: "对方服务器没有响应，稍后会再试。"
            case .tooSlow: "对方服务器响应太慢，稍后会再试。"
            case .notSecure: "连接不安全，因此没有获取。请检查本服务器的时间。"
            case .status(let code): "对方服务器返回状态码 \(code)，请检查地址。"
            case .wrongAddress: "该地址没有文件，请检查地址。"
            case .wrongFile(0): "收到的不是汇率文件，因此没有任何更改。"
            case .wrongFile(let line): "收到的不是汇率文件（第 \(line) 行），因此没有任何更改。"
            case .notSaved: "汇率无法保存，请检查磁盘空间。"
            }
        })
}

/// The reason why exchange rates could not be fetched, as far as the operator can do something about it.
package enum RateObstacle: Sendable {
    case unknownName, noAnswer, tooSlow, notSecure, status(Int), wrongAddress, notSaved
    /// An invalid line, by its number; 0 for the file as a whole.
    case wrongFile(Int)
}
