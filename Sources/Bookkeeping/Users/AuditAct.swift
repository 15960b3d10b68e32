/// An entry of the audit log: an act on the server or on a person's account, as a word. It has no room for a name, an amount or a
/// text of a person.
public enum AuditAct: String, CaseIterable, Sendable {
    // User accounts.
    case signedUp = "signed-up"
    case userAdded = "user-added"
    case userDisabled = "user-disabled"
    case userEnabled = "user-enabled"
    /// Another person ended all sessions of a user.
    case signedOut = "signed-out"
    case madeOperator = "made-operator"
    case madeMember = "made-member"
    case resetLinkMade = "reset-link-made"
    case passwordReset = "password-reset"

    // A person's own data.
    case exported, imported
    case deletionAsked = "deletion-asked"
    case deletionCancelled = "deletion-cancelled"
    case userDeleted = "user-deleted"

    // The book of a household.
    case householdExported = "household-exported"
    case householdImported = "household-imported"

    // A household, at the terminal.
    case householdDissolved = "household-dissolved"
    case householdPersonRemoved = "household-person-removed"

    // The sign-up policy.
    case signUpOpened = "sign-up-opened"
    case signUpByInvitation = "sign-up-by-invitation"
    case signUpClosed = "sign-up-closed"
    case invitationMade = "invitation-made"
    case invitationRevoked = "invitation-revoked"

    // Data that the server fetches and shows.
    case ratesOn = "rates-on"
    case ratesOff = "rates-off"
    case banksOn = "banks-on"
    case banksOff = "banks-off"
    case bannersOn = "banners-on"
    case bannersOff = "banners-off"
    case bannerAdded = "banner-added"
    case bannerRemoved = "banner-removed"

    // Feedback to the operator.
    case feedbackDeleted = "feedback-deleted"

    // The database.
    case backupMade = "backup-made"
    case dailyBackupsOn = "daily-backups-on"
    case dailyBackupsOff = "daily-backups-off"
    case restored
    /// A check found no problems.
    case checked

    /// The act of changing the sign-up policy.
    public init(_ policy: SignUpPolicy) {
        self =
            switch policy {
            case .open: .signUpOpened
            case .invitation: .signUpByInvitation
            case .closed: .signUpClosed
            }
    }
}
