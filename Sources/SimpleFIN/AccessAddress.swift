import Foundation

/// The address of a person's accounts at a bridge, with a user name and a password: whoever has it can read them.
public struct AccessAddress: Concealed, Hashable {
    /// The whole address, for the database only.
    public let kept: String
    /// The bridge's host, with its port if it has one, which can be shown.
    public let host: String
    /// The address without credentials and without a slash at its end.
    let root: String
    /// The value of the header `Authorization` (RFC 7617).
    let authorization: String

    /// Reads an address with credentials: from a bridge, or from the database.
    public init(_ text: some StringProtocol, reach: BridgeReach = .publicInternet) throws(BridgeAddressProblem) {
        kept = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let scheme = kept.firstRange(of: "://"), !kept.contains("?") else { throw .notAnAddress }
        let authority = kept[scheme.upperBound...].prefix { !"/#".contains($0) }
        guard let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":"),
            let user = authority[..<colon].removingPercentEncoding,
            let password = authority[authority.index(after: colon)..<at].removingPercentEncoding,
            !user.isEmpty, !user.contains(":"), !(user + password).unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw .notAnAddress }
        host = String(authority[authority.index(after: at)...])
        let plain = kept[..<scheme.upperBound] + kept[authority.index(after: at)...]
        root = plain.hasSuffix("/") ? String(plain.dropLast()) : String(plain)
        authorization = "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
        try reach.check(root)
    }
}
