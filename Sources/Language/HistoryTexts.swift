import Bookkeeping

/// The history of a household's record.
package struct HistoryTexts: Sentences {
    /// The name under which the server itself does something.
    package let server: String
    package let title, addedBy, changedBy, takeBack, takenBack, nothingToTakeBack, cannotTakeBack: String
    /// Sentences about an act, by a name.
    package let added, changed, changedTogether, deleted, deletedTogether, restored, undid, tookBack: Named

    // Taking back a change after a later change.
    package let overtakenTitle, overtakenText, takeBackAnyway, keep: String
    package let now, then: Named

    // Two people who edit one record.
    package let savedBy: Named

    // Notifications, by the name and the title of the record.
    package let addedRecord, changedRecord, deletedRecord, restoredRecord: OfTwo
    package let severalChanges: @Sendable (String, Int) -> String
    package let severalText: String

    static let english = HistoryTexts(
        server: "Penny", title: "History", addedBy: "Added by", changedBy: "Last changed by", takeBack: "Take back",
        takenBack: "Taken back. The record has its former values again.", nothingToTakeBack: "The record has these values already.",
        cannotTakeBack: "That cannot be taken back any more: an account, a category or a person of then is gone. Edit the record instead.",
        added: { "\($0) added it" }, changed: { "\($0) changed it" }, changedTogether: { "\($0) changed it together with others" },
        deleted: { "\($0) deleted it" }, deletedTogether: { "\($0) deleted it together with others" }, restored: { "\($0) restored it" },
        undid: { "\($0) undid a change of several records" }, tookBack: { "\($0) took a change back" },
        overtakenTitle: "This was changed again since",
        overtakenText: "Taking it back replaces the values that the record has now. Nothing has been done yet.",
        takeBackAnyway: "Take back anyway", keep: "Keep it as it is", now: { "Now: \($0)" }, then: { "Taken back: \($0)" },
        savedBy: { "\($0) saved it while you edited it. Nothing is lost: the form has what you typed. Save it to replace the other version." },
        addedRecord: { "\($0) added “\($1)”" }, changedRecord: { "\($0) changed “\($1)”" }, deletedRecord: { "\($0) deleted “\($1)”" },
        restoredRecord: { "\($0) restored “\($1)”" }, severalChanges: { "\($0) made \($1) changes to shared records" },
        severalText: "They were paid by you, or are for you.")

    static let japanese = HistoryTexts(
        server: "Penny", title: "変更履歴", addedBy: "追加した人", changedBy: "最後に変更した人", takeBack: "元に戻す",
        takenBack: "変更前の値に戻しました。", nothingToTakeBack: "この記録はすでにその値です。",
        cannotTakeBack: "当時の口座、カテゴリ、またはメンバーが削除されたため、元に戻せません。記録を編集してください。",
        added: { "\($0)が追加しました" }, changed: { "\($0)が変更しました" }, changedTogether: { "\($0)がほかの記録とまとめて変更しました" },
        deleted: { "\($0)が削除しました" }, deletedTogether: { "\($0)がほかの記録とまとめて削除しました" }, restored: { "\($0)が復元しました" },
        undid: { "\($0)が一括変更を取り消しました" }, tookBack: { "\($0)が変更を元に戻しました" },
        overtakenTitle: "その後、もう一度変更されています", overtakenText: "元に戻すと、現在の値が置き換わります。まだ何も変更していません。",
        takeBackAnyway: "それでも元に戻す", keep: "このままにする", now: { "現在：\($0)" }, then: { "戻した場合：\($0)" },
        savedBy: { "編集中に\($0)が保存しました。入力した内容はフォームに残っています。保存すると、保存済みの内容は上書きされます。" },
        addedRecord: { "\($0)が「\($1)」を追加しました" }, changedRecord: { "\($0)が「\($1)」を変更しました" }, deletedRecord: { "\($0)が「\($1)」を削除しました" },
        restoredRecord: { "\($0)が「\($1)」を復元しました" }, severalChanges: { "\($0)が共有の記録を\($1)回変更しました" },
        severalText: "あなたが支払った、または負担する記録です。")

    static let simplifiedChinese = HistoryTexts(
        server: "Penny", title: "修改记录", addedBy: "添加者", changedBy: "最后修改者", takeBack: "撤回",
        takenBack: "已撤回，记录恢复为原来的内容。", nothingToTakeBack: "这条记录的内容已经如此。",
        cannotTakeBack: "已无法撤回：当时的账户、分类或成员已不存在。请改为编辑这条记录。",
        added: { "\($0)添加了这条记录" }, changed: { "\($0)修改了这条记录" }, changedTogether: { "\($0)批量修改了这条记录" },
        deleted: { "\($0)删除了这条记录" }, deletedTogether: { "\($0)批量删除了这条记录" }, restored: { "\($0)恢复了这条记录" },
        undid: { "\($0)撤销了一次批量修改" }, tookBack: { "\($0)撤回了一次修改" },
        overtakenTitle: "之后又有修改", overtakenText: "撤回会替换记录现在的内容。目前尚未改动。",
        takeBackAnyway: "仍要撤回", keep: "保持不变", now: { "现在：\($0)" }, then: { "撤回后：\($0)" },
        savedBy: { "在您编辑期间，\($0)保存了这条记录。您输入的内容没有丢失，仍在表单里。保存后将覆盖对方的版本。" },
        addedRecord: { "\($0)添加了“\($1)”" }, changedRecord: { "\($0)修改了“\($1)”" }, deletedRecord: { "\($0)删除了“\($1)”" },
        restoredRecord: { "\($0)恢复了“\($1)”" }, severalChanges: { "\($0)对共享账本的记录做了 \($1) 次修改" },
        severalText: "这些记录由您付款，或有您分摊的部分。")

    /// Returns the sentence about an act.
    package func sentence(_ act: RecordAct, by name: String) -> String {
        switch (act.kind, act.ground) {
        case (.added, _): added(name)
        case (.changed, .together): changedTogether(name)
        case (.changed, .undone): undid(name)
        case (.changed, .takenBack): tookBack(name)
        case (.changed, nil): changed(name)
        case (.deleted, .together): deletedTogether(name)
        case (.deleted, _): deleted(name)
        case (.restored, _): restored(name)
        }
    }
}
