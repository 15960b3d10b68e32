import Bookkeeping

/// How somebody proved who they are.
///
/// That is looked at outside a transaction, since it takes long; the transaction that acts on it looks whether it still holds.
public enum IdentityProof: Sendable, Equatable {
    /// By the password that this is the encoded hash of.
    case password(hash: String)
    /// By the code that a sign-in waited for, under the hash of its token.
    case code(pendingSignIn: [UInt8])
    /// By one of their passkeys.
    case passkey(Passkey.ID)
}

extension PeopleEditor {
    /// Throws `.conflict(.proofLapsed)` for what proves nothing any more: the password is another one, nothing waits for the code, the passkey is
    /// removed, or the user is disabled.
    func require(_ proof: IdentityProof, of user: User.ID) throws {
        let holds =
            switch proof {
            case .password(let hash): try connection.exists("SELECT 1 FROM user WHERE id = ? AND password = ?", user, hash)
            case .code(let token): try connection.exists("SELECT 1 FROM pending_sign_in WHERE user = ? AND token_hash = ?", user, token)
            case .passkey(let id): try people.passkey(id, of: user) != nil
            }
        guard holds, try connection.exists("SELECT 1 FROM user WHERE id = ? AND is_disabled = 0", user) else { throw StoreError.conflict(.proofLapsed) }
    }
}
