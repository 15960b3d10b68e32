/// The columns of a table: their places, and the type size that lets all figures fit beside each other.
final class TableLayout {
    let table: ReportTable
    /// The left edge of the table relative to the left edge of the contents, and its width.
    let left: Double, width: Double
    /// The left edge and the width of each column, without the padding, beside the left edge of the table.
    let columns: [(x: Double, width: Double)]
    /// The size of the type.
    let size: Double

    var style: TextStyle { TextStyle(size: size) }
    var bold: TextStyle { TextStyle(size: size, isBold: true) }
    var head: TextStyle { TextStyle(size: size - 0.5, isBold: true) }

    /// The space within a cell above and below its text, and on its sides.
    static let padding = 3.25, side = 5.0
    /// The side of a coloured square, and the space after it.
    static let square = 6.5, squareGap = 5.0

    private static let sizes = [8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5]
    private static let narrowestText = 42.0, narrowestBar = 20.0, widestBar = 150.0, widestAir = 16.0

    init(_ table: ReportTable, left: Double = 0, width: Double, _ type: Typesetter) throws(DocumentProblem) {
        (self.table, self.left, self.width) = (table, left, width)
        for size in Self.sizes {
            guard let widths = Self.widths(table, size: size, room: width - 2 * Self.side * Double(table.columns.count), type) else { continue }
            var x = 0.0
            columns = widths.map { width in
                defer { x += width + 2 * Self.side }
                return (x + Self.side, width)
            }
            self.size = size
            return
        }
        throw .tooWide
    }

    /// The heights of the wrapped texts of a row, with which all of them are on one page.
    func height(of cells: [PlacedCell], isHead: Bool = false, _ type: Typesetter) -> Double {
        let style = isHead ? head : style
        let heights = cells.map { $0.isWrapped ? type.height($0.cell.text, $0.style, width: $0.width) : style.lineHeight }
        return max(heights.max() ?? 0, style.lineHeight) + 2 * Self.padding
    }

    /// Returns the widths of the columns in a room; nil if their figures do not fit.
    private static func widths(_ table: ReportTable, size: Double, room: Double, _ type: Typesetter) -> [Double]? {
        let style = TextStyle(size: size), bold = TextStyle(size: size, isBold: true), head = TextStyle(size: size - 0.5, isBold: true)
        let wanted = table.columns.enumerated().map { index, column in
            let isLast = index == table.columns.count - 1 && column.kind == .figure
            return table.rows.reduce(type.width(column.title, head)) { widest, row in
                var width = 0.0
                if let cell = row.cells.dropFirst(index).first, row.kind != .group || column.kind == .figure {
                    let extra = cell.hue != nil && column.kind != .bar ? square + squareGap : 0
                    width = type.width(cell.text, row.kind == .plain && !column.isName ? style : bold) + extra
                }
                return max(widest, width, isLast ? row.running.map { type.width($0, bold) } ?? 0 : 0)
            }
        }
        let columns = zip(table.columns, wanted)
        let figures = columns.filter { $0.0.kind == .figure }.map(\.1), texts = columns.filter { $0.0.kind == .text }.map(\.1)
        let bars = Double(table.columns.count { $0.kind == .bar })
        let least = texts.reduce(0) { $0 + min($1, narrowestText) } + bars * narrowestBar
        guard figures.reduce(least, +) <= room else { return nil }
        // Of the room that is left, bars get a half, and figures some air.
        var rest = room - figures.reduce(0, +)
        let bar = bars > 0 ? min(widestBar, max(narrowestBar, (rest - texts.reduce(0, +)) / 2 / bars)) : 0
        rest -= bar * bars
        let air = max(rest - texts.reduce(0, +), 0) / Double(max(figures.count, 1)), space = texts.isEmpty ? air : min(air / 2, widestAir)
        let share = shares(of: texts, in: rest - space * Double(figures.count))
        return columns.map { column, width in
            switch column.kind {
            case .figure: width + space
            case .bar: bar
            case .text: share(width)
            }
        }
    }

    /// Returns how wide a column of text is that wants a width: all get what they want and more where there is room, and otherwise the wide ones
    /// are cut to one width, so that columns with short words keep theirs.
    private static func shares(of wanted: [Double], in room: Double) -> (Double) -> Double {
        let all = wanted.reduce(0, +)
        if all <= room { return { all > 0 ? $0 * room / all : room / Double(max(wanted.count, 1)) } }
        var rest = room, limit = 0.0
        for (index, width) in wanted.sorted().enumerated() {
            limit = rest / Double(wanted.count - index)
            if width > limit { break }
            rest -= width
        }
        return { min($0, limit) }
    }
}
