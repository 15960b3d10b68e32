import Crypto

extension RelyingParty {
    /// Verifies the client data, which both ceremonies begin with.
    func clientData(_ json: [UInt8], type: String, answering challenge: Challenge) throws(CeremonyProblem) -> ClientData {
        guard let data = ClientData(json: json) else { throw .malformed }
        guard data.type == type else { throw .wrongType }
        guard data.challenge == challenge else { throw .wrongChallenge }
        guard data.origin == origin else { throw .wrongOrigin }
        guard !data.isCrossOrigin else { throw .crossOrigin }
        return data
    }

    /// Verifies the authenticator data, which both ceremonies continue with.
    func check(_ data: AuthenticatorData) throws(CeremonyProblem) {
        guard data.relyingPartyHash.elementsEqual(SHA256.hash(data: Array(id.utf8))) else { throw .wrongRelyingParty }
        guard data.flags.contains(.userPresent) else { throw .userNotPresent }
        guard data.flags.contains(.userVerified) else { throw .userNotVerified }
        guard data.flags.contains(.backupEligible) || !data.flags.contains(.backedUp) else { throw .wrongBackupState }
    }
}
