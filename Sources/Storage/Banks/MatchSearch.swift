import Bookkeeping

/// Finds what the new entries of an import look like, and the other sides of transfers: among the records of the book, and among each other.
///
/// Only equal amounts belong together, so rows are looked at by their amount, in groups that are some days apart; the closest pair of a group comes first, and
/// each row and each record is in one pair at most.
struct MatchSearch {
    /// The days between the two sides of a transfer, between a record and its entry in the same account, and in another one.
    static let days = 4, daysInAccount = 3, daysBeside = 1
    /// The number of a row's pairs, the nearest ones, that are compared with pairs of other rows.
    private static let pairsPerRow = 32

    typealias Found = (state: ImportedRow.State, match: ImportedRow.Match?, decision: ImportedRow.Decision)

    /// A row with what it may belong to, the closest first.
    private struct Pair {
        /// In the order of preference.
        enum Kind: Int { case sameTransfer, side, sameAccount, record, row, named, otherAccount }

        let kind: Kind
        let row: Int
        let match: ImportedRow.Match
        /// In days.
        let distance: Int
        var likeness = 0
        /// True if a file says that the row is a transfer with the account of the match.
        var isCertain = false

        var found: Found {
            let state: ImportedRow.State = [.sameTransfer, .sameAccount, .otherAccount].contains(kind) ? .alike : .transfer
            let decision: ImportedRow.Decision? = isCertain ? (kind == .sameTransfer ? .keep : state == .transfer ? .transfer : nil) : nil
            return (state, match, decision ?? ImportedRow.usual(state))
        }

        var rank: (Int, Int, Int, Int) { (kind.rawValue, distance, -likeness, row) }
    }

    let ledger: Ledger
    let id: BankImport.ID
    let accounts: NamedAccounts
    /// The records that rows of the import are already.
    let seen: Set<Transaction.ID>

    /// Returns what the rows belong to, by their numbers; without rows that stay new.
    func run(_ rows: [OpenRow]) throws -> [Int: Found] {
        let days = rows.lazy.map(\.day)
        guard let first = days.min(), let last = days.max() else { return [:] }
        let candidates = try MatchCandidates(ledger, on: first...last)
        var found: [Int: Found] = [:], group: [OpenRow] = []
        func key(_ row: OpenRow) -> (UInt64, String, Int, Int) { (row.amount.minorUnits.magnitude, row.amount.currency.code, row.day, row.number) }
        for row in rows.sorted(by: { key($0) < key($1) }) {
            if let last = group.last,
                last.amount.currency != row.amount.currency || last.amount.minorUnits.magnitude != row.amount.minorUnits.magnitude
                    || row.day - last.day > Self.days
            {
                try match(group, candidates, &found)
                group.removeAll(keepingCapacity: true)
            }
            group.append(row)
        }
        try match(group, candidates, &found)
        return found
    }

    /// - Parameter rows: of one amount, by day.
    private func match(_ rows: [OpenRow], _ candidates: MatchCandidates, _ found: inout [Int: Found]) throws {
        guard let first = rows.first, let last = rows.last, let magnitude = Int64(exactly: first.amount.minorUnits.magnitude) else { return }
        let records = try candidates.records(of: Money(minorUnits: magnitude, first.amount.currency), on: first.day...last.day)
        var pairs: [Pair] = [], claims = MatchClaims(ledger: ledger, seen: seen)
        for row in rows { pairs += try pairsOf(row, records: records, rows: rows, &claims) }
        if rows.count > 1 || records.count > 1 { try compareTexts(&pairs, records) }
        // Both sides of a transfer may be one record.
        struct Side: Hashable {
            let record: Transaction.ID
            var account: Account.ID?
        }
        let places = Dictionary(rows.map { ($0.number, $0.account) }, uniquingKeysWith: { first, _ in first })
        var rowsLeft = Set(rows.map(\.number)), taken: Set<Side> = []
        for pair in pairs.sorted(by: { $0.rank < $1.rank }) {
            guard rowsLeft.contains(pair.row) else { continue }
            switch pair.match {
            case .record(let record):
                guard taken.insert(Side(record: record, account: pair.kind == .sameTransfer ? places[pair.row] : nil)).inserted else { continue }
            case .row(let other):
                guard rowsLeft.remove(other) != nil else { continue }
                found[other] = (.transfer, .row(pair.row), pair.found.decision)
            case .account: break
            }
            rowsLeft.remove(pair.row)
            found[pair.row] = pair.found
        }
    }

