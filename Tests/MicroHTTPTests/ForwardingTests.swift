import IPAddresses
import Testing

@testable import MicroHTTP

struct ForwardingTests {
    @Test(arguments: [
        // forwarded for, from a proxy, expected peer
        ("203.0.113.9", "203.0.113.9"),
        ("1.1.1.1, 203.0.113.9", "203.0.113.9"),
        ("1.1.1.1, 203.0.113.9, 10.0.0.7", "203.0.113.9"),
        ("203.0.113.9:5000", "203.0.113.9"),
        ("[2001:db8::1]:5000", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("evil", "10.0.0.2"),
        ("203.0.113.9, evil", "10.0.0.2"),
        ("", "10.0.0.2"),
        ("10.0.0.9", "10.0.0.9"),
    ])
    func `a trusted proxy names the client`(field: String, peer: String) throws {
        let forwarding = try forwarding(from: "10.0.0.2", ["X-Forwarded-For": field])
        #expect(forwarding.peer == peer)
    }

    @Test func `a trusted proxy names scheme and host`() throws {
        let forwarding = try forwarding(from: "10.0.0.2", ["X-Forwarded-Proto": "https", "X-Forwarded-Host": "penny.example"])
        #expect(forwarding.isSecure)
        #expect(forwarding.host == "penny.example")
    }

    @Test func `anybody else is not believed`() throws {
        let forwarding = try forwarding(
            from: "203.0.113.1", ["X-Forwarded-For": "1.1.1.1", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil"])
        #expect(forwarding.peer == "203.0.113.1")
        #expect(!forwarding.isSecure)
        #expect(forwarding.host == nil)
    }

    private func forwarding(from address: String, _ headers: Headers) throws -> Forwarding {
        Forwarding(
            from: try #require(IPAddress(address)), description: address, isSecure: false, headers: headers,
            trusted: [try #require(CIDR("10.0.0.0/8"))])
    }
}
