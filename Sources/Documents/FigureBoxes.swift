/// Up to four of the most important figures in boxes of one width.
struct FigureBoxes: PageBlock {
    let height: Double
    let gap: Double
    private let figures: [ReportDocument.Figure]
    private let width: Double, labelHeight: Double, noteHeight: Double
    private let style: TextStyle

    /// The number of boxes in a row.
    static let perRow = 4
    private static let padding = 8.0, space = 8.0, smallest = 7.0

    /// - Parameter columns: the number of boxes for which there is room.
    init(_ figures: [ReportDocument.Figure], columns: Int, width: Double, isFirst: Bool, _ type: Typesetter) {
        self.figures = figures
        gap = isFirst ? 14 : Self.space
        let columns = Double(max(columns, 1))
        self.width = (width - (columns - 1) * Self.space) / columns
        let inside = self.width - 2 * Self.padding
        // A figure is never cut: all figures are as small as the longest needs.
        let widest = figures.map { type.width($0.value, .figure) }.max() ?? 0
        style = TextStyle(size: max(min(TextStyle.figure.size, TextStyle.figure.size * inside / max(widest, 1)), Self.smallest), isBold: true)
        labelHeight = figures.map { type.height($0.label, .small, width: inside, lines: 2) }.max() ?? 0
        noteHeight = figures.map { $0.note.isEmpty ? 0 : type.height($0.note, .small, width: inside, lines: 2) }.max() ?? 0
        height = labelHeight + TextStyle.figure.lineHeight + noteHeight + 2 * Self.padding - 2
    }

    func draw(on sheet: Sheet, top: Double) {
        for (index, figure) in figures.enumerated() {
            let left = sheet.left + Double(index) * (width + Self.space), x = left + Self.padding, inside = width - 2 * Self.padding
            sheet.outline(.line, x: left, y: top, width: width, height: height, radius: 5)
            sheet.tagged(.paragraph) {
                var y = top + Self.padding - 1
                sheet.type.draw(figure.label, .small, .quiet, x: x, top: y, width: inside, lines: 2)
                y += labelHeight
                sheet.type.draw(figure.value, style, .text, x: x, baseline: y + TextStyle.figure.ascent)
                y += TextStyle.figure.lineHeight
                if !figure.note.isEmpty { sheet.type.draw(figure.note, .small, .quiet, x: x, top: y, width: inside, lines: 2) }
            }
        }
    }
}
