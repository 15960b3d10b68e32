import ChildProcesses
import Foundation
import Spooling

/// Makes pictures of files that somebody sent, each in a process of its own, which ends with whatever such a file has done to it.
///
/// Few processes run at once, some callers wait for their turn, and others are refused with ``PictureProblem/busy``.
public final class PictureMaker: Sendable {
    private let program: String, arguments: [String]
    private let timeLimit: Duration
    private let queue: ProcessQueue

    /// Creates a maker.
    ///
    /// - Parameters:
    ///   - program: the absolute path of a program that calls ``PictureProcess/run(_:memory:seconds:)`` with these arguments and the raw value of
    ///     a ``PictureKind``; as a rule the running one, which stays itself when its file is replaced.
    ///   - timeLimit: the time that a process may take.
    ///   - waitLimit: the time that a caller waits for its turn.
    ///   - atOnce: the number of processes at once.
    ///   - mostWaiting: the number of callers that wait at once.
    public init(
        program: String = "/proc/self/exe", arguments: [String] = ["read-picture"], timeLimit: Duration = .seconds(15),
        waitLimit: Duration = .seconds(60), atOnce: Int = 2, mostWaiting: Int = 60
    ) {
        (self.program, self.arguments, self.timeLimit) = (program, arguments, timeLimit)
        queue = ProcessQueue(atOnce: atOnce, mostWaiting: mostWaiting, waitLimit: waitLimit)
    }

    /// Returns false if the library is not installed; blocks the calling thread for the time of a tiny picture.
    public func hasLibrary() -> Bool {
        do throws(PictureProblem) { _ = try picture(of: SpooledBytes([]), .drawing) } catch { return error != .noLibrary }
        return true
    }

    /// Ends the processes that run, and refuses everybody who waits for one or comes later with ``PictureProblem/busy``.
    public func stop() { queue.stop() }

    /// Makes the picture of a file; blocks the calling thread.
    ///
    /// - Parameter directory: where the picture waits to be stored; nil for memory.
    public func picture(of file: SpooledBytes, _ kind: PictureKind, keptIn directory: String? = nil) throws(PictureProblem) -> Picture {
        let ended = try queue.run { () throws(PictureProblem) in
            do throws(ChildProcess.Failure) {
                return try ChildProcess(
                    program, arguments + [kind.rawValue], input: file, within: timeLimit, outputLimit: PictureLimits.bytes,
                    spool: Spool(in: directory, beyond: SpooledBytes.pieceSize)
                ).run { !queue.isStopped }
            } catch {
                throw queue.isStopped || error == .noRoom ? .busy : error == .notStarted ? .ended(status: 127) : .timedOut
            }
        }
        guard let ending = ended else { throw .busy }
        if let problem = Self.answer(ending.messages)?.problem { throw problem }
        guard ending.status == 0 else { throw .ended(status: ending.status) }
        do throws(SpoolProblem) {
            if let picture = try Picture(output: ending.spooled) { return picture }
        } catch { throw .busy }
        throw .ended(status: ending.status)
    }

    /// Reads the last line that is an answer.
    private static func answer(_ messages: [UInt8]) -> PictureProcess.Answer? {
        let lines = messages.split(separator: UInt8(ascii: "\n")).filter { $0.first == UInt8(ascii: "{") }
        return lines.last.flatMap { try? JSONDecoder().decode(PictureProcess.Answer.self, from: Data($0)) }
    }
}
