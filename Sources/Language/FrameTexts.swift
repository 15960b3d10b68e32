/// The frame of every page, and words used on many pages.
package struct FrameTexts: Sentences {
    package let skip, mainMenu, brand, add, addRecord, addRecordTail, overview, records, statistics, accounts, categories, more, back, cancel, save,
        delete, edit: String
    package let duplicate, undo, new, search, showAll, errorPrefix, budgets: String
    package let actionsFor: @Sendable (String) -> NamedText
    package let listSeparator: String
    /// A label before a value, and a note in brackets behind a name.
    package let labelled, noted: @Sendable (String, String) -> String

    static let english = FrameTexts(
        skip: "Skip to content", mainMenu: "Main", brand: "Penny, overview", add: "Add", addRecord: "Add record", addRecordTail: " record",
        overview: "Overview", records: "Records", statistics: "Statistics", accounts: "Accounts", categories: "Categories", more: "More",
        back: "Back", cancel: "Cancel",
        save: "Save", delete: "Delete", edit: "Edit", duplicate: "Duplicate", undo: "Undo", new: "New",
        search: "Search", showAll: "Show all", errorPrefix: "Error: ", budgets: "Budgets",
        actionsFor: { NamedText("Actions for ", $0, "") }, listSeparator: " · ", labelled: { "\($0): \($1)" }, noted: { "\($0) (\($1))" })

    static let japanese = FrameTexts(
        skip: "本文へスキップ", mainMenu: "メイン", brand: "Penny、ホーム", add: "追加", addRecord: "記録を追加", addRecordTail: "",
        overview: "ホーム", records: "記録", statistics: "統計", accounts: "口座", categories: "カテゴリ", more: "その他", back: "戻る", cancel: "キャンセル",
        save: "保存", delete: "削除", edit: "編集", duplicate: "複製", undo: "元に戻す", new: "新規",
        search: "検索", showAll: "すべて表示", errorPrefix: "エラー：", budgets: "予算",
        actionsFor: { NamedText("", $0, "の操作") }, listSeparator: "・", labelled: { "\($0)：\($1)" }, noted: { "\($0)（\($1)）" })

    static let simplifiedChinese = FrameTexts(
        skip: "跳到主要内容", mainMenu: "主菜单", brand: "Penny，首页", add: "记一笔", addRecord: "记一笔", addRecordTail: "",
        overview: "首页", records: "记录", statistics: "统计", accounts: "账户", categories: "分类", more: "更多", back: "返回", cancel: "取消",
        save: "保存", delete: "删除", edit: "编辑", duplicate: "复制", undo: "撤销", new: "新建",
        search: "搜索", showAll: "显示全部", errorPrefix: "错误：", budgets: "预算",
        actionsFor: { NamedText("“", $0, "”的操作") }, listSeparator: " · ", labelled: { "\($0)：\($1)" }, noted: { "\($0)（\($1)）" })
}
