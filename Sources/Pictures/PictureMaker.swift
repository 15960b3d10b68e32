import ChildProcesses
import Foundation
import Spooling
import Synchronization

/// Makes pictures of files that somebody sent, each in a process of its own, which ends with whatever such a file has done to it.
///
/// Few processes run at once, some callers wait for their turn, and others are refused with ``PictureProblem/busy``.
public final class PictureMaker: Sendable {
    private let program: String, arguments: [String]
    private let timeLimit: Duration
    private let queue: ProcessQueue
    /// True once a process has read, or refused, a file by the library.
    private let isLibraryThere = Atomic(false)

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

    /// Returns false if the library is not installed: a process, which does not wait for its turn, is asked to read nothing, until one has found it.
    /// Blocks the calling thread.
    public func hasLibrary() -> Bool {
        guard !isLibraryThere.load(ordering: .relaxed) else { return true }
        do throws(PictureProblem) { _ = try read(SpooledBytes([]), .drawing, keptIn: nil) } catch {
            isLibraryThere.store(error == .unreadable, ordering: .relaxed)
            return error != .noLibrary
        }
        return true
    }

    /// Ends the processes that run, and refuses everybody who waits for one or comes later with ``PictureProblem/busy``.
    public func stop() { queue.stop() }

    /// Makes the picture of a file; blocks the calling thread.
    ///
    /// - Parameter directory: where the picture waits to be stored; nil for memory.
    public func picture(of file: SpooledBytes, _ kind: PictureKind, keptIn directory: String? = nil) throws(PictureProblem) -> Picture {
        guard let picture = try queue.run({ () throws(PictureProblem) in try read(file, kind, keptIn: directory) }) else { throw .busy }
        return picture
    }

    /// Has a process read a file.
    private func read(_ file: SpooledBytes, _ kind: PictureKind, keptIn directory: String?) throws(PictureProblem) -> Picture {
        let ending: ChildProcess.Ending
        do throws(ChildProcess.Failure) {
            ending = try ChildProcess(
                program, arguments + [kind.rawValue], input: file, within: timeLimit, outputLimit: PictureLimits.bytes,
                spool: Spool(in: directory, beyond: SpooledBytes.pieceSize)
            ).run { !queue.isStopped }
        } catch {
            switch error {
            case _ where queue.isStopped: throw .busy
            case .noRoom: throw .noRoom
            case .notStarted: throw .ended(status: 127)
            case .timedOut, .cancelled: throw .timedOut
            }
        }
        if let problem = ending.answer(PictureProcess.Answer.self)?.problem { throw problem }
        guard ending.status == 0, ending.spooled.count < PictureLimits.bytes else { throw .ended(status: ending.status) }
        do throws(SpoolProblem) {
            if let picture = try Picture(output: ending.spooled) { return picture }
        } catch { throw .noRoom }
        throw .ended(status: ending.status)
    }
}
