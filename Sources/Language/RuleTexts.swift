import Bookkeeping

/// A condition of a rule that files entries, in words around its value.
package enum RuleWords: Sendable {
    case payee(FilingText.Way), title(FilingText.Way), note(FilingText.Way)
    case amountIs, amountBetween, amountAtLeast, amountAtMost, kind, account
}

/// Rules that file entries of banks, and records of the past.
package struct RuleTexts: Sentences {
    package let title, menuHint, intro, yours, learned, newRule, editRule, applyAll, apply, moveUp, moveDown, order, correct, dismiss, dismissed,
        learnAgain, emptyTitle, emptyText, when, thenFill, payee, oldTitle, note, further, least, most, currency, either, anyAccount, leave, contains,
        equals, way, save, tryIt, tried, notTried, goOn, applyTitle, applyHint, nothing, saved, deleteRule, dismissedDone, learnedDone,
        byRules: String
    package let actions, fit, learnedMore, wouldChange, applyHeading, applyButton, records, filed, recounted: Counted
    package let filedSo, lastShown: @Sendable (Int, Int) -> String
    package let titleTo, correctNamed, dismissNamed, learnNamed: Named
    package let explained: @Sendable (String, String, Int, Int) -> String
    package let rests: @Sendable (FilingRule.Rest) -> String
    /// The words before and after the value of a condition.
    package let condition: @Sendable (RuleWords) -> (before: String, after: String)
    package let between: @Sendable (String, String) -> String
    /// Ends a condition before another one, and begins that one.
    package let comma, and: String

    static let english = RuleTexts(
        title: "Rules", menuHint: "How entries of your bank get a category and a name",
        intro: "Rules fill in the category, title, vendor and hashtags of what you import. You can apply them to records of the past, too.",
        yours: "Yours, from top to bottom", learned: "Learned from you", newRule: "New rule", editRule: "Edit rule",
        applyAll: "Apply all to past records", apply: "Apply to past records", moveUp: "Move up", moveDown: "Move down",
        order: "The first rule that fits fills in a field; later ones fill in only what is still empty. Yours come before learned ones.",
        correct: "Correct", dismiss: "Do not use", dismissed: "Not used", learnAgain: "Use again",
        emptyTitle: "No rules yet",
        emptyText: "Say once how a payee is filed. Once you have filed the same payee three times, Penny learns it by itself.",
        when: "When", thenFill: "Then fill in", payee: "Payee", oldTitle: "Title", note: "Note", further: "More conditions", least: "Amount from",
        most: "Amount to", currency: "Currency of the amounts", either: "Expense or income", anyAccount: "Any account", leave: "Leave as it is",
        contains: "contains", equals: "is exactly", way: "Comparison", save: "Save rule", tryIt: "Try it", tried: "Tried on your records",
        notTried: "Try the rule to see what it would change, old → new. Nothing is saved by that.",
        goOn: "Go on to apply it to past records", applyTitle: "Apply to past records",
        applyHint: "Only the fields of the rules are changed. Transfers and divided records stay as they are. One Undo takes it all back.",
        nothing: "No past record would change.", saved: "Rule saved.", deleteRule: "Delete rule", dismissedDone: "Not used any more.",
        learnedDone: "It is used again.", byRules: "filed by rules",
        actions: { "Actions for rule \($0)" }, fit: { $0 == 1 ? "1 fits" : "\($0) fit" }, learnedMore: { "All \($0)" },
        wouldChange: { $0 == 1 ? "1 past record would change" : "\($0) past records would change" },
        applyHeading: { $0 == 1 ? "1 record would change" : "\($0) records would change" },
        applyButton: { $0 == 1 ? "Change 1 record" : "Change \($0) records" }, records: { $0 == 1 ? "1 record" : "\($0) records" },
        filed: { $0 == 1 ? "1 record changed." : "\($0) records changed." },
        recounted: {
            $0 == 1
                ? "Your records have changed: it is 1 record now. Please check and confirm."
                : "Your records have changed: it is \($0) records now. Please check and confirm."
        },
        filedSo: { "filed so \($0) of \($1) times" }, lastShown: { "The latest \($0) of \($1)" },
        titleTo: { "title \($0)" }, correctNamed: { "Correct: \($0)" }, dismissNamed: { "Do not use: \($0)" }, learnNamed: { "Use \($0) again" },
        explained: { payee, category, count, all in "\(payee): \(category) in \(count) of \(all) records" },
        rests: {
            switch $0 {
            case .category: "Rests: its category was deleted"
            case .account: "Rests: its account was deleted"
            case .hashtags: "Rests: its hashtags were deleted"
            }
        },
        condition: {
            switch $0 {
            case .payee(.contains): ("payee contains", "")
            case .payee(.equals): ("payee is exactly", "")
            case .title(.contains): ("title contains", "")
            case .title(.equals): ("title is exactly", "")
            case .note(.contains): ("note contains", "")
            case .note(.equals): ("note is exactly", "")
            case .amountIs: ("amount is", "")
            case .amountBetween: ("amount is between", "")
            case .amountAtLeast: ("amount is at least", "")
            case .amountAtMost: ("amount is at most", "")
            case .kind: ("kind is", "")
            case .account: ("account is", "")
            }
        },
        between: { "\($0) and \($1)" }, comma: "", and: "and ")

    static let japanese = RuleTexts(
        title: "ルール", menuHint: "銀行の明細のカテゴリと名前を自動入力",
        intro: "取り込む明細のカテゴリ、タイトル、支払先、タグを、ルールに従って自動で入力します。過去の記録にも適用できます。",
        yours: "あなたのルール（上から順に）", learned: "自動学習したルール", newRule: "新しいルール", editRule: "ルールを編集",
        applyAll: "すべてを過去の記録に適用", apply: "過去の記録に適用", moveUp: "上へ", moveDown: "下へ",
        order: "項目ごとに、最初に合ったルールが入力します。あとのルールは、まだ空の項目だけを入力します。あなたのルールは、学習したものより優先されます。",
        correct: "修正", dismiss: "使わない", dismissed: "使わないルール", learnAgain: "もう一度使う",
        emptyTitle: "ルールはまだありません", emptyText: "支払先ごとの分類を決めておけます。同じ支払先を3回分類すると、自動で学習します。",
        when: "条件", thenFill: "入力する内容", payee: "取引先", oldTitle: "タイトル", note: "メモ", further: "その他の条件", least: "金額（下限）",
        most: "金額（上限）", currency: "金額の通貨", either: "支出・収入のどちらも", anyAccount: "すべての口座", leave: "変更しない",
        contains: "を含む", equals: "と一致", way: "一致の条件", save: "ルールを保存", tryIt: "試す", tried: "記録で試した結果",
        notTried: "試すと、何がどう変わるか（前 → 後）を確認できます。保存はされません。",
        goOn: "続けて過去の記録に適用する", applyTitle: "過去の記録に適用",
        applyHint: "ルールで入力する項目だけが変わります。振替と内訳のある記録はそのままです。まとめて元に戻せます。",
        nothing: "変更される記録はありません。", saved: "ルールを保存しました。", deleteRule: "ルールを削除", dismissedDone: "今後は使いません。",
        learnedDone: "もう一度使います。", byRules: "ルールで分類",
        actions: { "ルール\($0)の操作" }, fit: { "\($0)件が該当" }, learnedMore: { "全\($0)件" }, wouldChange: { "過去の記録のうち\($0)件が変更されます" },
        applyHeading: { "\($0)件の記録が変更されます" }, applyButton: { "\($0)件を変更" }, records: { "\($0)件" },
        filed: { "\($0)件の記録を変更しました。" }, recounted: { "対象が変わり、\($0)件になりました。確認して、もう一度押してください。" },
        filedSo: { "\($1)件中\($0)件がこの分類" }, lastShown: { "\($1)件中、最新の\($0)件" },
        titleTo: { "タイトルを\($0)に" }, correctNamed: { "\($0)を修正" }, dismissNamed: { "\($0)を使わない" }, learnNamed: { "\($0)をもう一度使う" },
        explained: { payee, category, count, all in "\(payee)：\(all)件中\(count)件が\(category)" },
        rests: {
            switch $0 {
            case .category: "休止中：カテゴリが削除されています"
            case .account: "休止中：口座が削除されています"
            case .hashtags: "休止中：タグが削除されています"
            }
        },
        condition: {
            switch $0 {
            case .payee(.contains): ("取引先に", "を含む")
            case .payee(.equals): ("取引先が", "と一致")
            case .title(.contains): ("タイトルに", "を含む")
            case .title(.equals): ("タイトルが", "と一致")
            case .note(.contains): ("メモに", "を含む")
            case .note(.equals): ("メモが", "と一致")
            case .amountIs: ("金額が", "")
            case .amountBetween: ("金額が", "")
            case .amountAtLeast: ("金額が", "以上")
            case .amountAtMost: ("金額が", "以下")
            case .kind: ("種類が", "")
            case .account: ("口座が", "")
            }
        },
        between: { "\($0)〜\($1)" }, comma: "、", and: "")

    static let simplifiedChinese = RuleTexts(
        title: "规则", menuHint: "为银行明细自动填写分类和名称",
        intro: "规则会为导入的明细填写分类、标题、商家和标签，也可以应用到过去的记录。",
        yours: "您的规则（从上到下）", learned: "自动学习的规则", newRule: "新建规则", editRule: "编辑规则",
        applyAll: "全部应用到过去的记录", apply: "应用到过去的记录", moveUp: "上移", moveDown: "下移",
        order: "每个项目由第一条符合的规则填写，后面的规则只填写仍为空的项目。您的规则优先于学习到的规则。",
        correct: "更正", dismiss: "停用", dismissed: "已停用", learnAgain: "重新启用",
        emptyTitle: "还没有规则", emptyText: "可为商家指定分类。同一商家归类 3 次后，Penny 会自动学习。",
        when: "条件", thenFill: "填写内容", payee: "交易对方", oldTitle: "标题", note: "备注", further: "更多条件", least: "金额下限",
        most: "金额上限", currency: "金额的币种", either: "不限收支", anyAccount: "任何账户", leave: "保持不变",
        contains: "包含", equals: "等于", way: "比较方式", save: "保存规则", tryIt: "试运行", tried: "用您的记录试运行",
        notTried: "试运行可查看会改动什么（旧 → 新），不会保存。",
        goOn: "接着应用到过去的记录", applyTitle: "应用到过去的记录",
        applyHint: "只修改规则填写的项目。转账和拆分的记录保持不变。可一次撤销。",
        nothing: "没有需要修改的记录。", saved: "规则已保存。", deleteRule: "删除规则", dismissedDone: "已停用。",
        learnedDone: "已重新启用。", byRules: "按规则归类",
        actions: { "规则 \($0) 的操作" }, fit: { "符合 \($0) 条" }, learnedMore: { "全部 \($0) 条" }, wouldChange: { "过去的记录中有 \($0) 条会修改" },
        applyHeading: { "\($0) 条记录会被修改" }, applyButton: { "修改 \($0) 条" }, records: { "\($0) 条记录" },
        filed: { "已修改 \($0) 条记录。" }, recounted: { "记录已有变化，现在是 \($0) 条。请确认后再提交。" },
        filedSo: { "\($1) 条中有 \($0) 条归入此分类" }, lastShown: { "\($1) 条中最近的 \($0) 条" },
        titleTo: { "标题设为\($0)" }, correctNamed: { "更正“\($0)”" }, dismissNamed: { "停用“\($0)”" }, learnNamed: { "重新启用“\($0)”" },
        explained: { payee, category, count, all in "\(payee)：\(all) 条记录中有 \(count) 条归入\(category)" },
        rests: {
            switch $0 {
            case .category: "已暂停：分类已被删除"
            case .account: "已暂停：账户已被删除"
            case .hashtags: "已暂停：标签已被删除"
            }
        },
        condition: {
            switch $0 {
            case .payee(.contains): ("交易对方包含", "")
            case .payee(.equals): ("交易对方等于", "")
            case .title(.contains): ("标题包含", "")
            case .title(.equals): ("标题等于", "")
            case .note(.contains): ("备注包含", "")
            case .note(.equals): ("备注等于", "")
            case .amountIs: ("金额为", "")
            case .amountBetween: ("金额介于", "")
            case .amountAtLeast: ("金额不低于", "")
            case .amountAtMost: ("金额不高于", "")
            case .kind: ("类型为", "")
            case .account: ("账户为", "")
            }
        },
        between: { "\($0) 和 \($1)" }, comma: "，", and: "且")
}
