import BankFiles
import Bookkeeping
import Foundation
import Storage
import Validation

/// Reads settled files into a preview: makes the accounts that are new, and hands the entries over to the book.
public struct BankPreparing {
    private let store: Store
    private let book: BookAccess
    private let now: Int64

    /// - Parameter now: seconds since 1970 (UTC).
    public init(store: Store, book: BookAccess, now: Int64) { (self.store, self.book, self.now) = (store, book, now) }

    /// Prepares the preview of an import.
    ///
    /// - Parameters:
    ///   - isTrial: true for a preview that is discarded at once: it replaces no other preview, and the choices are not kept for the next files.
    ///   - bytes: returns the contents of the file with this place; it throws if they are gone.
    ///   - settled: gets the files once their new accounts are made, before they are read.
    ///   - count: is called for each row.
    /// - Throws: `BankFileProblem`, and what `Store.prepareImport` throws.
    public func run(
        _ files: [ImportableFile], as id: BankImport.ID, isTrial: Bool = false, bytes: (_ place: Int) throws -> [UInt8],
        settled: ([ImportableFile]) throws -> Void = { _ in }, count: @Sendable () -> Void = {}
    ) throws -> BankImport {
        var files = files
        var new = NewAccounts(usual: book.settings.mainCurrency)
        if try new.make(for: &files, in: book, of: store, at: now, bytes: bytes) { try settled(files) }
        let (filing, all) = try store.read(book) { (try BankFiling($0), try $0.names().accounts) }
        let accounts = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
        let made = try store.prepareImport(
            id, name: files.importName, format: files.first?.form.format.rawValue ?? "", in: book, at: now, isTrial: isTrial,
            filing: filing.callAsFunction
        ) { take in
            for (place, file) in files.enumerated() {
                try take(.file)
                try Self.read(try bytes(place), file, accounts, usual: book.settings.mainCurrency, take, count)
            }
        }
        if !isTrial { try keepChoices(files) }
        return made
    }

    /// Hands the parts of a file over, with the accounts of the book in place of its own. Those that are left out are passed over.
    private static func read(
        _ bytes: [UInt8], _ file: ImportableFile, _ accounts: [Account.ID: Account], usual: Currency, _ take: (BankImportPart) throws -> Void,
        _ count: @Sendable () -> Void
    ) throws {
        let known = Dictionary(file.accounts.map { ($0.account, Account.ID($0.choice)) }) { first, _ in first }
        // A table without currencies has only one account, and its amounts are in the account's currency.
        let stated = file.accounts.filter { $0.isOtherSide != true }
        let only = stated.count == 1 ? stated.first.flatMap { Account.ID($0.choice) } : nil
        let otherSides = OtherSideAccounts(file, accounts)
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
                try take(.entry(otherSides.named(entry)))
            case .problem(let problem):
                if begun == nil { try begin(only ?? file.accounts.lazy.compactMap { Account.ID($0.choice) }.first) }
                guard begun != nil else { return }
                count()
                try take(.problem(problem))
            }
        }
    }

    /// Keeps the columns and the accounts for the next files of the same kind.
    private func keepChoices(_ files: [ImportableFile]) throws {
        try store.write(book) { editor in
            for file in files {
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
