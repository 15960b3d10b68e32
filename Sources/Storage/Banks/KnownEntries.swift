import Bookkeeping

/// Finds out which rows of an import are entries that were imported before, row by row, in their order.
///
/// A bank's ID decides together with the amount and about the day: some banks number the entries of each file from 1, and give a corrected entry its old
/// number. Without an ID, equal entries are counted: of equal rows in a file, as many are known as the book has live entries; the others are new.
/// Entries of earlier files of the same import count like entries of the book. An entry without a record, or with a record in the trash, does not
/// count.
///
/// A bridge can give an entry another ID. Its answer has all entries of a period, and entries with a known ID come first: a remaining entry of the
/// book is then the same as an equal row of the answer.
struct KnownEntries {
    private struct Key: Hashable {
        let account: Account.ID
        let fingerprint: EntryFingerprint
    }

    private struct BankKey: Hashable {
        let account: Account.ID
        let id: String
    }

    /// An entry as a whole, with its ID.
    private struct Whole: Hashable {
        let id: BankKey
        let fingerprint: EntryFingerprint
    }

    /// An entry of an earlier file of the import that has an ID.
    private struct Numbered {
        let amount: Money
        let day: Int
    }

    private struct Place: Hashable {
        let key: Key
        let number: Int
    }

    /// Entries of an import that are new to the book.
    private struct Count {
        var all = 0, withoutID = 0
    }

    /// True if the entries are all of a period, those with a known ID first.
    private let replacesIDs: Bool
    private var file = 0
    /// The entries of the book that rows of this file are.
    private var taken: Set<Place> = []
    /// The numbers of new entries in earlier files, of new entries in this file, and of entries of earlier files that rows of this file have matched.
    private var earlier: [Key: Count] = [:], here: [Key: Count] = [:], used: [Key: Count] = [:]
    /// False for accounts that have no entries: the first file of a bank needs no search for each of its rows.
    private var hasEntries: [Account.ID: Bool] = [:]
    private var earlierIDs: [BankKey: [Numbered]] = [:], idsHere: [BankKey: [Numbered]] = [:]
    /// The records of the book that rows of any file are.
    private(set) var seen: Set<Transaction.ID> = []
    /// The rows of this file that have an ID, known or new.
    private var wholesHere: [Whole: Int] = [:]

    /// The days between an entry and one with the same number that can be the same: banks move an entry by a weekend with holidays, and count anew each month
    /// at the earliest, or each day with other amounts.
    private static let daysOfNumber = 10

    /// - Parameter format: the format of the import.
    init(format: String) { replacesIDs = format == BankImport.linkFormat }

    /// The entry that a row is.
    enum Known: Equatable {
        /// The entry of a record.
        case record(Transaction.ID)
        /// The entry of an earlier row of the import. The value is that row's number if the row repeats a whole row of the same file.
        case row(Int?)
    }

    /// Returns the known entry that a row is; nil for a new one.
    ///
    /// - Parameter number: the number of the row.
    mutating func known(
        _ entry: BankEntry, _ fingerprint: EntryFingerprint, number: Int, of account: Account.ID, file: Int, in ledger: Ledger
    ) throws -> Known? {
        if file != self.file { begin(file) }
        let key = Key(account: account, fingerprint: fingerprint)
        let bankKey = entry.bankID.isEmpty ? nil : BankKey(account: account, id: entry.bankID)
        if let bankKey {
            // Some banks give one ID to all entries of an order; one that repeats the whole entry repeats a row.
            let whole = Whole(id: bankKey, fingerprint: fingerprint)
            if let first = wholesHere[whole] { return .row(first) }
            wholesHere[whole] = number
            if let record = try takeNumbered(entry, fingerprint, of: account, in: ledger) { return .record(record) }
            let day = entry.date.daysSince1970
            if earlierIDs[bankKey]?.contains(where: { replacesIDs || ($0.amount == entry.amount && abs($0.day - day) <= Self.daysOfNumber) }) ?? false
            {
                if used[key]?.all ?? 0 < earlier[key]?.all ?? 0 { used[key, default: Count()].all += 1 }
                return .row(nil)
            }
        }
        if let record = try take(bankKey == nil || replacesIDs ? Self.byFingerprint : Self.withoutBankID, fingerprint, of: account, in: ledger) {
            return .record(record)
        }
        if useEarlier(key, hasID: bankKey != nil) { return .row(nil) }
        here[key, default: Count()].all += 1
        if let bankKey {
            idsHere[bankKey, default: []].append(Numbered(amount: entry.amount, day: entry.date.daysSince1970))
        } else {
            here[key, default: Count()].withoutID += 1
        }
        return nil
    }

    private mutating func begin(_ file: Int) {
        self.file = file
        earlier.merge(here) { Count(all: $0.all + $1.all, withoutID: $0.withoutID + $1.withoutID) }
        earlierIDs.merge(idsHere, uniquingKeysWith: +)
        (taken, idsHere, wholesHere) = ([], [:], [:])
        (here, used) = ([:], [:])
    }

