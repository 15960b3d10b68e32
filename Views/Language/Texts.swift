import Bookkeeping

/// Every sentence that a person reads, in one language. What is missing in a language does not compile.
package final class Texts: Sendable {
    package let language: Language
    package let frame: FrameTexts
    package let form: FormTexts
    package let problems: ProblemTexts
    package let dates: DateTexts
    package let money: MoneyFormat
    package let gate: GateTexts
    package let overview: OverviewTexts
    package let records: RecordTexts
    package let transactions: TransactionTexts
    package let places: PlaceTexts
    package let map: MapTexts
    package let accounts: AccountTexts
    package let currencies: CurrencyTexts
    package let categories: CategoryTexts
    package let hashtags: HashtagTexts
    package let trash: TrashTexts
    package let rates: RateTexts
    package let budgets: BudgetTexts
    package let notifications: NotificationTexts
    package let security: SecurityTexts
    package let statistics: StatisticsTexts
    package let settings: SettingsTexts
    package let https: HTTPSTexts
    package let confirm: ConfirmTexts
    package let passcode: PasscodeTexts
    package let oneTimePasswords: OneTimePasswordTexts
    package let sessions: SessionTexts
    package let passkeys: PasskeyTexts
    package let operating: OperatorTexts
    package let notices: NoticeTexts
    package let errors: ErrorTexts
    package let shortcuts: ShortcutTexts
    package let defaults: DefaultTexts

    /// The sentences of a language.
    package static func of(_ language: Language) -> Texts {
        switch language {
        case .english: english
        case .japanese: japanese
        case .simplifiedChinese: simplifiedChinese
        }
    }

    private static let english = Texts(
        language: .english, frame: .english, form: .english, problems: .english, gate: .english, overview: .english, records: .english,
        transactions: .english, places: .english, map: .english, accounts: .english, currencies: .english, categories: .english, hashtags: .english, trash: .english, rates: .english, budgets: .english, notifications: .english, security: .english, statistics: .english,
        settings: .english, https: .english, confirm: .english, passcode: .english, oneTimePasswords: .english, sessions: .english, passkeys: .english, operating: .english, notices: .english, errors: .english, shortcuts: .english, defaults: .english)

    private static let japanese = Texts(
        language: .japanese, frame: .japanese, form: .japanese, problems: .japanese, gate: .japanese, overview: .japanese, records: .japanese,
        transactions: .japanese, places: .japanese, map: .japanese, accounts: .japanese, currencies: .japanese, categories: .japanese, hashtags: .japanese, trash: .japanese, rates: .japanese, budgets: .japanese, notifications: .japanese, security: .japanese, statistics: .japanese,
        settings: .japanese, https: .japanese, confirm: .japanese, passcode: .japanese, oneTimePasswords: .japanese, sessions: .japanese, passkeys: .japanese, operating: .japanese, notices: .japanese, errors: .japanese, shortcuts: .japanese, defaults: .japanese)

    private static let simplifiedChinese = Texts(
        language: .simplifiedChinese, frame: .simplifiedChinese, form: .simplifiedChinese, problems: .simplifiedChinese,
        gate: .simplifiedChinese, overview: .simplifiedChinese, records: .simplifiedChinese, transactions: .simplifiedChinese, places: .simplifiedChinese, map: .simplifiedChinese,
        accounts: .simplifiedChinese, currencies: .simplifiedChinese, categories: .simplifiedChinese, hashtags: .simplifiedChinese,
        trash: .simplifiedChinese, rates: .simplifiedChinese, budgets: .simplifiedChinese, notifications: .simplifiedChinese, security: .simplifiedChinese, statistics: .simplifiedChinese, settings: .simplifiedChinese, https: .simplifiedChinese, confirm: .simplifiedChinese, passcode: .simplifiedChinese, oneTimePasswords: .simplifiedChinese, sessions: .simplifiedChinese, passkeys: .simplifiedChinese, operating: .simplifiedChinese, notices: .simplifiedChinese,
        errors: .simplifiedChinese, shortcuts: .simplifiedChinese, defaults: .simplifiedChinese)

    private init(
        language: Language, frame: FrameTexts, form: FormTexts, problems: ProblemTexts, gate: GateTexts, overview: OverviewTexts,
        records: RecordTexts, transactions: TransactionTexts, places: PlaceTexts, map: MapTexts, accounts: AccountTexts, currencies: CurrencyTexts, categories: CategoryTexts,
        hashtags: HashtagTexts, trash: TrashTexts, rates: RateTexts, budgets: BudgetTexts,
        notifications: NotificationTexts, security: SecurityTexts, statistics: StatisticsTexts, settings: SettingsTexts, https: HTTPSTexts, confirm: ConfirmTexts, passcode: PasscodeTexts, oneTimePasswords: OneTimePasswordTexts, sessions: SessionTexts, passkeys: PasskeyTexts, operating: OperatorTexts, notices: NoticeTexts,
        errors: ErrorTexts, shortcuts: ShortcutTexts, defaults: DefaultTexts
    ) {
        self.language = language
        self.frame = frame
        self.form = form
        self.problems = problems
        self.dates = DateTexts(language)
        self.money = MoneyFormat(language)
        self.gate = gate
        self.overview = overview
        self.records = records
        self.transactions = transactions
        self.places = places
        self.map = map
        self.accounts = accounts
        self.currencies = currencies
        self.categories = categories
        self.hashtags = hashtags
        self.trash = trash
        self.rates = rates
        self.budgets = budgets
        self.notifications = notifications
        self.security = security
        self.statistics = statistics
        self.settings = settings
        self.https = https
        self.confirm = confirm
        self.passcode = passcode
        self.oneTimePasswords = oneTimePasswords
        self.sessions = sessions
        self.passkeys = passkeys
        self.operating = operating
        self.notices = notices
        self.errors = errors
        self.shortcuts = shortcuts
        self.defaults = defaults
    }
}

/// A sentence with a number in it.
package typealias Counted = @Sendable (Int) -> String
/// A sentence with a name in it.
package typealias Named = @Sendable (String) -> String
