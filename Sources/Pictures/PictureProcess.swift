import ChildProcesses
import Foundation

/// The process that reads one file: the file on standard input, the ``Picture`` on standard output, an ``Answer`` on standard error.
public enum PictureProcess {
    /// The answer beside the picture.
    struct Answer: Codable {
        /// The reason why there is no picture; nil for a picture.
        var problem: PictureProblem?
    }

    /// Reads one file and returns the exit status of the process: 0, or 1 for a problem.
    ///
    /// - Parameter memory: the number of bytes that the process may allocate; libraries, which it shares with others, do not count.
    public static func run(_ kind: PictureKind, memory: UInt = 400_000_000, seconds: UInt = 20) -> Int32 {
        OwnProcess.restrict(memory: memory, seconds: seconds, writesFiles: false)
        do throws(PictureProblem) {
            guard let data = try? FileHandle.standardInput.readToEnd(), data.count <= PictureLimits.bytes else { throw .unreadable }
            let output = try PictureReader(bytes: Array(data), kind: kind).read()
            return OwnProcess.write(output) && OwnProcess.answer(Answer()) ? 0 : 1
        } catch {
            _ = OwnProcess.answer(Answer(problem: error))
            return 1
        }
    }
}
