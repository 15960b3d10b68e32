/// The list of records.
package struct RecordTexts: Sentences {
    package let title, income, expenses, total, net, period, daily, weekly, monthly, yearly, month, from, to, choosePeriod, searchLabel, searchHint,
        sortBy, filters, apply, clear, kind: String
    package let anyKind, expense, transfer, anyAccount, anyCategory, anyHashtag, account, category, hashtag: String
    package let newestFirst, oldestFirst, largestFirst, smallestFirst, more, toNewest, noneTitle, noneText, noneFoundTitle, tooMany, all: String
    package let noneInPeriodTitle, noneInPeriodText, elsewhereTitle, elsewhereText, hiddenText, filteredText, showAll, searchAll, withoutFilters,
        understood: String
    package let count, parts: Counted
    package let listOf, results, notStarted, noneFoundText, amount, amountOrWord, unread, without, remove, part, datedLater: Named

    static let english = RecordTexts(
        title: "Records", income: "Income", expenses: "Expenses", total: "Total", net: "Total", period: "Period", daily: "Daily", weekly: "Weekly",
        monthly: "Monthly", yearly: "Yearly", month: "Month", from: "From", to: "To", choosePeriod: "Choose a period", searchLabel: "Search records",
        searchHint: "Words, #tag or >100", sortBy: "Sort by", filters: "Filters",
        apply: "Show", clear: "Clear all", kind: "Kind", anyKind: "All kinds", expense: "Expense", transfer: "Transfer",
        anyAccount: "All accounts", anyCategory: "All categories", anyHashtag: "All hashtags", account: "Account", category: "Category",
        hashtag: "Hashtag", newestFirst: "Newest first", oldestFirst: "Oldest first", largestFirst: "Largest amount",
        smallestFirst: "Smallest amount", more: "Show more", toNewest: "Back to the beginning", noneTitle: "Nothing here yet",
        noneText: "Your records will be listed here. Add the first one.", noneFoundTitle: "Nothing found",
        tooMany: "Too many records match to add them up. Choose a period to see totals.", all: "All time",
        noneInPeriodTitle: "No records in this period", noneInPeriodText: "You have records on other days.",
        elsewhereTitle: "Nothing found in this period", elsewhereText: "Records on other days match.",
        hiddenText: "Your search finds records, but the filters hide them all.", filteredText: "No record passes these filters.",
        showAll: "Show all time", searchAll: "Search all time", withoutFilters: "Remove the filters", understood: "Understood as",
        count: { $0 == 1 ? "1 record" : "\($0) records" }, parts: { "\($0) parts" }, listOf: { "Records, \($0)" },
        results: { "Records with “\($0)”" },
        notStarted: { "\($0), not started" },
        noneFoundText: { "No record matches “\($0)”. Check the spelling, use fewer words, or only the beginning of a word." },
        amount: { "amount \($0)" }, amountOrWord: { "\($0) as amount or text" },
        unread: { "\($0) as text: not a clear amount" }, without: { "without \($0)" }, remove: { "Remove: \($0)" },
        part: { "\($0) (part)" }, datedLater: { "Dated later: \($0)" })

    static let japanese = RecordTexts(
        title: "記録", income: "収入", expenses: "支出", total: "合計", net: "収支", period: "期間", daily: "日", weekly: "週",
        monthly: "月", yearly: "年", month: "月を選ぶ", from: "開始日", to: "終了日", choosePeriod: "期間を選ぶ", searchLabel: "記録を検索", searchHint: "キーワード、#タグ、>1000",
        sortBy: "並べ替え", filters: "絞り込み",
        apply: "表示", clear: "すべて解除", kind: "種類", anyKind: "すべての種類", expense: "支出", transfer: "振替",
        anyAccount: "すべての口座", anyCategory: "すべてのカテゴリ", anyHashtag: "すべてのタグ", account: "口座", category: "カテゴリ",
        hashtag: "タグ", newestFirst: "新しい順", oldestFirst: "古い順", largestFirst: "金額の大きい順",
        smallestFirst: "金額の小さい順", more: "さらに表示", toNewest: "最初に戻る", noneTitle: "まだ何もありません",
        noneText: "記録はここに表示されます。最初の記録を追加しましょう。", noneFoundTitle: "見つかりませんでした",
        tooMany: "一致する記録が多すぎて合計できません。期間を選ぶと合計が表示されます。", all: "全期間",
        noneInPeriodTitle: "この期間の記録はありません", noneInPeriodText: "ほかの期間には記録があります。",
        elsewhereTitle: "この期間には見つかりませんでした", elsewhereText: "ほかの期間に一致する記録があります。",
        hiddenText: "一致する記録はありますが、すべて絞り込みで隠れています。", filteredText: "この絞り込みに合う記録はありません。",
        showAll: "全期間を表示", searchAll: "全期間を検索", withoutFilters: "絞り込みを解除", understood: "検索条件",
        count: { "\($0)件の記録" }, parts: { "内訳\($0)件" }, listOf: { "\($0)の記録" }, results: { "「\($0)」を含む記録" }, notStarted: { "\($0)（開始前）" },
        noneFoundText: { "「\($0)」に一致する記録はありません。表記を確認するか、キーワードを減らしてください。" },
        amount: { "金額 \($0)" }, amountOrWord: { "\($0)（金額または文字）" }, unread: { "\($0)（金額として読み取れないため、文字で検索）" }, without: { "\($0)を除く" },
        remove: { "条件を外す：\($0)" }, part: { "\($0)（内訳）" },
        datedLater: { "先の日付の記録：\($0)" })

    static let simplifiedChinese = RecordTexts(
        title: "记录", income: "收入", expenses: "支出", total: "合计", net: "结余", period: "时间范围", daily: "日", weekly: "周",
        monthly: "月", yearly: "年", month: "选择月份", from: "开始日期", to: "结束日期", choosePeriod: "选择时间", searchLabel: "搜索记录", searchHint: "关键词、#标签、>100",
        sortBy: "排序", filters: "筛选",
        apply: "显示", clear: "全部清除", kind: "类型", anyKind: "全部类型", expense: "支出", transfer: "转账",
        anyAccount: "全部账户", anyCategory: "全部分类", anyHashtag: "全部标签", account: "账户", category: "分类",
        hashtag: "标签", newestFirst: "从新到旧", oldestFirst: "从旧到新", largestFirst: "金额从大到小",
        smallestFirst: "金额从小到大", more: "显示更多", toNewest: "返回第一页", noneTitle: "这里还没有内容",
        noneText: "您的记录会显示在这里。记下第一笔吧。", noneFoundTitle: "没有找到",
        tooMany: "符合的记录太多，无法合计。请缩小时间范围。", all: "全部时间",
        noneInPeriodTitle: "这段时间没有记录", noneInPeriodText: "其他时间有记录。",
        elsewhereTitle: "这段时间没有找到", elsewhereText: "其他时间有符合的记录。",
        hiddenText: "有符合的记录，但都被筛选掉了。", filteredText: "没有符合筛选条件的记录。",
        showAll: "显示全部时间", searchAll: "搜索全部时间", withoutFilters: "取消筛选", understood: "搜索条件",
        count: { "\($0) 条记录" }, parts: { "\($0) 个分项" }, listOf: { "\($0)的记录" }, results: { "包含“\($0)”的记录" }, notStarted: { "\($0)（尚未开始）" },
        noneFoundText: { "没有与“\($0)”相符的记录。请检查关键词，或减少关键词。" },
        amount: { "金额 \($0)" }, amountOrWord: { "\($0)（金额或文字）" }, unread: { "\($0)（无法识别为金额，按文字搜索）" }, without: { "排除 \($0)" }, remove: { "移除：\($0)" },
        part: { "\($0)（分项）" },
        datedLater: { "日期在今天之后：\($0)" })
}
