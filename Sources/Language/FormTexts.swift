/// Texts of all forms.
package struct FormTexts: Sentences {
    package let optional, restored, discard: String
    /// Above a form that was filled from a line and has guessed or missing values.
    package let leftOpen: String
    package let needsFixing: Counted

    static let english = FormTexts(
        optional: "optional", restored: "What you typed here before is back. It is not saved yet.", discard: "Discard",
        leftOpen: "Almost done: check what is marked, then save.",
        needsFixing: { $0 == 1 ? "One thing needs fixing" : "\($0) things need fixing" })
    static let japanese = FormTexts(
        optional: "任意", restored: "入力途中の内容を復元しました。まだ保存されていません。", discard: "破棄",
        leftOpen: "あと少しです。印のある項目を確認して保存してください。", needsFixing: { "\($0)か所の修正が必要です" })
    static let simplifiedChinese = FormTexts(
        optional: "选填", restored: "已恢复您之前输入的内容，尚未保存。", discard: "放弃更改",
        leftOpen: "差一点就好：请核对有标记的项目，然后保存。", needsFixing: { "有 \($0) 处需要修改" })
}
