import Dispatch
import Synchronization

/// Fetches of tiles that are under way: few at once, and one for all who ask for the same tile.
final class Flights: Sendable {
    /// A fetch, and what came of it for those who wait.
    private final class Flight: Sendable {
        let end = DispatchGroup()
        let result = Mutex<Result<TilePicture, TileFailure>>(.failure(.busy))

        init() { end.enter() }
    }

    private struct State {
        var flights: [TileAddress: Flight] = [:]
        var askers = 0
    }

    private let slots: DispatchSemaphore
    private let askerLimit: Int
    private let patience: DispatchTimeInterval
    private let state = Mutex(State())

    /// - Parameters:
    ///   - atOnce: how many fetches run; others wait for their turn.
    ///   - askers: how many callers may wait or fetch; the rest are turned away.
    ///   - patience: how long each waits.
    init(atOnce: Int, askers: Int, patience: DispatchTimeInterval) {
        slots = DispatchSemaphore(value: atOnce)
        askerLimit = askers
        self.patience = patience
    }

    /// Whether the next caller would be turned away.
    var isFull: Bool { state.withLock { $0.askers >= askerLimit } }

    /// What `fetch` gives, on this thread, or on that of an earlier caller who asked for the same tile.
    func join(_ tile: TileAddress, _ fetch: () throws(TileFailure) -> TilePicture) throws(TileFailure) -> TilePicture {
        let entry = state.withLock { state -> (flight: Flight, isFirst: Bool)? in
            guard state.askers < askerLimit else { return nil }
            state.askers += 1
            if let flight = state.flights[tile] { return (flight, false) }
            let flight = Flight()
            state.flights[tile] = flight
            return (flight, true)
        }
        guard let entry else { throw .busy }
        defer { state.withLock { $0.askers -= 1 } }
        if entry.isFirst {
            run(entry.flight, tile, fetch)
        } else if entry.flight.end.wait(timeout: .now() + patience) == .timedOut {
            throw .busy
        }
        return try entry.flight.result.withLock { $0 }.get()
    }

    private func run(_ flight: Flight, _ tile: TileAddress, _ fetch: () throws(TileFailure) -> TilePicture) {
        if slots.wait(timeout: .now() + patience) == .success {
            let result: Result<TilePicture, TileFailure>
            do throws(TileFailure) { result = .success(try fetch()) } catch { result = .failure(error) }
            slots.signal()
            flight.result.withLock { $0 = result }
        }
        state.withLock { $0.flights[tile] = nil }
        flight.end.leave()
    }
}
