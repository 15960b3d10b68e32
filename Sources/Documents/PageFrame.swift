/// The lines at the head and the foot of pages.
enum PageFrame {
    private static let style = TextStyle.small

    /// Draws title and owner above all pages but the first.
    static func drawHead(_ document: ReportDocument, on sheet: Sheet) {
        let title = document.subtitle.isEmpty ? document.title : document.title + " · " + document.subtitle
        line(title, document.owner, baseline: Paper.top, on: sheet)
        sheet.line(from: sheet.left, to: sheet.left + sheet.width, y: Paper.top + 7, .line, thickness: 0.5)
    }

    /// Draws the document's own line and the number of the page.
    static func drawFoot(_ document: ReportDocument, page: Int, of pages: Int, on sheet: Sheet) {
        let number = document.pageNumber.replacing("{pages}", with: "\(pages)").replacing("{page}", with: "\(page)")
        let y = sheet.paper.height - Paper.bottom + 26
        sheet.line(from: sheet.left, to: sheet.left + sheet.width, y: y - 14, .line, thickness: 0.5)
        line(document.footer, number, baseline: y, on: sheet)
    }

    /// Draws a text at the left, cut with an ellipsis before the one at the right.
    private static func line(_ text: String, _ end: String, baseline: Double, on sheet: Sheet) {
        let endWidth = min(sheet.type.width(end, style), sheet.width / 2), room = sheet.width - endWidth - 16
        sheet.tagged(.paragraph) { sheet.type.draw(text, style, .quiet, x: sheet.left, top: baseline - style.ascent, width: room, lines: 1) }
        sheet.tagged(.paragraph) {
            sheet.type.draw(
                end, style, .quiet, x: sheet.left + sheet.width - endWidth, top: baseline - style.ascent, width: endWidth, lines: 1)
        }
    }
}
