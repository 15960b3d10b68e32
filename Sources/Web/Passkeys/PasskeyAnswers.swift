import Validation
import WebAuthn

// What passkeys.js puts into the fields of a form.

extension RegistrationResponse {
    /// Nil unless every field is there in base64url.
    init?(_ input: FormInput) {
        guard let clientData = Base64URL.bytes(input["client_data"]), let attestation = Base64URL.bytes(input["attestation"]),
            !clientData.isEmpty, !attestation.isEmpty
        else { return nil }
        self.init(clientData: clientData, attestation: attestation)
    }
}

extension AuthenticationResponse {
    /// Nil unless every field is there in base64url; the user handle may be empty.
    init?(_ input: FormInput) {
        guard let credential = Base64URL.bytes(input["credential"]), let clientData = Base64URL.bytes(input["client_data"]),
            let authenticatorData = Base64URL.bytes(input["authenticator_data"]), let signature = Base64URL.bytes(input["signature"]),
            let userHandle = Base64URL.bytes(input["user_handle"]), !credential.isEmpty, !clientData.isEmpty
        else { return nil }
        self.init(
            credential: credential, clientData: clientData, authenticatorData: authenticatorData, signature: signature,
            userHandle: userHandle.isEmpty ? nil : userHandle)
    }
}

/// How a browser says that it reaches a passkey; only words that it may say (WebAuthn Level 3, section 5.8.4).
enum PasskeyTransports {
    private static let known: Set<Substring> = ["ble", "hybrid", "internal", "nfc", "smart-card", "usb"]

    static func words(_ input: FormInput) -> [String] {
        Set(input["transports"].prefix(100).split(separator: " ")).intersection(known).map(String.init).sorted()
    }
}
