import Bookkeeping

/// Where the people of a language shop, what they write down, and what things cost there.
struct Habits: Sendable {
    let person: (first: String, last: String)
    /// The everyday account has the name that every new one has.
    let savings, card, cash, purse: String
    /// ISO 4217 codes of the everyday money and of the money of the holidays.
    let currency, foreignCurrency: String
    /// Whole units of the foreign currency for 10,000 of the everyday one.
    let foreignRate: Int64
    let openings: Openings
    let salary, sideJob, interest: Purchase
    let transfers: Transfers
    let budgets: Limits
    let monthly: [Monthly]
    let everyday: [Subject: [Purchase]]
    /// What a trip is booked with, and what is paid for in the foreign currency while it lasts.
    let booking: Purchase
    let holiday: [Subject: [Purchase]]

    static func of(_ language: Language) -> Habits {
        switch language {
        case .english: english
        case .japanese: japanese
        case .simplifiedChinese: simplifiedChinese
        }
    }

    /// What is in the accounts a year ago, in whole units.
    struct Openings: Sendable {
        let everyday, savings, card, cash, purse: Int64
    }

    /// Titles of transfers, and their usual amounts in whole units of the everyday currency.
    struct Transfers: Sendable {
        let toSavings, toCard, withdrawal, exchange: String
        let saved, withdrawn, exchanged: Int64
    }

    /// Budgets in whole units of the everyday currency: a day, a year's travelling, and what a month's budget usually is.
    struct Limits: Sendable {
        let daily, travel, usual: Int64
    }

    /// What is paid on a day of every month.
    struct Monthly: Sendable {
        let day: Int
        let subject: Subject
        let purchase: Purchase

        init(_ day: Int, _ subject: Subject, _ purchase: Purchase) { (self.day, self.subject, self.purchase) = (day, subject, purchase) }
    }
}

/// Something that is paid for now and then.
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

/// The hashtags that a new book has, in their order.
enum Tag: Int, Sendable {
    case weekly, family, work, holiday, needed, treat
}
