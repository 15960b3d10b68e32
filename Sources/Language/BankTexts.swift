import Bookkeeping

/// Imports of bank files.
package struct BankTexts: Sentences {
    package let title, menuHint, choose, chooseHint, chooseFiles, chooseLabel, look, into, asFile, stays, imported, none: String
    package let steps, stepFile, stepColumns, stepPreview, stepDone, waits, takenBackBadge, takeBack: String
    package let letters, divided, firstRowNames, dates, amounts, amountsPoint, amountsComma: String
    package let currencyField, comma, semicolon, tab, bar, yearMonthDay, dayMonthYear, monthDayYear, yearDayMonth: String
    package let columnsTitle, notUsed, emptyColumn, firstRows, account, leaveOut, newAccount, preview, again, cancel, needsColumns, needsPerson,
        asAccount, howRead, remembered: String
    package let noEntries, reading, readingHint, all, wrongState, alikeState, transferState, droppedState, newState, presentState: String
    package let keep, backToColumns, showThem, showMore, makeTransfer, counted, empty, decideLabel, anotherCategory, add, addBeside, keepMine,
        takeTheirs, leave, removeDropped, keepDropped: String
    package let chooseCategory, nothingKnown, pending, openingBalance, uncounted, otherAmount, yours, thisFile, byRule, byFile, byYou, nothingDone,
        addsUp,
        noBalance,
        difference: String
    package let noDifference, asLarge, bookDifference, missingHint, makeMissing, whatWasDone, added, transfers, taken, removed, presentCount, leftOut,
        unreadable, seeRecords: String
    package let ifTakenBack, takeItBack, takeBackChanged, tookBack, nothingLeft, discarded, busy, noFile, gone, tooLate: String
    package let records, rows, wrongHeading, alikeHeading, transferHeading, droppedHeading, newHeading, presentHeading, missingHeading, importCount,
        addedDone: Counted
    package let wouldDelete, wouldRestore, wouldBringBack, wouldStay, changedSince, changedRows, columnNumber: Counted
    package let known, entriesOf, asTransfer, addAs, keptUntil, takeBackUntil, bankBalance, pennyBalance, rowOf, decideOn: Named
    package let bankMore, pennyMore: Named
    package let learned: @Sendable (Int, Int) -> String
    package let entriesInto: @Sendable (_ records: String, _ days: String, _ account: String) -> String
    package let fromTo: OfTwo
    package let recordsInto: @Sendable (_ records: Int, _ account: String) -> String
    package let readable: @Sendable (_ good: Int, _ all: Int) -> String
    package let fileNumber: @Sendable (_ number: Int, _ count: Int) -> String
    package let progress: @Sendable (_ rows: Int) -> String
    /// The meaning of a column, by the name of `TableColumn`.
    package let column: @Sendable (String) -> String

    static let english = BankTexts(
        title: "Import", menuHint: "Files of your bank, or of another program", choose: "Choose a file of your bank",
        chooseHint: "CSV, OFX, QFX, QIF, CAMT, MT940 or a zip of them, up to 64 MB. Several at once are fine. Penny recognises the format.",
        chooseFiles: "Choose files", chooseLabel: "Files of your bank", look: "Look at it", into: "Into account",
        asFile: "As the file says, or choose later",
        stays:
            "Files stay on this server. Coming from another program? Exports of Actual, ezBookkeeping, Firefly III, YNAB, Mint, Splitwise, Cashew and others are known by their columns.",
        imported: "Imported", none: "Nothing has been imported yet.", steps: "Steps", stepFile: "File", stepColumns: "Columns",
        stepPreview: "Preview",
        stepDone: "Done", waits: "Waits for you", takenBackBadge: "Taken back", takeBack: "Take back", letters: "Character encoding",
        divided: "Columns are divided by", firstRowNames: "Names of the columns are in", dates: "Dates", amounts: "Point or comma",
        amountsPoint: "1,234.56", amountsComma: "1.234,56", currencyField: "Currency", comma: "Comma", semicolon: "Semicolon", tab: "Tab",
        bar: "Vertical bar", yearMonthDay: "Year-month-day", dayMonthYear: "Day.month.year", monthDayYear: "Month/day/year",
        yearDayMonth: "Year-day-month", columnsTitle: "Meaning of the columns", notUsed: "Not used", emptyColumn: "empty",
        firstRows: "Then the first rows are", account: "Account", leaveOut: "Leave out", newAccount: "A new account",
        preview: "Preview", again: "Update the sample", cancel: "Cancel",
        needsColumns: "Choose a column with the date, and one with the amount or two with money in and money out.",
        needsPerson: "Choose “My share” for the column with your name.", asAccount: "That of the account",
        howRead: "How the file is read", remembered: "It is read like your last file with these columns.",
        noEntries: "No row can be read like this. Try another separator, or other columns.", reading: "Working on it",
        readingHint: "This page comes back by itself. You can leave it meanwhile, nothing is lost.", all: "all", wrongState: "unreadable",
        alikeState: "look like …", transferState: "transfers", droppedState: "dropped", newState: "new", presentState: "already there",
        keep: "Keep what I chose",
        backToColumns: "Other columns or accounts", showThem: "Show them", showMore: "Show more", makeTransfer: "Make it a transfer",
        counted: "Found by the bank’s own number, or by day, amount and payee, counted: two coffees on one day are two.",
        empty: "There is nothing in it.", decideLabel: "For all", anotherCategory: "Another category …", add: "Add",
        addBeside: "Add beside the other", keepMine: "It is the same: keep mine", takeTheirs: "It is the same: take the bank’s", leave: "Leave out",
        removeDropped: "Move mine to the trash", keepDropped: "Keep mine",
        chooseCategory: "Choose a category", nothingKnown: "nothing known about it", pending: "pending", openingBalance: "opening balance",
        uncounted: "not counted there",
        otherAmount: "another amount than yours: a pending one becomes the bank’s, one that you changed stays", yours: "Yours:",
        thisFile: "Same file:",
        byRule: "by your rule", byFile: "by the file", byYou: "chosen by you", nothingDone: "No records were added.",
        addsUp: "Does it add up?", noBalance: "The file names no balance, so there is nothing to compare.", difference: "Difference",
        noDifference: "It does, to the last digit.", asLarge: "One record is as large:", bookDifference: "Book the difference",
        missingHint: "Until they are made, Penny files their rows by what it knows.", makeMissing: "Make the chosen categories",
        whatWasDone: "This was done", added: "Added", transfers: "Made transfers", taken: "Taken from the bank",
        removed: "Moved to the trash: the bank dropped them",
        presentCount: "Already there, left out",
        leftOut: "Left out by you", unreadable: "Could not be read", seeRecords: "See the records", ifTakenBack: "If you take it back",
        takeItBack: "Take it all back",
        takeBackChanged: "Take back those that I changed, too", tookBack: "Taken back.", nothingLeft: "This import has been taken back.",
        discarded: "Nothing was imported.", busy: "Other files are being worked on. Try again in a minute.", noFile: "Choose a file of your bank.",
        gone: "This preview is gone: it was kept for a day. Upload the file again.", tooLate: "An import can be taken back for 30 days.",
        records: { $0 == 1 ? "1 record" : "\(number($0)) records" }, rows: { $0 == 1 ? "1 row" : "\(number($0)) rows" },
        wrongHeading: { "\(number($0)) cannot be read" },
        alikeHeading: { $0 == 1 ? "1 looks like a record you have" : "\(number($0)) look like records you have" },
        transferHeading: { $0 == 1 ? "1 may be a transfer of your own" : "\(number($0)) may be transfers of your own" },
        droppedHeading: { $0 == 1 ? "1 was pending, and the bank has dropped it" : "\(number($0)) were pending, and the bank has dropped them" },
        newHeading: { $0 == 1 ? "1 is new" : "\(number($0)) are new" },
        presentHeading: { $0 == 1 ? "1 is already there" : "\(number($0)) are already there" },
        missingHeading: {
            $0 == 1 ? "The file names a category that you do not have" : "The file names \(number($0)) categories that you do not have"
        },
        importCount: { $0 == 0 ? "Import nothing" : $0 == 1 ? "Import 1 record" : "Import \(number($0)) records" },
        addedDone: { $0 == 1 ? "1 record was imported." : "\(number($0)) records were imported." },
        wouldDelete: { $0 == 1 ? "1 record moves to the trash." : "\(number($0)) records move to the trash." },
        wouldRestore: {
            $0 == 1
                ? "1 record that other entries belong to gets its former values."
                : "\(number($0)) records that other entries belong to get their former values."
        },
        wouldBringBack: { $0 == 1 ? "1 pending record comes back from the trash." : "\(number($0)) pending records come back from the trash." },
        wouldStay: { $0 == 1 ? "1 record stays, because you changed it." : "\(number($0)) records stay, because you changed them." },
        changedSince: {
            $0 == 1 ? "1 record has been changed since and stays." : "\(number($0)) records have been changed since and stay."
        },
        changedRows: {
            $0 == 1
                ? "1 row has to be looked at once more: its record has changed since the preview."
                : "\(number($0)) rows have to be looked at once more: their records have changed since the preview."
        }, columnNumber: { "Column \($0)" }, known: { "Known: \($0)" }, entriesOf: { "Entries of \($0)" }, asTransfer: { "Transfer with \($0)" },
        addAs: { "Add, \($0)" }, keptUntil: { "Kept until \($0)" }, takeBackUntil: { "Can be taken back as a whole until \($0)." },
        bankBalance: { "Balance by the bank, \($0)" }, pennyBalance: { "Balance in Penny, \($0)" }, rowOf: { "Row \($0) of the file." },
        decideOn: { "Decide on \($0)" }, bankMore: { "The bank has \($0) more than Penny." },
        pennyMore: { "Penny has \($0) more than the bank." },
        learned: { "learned from \($0) of \($1) records" }, entriesInto: { "\($0), \($1), into \($2)." }, fromTo: { "\($0) to \($1)" },
        recordsInto: { "\($0 == 1 ? "1 record" : "\(number($0)) records") into \($1)" },
        readable: { "\(number($0)) of \(number($1)) rows can be read like this" }, fileNumber: { "File \($0) of \($1)" },
        progress: { "\(number($0)) rows so far" },
        column: {
            switch $0 {
            case "date": "Date"
            case "valueDate": "Value date"
            case "time": "Time"
            case "amount": "Amount"
            case "moneyIn": "Money in"
            case "moneyOut": "Money out"
            case "sign": "In or out"
            case "currency": "Currency"
            case "payee": "Payee"
            case "payer": "Payer"
            case "source": "From account"
            case "destination": "To account"
            case "purpose": "Purpose"
            case "note": "Note"
            case "reference": "Reference"
            case "bankID": "Bank’s number"
            case "otherAccount": "IBAN of the other side"
            case "category": "Category"
            case "subcategory": "Second level of the category"
            case "hashtags": "Hashtags"
            case "account": "Account"
            case "transferAccount": "Own account on the other side"
            case "balance": "Balance"
            case "fee": "Fee"
            case "share": "My share"
            case "originalAmount": "Amount in another currency"
            case "originalCurrency": "The other currency"
            case "state": "Booked or pending"
            default: "Kind"
            }
        })
    static let japanese = BankTexts(
        title: "取り込み", menuHint: "銀行やほかのソフトのファイル", choose: "銀行のファイルを選ぶ",
        chooseHint: "CSV・OFX・QFX・QIF・CAMT・MT940、またはそれらのzip。64 MBまで、複数可。形式は中身から判断します。",
        chooseFiles: "ファイルを選ぶ", chooseLabel: "銀行のファイル", look: "内容を確認", into: "取り込み先の口座", asFile: "ファイルの指定どおり（またはあとで選ぶ）",
        stays: "ファイルはこのサーバーの外に出ません。ほかのソフトからの移行には、Actual・ezBookkeeping・Firefly III・YNAB・Mint・Splitwise・Cashewなどの書き出しファイルを、列の名前で自動判別します。",
        imported: "取り込み済み", none: "まだ何も取り込まれていません。", steps: "手順", stepFile: "ファイル", stepColumns: "列", stepPreview: "確認", stepDone: "完了",
        waits: "確認待ち", takenBackBadge: "取り消し済み", takeBack: "取り消す", letters: "文字コード", divided: "列の区切り", firstRowNames: "列名の行", dates: "日付",
        amounts: "小数点", amountsPoint: "1,234.56", amountsComma: "1.234,56",
        currencyField: "通貨", comma: "カンマ", semicolon: "セミコロン", tab: "タブ",
        bar: "縦棒", yearMonthDay: "年-月-日", dayMonthYear: "日.月.年", monthDayYear: "月/日/年", yearDayMonth: "年-日-月", columnsTitle: "列の意味",
        notUsed: "使わない", emptyColumn: "空", firstRows: "最初の行はこうなります", account: "口座", leaveOut: "取り込まない",
        newAccount: "新しい口座", preview: "確認に進む", again: "プレビューを更新", cancel: "キャンセル", needsColumns: "日付の列と、金額の列（または入金と出金の列）を選んでください。",
        needsPerson: "自分の名前の列で「自分の負担額」を選んでください。",
        asAccount: "口座の通貨",
        howRead: "読み取り方", remembered: "同じ列を持つ前回のファイルと同じ方法で読み取ります。",
        noEntries: "この設定では1行も読めません。区切りか列を変えてください。", reading: "処理しています",
        readingHint: "このページは自動で更新されます。ほかのページに移っても、処理は続きます。", all: "すべて", wrongState: "読み取れない", alikeState: "似ている", transferState: "振替",
        droppedState: "取り消し", newState: "新規", presentState: "取り込み済み", keep: "選択を保存", backToColumns: "列や口座を変える", showThem: "表示する", showMore: "さらに表示",
        makeTransfer: "振替にする",
        counted: "銀行の取引番号、または日付・金額・取引先と件数で照合します。同じ日のコーヒー2杯は2件です。", empty: "何もありません。", decideLabel: "まとめて",
        anotherCategory: "別のカテゴリ…", add: "追加する", addBeside: "別の記録として追加", keepMine: "同じもの：自分の記録を残す", takeTheirs: "同じもの：銀行の内容にする",
        leave: "取り込まない", removeDropped: "自分の記録をゴミ箱に移す", keepDropped: "自分の記録を残す", chooseCategory: "カテゴリを選ぶ", nothingKnown: "カテゴリ不明", pending: "未確定",
        openingBalance: "初期残高", uncounted: "計算対象外",
        otherAmount: "記録と金額が異なります。未確定の記録は銀行の金額になり、編集した記録はそのままです",
        yours: "既存の記録：", thisFile: "同じファイル：",
        byRule: "ルールによる", byFile: "ファイルによる", byYou: "手動で選択", nothingDone: "追加された記録はありません。", addsUp: "残高の照合",
        noBalance: "ファイルに残高がないため、比べられません。", difference: "差額", noDifference: "一致しています。", asLarge: "差額と同じ金額の記録があります：",
        bookDifference: "差額を記録", missingHint: "作成するまでは、これまでの記録をもとにカテゴリを決めます。", makeMissing: "選んだカテゴリを作る",
        whatWasDone: "取り込みの結果", added: "追加", transfers: "振替にした", taken: "銀行の内容にした", removed: "銀行で取り消されたためゴミ箱に移した", presentCount: "取り込み済みで除外",
        leftOut: "手動で除外", unreadable: "読み取れなかった", seeRecords: "記録を表示", ifTakenBack: "取り消した場合", takeItBack: "取り込みを取り消す",
        takeBackChanged: "変更した記録も取り消す",
        tookBack: "取り消しました。", nothingLeft: "この取り込みは取り消されました。", discarded: "何も取り込みませんでした。",
        busy: "ほかのファイルを処理しています。少し待ってからお試しください。", noFile: "銀行のファイルを選んでください。",
        gone: "この確認画面の有効期限（1日）が切れました。もう一度ファイルを選んでください。", tooLate: "取り込みを取り消せるのは30日以内です。", records: { "\(number($0))件" }, rows: { "\(number($0))行" },
        wrongHeading: { "読み取れない行：\(number($0))行" }, alikeHeading: { "既存の記録に似た明細：\(number($0))件" },
        transferHeading: { "口座間の振替とみられる明細：\(number($0))件" },
        droppedHeading: { "未確定のまま銀行の明細から消えた記録：\(number($0))件" },
        newHeading: { "新しい明細：\(number($0))件" }, presentHeading: { "取り込み済み：\(number($0))件" },
        missingHeading: { "ファイルに、まだ作成していないカテゴリが\(number($0))件あります" },
        importCount: { $0 == 0 ? "何も取り込まない" : "\(number($0))件を取り込む" }, addedDone: { "\(number($0))件を取り込みました。" },
        wouldDelete: { "\(number($0))件の記録がゴミ箱に移ります。" }, wouldRestore: { "ほかの明細にも対応する\(number($0))件の記録は、以前の内容に戻ります。" },
        wouldBringBack: { "未確定の記録\(number($0))件がゴミ箱から戻ります。" },
        wouldStay: { "自分で変更した\(number($0))件の記録は残ります。" },
        changedSince: { "その後変更された\(number($0))件は残りました。" },
        changedRows: { "確認のあとに記録が変わった\(number($0))行を、もう一度見てください。" }, columnNumber: { "\($0)列目" }, known: { "形式：\($0)" }, entriesOf: { "\($0)の明細" },
        asTransfer: { "\($0)との振替" }, addAs: { "追加：\($0)" }, keptUntil: { "\($0)まで保存" },
        takeBackUntil: { "\($0)までまとめて取り消せます。" }, bankBalance: { "銀行の残高（\($0)）" }, pennyBalance: { "Pennyの残高（\($0)）" },
        rowOf: { "ファイルの\($0)行目。" }, decideOn: { "\($0)の扱い" },
        bankMore: { "銀行のほうがPennyより\($0)多くなっています。" }, pennyMore: { "Pennyのほうが銀行より\($0)多くなっています。" },
        learned: { "\($1)件中\($0)件から学習" }, entriesInto: { "\($2)に取り込む明細：\($0)（\($1)）" }, fromTo: { "\($0)〜\($1)" },
        recordsInto: { "\(number($0))件を\($1)へ" },
        readable: { "\(number($1))行中\(number($0))行を読めます" }, fileNumber: { "ファイル \($0) / \($1)" }, progress: { "\(number($0))行まで処理" },
        column: {
            switch $0 {
            case "date": "日付"
            case "valueDate": "起算日"
            case "time": "時刻"
            case "amount": "金額"
            case "moneyIn": "入金"
            case "moneyOut": "出金"
            case "sign": "入出金区分"
            case "currency": "通貨"
            case "payee": "取引先"
            case "payer": "支払元"
            case "source": "振替元の口座"
            case "destination": "振替先の口座"
            case "purpose": "摘要"
            case "note": "メモ"
            case "reference": "参照番号"
            case "bankID": "銀行の取引番号"
            case "otherAccount": "相手先の口座番号（IBAN）"
            case "category": "カテゴリ"
            case "subcategory": "サブカテゴリ"
            case "hashtags": "タグ"
            case "account": "口座"
            case "transferAccount": "振替相手の自分の口座"
            case "balance": "残高"
            case "fee": "手数料"
            case "share": "自分の負担額"
            case "originalAmount": "外貨金額"
            case "originalCurrency": "外貨の通貨"
            case "state": "確定・未確定"
            default: "種類"
            }
        })
    static let simplifiedChinese = BankTexts(
        title: "导入", menuHint: "银行或其他软件的文件", choose: "选择银行的文件", chooseHint: "CSV、OFX、QFX、QIF、CAMT、MT940 或它们的 zip，最大 64 MB，可一次选多个。格式由内容判断。",
        chooseFiles: "选择文件", chooseLabel: "银行的文件", look: "查看内容", into: "导入到账户", asFile: "按文件内容（或稍后选择）",
        stays: "文件不会离开本服务器。从其他软件转来？Actual、ezBookkeeping、Firefly III、YNAB、Mint、Splitwise、Cashew 等的导出文件可按列名识别。", imported: "已导入",
        none: "还没有导入记录。", steps: "步骤", stepFile: "文件", stepColumns: "列", stepPreview: "预览", stepDone: "完成", waits: "待确认", takenBackBadge: "已撤回",
        takeBack: "撤回", letters: "字符编码", divided: "分隔符", firstRowNames: "列名所在行", dates: "日期",
        amounts: "小数点", amountsPoint: "1,234.56", amountsComma: "1.234,56", currencyField: "币种", comma: "逗号", semicolon: "分号", tab: "制表符", bar: "竖线",
        yearMonthDay: "年-月-日", dayMonthYear: "日.月.年",
        monthDayYear: "月/日/年", yearDayMonth: "年-日-月", columnsTitle: "各列的含义", notUsed: "不使用", emptyColumn: "空", firstRows: "前几行预览",
        account: "账户", leaveOut: "不导入", newAccount: "新账户", preview: "预览", again: "更新预览", cancel: "取消",
        needsColumns: "请选择日期列，以及金额列（或收入与支出两列）。",
        needsPerson: "请在您名字所在的列选择“我的份额”。", asAccount: "账户的币种", howRead: "读取方式", remembered: "按上次相同格式的文件读取。", noEntries: "按此设置一行也无法读取。请更换分隔符或列。",
        reading: "正在处理",
        readingHint: "本页会自动刷新。您可以先离开，不会丢失任何内容。", all: "全部", wrongState: "无法读取", alikeState: "相似", transferState: "转账", droppedState: "已取消",
        newState: "新",
        presentState: "已存在", keep: "保存我的选择", backToColumns: "更改列或账户", showThem: "显示", showMore: "显示更多", makeTransfer: "设为转账",
        counted: "按银行流水号，或按日期、金额、交易对方和笔数识别：同一天的两杯咖啡算两笔。", empty: "没有内容。", decideLabel: "全部", anotherCategory: "其他分类…", add: "添加",
        addBeside: "作为新记录添加", keepMine: "同一笔：保留我的记录", takeTheirs: "同一笔：采用银行数据", leave: "不导入", removeDropped: "将我的记录移到回收站", keepDropped: "保留我的记录",
        chooseCategory: "选择分类", nothingKnown: "无法判断",
        pending: "待入账", openingBalance: "初始余额", uncounted: "不计收支",
        otherAmount: "与您的记录金额不同：待入账的记录改为银行的金额，您改过的保持不变", yours: "您的记录：", thisFile: "同一文件：", byRule: "按您的规则", byFile: "按文件", byYou: "手动选择",
        nothingDone: "没有添加记录。", addsUp: "余额核对", noBalance: "文件中没有余额，无法比较。", difference: "差额", noDifference: "完全一致。",
        asLarge: "有一条记录与差额相同：", bookDifference: "记录差额", missingHint: "创建之前，Penny 会根据以往的记录归类。", makeMissing: "创建所选分类",
        whatWasDone: "处理结果", added: "已添加", transfers: "设为转账", taken: "采用银行内容", removed: "银行已取消，移到回收站",
        presentCount: "已存在，未导入", leftOut: "手动排除", unreadable: "无法读取", seeRecords: "查看记录", ifTakenBack: "如果撤回", takeItBack: "全部撤回",
        takeBackChanged: "我修改过的记录也一并撤回",
        tookBack: "已撤回。", nothingLeft: "这次导入已被撤回。", discarded: "没有导入任何内容。", busy: "正在处理其他文件。请稍后再试。", noFile: "请选择银行的文件。",
        gone: "这个预览已过期（保留一天）。请重新上传文件。", tooLate: "导入只能在 30 天内撤回。",
        records: { "\(number($0)) 条记录" }, rows: { "\(number($0)) 行" }, wrongHeading: { "\(number($0)) 行无法读取" },
        alikeHeading: { "\(number($0)) 条与您的记录相似" }, transferHeading: { "\(number($0)) 条可能是自己账户间的转账" },
        droppedHeading: { "\(number($0)) 条待入账的记录已从银行明细中消失" },
        newHeading: { "新明细 \(number($0)) 条" },
        presentHeading: { "已存在 \(number($0)) 条" }, missingHeading: { "文件中有 \(number($0)) 个账本里没有的分类" },
        importCount: { $0 == 0 ? "不导入" : "导入 \(number($0)) 条记录" },
        addedDone: { "已导入 \(number($0)) 条记录。" },
        wouldDelete: { "\(number($0)) 条记录将移入回收站。" }, wouldRestore: { "\(number($0)) 条还对应其他明细的记录将恢复以前的内容。" },
        wouldBringBack: { "\(number($0)) 条待入账的记录将从回收站恢复。" },
        wouldStay: { "您改过的 \(number($0)) 条记录会保留。" },
        changedSince: { "之后改过的 \(number($0)) 条记录会保留。" }, changedRows: { "有 \(number($0)) 行的记录在预览后发生了变化，请再核对一下。" }, columnNumber: { "第 \($0) 列" },
        known: { "已识别：\($0)" },
        entriesOf: { "\($0) 的明细" }, asTransfer: { "与 \($0) 的转账" }, addAs: { "添加：\($0)" },
        keptUntil: { "保留至 \($0)" }, takeBackUntil: { "\($0) 之前可整体撤回。" }, bankBalance: { "银行余额（\($0)）" }, pennyBalance: { "Penny 余额（\($0)）" },
        rowOf: { "文件第 \($0) 行。" }, decideOn: { "如何处理 \($0)" }, bankMore: { "银行余额比 Penny 多 \($0)。" },
        pennyMore: { "Penny 余额比银行多 \($0)。" }, learned: { "根据 \($1) 条中的 \($0) 条推断" },
        entriesInto: { "导入 \($2)：\($0)（\($1)）" }, fromTo: { "\($0) 至 \($1)" }, recordsInto: { "\(number($0)) 条记录导入 \($1)" },
        readable: { "\(number($1)) 行中有 \(number($0)) 行可读" }, fileNumber: { "第 \($0) 个文件，共 \($1) 个" }, progress: { "已处理 \(number($0)) 行" },
        column: {
            switch $0 {
            case "date": "日期"
            case "valueDate": "起息日"
            case "time": "时间"
            case "amount": "金额"
            case "moneyIn": "收入"
            case "moneyOut": "支出"
            case "sign": "收支方向"
            case "currency": "币种"
            case "payee": "交易对方"
            case "payer": "付款方"
            case "source": "转出账户"
            case "destination": "转入账户"
            case "purpose": "摘要"
            case "note": "备注"
            case "reference": "单号"
            case "bankID": "银行流水号"
            case "otherAccount": "对方账号（IBAN）"
            case "category": "分类"
            case "subcategory": "二级分类"
            case "hashtags": "标签"
            case "account": "账户"
            case "transferAccount": "转账对应的自己的账户"
            case "balance": "余额"
            case "fee": "手续费"
            case "share": "我的份额"
            case "originalAmount": "外币金额"
            case "originalCurrency": "外币种类"
            case "state": "入账状态"
            default: "类型"
            }
        })

    /// Returns a count with separators of thousands.
    package func count(_ count: Int) -> String { Self.number(count) }

    static func number(_ count: Int) -> String {
        let digits = String(count)
        guard digits.count > 3 else { return digits }
        var text = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place).isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return text
    }
}
