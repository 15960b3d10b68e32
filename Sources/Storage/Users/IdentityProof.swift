import Bookkeeping

/// A proof of a person's identity.
///
/// It is verified outside a transaction, since that is slow; the transaction that relies on it checks that it is still valid.
public enum IdentityProof: Sendable, Equatable {
    /// A correct password, with the encoded hash it was verified against.
    case password(hash: String)
    /// A correct code for a pending sign-in, with the hash of its token.
    case code(pendingSignIn: [UInt8])
    /// A signature by one of the person's passkeys.
    case passkey(Passkey.ID)
}

extension Users {
    /// Returns false if a proof is no longer valid: the password has changed, the pending sign-in has ended, the passkey was removed,
    /// or the user is disabled.
    func holds(_ proof: IdentityProof, of user: User.ID) throws -> Bool {
        let holds =
            switch proof {
            case .password(let hash): try connection.exists("SELECT 1 FROM user WHERE id = ? AND password = ?", user, hash)
            case .code(let token): try connection.exists("SELECT 1 FROM pending_sign_in WHERE user = ? AND token_hash = ?", user, token)
            case .passkey(let id): try site.passkeys.find(id, of: user) != nil
            }
        return try holds && connection.exists("SELECT 1 FROM user WHERE id = ? AND is_disabled = 0", user)
    }
}

extension Users<Writing> {
    /// Throws `.conflict(.proofLapsed)` if a proof is no longer valid.
    func require(_ proof: IdentityProof, of user: User.ID) throws {
        guard try holds(proof, of: user) else { throw StoreError.conflict(.proofLapsed) }
    }
}
