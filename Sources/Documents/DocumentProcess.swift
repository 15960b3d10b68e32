import Foundation

/// The process that makes a PDF: a report as JSON on standard input, the PDF on standard output, an ``Answer`` on standard error.
public enum DocumentProcess {
    /// The last line of standard error, as JSON. Libraries may write warnings before it.
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
        restrict(memory: memory, seconds: seconds)
        do throws(DocumentProblem) {
            let result = try DocumentWriter.render(try read())
            guard FileDescriptor.output.write(result.pdf) else { return 1 }
            return answer(Answer(missing: result.missing, peak: peak)) ? 0 : 1
        } catch {
            _ = answer(Answer(problem: error))
            return 1
        }
    }

    private static func read() throws(DocumentProblem) -> ReportDocument {
        guard let data = try? FileHandle.standardInput.readToEnd(), let document = try? JSONDecoder().decode(ReportDocument.self, from: data) else {
            throw .unreadable
        }
        return document
    }

    private static func answer(_ answer: Answer) -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let line = try? encoder.encode(answer) else { return false }
        return FileDescriptor.messages.write(Array("\n".utf8) + line + Array("\n".utf8))
    }

    private static var peak: Int? {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }
    }

    /// Limits the memory and the time of this process, and gives way to the server that has started it.
    private static func restrict(memory: UInt, seconds: UInt) {
        for (resource, most) in [(RLIMIT_DATA, memory), (RLIMIT_CPU, seconds), (RLIMIT_CORE, 0)] {
            var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
            setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        }
        _ = nice(5)
    }

    private enum FileDescriptor: Int32 {
        case output = 1, messages = 2

        func write(_ bytes: [UInt8]) -> Bool {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { Foundation.write(rawValue, $0.baseAddress, $0.count) }
                guard count > 0 || count < 0 && errno == EINTR else { return false }
                rest = rest.dropFirst(max(count, 0))
            }
            return true
        }
    }
}
