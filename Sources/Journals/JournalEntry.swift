import Bookkeeping

/// One balanced movement between accounts of a journal, before it is written.
struct JournalEntry: Sendable {
    /// The change of one account.
    struct Posting: Sendable {
        let account: String
        let amount: JournalAmount
        /// The whole amount in the other currency of the entry, above zero; nil in an entry of one currency.
        var price: Money?
        /// One line; may be empty.
        var note = ""
    }

    static let openingTitle = "Opening balances"

    let date: CalendarDate
    let title: String
    var vendor = ""
    var reference = ""
    var note = ""
    /// Without the `#`.
    var hashtags: [String] = []
    /// Nil for an entry that is no record.
    var id: Transaction.ID?
    var time: TimeOfDay?
    var original: Money?
    let postings: [Posting]
}

/// An amount with its sign turned or not. Turning it so needs no arithmetic, which the smallest integer would not survive.
struct JournalAmount: Sendable, CustomStringConvertible {
    let money: Money
    var isTurned = false

    /// The figure with a point and the currency's decimals, and the code: `-12.50 EUR`.
    var description: String {
        let plain = MoneyFormat.plain(money)
        let signed = isTurned && !money.isZero ? money.isNegative ? String(plain.dropFirst()) : "-" + plain : plain
        return signed + " " + money.currency.code
    }
}

extension JournalEntry {
    /// The entry of a record.
    init(_ record: Transaction, _ names: JournalNames) throws(JournalProblem) {
        self.init(
            date: record.date, title: record.title, vendor: record.vendor, reference: record.texts[.reference], note: record.note,
            hashtags: record.hashtags, id: record.id, time: record.time, original: record.original, postings: try Self.postings(of: record, names))
    }

    /// The entry of the balances before the first day; nil if all are zero.
    init?(openingOf head: JournalHead, _ names: JournalNames) {
        var postings: [Posting] = []
        // Two for each account, so that balances of several accounts are never added up.
        for (account, named) in zip(head.accounts, names.all) where !account.openingBalance.isZero {
            postings.append(Posting(account: named.name, amount: JournalAmount(money: account.openingBalance)))
            postings.append(Posting(account: names.openingBalances, amount: JournalAmount(money: account.openingBalance, isTurned: true)))
        }
        guard !postings.isEmpty else { return nil }
        self.init(date: head.firstDay, title: Self.openingTitle, postings: postings)
    }

    private static func postings(of record: Transaction, _ names: JournalNames) throws(JournalProblem) -> [Posting] {
        let movement = record.movement
        switch movement {
        case .transfer(let from, let to, let amount, let received):
            return [
                Posting(
                    account: try names.account(to), amount: JournalAmount(money: received), price: amount.currency == received.currency ? nil : amount
                ),
                Posting(account: try names.account(from), amount: JournalAmount(money: amount, isTurned: true)),
            ]
        case .expense(let account, let category, let amount), .income(let account, let category, let amount):
            let isExpense = movement.kind == .expense
            let parts = record.parts.isEmpty ? [RecordPart(category: category, amount: amount)] : record.parts
            var postings: [Posting] = []
            for part in parts {
                postings.append(
                    Posting(
                        account: try names.category(part.category), amount: JournalAmount(money: part.amount, isTurned: !isExpense), note: part.note))
            }
            postings.append(Posting(account: try names.account(account), amount: JournalAmount(money: amount, isTurned: isExpense)))
            return postings
        }
    }
}
