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

    // MARK: The book

    package static var overview: Link { Link("/") }
    package static var quick: Link { Link("/quick") }
    package static var records: Link { Link("/records") }
    package static var changeRecords: Link { Link("/records/change") }
    package static var deleteRecords: Link { Link("/records/delete") }
    package static var exportRecords: Link { Link("/records/export") }
    package static var undoChange: PathWithID { PathWithID("/records/changes/", "/undo") }
    package static var statistics: Link { Link("/statistics") }
    package static var map: Link { Link("/map") }
    package static var mapPicture: Link { Link("/map/picture") }
    package static var transactions: Link { Link("/transactions") }
    package static var newTransaction: Link { Link("/transactions/new") }
    package static var recallTransaction: Link { Link("/transactions/recall") }
    package static var rateOfTransaction: Link { Link("/transactions/rate") }
    package static var place: Link { Link("/transactions/place") }
    package static var transaction: PathWithID { PathWithID("/transactions/") }
    package static var editTransaction: PathWithID { PathWithID("/transactions/", "/edit") }
    package static var deleteTransaction: PathWithID { PathWithID("/transactions/", "/delete") }
    package static var attachment: PathWithID { PathWithID("/attachments/") }
    package static var accounts: Link { Link("/accounts") }
    package static var newAccount: Link { Link("/accounts/new") }
    package static var account: PathWithID { PathWithID("/accounts/") }
    package static var editAccount: PathWithID { PathWithID("/accounts/", "/edit") }
    package static var deleteAccount: PathWithID { PathWithID("/accounts/", "/delete") }
    package static var makeDefaultAccount: PathWithID { PathWithID("/accounts/", "/default") }
    package static var currencies: Link { Link("/currencies") }
    package static var categories: Link { Link("/categories") }
    package static var newCategory: Link { Link("/categories/new") }
    package static var category: PathWithID { PathWithID("/categories/") }
    package static var editCategory: PathWithID { PathWithID("/categories/", "/edit") }
    package static var deleteCategory: PathWithID { PathWithID("/categories/", "/delete") }
    package static var budgets: Link { Link("/budgets") }
    package static var newBudget: Link { Link("/budgets/new") }
    package static var setDailyBudget: Link { Link("/budgets/daily") }
    package static var budget: PathWithID { PathWithID("/budgets/") }
    package static var editBudget: PathWithID { PathWithID("/budgets/", "/edit") }
    package static var deleteBudget: PathWithID { PathWithID("/budgets/", "/delete") }
    package static var hashtags: Link { Link("/hashtags") }
    package static var hashtag: PathWithID { PathWithID("/hashtags/") }
    package static var editHashtag: PathWithID { PathWithID("/hashtags/", "/edit") }
    package static var mergeHashtag: PathWithID { PathWithID("/hashtags/", "/merge") }
    package static var deleteHashtag: PathWithID { PathWithID("/hashtags/", "/delete") }
    package static var notifications: Link { Link("/notifications") }
    package static var readNotifications: Link { Link("/notifications/read") }
    package static var trash: Link { Link("/trash") }
    package static var restoreDeletion: PathWithID { PathWithID("/trash/", "/restore") }
    package static var purgeDeletion: PathWithID { PathWithID("/trash/", "/delete") }
    /// The prefix of the tiles of the map.
    package static var tiles: Link { Link("/map/tiles/") }
    package static func tile(zoom: Int, x: Int, y: Int) -> Link { Link("/map/tiles/", rest: "\(zoom)/\(x)/\(y)") }

    // MARK: Settings

    package static var settings: Link { Link("/settings") }
    package static var profile: Link { Link("/settings/profile") }
    package static var password: Link { Link("/settings/password") }
    package static var preferences: Link { Link("/settings/preferences") }
    package static var mainCurrency: Link { Link("/settings/currency") }
    package static var dailyBudget: Link { Link("/settings/daily-budget") }
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
    package static var rates: Link { Link("/settings/rates") }
    package static var rateHistory: Link { Link("/settings/rates/history") }
    package static var deleteRate: Link { Link("/settings/rates/delete") }
    package static var restoreRate: Link { Link("/settings/rates/restore") }
    package static var rateFetching: Link { Link("/settings/rates/fetching") }
    package static var fetchRates: Link { Link("/settings/rates/fetch") }
    package static var export: Link { Link("/settings/export") }
    package static var importBook: Link { Link("/settings/import") }
    package static var previewImport: Link { Link("/settings/import/preview") }
    package static var replaceBook: Link { Link("/settings/import/replace") }
    package static var cancelImport: Link { Link("/settings/import/cancel") }
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
    package static var dailyBackups: Link { Link("/operator/backups/daily") }
    package static var audit: Link { Link("/operator/audit") }
    package static var readFeedback: Link { Link("/operator/feedback") }
    package static var deleteFeedback: PathWithID { PathWithID("/operator/feedback/", "/delete") }
    package static var operatorBanners: Link { Link("/operator/banners") }
    package static var deleteBanner: PathWithID { PathWithID("/operator/banners/", "/delete") }
}