    /// Returns true if the row is an entry of an earlier file.
    private mutating func useEarlier(_ key: Key, hasID: Bool) -> Bool {
        guard let before = earlier[key] else { return false }
        var used = used[key] ?? Count()
        let isWithoutIDLeft = used.withoutID < before.withoutID
        guard used.all < before.all, isWithoutIDLeft || !hasID else { return false }
        used.all += 1
        if isWithoutIDLeft { used.withoutID += 1 }
        self.used[key] = used
        return true
    }

    /// Returns the record of the first live entry that no row of this file is yet.
    private mutating func take(_ sql: String, _ value: some Bindable, of account: Account.ID, in ledger: Ledger) throws -> Transaction.ID? {
        guard try hasEntries(account, in: ledger) else { return nil }
        var found: (place: Place, record: Transaction.ID)?
        try ledger.connection.each(sql, [ledger.book, account, value]) { cells in
            let place = Place(key: Key(account: account, fingerprint: try cells.fingerprint(0)), number: cells.int(1))
            guard !taken.contains(place) else { return true }
            found = (place, try cells.id(2))
            return false
        }
        guard let found else { return nil }
        taken.insert(found.place)
        seen.insert(found.record)
        return found.record
    }

    /// Returns the record of the live entry with the number of a row that no row of this file is yet: the same entry, or else the nearest of the same amount.
    /// A pending entry may have been booked with another amount, unless somebody has edited its record.
    private mutating func takeNumbered(
        _ entry: BankEntry, _ fingerprint: EntryFingerprint, of account: Account.ID, in ledger: Ledger
    ) throws -> Transaction.ID? {
        guard try hasEntries(account, in: ledger) else { return nil }
        var best: (place: Place, record: Transaction.ID, rank: Int)?
        try ledger.connection.each(Self.byBankID, [ledger.book, account, entry.bankID]) { cells in
            let known = try cells.fingerprint(0), place = Place(key: Key(account: account, fingerprint: known), number: cells.int(1))
            guard !taken.contains(place) else { return true }
            let distance = abs(RecordNumber.date(of: cells.int64(4)).daysSince1970 - entry.date.daysSince1970)
            let isNear = distance <= Self.daysOfNumber, isSameWay = cells.bool(5) == entry.amount.isNegative
            let isSame = isSameWay && (cells.bool(3) || UInt64(cells.int64(6).magnitude) == entry.amount.minorUnits.magnitude)
            guard known == fingerprint || replacesIDs || (isNear && isSame) else { return true }
            let rank = known == fingerprint ? 0 : distance + 1
            if best.map({ rank < $0.rank }) ?? true { best = (place, try cells.id(2), rank) }
            return true
        }
        guard let best else { return nil }
        taken.insert(best.place)
        seen.insert(best.record)
        return best.record
    }

    private mutating func hasEntries(_ account: Account.ID, in ledger: Ledger) throws -> Bool {
        if let known = hasEntries[account] { return known }
        let found = try ledger.connection.exists("SELECT 1 FROM bank_entry WHERE book = ? AND account = ? LIMIT 1", ledger.book, account)
        hasEntries[account] = found
        return found
    }

    private static let live = "EXISTS (SELECT 1 FROM record r WHERE r.book = e.book AND r.id = e.record AND r.deletion IS NULL)"
    private static let byBankID = """
        SELECT e.fingerprint, e.number, e.record, e.is_pending AND EXISTS (
                SELECT 1 FROM bank_import i WHERE i.book = e.book AND i.id = e.import AND i.decided_at = r.updated_at),
            r.number, r.kind = 'expense' OR (r.kind = 'transfer' AND r.to_account IS NOT e.account),
            CASE WHEN r.receipt IS NOT NULL THEN
                (SELECT sum(p.amount) FROM record p INDEXED BY record_of_receipt WHERE p.book = r.book AND p.receipt = r.receipt AND p.deletion IS NULL)
            WHEN r.kind = 'transfer' AND r.to_account = e.account THEN r.received ELSE r.amount END
        FROM bank_entry e INDEXED BY bank_entry_by_bank_id CROSS JOIN record r ON r.book = e.book AND r.id = e.record
        WHERE e.book = ? AND e.account = ? AND e.bank_id = ? AND e.bank_id <> '' AND r.deletion IS NULL
        """
    private static let byFingerprint = """
        SELECT e.fingerprint, e.number, e.record FROM bank_entry e
        WHERE e.book = ? AND e.account = ? AND e.fingerprint = ? AND \(live) ORDER BY e.bank_id <> '', e.number
        """
    private static let withoutBankID = """
        SELECT e.fingerprint, e.number, e.record FROM bank_entry e
        WHERE e.book = ? AND e.account = ? AND e.fingerprint = ? AND e.bank_id = '' AND \(live) ORDER BY e.number
        """
}
