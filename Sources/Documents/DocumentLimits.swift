/// The limits of a document. A report beyond them is refused, never cut.
public struct DocumentLimits: Sendable, Equatable {
    /// The number of pages.
    public var pages = 400
    /// The number of rows of all tables.
    public var rows = 20_000
    /// The number of columns of a table.
    public var columns = 20
    /// The length of a text in UTF-8 bytes.
    public var textBytes = 10_000
    /// The length of all texts in UTF-8 bytes.
    public var allTextBytes = 4_000_000
    /// The number of details, figures and parts.
    public var parts = 500
    /// The number of marks of all charts.
    public var marks = 50_000

    /// Creates the limits of the program.
    public init() {}

    /// Refuses a report that exceeds a limit.
    func check(_ document: ReportDocument) throws(DocumentProblem) {
        guard document.details.count + document.figures.count + document.parts.count <= parts else { throw .tooLarge }
        var size = Size()
        size.add([document.title, document.subtitle, document.language, document.brand, document.owner, document.made])
        size.add([document.footer, document.pageNumber])
        for detail in document.details { size.add([detail.label, detail.value]) }
        for figure in document.figures { size.add([figure.label, figure.value, figure.note]) }
        for part in document.parts {
            switch part {
            case .heading(let text), .text(let text), .note(let text): size.add([text])
            case .chart(let chart):
                size.add([chart.caption] + chart.drawing.key.map(\.label))
                size.marks += chart.drawing.markCount
                chart.table.map { size.add($0) }
            case .table(let table): size.add(table)
            }
        }
        guard size.rows <= rows, size.columns <= columns, size.longest <= textBytes, size.bytes <= allTextBytes, size.marks <= marks else {
            throw .tooLarge
        }
    }

    /// The size of a report.
    private struct Size {
        var rows = 0, columns = 0, longest = 0, bytes = 0, marks = 0

        mutating func add(_ texts: [String]) {
            for text in texts {
                longest = max(longest, text.utf8.count)
                bytes += text.utf8.count
            }
        }

        mutating func add(_ table: ReportTable) {
            rows += table.rows.count
            columns = max(columns, table.columns.count)
            add(table.columns.map(\.title) + [table.continuation, table.carried])
            for row in table.rows {
                columns = max(columns, row.cells.count)
                for cell in row.cells { add([cell.text]) }
                row.running.map { add([$0]) }
            }
        }
    }
}
