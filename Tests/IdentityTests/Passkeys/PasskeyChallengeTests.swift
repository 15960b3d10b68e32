import Testing
import WebAuthn

@testable import Identity

@Suite struct PasskeyChallengeTests {
    private let challenges = PasskeyChallenges()

    private func binding(_ purpose: PasskeyChallenges.Purpose = .signIn, holder: Int = 1, id: String = "penny.local", port: Int = 8443)
        -> PasskeyChallenges.Binding
    {
        .init(
            purpose: purpose, holder: withUnsafeBytes(of: holder) { Array($0) }, site: RelyingParty(id: id, origin: "https://\(id):\(port)"))
    }

    @Test func `a challenge is taken once`() {
        let challenge = challenges.make(for: binding(), from: "a", at: 100)
        #expect(challenges.take(challenge, for: binding(), at: 100))
        #expect(!challenges.take(challenge, for: binding(), at: 100))
        #expect(!challenges.take(Challenge(), for: binding(), at: 100))
    }

    @Test(arguments: [(0, true), (300, true), (301, false), (-1, false)] as [(Int64, Bool)])
    func `a challenge lasts five minutes`(later: Int64, isGood: Bool) {
        let challenge = challenges.make(for: binding(), from: "a", at: 1_000)
        #expect(challenges.take(challenge, for: binding(), at: 1_000 + later) == isGood)
    }

    @Test func `a challenge is for its purpose, its browser and its site`() {
        let others = [binding(.add), binding(.unlock), binding(.confirm), binding(holder: 2), binding(id: "pi.local"), binding(port: 443)]
        for other in others {
            let challenge = challenges.make(for: binding(), from: "a", at: 100)
            #expect(!challenges.take(challenge, for: other, at: 100))
            #expect(!challenges.take(challenge, for: binding(), at: 100), "a wrong try uses it up")
        }
    }

    @Test func `the newest of one browser are kept`() {
        let made = (0..<20).map { _ in challenges.make(for: binding(), from: "a", at: 100) }
        let other = challenges.make(for: binding(.confirm, holder: 2), from: "a", at: 100)
        #expect(made.map { challenges.take($0, for: binding(), at: 100) } == (0..<20).map { $0 >= 20 - PasskeyChallenges.holderLimit })
        #expect(challenges.take(other, for: binding(.confirm, holder: 2), at: 100))
    }

    @Test func `guests at one address cannot take the place of others`() {
        let neighbour = challenges.make(for: binding(holder: -1), from: "b", at: 100)
        let member = challenges.make(for: binding(.confirm, holder: -2), from: "a", at: 100)
        let made = (0..<2_000).map { holder in challenges.make(for: binding(holder: holder), from: "a", at: 100) }
        #expect(challenges.take(neighbour, for: binding(holder: -1), at: 100))
        #expect(challenges.take(member, for: binding(.confirm, holder: -2), at: 100))
        let kept = made.indices.filter { challenges.take(made[$0], for: binding(holder: $0), at: 100) }
        #expect(kept == Array(2_000 - PasskeyChallenges.addressLimit..<2_000))
    }

    @Test(arguments: [PasskeyChallenges.Purpose.signIn, .confirm]) func `no more are kept than there is room for`(purpose: PasskeyChallenges.Purpose)
    {
        let count = PasskeyChallenges.limit + 100
        let made = (0..<count).map { holder in challenges.make(for: binding(purpose, holder: holder), from: "\(holder)", at: 100) }
        #expect(made.indices.filter { challenges.take(made[$0], for: binding(purpose, holder: $0), at: 100) } == Array(100..<count))
    }

    @Test(arguments: [PasskeyChallenges.Purpose.add, .unlock, .confirm]) func `guests do not take the place of members, wherever they come from`(
        purpose: PasskeyChallenges.Purpose
    ) {
        let member = challenges.make(for: binding(purpose, holder: -1), from: "a", at: 100)
        for holder in 0..<PasskeyChallenges.limit + 100 { _ = challenges.make(for: binding(holder: holder), from: "\(holder)", at: 100) }
        #expect(challenges.take(member, for: binding(purpose, holder: -1), at: 100))
    }

    @Test func `guests of one IPv6 network of 64 bits are at one address`() {
        let made = (0..<200).map { holder in challenges.make(for: binding(holder: holder), from: "2001:db8:1:2::\(holder)", at: 100) }
        let kept = made.indices.filter { challenges.take(made[$0], for: binding(holder: $0), at: 100) }
        #expect(kept == Array(200 - PasskeyChallenges.addressLimit..<200))
    }
}
