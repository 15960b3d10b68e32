import Charts
import Foundation
import Testing

@testable import Documents

/// Reports that are too large, too wide, or full of strange characters.
@Suite struct LimitTests {
    private func report(_ parts: [ReportDocument.Part]) -> ReportDocument {
        var report = Sample.english.report()
        report.parts = parts
        return report
    }

    private func table(columns: Int, rows: Int, text: String = "1") -> ReportTable {
        let cells = Array(repeating: ReportTable.Cell(text), count: columns)
        return ReportTable(
            Array(repeating: ReportTable.Column("A", .figure), count: columns), Array(repeating: ReportTable.Row(cells), count: rows))
    }

    @Test func `a report beyond a limit is refused`() throws {
        var limits = DocumentLimits()
        (limits.rows, limits.columns, limits.textBytes, limits.allTextBytes, limits.parts, limits.marks) = (10, 4, 100, 1_000, 20, 300)
        let text = String(repeating: "é", count: 50)
        let chart = { RecordedChart(Sample.english.line) }
        let refused: [[ReportDocument.Part]] = [
            [.table(table(columns: 1, rows: 11))], [.table(table(columns: 1, rows: 6)), .table(table(columns: 1, rows: 5))],
            [.table(table(columns: 5, rows: 1))], [.text(text + "x")], Array(repeating: .text(text), count: 8),
            Array(repeating: .note("A"), count: 21),
            Array(repeating: .chart(ReportChart(chart())), count: 5),
            [.chart(ReportChart(chart(), table: table(columns: 1, rows: 11)))],
        ]
        for parts in refused { #expect(throws: DocumentProblem.tooLarge) { try DocumentWriter.render(report(parts), limits: limits) } }
        #expect(throws: Never.self) { try DocumentWriter.render(report([.table(table(columns: 4, rows: 10)), .text(text)]), limits: limits) }
    }

    @Test func `a report of more pages than allowed is refused, and one of as many is not`() throws {
        var limits = DocumentLimits()
        limits.pages = 3
        let pages = { (rows: Int) in
            try PDFTools(DocumentWriter.render(report([.table(table(columns: 1, rows: rows))]), limits: limits).pdf).properties()["Pages"]
        }
        #expect(try pages(100) == "3")
        #expect(throws: DocumentProblem.tooManyPages(limit: 3)) { try pages(200) }
    }

    @Test func `figures beside each other get a smaller type, and are never cut`() throws {
        let figure = "−1,234,567.89"
        let pdf = try PDFTools(DocumentWriter.render(report([.table(table(columns: 12, rows: 1, text: figure))])).pdf)
        #expect(try pdf.words().ranges(of: figure).count == 12)
        let wide = table(columns: 20, rows: 1, text: figure + figure)
        #expect(throws: DocumentProblem.tooWide) { try DocumentWriter.render(report([.table(wide)])) }
    }

    @Test func `a character without a font is told of once`() throws {
        // A letter of a script that no font of the tests has, and one outside of all scripts.
        let result = try DocumentWriter.render(report([.text("A \u{12000} \u{12000} and \u{10FFFD}"), .note("\u{12000}")]))
        #expect(result.missing == ["\u{12000}", "\u{10FFFD}"])
        #expect(try PDFTools(result.pdf).faults() == "")
    }

    @Test func `text cannot break lines, end early or turn around`() throws {
        let pdf = try PDFTools(DocumentWriter.render(report([.text("one\ntwo\u{0}three\u{202E}four\u{2028}five<b>&amp;six")])).pdf)
        #expect(try pdf.words().contains("one two threefour five<b>&amp;six"))
    }

    @Test(arguments: ["", "x y", "en)/OpenAction (x", "語"]) func `what is no language is not written`(language: String) throws {
        var report = Sample.english.report()
        report.language = language
        let result = try DocumentWriter.render(report)
        #expect(result.pdf.firstRange(of: Array("/Lang".utf8)) == nil)
        #expect(try PDFTools(result.pdf).faults() == "")
    }

    @Test func `a report without anything is a page, and odd tables are drawn`() throws {
        let empty = ReportDocument(
            title: "", subtitle: "", language: "en", paper: Paper(.a4), brand: "", owner: "", made: "", footer: "", pageNumber: "")
        #expect(try PDFTools(DocumentWriter.render(empty).pdf).properties()["Pages"] == "1")
        let odd = [
            ReportTable([]), ReportTable([], [ReportTable.Row(["A"])]),
            ReportTable([.init("", .bar)], [ReportTable.Row([.init("", share: .infinity)])]),
            ReportTable([.init("", .text), .init("")], [ReportTable.Row([], kind: .group), ReportTable.Row(["A", "B", "C"], kind: .total)]),
        ]
        #expect(try PDFTools(DocumentWriter.render(report(odd.map { .table($0) })).pdf).faults() == "")
    }

    @Test func `a file that is not Cairo's keeps its bytes`() {
        for bytes in [
            "", "startxref\n5\n%%EOF", "xref\n0 1\ntrailer << /Root 9 0 R /Size 1 >>\nstartxref\n0\n%%EOF", "startxref\n99999999999999999999",
        ] {
            #expect(DocumentCatalog.adding(language: "en", to: Array(bytes.utf8)) == Array(bytes.utf8))
        }
    }
}
