import Bookkeeping

/// The originator of an act in the audit log.
public enum AuditActor: Sendable, Equatable {
    /// A person in the browser.
    case user(User.ID)
    /// A user of the server's shell, by the name of their operating system account.
    case terminal(String)
    /// The server itself, on a schedule.
    case server
}

/// One entry of the audit log. Names are current; a deleted person has none.
public struct AuditEntry: Sendable, Equatable {
    /// The number of days that entries are kept.
    public static let daysKept: Int64 = 400

    /// The number of the entry, which increases with each entry.
    public let number: Int64
    /// Seconds since 1970 (UTC).
    public let at: Int64
    public let act: AuditAct
    public let actor: AuditActor
    /// The user name of the actor, if the actor is a person.
    public let actorName: String?
    /// The user whom the act concerns; nil for an act that concerns the server.
    public let about: User.ID?
    /// The user name of `about`.
    public let aboutName: String?

    public init(number: Int64, at: Int64, act: AuditAct, actor: AuditActor, actorName: String?, about: User.ID?, aboutName: String?) {
        self.number = number
        self.at = at
        self.act = act
        self.actor = actor
        self.actorName = actorName
        self.about = about
        self.aboutName = aboutName
    }
}
