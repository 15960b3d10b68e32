/// The heading of the first page: title, period and mark over a line.
struct Masthead: PageBlock {
    let document: ReportDocument
    let height: Double
    let gap = 0.0
    private let titleHeight: Double, subtitleHeight: Double, textWidth: Double, brandWidth: Double

    private static let disc = 8.5, discGap = 7.0, space = 18.0, lineGap = 12.0

    init(_ document: ReportDocument, _ type: Typesetter) {
        self.document = document
        brandWidth = min(type.width(document.brand, .brand), 120)
        textWidth = document.paper.contentWidth - brandWidth - 2 * Self.disc - Self.discGap - Self.space
        titleHeight = type.height(document.title, .title, width: textWidth, lines: 4)
        subtitleHeight = document.subtitle.isEmpty ? 0 : type.height(document.subtitle, .subtitle, width: textWidth, lines: 4)
        height = titleHeight + subtitleHeight + Self.lineGap
    }

    func draw(on sheet: Sheet, top: Double) {
        let right = sheet.left + sheet.width, middle = top + TextStyle.title.lineHeight / 2
        sheet.tagged(.title) { sheet.type.draw(document.title, .title, .text, x: sheet.left, top: top, width: textWidth, lines: 4) }
        if !document.subtitle.isEmpty {
            sheet.tagged(.paragraph) {
                sheet.type.draw(document.subtitle, .subtitle, .quiet, x: sheet.left, top: top + titleHeight, width: textWidth, lines: 4)
            }
        }
        sheet.tagged(.paragraph) {
            let x = right - brandWidth - Self.discGap - Self.disc, style = TextStyle.brand
            sheet.disc(.copper, x: x, y: middle, radius: Self.disc)
            sheet.type.drawShape(String(document.brand.prefix(1)), style, .white, x: x, baseline: middle + style.size * 0.36)
            sheet.type.draw(document.brand, style, .text, x: right - brandWidth, top: middle - style.lineHeight / 2, width: brandWidth, lines: 1)
        }
        sheet.line(from: sheet.left, to: right, y: top + height, .copper, thickness: 1.5)
    }
}
