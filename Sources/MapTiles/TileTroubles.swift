import Synchronization

/// What went wrong lately, so that a server that fails is not asked again and again.
final class TileTroubles: Sendable {
    private struct Trouble {
        let failure: TileFailure
        let since: Int64
    }

    private struct State {
        var tiles: [TileAddress: Trouble] = [:]
        /// Failures of the server one after the other, whatever the tile.
        var count = 0
        var restingSince: Int64?
    }

    private let state = Mutex(State())

    /// Seconds for which a tile that failed is not asked for.
    static let pause: Int64 = 60
    /// Seconds for which a tile that the server does not have is not asked for.
    static let absence: Int64 = 3_600
    /// After so many failures in a row the whole server is left alone for a ``pause``.
    static let patience = 4
    private static let limit = 2_000

    /// Why a tile is not to be fetched now; nil if it is. `now` is in seconds of any clock.
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

    /// Notes a failure; true when the server is left alone from now on.
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
            // One more failure after the pause begins the next one.
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

    /// A clock that was set back does not make a trouble last.
    private static func lasts(_ since: Int64, _ seconds: Int64, _ now: Int64) -> Bool { now >= since && now - since < seconds }
}
