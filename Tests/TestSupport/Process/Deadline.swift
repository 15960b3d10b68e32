import Foundation

/// Polls at short intervals until there is an answer or the time is over.
public struct Deadline: Sendable {
    public struct Passed: Error, CustomStringConvertible {
        public var description: String
    }

    private let end: ContinuousClock.Instant

    public init(seconds: Double) { end = .now + .seconds(seconds) }

    public var isOver: Bool { .now >= end }

    /// Returns the first answer that is not nil; `what` completes "Waited in vain for …".
    public func wait<Answer>(
        for what: @autoclosure () -> String, every microseconds: UInt32 = 5_000, _ answer: () throws -> Answer?
    ) throws -> Answer {
        while true {
            if let found = try answer() { return found }
            if isOver { throw Passed(description: "Waited in vain for \(what()).") }
            usleep(microseconds)
        }
    }
}
