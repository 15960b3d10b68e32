import Foundation

/// Admits a limited number of concurrent callers and a limited number of waiting ones; refuses the rest.
package final class BoundedGate: Sendable {
    private let running: DispatchSemaphore
    private let places: DispatchSemaphore

    /// - Parameters:
    ///   - running: the number of concurrent callers.
    ///   - waiting: the number of callers that may wait beside them.
    package init(running: Int, waiting: Int) {
        self.running = DispatchSemaphore(value: running)
        places = DispatchSemaphore(value: running + waiting)
    }

    /// False if a caller would be refused.
    package var hasRoom: Bool {
        guard places.wait(timeout: .now()) == .success else { return false }
        places.signal()
        return true
    }

    /// Runs the work, waiting for its turn; returns nil if too many callers wait already.
    package func run<Result>(_ work: () throws -> Result) rethrows -> Result? {
        guard places.wait(timeout: .now()) == .success else { return nil }
        defer { places.signal() }
        running.wait()
        defer { running.signal() }
        return try work()
    }
}
