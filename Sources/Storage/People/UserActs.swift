import Bookkeeping

/// What an operator does to somebody's account.
public enum UserAct: Sendable, Equatable {
    /// Ends all sessions and lets the person begin no new one.
    case disable
    case enable
    /// Ends all sessions, and sign-ins that wait for a code.
    case signOut
    case makeOperator, makeMember
    /// Lets who has the token set a new password, once, until a time in seconds since 1970 (UTC). An earlier token is worth nothing then.
    case allowReset(tokenHash: [UInt8], until: Int64)
    /// Removes the person for good, with all that is theirs.
    case delete
    /// Removes the person as if they had asked for it: after a time in which they can change their mind.
    case deleteLater

    /// What the audit log calls it.
    public var auditAct: AuditAct {
        switch self {
        case .disable: .userDisabled
        case .enable: .userEnabled
        case .signOut: .signedOut
        case .makeOperator: .madeOperator
        case .makeMember: .madeMember
        case .allowReset: .resetLinkMade
        case .delete: .userDeleted
        case .deleteLater: .deletionAsked
        }
    }
}

extension PeopleEditor {
    /// Does something to somebody's account and notes it in the audit log. It holds from the next request of the person on.
    ///
    /// Throws `.notFound` for who is not there, and `.conflict(.lastOperator)` for what would leave others without an operator.
    public func administer(_ id: User.ID, _ act: UserAct, by actor: AuditActor, at now: Int64) throws {
        switch act {
        case .disable:
            try requireAnotherOperator(than: id)
            try setDisabled(id, true)
        case .enable: try setDisabled(id, false)
        case .signOut: try signOut(id)
        case .makeOperator: try setRole(id, .operator)
        case .makeMember:
            try requireAnotherOperator(than: id)
            try setRole(id, .member)
        case .allowReset(let hash, let end): try addPasswordReset(hash, for: id, until: end)
        case .delete: try deleteUser(id)
        case .deleteLater: try requestDeletion(of: id, at: now)
        }
        try record(act.auditAct, by: actor, about: id, at: now)
    }

    private func requireAnotherOperator(than id: User.ID) throws {
        guard try !people.isNeededAsOperator(id) else { throw StoreError.conflict(.lastOperator) }
    }

    private func signOut(_ id: User.ID) throws {
        guard try people.user(id) != nil else { throw StoreError.notFound }
        try deleteSessions(of: id, keeping: nil)
    }

    private func setRole(_ id: User.ID, _ role: User.Role) throws {
        guard try connection.run("UPDATE user SET role = ? WHERE id = ?", role.rawValue, id) == 1 else { throw StoreError.notFound }
    }
}
