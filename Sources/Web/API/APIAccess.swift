import Bookkeeping
import IPAddresses
import Identity
import MicroHTTP
import OperatorLog
import Storage

/// Authenticates API requests by the bearer token that they send (RFC 6750); cookies are ignored.
struct APIAccess: Sendable {
    private let store: Store
    private let activity: Activity<APIToken>
    private let log: EventLog
    private let wrongTokens = RateLimit<String>(burst: 30, perSecond: 1)
    private let calls = RateLimit<APIToken.ID>(burst: 1_000, perSecond: 50)

    init(store: Store, activity: Activity<APIToken>, log: EventLog) {
        self.store = store
        self.activity = activity
        self.log = log
    }

    /// Returns the user who owns the token in the request, and the access to their book.
    ///
    /// Throws `APIFailure.unauthenticated` without an `Authorization` header, `.invalidToken` for an unknown or expired token,
    /// `.tooMany` when a rate limit is exceeded, and `.readOnly` for a write with a token of scope `read`.
    func user(of request: Request, for scope: APIToken.Scope, at now: Int64) throws -> (user: User, book: BookAccess) {
        guard let header = request.headers["authorization"] else { throw APIFailure.unauthenticated }
        guard let secret = Self.secret(in: header), let (token, user, book) = try store.read({ try $0.apiTokens.find(secret.hash, at: now) }) else {
            // Requests with a valid token are not limited, even while another client behind the same address guesses tokens. A text that does not
            // begin like a token guesses none: it fills no log, and the answer always gives the reason.
            let isRare = wrongTokens.take(IPAddress.visitor(of: request.peer), at: now)
            guard isRare || Self.token(in: header) == nil else { throw APIFailure.tooMany(wrongTokens.wait) }
            if isRare { log.write(.refusedToken(peer: request.peer)) }
            throw APIFailure.invalidToken
        }
        guard calls.take(token.id, at: now) else { throw APIFailure.tooMany(calls.wait) }
        guard scope == .read || token.scope == .write else { throw APIFailure.readOnly }
        activity.note(token.id, tokenHash: secret.hash, lastSeenAt: token.lastUsedAt ?? 0, at: now)
        return (user, book)
    }

    /// True if the request carries a valid token with the scope. Counts towards no limit.
    func allows(_ request: Request, for scope: APIToken.Scope, at now: Int64) -> Bool {
        guard let secret = request.headers["authorization"].flatMap(Self.secret(in:)),
            let token = try? store.read({ try $0.apiTokens.find(secret.hash, at: now) })?.0
        else { return false }
        return scope == .read || token.scope == .write
    }

    private static func secret(in header: String) -> Secret? { token(in: header).flatMap { Secret(String($0)) } }

    /// Returns what stands behind the prefix of a token; nil for a header without one.
    private static func token(in header: String) -> Substring? {
        let parts = header.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer", parts[1].hasPrefix(prefix) else { return nil }
        return parts[1].dropFirst(prefix.count)
    }

    /// The prefix of every token, which identifies a leaked one.
    private static let prefix = "penny_"

    /// Returns the text of a token, and its beginning, which lists of tokens show later.
    static func text(of secret: Secret) -> (whole: String, prefix: String) {
        (prefix + secret.text, prefix + secret.text.prefix(8))
    }
}
