/// The hashtags of a book.
package struct HashtagTexts: Sentences {
    package let title, name, nameHint, add, rename, intro, emptyText, newTitle, editTitle: String
    package let records: Counted

    static let english = HashtagTexts(
        title: "Hashtags", name: "Hashtag", nameHint: "Letters, digits, _ and -, without the #.", add: "Add hashtag", rename: "Save name",
        intro: "They are offered on the record form. Writing a new one in a record adds it here.", emptyText: "No hashtags yet.",
        newTitle: "New hashtag", editTitle: "Edit hashtag", records: { $0 == 1 ? "1 record" : "\($0) records" })
    static let japanese = HashtagTexts(
        title: "ハッシュタグ", name: "ハッシュタグ", nameHint: "文字、数字、_ と -（# は不要です）。", add: "ハッシュタグを追加", rename: "名前を保存",
        intro: "記録の入力画面に候補として表示されます。記録に新しいタグを書くと、ここに追加されます。", emptyText: "ハッシュタグはまだありません。",
        newTitle: "新しいハッシュタグ", editTitle: "ハッシュタグを編集", records: { "\($0)件の記録" })
    static let simplifiedChinese = HashtagTexts(
        title: "标签", name: "标签", nameHint: "文字、数字、_ 和 -，不用写 #。", add: "添加标签", rename: "保存名称",
        intro: "填写记录时会作为候选显示。在记录中写新标签会自动添加到这里。", emptyText: "还没有标签。",
        newTitle: "新标签", editTitle: "编辑标签", records: { "\($0) 条记录" })
}
