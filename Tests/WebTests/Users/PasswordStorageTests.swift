import Foundation
import Identity
import MicroHTTP
import TestSupport
import Testing

@testable import Storage
@testable import Web

/// The storage of passwords (SECURITY, 2).
@Suite struct PasswordStorageTests {
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
