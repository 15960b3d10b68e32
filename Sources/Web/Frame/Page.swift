import MicroHTTP

/// A handler together with the condition under which a visitor may open it.
enum Page: Sendable {
    case anyone(@Sendable (Visit) throws -> Response)
    case signedIn(@Sendable (Visit, SignedInPerson) throws -> Response)
    /// Signed-in people, including those whose session is locked.
    case session(@Sendable (Visit, SignedInPerson) throws -> Response)
    /// People who have confirmed their identity recently: for ways to sign in, export and deletion.
    case confirmed(@Sendable (Visit, SignedInPerson) throws -> Response)
    /// The operator.
    case `operator`(@Sendable (Visit, SignedInPerson) throws -> Response)
    /// The operator after a recent confirmation of identity: for acts on other people's accounts.
    case confirmedOperator(@Sendable (Visit, SignedInPerson) throws -> Response)
    /// A page that accepts files of `bytes` bytes, from visitors who may open it.
    indirect case taking(Page, bytes: Int)

    /// Returns the page with a larger body limit, in bytes, for forms with files.
    func taking(_ bytes: Int) -> Page { .taking(self, bytes: bytes) }

    /// False if the visitor has to sign in or enter the passcode first.
    func letsIn(_ visit: Visit) -> Bool {
        switch self {
        case .anyone: true
        case .session: visit.member != nil || visit.locked != nil
        case .signedIn, .confirmed, .operator, .confirmedOperator: visit.member != nil
        case .taking(let page, _): page.letsIn(visit)
        }
    }

    /// False if the visitor has to sign in, enter the passcode or confirm their identity first, or is never admitted.
    func isOpen(to visit: Visit) -> Bool {
        switch self {
        case .anyone, .session, .signedIn: letsIn(visit)
        case .confirmed: isConfirmed(visit)
        case .operator: visit.member?.user.role == .operator
        case .confirmedOperator: visit.member?.user.role == .operator && isConfirmed(visit)
        case .taking(let page, _): page.isOpen(to: visit)
        }
    }

    private func isConfirmed(_ visit: Visit) -> Bool { visit.member?.session.isConfirmed(at: visit.now) ?? false }
}
