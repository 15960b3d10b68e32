import BankFiles
import Bookkeeping

/// The opening balance of an account, as its statements prove it: the opening balance of the earliest one, or else the closing balance less the
/// entries up to its day.
struct ProvenStart {
    private let currency: Currency
    private var opening: BankBalance?
    private var closing: BankBalance?
    private var first: CalendarDate?
    /// The booked entries, added up by day. nil beyond the range of amounts, and with entries in another currency or rows that cannot be read.
    private var sums: [CalendarDate: Money]? = [:]
    private var files = 1

    init(currency: Currency) { self.currency = currency }

    mutating func add(_ event: BankFileEvent) {
        switch event {
        case .account: break
        case .opening(let balance):
            guard balance.amount.currency == currency else { return }
            if let known = opening?.date, let date = balance.date, known <= date { return }
            if opening == nil || balance.date != nil { opening = balance }
        case .closing(let balance):
            guard balance.amount.currency == currency else { return }
            if let known = closing?.date, balance.date.map({ $0 < known }) ?? true { return }
            closing = balance
        case .entry(let entry): add(entry)
        case .problem: sums = nil
        }
    }

    private mutating func add(_ entry: BankEntry) {
        first = min(first ?? entry.date, entry.date)
        // A balance that a program writes as a row is the start by itself.
        guard !entry.isPending, entry.role != .balance else { return }
        guard entry.amount.currency == currency else { return sums = nil }
        let sum = sums?[entry.date] ?? Money(minorUnits: 0, currency)
        if sums != nil { if let more = try? sum.adding(entry.amount) { sums?[entry.date] = more } else { sums = nil } }
    }

    /// Returns the start by this file and another one of the same account: the start by the earlier one. Entries of several files can be the same, so
    /// that they are not added up.
    func joined(with other: ProvenStart) -> ProvenStart {
        guard let first else { return other }
        return other.first.map { $0 < first } ?? false ? other : self
    }

    /// nil if the statements prove none.
    var balance: Money? {
        if let opening { return opening.amount }
        guard let closing, let sums else { return nil }
        var start: Money? = closing.amount
        for (date, sum) in sums where closing.date.map({ date <= $0 }) ?? true { start = start.flatMap { try? $0.subtracting(sum) } }
        return start
    }
}
