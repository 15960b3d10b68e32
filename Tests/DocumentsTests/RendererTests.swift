import Documents
import Foundation
import Synchronization
import TestSupport
import Testing

/// The process that makes a PDF, as its server sees it.
@Suite struct RendererTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory("penny-renderer") }

    /// Creates a renderer with a substitute for the program.
    private func renderer(_ script: String, limit: Duration = .seconds(30), atOnce: Int = 2, mostWaiting: Int = 8) throws -> DocumentRenderer {
        let program = try directory.script(UUID().uuidString, script).path
        return DocumentRenderer(program: program, arguments: [], timeLimit: limit, atOnce: atOnce, mostWaiting: mostWaiting)
    }

    private let report = Sample.english.report()

    @Test func `output is the PDF, and the last answer among the messages counts`() throws {
        let renderer = try renderer(#"cat > /dev/null; printf '{"missing":["x"]}\nFontconfig warning\n\n{"missing":["字"]}\n' >&2; printf PDF"#)
        #expect(try renderer.render(report) == RenderedDocument(pdf: Array("PDF".utf8), missing: ["字"]))
    }

    @Test(arguments: [
        (#"printf '\n{"problem":{"tooManyPages":{"limit":400}},"missing":[]}\n' >&2; exit 1"#, DocumentProblem.tooManyPages(limit: 400)),
        ("exit 3", .ended(status: 3)), ("kill -9 $$", .ended(status: 137)), ("printf PDF", .ended(status: 0)),
    ])
    func `a process without a PDF says why`(script: String, problem: DocumentProblem) throws {
        let renderer = try renderer(script)
        #expect(throws: problem) { try renderer.render(report) }
    }

    @Test func `a process that does not end is ended`() throws {
        let renderer = try renderer("cat > /dev/null; sleep 1000", limit: .milliseconds(200))
        #expect(throws: DocumentProblem.timedOut) { try renderer.render(report) }
        let missing = DocumentRenderer(program: directory.path + "/none")
        #expect(throws: DocumentProblem.ended(status: 127)) { try missing.render(report) }
    }

    @Test func `more than so many at once wait, more than so many that wait are refused, and places are given back`() throws {
        let renderer = try renderer("cat > /dev/null; sleep 1000", atOnce: 1, mostWaiting: 0)
        for _ in 1...3 {
            var refused: DocumentProblem?
            #expect(throws: DocumentProblem.timedOut) {
                try renderer.render(report) {
                    do throws(DocumentProblem) { _ = try renderer.render(report) } catch { refused = error }
                    return false
                }
            }
            #expect(refused == .busy)
        }
    }

    @Test func `a renderer that is stopped refuses everybody, and ends what runs`() throws {
        let renderer = try renderer("cat > /dev/null; sleep 1000")
        #expect(throws: DocumentProblem.busy) {
            try renderer.render(report) {
                renderer.stop()
                return true
            }
        }
        #expect(throws: DocumentProblem.busy) { try renderer.render(report) }
    }

    @Test func `a report that is too large starts no process`() throws {
        var large = report
        large.title = String(repeating: "x", count: 20_000)
        let renderer = try renderer("touch '\(directory.path)/started'; exit 1")
        #expect(throws: DocumentProblem.tooLarge) { try renderer.render(large) }
        #expect(!FileManager.default.fileExists(atPath: directory.file("started").path))
    }
}
