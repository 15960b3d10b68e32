import Archives
import Bookkeeping
import Foundation
import Journals
import Storage

extension Export {
    /// Writes the records of a report for a program of plain-text accounting over the empty file at `path`, one after the other: memory does not grow with
    /// their number.
    ///
    /// An account begins with its balance before the first day, if all of its records are in the journal. Throws `ArchiveError.notWritten` for a full disk.
    public static func write(
        _ format: JournalFormat, of query: ReportQuery, titled title: String, from ledger: Ledger, to path: String
    ) throws {
        guard let handle = FileHandle(forWritingAtPath: path) else { throw ArchiveError.notWritten }
        var file = TextFile(handle: handle), journal = Journal(format, try head(of: query, titled: title, from: ledger))
        journal.begin(to: &file.text)
        for rate in try ledger.journal.rates(in: query.dates) { journal.append(rate, to: &file.text) }
        try ledger.journal.each(of: query) { record in
            try journal.append(record, to: &file.text)
            try file.sendIfLong()
        }
        try file.finish()
    }

    private static func head(of query: ReportQuery, titled title: String, from ledger: Ledger) throws -> JournalHead {
        let names = try ledger.names(), first = query.dates.lowerBound
        // Records of other categories or without the hashtags are missing.
        let hasAll = query.categories.isEmpty && query.hashtags.isEmpty && query.vendors.isEmpty
        let balances = try hasAll ? ledger.journal.balances(at: first.adding(days: -1)) : []
        let openings = Dictionary(balances.map { ($0.account.id, $0.balance) }) { one, _ in one }
        let accounts = (names.accounts + names.personAccounts).map { account in
            var account = account
            let isWhole = hasAll && (query.accounts.isEmpty || query.accounts.contains(account.id))
            account.openingBalance = isWhole ? openings[account.id] ?? .zero(account.currency) : .zero(account.currency)
            return account
        }
        return JournalHead(
            title: title, firstDay: first, mainCurrency: try ledger.mainCurrency(), accounts: accounts, categories: names.categories)
    }
}

/// A text on its way to a file.
private struct TextFile {
    private static let longest = 1 << 16

    let handle: FileHandle
    var text = ""

    mutating func sendIfLong() throws { if text.utf8.count > Self.longest { try send() } }

    mutating func finish() throws {
        try send()
        do { try handle.close() } catch { throw ArchiveError.notWritten }
    }

    private mutating func send() throws {
        do { try handle.write(contentsOf: Data(text.utf8)) } catch { throw ArchiveError.notWritten }
        text.removeAll(keepingCapacity: true)
    }
}
