import Bookkeeping

/// Choosing records in a list, and changing or deleting them together.
package struct ChangeTexts: Sentences {
    package let choose, close, bar, page, allUnknown, change, export, hint, noneTicked, newCategory, newAccount, date, vendor, addTags, removeTags,
        pick, vendorRemoved, noneChosen, tooMany, deleteNote, keep, recent: String
    package let chosen, all, heading, changeButton, changed, unchanged, recounted, deleteHeading, deleteButton: Counted
    /// The other sides of chosen records: in the household's book by its name, and in one's own.
    package let alsoDeletedIn, alsoChangedIn: @Sendable (Int, String) -> String
    package let ownDeleted, ownChanged: Counted
    package let select, category, account, day, vendorTo, added, removed: Named
    package let refused: @Sendable (RecordChange.Refusal, Int) -> String
    package let undone, changedSince, blocked: Counted
    /// Joins the parts of a change; joins the first part of a sentence with them; joins sentences.
    package let comma, colon, stop, between: String

    static let english = ChangeTexts(
        choose: "Choose several", close: "Stop choosing", bar: "Chosen records", page: "All on this page", allUnknown: "All that match",
        change: "Change", export: "Export",
        hint: "Only what is ticked is changed. One Undo takes it all back.", noneTicked: "Tick what you want to change.",
        newCategory: "Category", newAccount: "Account", date: "Date", vendor: "Vendor", addTags: "Add hashtags", removeTags: "Remove hashtag",
        pick: "Choose", vendorRemoved: "vendor removed",
        noneChosen: "Choose at least one record first.", tooMany: "At most 20,000 records can be changed at once. Choose a shorter period.",
        deleteNote: "They stay in the trash for 30 days. One Undo brings them all back.", keep: "Keep them", recent: "Changes of several records",
        chosen: { "\($0) chosen" }, all: { "All \($0) that match" },
        heading: { $0 == 1 ? "Change 1 record" : "Change \($0) records" }, changeButton: { $0 == 1 ? "Change 1 record" : "Change \($0) records" },
        changed: { $0 == 1 ? "1 record changed" : "\($0) records changed" },
        unchanged: { $0 == 1 ? "1 was like that already" : "\($0) were like that already" },
        recounted: {
            $0 == 1
                ? "The list has changed: it is 1 record now. Please check and confirm."
                : "The list has changed: it is \($0) records now. Please check and confirm."
        },
        deleteHeading: { $0 == 1 ? "Delete 1 record?" : "Delete \($0) records?" },
        deleteButton: { $0 == 1 ? "Delete 1 record" : "Delete \($0) records" },
        alsoDeletedIn: {
            $0 == 1
                ? "1 of them is also in the book of \($1), and is deleted there too."
                : "\($0) of them are also in the book of \($1), and are deleted there too."
        },
        alsoChangedIn: {
            ($0 == 1 ? "1 of them is also in the book of \($1)" : "\($0) of them are also in the book of \($1)")
                + ": a new date or vendor holds there too. Category, account and hashtags are changed here only."
        },
        ownDeleted: {
            $0 == 1 ? "1 of them is also in My money, and is deleted there too." : "\($0) of them are also in My money, and are deleted there too."
        },
        ownChanged: {
            ($0 == 1 ? "1 of them is also in My money" : "\($0) of them are also in My money")
                + ": a new date or vendor holds there too, and another account takes it out of there. Category and hashtags are changed here only."
        },
        select: { "Select: \($0)" }, category: { "category \($0)" }, account: { "account \($0)" }, day: { "date \($0)" },
        vendorTo: { "vendor \($0)" }, added: { "\($0) added" }, removed: { "\($0) removed" },
        refused: {
            let left = $1 == 1 ? "1 record was left as it is" : "\($1) records were left as they are"
            return switch $0 {
            case .transferCategory: "\(left): a transfer has no category"
            case .transferAccount: "\(left): a transfer has two accounts, so edit it by itself"
            case .otherKind: "\(left): the category is of the other kind"
            case .divided: "\(left): the parts of a divided record keep their categories"
            case .otherCurrency: "\(left): the account has another currency"
            case .tooManyHashtags: "\(left): a record has at most 20 hashtags"
            }
        },
        undone: { $0 == 1 ? "1 record is as it was" : "\($0) records are as they were" },
        changedSince: { $0 == 1 ? "1 was changed or deleted since and stays as it is" : "\($0) were changed or deleted since and stay as they are" },
        blocked: {
            $0 == 1 ? "1 stays, because its former account or category is deleted" : "\($0) stay, because their former account or category is deleted"
        },
        comma: ", ", colon: ": ", stop: ".", between: " ")

    static let japanese = ChangeTexts(
        choose: "まとめて選択", close: "選択を終える", bar: "選択した記録", page: "このページをすべて", allUnknown: "条件に合うものすべて", change: "変更", export: "書き出す",
        hint: "チェックした項目だけが変わります。まとめて元に戻せます。", noneTicked: "変更する項目にチェックを入れてください。",
        newCategory: "カテゴリ", newAccount: "口座", date: "日付", vendor: "支払先", addTags: "タグを追加", removeTags: "タグを外す",
        pick: "選ぶ", vendorRemoved: "支払先を削除",
        noneChosen: "先に記録を選んでください。", tooMany: "一度に変更できるのは2万件までです。期間を短くしてください。",
        deleteNote: "30日間はゴミ箱に残ります。まとめて元に戻せます。", keep: "削除しない", recent: "一括変更",
        chosen: { "\($0)件を選択中" }, all: { "条件に合う\($0)件すべて" }, heading: { "\($0)件の記録を変更" }, changeButton: { "\($0)件を変更" },
        changed: { "\($0)件の記録を変更しました" }, unchanged: { "\($0)件は変更の必要がありませんでした" },
        recounted: { "対象が変わり、\($0)件になりました。確認して、もう一度押してください。" },
        deleteHeading: { "\($0)件の記録を削除しますか？" }, deleteButton: { "\($0)件を削除" },
        alsoDeletedIn: { "うち\($0)件は共有の家計簿「\($1)」にも記録されており、そちらからも削除されます。" },
        alsoChangedIn: { "うち\($0)件は共有の家計簿「\($1)」にも記録されています。日付と支払先はそちらも変わり、カテゴリ、口座、タグはここだけが変わります。" },
        ownDeleted: { "うち\($0)件は自分の家計簿にも記録されており、そちらからも削除されます。" },
        ownChanged: { "うち\($0)件は自分の家計簿にも記録されています。日付と支払先はそちらも変わり、口座を変えると自分の家計簿からは外れます。カテゴリとタグはここだけが変わります。" },
        select: { "選択：\($0)" }, category: { "カテゴリを\($0)に" }, account: { "口座を\($0)に" }, day: { "日付を\($0)に" },
        vendorTo: { "支払先を\($0)に" }, added: { "\($0)を追加" }, removed: { "\($0)を外す" },
        refused: {
            switch $0 {
            case .transferCategory: "振替にはカテゴリがないため、\($1)件はそのままです"
            case .transferAccount: "振替には口座が2つあるため、\($1)件はそのままです（1件ずつ編集してください）"
            case .otherKind: "カテゴリの種類が違うため、\($1)件はそのままです"
            case .divided: "内訳にはそれぞれのカテゴリがあるため、\($1)件はそのままです"
            case .otherCurrency: "口座の通貨が違うため、\($1)件はそのままです"
            case .tooManyHashtags: "タグは20個までのため、\($1)件はそのままです"
            }
        },
        undone: { "\($0)件の記録を元に戻しました" }, changedSince: { "\($0)件はその後に変更または削除されたため、そのままです" },
        blocked: { "\($0)件は元の口座かカテゴリが削除されているため、そのままです" }, comma: "、", colon: "：", stop: "。", between: "")

    static let simplifiedChinese = ChangeTexts(
        choose: "选择多条", close: "取消选择", bar: "已选记录", page: "本页全部", allUnknown: "全部符合的记录", change: "修改", export: "导出",
        hint: "只修改勾选的项目，可一次撤销。", noneTicked: "请勾选要修改的项目。",
        newCategory: "分类", newAccount: "账户", date: "日期", vendor: "商家", addTags: "添加标签", removeTags: "移除标签",
        pick: "请选择", vendorRemoved: "清除商家",
        noneChosen: "请先选择至少一条记录。", tooMany: "一次最多修改 20,000 条记录，请缩小时间范围。",
        deleteNote: "它们会在回收站保留 30 天，可一次恢复。", keep: "不删除", recent: "批量修改",
        chosen: { "已选 \($0) 条" }, all: { "全部符合的 \($0) 条" }, heading: { "修改 \($0) 条记录" }, changeButton: { "修改 \($0) 条" },
        changed: { "已修改 \($0) 条记录" }, unchanged: { "\($0) 条无需修改" }, recounted: { "列表已有变化，现在是 \($0) 条。请确认后再提交。" },
        deleteHeading: { "删除 \($0) 条记录？" }, deleteButton: { "删除 \($0) 条" },
        alsoDeletedIn: { "其中 \($0) 条也记在共享账本“\($1)”中，会一并从那里删除。" },
        alsoChangedIn: { "其中 \($0) 条也记在共享账本“\($1)”中：日期和商家会一并修改，分类、账户和标签只在这里修改。" },
        ownDeleted: { "其中 \($0) 条也记在您自己的账本中，会一并从那里删除。" },
        ownChanged: { "其中 \($0) 条也记在您自己的账本中：日期和商家会一并修改；更换账户后，会从您自己的账本中移出。分类和标签只在这里修改。" },
        select: { "选择：\($0)" }, category: { "分类设为\($0)" }, account: { "账户设为\($0)" }, day: { "日期设为 \($0)" },
        vendorTo: { "商家设为\($0)" }, added: { "添加 \($0)" }, removed: { "移除 \($0)" },
        refused: {
            switch $0 {
            case .transferCategory: "转账没有分类，\($1) 条保持不变"
            case .transferAccount: "转账有两个账户，\($1) 条保持不变，请单独编辑"
            case .otherKind: "分类的类型不同，\($1) 条保持不变"
            case .divided: "已拆分的记录各有分类，\($1) 条保持不变"
            case .otherCurrency: "账户的币种不同，\($1) 条保持不变"
            case .tooManyHashtags: "每条记录最多 20 个标签，\($1) 条保持不变"
            }
        },
        undone: { "\($0) 条记录已恢复原样" }, changedSince: { "\($0) 条之后又被修改或删除，保持不变" },
        blocked: { "\($0) 条因原来的账户或分类已删除，保持不变" }, comma: "，", colon: "：", stop: "。", between: "")
}
