import Documents
import Foundation
import Testing

/// The pages of a report, read by other programs.
@Suite struct PageTests {
    static let languages = Sample.all.map(\.language)

    private func sample(_ language: String) throws -> Sample { try #require(Sample.all.first { $0.language == language }) }

    private func tools(_ report: ReportDocument) throws -> PDFTools {
        let result = try DocumentWriter.render(report)
        #expect(result.missing == [])
        return try PDFTools(result.pdf)
    }

    @Test(arguments: languages) func `every text and every figure is found in the PDF, which has no fault`(language: String) throws {
        let sample = try sample(language), report = sample.report(), pdf = try tools(report)
        #expect(try pdf.faults() == "")
        let found = try pdf.words().filter { !$0.isWhitespace }
        func expect(_ text: String) {
            if text.isEmpty { return }
            let isFound = found.contains(text.filter { !$0.isWhitespace })
            #expect(isFound, "\(text)")
        }
        for text in [report.title, report.subtitle, report.owner, report.footer, sample.noRate, sample.summary] { expect(text) }
        for detail in report.details { expect(detail.label + detail.value) }
        for figure in report.figures { [figure.label, figure.value, figure.note].forEach(expect) }
        for case .table(let table) in report.parts {
            table.columns.map(\.title).forEach(expect)
            for row in table.rows { row.cells.filter { $0.text.count < 30 }.map(\.text).forEach(expect) }
        }
        // The texts of a drawing are texts.
        (sample.months + ["€2000", "2025", "2026"]).forEach(expect)
    }

    @Test(arguments: languages) func `the PDF has its title and language, is tagged, and brings the parts of its fonts`(language: String) throws {
        let report = try sample(language).report(), result = try DocumentWriter.render(report), pdf = try PDFTools(result.pdf)
        let properties = try pdf.properties()
        #expect(properties["Title"] == report.title && properties["Author"] == report.owner && properties["Tagged"] == "yes")
        #expect(properties["Creator"] == "Penny")
        #expect(result.pdf.firstRange(of: Array("/Lang (\(language))".utf8)) != nil)
        let structure = try pdf.structure()
        for tag in ["H1 (block)", "H2 (block)", "P (block)", "Table (block)", "TR", "TH", "TD"] { #expect(structure.contains(tag), "\(tag)") }
        let fonts = try pdf.fonts()
        #expect(!fonts.isEmpty)
        #expect(fonts.filter { !$0.isWhole || !$0.name.contains("+") }.map(\.name) == [])
        // Roboto is preferred, and each language has its own shapes.
        #expect(fonts.contains { $0.name.hasSuffix("Roboto-Regular") })
        let variants = fonts.compactMap { $0.name.firstMatch(of: /CJK(jp|sc|tc|kr)-/)?.output.1 }
        #expect(Set(variants) == [language == "zh-Hans" ? "sc" : "jp"])
    }

    @Test(arguments: languages) func `every page has its number, and the ones after the first repeat title, heads and group`(language: String) throws
    {
        let sample = try sample(language), pdf = try tools(sample.report(records: 140))
        let count = try #require(Int(try pdf.properties()["Pages"] ?? ""))
        #expect(count >= 4)
        for page in 1...count {
            let words = try pdf.words(page: page)
            let number = sample.pageNumber.replacing("{pages}", with: "\(count)").replacing("{page}", with: "\(page)")
            #expect(words.contains(number), "\(page)")
            #expect(page == 1 || words.contains(sample.owner))
            guard page > 2 else { continue }
            let lines = words.split(separator: "\n").dropFirst(), isRepeated = sample.recordHeads.allSatisfy { lines.first?.contains($0) ?? false }
            let group = lines.dropFirst().first ?? "", isGroup = sample.categories.contains { group.hasPrefix($0.name) }
            #expect(isRepeated && isGroup, "\(page)")
            #expect(group.contains(sample.continued) || group.contains("."), "\(page)")
        }
        #expect(try pdf.words().contains(sample.continued))
        // The sum so far is at the end of each page of the table but the last one.
        #expect(try (2..<count).allSatisfy { try pdf.words(page: $0).contains(sample.carried) })
        #expect(try !pdf.words(page: count).contains(sample.carried))
    }

    @Test(arguments: [
        (Paper(.a4), "595.276 x 841.89 pts (A4)"), (Paper(.letter), "612 x 792 pts (letter)"),
        (Paper(.a4, isLandscape: true), "841.89 x 595.276 pts (A4)"),
        (Paper(.letter, isLandscape: true), "792 x 612 pts (letter)"),
    ])
    func `a page has the size of its paper`(paper: Paper, size: String) throws {
        #expect(try tools(Sample.english.report(paper: paper)).properties()["Page size"] == size)
    }

    @Test func `a heading is never the last line of a page, and a sum never the first`() throws {
        for count in stride(from: 7, through: 210, by: 7) {
            let pages = try tools(Sample.english.report(records: count)).words().split(separator: "\u{C}")
            #expect(pages.count > 1)
            for (page, text) in zip(1..., pages).dropFirst() {
                let lines = text.split(separator: "\n")
                let last = lines.last { line in !["Carried", "Penny ·"].contains { line.hasPrefix($0) } } ?? ""
                #expect(
                    !Sample.english.categories.contains { last.hasPrefix($0.name + " " + Sample.amount($0.amount)) },
                    "\(count), page \(page): \(last)")
                #expect(lines.dropFirst(2).first?.hasPrefix("Total") == false, "\(count), page \(page)")
            }
        }
    }
}
