import Bookkeeping

/// One book with everything in it, and the notifications that its person has had about it and about signing in, in a read transaction.
public struct BookExporter {
    public let ledger: Ledger
    let person: User.ID

    var book: Book.ID { ledger.book }
    var connection: Connection { ledger.connection }
}

extension BookExporter {
    /// Returns all of the book except its records, in a fixed order, including the trash.
    public func export() throws -> ExportedBook {
        let found = try connection.first("SELECT created_at, main_currency FROM book WHERE id = ?", book) {
            ExportedBook(createdAt: $0.int64(0), mainCurrency: try $0.currency(1))
        }
        guard var exported = found else { throw StoreError.notFound }
        exported.accounts = try exportedAccounts()
        exported.categories = try exportedCategories()
        exported.hashtags = try connection.rows("SELECT id, name, created_at, deletion FROM hashtag WHERE book = ? ORDER BY id", book) {
            ExportedHashtag(id: try $0.id(0), name: $0.text(1), createdAt: $0.int64(2), deletion: try $0.optionalID(3))
        }
        exported.deletions = try connection.rows(
            "SELECT id, subject, name, record_count, moved_to, deleted_at FROM deletion WHERE book = ? ORDER BY id", book
        ) {
            ExportedDeletion(
                id: try $0.id(0), subject: try $0.word(1), name: $0.text(2), recordCount: $0.int64(3), movedTo: try $0.optionalID(4),
                deletedAt: $0.int64(5))
        }
        exported.rates = try connection.rows(
            "SELECT date, digits, scale, base, quote, created_at FROM exchange_rate WHERE book = ? ORDER BY base, quote, date", book
        ) {
            let rate = try $0.rate(base: $0.currency(3), quote: $0.currency(4), source: .byHand, from: 0)
            return ExportedRate(base: rate.base, quote: rate.quote, date: rate.date, value: rate.value, createdAt: $0.int64(5))
        }
        exported.budgets = try exportedBudgets()
        for things in AccountThings.all { try things.export(&exported, ledger) }
        exported.recurring = try exportedRecurrences()
        exported.dismissed = try ledger.regularPayments.dismissed().map { ExportedDismissedPayment($0) }
        exported.rules = try exportedFilingRules()
        exported.dismissedRules = try ledger.rules.dismissed().map { ExportedDismissedLearning($0) }
        exported.people = try exportedMembers()
        exported.reports = try ledger.reports.exported(for: exported.people.isEmpty ? person : nil)
        // Notifications and feedback belong to one person.
        guard exported.people.isEmpty else { return exported }
        exported.feedback = try SiteData<Reading>(connection: connection).feedback.exported(of: person)
        exported.notifications = try connection.rows(
            // Notices of exports are excluded, so that two exports in a row are equal.
            """
            SELECT id, kind, content, created_at, read_at FROM notification
            WHERE user = ? AND ifnull(book, ?) = ?2 AND NOT (kind = 'security' AND content ->> 'event' = ?) ORDER BY created_at, id
            """, person, book, SecurityEvent.exported.rawValue
        ) {
            ExportedNotification(
                id: try $0.id(0), kind: $0.text(1), content: $0.text(2), createdAt: $0.int64(3), readAt: $0.isNull(4) ? nil : $0.int64(4))
        }
        return exported
    }

    /// Returns the number of records of the book, and how many of them are in the trash.
    public func exportedRecordCount() throws -> (all: Int, deleted: Int) {
        let deleted = try connection.count("SELECT count(*) FROM record WHERE book = ? AND deletion IS NOT NULL", book)
        return (try ledger.recordCount() + deleted, deleted)
    }

    private func exportedAccounts() throws -> [ExportedAccount] {
        var accounts = try connection.rows(
            """
            SELECT id, name, currency, opening_balance, is_default, created_at, deletion, person, is_private, kind, position, credit_limit, due_day,
                interest, monthly_payment, archived_at
            FROM account WHERE book = ? ORDER BY id
            """, book
        ) {
            var account = ExportedAccount(
                id: try $0.id(0), name: $0.text(1), currency: try $0.currency(2), openingBalance: $0.int64(3), isDefault: $0.bool(4),
                createdAt: $0.int64(5), deletion: try $0.optionalID(6), person: try $0.optionalID(7), isPrivate: $0.bool(8))
            let kind: Account.Kind = try $0.word(9), position = $0.int64(10)
            (account.kind, account.position) = (kind == .other ? nil : kind, position == 0 ? nil : position)
            (account.creditLimit, account.dueDay) = ($0.optional(11, $0.int64), $0.optional(12, $0.int))
            (account.interest, account.monthlyPayment) = ($0.optional(13, $0.int), $0.optional(14, $0.int64))
            account.archivedAt = $0.optional(15, $0.int64)
            return account
        }
        for index in accounts.indices {
            let id = accounts[index].id
            let keys = try connection.rows("SELECT key FROM bank_account WHERE book = ? AND account = ? ORDER BY position", book, id) { $0.text(0) }
            let mappings = try connection.rows(
                "SELECT fingerprint, mapping FROM bank_mapping WHERE book = ? AND account = ? ORDER BY position", book, id
            ) { ExportedBankMapping(fingerprint: $0.text(0), mapping: $0.text(1)) }
            (accounts[index].bankAccounts, accounts[index].bankMappings) = (keys.isEmpty ? nil : keys, mappings.isEmpty ? nil : mappings)
            let reconciliations = try ledger.reconciliations.all(of: id, accounts[index].currency, limit: Reconciliation.limit)
            accounts[index].reconciliations = reconciliations.isEmpty ? nil : reconciliations.map(ExportedReconciliation.init)
        }
        return accounts
    }

