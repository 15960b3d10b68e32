/// Masking of amounts with dots, for use where others may look on.
package struct MaskingTexts: Sentences {
    package let title, hint, hide, show, formNote, shortcut: String

    static let english = MaskingTexts(
        title: "Hide amounts", hint: "Dots in place of every amount, when others look on", hide: "Hide amounts", show: "Show amounts",
        formNote: "Amounts are hidden on other pages. Here you see the one that you change.", shortcut: "Hide or show amounts")
    static let japanese = MaskingTexts(
        title: "金額を隠す", hint: "人目があるときに、すべての金額を隠します", hide: "金額を隠す", show: "金額を表示",
        formNote: "ほかのページでは金額を隠しています。ここでは、変更する金額だけを表示しています。", shortcut: "金額を隠す・表示する")
    static let simplifiedChinese = MaskingTexts(
        title: "隐藏金额", hint: "将所有金额显示为圆点，避免旁人看到", hide: "隐藏金额", show: "显示金额",
        formNote: "其他页面的金额已隐藏，这里只显示您要修改的金额。", shortcut: "隐藏或显示金额")
}
