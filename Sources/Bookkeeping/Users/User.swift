/// A person who signs in.
public struct User: Sendable, Equatable {
    public typealias ID = Identifier<User>

    /// A person's rights on the server beyond their own money.
    public enum Role: String, Sendable {
        case member
        /// Runs the server; sees who uses it, but never their money.
        case `operator`
    }

    public let id: ID
    public var username: String
    public var email: String
    public var firstName: String
    public var lastName: String
    public var dateOfBirth: CalendarDate?
    public var role: Role
    public var isDisabled: Bool
    public var preferences: Preferences
    /// The time in seconds since 1970 (UTC) when the person is deleted at their own request; nil without a request.
    public var deletionDueAt: Int64?
    /// Seconds without a request after which the passcode is required; nil without a passcode.
    public var lockAfter: Int64?

    public init(
        id: ID, username: String, email: String, firstName: String, lastName: String, dateOfBirth: CalendarDate?, role: Role, isDisabled: Bool,
        preferences: Preferences, deletionDueAt: Int64? = nil, lockAfter: Int64? = nil
    ) {
        self.id = id
        self.username = username
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.dateOfBirth = dateOfBirth
        self.role = role
        self.isDisabled = isDisabled
        self.preferences = preferences
        self.deletionDueAt = deletionDueAt
        self.lockAfter = lockAfter
    }

    /// The full name in the order of its script or of the person's language; the user name if both parts are empty.
    public var displayName: String {
        let name = preferences.language.fullName(given: firstName, family: lastName)
        return name.isEmpty ? username : name
    }

    /// Seconds between a request for deletion and the deletion; until then it can be cancelled: 14 days.
    public static let deletionGrace: Int64 = 14 * 86_400

    /// The data about themselves that a person gives at sign-up and edits in the profile.
    public struct Profile: Sendable, Equatable {
        public var username: String
        public var email: String
        public var firstName: String
        public var lastName: String
        public var dateOfBirth: CalendarDate?

        public init(username: String, email: String, firstName: String, lastName: String, dateOfBirth: CalendarDate?) {
            self.username = username
            self.email = email
            self.firstName = firstName
            self.lastName = lastName
            self.dateOfBirth = dateOfBirth
        }
    }
}

/// A person's preferences for language and appearance.
public struct Preferences: Sendable, Equatable {
    /// Light, dark, or the device's setting.
    public enum Theme: String, CaseIterable, Sendable {
        case auto, light, dark
    }

    public var language: Language
    public var theme: Theme
    /// True to show dots in place of amounts, where others may look on.
    public var masksAmounts: Bool
    /// True to hide the operator's banners.
    public var hidesBanners: Bool

    public init(language: Language, theme: Theme, masksAmounts: Bool = false, hidesBanners: Bool = false) {
        self.language = language
        self.theme = theme
        self.masksAmounts = masksAmounts
        self.hidesBanners = hidesBanners
    }
}
