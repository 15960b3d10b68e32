import ArgumentParser
import Documents

/// Makes the PDF of a report. The server starts this program once more for each, so that fonts do not stay in its memory.
struct RenderDocument: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a PDF of a report: JSON on standard input, the PDF on standard output.", shouldDisplay: false)

    func run() throws {
        let status = DocumentProcess.run()
        if status != 0 { throw ExitCode(status) }
    }
}
