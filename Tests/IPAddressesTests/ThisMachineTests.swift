import Testing

@testable import IPAddresses

struct ThisMachineTests {
    @Test(arguments: [
        ("pi", ["pi", "pi.local", "pi.lan", "pi.home", "pi.home.arpa", "pi.internal", "localhost"]),
        (
            "NAS.Example.org",
            ["nas.example.org", "nas", "nas.local", "nas.lan", "nas.home", "nas.home.arpa", "nas.internal", "localhost"]
        ),
        ("pi.local", ["pi.local", "pi", "pi.lan", "pi.home", "pi.home.arpa", "pi.internal", "localhost"]),
        ("localhost", ["localhost"]),
    ])
    func `a home network may know a machine by these names`(name: String, names: [String]) {
        #expect(ThisMachine.names(of: name) == names)
    }

    @Test(arguments: [
        ("169.254.0.1", true), ("169.254.255.255", true), ("169.253.0.1", false), ("fe80::1", true), ("febf::1", true),
        ("fec0::1", false), ("fd00::1", false),
    ])
    func `addresses of one link are told apart`(text: String, isLinkLocal: Bool) throws {
        #expect(try #require(IPAddress(text)).isLinkLocal == isLinkLocal)
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.255.0.9", true), ("128.0.0.1", false), ("::1", true), ("::2", false), ("::", false),
        ("0.0.0.0", false),
    ])
    func `addresses of the machine itself are told apart`(text: String, isLoopback: Bool) throws {
        #expect(try #require(IPAddress(text)).isLoopback == isLoopback)
    }

    @Test(
        arguments: [("192.168.1.20", [192, 168, 1, 20]), ("fd00::1:2", [0xfd, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2])]
            as [(String, [UInt8])])
    func `an address is its bytes`(text: String, bytes: [UInt8]) throws {
        let address = try #require(IPAddress(text))
        #expect(address.bytes == bytes)
        #expect(IPAddress(bytes: bytes) == address)
        #expect(IPAddress(bytes: bytes + [0]) == nil)
    }

    @Test func `temporary and outdated addresses are read from the system's list, whatever is in it`() {
        let list = """
            20010db8000000000000000000000001 02 40 00 80     eth0
            20010db8000000000000000000000002 02 40 00 01     eth0
            20010db8000000000000000000000003 02 40 00 21     eth0
            20010db8000000000000000000000004 02 40 00 a0     eth0
            00000000000000000000000000000001 01 80 10 80       lo
            garbage
            20010db80000000000000000000000zz 02 40 00 01     eth0

            """
        #expect(TemporaryAddresses.parse(list).map(\.description) == ["2001:db8::2", "2001:db8::3", "2001:db8::4"])
    }
}
