import Testing

@testable import Identity

@Suite struct PasskeySiteTests {
    @Test(
        arguments: [
            ("penny.local", true, "penny.local"), ("localhost", false, "localhost"), ("penny.localhost", false, "penny.localhost"),
            ("penny.local", false, nil), ("192.168.1.7", true, nil), ("::1", true, nil),
        ] as [(String, Bool, String?)])
    func `a passkey belongs to a name on a secure page`(host: String, isSecure: Bool, site: String?) {
        let found = PasskeySite(host: host, origin: "https://\(host):8443".uppercased(), isSecure: isSecure).relyingParty
        #expect(found?.id == site)
    }
}
