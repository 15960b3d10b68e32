import Bookkeeping
import StrictJSON

extension BridgeAnswer {
    /// Reads the JSON of `/accounts`, of the versions 1 and 2 of the protocol.
    init(_ body: [UInt8], in zone: CivilTimeZone) throws(BridgeFailure) {
        let document: JSONValue
        do { document = try JSONValue(body) } catch { throw .notJSON }
        for error in ((document["errlist"]?.list ?? []) + (document["errors"]?.list ?? [])).prefix(Self.messageLimit) {
            let message = BridgeMessage(
                code: error.line("code", 40), text: error.text?.line(upTo: BridgeText.message) ?? error.line("msg", BridgeText.message),
                institutionID: error.identifier("conn_id") ?? "", accountID: error.identifier("account_id") ?? "")
            // A bridge of version 2 may say the same once more for programs of version 1.
            let isKnown = messages.contains { $0 == message || message.code.isEmpty && $0.text == message.text }
            if !message.text.isEmpty, !isKnown { messages.append(message) }
        }
        // A bridge that has only messages may leave the accounts out.
        guard let list = document["accounts"]?.list ?? (messages.isEmpty ? nil : []) else { throw .unknownShape }
        var institutions: [String: String] = [:]
        for connection in document["connections"]?.list ?? [] {
            guard let id = connection.identifier("conn_id") else { continue }
            institutions[id] = ["org_name", "name", "org_url"].lazy.map { connection.line($0, BridgeText.name) }.first { !$0.isEmpty }
        }
        for value in list.prefix(Self.accountLimit) {
            guard let account = AccountReader(zone: zone, institutions: institutions).account(value) else { continue }
            if !accounts.contains(where: { ($0.institutionID, $0.id) == (account.institutionID, account.id) }) { accounts.append(account) }
        }
        unreadableAccounts = list.count - accounts.count
    }
}

/// Reads one account of an answer.
private struct AccountReader {
    let zone: CivilTimeZone
    /// The names of institutions, by the IDs of connections.
    let institutions: [String: String]

    /// The reason why a transaction is no entry.
    private struct Fault: Error {
        let reason: BankRowProblem.Reason
        init(_ reason: BankRowProblem.Reason) { self.reason = reason }
    }

    /// Returns nil for an account without an ID.
    func account(_ value: JSONValue) -> BridgeAccount? {
        guard let id = value.identifier("id") else { return nil }
        let organization = value["org"] ?? .null, connection = value.identifier("conn_id")
        let bank =
            connection.flatMap { institutions[$0] }
            ?? ["name", "domain", "url"].lazy.map { organization.line($0, BridgeText.name) }.first { !$0.isEmpty }
        let owner = connection ?? ["domain", "id", "name"].lazy.compactMap { organization.identifier($0) }.first
        let code = value.line("currency", 80)
        var account = BridgeAccount(
            id: id, institutionID: owner ?? "",
            statement: BankStatement(
                account: BankAccount(bank: bank ?? "", name: value.line("name", BridgeText.name), currency: Currency(code: code))))
        // Points and miles are currencies with an address as their code.
        guard let currency = account.statement.account.currency else {
            account.add(BankRowProblem(line: 0, code.isEmpty ? .noCurrency : .unknownCurrency(code)))
            return account
        }
        do throws(Fault) {
            let date = try seconds(value["balance-date"]).map { day(of: $0).date }
            account.statement.closing = BankBalance(try amount(value["balance"], currency), on: date)
            if let available = value["available-balance"] { account.available = try amount(available, currency) }
        } catch {
            account.add(BankRowProblem(line: 0, error.reason))
        }
        var known: [String: Int] = [:]
        for (index, transaction) in (value["transactions"]?.list ?? []).enumerated() {
            do throws(Fault) {
                account.add(try entry(transaction, line: index + 1, currency, account.statement.closing?.date), known: &known)
            } catch {
                account.add(BankRowProblem(line: index + 1, error.reason, text: transaction.line("description", 80)))
            }
        }
        return account
    }

    /// - Parameter today: the day of the balance, for a pending transaction without a day.
    private func entry(_ value: JSONValue, line: Int, _ currency: Currency, _ today: CalendarDate?) throws(Fault) -> BankEntry {
        guard let id = value.identifier("id") else { throw Fault(.incomplete) }
        let posted = try seconds(value["posted"]).map { day(of: $0) }
        let made = (try? seconds(value["transacted_at"])).map { day(of: $0) }
        let isPending = posted == nil || value["pending"] == true
        guard let date = posted?.date ?? made?.date ?? (value["pending"] == true ? today : nil) else { throw Fault(.noDate) }
        var entry = BankEntry(line: line, date: date, amount: try amount(value["amount"], currency))
        entry.bankID = id
        entry.isPending = isPending
        if let made, made.date == date { entry.time = made.time }
        let names = ["payee", "description", "memo"].map { value.line($0, BridgeText.note) }.filter { !$0.isEmpty }
        entry.payee = names.first ?? ""
        var seen: Set = [entry.payee]
        entry.purpose = names.filter { seen.insert($0).inserted }.joined(separator: " ")
        entry.category = (value["extra"] ?? .null).line("category", BridgeText.name)
        return entry
    }

    private func amount(_ value: JSONValue?, _ currency: Currency) throws(Fault) -> Money {
        guard let text = value?.figure, !text.isEmpty else { throw Fault(.noAmount) }
        do {
            return try Money(decimal: text, currency)
        } catch {
            let found = text.line(upTo: 80)
            throw Fault(error == .tooLarge ? .amountTooLarge(found) : .badAmount(found))
        }
    }

    /// Returns seconds since 1970; nil if there are none, or zero.
    private func seconds(_ value: JSONValue?) throws(Fault) -> Int64? {
        guard let value, value != .null else { return nil }
        let text = value.figure ?? ""
        // Until the year 9999.
        guard let seconds = Int64(text.prefix { $0 != "." }), 0..<253_402_300_800 ~= seconds else {
            throw Fault(.badDate(text.line(upTo: 80)))
        }
        return seconds == 0 ? nil : seconds
    }

    /// Returns the day of an instant in the person's time zone, and its time.
    ///
    /// Banks tell days, which bridges write as midnight or noon UTC: such an instant is that day everywhere, without a time.
    private func day(of seconds: Int64) -> (date: CalendarDate, time: TimeOfDay?) {
        if seconds % 43_200 == 0 { return (CivilTime(seconds: seconds, in: .utc).date, nil) }
        let civil = CivilTime(seconds: seconds, in: zone)
        return (civil.date, civil.time)
    }
}
