import Bookkeeping

extension PeopleEditor {
    /// Puts a copy in the place of everything that a person's book holds, and takes over who they are and how they want it, but not how they sign in.
    ///
    /// - Parameter addRecords: Is called once, and adds the records in the order in which they were copied.
    /// - Throws: `.conflict(.identifierTaken)` for what belongs to somebody else or is there twice, other conflicts for what does not fit
    ///   together. Nothing has changed then.
    public func replaceBook(
        of id: User.ID, with copy: BookCopy, of person: CopiedPerson, addRecords: (BookFilling) throws -> Void
    ) throws {
        guard let user = try people.user(id) else { throw StoreError.notFound }
        let editor = LedgerEditor(ledger: Ledger(book: user.book, connection: connection))
        try editor.erase()
        try connection.run("UPDATE book SET created_at = ?, main_currency = ? WHERE id = ?", copy.createdAt, copy.mainCurrency, user.book)
        try connection.run("UPDATE user SET created_at = ? WHERE id = ?", person.createdAt, id)
        try updateProfile(
            id,
            User.Profile(
                username: user.username, email: user.email, firstName: person.firstName, lastName: person.lastName,
                dateOfBirth: person.dateOfBirth))
        try updatePreferences(id, person.preferences(mainCurrency: copy.mainCurrency))
        // What waits for a changed address is due at once.
        try setNotificationSettings(person.messages.settings, of: id, at: 0)
        try editor.insert(copy)
        let filling = BookFilling(editor: editor, copy: copy)
        try addRecords(filling)
        try filling.finish()
    }
}

extension LedgerEditor {
    fileprivate func insert(_ copy: BookCopy) throws {
        for row in copy.deletions {
            try connection.run(
                "INSERT INTO deletion (id, book, subject, name, record_count, moved_to, deleted_at) VALUES (?, ?, ?, ?, ?, ?, ?)", row.id, book,
                row.subject.rawValue, row.name, row.recordCount, row.movedTo, row.deletedAt)
        }
        for row in copy.accounts {
            try connection.run(
                """
                INSERT INTO account (id, book, name, name_key, currency, opening_balance, is_default, created_at, deletion)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, row.id, book, row.name, row.name.folded, row.currency, row.openingBalance, row.isDefault, row.createdAt, row.deletion)
        }
        for row in copy.categories {
            try connection.run(
                """
                INSERT INTO category (id, book, kind, name, name_key, hue, icon, position, created_at, deletion)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, row.id, book, row.kind.rawValue, row.name, row.name.folded, row.hue.rawValue, row.icon.rawValue, row.position,
                row.createdAt, row.deletion)
        }
        for row in copy.hashtags {
            try connection.run(
                "INSERT INTO hashtag (id, book, name, name_key, created_at, deletion) VALUES (?, ?, ?, ?, ?, ?)", row.id, book, row.name,
                row.name.folded, row.createdAt, row.deletion)
        }
        for row in copy.rates {
            try connection.run(
                "INSERT INTO exchange_rate (book, base, quote, date, digits, scale, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)", book, row.base,
                row.quote, row.date, row.value.digits, row.value.scale, row.createdAt)
        }
        for row in copy.budgets { try insert(row) }
        for row in copy.notifications {
            // What cannot be read later must not come in.
            guard let known = try? NotificationContent(kind: row.kind, json: row.content).content else { throw StoreError.conflict(.invalid) }
            let content = NotificationContent(known)
            try connection.run(
                "INSERT INTO notification (id, book, kind, content, created_at, read_at) VALUES (?, ?, ?, ?, ?, ?)", row.id, book,
                content.kind.rawValue, try content.json, row.createdAt, row.readAt)
        }
    }

    private func insert(_ budget: CopiedBudget) throws {
        try connection.run(
            """
            INSERT INTO budget (id, book, name, name_key, is_daily, period, is_everything, currency, has_rollover, alert_percent, begins,
                created_at, deletion)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, budget.id, book, budget.name, budget.name.folded, budget.isDaily, budget.period.rawValue, budget.isEverything,
            budget.currency, budget.hasRollover, budget.alertPercent, budget.begins, budget.createdAt, budget.deletion)
        for amount in budget.amounts {
            try connection.run(
                "INSERT INTO budget_amount (budget, month, amount) VALUES (?, ?, ?)", budget.id, amount.month, amount.amount)
        }
        for category in budget.categories {
            try connection.run("INSERT INTO budget_category (budget, category, book) VALUES (?, ?, ?)", budget.id, category, book)
        }
        for hashtag in budget.hashtags {
            try connection.run("INSERT INTO budget_hashtag (budget, hashtag, book) VALUES (?, ?, ?)", budget.id, hashtag, book)
        }
        for alert in budget.alerts {
            try connection.run(
                "INSERT INTO budget_alert (budget, period, first, level) VALUES (?, ?, ?, ?)", budget.id, alert.period.rawValue, alert.first,
                alert.level.rawValue)
        }
    }
}
