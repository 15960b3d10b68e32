/// The hashtags of a book.
package struct HashtagTexts: Sentences {
    package let title, name, nameHint, add, rename, intro, emptyText, editTitle: String
    package let merge, mergeTitle, mergeHint, mergeNote, mergeButton, into, choose, noOthers: String
    package let records, mergeRecords, merged: Counted
    package let mergeHeading, mergeInto: Named
    package let mergeQuestion: OfTwo

    static let english = HashtagTexts(
        title: "Hashtags", name: "Hashtag", nameHint: "Letters, digits, _ and -, without the #.", add: "Add hashtag", rename: "Save name",
        intro: "They are offered on the record form. Writing a new one in a record adds it here.", emptyText: "No hashtags yet.",
        editTitle: "Edit hashtag", merge: "Merge", mergeTitle: "Merge into another hashtag",
        mergeHint: "Two words for the same thing?", mergeNote: "Budgets with this hashtag count the other one from then on. This cannot be undone.",
        mergeButton: "Merge hashtags", into: "Becomes", choose: "Choose a hashtag", noOthers: "There is no other hashtag yet.",
        records: { $0 == 1 ? "1 record" : "\($0) records" },
        mergeRecords: {
            switch $0 {
            case 0: "No record has it. It goes away, and the other hashtag stays as it is."
            case 1: "1 record gets the other hashtag in its place; if it has both, it keeps one."
            default: "\($0) records get the other hashtag in its place; those with both keep one."
            }
        }, merged: { $0 == 0 ? "Hashtags merged." : $0 == 1 ? "Hashtags merged: 1 record moved." : "Hashtags merged: \($0) records moved." },
        mergeHeading: { "Which hashtag does \($0) become?" }, mergeInto: { "Merge into \($0)" },
        mergeQuestion: { "\($1) is there already. Shall all records of \($0) get \($1) instead?" })
    static let japanese = HashtagTexts(
        title: "タグ", name: "タグ", nameHint: "文字、数字、_ と -（# は不要です）。", add: "タグを追加", rename: "名前を保存",
        intro: "記録の入力画面に候補として表示されます。記録に新しいタグを書くと、ここに追加されます。", emptyText: "タグはまだありません。",
        editTitle: "タグを編集", merge: "統合", mergeTitle: "別のタグに統合",
        mergeHint: "同じ意味のタグをまとめられます。", mergeNote: "このタグを対象にした予算は、今後、統合先のタグが対象になります。この操作は取り消せません。",
        mergeButton: "統合する", into: "統合先", choose: "タグを選択", noOthers: "ほかのタグはまだありません。",
        records: { "\($0)件の記録" },
        mergeRecords: { $0 == 0 ? "このタグの付いた記録はありません。タグだけが消えます。" : "\($0)件の記録のタグが統合先に変わります。両方付いている記録では1つになります。" },
        merged: { $0 == 0 ? "タグを統合しました。" : "タグを統合し、\($0)件の記録のタグを変更しました。" },
        mergeHeading: { "\($0) をどのタグに統合しますか？" }, mergeInto: { "\($0) に統合" },
        mergeQuestion: { "\($1) はすでにあります。\($0) の記録をすべて \($1) に変えますか？" })
    static let simplifiedChinese = HashtagTexts(
        title: "标签", name: "标签", nameHint: "文字、数字、_ 和 -，不用写 #。", add: "添加标签", rename: "保存",
        intro: "记账时可以选用。在记录中写新标签，会自动添加到这里。", emptyText: "还没有标签。",
        editTitle: "编辑标签", merge: "合并", mergeTitle: "合并到其他标签",
        mergeHint: "有两个意思相同的标签？", mergeNote: "使用此标签的预算今后改为统计合并后的标签。此操作无法撤销。",
        mergeButton: "合并标签", into: "合并到", choose: "选择标签", noOthers: "还没有其他标签。",
        records: { "\($0) 条记录" },
        mergeRecords: { $0 == 0 ? "没有记录使用它，合并后它会消失。" : "\($0) 条记录会改用另一个标签；两个都有的只保留一个。" },
        merged: { $0 == 0 ? "标签已合并。" : "标签已合并，更新了 \($0) 条记录。" },
        mergeHeading: { "要把 \($0) 合并到哪个标签？" }, mergeInto: { "合并到 \($0)" },
        mergeQuestion: { "已经有 \($1) 了。要把 \($0) 的所有记录改为 \($1) 吗？" })
}
