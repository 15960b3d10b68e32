import Bookkeeping

/// Puts the tags of OFX together to parts of a file.
///
/// Aggregates are not nested as deep as the file says: a statement, a record in it and a group in the record are all that matters, so that a missing end
/// costs nothing, and depth has no bound to exceed.
struct OFXReading {
    private let defaultCurrency: Currency?
    private var account = BankAccount()
    /// The text of `CURDEF`.
    private var currencyCode = ""
    private var isAnnounced = false
    private var isPendingList = false
    private var record: OFXRecord?
    private var group: OFXTag?
    /// The parts that were passed on, and the movements that were deleted.
    private var parts = 0
    private var hasBegun = false
    private var hasEnded = false
    private let meaning: OFXLayout
    private(set) var signs = OFXSignEvidence()

    init(defaultCurrency: Currency?, _ meaning: OFXLayout) { (self.defaultCurrency, self.meaning) = (defaultCurrency, meaning) }

    mutating func take(_ token: OFXToken, of tokenizer: OFXTokenizer, _ handle: BankFileHandler) throws {
        guard let tag = token.tag else { return }
        switch tag.role {
        case .file:
            try finishStatement(handle)
            (hasBegun, hasEnded) = (true, token.isEnd)
        case .statement:
            try finishStatement(handle)
            hasBegun = true
        case .list:
            try finishRecord(handle)
            if !token.isEnd { try announce(handle) }
            isPendingList = tag == .pendingList && !token.isEnd
        case .record:
            try finishRecord(handle)
            if !token.isEnd { (record, group) = (OFXRecord(tag, line: token.line), nil) }
        case .group: group = token.isEnd ? nil : tag
        case .value:
            guard !token.isEnd else { break }
            if record != nil {
                if let open = group, !tag.isOf(open) { group = nil }
                record?.add(tokenizer.text(of: token), as: tag, in: group)
            } else if tag == .defaultCurrency, !isAnnounced {
                currencyCode = tokenizer.text(of: token)
            }
        }
    }

    /// Ends the file, which is incomplete if its last record or the whole is open.
    mutating func finish(atLine line: Int, _ handle: BankFileHandler) throws {
        if let record, record.isMovement {
            try announce(handle)
            try pass(.problem(BankRowProblem(line: record.line, .incomplete, text: record.title)), handle)
        } else if hasBegun, !hasEnded, parts > 0 {
            try pass(.problem(BankRowProblem(line: line, .incomplete)), handle)
        }
        guard parts == 0 else { return }
        throw BankFileProblem(!hasBegun ? .unknownFormat : hasEnded ? .empty : .malformed)
    }

    private mutating func finishStatement(_ handle: BankFileHandler) throws {
        try finishRecord(handle)
        (account, currencyCode, isAnnounced, isPendingList) = (BankAccount(), "", false, false)
    }

    private mutating func finishRecord(_ handle: BankFileHandler) throws {
        guard let record else { return }
        (self.record, group) = (nil, nil)
        switch record.tag {
        case .movement, .pendingMovement:
            try announce(handle)
            try finish(record, handle)
        case .ledgerBalance:
            // A balance that cannot be read is no row that is missing.
            guard record.hasBalance else { break }
            try announce(handle)
            if let balance = record.balance(in: currency) { try pass(.closing(balance), handle) }
        case .bankAccount, .cardAccount, .investmentAccount: if !isAnnounced { account = record.account }
        default: break
        }
    }

    private mutating func finish(_ record: OFXRecord, _ handle: BankFileHandler) throws {
        guard !record.isDeletion else {
            parts += 1
            return
        }
        switch record.entry(in: currency) {
        case .success(var entry):
            entry.isPending = isPendingList || record.tag == .pendingMovement
            signs.add(type: record.type, isNegative: entry.amount.isNegative)
            let isTurned = meaning.followsTypes ? OFXSignEvidence.isOut(record.type) == !entry.amount.isNegative : meaning.isReversed
            if isTurned {
                entry.amount = entry.amount.directed(isOut: !entry.amount.isNegative)
                entry.original = entry.original.map { $0.directed(isOut: !$0.isNegative) }
            }
            try pass(.entry(entry), handle)
        case .failure(let reason): try pass(.problem(BankRowProblem(line: record.line, reason, text: record.title)), handle)
        }
    }

    private mutating func announce(_ handle: BankFileHandler) throws {
        guard !isAnnounced else { return }
        isAnnounced = true
        account.currency = try? currency.get()
        try handle(.account(account))
    }

    /// The currency of the statement.
    private var currency: Result<Currency, BankRowProblem.Reason> { .currency(code: currencyCode, or: defaultCurrency) }

    private mutating func pass(_ event: BankFileEvent, _ handle: BankFileHandler) throws {
        try BankFileLimits.count(&parts)
        try handle(event)
    }
}
