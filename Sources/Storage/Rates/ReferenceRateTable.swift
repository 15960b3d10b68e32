import Bookkeeping

/// The setting and state of fetching reference rates.
public struct ReferenceFetch: Sendable, Equatable {
    /// True if the operator has enabled it; false by default.
    public let isOn: Bool
    /// Seconds since 1970 (UTC); nil before the first attempt.
    public let attemptedAt: Int64?
    /// The time of the last success, in seconds since 1970 (UTC); nil before it.
    public let succeededAt: Int64?
    /// The reason why the last attempt failed, in a few words; nil if it succeeded.
    public let problem: String?

    public init(isOn: Bool, attemptedAt: Int64?, succeededAt: Int64?, problem: String?) {
        self.isOn = isOn
        self.attemptedAt = attemptedAt
        self.succeededAt = succeededAt
        self.problem = problem
    }
}

/// The reference rates, which all books of the server share.
public struct ReferenceRateTable<Access>: SitePart {
    let site: SiteData<Access>
}

extension ReferenceRateTable {
    /// Returns the setting and state of fetching reference rates, which are shared by all books of the server.
    public func fetch() throws -> ReferenceFetch {
        let found = try connection.first(
            "SELECT is_on, attempted_at, succeeded_at, problem FROM reference_fetch WHERE number = 1"
        ) {
            ReferenceFetch(
                isOn: $0.bool(0), attemptedAt: $0.isNull(1) ? nil : $0.int64(1), succeededAt: $0.isNull(2) ? nil : $0.int64(2),
                problem: $0.isNull(3) ? nil : $0.text(3))
        }
        return found ?? ReferenceFetch(isOn: false, attemptedAt: nil, succeededAt: nil, problem: nil)
    }

    /// Returns the days of the first and the latest reference rates; nil without any.
    public func days() throws -> ClosedRange<CalendarDate>? {
        // Goes from currency to currency, since dates are ordered only within one.
        try connection.first(
            """
            WITH RECURSIVE known (code) AS (
                SELECT min(currency) FROM reference_rate
                UNION ALL SELECT (SELECT min(currency) FROM reference_rate WHERE currency > code) FROM known WHERE code IS NOT NULL)
            SELECT min((SELECT min(date) FROM reference_rate WHERE currency = code)),
                max((SELECT max(date) FROM reference_rate WHERE currency = code)) FROM known
            """
        ) { cells -> ClosedRange<CalendarDate>? in
            guard !cells.isNull(0) else { return nil }
            let first = try cells.date(0), last = try cells.date(1)
            guard first <= last else { throw StoreError.damaged("the days of the reference rates are in no order") }
            return first...last
        } ?? nil
    }
}

extension ReferenceRateTable<Writing> {
    /// Enables or disables fetching. Rates already fetched are kept.
    public func setFetch(isOn: Bool) throws {
        try connection.run("UPDATE reference_fetch SET is_on = ? WHERE number = 1", isOn)
    }

    /// Stores the result of an attempt. At most 200 characters of a problem are kept; nil means success.
    public func noteFetch(at now: Int64, problem: String?) throws {
        try connection.run(
            "UPDATE reference_fetch SET attempted_at = ?1, problem = ?2, succeeded_at = iif(?2 IS NULL, ?1, succeeded_at) WHERE number = 1",
            now, problem?.cut(to: 200))
    }

    /// Stores reference rates of any days for all books, and converts the affected amounts. Returns the number of rates that are
    /// new or changed.
    ///
    /// Throws `.conflict(.invalid)` for a rate that is not from the European Central Bank or not based on the euro.
    @discardableResult
    public func save(_ rates: some Sequence<ExchangeRate>) throws -> Int {
        let euro = try Currency.reference
        var changed: [Currency: ClosedRange<CalendarDate>] = [:], count = 0
        for rate in rates {
            guard rate.source == .europeanCentralBank, rate.base == euro else { throw StoreError.conflict(.invalid) }
            guard try save(rate) else { continue }
            count += 1
            let days = changed[rate.quote] ?? rate.date...rate.date
            changed[rate.quote] = min(days.lowerBound, rate.date)...max(days.upperBound, rate.date)
        }
        guard count > 0 else { return 0 }
        for book in try connection.rows("SELECT id FROM book WHERE state <> 'leaving'", map: { try $0.id(0, Book.self) }) {
            let editor = LedgerEditor(ledger: Ledger(book: book, connection: connection))
            for (currency, days) in changed.sorted(by: { $0.key.code < $1.key.code }) {
                try editor.refresh(afterRateOf: euro, and: currency, from: days.lowerBound, through: days.upperBound)
            }
        }
        return count
    }

    /// Stores a rate. Returns true if it is new or changed.
    private func save(_ rate: ExchangeRate) throws -> Bool {
        try connection.run(
            """
            INSERT INTO reference_rate (currency, date, digits, scale) VALUES (?, ?, ?, ?)
            ON CONFLICT (currency, date) DO UPDATE SET digits = excluded.digits, scale = excluded.scale
            WHERE digits <> excluded.digits OR scale <> excluded.scale
            """, rate.quote, rate.date, rate.value.digits, rate.value.scale) > 0
    }
}
