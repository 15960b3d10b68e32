import SitePaths

/// A condition that a visitor must meet to open a page. Requirements are checked in the order of their declaration.
enum Requirement: Comparable, Hashable, Sendable {
    case signedIn
    /// The passcode has been entered, if the person has one.
    case unlocked
    /// The person is in a household, and the address names its book.
    case household
    /// The person may change the book: everybody their own book, an administrator or member the household's.
    case writing
    /// The person administers the household that owns the book in the address.
    case administering
    /// The person operates the server.
    case `operator`
    /// The person has confirmed their identity recently: for ways to sign in, export, deletion, and acts on other people's accounts.
    case confirmed

    func isMet(by visit: Visit) -> Bool {
        switch self {
        case .signedIn: visit.person != nil || visit.locked != nil
        case .unlocked: visit.locked == nil
        case .household: visit.person?.household != nil
        case .writing: visit.person?.book.mayWrite ?? false
        case .administering: visit.person?.household?.role == .administrator
        case .operator: visit.person?.user.role == .operator
        case .confirmed: visit.person?.session.isConfirmed(at: visit.now) ?? false
        }
    }

    /// The page where a visitor can meet the requirement; nil if only another person can.
    var page: Link? {
        switch self {
        case .signedIn: Paths.signIn
        case .unlocked: Paths.locked
        case .household, .writing, .administering, .operator: nil
        case .confirmed: Paths.confirm
        }
    }

    /// The reason why a visitor is refused who can do nothing about it.
    var refusal: Failure {
        switch self {
        case .household: .noHousehold
        case .writing: .onlyViewing
        case .administering: .onlyAdministrator
        case .signedIn, .unlocked, .operator, .confirmed: .forbidden
        }
    }

    /// True if a form of a visitor who does not meet it cannot be verified, because the session has ended or is locked.
    var precedesForms: Bool { self <= .unlocked }
}
