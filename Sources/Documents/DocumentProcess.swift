import ChildProcesses
import Foundation

/// The process that makes a PDF: a report as JSON on standard input, the PDF on standard output, an ``Answer`` on standard error.
public enum DocumentProcess {
    /// The answer beside the PDF.
    struct Answer: Codable {
        /// The reason why there is no PDF; nil for a PDF.
        var problem: DocumentProblem?
        /// The characters without a font.
        var missing: [String] = []
        /// The most memory that the process had, in kilobytes, with fonts and libraries.
        var peak: Int? = nil
    }

    /// Makes one PDF and returns the exit status of the process: 0, or 1 for a problem.
    ///
    /// - Parameter memory: the number of bytes that the process may allocate; fonts and libraries, which it shares with others, do not count.
    public static func run(memory: UInt = 400_000_000, seconds: UInt = 20) -> Int32 {
        OwnProcess.restrict(memory: memory, seconds: seconds)
        do throws(DocumentProblem) {
            let result = try DocumentWriter.render(try read())
            guard OwnProcess.write(result.pdf) else { return 1 }
            return OwnProcess.answer(Answer(missing: result.missing, peak: peak)) ? 0 : 1
        } catch {
            _ = OwnProcess.answer(Answer(problem: error))
            return 1
        }
    }

    private static func read() throws(DocumentProblem) -> ReportDocument {
        guard let data = try? FileHandle.standardInput.readToEnd(), let document = try? JSONDecoder().decode(ReportDocument.self, from: data) else {
            throw .unreadable
        }
        return document
    }

    private static var peak: Int? {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }
    }
}
