extension Sample {
    private static func categories(_ names: [String]) -> [(name: String, hue: String, amount: Int)] {
        zip(names, zip(hues, amounts)).map { ($0, $1.0, $1.1) }
    }

    static let english = Sample(
        language: "en", title: "Spending by category", period: "1 January to 31 October 2026, compared with the year before", owner: "Robin Hale",
        details: [("Accounts:", "all 4"), ("Categories:", "expenses"), ("Hashtags:", "any"), ("Made on", "Sun 22 Nov 2026, 11:20")],
        figures: [
            ("Spent", "€24,810.70", "+4 % against 2025"), ("Received", "€33,120.00", "+2 % against 2025"),
            ("Left over", "€8,309.30", "25 % of what came in"),
            ("A month, on average", "€2,481.07", "€2,396.85 in 2025"),
        ], byCategory: "By category", byMonth: "Month by month", behind: "Records behind the figures", shares: "Shares",
        heads: ["Category", "Share", "Budget"], recordHeads: ["Day", "Title", "Category", "Account", "EUR"],
        categories: categories(["Home", "Groceries", "Travel", "Bills", "Eating out", "Kids", "Other"]),
        titles: [
            "Weekly shop", "Bakery Sommer", "Greenway Market", "Sunday market", "Ramen bar 一蘭 骨", "Museum, family ticket",
            "A title that somebody has typed with all of its eighty characters, as people do",
        ], accounts: ["Credit card", "Everyday", "Cash"], months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct"],
        total: "Total", continued: "(continued)", carried: "Carried to the next page", pageNumber: "Page {page} of {pages}",
        noRate: "CHF 336.00 (ski weekend) has no exchange rate and is in no total.", summary: "Highest was July 2026 with €3,122.00.")

    static let japanese = Sample(
        language: "ja", title: "カテゴリー別の支出", period: "2026年1月1日から10月31日まで、前年との比較", owner: "春 ロビン",
        details: [("口座：", "すべて（4）"), ("カテゴリー：", "支出"), ("ハッシュタグ：", "指定なし"), ("作成：", "2026年11月22日（日） 11:20")],
        figures: [
            ("支出", "€24,810.70", "2025年より4 %多い"), ("収入", "€33,120.00", "2025年より2 %多い"), ("残り", "€8,309.30", "収入の25 %"),
            ("月の平均", "€2,481.07", "2025年は€2,396.85"),
        ], byCategory: "カテゴリー別", byMonth: "月別", behind: "内訳の記録", shares: "割合", heads: ["カテゴリー", "割合", "予算"],
        recordHeads: ["日付", "件名", "カテゴリー", "口座", "EUR"], categories: categories(["住まい", "食料品", "旅行", "公共料金", "外食", "子ども", "その他"]),
        titles: ["週末の買い物", "パン屋ゾマー", "直売所", "骨董市", "ラーメン一蘭 骨", "博物館の家族券", "八十文字まで入力できる件名を最後まで使った、とても長い記録の件名の例をここに書いておきます"],
        accounts: ["クレジットカード", "普段用", "現金"], months: (1...10).map { "\($0)月" }, total: "合計", continued: "（続き）", carried: "次ページへ繰越",
        pageNumber: "{page} / {pages} ページ", noRate: "CHF 336.00（スキー旅行）は為替レートがなく、合計に入っていません。", summary: "最も多かったのは2026年7月の€3,122.00です。")

    static let chinese = Sample(
        language: "zh-Hans", title: "按类别统计的支出", period: "2026年1月1日至10月31日，与上一年比较", owner: "骆彬",
        details: [("账户：", "全部4个"), ("类别：", "支出"), ("标签：", "不限"), ("制作于", "2026年11月22日 星期日 11:20")],
        figures: [
            ("支出", "€24,810.70", "比2025年多4 %"), ("收入", "€33,120.00", "比2025年多2 %"), ("结余", "€8,309.30", "占收入的25 %"),
            ("月均", "€2,481.07", "2025年为€2,396.85"),
        ], byCategory: "按类别", byMonth: "逐月", behind: "数字背后的记录", shares: "占比", heads: ["类别", "占比", "预算"],
        recordHeads: ["日期", "标题", "类别", "账户", "EUR"], categories: categories(["住房", "食品杂货", "旅行", "账单", "外出就餐", "孩子", "其他"]),
        titles: ["每周采购", "面包店", "菜市场", "骨董集市", "拉面 骨汤", "博物馆家庭票", "标题最多可以有八十个字符，这是一个用满所有字符的很长的记录标题，用来检查换行是否正确"],
        accounts: ["信用卡", "日常账户", "现金"], months: (1...10).map { "\($0)月" }, total: "合计", continued: "（续）", carried: "转下页",
        pageNumber: "第 {page} 页，共 {pages} 页", noRate: "CHF 336.00（滑雪周末）没有汇率，未计入合计。", summary: "最高的是2026年7月，为€3,122.00。")

    static let all = [english, japanese, chinese]
}
