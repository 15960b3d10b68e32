import BankFiles
import Bookkeeping
import Foundation
import Storage
import Testing
import Validation

@testable import BankImporting

/// Accounts that are made for files of banks.
final class NewAccountTests {
    private static let now: Int64 = 1_795_000_000
    private let directory = NSTemporaryDirectory() + "penny-importing-" + UUID().uuidString
    private let store: Store
    private let book: BookAccess

    init() throws {
        store = try Store(at: directory + "/penny.sqlite")
        let now = Self.now
        book = try #require(
            try store.write { editor in
                let user = User.ID(milliseconds: now &* 1_000), settings = BookSettings(mainCurrency: .eur, timeZone: .utc, weekStart: .monday)
                let account = Account.Draft(name: "Main", currency: .eur, openingBalance: 0, isDefault: true)
                let categories = Bookkeeping.Category.Kind.allCases.map { kind in
                    (
                        Bookkeeping.Category.ID(milliseconds: now &* 1_000),
                        Bookkeeping.Category.Draft(kind: kind, name: "\(kind)", hue: .slate, icon: .other)
                    )
                }
                _ = try editor.users.add(
                    user, profile: User.Profile(username: "ada", email: "ada@example.org", firstName: "", lastName: "", dateOfBirth: nil),
                    preferences: Preferences(language: .english, theme: .auto),
                    settings: settings, password: "scrypt$ada", account: (Account.ID(milliseconds: now &* 1_000), account), categories: categories,
                    hashtags: [], invitation: nil, at: now)
                return try editor.books.atTerminal(of: user)
            })
    }

    deinit {
        try? store.close()
        try? FileManager.default.removeItem(atPath: directory)
    }

    /// Makes new accounts for all accounts of files. Returns the names and starts of all accounts of the book but the first.
    private func make(_ texts: [(name: String, text: String)]) throws -> [String] {
        let inspection = FileInspection(store: store, book: book, chosen: nil, now: Self.now)
        var files = try texts.map { try inspection.look($0.name, Array($0.text.utf8)).file }
        for place in files.indices {
            for number in files[place].accounts.indices { files[place].accounts[number].choice = BankMappingForm.newAccount }
        }
        var new = NewAccounts(usual: .eur)
        _ = try new.make(for: &files, in: book, of: store, at: Self.now) { Array(texts[$0].text.utf8) }
        return try store.read(book) { try $0.accounts() }.filter { $0.name != "Main" }.map { "\($0.name) \($0.openingBalance.minorUnits)" }.sorted()
    }

    private func statement(_ account: String, _ currency: String, _ opening: String, _ closing: String) -> String {
        ":20:X\n:25:\(account)\n:28C:1/1\n:60F:C260301\(currency)\(opening)\n:61:2603100310D10,00NTRFNONREF//A\n:86:Shop\n:62F:C260331\(currency)\(closing)\n-\n"
    }

    @Test func `a taken name gets a number, and the ending of a file is no part of it`() throws {
        let text = "Date,Description,Amount\n2026-03-13,Shop,-10.00\n2026-03-14,Pay,20.00\n"
        #expect(try make([("transactions.csv", text)]) == ["transactions 0"])
        #expect(try make([("transactions.csv", text)]) == ["transactions 0", "transactions 2 0"])
    }

    @Test func `one number in several currencies is an account of each, which starts with the balance of its statement`() throws {
        let text = statement("NL1234", "EUR", "100,00", "90,00") + statement("NL1234", "USD", "5,50", "-4,50")
        #expect(try make([("rabo.sta", text)]) == ["NL1234 EUR 10000", "NL1234 USD 550"])
    }

    @Test func `names with the same first letters are accounts of their own`() throws {
        let number = "DE12345678901234567890123"
        let text = statement(number + "45", "EUR", "1,00", "0,00") + statement(number + "67", "EUR", "2,00", "0,00")
        #expect(try make([("a.sta", text)]) == ["\(number) 100", "\(number.dropLast(2)) 2 200"].sorted())
    }

    @Test func `more accounts than there is room for make none`() throws {
        let text = (100..<121).map { statement("NL\($0)", "EUR", "1,00", "0,00") }.joined()
        #expect(throws: StoreError.conflict(.accountLimit)) { try make([("a.sta", text)]) }
        #expect(try store.read(book) { try $0.accounts() }.count == 1)
    }

    @Test func `the closing balance less the entries up to its day is the start, and pending entries do not count`() throws {
        var start = ProvenStart(currency: .eur)
        func entry(_ day: Int, _ cents: Int64) -> BankEntry {
            BankEntry(line: 1, date: CalendarDate(daysSince1970: day), amount: Money(minorUnits: cents, .eur))
        }
        var pending = entry(101, -7)
        pending.isPending = true
        for entry in [entry(100, -50), entry(101, 20), pending, entry(103, -500)] { start.add(.entry(entry)) }
        #expect(start.balance == nil)
        start.add(.closing(BankBalance(Money(minorUnits: 1_000, .eur), on: CalendarDate(daysSince1970: 102))))
        #expect(start.balance == Money(minorUnits: 1_030, .eur))
        start.add(.opening(BankBalance(Money(minorUnits: 999, .eur), on: CalendarDate(daysSince1970: 100))))
        #expect(start.balance == Money(minorUnits: 999, .eur))
    }
}

extension Currency {
    fileprivate static let eur = Currency(code: "EUR") ?? CurrencyCatalogue.all[0].currency
}
