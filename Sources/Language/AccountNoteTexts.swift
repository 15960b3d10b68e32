/// Notes that people write about accounts.
package struct AccountNoteTexts: Sentences {
    package let title, intro, newTitle, editTitle, account, date, text, save, delete: String

    static let english = AccountNoteTexts(
        title: "Notes", intro: "What you want to remember about this account: a new rate, a call to the bank.", newTitle: "New note",
        editTitle: "Edit note", account: "Account", date: "Date", text: "Note", save: "Save note", delete: "Delete note")
    static let japanese = AccountNoteTexts(
        title: "メモ", intro: "金利の変更や銀行とのやり取りなど、この口座について覚えておきたいことを残せます。", newTitle: "新しいメモ",
        editTitle: "メモを編集", account: "口座", date: "日付", text: "メモ", save: "メモを保存",
        delete: "メモを削除")
    static let simplifiedChinese = AccountNoteTexts(
        title: "备注", intro: "记下与此账户有关的事，例如利率调整或与银行的沟通。", newTitle: "新建备注", editTitle: "编辑备注",
        account: "账户", date: "日期", text: "备注", save: "保存备注", delete: "删除备注")
}
