import Bookkeeping
import Language
import Storage

/// The person, accounts and categories that records refer to.
struct MadeUpHousehold {
    let book: BookAccess
    let habits: Habits
    let everyday, savings, card, cash, purse: Account
    private let categories: [Subject: Category.ID]
    private let hashtags: [String]

    /// Saves the household in a store.
    ///
    /// - Parameter first: the person's first name; nil for the first name of the language's person.
    init(
        in store: Store, language: Language, timeZone: CivilTimeZone, at now: Int64, username: String = DemoHousehold.credentials.username,
        first: String? = nil, hash: (String) throws -> String, using generator: inout SplitMix64
    ) throws {
        let habits = Habits.of(language), names = Texts.of(language).defaults
        let currency = Currency(code: habits.currency) ?? CurrencyCatalogue.all[0].currency
        let foreign = Currency(code: habits.foreignCurrency) ?? currency
        let start = DefaultBook(names, currency: currency)
        // A little more than a year ago, so that IDs are ordered by creation.
        func id<Entity>() -> Identifier<Entity> {
            Identifier(milliseconds: (now - 400 * 86_400) * 1_000, random: (generator.next(), generator.next()))
        }
        func account(
            _ name: String, _ kind: Account.Kind, _ currency: Currency, _ opening: Int64, isDefault: Bool = false, terms: Account.Terms = .init()
        ) -> Account {
            let openingBalance = Money(minorUnits: opening * currency.scale, currency)
            return Account(
                id: id(), name: name, currency: currency, openingBalance: openingBalance, isDefault: isDefault, kind: kind, terms: terms)
        }
        everyday = account(start.account.name, .bank, currency, habits.openings.everyday, isDefault: true)
        savings = account(habits.savings, .savings, currency, habits.openings.savings)
        card = account(
            habits.card, .card, currency, habits.openings.card,
            terms: Account.Terms(creditLimit: habits.creditLimit * currency.scale, dueDay: 10))
        cash = account(habits.cash, .cash, currency, habits.openings.cash)
        purse = account(habits.purse, .cash, foreign, habits.openings.purse)
        self.habits = habits
        hashtags = start.hashtags

        let drafts = start.categories.map { (id() as Category.ID, $0) }
        var categories: [Subject: Category.ID] = [:]
        for subject in Subject.allCases {
            categories[subject] = drafts.first { $0.1.kind == subject.kind && $0.1.name == subject.name(names) }?.0
        }
        self.categories = categories

        let profile = User.Profile(
            username: username, email: "\(username)@example.org", firstName: first ?? habits.person.first, lastName: habits.person.last,
            dateOfBirth: nil)
        let settings = BookSettings(
            mainCurrency: currency, timeZone: timeZone, weekStart: language == .simplifiedChinese ? .monday : .sunday)
        let password = try hash(DemoHousehold.credentials.password)
        let user: User.ID = id(), tags = start.hashtags.map { (id() as Hashtag.ID, $0) }
        let others = [savings, card, cash, purse]
        let access = try store.write { [everyday] editor in
            _ = try editor.users.add(
                user, profile: profile, preferences: Preferences(language: language, theme: .auto), settings: settings, password: password,
                account: (everyday.id, everyday.draft), categories: drafts, hashtags: tags, invitation: nil, at: now)
            return try editor.books.atTerminal(of: user)
        }
        guard let access else { throw StoreError.notFound }
        book = access
        try store.write(book) { editor in
            for account in others { _ = try editor.addAccount(account.id, account.draft, at: now) }
        }
    }

    func category(_ subject: Subject) -> Category.ID {
        categories[subject] ?? { preconditionFailure("A new book has a category for every subject.") }()
    }

    private func names(_ tags: [Tag]) -> [String] {
        tags.compactMap { hashtags.indices.contains($0.rawValue) ? hashtags[$0.rawValue] : nil }
    }

    /// Converts an amount of the everyday currency to the foreign one, in minor units.
    func exchanged(_ amount: Int64) -> Int64 {
        amount * habits.foreignRate * purse.currency.scale / (10_000 * everyday.currency.scale)
    }

    /// Returns a record of a purchase or an income.
    func draft(
        _ purchase: Purchase, _ subject: Subject, amount: Int64, in account: Account, on date: CalendarDate, at time: TimeOfDay
    ) -> Transaction.Draft {
        let category = category(subject)
        let money = Money(minorUnits: amount, account.currency)
        let movement: Transaction.Movement =
            subject.kind == .income
            ? .income(account: account.id, category: category, amount: money) : .expense(account: account.id, category: category, amount: money)
        return Transaction.Draft(
            movement: movement, date: date, time: time, title: purchase.title, vendor: purchase.vendor, note: purchase.note,
            hashtags: names(purchase.tags), place: purchase.place)
    }
}

extension Account {
    fileprivate var draft: Draft {
        Draft(name: name, currency: currency, openingBalance: openingBalance.minorUnits, isDefault: isDefault, kind: kind, terms: terms)
    }
}

extension Purchase {
    /// Returns a typical price, in minor units of the currency.
    func amount(in currency: Currency, using generator: inout SplitMix64) -> Int64 {
        let (low, high) = (amount.lowerBound * currency.scale, amount.upperBound * currency.scale)
        let exact = Int64.random(in: low...high, using: &generator)
        let step: Int64 = generator.pick(currency.minorUnits == 0 ? [1, 2, 10, 10, 50] : [1, 1, 5, 10, 50, 100]) ?? 1
        return min(high, max(low, exact / step * step))
    }
}
