import ChildProcesses
import Foundation

/// Makes PDFs, each in a process of its own: fonts and libraries take some 70 MB there, and are gone with it.
///
/// Few processes run at once, some callers wait for their turn, and others are refused with ``DocumentProblem/busy``.
public final class DocumentRenderer: Sendable {
    private let program: String, arguments: [String]
    private let timeLimit: Duration
    private let queue: ProcessQueue

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
        (self.program, self.arguments, self.timeLimit) = (program, arguments, timeLimit)
        queue = ProcessQueue(atOnce: atOnce, mostWaiting: mostWaiting, waitLimit: waitLimit)
    }

    /// Ends the processes that run, and refuses everybody who waits for one or comes later with ``DocumentProblem/busy``.
    public func stop() { queue.stop() }

    /// Makes the PDF of a report; blocks the calling thread.
    ///
    /// - Parameter isWanted: called about twenty times a second; the first `false` ends the process.
    public func render(_ document: ReportDocument, isWanted: () -> Bool = { true }) throws(DocumentProblem) -> RenderedDocument {
        try DocumentLimits().check(document)
        guard let input = try? JSONEncoder().encode(document) else { throw .unreadable }
        let ended = try queue.run { () throws(DocumentProblem) in
            do throws(ChildProcess.Failure) {
                return try ChildProcess(program, arguments, input: Array(input), within: timeLimit, outputLimit: Self.largest).run {
                    !queue.isStopped && isWanted()
                }
            } catch {
                throw queue.isStopped ? .busy : error == .notStarted ? .ended(status: 127) : .timedOut
            }
        }
        guard let ending = ended else { throw .busy }
        let answer = ending.answer(DocumentProcess.Answer.self)
        if let problem = answer?.problem { throw problem }
        guard ending.status == 0, let answer, ending.spooled.count < Self.largest else { throw .ended(status: ending.status) }
        return RenderedDocument(pdf: ending.output, missing: answer.missing)
    }
}
