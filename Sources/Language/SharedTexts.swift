/// The parts of their own books that people of a household share with its administrator, and the limits that the administrator sets.
package struct SharedTexts: Sentences {
    // The choice of accounts.
    package let title, which, all, some, none, noneHint, accounts, onlyMe, onlyMeSwitch, onlyMeHint, staysPrivate, isPrivate,
        save,
        saved: String
    package let seen: Named
    package let meaning, older, never, others, holds: String
    package let reads: Named
    /// The sentences of `reads` and `seen` on the administrator's own page.
    package let readByYou, seenByYou: String
    package let sharesAll, sharesNone: String
    package let sharesSome: Counted

    // The administrator's view of a person.
    package let oneself, records, sharedAccounts, kept, keptHint, byCategory, nothing, nothingText, everybody: String
    package let youSee: Named

    // Limits.
    package let limits, newLimit, editLimit, addLimit, deleteLimit, limitSaved, limitDeleted, noLimits, limitsHint, limitCounts: String
    package let setBy, limitsOf: Named
    package let isLimited: OfTwo
    package let nearing: @Sendable (String, String, Int) -> String

    static let english = SharedTexts(
        title: "What I share", which: "Share my own accounts", all: "All", some: "Some",
        none: "None", noneHint: "You can change this at any time.", accounts: "My accounts",
        onlyMe: "Only me", onlyMeSwitch: "Only me", onlyMeHint: "Nobody else sees this account, even if you share all of them.",
        staysPrivate: "Stays private even with “All”. Change it on the account.", isPrivate: "Private", save: "Save",
        saved: "Saved. It holds from the next page that anybody opens.", seen: { "\($0) sees its records, sums and balance" },
        meaning: "Meaning of sharing", older: "Older records are seen too, but a transfer with a private account is not.",
        never: "Others learn only that you have private accounts. They are in no list, sum, report or limit.",
        others: "Other members and viewers see none of your own book, and nobody can change it.",
        holds: "A change holds from the next page anybody opens. Leaving ends it.",
        reads: { "\($0), the administrator, reads the records, sums and balances of shared accounts." },
        readByYou:
            "You are the administrator: only you see the accounts that you share, beside those of the others. If somebody else becomes the administrator, they see them.",
        seenByYou: "Beside those of the others, for you alone",
        sharesAll: "shares all accounts", sharesNone: "shares no account",
        sharesSome: { $0 == 1 ? "shares 1 account" : "shares \($0) accounts" },
        oneself: "The administrator sees this of your own book.", records: "Shared records", sharedAccounts: "Shared accounts",
        kept: "Some accounts are kept private", keptHint: "They count nowhere: not in lists, sums or limits.", byCategory: "By category",
        nothing: "Nothing is shared", nothingText: "Records of shared accounts show up here.", everybody: "Everybody’s",
        youSee: { "You see what \($0) shares, and \($0) knows it." },
        limits: "Limits", newLimit: "New limit", editLimit: "Edit limit", addLimit: "Add a limit", deleteLimit: "Delete limit",
        limitSaved: "The limit is saved.", limitDeleted: "The limit is deleted.", noLimits: "No limits yet",
        limitsHint: "You are both told at the alert percentage and at 100%.", limitCounts: "Shared records only. Nothing chosen counts everything.",
        setBy: { "set by \($0)" }, limitsOf: { "Limits of \($0)" },
        isLimited: { "\($0) has used up the limit “\($1)”" }, nearing: { "\($0) has reached \($2)% of the limit “\($1)”" })

    static let japanese = SharedTexts(
        title: "自分の口座の共有", which: "自分の口座の共有", all: "すべて", some: "一部", none: "なし",
        noneHint: "いつでも変更できます。", accounts: "自分の口座", onlyMe: "自分だけ", onlyMeSwitch: "自分だけ",
        onlyMeHint: "「すべて」を共有していても、この口座はほかの人に見えません。", staysPrivate: "「すべて」でも非公開のままです。口座の画面で変更できます。",
        isPrivate: "非公開", save: "保存", saved: "保存しました。次に開くページから反映されます。",
        seen: { "\($0.san)に記録、合計、残高が見えます" },
        meaning: "共有されるもの", older: "過去の記録も見えます。非公開の口座との振替は見えません。",
        never: "非公開の口座は、存在することだけが表示されます。一覧、合計、レポート、上限には一切含まれません。",
        others: "ほかのメンバーや閲覧者に自分の家計簿は見えません。誰も変更できません。", holds: "変更は次に開くページから反映され、家計簿から抜けると共有も終わります。",
        reads: { "代表者の\($0.san)は、共有した口座の記録、合計、残高を見られます。" },
        readByYou: "代表者はあなたなので、共有した口座も、ほかの人の口座と並べて見られるのはあなただけです。代表者が代わると、新しい代表者に見えます。",
        seenByYou: "ほかの人の口座と並べて、あなただけに表示",
        sharesAll: "すべての口座を共有", sharesNone: "共有なし", sharesSome: { "\($0)件の口座を共有" },
        oneself: "代表者に見えるあなたの家計簿です。", records: "共有された記録", sharedAccounts: "共有された口座", kept: "非公開の口座があります",
        keptHint: "一覧、合計、上限のどこにも含まれません。", byCategory: "カテゴリ別", nothing: "共有されたものはありません",
        nothingText: "共有された口座の記録がここに表示されます。", everybody: "全員",
        youSee: { "\($0.san)が共有しているものが表示されています。本人もこのことを知っています。" },
        limits: "上限", newLimit: "新しい上限", editLimit: "上限を編集", addLimit: "上限を追加", deleteLimit: "上限を削除",
        limitSaved: "上限を保存しました。", limitDeleted: "上限を削除しました。", noLimits: "上限はまだありません",
        limitsHint: "設定した割合と100%に達すると、双方に通知されます。", limitCounts: "共有された記録だけを集計します。何も選ばなければすべてが対象です。",
        setBy: { "\($0.san)が設定" }, limitsOf: { "\($0.san)の上限" },
        isLimited: { "\($0.san)が上限「\($1)」に達しました" }, nearing: { "\($0.san)が上限「\($1)」の\($2)%に達しました" })

    static let simplifiedChinese = SharedTexts(
        title: "账户共享", which: "共享我自己的账户", all: "全部", some: "部分", none: "不共享",
        noneHint: "您可以随时更改。", accounts: "我的账户", onlyMe: "仅自己可见", onlyMeSwitch: "仅自己可见",
        onlyMeHint: "即使共享全部账户，其他人也看不到此账户。", staysPrivate: "选择“全部”时仍不公开，可在账户页面更改。", isPrivate: "不公开", save: "保存",
        saved: "已保存，下次打开页面时生效。", seen: { "\($0) 能看到其记录、合计和余额" },
        meaning: "共享说明", older: "以前的记录也能看到，但与不公开账户之间的转账除外。",
        never: "不公开的账户只显示其存在，不出现在任何列表、合计、报表或限额中。",
        others: "其他成员（包括只读成员）看不到您自己的账本，也没有人能修改它。", holds: "更改在下次打开页面时生效，退出共享账本后共享即终止。",
        reads: { "账本管理员 \($0) 可以查看共享账户的记录、合计和余额。" },
        readByYou: "您就是账本管理员：您共享的账户会与其他人的账户一起显示，但只有您能看到。更换账本管理员后，新的管理员也能看到。",
        seenByYou: "与其他人的账户一起显示，只有您能看到",
        sharesAll: "共享全部账户", sharesNone: "未共享账户", sharesSome: { "共享 \($0) 个账户" },
        oneself: "这是账本管理员能看到的您的账本内容。", records: "共享的记录", sharedAccounts: "共享的账户", kept: "有账户未公开",
        keptHint: "它们不计入任何列表、合计或限额。", byCategory: "按分类", nothing: "没有共享内容", nothingText: "共享账户的记录会显示在这里。",
        everybody: "所有人",
        youSee: { "您看到的是 \($0) 共享的内容，对方也知道这一点。" },
        limits: "限额", newLimit: "新建限额", editLimit: "编辑限额", addLimit: "添加限额", deleteLimit: "删除限额", limitSaved: "限额已保存。",
        limitDeleted: "限额已删除。", noLimits: "还没有限额", limitsHint: "达到提醒百分比和 100% 时，双方都会收到通知。",
        limitCounts: "只统计共享的记录，不选则全部计入。",
        setBy: { "由 \($0) 设定" }, limitsOf: { "\($0) 的限额" },
        isLimited: { "\($0) 已用完限额“\($1)”" }, nearing: { "\($0) 已达到限额“\($1)”的 \($2)%" })
}
