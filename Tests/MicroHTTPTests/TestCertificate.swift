import Certificates
import Glibc
import IPAddresses
import MicroHTTP
import TestSupport

@testable import Fetching

/// An authority and a certificate for `localhost` and 127.0.0.1, and a client that trusts only that authority.
final class TestCertificate: Sendable {
    private let directory: TemporaryDirectory
    private let authorityFile: String
    let tls: Server.TLS

    init() throws {
        directory = try TemporaryDirectory()
        let tlsDirectory = TLSDirectory(data: directory.path)
        let identity = HostIdentity(names: ["localhost"], addresses: [IPAddress("127.0.0.1")].compactMap { $0 })
        let made = try tlsDirectory.make(for: "test", identity, extras: HostIdentity(), replacing: false, at: Int64(time(nil)))
        tls = Server.TLS(certificate: made.server.chain, key: made.server.key)
        authorityFile = tlsDirectory.authorityFile
    }

    /// Returns the body of a page of a local server; throws ``FetchFailure/notSecure`` for another authority's certificate.
    func get(_ target: String = "/", port: Int) throws -> String {
        var fetcher = Fetcher()
        fetcher.trustedCertificates = authorityFile
        return String(decoding: try fetcher.get("https://localhost:\(port)\(target)").body, as: UTF8.self)
    }
}
