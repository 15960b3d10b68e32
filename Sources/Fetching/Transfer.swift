import CCurl
import Glibc
import IPAddresses

/// One request with its redirects, and the part of the answer received so far.
final class Transfer {
    private let limits: Fetcher
    private let isWanted: @Sendable () -> Bool
    private var head = Head()
    private var body: [UInt8] = []
    private var isTooLarge = false
    private var hasRefusedAddress = false

    init(limits: Fetcher, isWanted: @escaping @Sendable () -> Bool) {
        self.limits = limits
        self.isWanted = isWanted
    }

    /// - Parameter message: the body to post; nil to fetch a file.
    func run(
        _ address: WebAddress, headers: [(name: String, value: String)], posting message: [UInt8]? = nil
    ) throws(FetchFailure) -> Fetched {
        guard Self.isPrepared, let handle = curl_easy_init() else { throw .brokenOff }
        defer { curl_easy_cleanup(handle) }
        var list: UnsafeMutablePointer<curl_slist>?
        defer { curl_slist_free_all(list) }
        for header in headers { list = curl_slist_append(list, "\(header.name): \(header.value)") ?? list }
        shim_set_headers(handle, list)
        set(address, handle)
        if let message { _ = message.withUnsafeBytes { shim_set_post(handle, $0.baseAddress ?? UnsafeRawPointer(handle), curl_off_t($0.count)) } }
        let code = withExtendedLifetime(self) { curl_easy_perform(handle) }
        let status = shim_status(handle)
        if message != nil, (200...299).contains(status), isLong(code) {
            return Fetched(status: status, address: address.text, fields: head.fields, body: [])
        }
        guard code == CURLE_OK else { throw failure(code, status: status) }
        let asksForChange = headers.contains { ["if-none-match", "if-modified-since"].contains($0.name.lowercased()) }
        guard (200...299).contains(status) || status == 304 && asksForChange else { throw .status(status) }
        let end = shim_final_address(handle).map { String(cString: $0) }
        return Fetched(status: status, address: end ?? address.text, fields: head.fields, body: body)
    }

    /// A server that closes the connection during a write must not end the process, which is the default action of SIGPIPE.
    private static let isPrepared: Bool = {
        signal(SIGPIPE, SIG_IGN)
        return curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
    }()

    private func set(_ address: WebAddress, _ handle: UnsafeMutableRawPointer) {
        shim_set_string(handle, CURLOPT_URL, address.text)
        shim_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        shim_set_string(handle, CURLOPT_REDIR_PROTOCOLS_STR, address.isSecure ? "https" : "http,https")
        shim_set_number(handle, CURLOPT_FOLLOWLOCATION, 1)
        shim_set_number(handle, CURLOPT_MAXREDIRS, max(0, limits.redirectLimit))
        shim_set_number(handle, CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
        shim_set_number(handle, CURLOPT_FAILONERROR, 1)
        shim_set_number(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
        shim_set_string(handle, CURLOPT_USERAGENT, "Penny")
        shim_set_number(handle, CURLOPT_SSL_VERIFYPEER, 1)
        shim_set_number(handle, CURLOPT_SSL_VERIFYHOST, 2)
        if let file = limits.trustedCertificates { shim_set_string(handle, CURLOPT_CAINFO, file) }
        // An empty proxy means none, whatever the environment says.
        if !limits.usesProxiesOfEnvironment || limits.reach != .anywhere { shim_set_string(handle, CURLOPT_PROXY, "") }
        shim_set_number(handle, CURLOPT_TIMEOUT_MS, limits.timeLimit.milliseconds)
        shim_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, limits.connectionTimeLimit.milliseconds)
        shim_set_size_limit(handle, curl_off_t(max(1, limits.sizeLimit)))
        // Timeouts without signals, which are process-wide; and no waiting at the end for a name server that does not answer.
        shim_set_number(handle, CURLOPT_NOSIGNAL, 1)
        shim_set_number(handle, CURLOPT_QUICK_EXIT, 1)

        let context = Unmanaged.passUnretained(self).toOpaque()
        shim_set_body_callback(handle, { Transfer.of($3)?.takeBody($0, $1 * $2) ?? 0 }, context)
        shim_set_head_callback(handle, { Transfer.of($3)?.takeHead($0, $1 * $2) ?? 0 }, context)
        shim_set_progress_callback(handle, { context, _, _, _, _ in Transfer.of(context)?.isWanted() == true ? 0 : 1 }, context)
        shim_set_socket_callback(handle, { context, _, address in Transfer.of(context)?.open(address) ?? -1 }, context)
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> Transfer? {
        context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Adds a chunk of the body; a result other than its length ends the transfer.
    private func takeBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        guard count <= limits.sizeLimit - body.count else {
            isTooLarge = true
            return 0
        }
        body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
        return count
    }

    /// Returns true if the transfer ended because its answer was too large.
    private func isLong(_ code: CURLcode) -> Bool { code == CURLE_FILESIZE_EXCEEDED || code == CURLE_WRITE_ERROR && isTooLarge }

    private func takeHead(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        isTooLarge = !head.take(UnsafeRawBufferPointer(start: bytes, count: count))
        return isTooLarge ? 0 : count
    }

    private func open(_ address: UnsafeMutablePointer<curl_sockaddr>?) -> curl_socket_t {
        guard let address else { return -1 }
        guard limits.reach.admits(shim_socket_address(address).flatMap { IPAddress($0) }) else {
            hasRefusedAddress = true
            return -1
        }
        return socket(address.pointee.family, address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue), address.pointee.protocol)
    }

    private func failure(_ code: CURLcode, status: Int) -> FetchFailure {
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .notResolvable
        case CURLE_COULDNT_CONNECT: hasRefusedAddress ? .forbiddenAddress : .refused
        case CURLE_OPERATION_TIMEDOUT: .timedOut
        case CURLE_FILESIZE_EXCEEDED: status >= 400 ? .status(status) : .tooLarge
        case CURLE_WRITE_ERROR: isTooLarge ? .tooLarge : .brokenOff
        case CURLE_HTTP_RETURNED_ERROR: .status(status)
        case CURLE_TOO_MANY_REDIRECTS: .tooManyRedirects
        // The first URL was checked before, so this is a redirect's; or the answer is older than HTTP/1.0.
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT, CURLE_LOGIN_DENIED:
            (300...399).contains(status) ? .badRedirect : .brokenOff
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE,
            CURLE_SSL_CERTPROBLEM, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CRL_BADFILE,
            CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CLIENTCERT:
            .notSecure
        case CURLE_ABORTED_BY_CALLBACK: .cancelled
        default: .brokenOff
        }
    }
}

extension Fetcher.Reach {
    /// Returns true if a machine may be connected to; `address` is nil for one without an internet address.
    public func admits(_ address: IPAddress?) -> Bool {
        switch self {
        case .anywhere: true
        case .publicInternet: address?.isPublic == true
        case .publicInternetAndPrivateNetworks: address?.isPublic == true || address?.isOfPrivateNetwork == true
        }
    }
}

extension Duration {
    /// In milliseconds, at least one, since zero would mean no limit.
    fileprivate var milliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(max(1, min(seconds, 86_400) * 1_000 + attoseconds / 1_000_000_000_000_000))
    }
}
