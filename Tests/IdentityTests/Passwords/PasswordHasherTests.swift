import Foundation
import Testing

@testable import Identity

/// The hashes of passwords (SECURITY, 2).
@Suite struct PasswordHasherTests {
    /// The scrypt vector of RFC 7914, section 12, with the salt and the key in Penny's format.
    @Test func `a hash by other parameters than today's is still understood`() throws {
        let salt = Data("SodiumChloride".utf8).base64EncodedString()
        let key = Data([
            0x70, 0x23, 0xbd, 0xcb, 0x3a, 0xfd, 0x73, 0x48, 0x46, 0x1c, 0x06, 0xcd, 0x81, 0xfd, 0x38, 0xeb,
            0xfd, 0xa8, 0xfb, 0xba, 0x90, 0x4f, 0x8e, 0x3e, 0xa9, 0xb5, 0x43, 0xf6, 0x54, 0x5d, 0xa1, 0xf2,
        ]).base64EncodedString()
        let stored = "$scrypt$n=16384,r=8,p=1$\(salt)$\(key)", hasher = PasswordHasher(cost: .init(rounds: 16, blockSize: 1, parallelism: 1))
        #expect(try hasher.verify("pleaseletmein", against: stored))
        #expect(try !hasher.verify("pleaseletmeout", against: stored))
        #expect(hasher.needsRehash(stored))
    }

    @Test(arguments: ["n=-32768,r=8,p=3", "n=32768,r=-8,p=3", "n=32768,r=8,p=-3", "n=0,r=0,p=0", "n=32768,r=8"])
    func `a stored hash with impossible parameters fits no password`(parameters: String) throws {
        let salt = Data("SodiumChloride".utf8).base64EncodedString(), key = Data(repeating: 0, count: 32).base64EncodedString()
        let hasher = PasswordHasher(cost: .init(rounds: 16, blockSize: 1, parallelism: 1))
        #expect(try !hasher.verify("pleaseletmein", against: "$scrypt$\(parameters)$\(salt)$\(key)"))
    }

    @Test func `a caller for whom there is no room gets an error, and a caller in the other queue a hash`() throws {
        let hasher = PasswordHasher(cost: .init(rounds: 16, blockSize: 1, parallelism: 1), waiting: 0)
        let hash = try hasher.hash("pleaseletmein")
        let isRight = try hasher.gate(.strangers).run { () throws -> Bool in
            #expect(throws: PasswordHasher.Busy.self) { try hasher.hash("pleaseletmein", in: .strangers) }
            #expect(throws: PasswordHasher.Busy.self) { try hasher.verify("pleaseletmein", against: nil, in: .strangers) }
            return try hasher.verify("pleaseletmein", against: hash, in: .household)
        }
        #expect(isRight == true)
    }
}
