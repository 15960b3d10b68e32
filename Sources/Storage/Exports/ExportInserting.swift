import Bookkeeping

extension LedgerEditor {
    func insert(_ row: ExportedDeletion) throws {
        try connection.run(
            "INSERT INTO deletion (id, book, subject, name, record_count, moved_to, deleted_at) VALUES (?, ?, ?, ?, ?, ?, ?)", row.id, book,
            row.subject.rawValue, row.name, row.recordCount, row.movedTo, row.deletedAt)
    }

    func insert(_ row: ExportedAccount) throws {
        try connection.run(
            """
            INSERT INTO account (id, book, name, name_key, currency, opening_balance, is_default, created_at, deletion, person, is_private, kind, position,
                archived_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, row.id, book, row.name, row.name.folded, row.currency, row.openingBalance, row.isDefault, row.createdAt, row.deletion, row.person,
            row.isPrivate ?? false, (row.kind ?? .other).rawValue, row.position ?? 0, row.archivedAt)
        try set(row.terms, of: row.id)
        for reconciliation in row.reconciliations ?? [] { try insert(reconciliation, of: row.id) }
        for key in row.bankAccounts ?? [] {
            try connection.run(
                """
                INSERT INTO bank_account (book, key, account, position)
                VALUES (?1, ?2, ?3, (SELECT ifnull(max(position), 0) + 1 FROM bank_account WHERE book = ?1))
                """, book, key, row.id)
        }
        for mapping in row.bankMappings ?? [] {
            try connection.run(
                """
                INSERT INTO bank_mapping (book, fingerprint, account, mapping, position)
                VALUES (?1, ?2, ?3, ?4, (SELECT ifnull(max(position), 0) + 1 FROM bank_mapping WHERE book = ?1))
                """, book, mapping.fingerprint, row.id, mapping.mapping)
        }
    }

    private func insert(_ row: ExportedReconciliation, of account: Account.ID) throws {
        try connection.run(
            "INSERT INTO reconciliation (book, id, account, date, balance, booked, open, adjusted, made_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", book,
            row.id, account, row.date, row.balance, row.booked, row.open, row.adjusted, row.madeAt)
    }

    /// Inserts what banks and their statements know of a record.
    func insertBankEntries(of record: ExportedRecord) throws {
        for entry in record.bankEntries {
            guard let fingerprint = EntryFingerprint(hexadecimal: entry.fingerprint) else { throw StoreError.conflict(.invalid) }
            try connection.run(
                """
                INSERT INTO bank_entry (book, account, fingerprint, number, bank_id, record, import, way, is_pending)
                VALUES (?, ?, ?, ?, ?, ?, NULL, 'added', ?)
                """, book, entry.account, fingerprint, entry.number, entry.bankID, record.id, entry.isPending)
        }
        for entry in record.refusedEntries {
            guard let fingerprint = EntryFingerprint(hexadecimal: entry.fingerprint) else { throw StoreError.conflict(.invalid) }
            try connection.run(
                "INSERT INTO refused_match (book, account, fingerprint, record) VALUES (?, ?, ?, ?)", book, entry.account, fingerprint, record.id)
        }
        for tick in record.reconciledBy {
            try connection.run(
                "INSERT INTO reconciled_record (book, account, record, reconciliation) VALUES (?, ?, ?, ?)", book, tick.account, record.id,
                tick.reconciliation)
        }
    }

    func insert(_ row: ExportedCategory) throws {
        try connection.run(
            """
            INSERT INTO category (id, book, kind, name, name_key, hue, icon, position, created_at, deletion, parent)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, row.id, book, row.kind.rawValue, row.name, row.name.folded, row.hue.rawValue, row.icon.rawValue, row.position,
            row.createdAt, row.deletion, row.parent)
    }

    func insert(_ row: ExportedHashtag) throws {
        try connection.run(
            "INSERT INTO hashtag (id, book, name, name_key, created_at, deletion) VALUES (?, ?, ?, ?, ?, ?)", row.id, book, row.name,
            row.name.folded, row.createdAt, row.deletion)
    }

    func insert(_ row: ExportedRate) throws {
        try connection.run(
            "INSERT INTO exchange_rate (book, base, quote, date, digits, scale, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)", book, row.base,
            row.quote, row.date, row.value.digits, row.value.scale, row.createdAt)
    }

    /// Inserts a budget and calculates its totals from the records already inserted.
    func insert(_ budget: ExportedBudget) throws {
        try connection.run(
            """
            INSERT INTO budget (id, book, name, name_key, is_daily, period, is_everything, currency, has_rollover, alert_percent, begins,
                counts_from, created_at, deletion)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, budget.id, book, budget.name, budget.name.folded, budget.isDaily, budget.period.rawValue, budget.isEverything,
            budget.currency, budget.hasRollover, budget.alertPercent, budget.begins, budget.countsFrom, budget.createdAt,
            budget.deletion)
        for amount in budget.amounts {
            try connection.run(
                "INSERT INTO budget_amount (budget, month, amount, book) VALUES (?, ?, ?, ?)", budget.id, amount.month, amount.amount, book)
        }
        for category in budget.categories {
            try connection.run("INSERT INTO budget_category (budget, category, book) VALUES (?, ?, ?)", budget.id, category, book)
        }
        for hashtag in budget.hashtags {
            try connection.run("INSERT INTO budget_hashtag (budget, hashtag, book) VALUES (?, ?, ?)", budget.id, hashtag, book)
        }
        try coverFamilies(of: budget.id)
        if !budget.isEverything { try BudgetTotals(editor: self).refresh(budget.id) }
        for alert in budget.alerts {
            try connection.run(
                "INSERT INTO budget_alert (budget, period, first, level, book) VALUES (?, ?, ?, ?, ?)", budget.id, alert.period.rawValue, alert.first,
                alert.level.rawValue, book)
        }
    }
}
