import Foundation
import TestSupport
import Testing

@testable import Fetching

struct SecurityTests {
    /// Returns a fetcher that trusts only the certificate of ``SecureServer``.
    static func trusting(_ directory: TemporaryDirectory) throws -> Fetcher {
        let file = directory.file("certificate.pem")
        try SecureServer.certificate.write(to: file, atomically: true, encoding: .utf8)
        var fetcher = Fetcher()
        fetcher.trustedCertificates = file.path
        return fetcher
    }

    @Test func `a certificate that nobody vouches for is refused`() throws {
        let server = try SecureServer()
        #expect(throws: FetchFailure.notSecure) { try server.get() }
    }

    @Test func `a trusted certificate counts for its own name only`() throws {
        let server = try SecureServer(), directory = try TemporaryDirectory()
        let fetcher = try Self.trusting(directory)
        #expect(try server.get(fetcher).body == Array("secret".utf8))
        #expect(throws: FetchFailure.notSecure) { try server.get(fetcher, as: "127.0.0.1") }
    }

    @Test func `a redirect does not leave HTTPS`() throws {
        let plain = try LoopbackServer { _ in WireResponse(status: 200) }
        let server = try SecureServer(redirectingTo: plain.origin), directory = try TemporaryDirectory()
        #expect(throws: FetchFailure.badRedirect) { try server.get(Self.trusting(directory)) }
    }

    @Test func `a server without TLS is not asked for secrets`() throws {
        let server = try LoopbackServer(talking: { try $0.write("HTTP/1.1 400 Bad Request\r\n\r\n") })
        #expect(throws: FetchFailure.notSecure) {
            try withExtendedLifetime(server) { try Fetcher().get("https://127.0.0.1:\(server.port)/") }
        }
    }
}
