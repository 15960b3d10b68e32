/// Reports, on screen and on paper.
package struct ReportTexts: Sentences {
    package let title, menuHint, period, groupBy, compare, noComparison, periodBefore, yearAgo, accounts, categories, hashtags, vendors,
        people,
        all,
        any, show, clear: String
    package let category, month, week, vendor, hashtag, account, person: String
    package let byCategory, byMonth, byWeek, byVendor, byHashtag, byAccount, byPerson: String
    package let dayByDay, weekByWeek, monthByMonth, yearByYear, shares: String
    package let spent, received, leftOver, perMonth, expenses, income, share, change, total, net, asBar, new: String
    package let noVendor, noHashtag, everybody, overlap, empty, tooMany, print, asFile, hledger, beancount, records, madeOn: String
    /// The number of a page, with the words in braces, and the words of a table that goes on.
    package let pageNumber, continued, carried, missingFonts, documentFailed, documentsBusy, noDocuments, paper, letter: String
    package let expensesAndIncome, amount, before, year, side, changeInPercent, withoutRate: String
    /// A period.
    package let spentIn, receivedIn, nothingBefore: Named
    /// The buttons that show and hide the course of a line, by its name.
    package let openLine, closeLine: Named
    package let otherLines, chosen: Counted
    /// The currency of the figures, of amounts that have no exchange rate to it.
    package let apart: Named
    /// A name and an amount.
    package let grewMost: OfTwo
    /// The difference in percent or as an amount, the days compared, and the amount of these.
    package let moreThan, lessThan: @Sendable (String, String, String) -> (strong: String, rest: String)
    package let asMuchAs: OfTwo
    /// The name of a value before it.
    package let withColon: Named
    /// The contents and the name of a grouping.
    package let titleBy: OfTwo
    /// A change and the days compared; an amount and its days; the title of a record and its whole amount.
    package let against, amountIn, partOf: OfTwo
    /// The days of a report and those compared.
    package let daysCompared: OfTwo
    /// A share.
    package let ofReceived: Named
    package let tooManyToPrint, tooManyToList: Counted

    static let english = ReportTexts(
        title: "Reports", menuHint: "Any period by category, vendor, hashtag …, as a table, PDF or CSV", period: "Period", groupBy: "Group by",
        compare: "Compare", noComparison: "With nothing", periodBefore: "The period before", yearAgo: "A year ago",
        accounts: "Accounts", categories: "Categories", hashtags: "Hashtags", vendors: "Vendors", people: "People", all: "All", any: "Any",
        show: "Show", clear: "Clear",
        category: "Category", month: "Month", week: "Week", vendor: "Vendor", hashtag: "Hashtag", account: "Account", person: "Person",
        byCategory: "By category", byMonth: "By month", byWeek: "By week", byVendor: "By vendor", byHashtag: "By hashtag", byAccount: "By account",
        byPerson: "By person", dayByDay: "Day by day", weekByWeek: "Week by week", monthByMonth: "Month by month", yearByYear: "Year by year",
        shares: "Shares", spent: "Spent", received: "Received", leftOver: "Left over", perMonth: "A month, on average", expenses: "Expenses",
        income: "Income", share: "Share", change: "Change", total: "Total", net: "Income less expenses", asBar: "As a bar", new: "new",
        noVendor: "Without a vendor", noHashtag: "Without a hashtag", everybody: "For everybody",
        overlap: "A record with several hashtags is in several rows, and in the total once.", empty: "There are no records in this period.",
        tooMany: "There are too many records to read one by one. Choose a shorter period.", print: "Print", asFile: "The report as a file",
        hledger: "hledger journal", beancount: "Beancount journal", records: "Records behind the figures", madeOn: "Made on",
        pageNumber: "Page {page} of {pages}", continued: "(continued)", carried: "Carried to the next page",
        missingFonts: "Some letters could not be printed, because this server has no font for them. Its operator can install fonts-noto-cjk.",
        documentFailed: "The document could not be made. Try a shorter period.",
        documentsBusy: "Several documents are being made at the moment. Try again in a minute.",
        noDocuments: "This server cannot make PDFs. Its operator can install libpangocairo-1.0-0; the table as CSV works without it.",
        paper: "Paper", letter: "Letter",
        expensesAndIncome: "Expenses and income", amount: "Amount", before: "Before", year: "Year", side: "Side",
        changeInPercent: "Change in percent", withoutRate: "Without an exchange rate", spentIn: { "Spent, \($0)" },
        receivedIn: { "Received, \($0)" },
        nothingBefore: { "There are no records in \($0) to compare with." }, openLine: { "Show the course of \($0)" },
        closeLine: { "Hide the course of \($0)" }, otherLines: { $0 == 1 ? "1 more" : "\($0) more" }, chosen: { "\($0) chosen" },
        apart: { "Not in these figures, because it has no exchange rate to \($0):" }, grewMost: { "\($0) grew most, \($1)." },
        moreThan: { ("\($0) more", " than \($1) (\($2)).") }, lessThan: { ("\($0) less", " than \($1) (\($2)).") },
        asMuchAs: { "As much as \($0) (\($1))." }, withColon: { "\($0):" }, titleBy: { "\($0) by \($1.lowercased())" },
        against: { "\($0) against \($1)" }, amountIn: { "\($0) in \($1)" }, partOf: { "\($0) (part of \($1))" },
        daysCompared: { "\($0), compared with \($1)" }, ofReceived: { "\($0) of what came in" },
        tooManyToPrint: { "There are more than \($0), which is too many to print. Choose a shorter period or fewer categories to have them here." },
        tooManyToList: { "There are more than \($0) records. Choose a shorter period or fewer categories to have them here." })

    static let japanese = ReportTexts(
        title: "レポート", menuHint: "期間ごとの集計（カテゴリ・支払先・タグなど）。表・PDF・CSVで", period: "期間", groupBy: "集計方法",
        compare: "比較", noComparison: "比較しない", periodBefore: "前の期間", yearAgo: "前年同期", accounts: "口座", categories: "カテゴリ",
        hashtags: "タグ", vendors: "支払先", people: "メンバー", all: "すべて", any: "すべて", show: "表示", clear: "解除", category: "カテゴリ", month: "月", week: "週",
        vendor: "支払先", hashtag: "タグ", account: "口座", person: "メンバー", byCategory: "カテゴリ別", byMonth: "月別", byWeek: "週別",
        byVendor: "支払先別", byHashtag: "タグ別", byAccount: "口座別", byPerson: "メンバー別", dayByDay: "日ごとの推移", weekByWeek: "週ごとの推移",
        monthByMonth: "月ごとの推移", yearByYear: "年ごとの推移", shares: "内訳", spent: "支出", received: "収入", leftOver: "残り", perMonth: "月平均",
        expenses: "支出", income: "収入", share: "割合", change: "増減", total: "合計", net: "収入 − 支出", asBar: "棒グラフ", new: "新規",
        noVendor: "支払先なし", noHashtag: "タグなし", everybody: "全員",
        overlap: "タグが複数ある記録は、それぞれの行に入り、合計には1回だけ入ります。", empty: "この期間の記録はありません。",
        tooMany: "記録が多すぎて集計できません。期間を短くしてください。", print: "印刷", asFile: "レポートのファイル", hledger: "hledgerの仕訳帳",
        beancount: "Beancountの仕訳帳", records: "内訳の記録", madeOn: "作成日時", pageNumber: "{page} / {pages} ページ", continued: "（続き）",
        carried: "次ページへ繰越", missingFonts: "このサーバーにフォントがないため、印刷できない文字がありました。管理者がfonts-noto-cjkをインストールすると解決します。",
        documentFailed: "PDFを作成できませんでした。期間を短くして、もう一度お試しください。", documentsBusy: "ほかのPDFを作成しています。少し待ってからお試しください。",
        noDocuments: "このサーバーではPDFを作成できません。管理者がlibpangocairo-1.0-0をインストールすると作成できます。CSVの表はそのまま使えます。", paper: "用紙", letter: "レター",
        expensesAndIncome: "収支",
        amount: "金額",
        before: "比較対象", year: "年", side: "区分", changeInPercent: "増減（%）", withoutRate: "為替レートなし",
        spentIn: { "支出（\($0)）" }, receivedIn: { "収入（\($0)）" }, nothingBefore: { "\($0)には比較できる記録がありません。" },
        openLine: { "\($0)の推移を表示" },
        closeLine: { "\($0)の推移を隠す" }, otherLines: { "ほか\($0)件" }, chosen: { "\($0)件を選択" },
        apart: { "\($0)への為替レートがないため、次の金額は含まれていません：" }, grewMost: { "最も増えたのは\($0)（\($1)）。" },
        moreThan: { ("\($0)増", "（\($1)の\($2)と比較）。") }, lessThan: { ("\($0)減", "（\($1)の\($2)と比較）。") },
        asMuchAs: { "\($0)（\($1)）と同額。" }, withColon: { "\($0)：" }, titleBy: { "\($1)別の\($0)" }, against: { "\($0)（\($1)比）" },
        amountIn: { "\($1)は\($0)" }, partOf: { "\($0)（\($1)の一部）" }, daysCompared: { "\($0)（\($1)と比較）" }, ofReceived: { "収入の\($0)" },
        tooManyToPrint: { "記録が\($0)件を超えるため、一覧を省略しました。期間を短くするか、カテゴリを絞ると、ここに印刷されます。" },
        tooManyToList: { "記録が\($0)件を超えています。期間を短くするか、カテゴリを絞ると、ここに表示されます。" })

    static let simplifiedChinese = ReportTexts(
        title: "报表", menuHint: "任意时间范围，按分类、商家、标签等汇总；表格、PDF 或 CSV", period: "时间范围", groupBy: "汇总方式", compare: "对比",
        noComparison: "不对比", periodBefore: "上一期", yearAgo: "去年同期", accounts: "账户", categories: "分类", hashtags: "标签", vendors: "商家", people: "成员",
        all: "全部",
        any: "不限", show: "显示", clear: "清除", category: "分类", month: "月", week: "周", vendor: "商家", hashtag: "标签", account: "账户", person: "成员",
        byCategory: "按分类", byMonth: "按月", byWeek: "按周", byVendor: "按商家", byHashtag: "按标签", byAccount: "按账户", byPerson: "按成员",
        dayByDay: "每日走势", weekByWeek: "每周走势", monthByMonth: "每月走势", yearByYear: "每年走势", shares: "占比", spent: "支出", received: "收入",
        leftOver: "结余", perMonth: "月均", expenses: "支出", income: "收入", share: "占比", change: "增减", total: "合计", net: "收入减支出", asBar: "条形图",
        new: "新增", noVendor: "无商家", noHashtag: "无标签", everybody: "所有人", overlap: "有多个标签的记录会出现在多行，合计只计一次。", empty: "这段时间没有记录。",
        tooMany: "记录太多，无法汇总。请缩小时间范围。", print: "打印", asFile: "报表文件", hledger: "hledger 日记账", beancount: "Beancount 日记账",
        records: "相关记录", madeOn: "生成时间", pageNumber: "第 {page} 页，共 {pages} 页", continued: "（续）", carried: "转下页",
        missingFonts: "有些文字无法打印，因为服务器上没有相应字体。管理员可安装 fonts-noto-cjk。", documentFailed: "无法生成 PDF。请缩小时间范围后再试。",
        documentsBusy: "正在生成其他 PDF。请稍后再试。",
        noDocuments: "本服务器无法生成 PDF。管理员可安装 libpangocairo-1.0-0；CSV 表格不受影响。", paper: "纸张", letter: "信纸（Letter）", expensesAndIncome: "收支", amount: "金额",
        before: "对比期", year: "年",
        side: "收支类型", changeInPercent: "增减（%）", withoutRate: "无汇率", spentIn: { "支出，\($0)" }, receivedIn: { "收入，\($0)" },
        nothingBefore: { "\($0) 没有可对比的记录。" },
        openLine: { "显示 \($0) 的走势" }, closeLine: { "隐藏 \($0) 的走势" }, otherLines: { "其余 \($0) 项" }, chosen: { "已选 \($0) 项" },
        apart: { "以下金额没有兑 \($0) 的汇率，未计入：" }, grewMost: { "增长最多：\($0)（\($1)）。" },
        moreThan: { ("增加 \($0)", "（对比 \($1) 的 \($2)）。") }, lessThan: { ("减少 \($0)", "（对比 \($1) 的 \($2)）。") },
        asMuchAs: { "与 \($0)（\($1)）相同。" }, withColon: { "\($0)：" }, titleBy: { "按\($1)统计的\($0)" }, against: { "\($0)（较 \($1)）" },
        amountIn: { "\($1)为 \($0)" }, partOf: { "\($0)（\($1) 的一部分）" }, daysCompared: { "\($0)，与 \($1) 对比" }, ofReceived: { "占收入的 \($0)" },
        tooManyToPrint: { "记录超过 \($0) 条，未打印。缩小时间范围或减少分类，即可在此打印。" },
        tooManyToList: { "记录超过 \($0) 条。缩小时间范围或减少分类，即可在此显示。" })
}
