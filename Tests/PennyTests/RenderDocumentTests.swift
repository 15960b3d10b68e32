import ChildProcesses
import Documents
import Foundation
import TestSupport
import Testing

/// `penny render-document`, which the server starts for each PDF.
@Suite struct RenderDocumentTests {
    private static let program = BuildDirectory.url.appending(path: "penny").path

    private func report(rows: Int) -> ReportDocument {
        var report = ReportDocument(
            title: "A year", subtitle: "2026", language: "ja", paper: Paper(.a4), brand: "Penny", owner: "Robin", made: "2026-12-31T12:00:00Z",
            footer: "Penny", pageNumber: "{page} / {pages}")
        let titles = ["週末の買い物", "Weekly shop", "骨董市"]
        let rows = (0..<rows).map { index in
            ReportTable.Row([.init("\(index % 28 + 1)"), .init(titles[index % titles.count]), .init("\(index).00")])
        }
        report.parts = [.table(ReportTable([.init("日付"), .init("件名", isName: true), .init("EUR", .figure)], rows))]
        return report
    }

    @Test func `the program makes the PDF that this process would make`() throws {
        let report = report(rows: 100)
        let made = try DocumentRenderer(program: Self.program).render(report)
        #expect(made == (try DocumentWriter.render(report)))
        #expect(made.pdf.starts(with: Array("%PDF-1.".utf8)))
    }

    @Test func `a year of records takes at most 120 MB`() throws {
        let input = try JSONEncoder().encode(report(rows: 2_000))
        let end = try ChildProcess(Self.program, ["render-document"], input: Array(input), within: .seconds(60), outputLimit: 10_000_000).run()
        #expect(end.status == 0 && end.output.starts(with: Array("%PDF-1.".utf8)))
        let peak = String(decoding: end.messages, as: UTF8.self).firstMatch(of: /"peak":(\d+)/).flatMap { Int($0.output.1) }
        #expect(try #require(peak) < 120_000)
    }

    @Test func `what is no report is refused with an answer`() throws {
        for text in ["", "{}", "[1]", "no JSON"] {
            let end = try ChildProcess(Self.program, ["render-document"], input: Array(text.utf8), within: .seconds(60)).run()
            #expect(end.status == 1 && end.output.isEmpty)
            #expect(String(decoding: end.messages, as: UTF8.self).contains(#"{"missing":[],"problem":{"unreadable":{}}}"#))
        }
    }

    @Test func `the command is in no help`() throws {
        let end = try ChildProcess(Self.program, ["--help"], input: [], within: .seconds(60), outputLimit: 100_000).run()
        let help = String(decoding: end.output, as: UTF8.self)
        #expect(help.contains("import-bank") && !help.contains("render-document"))
    }
}
