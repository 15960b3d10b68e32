import CCurl
import IPAddresses

/// Gets files from other machines by HTTP and HTTPS, and posts messages to them, within limits.
///
/// The one place from which the server contacts anyone. Certificates are verified; there are no cookies, no compression and no proxy
/// unless asked for; a redirect leads to HTTP and HTTPS only, and from HTTPS to HTTPS only.
///
/// A value may be used from any thread; each ``get(_:headers:isWanted:)`` and ``post(_:_:headers:isWanted:)`` blocks the thread that calls it.
public struct Fetcher: Sendable {
    /// How long everything together may take, from finding the name to the last byte.
    public var timeLimit: Duration = .seconds(30)
    /// How long it may take until there is a connection.
    public var connectionTimeLimit: Duration = .seconds(10)
    /// The longest body, in bytes.
    public var sizeLimit = 4 * 1024 * 1024
    /// How many redirects are followed.
    public var redirectLimit = 5
    /// Which machines may be contacted.
    public var reach: Reach = .anywhere
    /// Whether `http_proxy`, `https_proxy` and `no_proxy` count. Only with ``Reach/anywhere``: a proxy hides where a request ends.
    public var usesProxiesOfEnvironment = false
    /// A file of certificates in PEM to trust instead of the system's.
    var trustedCertificates: String?

    public init() {}

    /// Which machines may be contacted. Each address is judged when it is about to be connected to, after its name was resolved and
    /// after each redirect.
    public enum Reach: Sendable {
        /// Every machine: for an address that the operator of this server chose.
        case anywhere
        /// Machines of the public internet only, see ``IPAddress/isPublic``: for an address that anybody else chose.
        case publicInternet
        /// Those, and machines of private networks, see ``IPAddress/isOfPrivateNetwork``; never this machine itself.
        case publicInternetAndPrivateNetworks
    }

    /// The version of libcurl.
    public static var libraryVersion: String { shim_version().map { String(cString: $0) } ?? "" }

    /// Whether a text is an address that can be fetched from: `http` or `https`, with a host, without a user name.
    public static func isAddress(_ text: String) -> Bool { WebAddress(text) != nil }

    /// The number of the machine in an address, however it is spelt, such as 127.0.0.1 for `http://0x7f.1/`; nil where a name stands.
    public static func number(in address: String) -> IPAddress? { WebAddress(address)?.number }

    /// The file at an address.
    ///
    /// Returns for a status of 200 to 299, and for 304 if the headers ask for it; any other status is a ``FetchFailure``.
    ///
    /// - Parameters:
    ///   - headers: fields to send, such as `If-None-Match`.
    ///   - isWanted: asked about once a second; the first `false` ends the transfer with ``FetchFailure/cancelled``.
    public func get(
        _ address: String, headers: [(name: String, value: String)] = [], isWanted: @escaping @Sendable () -> Bool = { true }
    ) throws(FetchFailure) -> Fetched {
        let (address, headers) = try Self.checked(address, headers)
        return try Transfer(limits: self, isWanted: isWanted).run(address, headers: headers)
    }

    /// Posts a message to an address. Redirects are not followed.
    ///
    /// Returns for a status of 200 to 299; any other is a ``FetchFailure``. What the answer says is not read: one that is longer than ``sizeLimit``
    /// is let go in the middle.
    ///
    /// - Parameters:
    ///   - headers: fields to send; `Content-Type` should be one of them.
    ///   - isWanted: as for ``get(_:headers:isWanted:)``.
    public func post(
        _ address: String, _ message: [UInt8], headers: [(name: String, value: String)], isWanted: @escaping @Sendable () -> Bool = { true }
    ) throws(FetchFailure) {
        let (address, headers) = try Self.checked(address, headers)
        var limits = self
        limits.redirectLimit = 0
        _ = try Transfer(limits: limits, isWanted: isWanted).run(address, headers: headers, posting: message)
    }

    private static func checked(
        _ address: String, _ headers: [(name: String, value: String)]
    ) throws(FetchFailure) -> (WebAddress, [(name: String, value: String)]) {
        guard let address = WebAddress(address) else { throw .badAddress }
        guard headers.allSatisfy({ isField($0.name, $0.value) }) else { throw .badHeader }
        return (address, headers)
    }

    /// Whether name and value make one line of a head (RFC 9110, 5.5 and 5.6.2), in ASCII.
    private static func isField(_ name: String, _ value: String) -> Bool {
        let token = name.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte & 0xdf) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
        return token && !name.isEmpty && !value.isEmpty && value.utf8.allSatisfy { (0x20...0x7e).contains($0) }
    }
}
