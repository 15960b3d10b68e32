import BankFiles
import BankImporting
import Bookkeeping
import Foundation
import Storage
import Testing

/// A book of one person in a directory that is deleted with it, into which files are imported with what was found about them.
final class ImportingBook {
    let store: Store
    let book: BookAccess
    private let directory = NSTemporaryDirectory() + "penny-importing-" + UUID().uuidString
    private var now: Int64 = 1_795_205_700

    init(categories: [(Bookkeeping.Category.Kind, String)] = [(.expense, "Other"), (.income, "Pay")]) throws {
        store = try Store(at: directory + "/penny.sqlite")
        let (settings, now) = (BookSettings(mainCurrency: try currency("EUR"), timeZone: .utc, weekStart: .monday), now)
        let made = try store.write { editor in
            let user = User.ID(milliseconds: 1)
            _ = try editor.users.add(
                user, profile: User.Profile(username: "ada", email: "ada@example.org", firstName: "", lastName: "", dateOfBirth: nil),
                preferences: Preferences(language: .english, theme: .auto), settings: settings, password: "scrypt$ada",
                account: (
                    Account.ID(milliseconds: 2), Account.Draft(name: "Everyday", currency: try currency("EUR"), openingBalance: 0, isDefault: true)
                ),
                categories: categories.enumerated().map { place, category in
                    (
                        Category.ID(milliseconds: Int64(3 + place)),
                        Category.Draft(kind: category.0, name: category.1, hue: .teal, icon: .other)
                    )
                }, hashtags: [], invitation: nil, at: now)
            return try editor.books.atTerminal(of: user)
        }
        book = try #require(made)
    }

    deinit {
        try? store.close()
        try? FileManager.default.removeItem(atPath: directory)
    }

    /// Imports a file as its pages propose, after a person has changed the columns of a table.
    ///
    /// - Returns: the import and the number of records that it added.
    @discardableResult
    func bring(_ bytes: [UInt8], changing: (inout TableMapping) throws -> Void = { _ in }) throws -> (id: BankImport.ID, records: Int) {
        now += 60
        let inspection = FileInspection(store: store, book: book, chosen: nil, now: self.now)
        var file = try inspection.look("file", bytes).file
        if case .table(var mapping) = file.form {
            let before = mapping
            try changing(&mapping)
            if mapping != before {
                file.form = .table(mapping)
                _ = try inspection.choose(&file, inspection.summary(bytes, file.form))
            }
        }
        let id = BankImport.ID(milliseconds: now &* 1_000), now = now
        _ = try BankPreparing(store: store, book: book, now: now).run([file], as: id) { _ in bytes }
        let finished = try store.write(book) { editor in
            try editor.banks.makeCategories(of: id, at: now)
            return try editor.banks.finish(id, at: now)
        }
        guard case .done(let records) = finished else { throw StoreError.conflict(.invalid) }
        return (id, records)
    }

    func takeBack(_ id: BankImport.ID, includingChanged: Bool = true) throws {
        let now = later()
        _ = try store.write(book) { try $0.banks.takeBack(id, includingChanged: includingChanged, at: now) }
    }

    /// Returns the time of the next act.
    func later() -> Int64 {
        now += 60
        return now
    }

    /// Returns the rows of an import by their states.
    func states(_ id: BankImport.ID) throws -> [ImportedRow.State: Int] { try store.read(book) { try $0.banks.counts(of: id) } }

    /// The balances of the accounts that have any, as `Giro 12.34 EUR`, added up from their opening balances and records, which have to agree with the ledger.
    func balances() throws -> Set<String> {
        try store.read(book) { ledger in
            let rows = try Self.rows(ledger)
            return Set(
                try ledger.balances().compactMap { found in
                    var sum = found.account.openingBalance.minorUnits
                    for row in rows {
                        if row.account == found.account.id { sum += row.kind == .income ? row.amount : -row.amount }
                        if row.toAccount == found.account.id { sum += row.received ?? 0 }
                    }
                    #expect(sum == found.balance.minorUnits)
                    return sum == 0 ? nil : "\(found.account.name) \(plain(sum, found.account.currency))"
                })
        }
    }

    /// The sums of expenses and of incomes by currency, as `-12.34 EUR` and `2000.00 EUR`.
    func totals() throws -> Set<String> {
        try store.read(book) { ledger in
            var sums: [String: (Int64, Currency)] = [:]
            for row in try Self.rows(ledger) where row.kind != .transfer {
                let sign: Int64 = row.kind == .income ? 1 : -1
                sums["\(row.kind) \(row.currency.code)", default: (0, row.currency)].0 += sign * row.amount
            }
            return Set(sums.values.map { plain($0.0, $0.1) })
        }
    }

    static func rows(_ ledger: Ledger) throws -> [RecordValues] {
        var rows: [RecordValues] = []
        try ledger.many.eachRow(of: .all(RecordQuery())) { rows.append($0.values) }
        return rows
    }
}

func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

/// Returns an amount as a plain decimal number with its currency.
func plain(_ minorUnits: Int64, _ currency: Currency) -> String {
    let digits = currency.minorUnits, magnitude = String(minorUnits.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - magnitude.count)) + magnitude
    let number = digits == 0 ? padded : "\(padded.dropLast(digits)).\(padded.suffix(digits))"
    return "\(minorUnits < 0 ? "-" : "")\(number) \(currency.code)"
}

/// Returns the bytes of a sample of the readers of files.
func sample(_ name: String) throws -> [UInt8] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: tests.appending(path: "BankFilesTests/Samples/\(name)")))
}
