import Bookkeeping

/// An operator's action on a user.
public enum UserAct: Sendable, Equatable {
    /// Ends all sessions and refuses new ones.
    case disable
    case enable
    /// Ends all sessions and pending sign-ins.
    case signOut
    case makeOperator, makeMember
    /// Lets the holder of the token set a new password, once, until a time in seconds since 1970 (UTC). An earlier token becomes
    /// invalid.
    case allowReset(tokenHash: [UInt8], until: Int64)
    /// Deletes the person and all their data for good.
    case delete
    /// Schedules the deletion as if the person had requested it: after the grace period.
    case deleteLater

    /// The act's name in the audit log.
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

extension Users<Writing> {
    /// Performs an action on a user and adds it to the audit log. It takes effect with the person's next request.
    ///
    /// Throws `.notFound` if the user does not exist, and `.conflict(.lastOperator)` if it would leave the other users without an
    /// operator.
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
        case .allowReset(let hash, let end): try site.passwordResets.add(hash, for: id, until: end)
        case .delete: try delete(id, at: now)
        case .deleteLater: try requestDeletion(of: id, at: now)
        }
        try site.audit.record(act.auditAct, by: actor, about: id, at: now)
    }

    private func requireAnotherOperator(than id: User.ID) throws {
        guard try !isNeededAsOperator(id) else { throw StoreError.conflict(.lastOperator) }
    }

    private func signOut(_ id: User.ID) throws {
        guard try find(id) != nil else { throw StoreError.notFound }
        try site.sessions.end(of: id, keeping: nil)
    }

    private func setRole(_ id: User.ID, _ role: User.Role) throws {
        guard try connection.run("UPDATE user SET role = ? WHERE id = ?", role.rawValue, id) == 1 else { throw StoreError.notFound }
    }
}
