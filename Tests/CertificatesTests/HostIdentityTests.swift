import Certificates
import IPAddresses
import Testing

struct HostIdentityTests {
    @Test(arguments: [
        ("pi", true), ("pi.local", true), ("PI.Local", true), ("a-b.c1", true), ("*.example.org", true), ("1.2.3.example", true),
        (String(repeating: "a", count: 63), true),
        ("", false), (".", false), ("pi.", false), (".pi", false), ("a..b", false), ("-a", false), ("a-", false), ("a_b", false),
        ("a b", false), ("*", false),
        ("*.org", false), ("a.*.org", false), ("家.example", false), ("192.168.1.1", false), ("::1", false), ("a/b", false),
        ("a\nb", false),
        (String(repeating: "a", count: 64), false), (String(repeating: "a.", count: 127) + "aa", false),
    ])
    func `a DNS name is letters, digits and inner hyphens`(name: String, isName: Bool) {
        #expect(HostIdentity.isName(name) == isName)
        #expect(HostIdentity(names: [name]).names.count == (isName ? 1 : 0))
    }

    @Test func `names and addresses stand once, in their order`() {
        let identity = Home.identity(["b", "A", "a", "B"], ["192.168.1.2", "10.0.0.1", "192.168.1.2"])
        #expect(identity.all == ["b", "a", "192.168.1.2", "10.0.0.1"])
        #expect(identity.union(Home.identity(["c", "a"])).names == ["b", "a", "c"])
        #expect(identity.subtracting(Home.identity(["a"], ["10.0.0.1"])).all == ["b", "192.168.1.2"])
        #expect(
            Home.identity(["a.example.org", "example.org", "b.a.example.org"]).subtracting(Home.identity(["*.example.org"])).names
                == ["example.org", "b.a.example.org"])
    }

    @Test func `this machine has its name, and itself`() {
        let identity = HostIdentity.ofThisMachine
        #expect(identity.names.contains("localhost"))
        #expect(identity.addresses.contains { $0.description == "127.0.0.1" })
        #expect(!identity.addresses.contains { $0.isLinkLocal })
    }
}
