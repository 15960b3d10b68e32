import Bookkeeping

/// Categories.
package struct CategoryTexts: Sentences {
    package let title, newTitle, editTitle, kind, expense, income, name, colour, icon, deleteButton, keep, moveTo, moveHint,
        delete: String
    package let emptyTitle, emptyText, onlyOne: String
    package let order, orderOfExpenses, orderOfIncome, orderIntro, orderDone, sortByName: String
    package let parent, noParent, parentHint, addBelow, belowStays: String
    package let merge, mergeTitle, mergeNote, mergeButton, mergeInto, mergeChoose, noOthers: String
    package let mergeHeading: Named
    package let mergeRecords: Counted
    package let merged: @Sendable (_ name: String, _ records: Int) -> String
    package let moveUp, moveDown: @Sendable (String) -> NamedText
    package let deleteTitle, itself: Named
    package let deleteRecords, records: Counted

    static let english = CategoryTexts(
        title: "Categories", newTitle: "New category", editTitle: "Edit category", kind: "Kind", expense: "Expense", income: "Income",
        name: "Name", colour: "Colour", icon: "Icon", deleteButton: "Delete category", keep: "Keep category",
        moveTo: "Move its records to", moveHint: "No record is lost. You can undo this.", delete: "Delete category",
        emptyTitle: "No categories of this kind", emptyText: "Add one to sort your records.",
        onlyOne: "This is the only category of its kind and has records. Add another one first.", order: "Change order",
        orderOfExpenses: "Order of expense categories", orderOfIncome: "Order of income categories",
        orderIntro: "Forms, filters and lists show them in this order.", orderDone: "Done", sortByName: "Sort by name",
        parent: "Part of", noParent: "None", parentHint: "Its records count in both.", addBelow: "Add a subcategory",
        belowStays: "Its subcategories stay, each as a category of its own; undoing puts them back.", merge: "Merge",
        mergeTitle: "Merge into another category",
        mergeNote: "Budgets, limits, rules and kept reports with this category count the other one from then on. You can undo this.",
        mergeButton: "Merge categories", mergeInto: "Becomes", mergeChoose: "Choose a category",
        noOthers: "There is no other category of this kind yet.", mergeHeading: { "Which category does “\($0)” become?" },
        mergeRecords: {
            switch $0 {
            case 0: "No record is in it. It goes away, and the other category stays as it is."
            case 1: "1 record moves to the other category."
            default: "\($0) records move to the other category."
            }
        },
        merged: { $1 == 0 ? "“\($0)” merged." : $1 == 1 ? "“\($0)” merged: 1 record moved." : "“\($0)” merged: \($1) records moved." },
        moveUp: { NamedText("Move ", $0, " up") }, moveDown: { NamedText("Move ", $0, " down") }, deleteTitle: { "Delete “\($0)”?" },
        itself: { "\($0), no subcategory" },
        deleteRecords: {
            switch $0 {
            case 0: "It has no records."
            case 1: "One record is in it."
            default: "\($0) records are in it."
            }
        },
        records: { $0 == 1 ? "1 record" : "\($0) records" })

    static let japanese = CategoryTexts(
        title: "カテゴリ", newTitle: "新しいカテゴリ", editTitle: "カテゴリを編集", kind: "種類", expense: "支出", income: "収入",
        name: "名前", colour: "色", icon: "アイコン", deleteButton: "カテゴリを削除", keep: "カテゴリを残す",
        moveTo: "記録の移動先", moveHint: "記録は失われません。元に戻すこともできます。", delete: "カテゴリを削除",
        emptyTitle: "この種類のカテゴリはありません", emptyText: "カテゴリを追加して、記録を分類しましょう。",
        onlyOne: "この種類のカテゴリはこれだけで、記録も入っています。先に別のカテゴリを追加してください。", order: "並べ替え",
        orderOfExpenses: "支出カテゴリの並べ替え", orderOfIncome: "収入カテゴリの並べ替え",
        orderIntro: "入力画面、絞り込み、一覧にこの順で表示されます。", orderDone: "完了", sortByName: "名前順にする",
        parent: "親カテゴリ", noParent: "なし", parentHint: "記録は両方に数えられます。", addBelow: "サブカテゴリを追加",
        belowStays: "サブカテゴリは独立したカテゴリとして残り、元に戻すと再びこのカテゴリに入ります。", merge: "統合", mergeTitle: "別のカテゴリに統合",
        mergeNote: "このカテゴリを対象にした予算、上限、ルール、保存したレポートは、以後、統合先を数えます。元に戻すこともできます。",
        mergeButton: "統合する", mergeInto: "統合先", mergeChoose: "カテゴリを選択",
        noOthers: "同じ種類のカテゴリはほかにまだありません。", mergeHeading: { "「\($0)」をどのカテゴリに統合しますか？" },
        mergeRecords: { $0 == 0 ? "記録はありません。カテゴリだけが消えます。" : "\($0)件の記録が統合先に移ります。" },
        merged: { $1 == 0 ? "「\($0)」を統合しました。" : "「\($0)」を統合し、\($1)件の記録を移しました。" },
        moveUp: { NamedText("「", $0, "」を上へ移動") }, moveDown: { NamedText("「", $0, "」を下へ移動") }, deleteTitle: { "「\($0)」を削除しますか？" },
        itself: { "\($0)（サブカテゴリなし）" },
        deleteRecords: { $0 == 0 ? "記録はありません。" : "\($0)件の記録があります。" },
        records: { "\($0)件の記録" })

    static let simplifiedChinese = CategoryTexts(
        title: "分类", newTitle: "新建分类", editTitle: "编辑分类", kind: "类型", expense: "支出", income: "收入",
        name: "名称", colour: "颜色", icon: "图标", deleteButton: "删除分类", keep: "保留分类",
        moveTo: "将记录移到", moveHint: "记录不会丢失，也可以撤销。", delete: "删除分类",
        emptyTitle: "没有此类型的分类", emptyText: "添加一个来整理记录。",
        onlyOne: "这是此类型唯一的分类，并且有记录。请先添加另一个分类。", order: "调整顺序",
        orderOfExpenses: "支出分类的顺序", orderOfIncome: "收入分类的顺序",
        orderIntro: "表单、筛选和列表都按此顺序显示。", orderDone: "完成", sortByName: "按名称排序",
        parent: "上级分类", noParent: "无", parentHint: "记录同时计入两者。", addBelow: "添加子分类",
        belowStays: "其子分类会保留为独立分类；撤销后恢复原位。", merge: "合并", mergeTitle: "合并到其他分类",
        mergeNote: "使用此分类的预算、限额、规则和已保存的报表以后改为统计另一个分类。可以撤销。",
        mergeButton: "合并分类", mergeInto: "合并到", mergeChoose: "选择分类",
        noOthers: "还没有其他同类型的分类。", mergeHeading: { "要把“\($0)”合并到哪个分类？" },
        mergeRecords: { $0 == 0 ? "没有记录，合并后该分类会消失。" : "\($0) 条记录会移到另一个分类。" },
        merged: { $1 == 0 ? "“\($0)”已合并。" : "“\($0)”已合并，移动了 \($1) 条记录。" },
        moveUp: { NamedText("上移“", $0, "”") }, moveDown: { NamedText("下移“", $0, "”") }, deleteTitle: { "要删除“\($0)”吗？" }, itself: { "\($0)（无子分类）" },
        deleteRecords: { $0 == 0 ? "该分类没有记录。" : "该分类有 \($0) 条记录。" },
        records: { "\($0) 条记录" })
}
