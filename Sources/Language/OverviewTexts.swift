/// The overview: quick add, this month, recent records, first steps.
package struct OverviewTexts: Sentences {
    package let title, addExpense, moreFields, category, amount, add, recent, allRecords, spentToday, line, lineExample,
        readLine: String
    package let firstTitle, firstText, firstRecord, firstRecordHint, firstAccount, firstAccountHint, firstSettings, firstSettingsHint: String

    static let english = OverviewTexts(
        title: "Overview", addExpense: "Add an expense", moreFields: "More fields", category: "Category", amount: "Amount", add: "Add",
        recent: "Recent", allRecords: "All records", spentToday: "Spent today", line: "A record in one line",
        lineExample: "12.50 coffee #work", readLine: "Read the line",
        firstTitle: "Your first penny goes here",
        firstText: "Nothing is recorded yet. A coffee is a fine start: choose a category, type the amount, press Add.",
        firstRecord: "Add a record", firstRecordHint: "With date, note and hashtags", firstAccount: "Set up your accounts",
        firstAccountHint: "What is in them today", firstSettings: "Look at the settings", firstSettingsHint: "Language, time zone, theme")

    static let japanese = OverviewTexts(
        title: "ホーム", addExpense: "支出を追加", moreFields: "詳しく入力", category: "カテゴリ", amount: "金額", add: "追加",
        recent: "最近の記録", allRecords: "すべての記録", spentToday: "今日の支出", line: "ひとことで記録",
        lineExample: "昨日 スーパー 1280円 食費", readLine: "読み取る",
        firstTitle: "最初の記録を付けましょう", firstText: "まだ記録がありません。まずはコーヒー1杯から。カテゴリを選び、金額を入れて、「追加」を押すだけです。",
        firstRecord: "記録を追加", firstRecordHint: "日付、メモ、タグも入力できます", firstAccount: "口座を設定",
        firstAccountHint: "今日の残高を入力", firstSettings: "設定を確認", firstSettingsHint: "言語、タイムゾーン、外観")

    static let simplifiedChinese = OverviewTexts(
        title: "首页", addExpense: "记一笔支出", moreFields: "更多选项", category: "分类", amount: "金额", add: "添加",
        recent: "最近记录", allRecords: "全部记录", spentToday: "今日支出", line: "用一句话记账",
        lineExample: "昨天 打车 35 交通", readLine: "识别",
        firstTitle: "第一笔从这里开始", firstText: "还没有任何记录。就从一杯咖啡开始吧：选择分类，输入金额，点“添加”。",
        firstRecord: "记一笔", firstRecordHint: "可填日期、备注和标签", firstAccount: "设置账户",
        firstAccountHint: "填入现在的余额", firstSettings: "查看设置", firstSettingsHint: "语言、时区、外观")
}
