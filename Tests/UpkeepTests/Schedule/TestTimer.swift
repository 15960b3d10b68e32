import Synchronization

/// A timer that rings on demand, and keeps every time that was set.
final class TestTimer: Sendable {
    private let times = Mutex<[(seconds: Int64, then: @Sendable () -> Void)]>([])

    var seconds: [Int64] { times.withLock { $0.map(\.seconds) } }

    func set(_ seconds: Int64, _ then: @escaping @Sendable () -> Void) { times.withLock { $0.append((seconds, then)) } }

    /// Rings for the time that was set at a place in the order, the last one by default.
    func ring(_ place: Int? = nil) {
        let all = times.withLock { $0 }
        let chosen = place.flatMap { all.indices.contains($0) ? all[$0] : nil } ?? all.last
        chosen?.then()
    }
}
