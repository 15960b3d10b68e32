import IPAddresses
import Testing

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
        ("8.8.8.8", true), ("172.15.255.255", true), ("172.32.0.0", true), ("100.63.255.255", true), ("1.0.0.0", true),
        ("223.255.255.255", true), ("2a00:1450:4001:80b::200e", true), ("2606:4700::1111", true), ("64:ff9b::808:808", true),
        ("0.0.0.0", false), ("10.0.0.1", false), ("100.64.0.1", false), ("127.0.0.1", false), ("127.255.255.255", false),
        ("169.254.169.254", false), ("172.16.0.1", false), ("172.31.255.255", false), ("192.0.0.1", false), ("192.0.2.1", false),
        ("192.168.1.1", false), ("198.18.0.1", false), ("198.51.100.1", false), ("203.0.113.1", false), ("224.0.0.1", false),
        ("239.255.255.250", false), ("240.0.0.1", false), ("255.255.255.255", false),
        ("::", false), ("::1", false), ("::ffff:127.0.0.1", false), ("::ffff:192.168.0.1", false), ("::7f00:1", false),
        ("fc00::1", false), ("fd12:3456::1", false), ("fe80::1", false), ("fec0::1", false), ("ff02::1", false),
        ("2001::1", false), ("2001:db8::1", false), ("2002:7f00:1::", false), ("3fff::1", false), ("4000::1", false),
        ("64:ff9b::7f00:1", false), ("64:ff9b::a00:1", false), ("64:ff9b:1::1", false), ("100::1", false),
    ])
    func `an address is public or has a special purpose`(text: String, isPublic: Bool) throws {
        #expect(try #require(IPAddress(text)).isPublic == isPublic)
    }

    @Test(arguments: [
        ("10.0.0.1", true), ("172.16.0.1", true), ("172.31.255.255", true), ("192.168.1.20", true), ("100.64.0.1", true),
        ("::ffff:192.168.0.1", true), ("fd12:3456::1", true), ("fc00::1", true), ("64:ff9b::a00:1", true),
        ("127.0.0.1", false), ("0.0.0.0", false), ("::1", false), ("::", false), ("169.254.169.254", false), ("fe80::1", false),
        ("224.0.0.1", false), ("ff02::1", false), ("255.255.255.255", false), ("172.32.0.1", false), ("100.128.0.1", false), ("8.8.8.8", false),
        ("100.100.100.200", false), ("fd00:ec2::254", false), ("64:ff9b::7f00:1", false), ("::ffff:127.0.0.1", false), ("2001:db8::1", false),
    ])
    func `an address is of a private network or not`(text: String, isPrivate: Bool) throws {
        #expect(try #require(IPAddress(text)).isOfPrivateNetwork == isPrivate)
    }
}
