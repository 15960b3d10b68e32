import ChildProcesses
import Dispatch
import Foundation
import Synchronization

/// Makes PDFs, each in a process of its own: fonts and libraries take some 70 MB there, and are gone with it.
///
/// Few processes run at once, some callers wait for their turn, and others are refused with ``DocumentProblem/busy``.
public final class DocumentRenderer: Sendable {
    private let program: String, arguments: [String]
    private let timeLimit: Duration, waitLimit: Duration
    private let places: DispatchSemaphore
    private let waiting = Mutex(0)
    private let mostWaiting: Int
    private let isStopped = Atomic(false)

    /// The size of the largest PDF in bytes.
    private static let largest = 64_000_000

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - program: the absolute path of a program that calls ``DocumentProcess/run(memory:seconds:)`` with these arguments; as a rule the
    ///     running one, which stays itself when its file is replaced.
    ///   - timeLimit: the time that a process may take.
    ///   - waitLimit: the time that a caller waits for its turn.
    ///   - atOnce: the number of processes at once.
    ///   - mostWaiting: the number of callers that wait at once.
    public init(
        program: String = "/proc/self/exe", arguments: [String] = ["render-document"], timeLimit: Duration = .seconds(10),
        waitLimit: Duration = .seconds(60), atOnce: Int = 2, mostWaiting: Int = 30
    ) {
        (self.program, self.arguments, self.timeLimit, self.waitLimit) = (program, arguments, timeLimit, waitLimit)
        (self.mostWaiting, places) = (mostWaiting, DispatchSemaphore(value: atOnce))
    }

    /// Ends the processes that run, and refuses everybody who waits for one or comes later with ``DocumentProblem/busy``.
    public func stop() {
        isStopped.store(true, ordering: .releasing)
        for _ in 0..<mostWaiting { places.signal() }
    }

    private var stopped: Bool { isStopped.load(ordering: .acquiring) }

    /// Makes the PDF of a report; blocks the calling thread.
    ///
    /// - Parameter isWanted: called about twenty times a second; the first `false` ends the process.
    public func render(_ document: ReportDocument, isWanted: () -> Bool = { true }) throws(DocumentProblem) -> RenderedDocument {
        try DocumentLimits().check(document)
        guard let input = try? JSONEncoder().encode(document) else { throw .unreadable }
        try takeTurn()
        defer { places.signal() }
        guard !stopped else { throw .busy }
        let ending: ChildProcess.Ending
        do {
            ending = try ChildProcess(program, arguments, input: Array(input), within: timeLimit, outputLimit: Self.largest).run {
                !stopped && isWanted()
            }
        } catch {
            throw stopped ? .busy : error == .notStarted ? .ended(status: 127) : .timedOut
        }
        let answer = Self.answer(ending.messages)
        if let problem = answer?.problem { throw problem }
        guard ending.status == 0, let answer, ending.output.count < Self.largest else { throw .ended(status: ending.status) }
        return RenderedDocument(pdf: ending.output, missing: answer.missing)
    }

    private func takeTurn() throws(DocumentProblem) {
        if places.wait(timeout: .now()) == .success { return }
        let mayWait = waiting.withLock { count in
            guard count < mostWaiting else { return false }
            count += 1
            return true
        }
        guard mayWait else { throw .busy }
        let (seconds, attoseconds) = waitLimit.components
        let result = places.wait(timeout: .now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000)))
        waiting.withLock { $0 -= 1 }
        guard result == .success else { throw .busy }
    }

    /// Reads the last line that is an answer.
    private static func answer(_ messages: [UInt8]) -> DocumentProcess.Answer? {
        let lines = messages.split(separator: UInt8(ascii: "\n")).filter { $0.first == UInt8(ascii: "{") }
        return lines.last.flatMap { try? JSONDecoder().decode(DocumentProcess.Answer.self, from: Data($0)) }
    }
}
