import Bookkeeping

/// The shops, texts and prices of a language's household.
struct Habits: Sendable {
    let person: (first: String, last: String)
    let family: Family
    /// The names of the accounts other than the everyday account, which has the default name.
    let savings, card, cash, purse: String
    /// The ISO 4217 codes of the everyday currency and of the holidays' currency.
    let currency, foreignCurrency: String
    /// Whole units of the foreign currency for 10,000 of the everyday one.
    let foreignRate: Int64
    let openings: Openings
    /// The limit of the card, in whole units of the everyday currency.
    let creditLimit: Int64
    let salary, sideJob, interest: Purchase
    let transfers: Transfers
    let budgets: Limits
    let monthly: [Monthly]
    let everyday: [Subject: [Purchase]]
    /// The booking of a trip, and the purchases in the foreign currency during it.
    let booking: Purchase
    let holiday: [Subject: [Purchase]]

    static func of(_ language: Language) -> Habits {
        switch language {
        case .english: english
        case .japanese: japanese
        case .simplifiedChinese: simplifiedChinese
        }
    }

    /// The household of four around the person.
    struct Family: Sendable {
        /// The name of the household, of its common account and of the child.
        let name, account, child: String
        /// The two others with accounts of Penny, who have the person's last name.
        let others: [(username: String, first: String)]
    }

    /// The opening balances a year ago, in whole units.
    struct Openings: Sendable {
        let everyday, savings, card, cash, purse: Int64
    }

    /// Titles of transfers, and their usual amounts in whole units of the everyday currency.
    struct Transfers: Sendable {
        let toSavings, toCard, withdrawal, exchange: String
        let saved, withdrawn, exchanged: Int64
    }

    /// Budgets in whole units of the everyday currency: per day, for a year's travelling, and the usual monthly budget.
    struct Limits: Sendable {
        let daily, travel, usual: Int64
    }

    /// A payment on a day of every month.
    struct Monthly: Sendable {
        let day: Int
        let subject: Subject
        let purchase: Purchase

        init(_ day: Int, _ subject: Subject, _ purchase: Purchase) { (self.day, self.subject, self.purchase) = (day, subject, purchase) }
    }
}

/// A kind of purchase.
struct Purchase: Sendable {
    let title: String
    let vendor: String
    /// Whole units of the currency.
    let amount: ClosedRange<Int64>
    let note: String
    let tags: [Tag]
    let place: Place?

    init(_ title: String, _ vendor: String, _ amount: ClosedRange<Int64>, note: String = "", tags: [Tag] = [], at place: Place? = nil) {
        (self.title, self.vendor, self.amount, self.note, self.tags, self.place) = (title, vendor, amount, note, tags, place)
    }
}

/// The hashtags of a new book, in their order.
enum Tag: Int, Sendable {
    case weekly, family, work, holiday, needed, treat
}
