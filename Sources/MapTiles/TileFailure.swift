import Fetching

/// Why there is no picture of a tile.
public enum TileFailure: Error, Hashable, Sendable {
    /// The server has none there.
    case absent
    /// The server could not be asked, or answered with something else.
    case notFetched(FetchFailure)
    /// What came is no picture that browsers show.
    case notAPicture
    /// Too many tiles are asked for at once.
    case busy
    /// The server failed several times, and is left alone for a while.
    case resting

    init(_ failure: FetchFailure) {
        switch failure {
        case .status(404), .status(410): self = .absent
        default: self = .notFetched(failure)
        }
    }

    /// A word for the log: `timed-out`, `status-503`, `not-a-picture`.
    public var word: String {
        switch self {
        case .absent: "absent"
        case .notFetched(let failure): failure.word
        case .notAPicture: "not-a-picture"
        case .busy: "busy"
        case .resting: "resting"
        }
    }
}
