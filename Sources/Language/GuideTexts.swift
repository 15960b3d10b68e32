/// The guide's frame: its list of pages and its search.
package struct GuideTexts: Sentences {
    package let title, menuHint, intro, search, searchHint, none, noneHint, all, more: String
    package let found: Counted
    /// The description of a picture, from the title of its page.
    package let picture: Named

    static let english = GuideTexts(
        title: "Guide", menuHint: "How to do things, in short pages", intro: "Short pages with the steps, or ask in your own words.",
        search: "Search the guide", searchHint: "Such as “change password”", none: "Nothing found",
        noneHint: "Try another word, or look through all pages below.", all: "All pages", more: "Related",
        found: { $0 == 1 ? "1 page" : "\($0) pages" }, picture: { "Drawing of the screen: \($0)" })
    static let japanese = GuideTexts(
        title: "使い方ガイド", menuHint: "操作の手順を短く説明", intro: "短いページで手順を説明します。言葉で検索もできます。",
        search: "ガイドを検索", searchHint: "例：パスワードを変更", none: "見つかりませんでした",
        noneHint: "別の言葉で試すか、下の一覧からお選びください。", all: "すべてのページ", more: "関連するページ",
        found: { "\($0)ページ" }, picture: { "画面の図：\($0)" })
    static let simplifiedChinese = GuideTexts(
        title: "使用指南", menuHint: "简短的操作步骤", intro: "每页讲清一件事的步骤，也可以直接搜索。",
        search: "搜索指南", searchHint: "例如“修改密码”", none: "没有找到",
        noneHint: "换个词试试，或从下面的列表里找。", all: "全部页面", more: "相关页面",
        found: { "\($0) 页" }, picture: { "界面示意图：\($0)" })
}
