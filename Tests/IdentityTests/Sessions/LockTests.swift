import Testing

@testable import Identity

@Suite struct LockTests {
    private let lock = Lock(), session = Secret().hash

    @Test func `a session is open for the secret that opened it, and for no other`() {
        let key = lock.open(session, at: 1_000)
        #expect(lock.isOpen(session, key: key.hash, lockAfter: 300, at: 1_000))
        #expect(!lock.isOpen(session, key: Secret().hash, lockAfter: 300, at: 1_000))
        #expect(!lock.isOpen(Secret().hash, key: key.hash, lockAfter: 300, at: 1_000))
        lock.lock(session)
        #expect(!lock.isOpen(session, key: key.hash, lockAfter: 300, at: 1_000))
    }

    @Test(arguments: [(0, 60, true), (0, 61, false), (300, 300, true), (300, 301, false)] as [(Int64, Int64, Bool)])
    func `a session locks after a pause, and a minute at least`(lockAfter: Int64, pause: Int64, isOpen: Bool) {
        let key = lock.open(session, at: 1_000).hash
        #expect(lock.isOpen(session, key: key, lockAfter: lockAfter, at: 1_000 + pause) == isOpen)
        #expect(lock.isOpen(session, key: key, lockAfter: lockAfter, at: 1_000 + 2 * pause) == isOpen, "each use begins the pause anew")
    }
}
