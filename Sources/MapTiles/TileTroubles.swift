import Synchronization

/// Recent failures, so that a failing server is not contacted repeatedly.
final class TileTroubles: Sendable {
    private struct Trouble {
        let failure: TileFailure
        let since: Int64
    }

    private struct State {
        var tiles: [TileAddress: Trouble] = [:]
        /// The number of consecutive failures of the server, for any tile.
        var count = 0
        var restingSince: Int64?
    }

    private let state = Mutex(State())

    /// Seconds for which a failed tile is not requested again.
    static let pause: Int64 = 60
    /// Seconds for which a tile that the server does not have is not requested again.
    static let absence: Int64 = 3_600
    /// The number of consecutive failures after which the whole server is paused for ``pause`` seconds.
    static let patience = 4
    private static let limit = 2_000

    /// Returns the reason why a tile must not be fetched now; nil if it may be. `now` is in seconds of any clock.
    func trouble(_ tile: TileAddress, at now: Int64) -> TileFailure? {
        state.withLock { state in
            if let trouble = state.tiles[tile] {
                let seconds = trouble.failure == .absent ? Self.absence : Self.pause
                if Self.lasts(trouble.since, seconds, now) { return trouble.failure }
            }
            if let since = state.restingSince, Self.lasts(since, Self.pause, now) { return .resting }
            return nil
        }
    }

    /// Records a failure; returns true if the server is paused from now on.
    func note(_ failure: TileFailure, _ tile: TileAddress, at now: Int64) -> Bool {
        state.withLock { state in
            if state.tiles.count >= Self.limit { state.tiles.removeAll() }
            state.tiles[tile] = Trouble(failure: failure, since: now)
            guard failure != .absent else {
                state.count = 0
                return false
            }
            state.count += 1
            guard state.count >= Self.patience else { return false }
            // A single failure after the pause starts the next one.
            state.count = Self.patience - 1
            state.restingSince = now
            return true
        }
    }

    func noteSuccess(_ tile: TileAddress) {
        state.withLock { state in
            state.tiles[tile] = nil
            state.count = 0
            state.restingSince = nil
        }
    }

    /// Returns true if a failure still counts. A clock that was set back ends it.
    private static func lasts(_ since: Int64, _ seconds: Int64, _ now: Int64) -> Bool { now >= since && now - since < seconds }
}
