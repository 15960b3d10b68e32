import IPAddresses
import Synchronization
import WebAuthn

/// The challenges that wait for an answer: each is good once, for five minutes, and only for what it was made for.
///
/// They are in memory, with bounds: everybody who opens the sign-in page may get one, and must not fill the disk. A restart costs a second try.
final class PasskeyChallenges: Sendable {
    enum Purpose: Sendable {
        case add, signIn, unlock, confirm
    }

    /// What a challenge is bound to.
    struct Binding: Sendable, Equatable {
        let purpose: Purpose
        /// The hash of what the cookie of the visit or the session holds.
        let holder: [UInt8]
        let site: RelyingParty

        var isGuest: Bool { purpose == .signIn }
    }

    private struct Waiting {
        let challenge: Challenge
        let binding: Binding
        /// Who asked for it, as limits count: an IPv6 network of 64 bits is one.
        let visitor: String
        let madeAt: Int64
    }

    /// The oldest first.
    private let waiting = Mutex<[Waiting]>([])

    /// Seconds after which an answer comes too late.
    private static let lifetime = Int64(CeremonyOptions.timeout / 1000)
    /// So many may wait for one holder; a new one takes the place of the oldest.
    static let holderLimit = 8
    /// So many may wait for guests at one address.
    static let addressLimit = 64
    /// So many may wait for all guests, and so many for all members, some 200 bytes each: guests do not take the place of members.
    static let limit = 4_096

    func make(for binding: Binding, from address: String, at now: Int64) -> Challenge {
        let challenge = Challenge(), visitor = IPAddress.visitor(of: address)
        waiting.withLock { waiting in
            waiting.removeAll { !Self.isInTime($0, at: now) }
            Self.makeRoom(in: &waiting, below: Self.holderLimit) { $0.binding.holder == binding.holder }
            if binding.isGuest {
                Self.makeRoom(in: &waiting, below: Self.addressLimit) { $0.binding.isGuest && $0.visitor == visitor }
            }
            Self.makeRoom(in: &waiting, below: Self.limit) { $0.binding.isGuest == binding.isGuest }
            waiting.append(Waiting(challenge: challenge, binding: binding, visitor: visitor, madeAt: now))
        }
        return challenge
    }

    /// Whether this challenge was given out for this and waits for its answer. It waits no longer, whatever comes of it.
    func take(_ challenge: Challenge, for binding: Binding, at now: Int64) -> Bool {
        waiting.withLock { waiting in
            guard let place = waiting.firstIndex(where: { $0.challenge == challenge }) else { return false }
            let found = waiting.remove(at: place)
            return found.binding == binding && Self.isInTime(found, at: now)
        }
    }

    private static func isInTime(_ waiting: Waiting, at now: Int64) -> Bool { now >= waiting.madeAt && now - waiting.madeAt <= lifetime }

    private static func makeRoom(in waiting: inout [Waiting], below limit: Int, for isCounted: (Waiting) -> Bool) {
        let excess = waiting.count(where: isCounted) - limit + 1
        guard excess > 0 else { return }
        var left = excess
        waiting.removeAll {
            guard left > 0, isCounted($0) else { return false }
            left -= 1
            return true
        }
    }
}
