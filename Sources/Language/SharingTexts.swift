/// The payers of a household's record and the people it is for, and the balances between people.
package struct SharingTexts: Sentences {
    // The form of a record.
    package let whoPaid, whoGot, forWhom, everybody, some, shares, amounts, weightsHint: String
    package let weight, sharesOf, partOf, saveFor, yours: Named
    package let carried: String
    package let among: Counted

    // The balances.
    package let balances, menuHint, fewest, becomesRecord, record, recordBriefly, allSettled, noneYet, apart, paymentsMade: String
    package let settles: Counted
    package let pays, paid: OfTwo
    package let youGetBackAmount, youOweAmount: Named
    package let youPay, paysYou, youPaid, paidYou: Named
    package let getsBack, youGetBack, owes, youOwe, settled, paidLabel, forThem, forYou: String

    // A payment.
    package let newPayment, from, to, amountHint, done: String

    // The weight of a person.
    package let weightLabel, weightHint, weightSave, weightSaved: String

    static let english = SharingTexts(
        whoPaid: "Who paid", whoGot: "Who got it", forWhom: "For", everybody: "Everybody", some: "Some", shares: "Shares", amounts: "Exact",
        weightsHint: "Weights are set once under People.",
        weight: { "weight \($0)" }, sharesOf: { "Shares of \($0)" }, partOf: { "Part of \($0)" }, saveFor: { "Save for \($0)" },
        yours: { "yours \($0)" },
        carried: "weight 0, carried by the others", among: { "Among \($0) people" },
        balances: "Balances", menuHint: "Who owes whom", fewest: "Fewest payments",
        becomesRecord: "Each becomes a record that everybody sees.", record: "Record payment", recordBriefly: "Record",
        allSettled: "Nobody owes anybody anything.", noneYet: "Records that a person paid show up here.",
        apart: "Currencies are kept apart: nothing is converted between people.", paymentsMade: "Payments made",
        settles: { $0 == 1 ? "1 payment settles everything." : "\($0) payments settle everything." },
        pays: { "\($0) pays \($1)" }, paid: { "\($0) paid \($1)" },
        youGetBackAmount: { "You get back \($0)" }, youOweAmount: { "You owe \($0)" },
        youPay: { "You pay \($0)" }, paysYou: { "\($0) pays you" }, youPaid: { "You paid \($0)" }, paidYou: { "\($0) paid you" },
        getsBack: "gets back", youGetBack: "get back", owes: "owes", youOwe: "owe", settled: "settled", paidLabel: "Paid", forThem: "For them",
        forYou: "For you",
        newPayment: "Record payment", from: "Who pays", to: "To whom", amountHint: "You can settle a part: the rest stays open.",
        done: "The payment is recorded.",
        weightLabel: "Weight", weightHint: "The part in what is for everybody: 2 pays twice as much as 1, and 0 nothing. From 0 to 1000.",
        weightSave: "Save weight", weightSaved: "The weight holds for what is entered from now on.")

    static let japanese = SharingTexts(
        whoPaid: "支払った人", whoGot: "受け取った人", forWhom: "誰の分", everybody: "全員", some: "一部", shares: "割合", amounts: "金額",
        weightsHint: "負担の比率は「メンバー」で一度だけ決めます。",
        weight: { "比率\($0)" }, sharesOf: { "\($0)の割合" }, partOf: { "\($0)の分" }, saveFor: { "「\($0)」に保存" },
        yours: { "あなたの分 \($0)" },
        carried: "負担なし（ほかの人が負担）", among: { "\($0)人で分ける" },
        balances: "精算", menuHint: "誰が誰にいくら", fewest: "最少回数での精算",
        becomesRecord: "支払いは、全員に見える記録として残ります。", record: "精算を記録", recordBriefly: "記録",
        allSettled: "貸し借りはありません。", noneYet: "支払った人のいる記録が、ここに表示されます。",
        apart: "通貨ごとに分けて計算し、メンバー間では換算しません。", paymentsMade: "精算の履歴",
        settles: { "\($0)件の支払いですべて精算できます。" },
        pays: { "\($0)から\($1)へ" }, paid: { "\($0)から\($1)へ" },
        youGetBackAmount: { "\($0)を受け取れます" }, youOweAmount: { "\($0)支払う必要があります" },
        youPay: { "あなたから\($0)へ" }, paysYou: { "\($0)からあなたへ" }, youPaid: { "あなたから\($0)へ" }, paidYou: { "\($0)からあなたへ" },
        getsBack: "受け取る", youGetBack: "受け取る", owes: "支払う", youOwe: "支払う", settled: "精算済み", paidLabel: "払った額", forThem: "負担分",
        forYou: "負担分",
        newPayment: "精算を記録", from: "支払う人", to: "受け取る人", amountHint: "一部だけでもかまいません。残額は次回に残ります。",
        done: "精算を記録しました。",
        weightLabel: "負担の比率", weightHint: "全員で分ける支出を負担する割合です。2は1の2倍、0は負担なし。0〜1000で入力します。",
        weightSave: "比率を保存", weightSaved: "比率を保存しました。今後入力する記録に使われます。")

    static let simplifiedChinese = SharingTexts(
        whoPaid: "付款人", whoGot: "收款人", forWhom: "分摊给", everybody: "所有人", some: "部分成员", shares: "份数", amounts: "金额",
        weightsHint: "比例在“成员”中设置一次即可。",
        weight: { "比例 \($0)" }, sharesOf: { "\($0) 的份数" }, partOf: { "\($0) 承担的金额" }, saveFor: { "保存到“\($0)”" },
        yours: { "您的份额 \($0)" },
        carried: "不分摊（由其他人分摊）", among: { "由 \($0) 人分摊" },
        balances: "结算", menuHint: "谁欠谁多少", fewest: "最少次数结算",
        becomesRecord: "每次结算都会记录下来，所有人可见。", record: "记录结算", recordBriefly: "记录",
        allSettled: "已全部结清。", noneYet: "填写了付款人的记录会显示在这里。",
        apart: "各币种分开结算，成员之间不作换算。", paymentsMade: "结算记录",
        settles: { "\($0) 笔付款即可全部结清。" },
        pays: { "\($0) 付给 \($1)" }, paid: { "\($0) 已付给 \($1)" },
        youGetBackAmount: { "您应收回 \($0)" }, youOweAmount: { "您应付 \($0)" },
        youPay: { "您付给 \($0)" }, paysYou: { "\($0) 付给您" }, youPaid: { "您已付给 \($0)" }, paidYou: { "\($0) 已付给您" },
        getsBack: "应收回", youGetBack: "应收回", owes: "应付", youOwe: "应付", settled: "已结清", paidLabel: "已付", forThem: "应承担",
        forYou: "应承担",
        newPayment: "记录结算", from: "付款人", to: "收款人", amountHint: "可以只付一部分，余下的以后再付。",
        done: "结算已记录。",
        weightLabel: "分摊比例", weightHint: "共同支出的分摊比例：2 是 1 的两倍，0 表示不分摊。可填 0 到 1000。",
        weightSave: "保存比例", weightSaved: "比例已保存，今后新增的记录会使用新比例。")
}
