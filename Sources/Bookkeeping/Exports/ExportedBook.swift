/// The contents of a book except its records, row by row, for export and import.
///
/// Times are seconds since 1970 (UTC), amounts minor units. Totals of records are not included: the importing server computes
/// them.
public struct ExportedBook: Sendable, Equatable {
    public var createdAt: Int64
    public var mainCurrency: Currency
    public var accounts: [ExportedAccount] = []
    public var categories: [ExportedCategory] = []
    public var hashtags: [ExportedHashtag] = []
    public var deletions: [ExportedDeletion] = []
    public var rates: [ExportedRate] = []
    public var budgets: [ExportedBudget] = []
    public var goals: [ExportedSavingGoal] = []
    /// The notes of accounts.
    public var notes: [AccountNote] = []
    public var recurring: [ExportedRecurrence] = []
    /// The regular payments that are not offered as rules.
    public var dismissed: [ExportedDismissedPayment] = []
    /// The rules that file entries, and the payees that no rule is learned from.
    public var rules: [ExportedFilingRule] = []
    public var dismissedRules: [ExportedDismissedLearning] = []
    /// The reports that are kept under a name.
    public var reports: [ExportedKeptReport] = []
    /// The notifications of the person, and their messages to the operator; none for a household.
    public var notifications: [ExportedNotification] = []
    public var feedback: [ExportedFeedback] = []
    /// The people of the book's household; none for a person's own book.
    public var people: [ExportedHouseholdMember] = []

    public init(createdAt: Int64, mainCurrency: Currency) {
        self.createdAt = createdAt
        self.mainCurrency = mainCurrency
    }
}

/// A person's profile and preferences, and the calendar of their book, without credentials.
public struct ExportedPerson: Codable, Sendable, Equatable {
    public let username, email, firstName, lastName: String
    public let dateOfBirth: CalendarDate?
    public let language: Language
    public let theme: Preferences.Theme
    public let timeZone: CivilTimeZone
    /// 1 for Monday to 7 for Sunday.
    public let weekStart: Int
    public let monthStart: Int
    public let masksAmounts, hidesBanners: Bool
    public let messages: ExportedMessages
    /// The time of the person's sign-up at the first server.
    public let createdAt: Int64

    public init(_ user: User, settings: BookSettings, messages: NotificationSettings, createdAt: Int64) {
        (username, email) = (user.username, user.email)
        (firstName, lastName, dateOfBirth) = (user.firstName, user.lastName, user.dateOfBirth)
        let preferences = user.preferences
        (language, theme) = (preferences.language, preferences.theme)
        (timeZone, weekStart, monthStart) = (settings.timeZone, settings.weekStart.rawValue, settings.monthStart)
        (masksAmounts, hidesBanners) = (preferences.masksAmounts, preferences.hidesBanners)
        self.messages = ExportedMessages(messages)
        self.createdAt = createdAt
    }

    public var preferences: Preferences {
        Preferences(language: language, theme: theme, masksAmounts: masksAmounts, hidesBanners: hidesBanners)
    }

    /// Returns the settings of the person's book, which has the main currency.
    public func settings(mainCurrency: Currency) -> BookSettings {
        BookSettings(
            mainCurrency: mainCurrency, timeZone: timeZone, weekStart: Weekday(rawValue: weekStart) ?? .monday, monthStart: monthStart)
    }
}

/// A person's choice of notifications to send, and the channels; kinds in alphabetical order.
public struct ExportedMessages: Codable, Sendable, Equatable {
    public let byEmail, byAddress: [NotificationKind]
    public let address: String
    public let format: MessageFormat
    public let showsAmounts: Bool

    public init(_ settings: NotificationSettings) {
        func kinds(_ channel: NotificationChannel) -> [NotificationKind] { (settings.chosen[channel] ?? []).sorted { $0.rawValue < $1.rawValue } }
        (byEmail, byAddress) = (kinds(.email), kinds(.address))
        (address, format, showsAmounts) = (settings.address, settings.format, settings.showsAmounts)
    }

    /// The notification settings that the person has chosen.
    public var settings: NotificationSettings {
        NotificationSettings(chosen: [.email: Set(byEmail), .address: Set(byAddress)], address: address, format: format, showsAmounts: showsAmounts)
    }
}

