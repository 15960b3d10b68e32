import Bookkeeping

/// Makes entries of the records of a file.
struct QIFReading {
    private let layout: QIFLayout
    private let currency: Currency
    private var accountName = ""
    private var isAnnounced = false
    /// True in the register of a card whose charges are written without a minus.
    private var isReversed = false
    private var parts = 0
    /// The date that was read last: records of a day follow each other.
    private var latest: (text: String, date: CalendarDate)?

    init(_ layout: QIFLayout, _ currency: Currency) { (self.layout, self.currency) = (layout, currency) }

    mutating func take(_ part: QIFPart, _ handle: BankFileHandler) throws {
        switch part {
        case .register(let name, let isCard): (accountName, isAnnounced, isReversed) = (name, false, isCard && layout.isReversed)
        case .record(let record): try take(record, handle)
        case .unfinished(let record):
            try announce(handle)
            try pass(.problem(BankRowProblem(line: record.line, .incomplete, text: title(of: record))), handle)
        }
    }

    func finish() throws(BankFileProblem) {
        guard parts > 0 else { throw BankFileProblem(.empty) }
    }

    private mutating func take(_ record: QIFRecord, _ handle: BankFileHandler) throws {
        let isFirst = !isAnnounced, target = QIFTarget(record.text("L"))
        if isFirst, isOpening(record, target), accountName.isEmpty { accountName = target.account }
        try announce(handle)
        switch amounts(of: record) {
        case .failure(let reason): try pass(.problem(BankRowProblem(line: record.line, reason, text: title(of: record))), handle)
        case .success(let (date, amount)):
            var entry = entry(record, target, date, amount)
            if isFirst, isOpening(record, target) {
                guard !amount.isZero else { return }
                (entry.role, entry.transferAccount) = (.balance, "")
                return try pass(.entry(entry), handle)
            }
            for entry in divided(entry, record) { try pass(.entry(entry), handle) }
        }
    }

    /// True for the record that Quicken begins a register with: a transfer from the account to itself, named in the language of the program, or by
    /// its English name where the account has none.
    private func isOpening(_ record: QIFRecord, _ target: QIFTarget) -> Bool {
        guard !target.account.isEmpty else { return false }
        return accountName.isEmpty ? record.text("P").lowercased() == "opening balance" : target.account == accountName
    }

    private mutating func amounts(of record: QIFRecord) -> Result<(CalendarDate, Money), BankRowProblem.Reason> {
        let dateText = record.text("D")
        guard !dateText.isEmpty else { return .failure(.noDate) }
        guard let date = date(dateText) else { return .failure(.badDate(dateText.cut(to: 80))) }
        guard !record.amount.isEmpty else { return .failure(.noAmount) }
        return amount(record.amount).map { (date, $0) }
    }

    /// Returns an amount with the sign of the account's change.
    private func amount(_ text: String) -> Result<Money, BankRowProblem.Reason> {
        AmountText.parse(text, mark: layout.decimalMark, currency: currency).map { isReversed ? $0.directed(isOut: !$0.isNegative) : $0 }
    }

    private mutating func date(_ text: String) -> CalendarDate? {
        if let latest, latest.text == text { return latest.date }
        let date = QIFDate.parse(text, layout.dateOrder)
        if let date { latest = (text, date) }
        return date
    }

    private func entry(_ record: QIFRecord, _ target: QIFTarget, _ date: CalendarDate, _ amount: Money) -> BankEntry {
        var entry = BankEntry(line: record.line, date: date, amount: amount)
        entry.payee = record.text("P")
        entry.purpose = record.text("M")
        entry.reference = record.text("N")
        var target = target
        if let first = record.splits.first {
            if record.splits.allSatisfy({ $0.category == first.category }) {
                target = QIFTarget(first.category)
            } else {
                target = QIFTarget("")
                let parts = record.splits.map { [$0.category, $0.amount, $0.memo].spaced }
                entry.purpose = ([entry.purpose] + parts).filter { !$0.isEmpty }.joined(separator: "; ")
            }
        }
        (entry.category, entry.transferAccount, entry.hashtags) = (target.category, target.account, target.tags)
        if !target.account.isEmpty { entry.role = .transfer }
        return entry
    }

    /// Returns the entries of a record: its parts' entries, if their amounts add up to the record's amount.
    private func divided(_ entry: BankEntry, _ record: QIFRecord) -> [BankEntry] {
        let legs = record.splits.compactMap { split -> SplitLeg? in
            guard let amount = try? amount(split.amount).get() else { return nil }
            let target = QIFTarget(split.category)
            return SplitLeg(amount: amount, category: target.category, note: split.memo, account: target.account)
        }
        guard legs.count > 1, legs.count == record.splits.count, Set(record.splits.map(\.category)).count > 1,
            legs.dropFirst().reduce(legs.first?.amount, { try? $0?.adding($1.amount) }) == entry.amount
        else { return [entry] }
        var whole = entry
        whole.purpose = record.text("M")
        for tag in record.splits.flatMap({ QIFTarget($0.category).tags }) where !whole.hashtags.contains(tag) { whole.hashtags.append(tag) }
        return SplitLeg.entries(of: TableEntry(account: BankAccount(), entry: whole), legs).map(\.entry)
    }

    private func title(of record: QIFRecord) -> String { record.text("P").nonEmpty ?? record.text("M") }

    private mutating func announce(_ handle: BankFileHandler) throws {
        guard !isAnnounced else { return }
        isAnnounced = true
        try handle(.account(BankAccount(name: accountName, currency: currency)))
    }

    private mutating func pass(_ event: BankFileEvent, _ handle: BankFileHandler) throws {
        try BankFileLimits.count(&parts)
        try handle(event)
    }
}

/// The target of a record: `Category:Subcategory/Class`, or `[Account]/Class` for a transfer. A class of Quicken is a hashtag.
struct QIFTarget {
    private(set) var category = ""
    private(set) var account = ""
    private(set) var tags: [String] = []

    init(_ text: String) {
        var rest = text[...]
        if rest.first == "[", let end = rest.firstIndex(of: "]") {
            account = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        } else if rest.hasPrefix("--") {
            // `--Split--` stands for the parts.
            return
        } else {
            let end = rest.firstIndex(of: "/") ?? rest.endIndex
            category = String(rest[..<end]).trimmed
            rest = rest[end...]
        }
        tags = rest.split(separator: "/").map { String($0).trimmed }.filter { !$0.isEmpty }
    }
}