    private func pairsOf(_ row: OpenRow, records: [MatchCandidate], rows: [OpenRow], _ claims: inout MatchClaims) throws -> [Pair] {
        var pairs: [Pair] = []
        for record in records.near(row.day, by: \.day) {
            guard let kind = kind(of: record, for: row) else { continue }
            // The other side of a transfer may well have been imported with its own account.
            guard
                try kind == .record
                    || claims.isFree(
                        record.id, for: row, inAnyAccount: kind == .otherAccount, isSameDay: kind == .sameAccount && record.day == row.day)
            else { continue }
            let isCertain = kind == .sameTransfer || (kind == .record && row.named != nil)
            pairs.append(Pair(kind: kind, row: row.number, match: .record(record.id), distance: abs(record.day - row.day), isCertain: isCertain))
        }
        for other in rows.near(row.day, by: \.day)
        where other.number > row.number && other.account != row.account && other.isExpense != row.isExpense
            && accounts.isOwn(row.account) && accounts.isOwn(other.account) && row.mayJoin(other)
        {
            let isCertain = row.isCertain(with: other)
            pairs.append(
                Pair(
                    kind: isCertain ? .side : .row, row: row.number, match: .row(other.number), distance: abs(other.day - row.day),
                    isCertain: isCertain))
        }
        if let other = row.other, accounts.isOwn(row.account) {
            pairs.append(Pair(kind: .named, row: row.number, match: .account(other), distance: 0, isCertain: row.named != nil))
        }
        return Array(pairs.sorted { $0.rank < $1.rank }.prefix(Self.pairsPerRow))
    }

    /// Returns the kind of match between a record and a row, by its kind, its account and its day.
    private func kind(of record: MatchCandidate, for row: OpenRow) -> Pair.Kind? {
        let distance = abs(record.day - row.day)
        if record.kind == .transfer {
            guard (row.isExpense ? record.account : record.toAccount) == row.account else { return nil }
            let other = row.isExpense ? record.toAccount : record.account
            return row.named != nil && row.named == other && distance == 0 ? .sameTransfer : .sameAccount
        }
        let isSameWay = (record.kind == .expense) == row.isExpense
        if record.account == row.account { return isSameWay && distance <= Self.daysInAccount ? .sameAccount : nil }
        if isSameWay { return distance <= Self.daysBeside ? .otherAccount : nil }
        guard row.named == nil || row.named == record.account else { return nil }
        return !record.isDivided && accounts.isOwn(record.account) && accounts.isOwn(row.account) ? .record : nil
    }

    /// Counts the words that rows and records have in common.
    private func compareTexts(_ pairs: inout [Pair], _ records: [MatchCandidate]) throws {
        let texts = Dictionary(records.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
        var ofRows: [Int: Set<Substring>] = [:], ofRecords: [Transaction.ID: Set<Substring>] = [:]
        for index in pairs.indices {
            guard let record = pairs[index].match.record, let text = texts[record] else { continue }
            let row = pairs[index].row
            let ownWords = try ofRows[row] ?? words(ofRow: row), words = ofRecords[record] ?? text.wordsToCompare
            (ofRows[row], ofRecords[record]) = (ownWords, words)
            pairs[index].likeness = ownWords.intersection(words).count
        }
    }

    private func words(ofRow number: Int) throws -> Set<Substring> {
        try ledger.connection.first("SELECT payee, purpose FROM bank_row WHERE book = ? AND import = ? AND number = ?", ledger.book, id, number) {
            ($0.text(0) + " " + $0.text(1)).wordsToCompare
        } ?? []
    }
}

extension String {
    fileprivate var wordsToCompare: Set<Substring> { Set(folded.split { !$0.isLetter && !$0.isNumber }) }
}
