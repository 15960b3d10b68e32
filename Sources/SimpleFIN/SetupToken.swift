import Foundation

/// The text that a person copies from a bridge: the base64 of an address. ``Bridge/claim(_:isWanted:)`` exchanges it for an ``AccessAddress``, once.
public struct SetupToken: Concealed {
    /// The longest text, in bytes.
    public static let limit = 4_000

    /// The address to claim.
    let claim: String

    /// Reads a token with spaces and line breaks anywhere, in the alphabet of base64 or base64url, with or without padding.
    public init(_ text: some StringProtocol, reach: BridgeReach = .publicInternet) throws(BridgeAddressProblem) {
        guard text.utf8.count <= Self.limit else { throw .notAnAddress }
        var digits = String(text.filter { !$0.isWhitespace && $0 != "=" }).replacing("-", with: "+").replacing("_", with: "/")
        digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        guard let bytes = Data(base64Encoded: digits), let address = String(validating: bytes, as: UTF8.self) else { throw .notAnAddress }
        claim = address.trimmingCharacters(in: .whitespacesAndNewlines)
        try reach.check(claim)
    }
}
