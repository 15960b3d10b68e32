/// The help for keyboard shortcuts.
package struct ShortcutTexts: Sentences {
    package let title, search, new, overview, records, statistics, accounts, categories, budgets, settings, help, close: String

    static let english = ShortcutTexts(
        title: "Keyboard shortcuts", search: "Search records", new: "New record", overview: "Go to the overview", records: "Go to the records",
        statistics: "Go to the statistics", accounts: "Go to the accounts", categories: "Go to the categories", budgets: "Go to the budgets",
        settings: "Go to More", help: "Show this help", close: "Close")
    static let japanese = ShortcutTexts(
        title: "キーボードショートカット", search: "記録を検索", new: "新しい記録", overview: "ホームへ", records: "記録へ",
        statistics: "統計へ", accounts: "口座へ", categories: "カテゴリへ", budgets: "予算へ", settings: "「その他」へ", help: "このヘルプを表示", close: "閉じる")
    static let simplifiedChinese = ShortcutTexts(
        title: "键盘快捷键", search: "搜索记录", new: "记一笔", overview: "前往首页", records: "前往记录",
        statistics: "前往统计", accounts: "前往账户", categories: "前往分类", budgets: "前往预算", settings: "前往“更多”", help: "显示此帮助", close: "关闭")
}
