import Bookkeeping

/// Marks a value of a transaction that reads.
public enum Reading {}

/// Marks a value of a transaction that writes, and reads its own changes.
public enum Writing {}

/// The data that belongs to no book, in one transaction: the people, and the site. It is the table of contents of its parts.
///
/// Each part is a type of its own: ``sessions`` has everything about sessions. What every transaction may do is in `extension Sessions`, what only a
/// writing one may do in `extension Sessions<Writing>`, so that the compiler refuses a change in a `Store.read`.
///
/// The members of this type itself concern all of its parts, or the owner of a book.
public struct SiteData<Access> {
    let connection: Connection

    // MARK: People

    public var users: Users<Access> { Users(site: self) }
    public var consents: Consents<Access> { Consents(site: self) }
    public var invitations: Invitations<Access> { Invitations(site: self) }
    public var households: Households<Access> { Households(site: self) }
    public var sharing: AccountSharing<Access> { AccountSharing(site: self) }
    public var feedback: FeedbackInbox<Access> { FeedbackInbox(site: self) }

    // MARK: Signing in

    public var sessions: Sessions<Access> { Sessions(site: self) }
    public var pendingSignIns: PendingSignIns<Access> { PendingSignIns(site: self) }
    public var signInFailures: SignInFailures<Access> { SignInFailures(site: self) }
    public var passwords: Passwords<Access> { Passwords(site: self) }
    public var passwordResets: PasswordResets<Access> { PasswordResets(site: self) }
    public var passkeys: Passkeys<Access> { Passkeys(site: self) }
    public var oneTimePasswords: OneTimePasswords<Access> { OneTimePasswords(site: self) }
    public var recoveryCodes: RecoveryCodes<Access> { RecoveryCodes(site: self) }
    public var passcodes: Passcodes<Access> { Passcodes(site: self) }
    public var devices: Devices<Access> { Devices(site: self) }
    public var apiTokens: APITokens<Access> { APITokens(site: self) }
    public var calendarFeeds: CalendarFeeds<Access> { CalendarFeeds(site: self) }

    // MARK: Messages

    public var notifications: Notifications<Access> { Notifications(site: self) }
    public var notificationChannels: NotificationChannels<Access> { NotificationChannels(site: self) }
    public var outbox: Outbox<Access> { Outbox(site: self) }

    // MARK: The site

    public var settings: SiteSettings<Access> { SiteSettings(site: self) }
    public var audit: AuditLog<Access> { AuditLog(site: self) }
    public var banners: Banners<Access> { Banners(site: self) }
    public var referenceRates: ReferenceRateTable<Access> { ReferenceRateTable(site: self) }
    public var bankFetches: BankFetches<Access> { BankFetches(site: self) }
    public var reportReaders: ReportReaders<Access> { ReportReaders(site: self) }
    public var books: Books<Access> { Books(site: self) }
}

extension SiteData<Writing> {
    /// The same transaction, for code that only reads.
    public var reading: SiteData<Reading> { SiteData<Reading>(connection: connection) }

    /// Revokes what opens a person's data without a session: their API tokens and calendar addresses. Returns the number of tokens.
    @discardableResult
    func revokeKeys(of user: User.ID) throws -> Int {
        try calendarFeeds.revokeAll(of: user)
        return try apiTokens.revokeAll(of: user)
    }
}

/// One part of the data that belongs to no book.
protocol SitePart {
    associatedtype Access

    /// The transaction, with the other parts.
    var site: SiteData<Access> { get }
}

extension SitePart {
    var connection: Connection { site.connection }
}
