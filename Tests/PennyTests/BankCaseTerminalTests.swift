import Bookkeeping
import Foundation
import Storage
import TestSupport
import Testing

extension PennyTests {
    /// Files as banks and programs write them, at the terminal: right, or asked about, as on pages.
    @Suite struct BankCaseTerminalTests {
        @Test func `a file becomes the right records at the terminal, or a question`() throws {
            let cases = try BankCase.all(), data = try TemporaryDirectory()
            try Self.fill(data, cases)
            var right = 0
            for (number, item) in cases.enumerated() {
                let outcome = try Self.outcome(of: item, person: "case\(number)", data), difference = item.difference(outcome, choosesAccounts: false)
                #expect(difference == nil, "\(item)")
                if difference == nil { right += 1 }
            }
            print("\(right) of \(cases.count) files at the terminal")
        }

        /// Makes a person for each case, with a single account in its currency.
        private static func fill(_ data: TemporaryDirectory, _ cases: [BankCase]) throws {
            let store = try Store(at: data.file("penny.sqlite").path)
            for (number, item) in cases.enumerated() {
                let currency = try #require(Currency(code: item.currency)), zone = try #require(CivilTimeZone(item.zone)), name = "case\(number)"
                let start = Int64(number) * 10
                try store.write { site in
                    _ = try site.users.add(
                        User.ID(milliseconds: start + 1),
                        profile: User.Profile(username: name, email: "\(name)@example.org", firstName: "", lastName: "", dateOfBirth: nil),
                        preferences: Preferences(language: .english, theme: .auto),
                        settings: BookSettings(mainCurrency: currency, timeZone: zone, weekStart: .monday), password: "x",
                        account: (
                            Account.ID(milliseconds: start + 2),
                            Account.Draft(name: "Case", currency: currency, openingBalance: 0, isDefault: true)
                        ),
                        categories: [
                            (.init(milliseconds: start + 3), .init(kind: .expense, name: "Food", hue: .teal, icon: .other)),
                            (.init(milliseconds: start + 4), .init(kind: .income, name: "Salary", hue: .teal, icon: .other)),
                        ], hashtags: [], invitation: nil, at: 1)
                }
            }
            try store.close()
        }

        private static func outcome(of item: BankCase, person: String, _ data: TemporaryDirectory) throws -> BankCase.Outcome {
            var alike = 0
            for file in item.files {
                let account = item.choice == .chosen ? ["--account", "Case"] : []
                let run = try Run(
                    ["import-bank", "--user", person, "--data", data.path, "--apply", "--json", BankCase.path(of: file)] + account)
                guard run.exit == .status(0) else { return refusal(run.errors) }
                let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
                alike = (report["counts"] as? [String: Int])?["alike"] ?? 0
            }
            return .records(try records(of: person, data), balances: [], alike: alike)
        }

        /// Returns the questions that a refusal names with their options, or the refusal.
        private static func refusal(_ text: String) -> BankCase.Outcome {
            let options = ["sign", "dates", "decimal", "column", "currency", "account"].filter { text.contains("--\($0)") }
            if text.contains("the meaning of its columns") { return .asked(["person"]) }
            if text.contains("several accounts") || text.contains("several currencies") { return .asked(["account"]) }
            return options.isEmpty ? .refused(text) : .asked(Set(options))
        }

        private static func records(of person: String, _ data: TemporaryDirectory) throws -> [String] {
            let store = try Store(at: data.file("penny.sqlite").path)
            let book = try #require(
                try store.read { site in try site.users.find(login: person).flatMap { try site.books.atTerminal(of: $0.user.id) } })
            let records = try store.read(book) { try $0.records(RecordQuery(), limit: 100).records }
            try store.close()
            return records.map { record in
                let amount = record.movement.amount, isIncome = record.movement.kind == .income
                let signed = Money(minorUnits: isIncome ? amount.minorUnits : -amount.minorUnits, amount.currency)
                return "\(record.date) \(MoneyFormat.plain(signed)) \(amount.currency.code)"
            }
        }
    }
}
