import Bookkeeping
import Storage
import Testing

struct UserTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    private func hash(_ byte: UInt8) -> [UInt8] { Array(repeating: byte, count: 32) }

    private func session(_ number: Int, of user: User.ID? = nil, at time: Int64? = nil) -> Session {
        Session(
            id: Sample.id(number), user: user ?? sample.user, createdAt: time ?? now, lastSeenAt: time ?? now,
            userAgent: "Firefox",
            address: "192.0.2.1")
    }

    @Test func `the first user is the operator, later ones are members`() throws {
        _ = try sample.neighbour()
        #expect(try sample.store.read { try $0.users.all().map { "\($0.username) \($0.role)" } } == ["ada operator", "bob member"])
        #expect(try sample.store.read { try $0.users.count() } == 2)
    }

    @Test(arguments: ["ada", "ADA", " ａｄａ ", "ADA@example.org"])
    func `a user is found by name and e-mail in any case`(login: String) throws {
        let found = try sample.store.read { try $0.users.find(login: login) }
        #expect(found?.user.id == sample.user && found?.passwordHash == "scrypt$ada")
        #expect(try sample.store.read { try $0.users.find(login: "adam") } == nil)
    }

    @Test func `names and e-mail addresses are taken once, and a refused sign-up leaves nothing`() throws {
        func signUp(_ profile: User.Profile) throws {
            _ = try sample.store.write {
                try $0.users.add(
                    Sample.id(300), profile: profile, preferences: Sample.preferences, settings: Sample.settings, password: "x",
                    account: (Sample.id(302), Sample.account("Main", .eur, 0)), categories: [], hashtags: [], invitation: nil,
                    at: now)
            }
        }
        var profile = Sample.profile("ADA")
        profile.email = "new@example.org"
        #expect(throws: StoreError.conflict(.usernameTaken)) { try signUp(profile) }
        for look in ["аԁа", "ada\u{34F}", "аda", "\u{251}da"] {
            profile.username = look
            #expect(throws: StoreError.conflict(.usernameLooksTaken), "\(look)") { try signUp(profile) }
        }
        profile.username = "new"
        profile.email = "Ada@Example.org"
        #expect(throws: StoreError.conflict(.emailTaken)) { try signUp(profile) }
        profile.email = "new@example.org"
        try signUp(profile)
        let book = try #require(try sample.store.read { try $0.books.atTerminal(of: Sample.id(300)) })
        #expect(try sample.store.read(book) { try $0.accounts().map(\.isDefault) } == [true])
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `profile, preferences and password can be changed`() throws {
        var profile = Sample.profile("ada")
        profile.dateOfBirth = .day("2000-02-29")
        profile.firstName = "Ada"
        let preferences = Preferences(language: .japanese, theme: .dark)
        try sample.store.write { editor throws in
            try editor.users.updateProfile(sample.user, profile)
            try editor.users.updatePreferences(sample.user, preferences)
            try editor.sessions.add(session(1), tokenHash: hash(1), provedBy: Sample.proof)
            try editor.sessions.add(session(2), tokenHash: hash(2), provedBy: Sample.proof)
            #expect(try !editor.passwords.update("new", keepsTokens: false, in: session(2), provedBy: Sample.proof, at: now))
        }
        try sample.store.read { site throws in
            let user = try #require(try site.users.find(sample.user))
            #expect(user.preferences == preferences && user.dateOfBirth == .day("2000-02-29") && user.displayName == "Ada")
            #expect(try site.passwords.hash(of: sample.user) == "new")
            #expect(try site.sessions.all(of: sample.user).map(\.id) == [Sample.id(2)])
        }
        #expect(throws: StoreError.notFound) { try sample.store.write { try $0.users.updateProfile(Sample.id(99), profile) } }
    }

    @Test(arguments: [
        (0, true), (29, true), (31, false),
    ])
    func `a session ends after thirty idle days`(days: Int64, lasts: Bool) throws {
        try sample.store.write { try $0.sessions.add(session(1), tokenHash: hash(1), provedBy: Sample.proof) }
        #expect(try sample.store.read { try $0.sessions.find(hash(1), at: now + days * 86_400) != nil } == lasts)
    }

    @Test func `a session ends after 180 days, though it was seen yesterday, and a wrong clock ends nothing`() throws {
        try sample.store.write { editor throws in
            try editor.sessions.add(session(1), tokenHash: hash(1), provedBy: Sample.proof)
            try editor.sessions.touch([(hash(1), now + 179 * 86_400), (hash(1), now)])
        }
        #expect(
            try sample.store.read { try $0.sessions.find(hash(1), at: now + 179 * 86_400)?.session.lastSeenAt } == now + 179 * 86_400)
        #expect(try sample.store.read { try $0.sessions.find(hash(1), at: now + 181 * 86_400) == nil })
        #expect(try sample.store.read { try $0.sessions.find(hash(1), at: 0) != nil })
        #expect(try sample.store.write { try $0.purgeExpired(at: 0) } == 0)
    }

    @Test func `a disabled user has no sessions and gets none`() throws {
        try sample.store.write { editor throws in
            try editor.sessions.add(session(1), tokenHash: hash(1), provedBy: Sample.proof)
            try editor.users.setDisabled(sample.user, true)
            #expect(try editor.sessions.find(hash(1), at: now) == nil)
            #expect(throws: StoreError.conflict(.proofLapsed)) { try editor.sessions.add(session(2), tokenHash: hash(2), provedBy: Sample.proof) }
        }
    }

    @Test func `a person ends own sessions only`() throws {
        _ = try sample.neighbour()
        try sample.store.write { editor throws in
            try editor.sessions.add(session(1), tokenHash: hash(1), provedBy: Sample.proof)
            try editor.sessions.add(session(2), tokenHash: hash(2), provedBy: Sample.proof)
            try editor.sessions.add(session(3, of: Sample.id(102)), tokenHash: hash(3), provedBy: .password(hash: "scrypt$bob"))
            #expect(throws: StoreError.notFound) { try editor.sessions.end(Sample.id(3), of: sample.user) }
            try editor.sessions.endOthers(than: session(1))
            #expect(try editor.sessions.all(of: sample.user).map(\.id) == [Sample.id(1)])
            try editor.sessions.end(hash(1))
            #expect(try editor.sessions.all(of: sample.user).isEmpty)
            #expect(try editor.sessions.all(of: Sample.id(102)).count == 1)
        }
    }

    @Test func `an invitation is used once, and not after its time`() throws {
        let invitation = Invitation(id: Sample.id(1), createdBy: sample.user, createdAt: now, expiresAt: now + 60)
        func signUp(_ number: Int, _ token: [UInt8]) throws {
            try Sample.addUser(
                "guest\(number)", Sample.id(number), account: Sample.id(number + 2),
                food: Sample.id(number + 3),
                travel: Sample.id(number + 4), salary: Sample.id(number + 5), invitation: token, to: sample.store)
        }
        try sample.store.write { editor throws in
            try editor.settings.setSignUpPolicy(.invitation)
            try editor.invitations.add(invitation, tokenHash: hash(1))
            #expect(try editor.settings.signUpPolicy() == .invitation)
            #expect(try editor.invitations.find(hash(1), at: now) == invitation)
            #expect(try editor.invitations.find(hash(1), at: now + 60) == nil)
        }
        try signUp(300, hash(1))
        #expect(throws: StoreError.notFound) { try signUp(400, hash(1)) }
        #expect(try sample.store.read { try $0.users.find(login: "guest400") } == nil)
        try sample.store.write { editor throws in
            try editor.invitations.add(invitation, tokenHash: hash(2))
            try editor.invitations.revoke(invitation.id)
            #expect(try editor.invitations.all().isEmpty)
        }
    }

    @Test func `failures are counted by name, by address and by both, and survive a restart`() throws {
        try sample.store.write { editor throws in
            for time in 0..<3 { try editor.signInFailures.note(account: "Ada", address: "a", at: now + Int64(time)) }
            try editor.signInFailures.note(account: "ada", address: "b", at: now)
            try editor.signInFailures.note(account: "bob", address: "a", at: now)
        }
        try sample.store.close()
        let store = try Store(at: sample.path)
        defer { try? store.close() }
        func wait(_ account: String?, _ address: String?, _ failures: Int, in seconds: Int64 = 60, at time: Int64 = Sample.now + 2) throws -> Int64? {
            try store.read { try $0.signInFailures.wait(account: account, address: address, limit: SignInLimit(failures, in: seconds), at: time) }
        }
        #expect(try wait("ADA", "a", 3) == now + 60 && wait("ADA", "a", 4) == nil)
        #expect(try wait("ada", nil, 4) == now + 60 && wait("ada", nil, 5) == nil)
        #expect(try wait(nil, "a", 4) == now + 60 && wait(nil, "a", 5) == nil)
        #expect(try wait("ada", "a", 1) == now + 62, "the one that has to be over first")
        #expect(try wait("ada", "a", 3, at: now + 59) == now + 60 && wait("ada", "a", 3, at: now + 60) == nil)
        #expect(try wait("ada", "c", 1) == nil && wait("eve", "a", 1) == nil)
        try store.write { try $0.signInFailures.clear(account: "ada", address: "a") }
        #expect(try wait("ada", "a", 1) == nil && wait("ada", nil, 1) == now + 60 && wait(nil, "a", 1) == now + 60)
    }

    @Test func `what is over is purged, and nothing else`() throws {
        let ids = try sample.add(sample.expense("Old"), sample.expense("New"), sample.expense("Cash", account: sample.cash))
        let month: Int64 = 31 * 86_400
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.delete(ids[0], as: Sample.id(900), at: now)
            _ = try editor.delete(ids[2], as: Sample.id(901), at: now)
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(902), at: now)
            _ = try editor.delete(ids[1], as: Sample.id(903), at: now + month)
        }
        try sample.store.write { editor throws in
            try editor.sessions.add(session(1), tokenHash: hash(1), provedBy: Sample.proof)
            try editor.sessions.add(session(2, at: now + month), tokenHash: hash(2), provedBy: Sample.proof)
            try editor.signInFailures.note(account: "ada", address: "a", at: now)
        }
        #expect(try sample.store.read { try $0.hasExpired(at: now) } == false)
        #expect(try sample.store.read { try $0.hasExpired(at: now + month) })
        #expect(try sample.store.write { try $0.purgeExpired(at: now + month) } >= 4)
        #expect(try sample.store.read { try $0.hasExpired(at: now + month) } == false)
        #expect(try sample.store.read { try $0.sessions.all(of: sample.user).map(\.id) } == [Sample.id(2)])
        #expect(try sample.store.read(sample.book) { try $0.deletions().map(\.id) } == [Sample.id(903)])
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `failures of a clock that was ahead lock nobody out, and go`() throws {
        try sample.store.write { editor throws in
            for _ in 0..<3 { try editor.signInFailures.note(account: "ada", address: "a", at: now + 400 * 86_400) }
            try editor.signInFailures.note(account: "ada", address: "a", at: now)
        }
        for failures in 1...2 {
            let limit = SignInLimit(failures, in: 60)
            let wait = try sample.store.read { try $0.signInFailures.wait(account: "ada", address: "a", limit: limit, at: now) }
            #expect(wait == (failures == 1 ? now + 60 : nil))
        }
        #expect(try sample.store.read { try $0.hasExpired(at: now) })
        #expect(try sample.store.write { try $0.purgeExpired(at: now) } == 3)
        #expect(try sample.store.read { try !$0.hasExpired(at: now) })
    }
}
