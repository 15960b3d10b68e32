import Testing

@testable import MicroHTTP

struct AddressTests {
    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("127.0.0.1", "127.0.0.1", true),
        ("127.0.0.1", "127.0.0.2", false), ("0.0.0.0/0", "8.8.8.8", true), ("0.0.0.0/0", "::1", false),
        ("::/0", "8.8.8.8", true), ("fd00::/8", "fd12::1", true), ("fd00::/8", "fe80::1", false), ("::1/128", "::1", true),
        ("10.1.2.3/8", "10.9.9.9", true), ("10.0.0.0/8", "::ffff:10.0.0.1", true),
        ("2001:db8::/65", "2001:db8::8000:0:0:1", false),
        ("192.168.0.0/31", "192.168.0.1", true), ("192.168.0.0/32", "192.168.0.1", false),
    ])
    func `a block has its addresses`(block: String, address: String, isInside: Bool) throws {
        #expect(try #require(CIDR(block)).contains(try #require(IPAddress(address))) == isInside)
    }

    @Test(arguments: ["", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "::/129", "10.0.0.0/", "host/8", "1.2.3", "::1/8/8"])
    func `what is not a block is refused`(text: String) {
        #expect(CIDR(text) == nil)
    }

    @Test(arguments: [
        ("::ffff:10.0.0.1", "10.0.0.1"), ("10.0.0.1", "10.0.0.1"), ("fe80:0:0::1", "fe80::1"), ("::1", "::1"),
    ])
    func `an address is written in its short form`(text: String, written: String) {
        #expect(IPAddress(text)?.description == written)
    }

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
