/// The keys for amounts on a touch screen.
package struct KeypadTexts: Sentences {
    /// The decimal mark, as ``MoneyFormat`` writes it in every language.
    package let point: String
    package let name, pointName, zeros, plus, minus, times, divided, erase, phone, done, own: String

    static let english = KeypadTexts(
        point: ".", name: "Keys for the amount", pointName: "Point", zeros: "Two zeros", plus: "Plus", minus: "Minus", times: "Times",
        divided: "Divided by", erase: "Delete the last character", phone: "Use the phone’s keyboard", done: "Close the keys", own: "Calculator keys")
    static let japanese = KeypadTexts(
        point: ".", name: "金額のキー", pointName: "小数点", zeros: "ゼロ二つ", plus: "足す", minus: "引く", times: "掛ける",
        divided: "割る", erase: "一文字消す", phone: "端末のキーボードを使う", done: "キーを閉じる", own: "電卓キー")
    static let simplifiedChinese = KeypadTexts(
        point: ".", name: "金额按键", pointName: "小数点", zeros: "两个零", plus: "加", minus: "减", times: "乘",
        divided: "除以", erase: "删除一个字符", phone: "使用手机键盘", done: "收起按键", own: "计算器按键")
}
