import Bookkeeping
import Testing

private typealias FileType = Bookkeeping.Receipt.FileType

private let beginnings: [([UInt8], FileType?)] = [
    ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], .png), ([], nil),
    ([0xFF, 0xD8], nil),
]

private let writtenBeginnings: [(String, FileType?)] = [
    ("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8", .webp), ("\u{0}\u{0}\u{0}\u{18}ftypheic", .heic), ("%PDF-1.4", .pdf), ("<svg", nil),
    ("RIFF1234WAVE", nil),
    ("\u{0}\u{0}\u{0}\u{18}ftypisom", nil), (" %PDF-", nil),
]

@Test func `a file's type is told by its first bytes`() {
    for (bytes, expected) in beginnings { #expect(FileType(firstBytes: bytes) == expected) }
    for (text, expected) in writtenBeginnings { #expect(FileType(firstBytes: Array(text.utf8)) == expected, "\(text)") }
}

@Test func `a place is on the earth`() {
    #expect(Place(latitude: 9_000_000, longitude: -18_000_000, name: "") != nil)
    #expect(
        Place(latitude: 9_000_001, longitude: 0, name: "") == nil && Place(latitude: 0, longitude: -18_000_001, name: "") == nil)
    #expect(Place(latitude: .min, longitude: .max, name: "") == nil)
}

@Test(arguments: ["a", "Z", "é", "e\u{301}", "字", "ー", "々", "9", "٣", "_", "-", "हि", "ｱ"])
func `hashtags have letters and digits of any script`(text: String) { #expect(text.allSatisfy(Hashtag.allows)) }

@Test(arguments: [" ", "#", "!", "・", "👍", "1️⃣", "\u{0}", "\u{202E}", "\n", ".", "/", "a\u{20DD}"])
func `hashtags have no signs, spaces or pictures`(text: String) { #expect(!text.allSatisfy(Hashtag.allows)) }

@Test func `a movement knows its kind, account, amount and category`() throws {
    let euro = try #require(Currency(code: "EUR")), amount = Money(minorUnits: 5, euro)
    let account = Account.ID(milliseconds: 1), other = Account.ID(milliseconds: 2), category = Category.ID(milliseconds: 3)
    let expense = Transaction.Movement.expense(account: account, category: category, amount: amount)
    let transfer = Transaction.Movement.transfer(from: account, to: other, amount: amount, received: amount)
    #expect(expense.kind == .expense && expense.account == account && expense.amount == amount && expense.category == category)
    #expect(transfer.kind == .transfer && transfer.account == account && transfer.amount == amount && transfer.category == nil)
    #expect(try Totals(income: amount, expenses: Money(minorUnits: 8, euro), recordCount: 2).net().minorUnits == -3)
}

@Test func `a query is filtered by more than its days`() throws {
    let day = try #require(CalendarDate("2026-11-21"))
    #expect(!RecordQuery().isFiltered && !RecordQuery(dates: day...day, sort: .largestFirst).isFiltered)
    #expect(RecordQuery(kind: .income).isFiltered && RecordQuery(hashtag: "a").isFiltered && RecordQuery(text: "a").isFiltered)
    #expect(RecordQuery(account: .init(milliseconds: 1)).isFiltered && RecordQuery(category: .init(milliseconds: 1)).isFiltered)
}

@Test func `a person is shown by name, or by user name`() throws {
    let preferences = Preferences(language: .english, theme: .auto)
    func user(_ first: String, _ last: String) -> User {
        User(
            id: .init(milliseconds: 1), username: "h9", email: "", firstName: first, lastName: last, dateOfBirth: nil,
            role: .member, isDisabled: false, preferences: preferences)
    }
    #expect(
        user("Hannah", "Baker").displayName == "Hannah Baker" && user("", "Baker").displayName == "Baker"
            && user("", "").displayName == "h9")
}
