import Fetching

/// The reason why there is no picture of a tile.
public enum TileFailure: Error, Hashable, Sendable {
    /// The server has no such tile.
    case absent
    /// The server could not be reached, or its answer was not a tile.
    case notFetched(FetchFailure)
    /// The answer is not a picture that browsers show.
    case notAPicture
    /// Too many tiles are requested at once.
    case busy
    /// The server failed repeatedly, and is not contacted for a while.
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
