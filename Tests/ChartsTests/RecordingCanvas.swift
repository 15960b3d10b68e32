import Charts

/// A canvas that records the positions of a chart's marks on a card of a given width, as a PDF writer computes them.
struct RecordingCanvas: Canvas {
    /// A rectangle in CSS pixels from the top left of the card.
    struct Rectangle {
        let left: Double, right: Double, top: Double, bottom: Double
    }

    /// The width of the card's content, in CSS pixels.
    let content: Double
    /// The names of the calls, in order.
    private(set) var calls: [String] = []
    private(set) var frame: ChartFrame?
    private(set) var highlights: [Rectangle] = []
    private(set) var rules: [(place: Double, role: RuleRole)] = []
    private(set) var bars: [(rectangle: Rectangle, mark: BarMark, fill: BarFill)] = []
    private(set) var lines: [LineMark] = []
    private(set) var points: [PointMark] = []
    /// The texts shown on a card of this width, each with the position of its anchor.
    private(set) var texts: [(x: Double, mark: TextMark, role: TextRole)] = []
    /// The number of texts for cards of all widths.
    private(set) var textCount = 0
    private(set) var areas: [(rectangle: Rectangle, caption: MarkCaption)] = []
    private(set) var sectors: [SectorMark] = []

    init(content: Double) { self.content = content }

    /// The left edge and the width of the plot or the ring, and the height of the drawing.
    var left: Double { if case .plot(let gutter) = frame?.shape { gutter } else { 0 } }
    var width: Double { frame?.plotWidth(content: content) ?? 0 }
    var height: Double { frame?.height ?? 0 }
    /// The captions of the marks that link to records.
    var captions: [MarkCaption] { areas.map(\.caption) + sectors.map(\.caption) }

    mutating func begin(_ frame: ChartFrame) {
        calls.append("begin")
        self.frame = frame
    }

    mutating func highlight(x: Double, width: Double) {
        calls.append("highlight")
        highlights.append(column(x, width))
    }

    mutating func rules(_ places: [Double], as role: RuleRole) {
        calls.append("\(role)")
        rules += places.map { ($0, role) }
    }

    mutating func bars(_ bars: [BarMark], fill: BarFill) {
        calls.append("bars")
        self.bars += bars.map { bar in
            let column = column(bar.x, bar.width)
            let rectangle = Rectangle(
                left: column.left, right: column.right, top: min(bar.tip, bar.zero), bottom: max(bar.tip, bar.zero))
            return (rectangle, bar, fill)
        }
    }

    mutating func line(_ line: LineMark) {
        calls.append("line")
        lines.append(line)
    }

    mutating func points(_ points: [PointMark]) {
        calls.append("points")
        self.points += points
    }

    mutating func emptyRing() { calls.append("emptyRing") }

    mutating func texts(_ texts: [TextMark], as role: TextRole) {
        calls.append("\(role)")
        textCount += texts.count
        self.texts += texts.filter { $0.isShown(in: Tier(content: content)) }.map {
            (left + $0.x / 100 * width + $0.offset, $0, role)
        }
    }

    mutating func endPicture() { calls.append("endPicture") }

    mutating func hitAreas(_ areas: [HitArea]) {
        calls.append("hitAreas")
        self.areas += areas.map { (column($0.x, $0.width), $0.caption) }
    }

    mutating func sectors(_ sectors: [SectorMark]) {
        calls.append("sectors")
        self.sectors += sectors
    }

    mutating func end() { calls.append("end") }

    private func column(_ x: Double, _ share: Double) -> Rectangle {
        Rectangle(left: left + x / 100 * width, right: left + (x + share) / 100 * width, top: 0, bottom: height)
    }
}

extension Chart {
    /// Draws on a recording canvas of a width.
    func recorded(content: Double) -> (canvas: RecordingCanvas, figures: ChartFigures) {
        var canvas = RecordingCanvas(content: content)
        let figures = draw(on: &canvas)
        return (canvas, figures)
    }
}
