import Bookkeeping

/// Who did something that is in the audit log.
public enum AuditActor: Sendable, Equatable {
    /// A person in the browser.
    case user(User.ID)
    /// Somebody at the server's shell, by the name that the operating system knows.
    case terminal(String)
    /// Nobody: it was time for it.
    case server
}

/// One entry of the audit log. Names are those that people have today; who was deleted has none any more.
public struct AuditEntry: Sendable, Equatable {
    /// How long entries are kept.
    public static let daysKept: Int64 = 400

    /// Rises with every entry.
    public let number: Int64
    /// Seconds since 1970 (UTC).
    public let at: Int64
    public let act: AuditAct
    public let actor: AuditActor
    /// The user name of an actor who is a person.
    public let actorName: String?
    /// Whose account it was done to; nil for what was done to the server.
    public let about: User.ID?
    /// The user name of whom it is about.
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
