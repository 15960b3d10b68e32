import MicroHTTP

/// Who may open a page.
enum Page: Sendable {
    case anyone(@Sendable (Visit) throws -> Response)
    case member(@Sendable (Visit, Member) throws -> Response)
    /// Somebody who is signed in, also while the passcode is asked for.
    case session(@Sendable (Visit, Member) throws -> Response)
    /// Somebody who proved lately who they are: ways to sign in, export, deletion.
    case confirmed(@Sendable (Visit, Member) throws -> Response)
    /// The person who runs the server.
    case `operator`(@Sendable (Visit, Member) throws -> Response)
    /// The person who runs the server, who proved lately who they are: what is done to accounts of others.
    case confirmedOperator(@Sendable (Visit, Member) throws -> Response)
    /// A page that takes files of so many bytes, from those whom it lets in.
    indirect case taking(Page, bytes: Int)

    /// The page, for forms with files of so many bytes in all.
    func taking(_ bytes: Int) -> Page { .taking(self, bytes: bytes) }

    /// False if the visitor has to sign in or give the passcode first.
    func letsIn(_ visit: Visit) -> Bool {
        switch self {
        case .anyone: true
        case .session: visit.member != nil || visit.locked != nil
        case .member, .confirmed, .operator, .confirmedOperator: visit.member != nil
        case .taking(let page, _): page.letsIn(visit)
        }
    }

    /// False if the visitor has to sign in, to give the passcode or to prove who they are first, or never gets in.
    func isOpen(to visit: Visit) -> Bool {
        switch self {
        case .anyone, .session, .member: letsIn(visit)
        case .confirmed: isConfirmed(visit)
        case .operator: visit.member?.user.role == .operator
        case .confirmedOperator: visit.member?.user.role == .operator && isConfirmed(visit)
        case .taking(let page, _): page.isOpen(to: visit)
        }
    }

    private func isConfirmed(_ visit: Visit) -> Bool { visit.member?.session.isConfirmed(at: visit.now) ?? false }
}
