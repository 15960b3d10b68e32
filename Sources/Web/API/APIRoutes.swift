import Storage

extension API {
    /// All operations of the API.
    static func operations(_ store: Store) -> [APIOperation] {
        let accounts = AccountResource(store: store), categories = CategoryResource(store: store), hashtags = HashtagResource(store: store)
        let transactions = TransactionResource(store: store), budgets = BudgetResource(store: store)
        let notes = AccountNoteResource(store: store)
        let goals = GoalResource(store: store), recurring = RecurringResource(store: store), days = RecurringDayResource(store: store),
            shared = SharedTransactionResource(store: store)
        let found = FoundPaymentResource(store: store), imports = ImportResource(store: store), rows = ImportRowResource(store: store)
        let rules = RuleResource(store: store), learned = LearnedRuleResource(store: store), runs = RuleRunResource(store: store)
        return [
            AccountResource.resource.list(accounts.index),
            AccountResource.resource.create(accounts.create),
            AccountResource.resource.show(accounts.show),
            AccountResource.resource.update(accounts.update),
            AccountResource.resource.delete(accounts.delete),

            CategoryResource.resource.list(query: CategoryResource.filters, categories.index),
            CategoryResource.resource.create(categories.create),
            CategoryResource.resource.show(categories.show),
            CategoryResource.resource.update(categories.update),
            CategoryResource.resource.delete(query: CategoryResource.targets, categories.delete),

            HashtagResource.resource.list(hashtags.index),
            HashtagResource.resource.create(hashtags.create),
            HashtagResource.resource.show(hashtags.show),
            HashtagResource.resource.update(hashtags.update),
            HashtagResource.resource.delete(hashtags.delete),

            SharedTransactionResource.listOfBook(shared.index),
            TransactionResource.resource.create(transactions.create),
            TransactionResource.resource.show(transactions.show),
            TransactionResource.resource.update(transactions.update),
            TransactionResource.resource.delete(transactions.delete),
            TransactionActs.history(transactions.history),

            BudgetResource.resource.list(budgets.index),
            BudgetResource.resource.create(budgets.create),
            BudgetResource.resource.show(budgets.show),
            BudgetResource.resource.update(budgets.update),
            BudgetResource.resource.delete(budgets.delete),

            AccountNoteResource.resource.list(notes.index),
            AccountNoteResource.resource.create(notes.create),
            AccountNoteResource.resource.show(notes.show),
            AccountNoteResource.resource.update(notes.update),
            AccountNoteResource.resource.delete(notes.delete),

            GoalResource.resource.list(goals.index),
            GoalResource.resource.create(goals.create),
            GoalResource.resource.show(goals.show),
            GoalResource.resource.update(goals.update),
            GoalResource.resource.delete(goals.delete),

            ReportResource.operation(ReportResource(store: store).show),

            RecurringResource.resource.list(recurring.index),
            RecurringResource.resource.create(recurring.create),
            RecurringResource.resource.show(recurring.show),
            RecurringResource.resource.update(recurring.update),
            RecurringResource.resource.delete(recurring.delete),
            RecurringDayResource.resource.list(days.index),
            RecurringDayResource.resource.show(days.show),
            RecurringDayResource.resource.update(days.update),
            FoundPaymentResource.resource.list(found.index),
            FoundPaymentResource.resource.delete(hasTrash: false, found.delete),

            RuleResource.resource.list(rules.index),
            RuleResource.resource.create(rules.create),
            RuleResource.resource.show(rules.show),
            RuleResource.resource.update(rules.update),
            RuleResource.resource.delete(rules.delete),
            LearnedRuleResource.resource.list(learned.index),
            LearnedRuleResource.resource.delete(
                summary: "Learns nothing more from the payee of one of the learned rules, until a person takes it back on the page of rules.",
                learned.delete),
            RuleRunResource.trying(runs.show),
            RuleRunResource.applying(runs.apply),

            ImportResource.resource.list(imports.index),
            ImportResource.resource.create(fileLimit: ImportResource.fileLimit, imports.create),
            ImportResource.resource.show(imports.show),
            ImportResource.resource.delete(hasTrash: false, imports.delete),
            ImportResource.makingCategories(imports.makeCategories),
            ImportResource.finishing(imports.finish),
            ImportResource.takingBack(imports.takeBack),
            ImportRowResource.resource.list(query: ImportRowResource.filters, rows.index),
            ImportRowResource.resource.show(rows.show),
            ImportRowResource.resource.update(rows.update),
        ] + householdOperations(store)
    }

    /// The operations that only the book of a household has.
    private static func householdOperations(_ store: Store) -> [APIOperation] {
        let people = PersonResource(store: store), accounts = SharedAccountResource(store: store)
        let transactions = SharedTransactionResource(store: store), limits = LimitResource(store: store)
        return [
            PersonResource.resource.list(people.index),
            PersonResource.resource.show(people.show),
            SharedAccountResource.resource.list(accounts.index),
            SharedTransactionResource.resource.list(query: TransactionResource.filters, transactions.ofPerson),

            LimitResource.resource.list(limits.index),
            LimitResource.resource.create(limits.create),
            LimitResource.resource.show(limits.show),
            LimitResource.resource.update(limits.update),
            LimitResource.resource.delete(hasTrash: false, limits.delete),
        ] + SharingResource(store: store).operations()
    }
}
