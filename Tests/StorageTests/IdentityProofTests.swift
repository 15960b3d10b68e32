import Bookkeeping
import Testing

@testable import Storage

/// The validity of proofs of identity.
struct IdentityProofTests {
    let sample: Sample
    let now = Sample.now

    init() throws {
        sample = try Sample()
        _ = try sample.neighbour()
        try sample.store.write { editor throws in
            try editor.oneTimePasswords.switchOn(of: sample.user, secret: Array(repeating: 5, count: 20), step: 1, recoveryCodes: [], at: now)
            try editor.pendingSignIns.add(of: sample.user, tokenHash: Self.hash(7), provedBy: Sample.proof, at: now)
            _ = try editor.passkeys.add(
                Passkey(
                    id: Sample.id(500), user: sample.user, credential: [1], publicKey: [2], counter: 0, host: "penny.local", transports: [],
                    isBackedUp: false, name: "Phone", createdAt: now))
            try editor.sessions.add(session(1), tokenHash: Self.hash(1), provedBy: Sample.proof)
        }
    }

    private static func hash(_ byte: UInt8) -> [UInt8] { Array(repeating: byte, count: 32) }

    private func session(_ number: Int, of user: User.ID? = nil) -> Session {
        Session(id: Sample.id(number), user: user ?? sample.user, createdAt: now, lastSeenAt: now, userAgent: "", address: "192.0.2.1")
    }

    static let proofs: [IdentityProof] = [Sample.proof, .code(pendingSignIn: hash(7)), .passkey(Sample.id(500))]

    /// A proof, and a change that invalidates it.
    struct Lapse: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let proof: IdentityProof
        let end: @Sendable (SiteData<Writing>, User.ID) throws -> Void

