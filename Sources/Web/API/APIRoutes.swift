import Storage

extension API {
    /// All operations of the API.
    static func operations(_ store: Store) -> [APIOperation] {
        let accounts = AccountResource(store: store), categories = CategoryResource(store: store), hashtags = HashtagResource(store: store)
        let transactions = TransactionResource(store: store), budgets = BudgetResource(store: store)
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

            TransactionResource.resource.list(query: TransactionResource.filters, transactions.index),
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
        ]
    }
}
