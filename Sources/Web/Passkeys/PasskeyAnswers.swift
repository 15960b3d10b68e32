import Validation
import WebAuthn

// Parsing of the fields that passkeys.js fills in.

/// The fields, with generous limits on the lengths that browsers produce.
private enum PasskeyFields {
    static let clientData = text("client_data", 4_000)
    static let attestation = text("attestation", 20_000)
    static let credential = text("credential", 2_000)
    static let authenticatorData = text("authenticator_data", 4_000)
    static let signature = text("signature", 8_000)
    static let userHandle = text("user_handle", 200)
    static let transports = text("transports", 200)

    private static func text(_ name: String, _ limit: Int) -> FormField { FormField(name, .hidden, max: limit, plain: true) }
}

extension FormInput {
    /// Returns the bytes of a base64url field; nil for anything else, and for more than the field may contain.
    fileprivate func bytes(_ field: FormField) -> [UInt8]? {
        let text = self[field]
        return text.utf8.count <= field.byteLimit ? Base64URL.bytes(text) : nil
    }
}

extension RegistrationResponse {
    /// Returns nil unless every field is valid base64url.
    init?(_ input: FormInput) {
        guard let clientData = input.bytes(PasskeyFields.clientData), let attestation = input.bytes(PasskeyFields.attestation),
            !clientData.isEmpty, !attestation.isEmpty
        else { return nil }
        self.init(clientData: clientData, attestation: attestation)
    }
}

extension AuthenticationResponse {
    /// Returns nil unless every field is valid base64url; the user handle may be empty.
    init?(_ input: FormInput) {
        guard let credential = input.bytes(PasskeyFields.credential), let clientData = input.bytes(PasskeyFields.clientData),
            let authenticatorData = input.bytes(PasskeyFields.authenticatorData), let signature = input.bytes(PasskeyFields.signature),
            let userHandle = input.bytes(PasskeyFields.userHandle), !credential.isEmpty, !clientData.isEmpty
        else { return nil }
        self.init(
            credential: credential, clientData: clientData, authenticatorData: authenticatorData, signature: signature,
            userHandle: userHandle.isEmpty ? nil : userHandle)
    }
}

/// The transports of a passkey that a browser reports, limited to the known words (WebAuthn Level 3, section 5.8.4).
enum PasskeyTransports {
    private static let known: Set<Substring> = ["ble", "hybrid", "internal", "nfc", "smart-card", "usb"]

    static func words(_ input: FormInput) -> [String] {
        Set(input[PasskeyFields.transports].prefix(100).split(separator: " ")).intersection(known).map(String.init).sorted()
    }
}