        init(_ what: String, _ proof: IdentityProof, _ end: @escaping @Sendable (SiteData<Writing>, User.ID) throws -> Void) {
            (testDescription, self.proof, self.end) = (what, proof, end)
        }
    }

    static let lapses =
        [
            Lapse("another password", Sample.proof) { try $0.passwords.set(of: $1, "new", keeping: nil) },
            Lapse("another password", proofs[1]) { try $0.passwords.set(of: $1, "new", keeping: nil) },
            Lapse("nothing waits", proofs[1]) { editor, _ in try editor.pendingSignIns.end(hash(7)) },
            Lapse("no codes any more", proofs[1]) { try $0.oneTimePasswords.switchOff(of: $1) },
            Lapse("the passkey is removed", proofs[2]) { try $0.passkeys.delete(Sample.id(500), of: $1) },
        ]
        + proofs.map { Lapse("the user is disabled", $0) { try $0.users.setDisabled($1, true) } }
        + proofs.map { Lapse("the user is gone", $0) { try $0.connection.run("DELETE FROM user WHERE id = ?", $1) } }

    @Test(arguments: proofs) func `a proof that holds begins a session and confirms one`(proof: IdentityProof) throws {
        try sample.store.write { editor throws in
            try editor.sessions.confirm(session(1), provedBy: proof, at: now + 5)
            try editor.sessions.add(session(2), tokenHash: Self.hash(2), provedBy: proof)
        }
        #expect(try sample.store.read { try $0.sessions.find(Self.hash(1), at: now) }?.session.confirmedAt == now + 5)
        #expect(try sample.store.read { try $0.sessions.find(Self.hash(2), at: now) } != nil)
    }

    @Test(arguments: lapses) func `a proof that holds no longer begins nothing`(lapse: Lapse) throws {
        let proof = lapse.proof
        try sample.store.write { try lapse.end($0, sample.user) }
        let count = try sample.store.read { try $0.sessions.all(of: sample.user).count }
        let lapsed = StoreError.conflict(.proofLapsed)
        #expect(throws: lapsed) { try sample.store.write { try $0.sessions.add(session(2), tokenHash: Self.hash(2), provedBy: proof) } }
        #expect(throws: lapsed) {
            try sample.store.write { try $0.pendingSignIns.add(of: sample.user, tokenHash: Self.hash(8), provedBy: proof, at: now) }
        }
        #expect(try sample.store.read { try $0.sessions.all(of: sample.user).count } == count)
        #expect(try sample.store.read { try $0.pendingSignIns.user(of: Self.hash(8), at: now) } == nil)
    }

    @Test(arguments: proofs) func `what one person proved says nothing of another`(proof: IdentityProof) throws {
        #expect(throws: StoreError.conflict(.proofLapsed)) {
            try sample.store.write { try $0.sessions.add(session(2, of: Sample.id(102)), tokenHash: Self.hash(2), provedBy: proof) }
        }
    }

    @Test func `a code opens one session`() throws {
        let proof = IdentityProof.code(pendingSignIn: Self.hash(7))
        try sample.store.write { try $0.sessions.add(session(2), tokenHash: Self.hash(2), provedBy: proof) }
        #expect(throws: StoreError.conflict(.proofLapsed)) {
            try sample.store.write { try $0.sessions.add(session(3), tokenHash: Self.hash(3), provedBy: proof) }
        }
    }

    @Test func `a password is changed by who proved the present one, in a session that lasts`() throws {
        func change(_ proof: IdentityProof) throws {
            _ = try sample.store.write { try $0.passwords.update("new", keepsTokens: false, in: session(1), provedBy: proof, at: now) }
        }
        #expect(throws: StoreError.conflict(.proofLapsed)) { try change(.password(hash: "scrypt$older")) }
        try sample.store.write { _ = try $0.sessions.end(Self.hash(1)) }
        #expect(throws: StoreError.conflict(.sessionEnded)) { try change(Sample.proof) }
        #expect(try sample.store.read { try $0.passwords.hash(of: sample.user) } == "scrypt$ada")
    }

    @Test func `a hash is renewed in the place of the one that it renews`() throws {
        func rehash(from hash: String) throws -> String? {
            try sample.store.write { try $0.passwords.rehash(of: sample.user, from: hash, to: "scrypt$newer") }
            return try sample.store.read { try $0.passwords.hash(of: sample.user) }
        }
        #expect(try rehash(from: "scrypt$older") == "scrypt$ada")
        #expect(try rehash(from: "scrypt$ada") == "scrypt$newer")
        #expect(try sample.store.read { try $0.passwords.hash(of: Sample.id(102)) } == "scrypt$bob")
    }

    @Test func `a passcode that is another one by now opens nothing`() throws {
        func forgive(_ hash: String) throws -> Bool { try sample.store.write { try $0.passcodes.forgiveTries(in: session(1), provedBy: hash) } }
        #expect(try !forgive("scrypt$1"))
        try sample.store.write { editor throws in
            try editor.passcodes.set(of: sample.user, "scrypt$1", lockAfter: 60, at: now)
            _ = try editor.passcodes.noteTry(Self.hash(1))
        }
        #expect(try !forgive("scrypt$2"))
        #expect(try sample.store.write { try $0.passcodes.noteTry(Self.hash(1)) } == 2)
        #expect(try forgive("scrypt$1"))
        #expect(try sample.store.write { try $0.passcodes.noteTry(Self.hash(1)) } == 1)
        try sample.store.write { _ = try $0.sessions.end(Self.hash(1)) }
        #expect(throws: StoreError.conflict(.sessionEnded)) { try forgive("scrypt$1") }
    }

    @Test func `a passkey that is removed has not signed`() throws {
        try sample.store.write { try $0.passkeys.delete(Sample.id(500), of: sample.user) }
        #expect(throws: StoreError.conflict(.proofLapsed)) {
            try sample.store.write { try $0.passkeys.use(Sample.id(500), counter: 9, isBackedUp: false, at: now) }
        }
    }

    @Test func `nothing is written in a session that has ended, or is somebody else's`() throws {
        func rename(_ name: String, in session: Session) throws {
            try sample.store.write(in: session) { try $0.users.updateProfile(sample.user, Sample.profile(name)) }
        }
        try rename("countess", in: session(1))
        #expect(throws: StoreError.conflict(.sessionEnded)) { try rename("thief", in: session(1, of: Sample.id(102))) }
        try sample.store.write { _ = try $0.sessions.end(Self.hash(1)) }
        #expect(throws: StoreError.conflict(.sessionEnded)) { try rename("thief", in: session(1)) }
        #expect(try sample.store.read { try $0.users.find(sample.user)?.username } == "countess")
    }
}
