/// Two versions of a record, saved by two devices.
package struct VersionTexts: Sentences {
    package let title, text, keepSaved, nothing: String
    package let saved, typed: Named

    static let english = VersionTexts(
        title: "This record was changed meanwhile",
        text:
            "It was saved in another window or on another device while you edited it. Nothing is lost: the form has what you typed. Save it to replace the other version.",
        keepSaved: "Keep the saved version", nothing: "nothing", saved: { "Saved: \($0)" }, typed: { "Yours: \($0)" })
    static let japanese = VersionTexts(
        title: "この記録は編集中に変更されました",
        text: "編集中に、別のウィンドウか端末で保存されました。入力した内容はフォームに残っています。保存すると、保存済みの内容は上書きされます。",
        keepSaved: "保存済みの内容を残す", nothing: "なし", saved: { "保存済み：\($0)" }, typed: { "あなたの入力：\($0)" })
    static let simplifiedChinese = VersionTexts(
        title: "这条记录已被修改",
        text: "在您编辑期间，它已在另一个窗口或另一台设备上保存。您输入的内容没有丢失，仍在表单里。保存后将覆盖另一个版本。",
        keepSaved: "保留已保存的版本", nothing: "无", saved: { "已保存：\($0)" }, typed: { "您输入的：\($0)" })
}
