import Bookkeeping
import Storage
import StrictJSON
import Validation

extension TransactionResource {
    /// The people who wrote transactions, and the other sides of linked ones: the accounts of the own book of the person who asks, or the
    /// household's transactions.
    typealias Sides = (accounts: [Transaction.ID: OwnRecord], shared: [Transaction.ID: Transaction.ID], authors: TransactionAuthors)

    static func sides(of ids: [Transaction.ID], _ book: BookAccess, _ ledger: Ledger) throws -> Sides {
        let authors = try TransactionAuthors(of: ids, book, ledger)
        return book.isOwn
            ? ([:], try ledger.links.sharedSides(of: ids), authors) : (try ledger.links.ownSides(of: ids, for: book.person), [:], authors)
    }

    static func shown(_ transaction: Transaction, _ sides: Sides) -> JSONValue {
        let attachments: [JSONValue] = transaction.receipts.map {
            ["name": .text($0.name), "type": .text($0.type.rawValue), "size": .whole($0.size)]
        }
        let beforeTexts = MovementMembers.shown(
            transaction.movement, of: transaction.id, on: transaction.date, at: transaction.time, isDivided: !transaction.parts.isEmpty)
        let texts = RecordText.allCases.map { ($0.rawValue, JSONValue.text(transaction.texts[$0])) }
        let parts = JSONValue.list(
            transaction.parts.map { ["category": "\($0.category)", "amount": .decimal($0.amount), "note": .text($0.note)] })
        let way: JSONValue = .text((transaction.sharing?.way ?? .everybody).rawValue)
        let share = JSONValue.list(TransactionForm(transaction).shares.map(JSONValue.text))
        let tags = JSONValue.list(transaction.hashtags.map(JSONValue.text))
        return .object(
            JSONObject(
                (beforeTexts + texts + [
                    ("original", MovementMembers.shown(transaction.original)), ("parts", parts), ("for", way), ("share", share),
                    ("from_account", sides.accounts[transaction.id].map { "\($0.account)" } ?? .null),
                    ("household_transaction", sides.shared[transaction.id].map { "\($0)" } ?? .null), ("tags", tags),
                    ("place", APIPlace.shown(transaction.place)),
                    ("attachment", attachments.first ?? .null), ("attachments", .list(attachments)),
                    ("entered_by", sides.authors.enteredBy(transaction.id)),
                    ("changed_by", sides.authors.changedBy(transaction.id)),
                ]).map {
                    JSONObject.Member($0.0, $0.1)
                }))
    }
}
