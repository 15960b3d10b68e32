/// The questions that a bank file leaves open.
package struct BankQuestionTexts: Sentences {
    /// The question about an amount: with its payee, and without.
    package let signAt: OfTwo
    package let sign, decimal, date, newAccount, headerRow: @Sendable (String) -> String
    package let signTitle, moneyOut, moneyOutHint, moneyIn, moneyInHint, columnSays, columnSaysHint, wordTitle, noWord, noWordHint: String
    package let decimalTitle, pointHint, commaHint, unreadable, dateTitle, amountColumn, currency, chooseCurrency: String
    package let answer, currencyAnswer, columnAnswer, chooseAccount, otherLetters, asLastTime, noMark, noNames, asRecords, withoutMinus: String
    package let dateHead, payeeHead, amountHead: String
    /// The questions that are open.
    package let open: Counted
    /// The currency of the amounts, and the account with its currency.
    package let otherCurrency: @Sendable (_ currency: String, _ account: String, _ own: String) -> String
    package let tooManyAccounts: @Sendable (_ limit: Int, _ used: Int, _ new: Int) -> String
    /// The sums below the first rows.
    package let totalOut, totalIn: @Sendable (String) -> String

    static let english = BankQuestionTexts(
        signAt: { "What does \($0) at \($1) mean?" }, sign: { "What does \($0) mean?" }, decimal: { "How much is \($0)?" },
        date: { "Which day is \($0)?" }, newAccount: { "A new account in \($0)" }, headerRow: { "Row \($0)" },
        signTitle: "Do the amounts come in or go out?", moneyOut: "Money out",
        moneyOutHint: "It was spent. A minus is money back. Most cards write it so.", moneyIn: "Money in",
        moneyInHint: "It was received. A minus is money out. Most bank accounts write it so.", columnSays: "A column says it",
        columnSaysHint: "For example “Debit” and “Credit”. Choose it below as “In or out”.",
        wordTitle: "Which word means money out?", noWord: "Neither", noWordHint: "They say something else.",
        decimalTitle: "What is before the decimals?",
        pointHint: "The point is before the decimals.", commaHint: "The comma is before the decimals.", unreadable: "not an amount",
        dateTitle: "In which order are day and month?", amountColumn: "Which column has the amounts?",
        currency: "In which currency are the amounts?", chooseCurrency: "Choose a currency", answer: "Choose one of the answers.",
        currencyAnswer: "Choose the currency.", columnAnswer: "Choose the meaning “In or out” for the column that says it.",
        chooseAccount: "Choose an account for the entries.",
        otherLetters: "The letters cannot be read in this encoding. Choose another one.", asLastTime: "As last time", noMark: "No amount shows it",
        noNames: "No row has names", asRecords: "As records", withoutMinus: "Amounts without a minus", dateHead: "Date", payeeHead: "Payee",
        amountHead: "Amount",
        open: { $0 == 1 ? "Answer the question below: the file does not say." : "Answer the \($0) questions below: the file does not say." },
        otherCurrency: { "The amounts are in \($0), “\($1)” is in \($2). Choose an account in \($0), or a new one." },
        tooManyAccounts: {
            "A book has at most \($0) accounts, and you have \($1). These files would make \($2) more: choose some that you have, or leave some out."
        }, totalOut: { "money out \($0)" }, totalIn: { "money in \($0)" })

    static let japanese = BankQuestionTexts(
        signAt: { "「\($1)」の\($0)は、どちらですか？" }, sign: { "\($0)は、どちらですか？" }, decimal: { "「\($0)」はいくらですか？" },
        date: { "「\($0)」はいつですか？" }, newAccount: { "新しい口座（\($0)）" }, headerRow: { "\($0)行目" }, signTitle: "金額は入金ですか、出金ですか？", moneyOut: "出金",
        moneyOutHint: "使ったお金です。マイナスは返金です。カードの明細の多くがこの形です。", moneyIn: "入金", moneyInHint: "入ったお金です。マイナスは出金です。銀行の明細の多くがこの形です。",
        columnSays: "別の列に書いてある", columnSaysHint: "「出金」「入金」などの列です。下でその列を「入出金区分」にしてください。",
        wordTitle: "出金を表す言葉はどちらですか？", noWord: "どちらでもない", noWordHint: "入出金とは関係のない言葉です。", decimalTitle: "小数点はどちらですか？",
        pointHint: "点が小数点です。", commaHint: "カンマが小数点です。", unreadable: "金額として読めません", dateTitle: "日と月の順番はどちらですか？", amountColumn: "金額はどの列ですか？",
        currency: "金額の通貨はどれですか？", chooseCurrency: "通貨を選ぶ", answer: "どれか1つを選んでください。", currencyAnswer: "通貨を選んでください。",
        columnAnswer: "入金か出金かを示す列を「入出金区分」にしてください。", chooseAccount: "明細を取り込む口座を選んでください。",
        otherLetters: "この文字コードでは読めません。別の文字コードを選んでください。", asLastTime: "前回と同じ", noMark: "金額からは不明", noNames: "列名の行はない", asRecords: "記録の内容",
        withoutMinus: "マイナスのない金額", dateHead: "日付", payeeHead: "取引先", amountHead: "金額", open: { "ファイルからはわからないことが\($0)件あります。下の質問に答えてください。" },
        otherCurrency: { "金額の通貨は\($0)、「\($1)」の通貨は\($2)です。\($0)の口座か、新しい口座を選んでください。" },
        tooManyAccounts: { "口座は\($0)件までで、今は\($1)件あります。このファイルでは\($2)件増えます。既存の口座を選ぶか、一部を取り込まないでください。" },
        totalOut: { "出金 \($0)" }, totalIn: { "入金 \($0)" })

    static let simplifiedChinese = BankQuestionTexts(
        signAt: { "“\($1)”的 \($0) 是收入还是支出？" }, sign: { "\($0) 是收入还是支出？" }, decimal: { "“\($0)”是多少？" }, date: { "“\($0)”是哪一天？" },
        newAccount: { "新账户（\($0)）" }, headerRow: { "第 \($0) 行" }, signTitle: "金额是收入还是支出？", moneyOut: "支出",
        moneyOutHint: "花掉的钱；负号表示退回。信用卡账单大多如此。", moneyIn: "收入", moneyInHint: "收到的钱；负号表示支出。银行账户大多如此。", columnSays: "由另一列说明",
        columnSaysHint: "例如“收入”“支出”的列。请在下方把该列设为“收支方向”。", wordTitle: "哪个词表示支出？", noWord: "都不是",
        noWordHint: "与收支无关。", decimalTitle: "小数点是哪一个？", pointHint: "点是小数点。", commaHint: "逗号是小数点。",
        unreadable: "不是金额", dateTitle: "日和月的顺序是哪一种？", amountColumn: "哪一列是金额？", currency: "金额是哪种货币？", chooseCurrency: "选择币种",
        answer: "请选择一个答案。", currencyAnswer: "请选择币种。", columnAnswer: "请把说明收支的列设为“收支方向”。", chooseAccount: "请选择要导入的账户。",
        otherLetters: "用这种编码无法读取。请选择其他编码。", asLastTime: "与上次相同", noMark: "金额中看不出", noNames: "没有列名", asRecords: "导入后的记录",
        withoutMinus: "没有负号的金额", dateHead: "日期", payeeHead: "交易对方", amountHead: "金额", open: { "文件中有 \($0) 处无法判断，请回答下面的问题。" },
        otherCurrency: { "金额的币种是 \($0)，“\($1)”的币种是 \($2)。请选择 \($0) 账户，或新建账户。" },
        tooManyAccounts: { "最多可有 \($0) 个账户，现有 \($1) 个，这些文件还会新建 \($2) 个。请选择已有的账户，或不导入其中一些。" },
        totalOut: { "支出 \($0)" }, totalIn: { "收入 \($0)" })
}
