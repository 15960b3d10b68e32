import Bookkeeping
import Testing

@testable import Storage

/// A household with imports of files of banks.
struct BankSample {
    let sample: Sample

    init(sample: Sample? = nil) throws { self.sample = try sample ?? Sample() }

    var store: Store { sample.store }
    var main: Account.ID { sample.main }
    var cash: Account.ID { sample.cash }

    static let now = Sample.now

    static func entry(_ day: String, _ cents: Int64, _ payee: String = "Shop", bankID: String = "", purpose: String = "") -> BankEntry {
        var entry = BankEntry(line: 1, date: .day(day), amount: Money(minorUnits: cents, .eur))
        (entry.payee, entry.bankID, entry.purpose) = (payee, bankID, purpose)
        return entry
    }

    /// Makes a preview of a file of one account.
    @discardableResult
    func prepare(_ entries: [BankEntry], number: Int = 5_000, account: Account.ID? = nil, at now: Int64 = now) throws -> BankImport.ID {
        try prepare(parts: [.account(account ?? main)] + entries.map(BankImportPart.entry), number: number, at: now)
    }

    @discardableResult
    func prepare(parts: [BankImportPart], number: Int = 5_000, at now: Int64 = now) throws -> BankImport.ID {
        let id: BankImport.ID = Sample.id(number)
        _ = try store.prepareImport(id, name: "bank.csv", format: "table", in: sample.book, at: now) { _, _ in
            Filing()
        } parts: { sink in
            for part in parts { try sink(part) }
        }
        return id
    }

    /// Imports a file of one account as the preview proposes it. Returns the number of records.
    @discardableResult
    func bring(_ entries: [BankEntry], number: Int = 5_000, account: Account.ID? = nil, at now: Int64 = now) throws -> Int {
        try finish(prepare(entries, number: number, account: account, at: now), at: now)
    }

    @discardableResult
    func finish(_ id: BankImport.ID, at now: Int64 = now) throws -> Int {
        let finished = try write { try $0.banks.finish(id, at: now) }
        guard case .done(let records) = finished else { throw StoreError.damaged("\(finished)") }
        return records
    }

    /// Connects the main account with a bridge.
    @discardableResult
    func connect(at now: Int64 = now) throws -> BankLink.ID {
        let id: BankLink.ID = Sample.id(5_900)
        try write { editor in
            _ = try editor.bankLinks.add(
                id, BankSecret("https://ada:secret-word@bridge.example/"), host: "bridge.example", fetchFrom: .day("2026-03-01"), at: now)
            let balance = BankBalance(Money(minorUnits: 9_900, .eur), on: .day("2026-03-10"))
            let found = ["A", "B"].map {
                ConnectedAccount(number: 0, institution: "bank", remote: $0, bank: "Bank", name: $0, currency: .eur, balance: balance)
            }
            try editor.bankLinks.note(found, of: id)
            try editor.bankLinks.choose([1: sample.main], fetchFrom: .day("2026-03-01"), of: id)
        }
        return id
    }

    func write<R>(_ body: (LedgerEditor) throws -> R) throws -> R { try store.write(sample.book, body) }
    func read<R>(_ body: (Ledger) throws -> R) throws -> R { try store.read(sample.book, body) }

    /// The rows of an import, in their order.
    func rows(_ id: BankImport.ID) throws -> [ImportedRow] {
        try read { ledger in try ImportedRow.State.allCases.flatMap { try ledger.banks.rows(of: id, $0, after: 0, limit: 1_000) } }.sorted {
            $0.number < $1.number
        }
    }

    func states(_ id: BankImport.ID) throws -> [ImportedRow.State] { try rows(id).map(\.state) }

    /// The live records, oldest first.
    func records() throws -> [Record] { try read { try $0.records(RecordQuery(sort: .oldestFirst), limit: 500).records } }

    func titles() throws -> [String] { try records().map(\.title) }
}
