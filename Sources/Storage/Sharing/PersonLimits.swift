import Bookkeeping

/// The limits that the administrator of a household has set for a person. A limit is a budget over categories of that person, or over everything, that
/// counts their shared records only.
///
/// Their use is summed from the totals of accounts by day and month whenever it is asked for, which costs a few rows for each shared account. Nobody who has no
/// limits pays for it.
public struct PersonLimits {
    public let person: HouseholdMember.ID
    /// The person's book, confined to the shared accounts.
    let ledger: Ledger

    private var connection: Connection { ledger.connection }
}

extension PersonLimits {
    private static let columns = "l.id, l.name, l.period, l.is_everything, l.currency, l.alert_percent, l.begins"

    /// Returns the limits, by name.
    public func all() throws -> [Budget] {
        try connection.rows("SELECT \(Self.columns) FROM spending_limit l WHERE l.person = ?", person, map: limit).map(complete).sorted(
            byName: \.name)
    }

    /// Returns a limit; nil if it does not exist.
    public func find(_ id: Budget.ID) throws -> Budget? {
        try connection.first("SELECT \(Self.columns) FROM spending_limit l WHERE l.person = ? AND l.id = ?", person, id, map: limit).map(complete)
    }

    /// Returns the limits with their use in the period that contains a day of the person's calendar.
    public func standings(on today: CalendarDate) throws -> [BudgetStanding] {
        let settings = try ledger.settings(), calendar = settings.calendar
        return try all().map { limit in
            let figures = try Ledger.figures(of: limit, in: settings.mainCurrency) {
                try progress(of: limit, in: calendar.period(limit.length, containing: today), calendar)
            }
            return BudgetStanding(budget: limit, progress: figures)
        }
    }

    /// Returns the use of a limit in one of its periods.
    func progress(of limit: Budget, in period: Period, _ calendar: CivilCalendar) throws -> BudgetProgress {
        let accounts = (ledger.seen ?? []).map(\.id), categories: [Category.ID?]
        switch limit.scope {
        case .everything: categories = [nil]
        case .only(let some, _): categories = try ledger.families(of: some).sorted()
        }
        let sums = try ledger.sums(of: .expense, in: period.dates, categories: categories, accounts: accounts)
        return try BudgetProgress(limit, in: period, spent: sums.total, unconverted: sums.unconverted, calendar)
    }

    private func limit(_ cells: Cells) throws -> (limit: StoredLimit, isEverything: Bool) {
        let limit = StoredLimit(
            id: try cells.id(0), name: cells.text(1), length: try cells.word(2), currency: try cells.currency(4), alertPercent: cells.int(5),
            begins: try cells.date(6))
        return (limit, cells.bool(3))
    }

    /// Reads the amounts and the categories of a limit.
    private func complete(_ stored: (limit: StoredLimit, isEverything: Bool)) throws -> Budget {
        let limit = stored.limit
        let amounts = BudgetAmounts(
            try connection.rows("SELECT month, amount FROM limit_amount WHERE spending_limit = ? ORDER BY month", limit.id) {
                BudgetAmounts.Entry(month: try $0.date(0), amount: Money(minorUnits: $0.int64(1), limit.currency))
            })
        guard let amounts else { throw StoreError.damaged("a limit has no amounts") }
        let categories = try connection.rows(
            """
            SELECT c.id FROM limit_category s CROSS JOIN category c ON c.book = ? AND c.id = s.category
            WHERE s.spending_limit = ? AND c.deletion IS NULL ORDER BY c.position
            """, ledger.book, limit.id
        ) { try $0.id(0, Category.self) }
        return Budget(
            id: limit.id, name: limit.name, length: limit.length,
            scope: stored.isEverything ? .everything : .only(categories: categories, hashtags: []), amounts: amounts, hasRollover: false,
            alertPercent: limit.alertPercent, isDaily: false, begins: limit.begins)
    }
}

/// A row of the table of limits.
private struct StoredLimit {
    let id: Budget.ID
    let name: String
    let length: Period.Length
    let currency: Currency
    let alertPercent: Int
    let begins: CalendarDate
}

/// The limits on the owner of a book, and the name of the administrator who looks after them.
public struct OwnLimits {
    public let limits: PersonLimits
    /// The administrator of the household.
    let administrator: User.ID
    /// The book of the household.
    let household: Book.ID
    public let setBy: String
}

extension OwnLimits {
    /// Reads the limits that were set for the owner of a book; nil for an owner without limits, and for the book of a household.
    public init?(of ledger: Ledger) throws {
        let connection = ledger.connection
        let found = try connection.first(
            """
            SELECT p.id, h.book, a.user FROM user u JOIN household_person p ON p.user = u.id AND p.left_at IS NULL
            JOIN household h ON h.id = p.household AND h.dissolved_at IS NULL
            JOIN household_person a ON a.household = h.id AND a.role = 'administrator' AND a.left_at IS NULL
            WHERE u.book = ? AND EXISTS (SELECT 1 FROM spending_limit l WHERE l.person = p.id)
            """, ledger.book
        ) { (person: try $0.id(0, HouseholdMember.self), household: try $0.id(1, Book.self), administrator: try $0.id(2, User.self)) }
        guard let found else { return nil }
        var confined = ledger
        confined.seen = try connection.rows(
            """
            SELECT \(Ledger.accountColumns) FROM household_person p JOIN account a ON a.book = ? WHERE p.id = ? AND \(Households<Reading>.isShared)
            """, ledger.book, found.person, map: Ledger.account)
        let name = try SiteData<Reading>(connection: connection).users.find(found.administrator)?.displayName ?? ""
        self.init(
            limits: PersonLimits(person: found.person, ledger: confined), administrator: found.administrator, household: found.household, setBy: name)
    }
}
