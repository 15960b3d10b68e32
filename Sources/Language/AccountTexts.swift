/// Accounts, and the link to the currency picker.
package struct AccountTexts: Sentences {
    package let title, new, newTitle, editTitle, name, currency, startingBalance, startingBalanceHint, defaultSwitch, defaultHint, isDefault: String
    package let makeDefault, defaultHeading, thisIsDefault, howToChange, deleteHeading, deleteAccount, cannotDelete, keep: String
    package let deleteButton, currencyFixed, undoable, totals, emptyTitle, emptyText, limitReached: String
    package let deleteTitle: Named
    package let deleteRecords, deleteTransfers, records: Counted

    static let english = AccountTexts(
        title: "Accounts", new: "New", newTitle: "New account", editTitle: "Edit account", name: "Name", currency: "Currency",
        startingBalance: "Starting balance", startingBalanceHint: "What was in it before the first record. Put a minus in front of a debt.",
        defaultSwitch: "Default account", defaultHint: "Quick add records to it.", isDefault: "Default", makeDefault: "Make default",
        defaultHeading: "Default account", thisIsDefault: "This is the default account",
        howToChange: "To change it, open another account and choose “Make default”.", deleteHeading: "Delete", deleteAccount: "Delete account",
        cannotDelete: "The default account cannot be deleted, so there is always one to record to.", keep: "Keep account",
        deleteButton: "Delete account and records",
        currencyFixed: "The currency cannot change any more, because the account has records.",
        undoable: "You can undo this, and for 30 days it stays in the trash.", totals: "Totals",
        emptyTitle: "No accounts yet", emptyText: "Add a place where your money is: a bank account, a purse, a credit card.",
        limitReached:
            "You have 20 accounts, which is the limit. Archive one that you no longer use: its records stay, and it makes room for another.",
        deleteTitle: { "Delete “\($0)”?" },
        deleteRecords: {
            switch $0 {
            case 0: "It has no records."
            case 1: "This also deletes its one record."
            default: "This also deletes its \($0) records."
            }
        },
        deleteTransfers: {
            $0 == 1
                ? "One of them is a transfer: it disappears from the other account too, whose balance will change."
                : "\($0) of them are transfers: they disappear from the other accounts too, whose balances will change."
        },
        records: { $0 == 1 ? "1 record" : "\($0) records" })

    static let japanese = AccountTexts(
        title: "口座", new: "新規", newTitle: "新しい口座", editTitle: "口座を編集", name: "名前", currency: "通貨",
        startingBalance: "初期残高", startingBalanceHint: "最初の記録より前の残高です。借入やカードの未払い分は、マイナスで入力します。",
        defaultSwitch: "メイン口座", defaultHint: "ホームで追加した記録は、この口座に入ります。", isDefault: "メイン", makeDefault: "メインにする",
        defaultHeading: "メイン口座", thisIsDefault: "これはメイン口座です",
        howToChange: "変更するには、別の口座を開いて「メインにする」を選びます。", deleteHeading: "削除", deleteAccount: "口座を削除",
        cannotDelete: "メイン口座は削除できません。記録先を1つは残すためです。", keep: "口座を残す",
        deleteButton: "口座と記録を削除",
        currencyFixed: "記録があるため、通貨はもう変更できません。",
        undoable: "元に戻すことができ、30日間はゴミ箱に残ります。", totals: "合計",
        emptyTitle: "口座がありません", emptyText: "銀行口座、財布、クレジットカードなどを追加しましょう。",
        limitReached: "口座は20件までです。使っていない口座をアーカイブすると、記録を残したまま追加できます。", deleteTitle: { "「\($0)」を削除しますか？" },
        deleteRecords: { $0 == 0 ? "記録はありません。" : "この口座の\($0)件の記録も削除されます。" },
        deleteTransfers: { "そのうち\($0)件は振替です。もう一方の口座からも消え、その残高が変わります。" },
        records: { "\($0)件の記録" })

    static let simplifiedChinese = AccountTexts(
        title: "账户", new: "新建", newTitle: "新建账户", editTitle: "编辑账户", name: "名称", currency: "币种",
        startingBalance: "初始余额", startingBalanceHint: "第一条记录之前的余额。欠款请输入负数。",
        defaultSwitch: "默认账户", defaultHint: "在首页记的账会记入此账户。", isDefault: "默认", makeDefault: "设为默认",
        defaultHeading: "默认账户", thisIsDefault: "这是默认账户",
        howToChange: "要更改，请打开另一个账户并选择“设为默认”。", deleteHeading: "删除", deleteAccount: "删除账户",
        cannotDelete: "默认账户不能删除，以确保始终有账户可以记账。", keep: "保留账户",
        deleteButton: "删除账户和记录",
        currencyFixed: "账户已有记录，币种不能再更改。",
        undoable: "可以撤销，30 天内可从回收站恢复。", totals: "合计",
        emptyTitle: "还没有账户", emptyText: "添加您放钱的账户，例如银行卡、现金、信用卡。",
        limitReached: "账户最多 20 个。请归档不再使用的账户：记录会保留，并可腾出一个名额。", deleteTitle: { "要删除“\($0)”吗？" },
        deleteRecords: { $0 == 0 ? "该账户没有记录。" : "该账户的 \($0) 条记录会一并删除。" },
        deleteTransfers: { "其中 \($0) 条是转账：会同时从另一个账户中删除，其余额也会改变。" },
        records: { "\($0) 条记录" })
}
