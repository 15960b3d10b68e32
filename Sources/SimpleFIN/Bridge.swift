import Bookkeeping
import Fetching
import Foundation

/// Asks a SimpleFIN bridge for the accounts of a person. Each call blocks the thread.
public struct Bridge: Sendable {
    /// The largest answer, in bytes.
    public static let sizeLimit = 4 << 20
    /// The longest period of one request, in days: bridges refuse longer ones, or cut them.
    public static let daysPerRequest = 60
    /// The most requests for one period. Bridges answer 24 a day; of a longer period the latest part is asked for.
    public static let requestLimit = 12

    private let reach: BridgeReach
    private let timeLimit: Duration

    /// - Parameter timeLimit: the maximum time of one request. A bridge may ask a bank meanwhile.
    public init(reach: BridgeReach = .publicInternet, timeLimit: Duration = .seconds(60)) {
        self.reach = reach
        self.timeLimit = timeLimit
    }

    /// Exchanges a token for the address with its secret, which works once.
    ///
    /// - Parameter isWanted: called about once a second; the first `false` cancels the request.
    public func claim(_ token: SetupToken, isWanted: @escaping @Sendable () -> Bool = { true }) throws(BridgeFailure) -> AccessAddress {
        let answer: Fetched
        do {
            answer = try fetcher.post(token.claim, [], headers: [], isWanted: isWanted)
        } catch {
            throw BridgeFailure(error, refusal: .usedToken)
        }
        do {
            return try AccessAddress(String(decoding: answer.body, as: UTF8.self), reach: reach)
        } catch {
            throw .unknownShape
        }
    }

    /// Returns the accounts, with the entries of a period.
    ///
    /// - Parameters:
    ///   - days: asked for with a day before and after, since the days of a bank are of another time zone; nil for no entries.
    ///   - ids: the accounts to ask for, by ``BridgeAccount/id``; empty for all.
    ///   - zone: the person's time zone, which determines the day of an instant.
    ///   - isWanted: called about once a second; the first `false` cancels the request.
    public func accounts(
        at access: AccessAddress, days: ClosedRange<CalendarDate>?, only ids: [String] = [], in zone: CivilTimeZone,
        isWanted: @escaping @Sendable () -> Bool = { true }
    ) throws(BridgeFailure) -> BridgeAnswer {
        guard let days else { return try answer(access, "version=2&balances-only=1", ids, zone, isWanted) }
        var all = BridgeAnswer()
        for part in Self.parts(of: days) {
            let period = "version=2&pending=1&start-date=\(part.lowerBound)&end-date=\(part.upperBound)"
            all.add(try answer(access, period, ids, zone, isWanted))
        }
        return all
    }

    private func answer(
        _ access: AccessAddress, _ query: String, _ ids: [String], _ zone: CivilTimeZone, _ isWanted: @escaping @Sendable () -> Bool
    ) throws(BridgeFailure) -> BridgeAnswer {
        let file: Fetched
        do {
            file = try fetcher.get(
                Self.address(access.root + "/accounts?" + query, only: ids),
                headers: [("Authorization", access.authorization), ("Accept", "application/json")], isWanted: isWanted)
        } catch {
            throw BridgeFailure(error, refusal: .revoked)
        }
        // The library withholds the credentials from another machine; the answer of that machine is not accepted either.
        guard Self.origin(file.address) == Self.origin(access.root) else { throw .redirected }
        return try BridgeAnswer(file.body, in: zone)
    }

    private var fetcher: Fetcher {
        var fetcher = Fetcher()
        (fetcher.reach, fetcher.timeLimit, fetcher.sizeLimit, fetcher.redirectLimit) = (reach.fetching, timeLimit, Self.sizeLimit, 3)
        return fetcher
    }

    /// Adds accounts to an address; so many that it would become too long are not added, which asks for all.
    private static func address(_ all: String, only ids: [String]) -> String {
        let unreserved = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        let some = ids.reduce(into: all) { $0 += "&account=" + ($1.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "") }
        return Fetcher.isAddress(some) ? some : all
    }

    /// Returns scheme, host and port of a URL.
    private static func origin(_ address: String) -> String {
        let scheme = address.prefix { $0 != "/" }, rest = address.dropFirst(scheme.count).drop { $0 == "/" }
        return address[..<(rest.firstIndex { "/?#".contains($0) } ?? address.endIndex)].lowercased()
    }

    /// Returns the periods of the requests in seconds since 1970, the earliest first; the end of each does not belong to it.
    static func parts(of days: ClosedRange<CalendarDate>) -> [Range<Int>] {
        let end = days.upperBound.daysSince1970 + 2
        let first = max(days.lowerBound.daysSince1970 - 1, end - requestLimit * daysPerRequest)
        return stride(from: first, to: end, by: daysPerRequest).map { $0 * 86_400..<min($0 + daysPerRequest, end) * 86_400 }
    }
}
