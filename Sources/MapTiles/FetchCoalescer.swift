import Dispatch
import Synchronization

/// Deduplicates and limits concurrent fetches of tiles: callers that ask for the same tile share one fetch.
final class FetchCoalescer: Sendable {
    /// A fetch in progress, and its result for the callers that wait.
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
    ///   - atOnce: the maximum number of concurrent fetches; others wait for their turn.
    ///   - askers: the maximum number of callers that wait or fetch; further ones are refused.
    ///   - patience: the maximum time that each waits.
    init(atOnce: Int, askers: Int, patience: DispatchTimeInterval) {
        slots = DispatchSemaphore(value: atOnce)
        askerLimit = askers
        self.patience = patience
    }

    /// True if the next caller would be refused.
    var isFull: Bool { state.withLock { $0.askers >= askerLimit } }

    /// Returns the result of `fetch`, called on this thread or on the thread of an earlier caller for the same tile.
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
