import Bookkeeping
import Foundation
import Storage
import TestSupport
import Testing

extension PennyTests {
    /// The files of a made-up household, imported by the program, against the sums of the generator.
    @Suite struct BankHouseholdTests {
        @Test(arguments: MadeUpBankFile.allCases)
        func `records from a file have the sums of its accounts and months, to the minor unit, once`(format: MadeUpBankFile) throws {
            let rows = 12_500
            // Amounts without a currency are in that of the book.
            let statements =
                format.hasCurrencies ? MadeUpStatements(rows, seed: 18) : MadeUpStatements(rows, seed: 18, currencies: [("EUR", 2), ("EUR", 2)])
            let data = try TemporaryDirectory(), file = data.file(format.name)
            try Data(format.bytes(of: statements)).write(to: file)
            try Self.fill(data, statements.accounts)
            for round in 1...2 {
                let run = try Run(
                    ["import-bank", "--user", "ada", "--data", data.path, "--dates", format == .csv ? "ymd" : "dmy", "--apply", file.path])
                #expect(run.exit == .status(0), "\(run.errors)")
                let (sums, count) = try Self.sums(data)
                #expect(count == rows, "after \(round) times")
                #expect(sums == statements.sums, "after \(round) times")
            }
        }

        private static func fill(_ data: TemporaryDirectory, _ accounts: [MadeUpStatements.Account]) throws {
            let eur = try #require(Currency(code: "EUR")), user = User.ID(milliseconds: 1), account = Account.ID(milliseconds: 2)
            let store = try Store(at: data.file("penny.sqlite").path)
            let profile = User.Profile(username: "ada", email: "ada@example.org", firstName: "", lastName: "", dateOfBirth: nil)
            try store.write { site in
                _ = try site.users.add(
                    user, profile: profile, preferences: Preferences(language: .english, theme: .auto),
                    settings: BookSettings(mainCurrency: eur, timeZone: .utc, weekStart: .monday), password: "x",
                    account: (account, Account.Draft(name: "Cash", currency: eur, openingBalance: 0, isDefault: true)),
                    categories: [
                        (.init(milliseconds: 3), .init(kind: .expense, name: "Food", hue: .teal, icon: .other)),
                        (.init(milliseconds: 4), .init(kind: .income, name: "Salary", hue: .teal, icon: .other)),
                    ], hashtags: [], invitation: nil, at: 1)
            }
            let made = try store.read { site in try site.users.find(login: "ada").flatMap { try site.books.atTerminal(of: $0.user.id) } }
            let book = try #require(made)
            for account in accounts {
                let currency = try #require(Currency(code: account.currency))
                _ = try store.write(book) {
                    try $0.addAccount(
                        .init(milliseconds: 5), .init(name: account.number, currency: currency, openingBalance: 0, isDefault: false), at: 1)
                }
            }
            try store.close()
        }

        /// Returns the sum of each account and month, and the number of records.
        private static func sums(_ data: TemporaryDirectory) throws -> ([MadeUpStatements.Month: Int64], Int) {
            let store = try Store(at: data.file("penny.sqlite").path)
            let book = try #require(
                try store.read { site in try site.users.find(login: "ada").flatMap { try site.books.atTerminal(of: $0.user.id) } })
            var sums: [MadeUpStatements.Month: Int64] = [:], cursor: String?, count = 0
            try store.read(book) { ledger in
                let names = Dictionary(uniqueKeysWithValues: try ledger.names().accounts.map { ($0.id, $0.name) })
                repeat {
                    let page = try ledger.records(RecordQuery(sort: .oldestFirst), after: cursor, limit: 500)
                    for record in page.records {
                        let account = names[record.movement.account] ?? "", amount = record.movement.amount.minorUnits
                        let month = MadeUpStatements.Month(account: account, year: record.date.year, month: record.date.month)
                        sums[month, default: 0] += record.movement.kind == .income ? amount : -amount
                    }
                    count += page.records.count
                    cursor = page.next
                } while cursor != nil
            }
            try store.close()
            return (sums, count)
        }
    }
}