/// An account; `deletion` is set if it was deleted.
public struct ExportedAccount: Codable, Sendable, Equatable {
    public let id: Account.ID
    public let name: String
    public let currency: Currency
    public let openingBalance: Int64
    public let isDefault: Bool
    public let createdAt: Int64
    public let deletion: Deletion.ID?
    /// The person of the household who owns the account; nil for a common account, and in a person's own book.
    public var person: HouseholdMember.ID?
    /// True for an account that nobody else sees; nil for all others, as in an older export.
    public let isPrivate: Bool?
    /// The numbers and names of banks' accounts for which it was chosen; nil without any, as in an older export.
    public var bankAccounts: [String]?
    /// The column mappings that were chosen for it; nil without any.
    public var bankMappings: [ExportedBankMapping]?
    /// Nil for `other`, as in an older export.
    public var kind: Account.Kind?
    /// The place in the order by hand; nil without one.
    public var position: Int64?
    public var creditLimit, monthlyPayment: Int64?
    public var dueDay, interest: Int?
    /// Seconds since 1970 (UTC); nil for an account in use.
    public var archivedAt: Int64?
    /// Its comparisons with statements; nil without any.
    public var reconciliations: [ExportedReconciliation]?

    public init(
        id: Account.ID, name: String, currency: Currency, openingBalance: Int64, isDefault: Bool, createdAt: Int64, deletion: Deletion.ID?,
        person: HouseholdMember.ID? = nil, isPrivate: Bool = false
    ) {
        (self.id, self.name, self.currency, self.openingBalance) = (id, name, currency, openingBalance)
        (self.isDefault, self.createdAt, self.deletion, self.person) = (isDefault, createdAt, deletion, person)
        self.isPrivate = isPrivate ? true : nil
    }

    /// The terms of a card or a loan.
    public var terms: Account.Terms {
        Account.Terms(creditLimit: creditLimit, dueDay: dueDay, interest: interest, monthlyPayment: monthlyPayment)
    }
}

/// A category; `deletion` is set if it was deleted.
public struct ExportedCategory: Codable, Sendable, Equatable {
    public let id: Category.ID
    public let kind: Category.Kind
    public let name: String
    public let hue: Hue
    public let icon: CategoryIcon
    /// The position in the book's order.
    public let position: Int64
    public let createdAt: Int64
    public let deletion: Deletion.ID?
    /// The category above it; nil for one of the top, as in an older export.
    public var parent: Category.ID?

    public init(
        id: Category.ID, kind: Category.Kind, name: String, hue: Hue, icon: CategoryIcon, position: Int64, createdAt: Int64, deletion: Deletion.ID?,
        parent: Category.ID? = nil
    ) {
        self.parent = parent
        (self.id, self.kind, self.name, self.hue, self.icon) = (id, kind, name, hue, icon)
        (self.position, self.createdAt, self.deletion) = (position, createdAt, deletion)
    }
}

/// A hashtag; `deletion` is set if it was deleted.
public struct ExportedHashtag: Codable, Sendable, Equatable {
    public let id: Hashtag.ID
    public let name: String
    public let createdAt: Int64
    public let deletion: Deletion.ID?

    public init(id: Hashtag.ID, name: String, createdAt: Int64, deletion: Deletion.ID?) {
        (self.id, self.name, self.createdAt, self.deletion) = (id, name, createdAt, deletion)
    }
}

/// A deletion in the trash.
public struct ExportedDeletion: Codable, Sendable, Equatable {
    public let id: Deletion.ID
    public let subject: Deletion.Subject
    public let name: String
    public let recordCount: Int64
    /// The category that a deleted category's records were moved to.
    public let movedTo: Category.ID?
    public let deletedAt: Int64

    public init(id: Deletion.ID, subject: Deletion.Subject, name: String, recordCount: Int64, movedTo: Category.ID?, deletedAt: Int64) {
        (self.id, self.subject, self.name) = (id, subject, name)
        (self.recordCount, self.movedTo, self.deletedAt) = (recordCount, movedTo, deletedAt)
    }
}

/// A manual exchange rate.
public struct ExportedRate: Codable, Sendable, Equatable {
    public let base, quote: Currency
    public let date: CalendarDate
    public let value: ExchangeRate.Value
    public let createdAt: Int64

    public init(base: Currency, quote: Currency, date: CalendarDate, value: ExchangeRate.Value, createdAt: Int64) {
        (self.base, self.quote, self.date, self.value, self.createdAt) = (base, quote, date, value, createdAt)
    }
}

/// Feedback from the person to the operator of the first server.
public struct ExportedFeedback: Codable, Sendable, Equatable {
    public let id: Feedback.ID
    public let subject, content: String
    public let createdAt: Int64

    public init(id: Feedback.ID, subject: String, content: String, createdAt: Int64) {
        (self.id, self.subject, self.content, self.createdAt) = (id, subject, content, createdAt)
    }
}

/// A notification as it is stored: a word for its kind, and its values as JSON.
public struct ExportedNotification: Codable, Sendable, Equatable {
    public let id: Notification.ID
    public let kind, content: String
    public let createdAt: Int64
    public let readAt: Int64?

    public init(id: Notification.ID, kind: String, content: String, createdAt: Int64, readAt: Int64?) {
        (self.id, self.kind, self.content, self.createdAt, self.readAt) = (id, kind, content, createdAt, readAt)
    }
}
