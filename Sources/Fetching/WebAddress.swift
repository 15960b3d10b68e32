import CCurl
import IPAddresses

/// A URL that can be fetched, parsed by libcurl.
struct WebAddress {
    let text: String
    let isSecure: Bool
    /// The host if it is an IP address, in any notation.
    let number: IPAddress?

    /// Returns nil unless the text is an absolute `http` or `https` URL of printable ASCII with a host, and without a user name,
    /// which would appear in logs.
    init?(_ text: String) {
        guard text.utf8.count <= 2_000, text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }), let address = curl_url() else {
            return nil
        }
        defer { curl_url_cleanup(address) }
        guard curl_url_set(address, CURLUPART_URL, text, 0) == CURLUE_OK, Self.part(CURLUPART_USER, of: address) == nil,
            Self.part(CURLUPART_PASSWORD, of: address) == nil, let host = Self.part(CURLUPART_HOST, of: address), !host.isEmpty,
            let scheme = Self.part(CURLUPART_SCHEME, of: address), ["http", "https"].contains(scheme)
        else { return nil }
        self.text = text
        isSecure = scheme == "https"
        number = IPAddress(host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host)
    }

    private static func part(_ part: CURLUPart, of address: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(address, part, &text, 0) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }
}
