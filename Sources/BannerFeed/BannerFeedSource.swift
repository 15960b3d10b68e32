import Bookkeeping
import Fetching

/// The source of banners. No data of users is sent to it: the server fetches on its own, and so rarely that it does not reveal
/// who is at home.
public struct BannerFeedSource: Sendable {
    /// An `http` or `https` URL.
    public let address: String
    /// The maximum time of a transfer, from name resolution to the last byte.
    var timeLimit: Duration = .seconds(20)

    /// Returns nil for a URL that cannot be fetched.
    public init?(_ address: String) {
        guard Fetcher.isAddress(address) else { return nil }
        self.address = address
    }

    /// Fetches and parses the feed; blocks the thread.
    ///
    /// - Parameter isWanted: called about once a second; the first `false` cancels the transfer.
    public func feed(at now: Int64, isWanted: @escaping @Sendable () -> Bool) throws(BannerFeedFailure) -> BannerFeedFile {
        // The operator chose this URL: it may be in their own network, and redirects are not followed.
        let body = try get(address, reach: .anywhere, sizeLimit: 256 * 1024, isWanted)
        guard let file = BannerFeedFile(body, at: now) else { throw .notAFeed }
        return file
    }

    /// Fetches the picture of a banner; blocks the thread.
    public func image(_ address: String, isWanted: @escaping @Sendable () -> Bool) throws(BannerFeedFailure) -> BannerImage {
        // URLs from the feed may be on the feed's own server or on the public internet, so that they cannot probe the operator's
        // network.
        let reach: Fetcher.Reach = Self.origin(address) == Self.origin(self.address) ? .anywhere : .publicInternet
        let body = try get(address, reach: reach, sizeLimit: BannerImage.sizeLimit, isWanted)
        guard let image = BannerImage(body) else { throw .notAnImage }
        return image
    }

    private func get(
        _ address: String, reach: Fetcher.Reach, sizeLimit: Int, _ isWanted: @escaping @Sendable () -> Bool
    ) throws(BannerFeedFailure) -> [UInt8] {
        var fetcher = Fetcher()
        fetcher.timeLimit = timeLimit
        fetcher.sizeLimit = sizeLimit
        fetcher.redirectLimit = reach == .anywhere ? 0 : 3
        fetcher.reach = reach
        do {
            return try fetcher.get(address, isWanted: isWanted).body
        } catch {
            throw .notFetched(error)
        }
    }

    /// Returns scheme, host and port of a URL.
    private static func origin(_ address: String) -> Substring {
        let scheme = address.prefix { $0 != "/" }, rest = address.dropFirst(scheme.count).drop { $0 == "/" }
        return address[..<(rest.firstIndex { "/?#".contains($0) } ?? address.endIndex)]
    }
}

/// The reason why there is no feed or no picture.
public enum BannerFeedFailure: Error, Hashable, Sendable {
    case notFetched(FetchFailure)
    /// Not JSON with a list of banners.
    case notAFeed
    /// Not a picture that ``BannerImage`` supports.
    case notAnImage

    /// A word for the failure, for logs and storage.
    public var word: String {
        switch self {
        case .notFetched(let failure): failure.word
        case .notAFeed: "not-a-feed"
        case .notAnImage: "not-an-image"
        }
    }
}
