import CCurl
import IPAddresses

/// Fetches files from other machines by HTTP and HTTPS, and posts messages to them, within limits.
///
/// The server contacts other machines only through this type. Certificates are verified; there are no cookies, no
/// compression and, by default, no proxy; redirects lead to HTTP and HTTPS only, and from HTTPS to HTTPS only.
///
/// A value can be used from any thread; ``get(_:headers:isWanted:)`` and ``post(_:_:headers:isWanted:)`` block the calling
/// thread.
public struct Fetcher: Sendable {
    /// The maximum time of a transfer, from name resolution to the last byte.
    public var timeLimit: Duration = .seconds(30)
    /// The maximum time until there is a connection.
    public var connectionTimeLimit: Duration = .seconds(10)
    /// The maximum size of a body, in bytes.
    public var sizeLimit = 4 * 1024 * 1024
    /// The maximum number of redirects.
    public var redirectLimit = 5
    /// The machines that may be contacted.
    public var reach: Reach = .anywhere
    /// True to use `http_proxy`, `https_proxy` and `no_proxy`. Only with ``Reach/anywhere``, since a proxy hides the target.
    public var usesProxiesOfEnvironment = false
    /// A PEM file of certificates to trust instead of the system's.
    var trustedCertificates: String?

    public init() {}

    /// The machines that may be contacted. Each address is checked just before connecting, after name resolution and after each
    /// redirect.
    public enum Reach: Sendable {
        /// Every machine: for a URL that the operator of this server chose.
        case anywhere
        /// Machines of the public internet only, see ``IPAddress/isPublic``: for a URL that anybody else chose.
        case publicInternet
        /// Machines of the public internet and of private networks, see ``IPAddress/isOfPrivateNetwork``; never this machine
        /// itself.
        case publicInternetAndPrivateNetworks
    }

    /// The version of libcurl.
    public static var libraryVersion: String { shim_version().map { String(cString: $0) } ?? "" }

    /// Returns true if a text is a URL that can be fetched: `http` or `https`, with a host, without a user name.
    public static func isAddress(_ text: String) -> Bool { WebAddress(text) != nil }

    /// Returns the IP address in a URL in any notation, such as 127.0.0.1 for `http://0x7f.1/`; nil if the host is a name.
    public static func number(in address: String) -> IPAddress? { WebAddress(address)?.number }

    /// Fetches the file at a URL.
    ///
    /// Returns for a status of 200 to 299, and for 304 if the headers ask for it; throws a ``FetchFailure`` otherwise.
    ///
    /// - Parameters:
    ///   - headers: header fields to send, such as `If-None-Match`.
    ///   - isWanted: called about once a second; the first `false` cancels the transfer with ``FetchFailure/cancelled``.
    public func get(
        _ address: String, headers: [(name: String, value: String)] = [], isWanted: @escaping @Sendable () -> Bool = { true }
    ) throws(FetchFailure) -> Fetched {
        let (address, headers) = try Self.checked(address, headers)
        return try Transfer(limits: self, isWanted: isWanted).run(address, headers: headers)
    }

    /// Posts a message to a URL. Redirects are not followed.
    ///
    /// Returns for a status of 200 to 299; throws a ``FetchFailure`` otherwise. The message has arrived by then, so that an answer
    /// that exceeds ``sizeLimit`` is no failure: the transfer ends early, and the returned body is empty.
    ///
    /// - Parameters:
    ///   - headers: header fields to send, which should include `Content-Type`.
    ///   - isWanted: as for ``get(_:headers:isWanted:)``.
    @discardableResult
    public func post(
        _ address: String, _ message: [UInt8], headers: [(name: String, value: String)], isWanted: @escaping @Sendable () -> Bool = { true }
    ) throws(FetchFailure) -> Fetched {
        let (address, headers) = try Self.checked(address, headers)
        var limits = self
        limits.redirectLimit = 0
        return try Transfer(limits: limits, isWanted: isWanted).run(address, headers: headers, posting: message)
    }

    private static func checked(
        _ address: String, _ headers: [(name: String, value: String)]
    ) throws(FetchFailure) -> (WebAddress, [(name: String, value: String)]) {
        guard let address = WebAddress(address) else { throw .badAddress }
        guard headers.allSatisfy({ isField($0.name, $0.value) }) else { throw .badHeader }
        return (address, headers)
    }

    /// Returns true if name and value make one ASCII header line (RFC 9110, sections 5.5 and 5.6.2).
    private static func isField(_ name: String, _ value: String) -> Bool {
        let token = name.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte & 0xdf) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
        return token && !name.isEmpty && !value.isEmpty && value.utf8.allSatisfy { (0x20...0x7e).contains($0) }
    }
}
