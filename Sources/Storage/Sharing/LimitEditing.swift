import Bookkeeping

/// The limits of a person, to be changed by the administrator of their household, with what the person shares.
public struct LimitEditor {
    public let shared: SharedBook

    private var connection: Connection { shared.ledger.connection }
}

extension AccountSharing<Writing> {
    /// Opens the limits of a person. Throws `.conflict(.notAdministrator)` for anybody else than the administrator, and `.notFound` for a person without an
    /// account or of another household.
    public func limits(of person: HouseholdMember.ID, by user: User.ID) throws -> LimitEditor {
        _ = try site.households.requireAdministrator(user)
        guard let access = try access(to: person, of: user) else { throw StoreError.notFound }
        return LimitEditor(shared: try open(access))
    }
}

extension LimitEditor {
    /// Adds a limit. Throws `.notFound` for a category that the administrator does not see, `.conflict(.wrongKind)` for one of income,
    /// `.conflict(.currencyMismatch)` for an amount that is not in the main currency of the person, and `.conflict(.nameTaken)`.
    ///
    /// - Parameter today: the day in the person's time zone.
    public func add(_ id: Budget.ID, _ draft: Budget.Draft, on today: CalendarDate, at now: Int64) throws -> Saved {
        if let owner = try connection.first("SELECT person FROM spending_limit WHERE id = ?", id, map: { try $0.id(0, HouseholdMember.self) }) {
            guard owner == shared.person else { throw StoreError.conflict(.identifierTaken) }
            return .alreadySaved
        }
        let limit = Budget(id: id, draft, today: today, calendar: try shared.settings().calendar)
        try check(limit)
        try connection.run(
            """
            INSERT INTO spending_limit (id, person, name, name_key, period, is_everything, currency, alert_percent, begins, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, id, shared.person, limit.name, limit.name.folded, limit.length.rawValue, limit.scope == .everything, limit.currency,
            limit.alertPercent, limit.begins, now)
        try save(limit)
        return .added
    }

    /// Changes a limit; throws the same, and `.notFound`. Categories of the limit that the administrator no longer sees stay in it.
    public func update(_ id: Budget.ID, _ draft: Budget.Draft, on today: CalendarDate) throws {
        guard let known = try shared.limits.find(id) else { throw StoreError.notFound }
        var draft = draft
        draft.scope = try draft.scope.keeping(known.scope, hidden: hidden(known))
        let limit = known.changed(by: draft, today: today, calendar: try shared.settings().calendar)
        try check(limit, keeping: known)
        try connection.run(
            """
            UPDATE spending_limit SET name = ?, name_key = ?, period = ?, is_everything = ?, currency = ?, alert_percent = ?, begins = ?
            WHERE id = ? AND person = ?
            """, limit.name, limit.name.folded, limit.length.rawValue, limit.scope == .everything, limit.currency, limit.alertPercent, limit.begins,
            id, shared.person)
        try save(limit)
    }

    /// Removes a limit. Throws `.notFound`.
    public func delete(_ id: Budget.ID) throws {
        guard try connection.run("DELETE FROM spending_limit WHERE id = ? AND person = ?", id, shared.person) == 1 else { throw StoreError.notFound }
    }

    /// Returns the categories of a limit that the administrator does not see.
    private func hidden(_ limit: Budget) throws -> [Category.ID] {
        guard case .only(let categories, _) = limit.scope else { return [] }
        let names = try shared.names()
        return categories.filter { names.category($0) == nil }
    }

    private func check(_ limit: Budget, keeping known: Budget? = nil) throws {
        if limit.amounts != known?.amounts, try shared.settings().mainCurrency != limit.currency { throw StoreError.conflict(.currencyMismatch) }
        let taken = try shared.limits.all().contains { $0.id != limit.id && $0.name.folded == limit.name.folded }
        guard !taken else { throw StoreError.conflict(.nameTaken) }
        guard case .only(let categories, _) = limit.scope else { return }
        let names = try shared.names(), kept = try known.map(hidden) ?? []
        for category in categories where !kept.contains(category) {
            guard let kind = names.category(category)?.kind else { throw StoreError.notFound }
            guard kind == .expense else { throw StoreError.conflict(.wrongKind) }
        }
    }

    private func save(_ limit: Budget) throws {
        try MergedScopes.forget(.limit, limit.id, in: shared.ledger.book, connection)
        for table in ["limit_amount", "limit_category"] { try connection.run("DELETE FROM \(table) WHERE spending_limit = ?", limit.id) }
        for entry in limit.amounts.entries {
            try connection.run(
                "INSERT INTO limit_amount (spending_limit, month, amount) VALUES (?, ?, ?)", limit.id, entry.month, entry.amount.minorUnits)
        }
        guard case .only(let categories, _) = limit.scope else { return }
        for category in categories {
            try connection.run("INSERT INTO limit_category (spending_limit, category) VALUES (?, ?)", limit.id, category)
        }
    }
}

extension Budget.Scope {
    /// Returns the scope together with the former scope's categories that could not be chosen, so that a limit on some of them does not become one on
    /// everything.
    fileprivate func keeping(_ former: Budget.Scope, hidden: [Category.ID]) -> Budget.Scope {
        guard !hidden.isEmpty else { return self }
        switch self {
        case .everything: return .only(categories: hidden, hashtags: [])
        case .only(let categories, let hashtags): return .only(categories: categories + hidden, hashtags: hashtags)
        }
    }
}
