/// The keys for amounts on a touch screen.
package struct KeypadTexts: Sentences {
    /// The decimal mark, as ``MoneyFormat`` writes it in every language.
    package let point: String
    package let name, pointName, zeros, plus, minus, times, divided, erase, phone, done, own: String

    static let english = KeypadTexts(
        point: ".", name: "Keys for the amount", pointName: "Point", zeros: "Two zeros", plus: "Plus", minus: "Minus", times: "Times",
        divided: "Divided by", erase: "Delete the last character", phone: "Use the phone’s keyboard", done: "Close the keys", own: "Calculator keys")
    static let japanese = KeypadTexts(
        point: ".", name: "金額の入力キー", pointName: "小数点", zeros: "ゼロ2つ", plus: "足す", minus: "引く", times: "掛ける",
        divided: "割る", erase: "1文字削除", phone: "端末のキーボードを使う", done: "電卓を閉じる", own: "電卓")
    static let simplifiedChinese = KeypadTexts(
        point: ".", name: "金额键盘", pointName: "小数点", zeros: "两个零", plus: "加", minus: "减", times: "乘",
        divided: "除以", erase: "删除最后一个字符", phone: "使用手机键盘", done: "收起键盘", own: "计算器")
}
