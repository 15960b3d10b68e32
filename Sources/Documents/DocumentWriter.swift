/// A PDF, and the characters that it could not show.
public struct RenderedDocument: Sendable, Equatable {
    /// The file.
    public let pdf: [UInt8]
    /// The characters for which no font is installed, each once; they are boxes in the PDF.
    public let missing: [String]

    /// Creates it from its parts.
    public init(pdf: [UInt8], missing: [String]) { (self.pdf, self.missing) = (pdf, missing) }
}

/// Lays out a report and writes it as a PDF, in this process.
///
/// Fonts and libraries take some 70 MB, and libraries are never unloaded: a server uses ``DocumentRenderer``, which calls this in a process of
/// its own.
public enum DocumentWriter {
    /// Returns the PDF of a report: tagged, with its title and language, with the parts of fonts that it uses.
    public static func render(_ document: ReportDocument, limits: DocumentLimits = DocumentLimits()) throws(DocumentProblem) -> RenderedDocument {
        try limits.check(document)
        let file = try PDFFile(document)
        let type = try Typesetter(language: document.language, on: file.context)
        let pages = try PageLayout(try blocks(document, type), paper: document.paper, limit: limits.pages, type).pages
        let sheet = Sheet(paper: document.paper, type: type, cairo: file.context)
        for (index, page) in pages.enumerated() {
            if index > 0 { PageFrame.drawHead(document, on: sheet) }
            draw(page, on: sheet)
            PageFrame.drawFoot(document, page: index + 1, of: pages.count, on: sheet)
            file.endPage()
        }
        let pdf = try DocumentCatalog.adding(language: document.language, to: file.finish())
        return RenderedDocument(pdf: pdf, missing: type.missing.map { String($0) })
    }

    private static func blocks(_ document: ReportDocument, _ type: Typesetter) throws(DocumentProblem) -> [any PageBlock] {
        let width = document.paper.contentWidth
        var blocks: [any PageBlock] = [Masthead(document, type)]
        if !document.details.isEmpty { blocks.append(DetailLines(document.details, width: width, type)) }
        let columns = min(document.figures.count, FigureBoxes.perRow)
        for start in stride(from: 0, to: document.figures.count, by: FigureBoxes.perRow) {
            let figures = Array(document.figures.dropFirst(start).prefix(FigureBoxes.perRow))
            blocks.append(FigureBoxes(figures, columns: columns, width: width, isFirst: start == 0, type))
        }
        for part in document.parts {
            switch part {
            case .heading(let text): blocks.append(TextBlock.heading(text, width: width, type))
            case .text(let text): blocks.append(TextBlock.paragraph(text, width: width, type))
            case .note(let text): blocks.append(TextBlock.note(text, width: width, type))
            case .table(let table): blocks += PrintedRow.rows(try TableLayout(table, width: width, type), type)
            case .chart(let chart):
                if !chart.caption.isEmpty { blocks.append(TextBlock.note(chart.caption, keepsWithNext: true, width: width, type)) }
                let (block, hasTable) = try ChartBlock.make(chart, paper: document.paper, room: document.paper.height, type)
                blocks.append(block)
                if !hasTable, let table = chart.table { blocks += PrintedRow.rows(try TableLayout(table, width: width, type), type) }
            }
        }
        return blocks
    }

    /// Draws the blocks of a page. The rows of a table on one page are a table to readers of the PDF.
    private static func draw(_ page: [PageLayout.Placed], on sheet: Sheet) {
        var table: TableLayout?
        for placed in page {
            let next = placed.block.row?.layout
            if next !== table {
                if table != nil { sheet.end(.table) }
                if next != nil { sheet.begin(.table) }
                table = next
            }
            placed.block.draw(on: sheet, top: placed.top)
        }
        if table != nil { sheet.end(.table) }
    }
}
