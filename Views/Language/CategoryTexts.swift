import Bookkeeping

/// Categories.
package struct CategoryTexts: Sendable {
    package let title, newTitle, editTitle, kind, expense, income, name, colour, icon, seeRecords, deleteButton, keep, moveTo, moveHint, delete: String
    package let emptyTitle, emptyText, onlyOne: String
    package let deleteTitle: Named
    package let deleteRecords, records: Counted
    package let hue: @Sendable (Hue) -> String

    static let english = CategoryTexts(
        title: "Categories", newTitle: "New category", editTitle: "Edit category", kind: "Kind", expense: "Expense", income: "Income",
        name: "Name", colour: "Colour", icon: "Icon", seeRecords: "See records", deleteButton: "Delete category", keep: "Keep category",
        moveTo: "Move its records to", moveHint: "No record is lost. You can undo this.", delete: "Delete category",
        emptyTitle: "No categories of this kind", emptyText: "Add one to sort your records.",
        onlyOne: "This is the only category of its kind and has records. Add another one first.", deleteTitle: { "Delete “\($0)”?" },
        deleteRecords: {
            switch $0 {
            case 0: "It has no records."
            case 1: "One record is in it."
            default: "\($0) records are in it."
            }
        },
        records: { $0 == 1 ? "1 record" : "\($0) records" },
        hue: {
            switch $0 {
            case .copper: "Copper"
            case .amber: "Amber"
            case .olive: "Olive"
            case .patina: "Patina"
            case .teal: "Teal"
            case .sky: "Sky"
            case .indigo: "Indigo"
            case .plum: "Plum"
            case .rose: "Rose"
            case .brick: "Brick"
            case .cocoa: "Cocoa"
            case .slate: "Slate"
            }
        })

    static let japanese = CategoryTexts(
        title: "カテゴリ", newTitle: "新しいカテゴリ", editTitle: "カテゴリを編集", kind: "種類", expense: "支出", income: "収入",
        name: "名前", colour: "色", icon: "アイコン", seeRecords: "記録を見る", deleteButton: "カテゴリを削除", keep: "カテゴリを残す",
        moveTo: "記録の移動先", moveHint: "記録は失われません。取り消すこともできます。", delete: "カテゴリを削除",
        emptyTitle: "この種類のカテゴリはありません", emptyText: "追加して記録を整理しましょう。",
        onlyOne: "この種類のカテゴリはこれだけで、記録があります。先に別のカテゴリを追加してください。", deleteTitle: { "「\($0)」を削除しますか？" },
        deleteRecords: { $0 == 0 ? "記録はありません。" : "\($0)件の記録があります。" },
        records: { "\($0)件の記録" },
        hue: {
            switch $0 {
            case .copper: "銅色"
            case .amber: "琥珀色"
            case .olive: "オリーブ"
            case .patina: "緑青"
            case .teal: "青緑"
            case .sky: "空色"
            case .indigo: "藍色"
            case .plum: "梅色"
            case .rose: "薔薇色"
            case .brick: "煉瓦色"
            case .cocoa: "ココア"
            case .slate: "石板色"
            }
        })

    static let simplifiedChinese = CategoryTexts(
        title: "分类", newTitle: "新分类", editTitle: "编辑分类", kind: "类型", expense: "支出", income: "收入",
        name: "名称", colour: "颜色", icon: "图标", seeRecords: "查看记录", deleteButton: "删除分类", keep: "保留分类",
        moveTo: "将其记录移到", moveHint: "记录不会丢失，也可以撤销。", delete: "删除分类",
        emptyTitle: "没有此类型的分类", emptyText: "添加一个来整理记录。",
        onlyOne: "这是此类型唯一的分类，并且有记录。请先添加另一个分类。", deleteTitle: { "要删除“\($0)”吗？" },
        deleteRecords: { $0 == 0 ? "它没有记录。" : "其中有 \($0) 条记录。" },
        records: { "\($0) 条记录" },
        hue: {
            switch $0 {
            case .copper: "铜色"
            case .amber: "琥珀"
            case .olive: "橄榄"
            case .patina: "铜绿"
            case .teal: "青色"
            case .sky: "天蓝"
            case .indigo: "靛蓝"
            case .plum: "梅紫"
            case .rose: "玫瑰"
            case .brick: "砖红"
            case .cocoa: "可可"
            case .slate: "石板灰"
            }
        })
}
