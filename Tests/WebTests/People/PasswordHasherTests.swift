import Foundation
import MicroHTTP
import TestSupport
import Testing

@testable import Storage
@testable import Web

/// The storage of passwords (SECURITY, 2).
@Suite struct PasswordHasherTests {
    @Test func `a server hashes with scrypt, N of 32,768, r of 8 and p of 3, and a salt of 16 bytes that is new each time`() throws {
        let site = try TestSite(), files = try StaticFiles(directory: SourceTree.root.appending(path: "Public").path, basePath: "")
        let hasher = Application(store: site.store, files: files) { _ in }.hasher
        let stored = try (0..<2).map { _ in try hasher.hash(Household.password) }
        for hash in stored {
            let parts = hash.split(separator: "$")
            #expect(parts.count == 4 && parts[0] == "scrypt" && parts[1] == "n=32768,r=8,p=3")
            #expect(Data(base64Encoded: String(parts[2]))?.count == 16)
            #expect(Data(base64Encoded: String(parts[3]))?.count == 32)
            #expect(!hasher.needsRehash(hash))
        }
        #expect(stored[0].split(separator: "$")[2] != stored[1].split(separator: "$")[2])
    }

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

    @Test(arguments: [(8, 1, 1), (16, 2, 1), (16, 1, 2)], [false, true])
    func `a hash with other parameters is renewed at the sign-in, once`(parameters: (Int, Int, Int), asksForCode: Bool) throws {
        let household = try Household(), hasher = household.site.application.hasher
        if asksForCode { try LockScene.switchOn(household) }
        let older = PasswordHasher.Cost(rounds: parameters.0, blockSize: parameters.1, parallelism: parameters.2)
        let old = try PasswordHasher(cost: older).hash(Household.password)
        try household.site.store.write { _ = try $0.connection.run("UPDATE user SET password = ? WHERE username = 'ada'", old) }
        func stored() throws -> String { try #require(try household.site.store.read { try $0.users.find(login: "ada") }).passwordHash }

        #expect(try SignInTests.signIn(household.site.browser(), "ada", "a wrong guess").status == 422)
        #expect(try stored() == old)
        #expect(try SignInTests.signIn(household.site.browser(), "ada").status == 303)
        let new = try stored()
        #expect(new != old && !hasher.needsRehash(new))
        #expect(try hasher.verify(Household.password, against: new))
        #expect(try household.ada.fetch("/records").status == 200, "her sessions go on")
        #expect(try SignInTests.signIn(household.site.browser(), "ada").status == 303)
        #expect(try stored() == new)
    }
}
