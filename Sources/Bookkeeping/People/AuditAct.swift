/// What is written in the audit log: that something was done to the server or to somebody's account, in a word. There is no room in it for a
/// name, an amount or a text of a person.
public enum AuditAct: String, CaseIterable, Sendable {
    // Accounts of people.
    case signedUp = "signed-up"
    case userAdded = "user-added"
    case userDisabled = "user-disabled"
    case userEnabled = "user-enabled"
    /// All of a person's sessions were ended by somebody else.
    case signedOut = "signed-out"
    case madeOperator = "made-operator"
    case madeMember = "made-member"
    case resetLinkMade = "reset-link-made"
    case passwordReset = "password-reset"

    // What a person asks for about their own data.
    case exported, imported
    case deletionAsked = "deletion-asked"
    case deletionCancelled = "deletion-cancelled"
    case userDeleted = "user-deleted"

    // Who can sign up.
    case signUpOpened = "sign-up-opened"
    case signUpByInvitation = "sign-up-by-invitation"
    case signUpClosed = "sign-up-closed"
    case invitationMade = "invitation-made"
    case invitationRevoked = "invitation-revoked"

    // What the server fetches and shows.
    case ratesOn = "rates-on"
    case ratesOff = "rates-off"
    case bannersOn = "banners-on"
    case bannersOff = "banners-off"
    case bannerAdded = "banner-added"
    case bannerRemoved = "banner-removed"

    // What people wrote to whoever runs the server.
    case feedbackDeleted = "feedback-deleted"

    // The database.
    case backupMade = "backup-made"
    case dailyBackupsOn = "daily-backups-on"
    case dailyBackupsOff = "daily-backups-off"
    case restored
    /// A check found nothing wrong.
    case checked

    /// The act of changing who can sign up.
    public init(_ policy: SignUpPolicy) {
        self =
            switch policy {
            case .open: .signUpOpened
            case .invitation: .signUpByInvitation
            case .closed: .signUpClosed
            }
    }
}
