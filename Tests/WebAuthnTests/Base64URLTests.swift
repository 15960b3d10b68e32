import Testing

@testable import WebAuthn

@Suite struct Base64URLTests {
    @Test(
        arguments: [
            ([], ""), ([0x66], "Zg"), ([0x66, 0x6F], "Zm8"), ([0x66, 0x6F, 0x6F], "Zm9v"), ([0xFB, 0xFF], "-_8"), ([0], "AA"),
            ([255, 255, 255], "____"),
        ] as [([UInt8], String)])
    func `bytes and their text`(bytes: [UInt8], text: String) {
        #expect(Base64URL.text(bytes) == text)
        #expect(Base64URL.bytes(text) == bytes)
    }

    @Test(arguments: ["Z", "Zg==", "Zh", "Zm9", "Zm9v ", "+/8", "Zm9vZ", "é", "Zg\n", "Zm9v\0"])
    func `a text that nobody writes is none`(text: String) {
        #expect(Base64URL.bytes(text) == nil)
    }
}
