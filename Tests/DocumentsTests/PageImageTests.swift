import Documents
import Foundation
import TestSupport
import Testing

/// Pages as images, compared with those that somebody has looked at.
@Suite struct PageImageTests {
    static let pages = Sample.all.flatMap { sample in (1...3).map { (sample.language, $0) } }
    private static let directory = Golden.directory("Pages", beside: #filePath)

    @Test(arguments: pages) func `a page looks as it did when somebody looked at it`(language: String, page: Int) throws {
        let sample = try #require(Sample.all.first { $0.language == language })
        let pdf = try DocumentWriter.render(sample.report(paper: Paper(language == "en" ? .letter : .a4))).pdf
        #expect(try PageImage.problem(page: page, of: pdf, stored: Self.directory.appending(path: "\(language)-\(page).png")) == nil)
    }

    @Test func `other pages are told from each other`() throws {
        // The pages are being written.
        if Golden.isWriting { return }
        let pages = Self.pages.map { Self.directory.appending(path: "\($0.0)-\($0.1).png") }
        let pairs = Array(zip(pages, pages.dropFirst())).filter { $0.lastPathComponent.prefix(2) == $1.lastPathComponent.prefix(2) }
        for (one, other) in pairs { #expect(try PageImage.difference(one, other) > 100) }
        for page in pages { #expect(try PageImage.difference(page, page) == 0) }
    }

    /// Changes of a table, each of which moves a column.
    static let moves: [(String, @Sendable (inout ReportTable) -> Void)] = [
        (
            "columns that change places",
            { table in
                table.columns.swapAt(2, 3)
                for row in table.rows.indices { table.rows[row].cells.swapAt(2, 3) }
            }
        ),
        ("a wider column", { $0.columns[2].title = "Share of everything" }),
        ("a column that begins at the other end", { $0.columns[4].kind = .text }),
    ]

    @Test(arguments: moves.indices) func `a column that moves is seen`(place: Int) throws {
        if Golden.isWriting { return }
        var report = Sample.english.report(paper: Paper(.letter)), table = Sample.english.categoryTable
        Self.moves[place].1(&table)
        report.parts[1] = .table(table)
        let stored = Self.directory.appending(path: "en-1.png")
        #expect(try PageImage.problem(page: 1, of: DocumentWriter.render(report).pdf, stored: stored) != nil, "\(Self.moves[place].0)")
    }
}
