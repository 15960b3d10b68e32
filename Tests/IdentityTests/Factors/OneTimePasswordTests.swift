import Testing

@testable import Identity

@Suite struct OneTimePasswordTests {
    @Test(
        arguments: [
            (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"), (1_234_567_890, "89005924"), (2_000_000_000, "69279037"),
            (20_000_000_000, "65353130"),
        ] as [(Int64, String)])
    func `passwords are those of RFC 6238`(time: Int64, password: String) {
        let key = OneTimePassword(secret: Array("12345678901234567890".utf8))
        #expect(key.password(ofStep: OneTimePassword.step(at: time), digits: 8) == password)
        #expect(key.password(ofStep: OneTimePassword.step(at: time)) == password.suffix(6))
    }

    @Test(
        arguments: ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"].enumerated().map { ($0, $1) })
    func `passwords are those of RFC 4226`(step: Int, password: String) {
        #expect(OneTimePassword(secret: Array("12345678901234567890".utf8)).password(ofStep: Int64(step)) == password)
    }

    @Test func `the step before and the step after count, no others`() {
        let key = OneTimePassword(), now: Int64 = 1_763_642_040, step = OneTimePassword.step(at: now)
        for ahead in Int64(-3)...3 {
            let found = key.step(of: key.password(ofStep: step + ahead), at: now)
            // Two steps have the same password once in a million.
            #expect(found == (abs(ahead) <= 1 ? step + ahead : nil))
        }
        for wrong in ["", "12345", "1234567", "abcdef", "１２３４５６"] { #expect(key.step(of: wrong, at: now) == nil) }
        #expect(key.step(of: key.password(ofStep: 0), at: 0) == 0)
        _ = key.step(of: "123456", at: -5_000)
    }

    @Test(arguments: [("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"), ("foobar", "MZXW6YTBOI")])
    func `base32 is that of RFC 4648`(plain: String, text: String) {
        #expect(Base32.encode(Array(plain.utf8)) == text)
        #expect(Base32.decode(text) == Array(plain.utf8))
        #expect(Base32.decode(text.lowercased()) == Array(plain.utf8))
    }

    @Test(arguments: ["M", "MZX", "MZXW6Y", "MZ", "M0", "M1", "MY======", "M Y", "é", "MZXW6YTBO"]) func `other base32 is refused`(text: String) {
        #expect(Base32.decode(text) == nil)
    }

    @Test func `a secret goes through a QR code and typing, a user name through an address`() throws {
        let key = OneTimePassword()
        #expect(key.text.count == 32 && OneTimePassword(key.text)?.secret == key.secret)
        for text in ["", "AAAA", key.text + "A", key.text + "AAAAAAAA", "!" + key.text.dropFirst()] { #expect(OneTimePassword(text) == nil) }
        #expect(
            key.address(for: "ad a&x=1/é")
                == "otpauth://totp/Penny:ad%20a%26x%3D1%2F%C3%A9?secret=\(key.text)&issuer=Penny&algorithm=SHA1&digits=6&period=30")
    }

    @Test func `recovery codes are long, different, and hashed for one user`() {
        let codes = (0..<100).map { _ in RecoveryCode() }
        #expect(Set(codes.map(\.text)).count == 100)
        #expect(codes.allSatisfy { $0.text.count == 16 && $0.shown.wholeMatch(of: /[a-z2-7]{4}(-[a-z2-7]{4}){3}/) != nil })
    }
}
