import Bookkeeping

/// Every sentence shown to people, in one language. A missing translation does not compile.
package final class Texts: Sendable {
    package let language: Language
    package let frame: FrameTexts
    package let form: FormTexts
    package let problems: ProblemTexts
    package let notices: NoticeTexts
    package let errors: ErrorTexts
    package let shortcuts: ShortcutTexts
    package let defaults: DefaultTexts
    package let dates: DateTexts
    package let money: MoneyFormat

    // Money.
    package let overview: OverviewTexts
    package let records: RecordTexts
    package let changes: ChangeTexts
    package let compare: CompareTexts
    package let transactions: TransactionTexts
    package let versions: VersionTexts
    package let history: HistoryTexts
    package let places: PlaceTexts
    package let map: MapTexts
    package let accounts: AccountTexts
    package let accountPages: AccountPageTexts
    package let reconciling: ReconciliationTexts
    package let currencies: CurrencyTexts
    package let categories: CategoryTexts
    package let drawings: CategoryDrawingTexts
    package let hashtags: HashtagTexts
    package let trash: TrashTexts
    package let rates: RateTexts
    package let budgets: BudgetTexts
    package let accountNotes: AccountNoteTexts
    package let goals: GoalTexts
    package let recurring: RecurringTexts
    package let feeds: CalendarFeedTexts
    package let forecast: ForecastTexts
    package let found: FoundTexts
    package let banks: BankTexts
    package let bankProblems: BankProblemTexts
    package let bankQuestions: BankQuestionTexts
    package let bridges: BridgeTexts
    package let keptReports: KeptReportTexts
    package let rules: RuleTexts
    package let daily: DailyBudgetTexts
    package let statistics: StatisticsTexts
    package let reports: ReportTexts

    // People and signing in.
    package let households: HouseholdTexts
    package let sharing: SharingTexts
    package let links: LinkTexts
    package let shared: SharedTexts
    package let gate: GateTexts
    package let settings: SettingsTexts
    package let masking: MaskingTexts
    package let keypad: KeypadTexts
    package let https: HTTPSTexts
    package let confirm: ConfirmTexts
    package let passcode: PasscodeTexts
    package let passkeys: PasskeyTexts
    package let oneTimePasswords: OneTimePasswordTexts
    package let sessions: SessionTexts
    package let notifications: NotificationTexts
    package let security: SecurityTexts
    package let channels: ChannelTexts
    package let messages: MessageTexts
    package let feedback: FeedbackTexts
    package let guide: GuideTexts
    package let info: InfoTexts
    package let privacy: PrivacyTexts
    package let exports: ExportTexts
    package let householdExports: HouseholdExportTexts
    package let leaving: LeavingTexts
    package let tokens: TokenTexts
    package let api: APITexts

    // The operator's pages, and the page behind a password reset link.
    package let operating: OperatorTexts
    package let users: UserTexts
    package let server: ServerTexts
    package let audit: AuditTexts
    package let reset: ResetTexts
    package let banners: BannerTexts

    private init(_ language: Language, masksAmounts: Bool) {
        self.language = language
        frame = .of(language)
        form = .of(language)
        problems = .of(language)
        notices = .of(language)
        errors = .of(language)
        shortcuts = .of(language)
        defaults = .of(language)
        dates = DateTexts(language)
        money = MoneyFormat(language, isMasked: masksAmounts)

        overview = .of(language)
        records = .of(language)
        changes = .of(language)
        compare = .of(language)
        transactions = .of(language)
        versions = .of(language)
        history = .of(language)
        places = .of(language)
        map = .of(language)
        accounts = .of(language)
        accountPages = .of(language)
        reconciling = .of(language)
        currencies = .of(language)
        categories = .of(language)
        drawings = .of(language)
        hashtags = .of(language)
        trash = .of(language)
        rates = .of(language)
        budgets = .of(language)
        accountNotes = .of(language)
        goals = .of(language)
        recurring = .of(language)
        feeds = .of(language)
        forecast = .of(language)
        found = .of(language)
        banks = .of(language)
        bankProblems = .of(language)
        bankQuestions = .of(language)
        bridges = .of(language)
        keptReports = .of(language)
        rules = .of(language)
        daily = .of(language)
        statistics = .of(language)
        reports = .of(language)

        households = .of(language)
        sharing = .of(language)
        links = .of(language)
        shared = .of(language)
        gate = .of(language)
        settings = .of(language)
        masking = .of(language)
        keypad = .of(language)
        https = .of(language)
        confirm = .of(language)
        passcode = .of(language)
        passkeys = .of(language)
        oneTimePasswords = .of(language)
        sessions = .of(language)
        notifications = .of(language)
        security = .of(language)
        channels = .of(language)
        messages = .of(language)
        feedback = .of(language)
        guide = .of(language)
        info = .of(language)
        privacy = .of(language)
        exports = .of(language)
        householdExports = .of(language)
        leaving = .of(language)
        tokens = .of(language)
        api = .of(language)

        operating = .of(language)
        users = .of(language)
        server = .of(language)
        audit = .of(language)
        reset = .of(language)
        banners = .of(language)
    }

    private static let english = Texts(.english, masksAmounts: false)
    private static let japanese = Texts(.japanese, masksAmounts: false)
    private static let simplifiedChinese = Texts(.simplifiedChinese, masksAmounts: false)
    private static let maskedEnglish = Texts(.english, masksAmounts: true)
    private static let maskedJapanese = Texts(.japanese, masksAmounts: true)
    private static let maskedChinese = Texts(.simplifiedChinese, masksAmounts: true)

    /// Returns the texts of a language.
    ///
    /// - Parameter masksAmounts: true to show dots instead of amounts.
    package static func of(_ language: Language, masksAmounts: Bool = false) -> Texts {
        switch (language, masksAmounts) {
        case (.english, false): english
        case (.japanese, false): japanese
        case (.simplifiedChinese, false): simplifiedChinese
        case (.english, true): maskedEnglish
        case (.japanese, true): maskedJapanese
        case (.simplifiedChinese, true): maskedChinese
        }
    }
}

/// The sentences of one feature, in each language.
protocol Sentences: Sendable {
    static var english: Self { get }
    static var japanese: Self { get }
    static var simplifiedChinese: Self { get }
}

extension Sentences {
    static func of(_ language: Language) -> Self {
        switch language {
        case .english: english
        case .japanese: japanese
        case .simplifiedChinese: simplifiedChinese
        }
    }
}

/// A sentence with a number.
package typealias Counted = @Sendable (Int) -> String
/// A sentence with a name.
package typealias Named = @Sendable (String) -> String
