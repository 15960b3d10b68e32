/// The comparison of an account with the statement of its bank.
package struct ReconciliationTexts: Sentences {
    package let title, lead, date, balance, compare, bankSays, pennySays, notOnStatement, difference, agrees, differs, untick, nothingOpen: String
    package let adjust, adjustHint, category, save, recalculate, adjustment, earlier, takeBack, takenBack, saved, never, lookFor: String
    package let last, left, adjusted: @Sendable (String, String) -> String
    package let older: Counted
    package let changed: Named

    static let english = ReconciliationTexts(
        title: "Reconcile", lead: "Compare this account with the statement of your bank, and tick off what it has.", date: "Day of the statement",
        balance: "Balance the bank says", compare: "Compare", bankSays: "The bank says", pennySays: "Penny says",
        notOnStatement: "Not on the statement",
        difference: "Difference", agrees: "It adds up.", differs: "It does not add up yet.",
        untick: "Untick what the statement does not have. It stays open for the next one.", nothingOpen: "All records up to that day are ticked off.",
        adjust: "Add a record for the difference", adjustHint: "If the reason cannot be found: the balance is then that of the bank.",
        category: "Category of that record", save: "Save reconciliation", recalculate: "Work out again", adjustment: "Balance adjustment",
        earlier: "Earlier reconciliations", takeBack: "Take back", takenBack: "The reconciliation was taken back; its records are open again.",
        saved: "The reconciliation is saved.", never: "Not yet compared with a statement.",
        lookFor: "A record of exactly this amount:",
        last: { "On \($0) the bank said \($1)." }, left: { "On \($0) the bank said \($1), which did not add up." },
        adjusted: { "\($0) A record of \($1) was added for the difference." },
        older: { $0 == 1 ? "The one older record is on statements too" : "The \($0) older records are on statements too" },
        changed: { "Since then, records up to that day have changed by \($0)." })

    static let japanese = ReconciliationTexts(
        title: "残高の照合", lead: "銀行の明細と見比べて、明細にある記録にチェックを付けます。", date: "明細の日付",
        balance: "銀行の残高", compare: "照合する", bankSays: "銀行の残高", pennySays: "Pennyの残高", notOnStatement: "明細にない記録",
        difference: "差額", agrees: "一致しています。", differs: "まだ一致していません。",
        untick: "明細にない記録はチェックを外してください。次回の照合まで残ります。", nothingOpen: "この日までの記録はすべて照合済みです。",
        adjust: "差額の記録を追加する", adjustHint: "原因がわからないとき、残高を銀行に合わせます。",
        category: "その記録のカテゴリ", save: "照合を保存", recalculate: "再計算", adjustment: "残高調整",
        earlier: "これまでの照合", takeBack: "取り消す", takenBack: "照合を取り消しました。記録は未照合に戻りました。",
        saved: "照合を保存しました。", never: "まだ明細と照合していません。",
        lookFor: "ちょうどこの金額の記録：",
        last: { "\($0)の銀行残高は\($1)でした。" }, left: { "\($0)の銀行残高は\($1)で、一致しませんでした。" },
        adjusted: { "\($0)差額\($1)の記録を追加しました。" },
        older: { "これより前の\($0)件も明細にある" },
        changed: { "その後、この日までの記録が\($0)変わりました。" })

    static let simplifiedChinese = ReconciliationTexts(
        title: "对账", lead: "与银行账单比对，勾选账单上已有的记录。", date: "账单日期",
        balance: "银行余额", compare: "比对", bankSays: "银行余额", pennySays: "Penny 余额", notOnStatement: "账单上没有的",
        difference: "差额", agrees: "完全一致。", differs: "还不一致。",
        untick: "账单上没有的记录请取消勾选，留待下次对账。", nothingOpen: "到这一天为止的记录都已对账。",
        adjust: "为差额添加一条记录", adjustHint: "找不到原因时使用：余额会与银行一致。",
        category: "该记录的分类", save: "保存对账", recalculate: "重新计算", adjustment: "余额调整",
        earlier: "以往的对账", takeBack: "撤回", takenBack: "对账已撤回，相关记录恢复为未对账。",
        saved: "对账已保存。", never: "还没有与账单对过账。",
        lookFor: "金额正好相同的记录：",
        last: { "\($0) 的银行余额为 \($1)。" }, left: { "\($0) 的银行余额为 \($1)，当时不一致。" },
        adjusted: { "\($0)已为差额添加一条 \($1) 的记录。" },
        older: { "更早的 \($0) 条也在账单上" },
        changed: { "此后，到这一天为止的记录变动了 \($0)。" })
}
