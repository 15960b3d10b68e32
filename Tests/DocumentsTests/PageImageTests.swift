import Documents
import Foundation
import TestSupport
import Testing

/// Pages as images, compared with those that somebody has looked at. Other versions of poppler and of fonts draw other edges, so that squares
/// of pixels are compared by their means.
@Suite struct PageImageTests {
    static let pages = Sample.all.flatMap { sample in (1...3).map { (sample.language, $0) } }
    private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Pages")
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "compare.py")

    /// Returns the share of squares that differ, in thousandths.
    private static func difference(_ one: URL, _ other: URL) throws -> Int {
        let said = try PDFTools.run("python3", [script.path, one.path, other.path])
        return try #require(Int(String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    @Test(arguments: pages) func `a page looks as it did when somebody looked at it`(language: String, page: Int) throws {
        let sample = try #require(Sample.all.first { $0.language == language })
        let paper = Paper(language == "en" ? .letter : .a4), pdf = try PDFTools(DocumentWriter.render(sample.report(paper: paper)).pdf)
        let name = "\(language)-\(page).png", stored = Self.directory.appending(path: name)
        if Golden.isWriting { return try pdf.image(page: page, to: stored) }
        let directory = try TemporaryDirectory("penny-pages"), now = directory.file(name)
        try pdf.image(page: page, to: now)
        let difference = try Self.difference(now, stored)
        #expect(difference <= 10, "\(name) differs in \(difference) of 1000 squares; if the new page is right, run with PENNY_GOLDEN=write.")
    }

    @Test func `other pages are told from each other`() throws {
        // The pages are being written.
        if Golden.isWriting { return }
        let pages = Self.pages.map { Self.directory.appending(path: "\($0.0)-\($0.1).png") }
        let pairs = Array(zip(pages, pages.dropFirst())).filter { $0.lastPathComponent.prefix(2) == $1.lastPathComponent.prefix(2) }
        for (one, other) in pairs { #expect(try Self.difference(one, other) > 100) }
        for page in pages { #expect(try Self.difference(page, page) == 0) }
    }
}
