import Bookkeeping

/// The page of an account, its kind and its terms.
package struct AccountPageTexts: Sentences {
    package let kind, creditLimit, dueDay, dueDayHint, interest, interestHint, monthlyPayment, monthlyPaymentHint: String
    package let cash, bank, card, savings, loan, other: String
    package let balance, records, addRecord, search, older, newest, noRecords, noRecordsText, onStatement: String
    package let available, overLimit, due, leftToPay, paidOff, interestLeft, interestPerYear, neverPaidOff, startingBalance, after: String
    package let archive, archiveHint, useAgain, archived, archivedHeading, archivedNote, archivedDone, usedAgainDone, defaultStays,
        allAccounts: String
    package let dueIn: @Sendable (String, Int) -> String
    package let inArchived, datedLater: Named
    /// The change by records dated later than today, and the balance including it.
    package let withLater: @Sendable (String, String) -> String
    package let payments: Counted

    package func name(_ kind: Account.Kind) -> String {
        switch kind {
        case .cash: cash
        case .bank: bank
        case .card: card
        case .savings: savings
        case .loan: loan
        case .other: other
        }
    }

    static let english = AccountPageTexts(
        kind: "Type", creditLimit: "Limit", dueDay: "Day on which the bill is paid", dueDayHint: "1 to 31; in shorter months their last day.",
        interest: "Interest per year in percent", interestHint: "For example 3.25.", monthlyPayment: "Payment per month",
        monthlyPaymentHint: "Interest and repayment together.",
        cash: "Cash", bank: "Bank account", card: "Card", savings: "Savings", loan: "Loan", other: "Other",
        balance: "Balance", records: "Records", addRecord: "Add record", search: "Search and filter", older: "Older records",
        newest: "Back to the newest", noRecords: "No records yet",
        noRecordsText: "What you pay from this account, and what arrives in it, is listed here.",
        onStatement: "On a statement",
        available: "Available", overLimit: "Over the limit by", due: "Next bill", leftToPay: "Left to pay", paidOff: "Paid off",
        interestLeft: "Interest until then", interestPerYear: "Interest per year",
        neverPaidOff: "The payment per month does not pay this loan off: it is no more than the interest.", startingBalance: "Starting balance",
        after: "Balance after it",
        archive: "Archive", archiveHint: "An archived account is not offered for new records and does not count among the 20. Its records stay.",
        useAgain: "Use again", archived: "Archived", archivedHeading: "Archived accounts",
        archivedNote: "This account is archived: it is not offered for new records, and counts in all figures.",
        archivedDone: "The account is archived.", usedAgainDone: "The account is in use again.",
        defaultStays: "The default account cannot be archived. Make another account the default first.", allAccounts: "All accounts",
        dueIn: { $1 == 0 ? "\($0), today" : $1 == 1 ? "\($0), tomorrow" : "\($0), in \($1) days" },
        inArchived: { "Of this, \($0) in archived accounts." },
        datedLater: { "\($0) dated later" }, withLater: { "Dated later: \($0). With it: \($1)." },
        payments: { $0 == 1 ? "1 payment" : "\($0) payments" })

    static let japanese = AccountPageTexts(
        kind: "種類", creditLimit: "利用限度額", dueDay: "引き落とし日", dueDayHint: "1〜31。日数の少ない月は月末になります。",
        interest: "年利（%）", interestHint: "例：3.25", monthlyPayment: "毎月の返済額", monthlyPaymentHint: "利息を含む金額です。",
        cash: "現金", bank: "銀行口座", card: "カード", savings: "貯蓄", loan: "ローン", other: "その他",
        balance: "残高", records: "記録", addRecord: "記録を追加", search: "検索と絞り込み", older: "さらに前の記録",
        newest: "最新に戻る", noRecords: "記録がありません", noRecordsText: "この口座からの支払いと、この口座への入金がここに並びます。",
        onStatement: "明細と照合済み",
        available: "利用可能額", overLimit: "限度額の超過", due: "次の引き落とし", leftToPay: "返済残高", paidOff: "完済予定",
        interestLeft: "完済までの利息", interestPerYear: "年利",
        neverPaidOff: "毎月の返済額が利息以下のため、このままでは完済できません。", startingBalance: "初期残高", after: "記録後の残高",
        archive: "アーカイブ", archiveHint: "アーカイブした口座は新しい記録の選択肢に出なくなり、20件の上限にも数えません。記録はそのまま残ります。",
        useAgain: "再び使う", archived: "アーカイブ済み", archivedHeading: "アーカイブした口座",
        archivedNote: "この口座はアーカイブ済みです。新しい記録の選択肢には出ませんが、集計には含まれます。",
        archivedDone: "口座をアーカイブしました。", usedAgainDone: "口座を再び使えるようにしました。",
        defaultStays: "メイン口座はアーカイブできません。先に別の口座をメインにしてください。", allAccounts: "すべての口座",
        dueIn: { $1 == 0 ? "\($0)（今日）" : $1 == 1 ? "\($0)（明日）" : "\($0)（あと\($1)日）" },
        inArchived: { "うち\($0)はアーカイブした口座にあります。" },
        datedLater: { "先の日付：\($0)" }, withLater: { "先の日付の記録：\($0)。含めると\($1)です。" },
        payments: { "\($0)回払い" })

    static let simplifiedChinese = AccountPageTexts(
        kind: "类型", creditLimit: "信用额度", dueDay: "还款日", dueDayHint: "1 到 31；天数不足的月份为月末。",
        interest: "年利率（%）", interestHint: "例如 3.25。", monthlyPayment: "每月还款额", monthlyPaymentHint: "包含利息。",
        cash: "现金", bank: "银行账户", card: "信用卡", savings: "储蓄", loan: "贷款", other: "其他",
        balance: "余额", records: "记录", addRecord: "记一笔", search: "搜索和筛选", older: "更早的记录",
        newest: "回到最新", noRecords: "还没有记录", noRecordsText: "此账户的支出和收入会列在这里。",
        onStatement: "已对账",
        available: "可用额度", overLimit: "超出额度", due: "下次还款", leftToPay: "剩余欠款", paidOff: "预计还清",
        interestLeft: "还清前的利息", interestPerYear: "年利率",
        neverPaidOff: "每月还款额不高于利息，这样还不清这笔贷款。", startingBalance: "初始余额", after: "记录后余额",
        archive: "归档", archiveHint: "归档的账户不再出现在新记录的选项中，也不计入 20 个的上限。记录会保留。",
        useAgain: "重新启用", archived: "已归档", archivedHeading: "已归档的账户",
        archivedNote: "此账户已归档：新记录中不再提供，但仍计入所有统计。",
        archivedDone: "账户已归档。", usedAgainDone: "账户已重新启用。",
        defaultStays: "默认账户不能归档。请先把另一个账户设为默认。", allAccounts: "全部账户",
        dueIn: { $1 == 0 ? "\($0)（今天）" : $1 == 1 ? "\($0)（明天）" : "\($0)（还有 \($1) 天）" },
        inArchived: { "其中 \($0) 在已归档的账户中。" },
        datedLater: { "以后的记录：\($0)" }, withLater: { "日期在今天之后的记录：\($0)。计入后为 \($1)。" },
        payments: { "共 \($0) 期" })
}
