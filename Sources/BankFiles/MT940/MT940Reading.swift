import Bookkeeping

/// One pass over the fields of a file.
struct MT940Reading {
    private let defaultCurrency: Currency?
    private let handle: BankFileHandler
    private var account = BankAccount()
    /// The code of the balances that is no currency, which is not replaced by another one.
    private var unknownCurrency: String?
    /// The account of the statement that was begun last, unless that is complete.
    private var running: BankAccount?
    private var isAccountPassed = false
    /// MT942 has no balances, but the least amount that it reports, or its time.
    private var isInterim = false
    private var entry: (line: MT940StatementLine, at: Int, information: [String])?
    private var hasFields = false
    private var hasContent = false
    private var entries = 0

    init(defaultCurrency: Currency?, _ handle: @escaping BankFileHandler) { (self.defaultCurrency, self.handle) = (defaultCurrency, handle) }

    mutating func take(_ field: MT940Field) throws {
        hasFields = true
        let value = field.lines[0].trimmed
        switch field.tag {
        case "86":
            if entry != nil { entry?.information += field.lines }
            return
        case "61":
            try passEntry()
            try passAccount()
            do {
                entry = (try line(field), field.line, [])
            } catch {
                try count(.problem(BankRowProblem(line: field.line, error, text: value.cut(to: 80))))
            }
            return
        default: try passEntry()
        }
        switch field.tag {
        case "20": begin()
        case "25", "25P":
            account = MT940Account.account(field.lines.map(\.trimmed), currency: account.currency)
        case "34F", "13", "13D":
            isInterim = true
            if account.currency == nil { account.currency = Currency(code: value.prefix(3)) }
            if account.currency == nil, field.tag == "34F" { unknownCurrency = MT940Balance.code(value.prefix(3)) }
        case "60F", "60M":
            isInterim = false
            let balance = MT940Balance.balance(value)
            if let currency = balance?.amount.currency { account.currency = currency }
            unknownCurrency = balance == nil && account.currency == nil ? MT940Balance.unknownCode(value) : nil
            // An intermediate balance continues the statement of the message before.
            if field.tag == "60M", running == account { isAccountPassed = true }
            guard !isAccountPassed else { return }
            try passAccount()
            if let balance { try pass(.opening(balance)) }
        case "62F", "62M":
            let balance = MT940Balance.balance(value)
            if account.currency == nil { account.currency = balance?.amount.currency }
            try passAccount()
            if let balance { try pass(.closing(balance)) }
            running = field.tag == "62M" ? account : nil
        default: break
        }
    }

    private func line(_ field: MT940Field) throws(BankRowProblem.Reason) -> MT940StatementLine {
        if let unknownCurrency { throw .unknownCurrency(unknownCurrency) }
        return try MT940StatementLine(field.lines, currency: account.currency ?? defaultCurrency)
    }

    mutating func endMessage() throws {
        try passEntry()
    }

    mutating func finish() throws {
        try passEntry()
        guard hasFields else { throw BankFileProblem(.malformed) }
        guard hasContent else { throw BankFileProblem(.empty) }
    }

    private mutating func begin() { (account, isAccountPassed, isInterim, unknownCurrency) = (BankAccount(), false, false, nil) }

    private mutating func passAccount() throws {
        guard !isAccountPassed else { return }
        isAccountPassed = true
        try handle(.account(account))
    }

    private mutating func passEntry() throws {
        guard let (line, at, information) = entry else { return }
        entry = nil
        var entry = line.entry(at: at)
        if isInterim { entry.isPending = true }
        MT940Information(information).fill(&entry)
        try count(.entry(entry))
    }

    private mutating func count(_ event: BankFileEvent) throws {
        try BankFileLimits.count(&entries)
        try pass(event)
    }

    private mutating func pass(_ event: BankFileEvent) throws {
        hasContent = true
        try handle(event)
    }
}
