import BankImporting
import Bookkeeping
import SimpleFIN
import Storage

/// One fetch of a link: the questions to the bridge, without a transaction, and then the writes.
struct BankFetch {
    let due: DueBankLink
    let store: Store
    /// Seconds since 1970 (UTC).
    let now: Int64

    /// The answers of a bridge.
    struct Answer {
        /// All accounts, with their balances.
        var all: [BridgeAccount]
        /// The accounts with a chosen account of the book, with their entries.
        var chosen: [BridgeAccount] = []
        var messages: [String]
    }

    private var link: BankLink { due.link }
    private var zone: CivilTimeZone { due.access.settings.timeZone }
    private var today: CalendarDate { CivilTime(seconds: now, in: zone).date }

    /// Asks for the accounts, and for the entries of the chosen accounts only.
    func ask(_ bridge: Bridge, _ reach: BridgeReach, isWanted: @escaping @Sendable () -> Bool) throws(BridgeFailure) -> Answer {
        let access: AccessAddress
        do { access = try AccessAddress(due.address.text, reach: reach) } catch { throw .unknownShape }
        let all = try bridge.accounts(at: access, days: nil, in: zone, isWanted: isWanted)
        var answer = Answer(all: all.accounts, messages: all.messages.map(\.text))
        let chosen = link.accounts.filter { $0.account != nil }
        guard let first = chosen.map({ $0.firstDay(link.fetchFrom) }).min() else { return answer }
        let entries = try bridge.accounts(
            at: access, days: min(first, today)...today, only: chosen.map(\.remote), in: zone, isWanted: isWanted)
        answer.chosen = entries.accounts
        for message in entries.messages where !answer.messages.contains(message.text) { answer.messages.append(message.text) }
        return answer
    }

    /// Imports the entries that are certain, keeps those in doubt as a preview, and notes the success. Returns the number of records.
    func save(_ answer: Answer, next: Int64) throws -> Int {
        try store.write(due.access) { try $0.bankLinks.note(answer.all.map(ConnectedAccount.init), of: link.id) }
        let filing = try store.read(due.access) { try BankFiling($0) }
        let fetched = link.accounts.compactMap { item in
            item.account.flatMap { account in
                answer.chosen.first { ($0.institutionID, $0.id) == (item.institution, item.remote) }.map {
                    (item: item, account: account, answer: $0)
                }
            }
        }
        var parts: [BankImportPart] = []
        for (item, account, answer) in fetched {
            // An answer in another currency than before is none of the account.
            guard answer.statement.account.currency == item.currency else { continue }
            parts += try self.parts(answer.statement, item, account)
        }
        let id = BankImport.ID(milliseconds: now &* 1_000), rest = BankImport.ID(milliseconds: now &* 1_000)
        let made = parts
        if !made.isEmpty {
            _ = try store.prepareImport(
                id, name: link.host, format: BankImport.linkFormat, in: due.access, at: now, filing: filing.callAsFunction
            ) { take in
                try take(.file)
                for part in made { try take(part) }
            }
        }
        do {
            return try store.write(due.access) { editor in
                let records = made.isEmpty ? 0 : try editor.banks.finishCertain(id, of: link.id, leavingRestIn: rest, at: now).records
                var left = BankLink.problemLimit
                for (item, _, answer) in fetched {
                    let problems = Array(answer.problems.prefix(left))
                    left -= problems.count
                    try editor.bankLinks.noteFetched(
                        item.number, to: today, unreadable: answer.problems.count, problems: problems, of: link.id)
                }
                try editor.bankLinks.noteSuccess(answer.messages, next: next, of: link.id, at: now)
                return records
            }
        } catch {
            try? store.write(due.access) { try $0.banks.discard(id) }
            throw error
        }
    }

    /// Returns the entries of an account, entries with a known ID first, without entries that the person has left out or deleted.
    private func parts(_ statement: BankStatement, _ item: ConnectedAccount, _ account: Account.ID) throws -> [BankImportPart] {
        let first = item.firstDay(link.fetchFrom)
        let (known, others) = try store.read(due.access) { ledger in
            var known: [BankEntry] = [], others: [BankEntry] = []
            for entry in statement.entries where entry.date >= first && !entry.amount.isZero {
                switch try ledger.bankLinks.standing(of: entry.bankID, in: account) {
                case .live: known.append(entry)
                case .unknown: others.append(entry)
                case .passed: break
                }
            }
            return (known, others)
        }
        return [.account(account)] + (known + others).map(BankImportPart.entry) + (statement.closing.map { [.closing($0)] } ?? [])
    }
}

extension ConnectedAccount {
    /// The account as a bridge names it.
    init(_ found: BridgeAccount) {
        let statement = found.statement
        self.init(
            number: 0, institution: found.institutionID, remote: found.id, bank: statement.account.bank, name: statement.account.name,
            currency: statement.account.currency, balance: statement.closing)
    }
}
