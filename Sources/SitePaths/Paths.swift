import Bookkeeping
import Validation

extension BookAddress {
    /// The book of the person's household.
    package static let household = BookAddress("/household")
}

/// The paths of the site, declared once: routes, redirects, view models and templates name them, so that a misspelt path does not compile.
///
/// Templates name them as `{{@app.paths.records}}`, after the base path.
package enum Paths {
    // MARK: The gate

    package static var signIn: Link { Link("/sign-in") }
    package static var signInCode: Link { Link("/sign-in/code") }
    package static var signInPasskey: Link { Link("/sign-in/passkey") }
    package static var signInPasskeyChallenge: Link { Link("/sign-in/passkey/challenge") }
    package static var signUp: Link { Link("/sign-up") }
    package static var signOut: Link { Link("/sign-out") }
    package static var reset: Link { Link("/reset") }
    package static var lock: Link { Link("/lock") }
    package static var locked: Link { Link("/locked") }
    package static var unlockPasskey: Link { Link("/locked/passkey") }
    package static var unlockPasskeyChallenge: Link { Link("/locked/passkey/challenge") }
    package static var privacy: Link { Link("/privacy") }
    package static var help: Link { Link("/help") }
    /// The page of the guide about a topic, on which the words of a question are marked.
    package static func guide(_ topic: GuideTopic, asked question: String = "") -> Link {
        Link("/help/", rest: topic.rawValue + (question.isEmpty ? "" : "?\(GuideQuestion.field.name)=\(question.urlQueryEncoded)"))
    }
    /// The pattern of the route of a page of the guide.
    package static let guidePattern = "/help/{topic}"

    // MARK: The book

    package static var overview: Link { Link(ofBook: "/") }
    package static var quick: Link { Link(ofBook: "/quick") }
    package static var records: Link { Link(ofBook: "/records") }
    package static var changeRecords: Link { Link(ofBook: "/records/change") }
    package static var deleteRecords: Link { Link(ofBook: "/records/delete") }
    package static var exportRecords: Link { Link(ofBook: "/records/export") }
    package static var undoChange: PathWithID { PathWithID(ofBook: "/records/changes/", "/undo") }
    package static var statistics: Link { Link(ofBook: "/statistics") }
    package static var reports: Link { Link(ofBook: "/reports") }
    package static var keptReports: Link { Link(ofBook: "/reports/kept") }
    package static var keptReport: PathWithID { PathWithID(ofBook: "/reports/kept/") }
    package static var deleteKeptReport: PathWithID { PathWithID(ofBook: "/reports/kept/", "/delete") }
    package static var restoreKeptReport: PathWithID { PathWithID(ofBook: "/reports/kept/", "/restore") }
    package static var reportPDF: Link { Link(ofBook: "/reports.pdf") }
    package static var reportCSV: Link { Link(ofBook: "/reports.csv") }
    package static var reportHledger: Link { Link(ofBook: "/reports.journal") }
    package static var reportBeancount: Link { Link(ofBook: "/reports.beancount") }
    package static var map: Link { Link(ofBook: "/map") }
    package static var mapPicture: Link { Link("/map/picture") }
    package static var transactions: Link { Link(ofBook: "/transactions") }
    package static var newTransaction: Link { Link(ofBook: "/transactions/new") }
    package static var recallTransaction: Link { Link(ofBook: "/transactions/recall") }
    package static var rateOfTransaction: Link { Link(ofBook: "/transactions/rate") }
    package static var place: Link { Link(ofBook: "/transactions/place") }
    package static var transaction: PathWithID { PathWithID(ofBook: "/transactions/") }
    package static var editTransaction: PathWithID { PathWithID(ofBook: "/transactions/", "/edit") }
    package static var deleteTransaction: PathWithID { PathWithID(ofBook: "/transactions/", "/delete") }
    package static var receipt: PathWithID { PathWithID(ofBook: "/attachments/") }
    package static var receiptPicture: PathWithID { PathWithID(ofBook: "/attachments/", "/picture") }
    package static var receiptPreview: PathWithID { PathWithID(ofBook: "/attachments/", "/preview") }
    package static var accounts: Link { Link(ofBook: "/accounts") }
    package static var newAccount: Link { Link(ofBook: "/accounts/new") }
    package static var account: PathWithID { PathWithID(ofBook: "/accounts/") }
    package static var editAccount: PathWithID { PathWithID(ofBook: "/accounts/", "/edit") }
    package static var deleteAccount: PathWithID { PathWithID(ofBook: "/accounts/", "/delete") }
    package static var makeDefaultAccount: PathWithID { PathWithID(ofBook: "/accounts/", "/default") }
    package static var archiveAccount: PathWithID { PathWithID(ofBook: "/accounts/", "/archive") }
    package static var moveAccount: PathWithID { PathWithID(ofBook: "/accounts/", "/move") }
    package static var reconcile: PathWithID { PathWithID(ofBook: "/accounts/", "/reconcile") }
    package static var takeBackReconciliation: PathWithID { PathWithID(ofBook: "/accounts/", "/reconcile/take-back") }
    package static var currencies: Link { Link(ofBook: "/currencies") }
    package static var categories: Link { Link(ofBook: "/categories") }
    package static var categoryOrder: Link { Link(ofBook: "/categories/order") }
    package static var moveCategory: PathWithID { PathWithID(ofBook: "/categories/", "/move") }
    package static var mergeCategory: PathWithID { PathWithID(ofBook: "/categories/", "/merge") }
    package static var newCategory: Link { Link(ofBook: "/categories/new") }
    package static var category: PathWithID { PathWithID(ofBook: "/categories/") }
    package static var editCategory: PathWithID { PathWithID(ofBook: "/categories/", "/edit") }
    package static var deleteCategory: PathWithID { PathWithID(ofBook: "/categories/", "/delete") }
    package static var budgets: Link { Link(ofBook: "/budgets") }
    package static var newBudget: Link { Link(ofBook: "/budgets/new") }
    package static var setDailyBudget: Link { Link(ofBook: "/budgets/daily") }
    package static var budget: PathWithID { PathWithID(ofBook: "/budgets/") }
    package static var editBudget: PathWithID { PathWithID(ofBook: "/budgets/", "/edit") }
    package static var deleteBudget: PathWithID { PathWithID(ofBook: "/budgets/", "/delete") }
    package static var accountNotes: Link { Link(ofBook: "/notes") }
    package static var newAccountNote: Link { Link(ofBook: "/notes/new") }
    package static var accountNote: PathWithID { PathWithID(ofBook: "/notes/") }
    package static var editAccountNote: PathWithID { PathWithID(ofBook: "/notes/", "/edit") }
    package static var deleteAccountNote: PathWithID { PathWithID(ofBook: "/notes/", "/delete") }
    package static var goals: Link { Link(ofBook: "/goals") }
    package static var newGoal: Link { Link(ofBook: "/goals/new") }
    package static var goal: PathWithID { PathWithID(ofBook: "/goals/") }
    package static var editGoal: PathWithID { PathWithID(ofBook: "/goals/", "/edit") }
    package static var deleteGoal: PathWithID { PathWithID(ofBook: "/goals/", "/delete") }
    package static var recurring: Link { Link(ofBook: "/recurring") }
    package static var newRecurring: Link { Link(ofBook: "/recurring/new") }
    package static var recurrence: PathWithID { PathWithID(ofBook: "/recurring/") }
    package static var editRecurring: PathWithID { PathWithID(ofBook: "/recurring/", "/edit") }
    package static var postRecurring: PathWithID { PathWithID(ofBook: "/recurring/", "/post") }
    package static var skipRecurring: PathWithID { PathWithID(ofBook: "/recurring/", "/skip") }
    package static var pauseRecurring: PathWithID { PathWithID(ofBook: "/recurring/", "/pause") }
    package static var endRecurring: PathWithID { PathWithID(ofBook: "/recurring/", "/end") }
    package static var calendarFeed: Link { Link(ofBook: "/recurring/feed") }
    package static var revokeCalendarFeed: Link { Link(ofBook: "/recurring/feed/revoke") }
    /// The secret address of a calendar, of whichever book.
    package static func calendar(_ token: String) -> Link { Link("/recurring/", rest: token.urlQueryEncoded + ".ics") }
    /// The pattern of the route of a calendar.
    package static let calendarPattern = "/recurring/{token}.ics"
    /// Returns the path for the log in place of one that has a secret in it; nil for any other.
    package static func logged(_ path: String) -> String? {
        if path.hasPrefix("/invitations/") { return "/invitations/…" }
        return path.hasPrefix("/recurring/") && path.hasSuffix(".ics") ? "/recurring/….ics" : nil
    }
    package static var dismissPayment: PathWithID { PathWithID(ofBook: "/recurring/found/", "/dismiss") }
    package static var offerPayment: PathWithID { PathWithID(ofBook: "/recurring/found/", "/offer") }
    package static var rules: Link { Link(ofBook: "/rules") }
    package static var newRule: Link { Link(ofBook: "/rules/new") }
    package static var applyRules: Link { Link(ofBook: "/rules/apply") }
    package static var dismissRule: Link { Link(ofBook: "/rules/dismiss") }
    package static var learnRule: PathWithID { PathWithID(ofBook: "/rules/learn/") }
    package static var rule: PathWithID { PathWithID(ofBook: "/rules/") }
    package static var moveRule: PathWithID { PathWithID(ofBook: "/rules/", "/move") }
    package static var deleteRule: PathWithID { PathWithID(ofBook: "/rules/", "/delete") }
    package static var hashtags: Link { Link(ofBook: "/hashtags") }
    package static var hashtag: PathWithID { PathWithID(ofBook: "/hashtags/") }
    package static var editHashtag: PathWithID { PathWithID(ofBook: "/hashtags/", "/edit") }
    package static var mergeHashtag: PathWithID { PathWithID(ofBook: "/hashtags/", "/merge") }
    package static var deleteHashtag: PathWithID { PathWithID(ofBook: "/hashtags/", "/delete") }
    package static var notifications: Link { Link(ofBook: "/notifications") }
    package static var readNotifications: Link { Link(ofBook: "/notifications/read") }
    package static var bankLinks: Link { Link(ofBook: "/banks") }
    package static var bankLink: PathWithID { PathWithID(ofBook: "/banks/") }
    package static var fetchBankLink: PathWithID { PathWithID(ofBook: "/banks/", "/fetch") }
    package static var endBankLink: PathWithID { PathWithID(ofBook: "/banks/", "/delete") }
    package static var bankImports: Link { Link(ofBook: "/import") }
    package static var bankImport: PathWithID { PathWithID(ofBook: "/import/") }
    package static var takeBackBankImport: PathWithID { PathWithID(ofBook: "/import/", "/take-back") }
    package static var trash: Link { Link(ofBook: "/trash") }
    package static var restoreDeletion: PathWithID { PathWithID(ofBook: "/trash/", "/restore") }
    package static var purgeDeletion: PathWithID { PathWithID(ofBook: "/trash/", "/delete") }
    /// The prefix of the tiles of the map.
    package static var tiles: Link { Link("/map/tiles/") }
    package static func tile(zoom: Int, x: Int, y: Int) -> Link { Link("/map/tiles/", rest: "\(zoom)/\(x)/\(y)") }

    // MARK: The household

    package static var household: Link { Link("/household") }
    package static var dissolvedHousehold: Link { Link("/household/restore") }
    package static var householdDetails: Link { Link("/household/details") }
    package static var people: Link { Link("/household/people") }
    package static var person: PathWithID { PathWithID("/household/people/") }
    package static var removePerson: PathWithID { PathWithID("/household/people/", "/remove") }
    package static var personRole: PathWithID { PathWithID("/household/people/", "/role") }
    package static var householdInvitations: Link { Link("/household/invitations") }
    package static var revokeInvitation: PathWithID { PathWithID("/household/invitations/", "/delete") }
    package static var personWeight: PathWithID { PathWithID("/household/people/", "/weight") }
    package static var takeBack: PathWithID { PathWithID("/household/history/", "/take-back") }
    package static var sharing: Link { Link("/household/sharing") }
    package static var limits: PathWithID { PathWithID("/household/people/", "/limits") }
    package static var newLimit: PathWithID { PathWithID("/household/people/", "/limits/new") }
    package static func limit(_ limit: Budget.ID, of person: HouseholdMember.ID) -> Link {
        Link("/household/people/", rest: "\(person)/limits/\(limit)")
    }
    package static func deleteLimit(_ limit: Budget.ID, of person: HouseholdMember.ID) -> Link {
        Link("/household/people/", rest: "\(person)/limits/\(limit)/delete")
    }
    /// The page of a record that a person of the household shares from their own book.
    package static func sharedTransaction(_ record: Transaction.ID, of person: HouseholdMember.ID) -> Link {
        Link("/household/people/", rest: "\(person)/transactions/\(record)")
    }
    /// The pattern of the route of a shared record.
    package static let sharedTransactionPattern = "/household/people/{id}/transactions/{transaction}"
    /// The patterns of the routes of a limit.
    package static let limitPattern = "/household/people/{id}/limits/{limit}"
    package static let deleteLimitPattern = "/household/people/{id}/limits/{limit}/delete"
    package static var balances: Link { Link("/household/balances") }
    package static var payments: Link { Link("/household/payments") }
    package static var takePayment: PathWithID { PathWithID("/household/payments/", "/own") }
    package static var declinePayment: PathWithID { PathWithID("/household/payments/", "/decline") }
    package static var leaveHousehold: Link { Link("/household/leave") }
    package static var dissolveHousehold: Link { Link("/household/dissolve") }
    package static func invitation(_ token: String) -> Link { Link("/invitations/", rest: token.urlQueryEncoded) }
    /// The pattern of the route of an invitation.
    package static let invitationPattern = "/invitations/{token}"

    // MARK: Settings

    package static var settings: Link { Link(ofBook: "/settings") }
    package static var profile: Link { Link("/settings/profile") }
    package static var password: Link { Link("/settings/password") }
    package static var preferences: Link { Link("/settings/preferences") }
    package static var mainCurrency: Link { Link("/settings/currency") }
    package static var dailyBudget: Link { Link(ofBook: "/settings/daily-budget") }
    package static var masking: Link { Link("/settings/masking") }
    package static var keyboard: Link { Link("/settings/keyboard") }
    package static var https: Link { Link("/settings/https") }
    package static var authority: Link { Link("/settings/https/authority.crt") }
    package static var notificationSettings: Link { Link("/settings/notifications") }
    package static var testNotification: Link { Link("/settings/notifications/test") }
    package static var feedback: Link { Link("/settings/feedback") }
    package static var info: Link { Link("/settings/info") }
    package static var privacySettings: Link { Link("/settings/privacy") }
    package static var bannerSettings: Link { Link("/settings/banners") }
    package static var bannerImage: PathWithID { PathWithID("/banners/", "/image") }
    package static var rates: Link { Link(ofBook: "/settings/rates") }
    package static var rateHistory: Link { Link(ofBook: "/settings/rates/history") }
    package static var deleteRate: Link { Link(ofBook: "/settings/rates/delete") }
    package static var restoreRate: Link { Link(ofBook: "/settings/rates/restore") }
    package static var rateFetching: Link { Link("/settings/rates/fetching") }
    package static var fetchRates: Link { Link("/settings/rates/fetch") }
    package static var export: Link { Link(ofBook: "/settings/export") }
    package static var importBook: Link { Link(ofBook: "/settings/import") }
    package static var previewImport: Link { Link(ofBook: "/settings/import/preview") }
    package static var replaceBook: Link { Link(ofBook: "/settings/import/replace") }
    package static var cancelImport: Link { Link(ofBook: "/settings/import/cancel") }
    package static var leaving: Link { Link("/settings/delete") }
    package static var cancelLeaving: Link { Link("/settings/delete/cancel") }

    // MARK: Identity

    package static var confirm: Link { Link("/settings/confirm") }
    package static var confirmPasskey: Link { Link("/settings/confirm/passkey") }
    package static var confirmPasskeyChallenge: Link { Link("/settings/confirm/passkey/challenge") }
    package static var passcode: Link { Link("/settings/passcode") }
    package static var deletePasscode: Link { Link("/settings/passcode/delete") }
    package static var oneTimePasswords: Link { Link("/settings/one-time-passwords") }
    package static var recoveryCodes: Link { Link("/settings/one-time-passwords/codes") }
    package static var deleteOneTimePasswords: Link { Link("/settings/one-time-passwords/delete") }
    package static var sessions: Link { Link("/settings/sessions") }
    package static var deleteSession: PathWithID { PathWithID("/settings/sessions/", "/delete") }
    package static var deleteOtherSessions: Link { Link("/settings/sessions/others/delete") }
    package static var tokens: Link { Link("/settings/tokens") }
    package static var newToken: Link { Link("/settings/tokens/new") }
    package static var deleteToken: PathWithID { PathWithID("/settings/tokens/", "/delete") }
    package static var apiGuide: Link { Link("/settings/api") }
    package static var api: Link { Link("/api/v1") }
    package static var openAPI: Link { Link("/api/v1/openapi.json") }
    package static var passkeys: Link { Link("/settings/passkeys") }
    package static var newPasskey: Link { Link("/settings/passkeys/new") }
    package static var passkeyChallenge: Link { Link("/settings/passkeys/challenge") }
    package static var passkey: PathWithID { PathWithID("/settings/passkeys/") }
    package static var editPasskey: PathWithID { PathWithID("/settings/passkeys/", "/edit") }
    package static var deletePasskey: PathWithID { PathWithID("/settings/passkeys/", "/delete") }

    // MARK: The operator

    package static var `operator`: Link { Link("/operator") }
    package static var signUpPolicy: Link { Link("/operator/sign-up") }
    package static var invitations: Link { Link("/operator/invitations") }
    package static var deleteInvitation: PathWithID { PathWithID("/operator/invitations/", "/delete") }
    package static var users: Link { Link("/operator/users") }
    package static var user: PathWithID { PathWithID("/operator/users/") }
    package static var resetUser: PathWithID { PathWithID("/operator/users/", "/reset") }
    package static var signOutUser: PathWithID { PathWithID("/operator/users/", "/sign-out") }
    package static var userState: PathWithID { PathWithID("/operator/users/", "/state") }
    package static var userRole: PathWithID { PathWithID("/operator/users/", "/role") }
    package static var health: Link { Link("/operator/health") }
    package static var checkDatabase: Link { Link("/operator/health/check") }
    package static var backups: Link { Link("/operator/backups") }
    package static var checkBackups: Link { Link("/operator/backups/check") }
    package static var bankFetching: Link { Link("/operator/banks") }
    package static var dailyBackups: Link { Link("/operator/backups/daily") }
    package static var audit: Link { Link("/operator/audit") }
    package static var readFeedback: Link { Link("/operator/feedback") }
    package static var deleteFeedback: PathWithID { PathWithID("/operator/feedback/", "/delete") }
    package static var operatorBanners: Link { Link("/operator/banners") }
    package static var deleteBanner: PathWithID { PathWithID("/operator/banners/", "/delete") }
}