    private func exportedCategories() throws -> [ExportedCategory] {
        try connection.rows(
            "SELECT id, kind, name, hue, icon, position, created_at, deletion, parent FROM category WHERE book = ? ORDER BY id", book
        ) {
            ExportedCategory(
                id: try $0.id(0), kind: try $0.word(1), name: $0.text(2), hue: try $0.word(3), icon: try $0.word(4), position: $0.int64(5),
                createdAt: $0.int64(6), deletion: try $0.optionalID(7), parent: try $0.optionalID(8))
        }
    }

    private func exportedBudgets() throws -> [ExportedBudget] {
        var budgets = try connection.rows(
            """
            SELECT id, name, is_daily, period, is_everything, currency, has_rollover, alert_percent, begins, created_at, deletion,
                counts_from
            FROM budget WHERE book = ? ORDER BY id
            """, book
        ) {
            ExportedBudget(
                id: try $0.id(0), name: $0.text(1), isDaily: $0.bool(2), period: try $0.word(3), isEverything: $0.bool(4),
                currency: try $0.currency(5), hasRollover: $0.bool(6), alertPercent: $0.int(7), begins: try $0.date(8),
                countsFrom: try $0.optional(11, $0.date), createdAt: $0.int64(9), deletion: try $0.optionalID(10))
        }
        for index in budgets.indices {
            let id = budgets[index].id
            budgets[index].amounts = try connection.rows(
                "SELECT month, amount FROM budget_amount WHERE book = ? AND budget = ? ORDER BY month", book, id
            ) {
                ExportedBudget.Amount(month: try $0.date(0), amount: $0.int64(1))
            }
            budgets[index].categories = try connection.rows(
                "SELECT category FROM budget_category WHERE book = ? AND budget = ? AND is_chosen = 1 ORDER BY category", book, id
            ) {
                try $0.id(0)
            }
            budgets[index].hashtags = try connection.rows(
                "SELECT hashtag FROM budget_hashtag WHERE book = ? AND budget = ? ORDER BY hashtag", book, id
            ) {
                try $0.id(0)
            }
            budgets[index].alerts = try connection.rows(
                "SELECT period, first, level FROM budget_alert WHERE book = ? AND budget = ? ORDER BY period, first, level", book, id
            ) { ExportedBudget.Alert(period: try $0.word(0), first: try $0.date(1), level: try $0.word(2)) }
        }
        return budgets
    }
}

extension BookExporter {
    /// The people of the book's household, also people who have left.
    private func exportedMembers() throws -> [ExportedHouseholdMember] {
        let shown = Dictionary(try ledger.shared.people().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return try connection.rows(
            "SELECT p.id, p.created_at FROM household h JOIN household_person p ON p.household = h.id WHERE h.book = ? ORDER BY p.id", book
        ) { (id: try $0.id(0, HouseholdMember.self), createdAt: $0.int64(1)) }
        .compactMap { id, createdAt in
            shown[id].map {
                ExportedHouseholdMember(
                    id: id, name: $0.name, role: $0.role, weight: $0.weight, createdAt: createdAt, joinedAt: $0.joinedAt, leftAt: $0.leftAt)
            }
        }
    }
}

extension Users {
    /// Returns a person as exported to another server.
    public func export(of id: User.ID) throws -> ExportedPerson {
        let createdAt = try connection.first("SELECT created_at FROM user WHERE id = ?", id) { $0.int64(0) }
        guard let user = try find(id), let settings = try site.books.settings(of: id), let createdAt else { throw StoreError.notFound }
        return ExportedPerson(user, settings: settings, messages: try site.notificationChannels.settings(of: id), createdAt: createdAt)
    }
}
