import CMicroHTTPD
import Glibc

/// A TLS server on 127.0.0.1 with an untrusted certificate for `localhost`, which answers "secret" or with a redirect.
final class SecureServer: @unchecked Sendable {
    struct Failure: Error {}

    let port: UInt16
    private let daemon: OpaquePointer
    private let strings: [UnsafeMutablePointer<CChar>]

    /// - Parameter location: the target of redirects; nil for none.
    init(redirectingTo location: String? = nil) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in(
            sin_family: sa_family_t(AF_INET), sin_port: 0, sin_addr: in_addr(s_addr: UInt32(0x7F00_0001).bigEndian),
            sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        let texts = [Self.key, Self.certificate, location].compactMap { $0.flatMap { strdup($0) } }
        strings = texts
        var options = [
            shim_option_number(.LISTEN_SOCKET, Int(listener)), shim_option_string(.HTTPS_MEM_KEY, texts[0]),
            shim_option_string(.HTTPS_MEM_CERT, texts[1]), shim_option_number(.END, 0),
        ]
        let flags = MHD_USE_TLS.rawValue | MHD_USE_INTERNAL_POLLING_THREAD.rawValue
        let started = shim_start_daemon(
            flags,
            { location, connection, _, _, _, _, _, _ in
                let body = Array("secret".utf8)
                let response = body.withUnsafeBytes {
                    MHD_create_response_from_buffer(
                        $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
                }
                defer { MHD_destroy_response(response) }
                if let location { MHD_add_response_header(response, "Location", location.assumingMemoryBound(to: CChar.self)) }
                return MHD_queue_response(connection, location == nil ? 200 : 302, response)
            }, texts.count > 2 ? texts[2] : nil, &options)
        guard isListening, let started else { throw Failure() }
        daemon = started
    }

    deinit {
        MHD_stop_daemon(daemon)
        strings.forEach { free($0) }
    }

    /// Valid from 2020 to 2119.
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBYTCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
        c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
        CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGicYlemLnKUNsmd
        g/7NR8ztV7pO8JLNufq/ksnORmIb5I+Ah6A25nkjilQnFbOirpA36zsyQdc58sax
        23TLIdujSDBGMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/
        MB0GA1UdDgQWBBQPj+Skd64WIe3YH9cLYVbH1Q88wjAKBggqhkjOPQQDAgNIADBF
        AiACza+wU7IYgN2sxEfzHWIlAHfOia+Vg5/EglPRH/He9wIhAP+Hm7szTRQ4glo8
        zKHTKaLK4LitZRkvNC4brnFM3Nrv
        -----END CERTIFICATE-----
        """

    /// Created for this file, and used nowhere else.
    private static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmOJyomv0MUfq8MM7
        pFY769TW9epwNXwUEAew8oZ5fMehRANCAARonGJXpi5ylDbJnYP+zUfM7Ve6TvCS
        zbn6v5LJzkZiG+SPgIegNuZ5I4pUJxWzoq6QN+s7MkHXOfLGsdt0yyHb
        -----END PRIVATE KEY-----
        """
}
