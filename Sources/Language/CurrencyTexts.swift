/// The currency picker.
package struct CurrencyTexts: Sentences {
    package let title, searchLabel, searchHint, usedByYou, common, all, found, none: String

    static let english = CurrencyTexts(
        title: "Currency", searchLabel: "Search currencies", searchHint: "Country, name, code or symbol", usedByYou: "Used by you",
        common: "Common", all: "A to Z", found: "Found", none: "No currency matches. Try a country, or a code such as EUR.")
    static let japanese = CurrencyTexts(
        title: "通貨", searchLabel: "通貨を検索", searchHint: "国、名前、コード、記号", usedByYou: "使用中",
        common: "よく使われる通貨", all: "一覧", found: "検索結果", none: "一致する通貨がありません。国名か、EUR のようなコードで探してください。")
    static let simplifiedChinese = CurrencyTexts(
        title: "币种", searchLabel: "搜索币种", searchHint: "国家、名称、代码或符号", usedByYou: "您使用的",
        common: "常用", all: "全部", found: "搜索结果", none: "没有找到币种。请试试国家名，或 EUR 这样的代码。")
}
