import Bookkeeping

/// The report of a household's book and all that its people share.
///
/// Amounts are converted at the rates of the household, never at the rates of the book's owner; categories with the same kind and name are one.
/// An expense for the household that somebody paid from an own account is in both books, and is counted in the household's book.
extension HouseholdRecords {
    /// Returns the answer to a question. Of the household's book, people have their parts, and of their own all that they share.
    ///
    /// - Throws: `.conflict(.tooManyRecords)` beyond ``Reports/recordLimit`` records that have to be read, `.conflict(.overflow)`.
    public func report(_ query: ReportQuery) throws -> Report {
        guard let household = sources.first?.ledger else { throw StoreError.notFound }
        return try household.cached.answer(GroupQuestion(query: query)) {
            var reading = GroupReading(query, mainCurrency, categories: canonicalCategories)
            for source in sources { try reading.add(source, household) }
            return try reading.report(canonicalParents)
        }
    }

    /// Returns the first and the last day with a record that is counted; nil without any.
    public func recordedDays() throws -> ClosedRange<CalendarDate>? {
        try sources.flatMap { source -> [ClosedRange<CalendarDate>] in
            guard let seen = source.ledger.seen else { return try [source.ledger.recordedDays()].compactMap(\.self) }
            return try seen.compactMap { try source.ledger.recordedDays(account: $0.id) }
        }.reduce(nil) { (days: ClosedRange<CalendarDate>?, own) in
            days.map { min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound) } ?? own
        }
    }

    /// The parents of the categories of ``names()`` that have one.
    private var canonicalParents: [Category.ID: Category.ID] {
        let canonical = canonicalCategories
        return sources.reduce(into: [:]) { parents, source in
            for (id, parent) in source.names.parents where canonical[id] == id && parent != id { parents[id] = canonical[parent] ?? parent }
        }
    }

    /// The category that stands for each one of the same kind and name: the one in ``names()``.
    private var canonicalCategories: [Category.ID: Category.ID] {
        var first: [String: Category.ID] = [:], all: [Category.ID: Category.ID] = [:]
        for category in sources.flatMap(\.names.categories) {
            let key = category.kind.rawValue + category.name.folded
            all[category.id] = first[key] ?? category.id
            if first[key] == nil { first[key] = category.id }
        }
        return all
    }
}

private struct GroupQuestion: Equatable, Sendable {
    let query: ReportQuery
}

/// Adds up the books of a group.
private struct GroupReading {
    private let query: ReportQuery
    private let main: Currency
    private let categories: [Category.ID: Category.ID]
    private var sums: ReportSums
    private var count = 0
    private var vendors = VendorNames()

    init(_ query: ReportQuery, _ main: Currency, categories: [Category.ID: Category.ID]) {
        (self.query, self.main, self.categories) = (query, main, categories)
        sums = ReportSums(query, main)
    }

    func report(_ parents: [Category.ID: Category.ID]) throws -> Report { try sums.report(parents) }

    mutating func add(_ source: HouseholdRecords.Source, _ household: Ledger) throws {
        guard let own = question(for: source) else { return }
        guard let person = source.person else {
            return try read(ReportReading(source.ledger, own), byRecord: own.needsRecords, of: nil)
        }
        let reader = try ReportReader(source.ledger, in: household, own)
        // Totals are sums of unconverted amounts: amounts in other currencies are converted one by one.
        for (accounts, isForeign) in reader.accounts {
            var part = own
            part.accounts = Set(accounts)
            try read(ReportReading(source.ledger, part, reader: reader), byRecord: isForeign || own.needsRecords, of: person)
        }
    }

    private mutating func read(_ reading: ReportReading, byRecord: Bool, of person: HouseholdMember.ID?) throws {
        var reading = reading
        guard byRecord else { return try reading.eachTotal { try add($0, [$1], nil, of: person) } }
        reading.vendors = vendors
        try reading.eachRecord { counted in
            count += 1
            guard count <= Reports.recordLimit else { throw StoreError.conflict(.tooManyRecords) }
            try add(counted.entry, counted.keys, counted.category, of: person)
        }
        vendors = reading.vendors
    }

    private mutating func add(_ entry: ReportSums.Entry, _ keys: [Report.Key], _ category: Category.ID?, of person: HouseholdMember.ID?) throws {
        guard query.grouping == .person else { return try sums.add(entry, keys.map(canonical)) }
        // A book of one's own is read by category.
        let own = category.map { .category($0) } ?? keys.first
        try sums.add(entry, person.map { [.person($0)] } ?? keys, category: own.map(canonical))
    }

    private func canonical(_ key: Report.Key) -> Report.Key {
        if case .category(let id) = key { .category(categories[id] ?? id) } else { key }
    }

    /// Returns the question for a book; nil if nothing of it is counted.
    private func question(for source: HouseholdRecords.Source) -> ReportQuery? {
        var own = query
        own.accounts.formIntersection((source.names.accounts + source.names.personAccounts).map(\.id))
        own.categories = Set(source.names.categories.map(\.id).filter { query.categories.contains(categories[$0] ?? $0) })
        guard own.accounts.isEmpty == query.accounts.isEmpty, own.categories.isEmpty == query.categories.isEmpty else { return nil }
        guard let person = source.person else { return own }
        // A book of one's own has no parts: all of it is its person's.
        guard query.people.isEmpty || query.people.contains(person) else { return nil }
        own.people = []
        return query.grouping == .person ? own.by(.category) : own
    }
}

/// The household as reader of a person's book: its rates, and the records that are counted elsewhere.
struct ReportReader {
    private var rates: BookRates
    private let household: Book.ID
    /// The shared accounts that are counted, those in the main currency of the household and the others; without empty lists.
    let accounts: [(accounts: [Account.ID], isForeign: Bool)]

    /// Reads the rates of the household for the amounts of another book.
    init(_ ledger: Ledger, in household: Ledger, _ query: ReportQuery) throws {
        let days = min(query.dates.lowerBound, query.compared?.lowerBound ?? query.dates.lowerBound)...query.dates.upperBound
        let seen = (ledger.seen ?? []).filter { query.accounts.isEmpty || query.accounts.contains($0.id) }
        let rates = try BookRates(household, Set(seen.map(\.currency)), on: .range(days))
        (self.rates, self.household) = (rates, household.book)
        accounts = [false, true].map { isForeign in
            (seen.filter { ($0.currency != rates.mainCurrency) == isForeign }.map(\.id), isForeign)
        }.filter { !$0.accounts.isEmpty }
    }

    /// Converts an amount in its own currency.
    mutating func convert(_ minorUnits: Int64, _ currency: Currency, on day: CalendarDate) throws -> (main: Int64, unconverted: Int64) {
        try rates.figure(of: Money(minorUnits: minorUnits, currency), on: day).map { ($0.minorUnits, 0) } ?? (0, minorUnits)
    }

    /// The condition on records `r` that are the own sides of the household's.
    var isLinked: RecordConditions.Condition {
        .init(
            "EXISTS (SELECT 1 FROM record_link l INDEXED BY link_of_own WHERE l.own_book = r.book AND l.own = r.id AND l.shared_book = ?)", household)
    }
}
