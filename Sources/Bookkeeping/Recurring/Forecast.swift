/// The balance of some accounts day by day, into the days to come.
///
/// After today there are two courses: by records and by rules, and the same less the usual spending beside them.
public struct Forecast: Sendable, Equatable {
    /// The balance at the end of a day.
    public struct Day: Sendable, Equatable {
        public let date: CalendarDate
        /// By records, also records dated after today, and by rules after today.
        public let balance: Money
        /// The same less the usual spending since today; nil up to today, and if there is none or it is not known.
        public let withSpending: Money?

        public init(date: CalendarDate, balance: Money, withSpending: Money? = nil) {
            (self.date, self.balance, self.withSpending) = (date, balance, withSpending)
        }

        /// The balance by all that is known.
        public var expected: Money { withSpending ?? balance }
    }

    /// The course of an account by its records.
    public struct Course: Sendable, Equatable {
        let account: Account.ID
        let opening: Money
        let changes: [CalendarDate: Money]

        /// - Parameter opening: the balance before the first day of the forecast.
        /// - Parameter changes: the change of each day from then on, those after today included.
        public init(_ account: Account.ID, opening: Money, changes: [CalendarDate: Money]) {
            (self.account, self.opening, self.changes) = (account, opening, changes)
        }
    }

    public let today: CalendarDate
    /// Each day in order, from a first one on or before today.
    public let days: [Day]
    /// The spending beside the rules; nil if it is not known.
    public let usual: UsualSpending?
    /// The number of rules that change the balance.
    public let ruleCount: Int
    /// The balances of the last day that have no exchange rate, by currency; they are in no other figure.
    public let unconverted: [Money]

    /// Calculates the balances of some accounts on the days of a range that contains today.
    ///
    /// A day of a rule counts until it is decided. One that is due already, or waits for a person, counts tomorrow: today's balance is the one of the
    /// records.
    ///
    /// - Parameter convert: returns an amount in the currency of the forecast; nil without a rate.
    /// - Throws: `MoneyError.overflow`, and the errors of `convert`.
    public init(
        _ courses: [Course], rules: [ComingDays], usual: UsualSpending?, in currency: Currency, days dates: ClosedRange<CalendarDate>,
        on today: CalendarDate, converting convert: (Money) throws -> Money?
    ) throws {
        let tomorrow = today.adding(days: 1)
        var accounts = try courses.map { try Running($0, converting: convert) }, counted: Set<Recurrence.ID> = []
        for days in rules {
            let due = (days.waiting + days.coming).map { max($0, tomorrow) }.filter { $0 > today && $0 <= dates.upperBound }
            for (account, amount) in try days.rule.movement.changes where !due.isEmpty {
                guard let index = accounts.firstIndex(where: { $0.id == account }) else { continue }
                for date in due { try accounts[index].add(amount, on: date) }
                counted.insert(days.rule.id)
            }
        }
        let spending = usual.flatMap { $0.isNone ? nil : $0 }
        var balances: [Day] = [], date = dates.lowerBound, spent = 0
        balances.reserveCapacity(dates.upperBound.daysSince1970 - date.daysSince1970 + 1)
        while date <= dates.upperBound {
            var balance = Money.zero(currency)
            for index in accounts.indices {
                try accounts[index].pass(date, converting: convert)
                if let amount = accounts[index].converted { balance = try balance.adding(amount) }
            }
            if date > today { spent += 1 }
            let taken = date > today ? try spending?.amount(ofDays: spent) : nil
            balances.append(Day(date: date, balance: balance, withSpending: try taken.map { try balance.subtracting($0) }))
            let next = date.adding(days: 1)
            guard next > date else { break }
            date = next
        }
        (self.today, days, self.usual, ruleCount) = (today, balances, usual, counted.count)
        var unconverted: [Currency: Money] = [:]
        for account in accounts where account.converted == nil {
            unconverted[account.balance.currency] = try unconverted[account.balance.currency]?.adding(account.balance) ?? account.balance
        }
        self.unconverted = unconverted.values.filter { !$0.isZero }.sorted { $0.currency.code < $1.currency.code }
    }

    /// The days up to today.
    public var past: [Day] { days.filter { $0.date <= today } }
    /// The days after today.
    public var ahead: [Day] { days.filter { $0.date > today } }

    /// The first of the days after today on which the balance is lowest, by all that is known.
    public var lowest: Day? { ahead.min { $0.expected.minorUnits < $1.expected.minorUnits } }

    /// The first day after today with a balance below zero, by all that is known; nil if it is below zero today.
    public var belowZero: Day? { past.last.map(\.balance.isNegative) == true ? nil : ahead.first { $0.expected.isNegative } }

    /// True if there is more to say than the balances of the records.
    public var isFounded: Bool { ruleCount > 0 || usual?.isNone == false }
}

extension Forecast {
    /// An account with a balance that goes on from day to day.
    private struct Running {
        let id: Account.ID
        private(set) var balance: Money
        /// The balance in the currency of the forecast; nil without a rate.
        private(set) var converted: Money?
        private var changes: [CalendarDate: Money]

        init(_ course: Course, converting convert: (Money) throws -> Money?) throws {
            (id, balance, changes) = (course.account, course.opening, course.changes)
            converted = try convert(balance)
        }

        mutating func add(_ amount: Money, on date: CalendarDate) throws(MoneyError) {
            changes[date] = try changes[date]?.adding(amount) ?? amount
        }

        mutating func pass(_ date: CalendarDate, converting convert: (Money) throws -> Money?) throws {
            guard let change = changes[date] else { return }
            balance = try balance.adding(change)
            converted = try convert(balance)
        }
    }
}
