import Bookkeeping

/// A household's record and its side in a person's own book.
package struct LinkTexts: Sentences {
    /// The name of the category in the own book, of at most 25 characters.
    package let categoryName: String
    package let fromAccount, notInOwnBook, becomesExpense, follows, onlyYou, ownSide: String
    package let paidFrom, alsoIn: Named
    package let inHousehold: Counted

    // A payment.
    package let myAccount, askOther, offers, offersHint, write, decline, written, declined: String

    static let english = LinkTexts(
        categoryName: "Household", fromAccount: "From my account", notInOwnBook: "Do not write it in my own book",
        becomesExpense: "Also becomes an expense in My money, category Household. Change or delete one and the other follows.",
        follows: "Change or delete one and the other follows.", onlyYou: "Only you see that record in My money.", ownSide: "See it in My money",
        paidFrom: { "Paid from my account \($0)." }, alsoIn: { "Also in \($0)" },
        inHousehold: {
            $0 == 1
                ? "One of them is also a record of your household, and is deleted there too."
                : "\($0) of them are also records of your household, and are deleted there too."
        },
        myAccount: "My account",
        askOther: "Your side is written in your own book. The other person is asked, and nothing is written in theirs without a yes.",
        offers: "For your own book", offersHint: "Write your side of these payments in your own book? It then stays in step.",
        write: "Write it", decline: "No, thanks", written: "The payment is in your own book.",
        declined: "It is not written in your own book.")

    static let japanese = LinkTexts(
        categoryName: "家計の支払い", fromAccount: "支払いに使った自分の口座", notInOwnBook: "自分の家計簿には記録しない",
        becomesExpense: "「自分の家計簿」にも支出として記録されます（カテゴリ「家計の支払い」）。どちらかを変更・削除すると、もう一方も変わります。",
        follows: "どちらかを変更・削除すると、もう一方も変わります。", onlyYou: "自分の家計簿の記録は、あなたにだけ見えます。", ownSide: "自分の家計簿で見る",
        paidFrom: { "自分の口座「\($0)」から支払い。" }, alsoIn: { "「\($0)」にも記録されています" },
        inHousehold: { "うち\($0)件は共有の家計簿の記録でもあり、そちらからも削除されます。" },
        myAccount: "自分の口座",
        askOther: "あなたの分は自分の家計簿に記録されます。相手には確認し、同意なしに相手の家計簿に記録することはありません。",
        offers: "自分の家計簿への記録", offersHint: "これらの支払いのあなたの分を、自分の家計簿にも記録しますか？記録すると、その後の変更は両方に反映されます。",
        write: "記録する", decline: "記録しない", written: "自分の家計簿にも記録しました。", declined: "自分の家計簿には記録しません。")

    static let simplifiedChinese = LinkTexts(
        categoryName: "家庭开支", fromAccount: "付款账户（我的）", notInOwnBook: "不记入我自己的账本",
        becomesExpense: "同时作为支出记入“我的账本”，分类为“家庭开支”。修改或删除其中一条，另一条也随之改变。",
        follows: "修改或删除其中一条，另一条也随之改变。", onlyYou: "“我的账本”中的那条记录只有您能看到。", ownSide: "在“我的账本”中查看",
        paidFrom: { "由您的账户“\($0)”支付。" }, alsoIn: { "也记在“\($0)”中" },
        inHousehold: { "其中 \($0) 条也是共享账本的记录，会一并从那里删除。" },
        myAccount: "我的账户",
        askOther: "您的部分会记入您自己的账本。系统会征求对方同意，未经同意不会记入其账本。",
        offers: "记入您自己的账本", offersHint: "要把这些付款中您的部分记入自己的账本吗？记入后两边会同步更新。",
        write: "记入", decline: "不记入", written: "付款已记入您自己的账本。", declined: "没有记入您自己的账本。")
}

extension LinkTexts {
    /// The category of the own sides of a household's records.
    package var category: Category.Draft { Category.Draft(kind: .expense, name: categoryName, hue: .patina, icon: .home) }
}
