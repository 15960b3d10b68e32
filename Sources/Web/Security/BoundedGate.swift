import Foundation

/// Lets a few callers work at a time and a few more wait; the rest are turned away.
final class BoundedGate: Sendable {
    private let running: DispatchSemaphore
    private let places: DispatchSemaphore

    init(running: Int, waiting: Int) {
        self.running = DispatchSemaphore(value: running)
        places = DispatchSemaphore(value: running + waiting)
    }

    /// False while a caller would be turned away.
    var hasRoom: Bool {
        guard places.wait(timeout: .now()) == .success else { return false }
        places.signal()
        return true
    }

    /// Does the work when there is room; nil when too many wait already.
    func run<Result>(_ work: () throws -> Result) rethrows -> Result? {
        guard places.wait(timeout: .now()) == .success else { return nil }
        defer { places.signal() }
        running.wait()
        defer { running.signal() }
        return try work()
    }
}
