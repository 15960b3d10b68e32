/// What every form says.
package struct FormTexts: Sentences {
    package let optional: String
    package let needsFixing: Counted
    package let showPassword: String

    static let english = FormTexts(
        optional: "optional", needsFixing: { $0 == 1 ? "One thing needs fixing" : "\($0) things need fixing" }, showPassword: "Show password")
    static let japanese = FormTexts(
        optional: "任意", needsFixing: { "\($0)か所の修正が必要です" }, showPassword: "パスワードを表示")
    static let simplifiedChinese = FormTexts(
        optional: "选填", needsFixing: { "有 \($0) 处需要修改" }, showPassword: "显示密码")
}
