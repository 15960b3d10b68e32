import Charts

/// A chart with its key; a ring with its table at its side.
struct ChartBlock: PageBlock {
    let height: Double
    let gap = 8.0
    private let chart: RecordedChart
    private let content: Double
    private let side: [PrintedRow]
    private let keyTop: Double
    private let keys: [(entry: KeyEntry, x: Double, top: Double)]

    private static let style = TextStyle.small, sampleWidth = 14 * ChartCanvas.scale, lineWidth = 22 * ChartCanvas.scale
    private static let sampleGap = 5.0, space = 16.0, ringSpace = 24.0

    /// - Returns: the chart, and true if its table is at its side; otherwise it has to follow.
    static func make(_ chart: ReportChart, paper: Paper, room: Double, _ type: Typesetter) throws(DocumentProblem) -> (ChartBlock, hasTable: Bool) {
        let width = paper.contentWidth
        guard case .ring(let ring) = chart.drawing.frame.shape, let table = chart.table else {
            return (ChartBlock(chart, width: width, side: [], type), false)
        }
        let left = ring * ChartCanvas.scale + ringSpace
        guard width - left > 150 else { return (ChartBlock(chart, width: width, side: [], type), false) }
        let layout = try TableLayout(table, left: left, width: width - left, type)
        let rows = PrintedRow.rows(layout, type)
        let isLow = rows.reduce(0) { $0 + $1.height } < room / 2
        return (ChartBlock(chart, width: width, side: isLow ? rows : [], type), isLow)
    }

    private init(_ chart: ReportChart, width: Double, side: [PrintedRow], _ type: Typesetter) {
        self.chart = chart.drawing
        self.side = side
        content = width / ChartCanvas.scale
        // A drawing that its process did not make itself may have any height.
        let drawing = min(max(chart.drawing.frame.height, 0), 600) * ChartCanvas.scale, table = side.reduce(0) { $0 + $1.height }
        keyTop = max(drawing, table) + 6
        var x = 0.0, top = keyTop, keys: [(KeyEntry, Double, Double)] = []
        for entry in chart.drawing.key {
            let needed = Self.sample(of: entry) + Self.sampleGap + type.width(entry.label, Self.style)
            if x > 0, x + needed > width { (x, top) = (0, top + Self.style.lineHeight + 3) }
            keys.append((entry, x, top))
            x += needed + Self.space
        }
        self.keys = keys
        height = keys.isEmpty ? max(drawing, table) : top + Self.style.lineHeight
    }

    private static func sample(of entry: KeyEntry) -> Double { if case .line = entry.sample { lineWidth } else { sampleWidth } }

    func draw(on sheet: Sheet, top: Double) {
        sheet.tagged(.figure) {
            var canvas = ChartCanvas(sheet: sheet, left: sheet.left, top: top, content: content)
            chart.draw(on: &canvas)
        }
        for (entry, x, y) in keys {
            sheet.tagged(.paragraph) {
                ChartCanvas.sample(entry.sample, on: sheet, x: sheet.left + x, top: top + y + 0.5)
                sheet.type.draw(
                    entry.label, Self.style, .quiet, x: sheet.left + x + Self.sample(of: entry) + Self.sampleGap,
                    baseline: top + y + Self.style.ascent)
            }
        }
        guard !side.isEmpty else { return }
        sheet.tagged(.table) {
            var y = top
            for row in side {
                row.draw(on: sheet, top: y)
                y += row.height
            }
        }
    }
}
