import BankFiles
import Bookkeeping
import Foundation
import Storage
import Validation
import Views

/// Reads settled files into a preview: makes the accounts that are new, and hands the entries over to the book.
struct BankPreparing {
    let store: Store
    let uploads: BankUploads
    let book: BookAccess
    /// Seconds since 1970 (UTC).
    let now: Int64

    /// Prepares the preview. Throws ``BankFileProblem``, and what `Store.prepareImport` throws.
    func run(_ upload: BankUpload, as id: BankImport.ID, count: @Sendable () -> Void) throws {
        var upload = upload
        let accounts = try makeAccounts(&upload, id)
        let filing = try store.read(book) { try BankFiling($0) }
        _ = try store.prepareImport(
            id, name: upload.name, format: upload.files.first?.form.format.rawValue ?? "", in: book, at: now, filing: filing.callAsFunction
        ) { take in
            for (number, file) in upload.files.enumerated() {
                guard let bytes = uploads.bytes(number, of: id, in: book) else { throw BankFileProblem(.empty) }
                try take(.file)
                try Self.read(bytes, file, accounts, usual: book.settings.mainCurrency, take, count)
            }
        }
        try keepChoices(upload)
    }

    /// Hands the parts of a file over, with the accounts of the book in place of its own. Those that are left out are passed over.
    private static func read(
        _ bytes: [UInt8], _ file: BankUpload.File, _ accounts: [Account.ID: Account], usual: Currency, _ take: (BankImportPart) throws -> Void,
        _ count: @Sendable () -> Void
    ) throws {
        let known = Dictionary(file.accounts.map { ($0.account, Account.ID($0.choice)) }) { first, _ in first }
        // A table without currencies is in that of the account, of which it has one then.
        let only = file.accounts.count == 1 ? file.accounts.first.flatMap { Account.ID($0.choice) } : nil
        let currency = only.flatMap { accounts[$0]?.currency } ?? usual
        var current: Account.ID?, begun: Account.ID?
        func begin(_ account: Account.ID?) throws {
            current = account
            guard let account, begun != account else { return }
            try take(.account(account))
            begun = account
        }
        try file.form.read(bytes, currency: currency) { event in
            switch event {
            case .account(let account): try begin(known[account].flatMap(\.self) ?? only)
            case .opening(let balance): if current != nil { try take(.opening(balance)) }
            case .closing(let balance): if current != nil { try take(.closing(balance)) }
            case .entry(let entry):
                if current == nil, begun == nil { try begin(only) }
                guard current != nil else { return }
                count()
                try take(.entry(entry))
            case .problem(let problem):
                if begun == nil { try begin(only ?? file.accounts.lazy.compactMap { Account.ID($0.choice) }.first) }
                guard begun != nil else { return }
                count()
                try take(.problem(problem))
            }
        }
    }

    /// Makes the accounts that the person asked for, one for each name and currency, and returns all accounts of the book.
    private func makeAccounts(_ upload: inout BankUpload, _ id: BankImport.ID) throws -> [Account.ID: Account] {
        var made: [String: Account.ID] = [:]
        upload.files = try upload.files.map { file in
            var file = file
            file.accounts = try file.accounts.map { found in
                guard found.choice == BankMappingForm.newAccount else { return found }
                var found = found
                found.choice = try makeAccount(for: found, of: file, &made).description
                return found
            }
            return file
        }
        if !made.isEmpty { try uploads.save(upload, id: id, in: book) }
        let accounts = try store.read(book) { try $0.names().accounts }
        return Dictionary(accounts.map { ($0.id, $0) }) { first, _ in first }
    }

    private func makeAccount(
        for found: BankUpload.FoundAccount, of file: BankUpload.File, _ made: inout [String: Account.ID]
    ) throws -> Account.ID {
        let name = [found.name, found.number, file.name].first { !$0.isEmpty }?.cut(to: AccountForm.name.maxLength ?? 25) ?? ""
        let currency = found.currency.flatMap { Currency(code: $0) } ?? book.settings.mainCurrency, key = "\(name) \(currency.code)"
        if let known = made[key] { return known }
        let account = Account.ID(milliseconds: now &* 1_000)
        let draft = Account.Draft(name: name, currency: currency, openingBalance: 0, isDefault: false)
        try store.write(book) { editor in _ = try editor.addAccount(account, draft, at: now) }
        made[key] = account
        return account
    }

    /// Keeps the columns and the accounts for the next files of the same kind.
    private func keepChoices(_ upload: BankUpload) throws {
        try store.write(book) { editor in
            for file in upload.files {
                for found in file.accounts {
                    guard let account = Account.ID(found.choice) else { continue }
                    try editor.banks.keep(account: account, of: found.account)
                    guard let fingerprint = file.fingerprint, let json = try? JSONEncoder().encode(file.form) else { continue }
                    try editor.banks.keep(mapping: String(decoding: json, as: UTF8.self), fingerprint: fingerprint, for: account)
                }
            }
        }
    }
}
