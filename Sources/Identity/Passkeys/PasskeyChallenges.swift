import IPAddresses
import Synchronization
import WebAuthn

/// The open challenges: each is accepted once, within five minutes, and only for its binding.
///
/// They are kept in memory, with limits: every visitor of the sign-in page can get one, and must not fill the disk. A restart
/// costs a second attempt.
package final class PasskeyChallenges: Sendable {
    /// The act that a response authorizes.
    package enum Purpose: Sendable {
        case add, signIn, unlock, confirm
    }

    /// The purpose, holder and site for which a challenge is valid.
    package struct Binding: Sendable, Equatable {
        package let purpose: Purpose
        /// The hash of the secret in the cookie of the visit or the session.
        package let holder: [UInt8]
        package let site: RelyingParty

        package init(purpose: Purpose, holder: [UInt8], site: RelyingParty) {
            self.purpose = purpose
            self.holder = holder
            self.site = site
        }

        var isGuest: Bool { purpose == .signIn }
    }

    private struct Waiting {
        let challenge: Challenge
        let binding: Binding
        /// The rate limiting key of the client's address: an IPv6 network of 64 bits is one.
        let visitor: String
        let madeAt: Int64
    }

    /// The open challenges, oldest first.
    private let waiting = Mutex<[Waiting]>([])

    /// Seconds after which a challenge expires.
    private static let lifetime = Int64(CeremonyOptions.timeout / 1000)
    /// The maximum number of open challenges for one holder; a new one evicts the oldest.
    package static let holderLimit = 8
    /// The maximum number of open challenges for guests at one address.
    package static let addressLimit = 64
    /// The maximum number of open challenges for all guests, and as many again for all people who are signed in, about 200 bytes
    /// each: guests evict only guests.
    package static let limit = 4_096

    package init() {}

    /// Issues a challenge for a binding; `address` is the address of the client, `now` is in seconds since 1970 (UTC).
    package func make(for binding: Binding, from address: String, at now: Int64) -> Challenge {
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

    /// Returns true if this challenge was issued for this binding and is still valid. Consumes it in either case.
    package func take(_ challenge: Challenge, for binding: Binding, at now: Int64) -> Bool {
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
