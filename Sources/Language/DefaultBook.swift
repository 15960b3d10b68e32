import Bookkeeping

extension DefaultBook {
    /// Creates the content with names in the language of the book's owner.
    package init(_ names: DefaultTexts, currency: Currency) {
        self.init(
            account: Account.Draft(name: names.account, currency: currency, openingBalance: 0, isDefault: true),
            categories: Self.expenses(names) + Self.incomes(names), hashtags: names.hashtags)
    }

    private static func expenses(_ names: DefaultTexts) -> [Category.Draft] {
        let looks: [(String, Hue, CategoryIcon)] = [
            (names.groceries, .olive, .groceries), (names.eatingOut, .brick, .dining), (names.transport, .sky, .bus), (names.home, .copper, .sofa),
            (names.bills, .amber, .bills), (names.health, .rose, .health), (names.fun, .plum, .fun), (names.coffee, .cocoa, .coffee),
            (names.clothes, .indigo, .clothes), (names.travel, .teal, .travel), (names.gifts, .patina, .gift), (names.education, .leaf, .school),
            (names.other, .slate, .other),
        ]
        return looks.map { .init(kind: .expense, name: $0.0, hue: $0.1, icon: $0.2) }
    }

    private static func incomes(_ names: DefaultTexts) -> [Category.Draft] {
        let looks: [(String, Hue, CategoryIcon)] = [
            (names.salary, .patina, .salary), (names.freelance, .teal, .care), (names.refund, .sky, .repeat), (names.interest, .amber, .savings),
            (names.otherIncome, .slate, .other),
        ]
        return looks.map { .init(kind: .income, name: $0.0, hue: $0.1, icon: $0.2) }
    }
}
