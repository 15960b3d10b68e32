/// A cell with its place in a row.
struct PlacedCell {
    let cell: ReportTable.Cell
    let kind: ReportTable.Column.Kind
    let style: TextStyle
    /// The left edge relative to the left edge of the table, and the width.
    let x: Double, width: Double
    /// True if the text is wider than the cell, and broken into lines.
    let isWrapped: Bool
}

/// A row of a table, its head, or the running total at the end of a page.
struct PrintedRow: PageBlock {
    /// The look of a row.
    enum Look {
        case head, plain, group, subtotal, total
    }

    let layout: TableLayout
    let look: Look
    let cells: [PlacedCell]
    let height: Double
    /// The sum up to this row.
    let running: String?
    /// True if its page has to have the row after it, too.
    var keepsWithNext = false
    /// The index in the table; nil for a row that a page repeats or adds.
    let index: Int?

    var gap: Double { look == .head ? 6 : 0 }
    var row: PrintedRow? { self }

    init(_ layout: TableLayout, _ row: ReportTable.Row, _ look: Look, index: Int? = nil, _ type: Typesetter) {
        (self.layout, self.look, self.index, running) = (layout, look, index, row.running)
        let columns = Array(zip(layout.table.columns, layout.columns)), figuresFrom = columns.firstIndex { $0.0.kind == .figure } ?? columns.count
        var cells: [PlacedCell] = []
        for (index, ((column, place), cell)) in zip(columns, row.cells + Array(repeating: "", count: columns.count)).enumerated() {
            let style = look == .head ? layout.head : look == .plain && !column.isName ? layout.style : layout.bold
            var width = place.width
            // The words of a group, a sum or a running total have the room up to the first figure.
            if look != .head, look != .plain, index == 0, column.kind == .text, figuresFrom > 0,
                row.cells.dropFirst().prefix(figuresFrom - 1).allSatisfy({ $0.text.isEmpty && $0.share == nil }),
                let end = columns.prefix(figuresFrom).last
            {
                width = end.1.x + end.1.width - place.x
            }
            let extra = cell.hue != nil && column.kind == .text ? TableLayout.square + TableLayout.squareGap : 0
            let isWrapped = column.kind == .text && type.width(cell.text, style) > width - extra
            cells.append(PlacedCell(cell: cell, kind: column.kind, style: style, x: place.x + extra, width: width - extra, isWrapped: isWrapped))
        }
        self.cells = cells
        height = layout.height(of: cells, isHead: look == .head, type)
    }

    func draw(on sheet: Sheet, top: Double) {
        let left = sheet.left + layout.left, right = left + layout.width, ink = look == .head ? Ink.quiet : .text
        if look == .group { sheet.fill(.tint, x: left, y: top, width: layout.width, height: height) }
        sheet.tagged(.row) {
            for cell in cells {
                sheet.tagged(look == .head ? .headCell : .cell) { draw(cell, ink, on: sheet, left: left, top: top + TableLayout.padding) }
            }
        }
        switch look {
        case .head: sheet.line(from: left, to: right, y: top + height, .text, thickness: 0.75)
        case .plain, .group: sheet.line(from: left, to: right, y: top + height, .line, thickness: 0.5)
        case .subtotal: sheet.line(from: left, to: right, y: top + height, .edge, thickness: 0.5)
        case .total: sheet.line(from: left, to: right, y: top, .text, thickness: 0.75)
        }
    }

    private func draw(_ placed: PlacedCell, _ ink: Ink, on sheet: Sheet, left: Double, top: Double) {
        let x = left + placed.x, baseline = top + placed.style.ascent
        switch placed.kind {
        case .figure: sheet.type.draw(placed.cell.text, placed.style, ink, x: x + placed.width, baseline: baseline, before: 1)
        case .bar where look != .head:
            let share = min(max(placed.cell.share ?? 0, 0), 1), height = placed.style.size * 0.8
            if share > 0 { sheet.fill(.hue(placed.cell.hue), x: x, y: baseline - height, width: max(placed.width * share, 1), height: height) }
        case .bar, .text:
            if placed.cell.hue != nil {
                let side = TableLayout.square
                sheet.fill(
                    .hue(placed.cell.hue), x: x - side - TableLayout.squareGap, y: baseline - side, width: side, height: side, radius: 2)
            }
            if placed.isWrapped {
                sheet.type.draw(placed.cell.text, placed.style, ink, x: x, top: top, width: placed.width)
            } else {
                sheet.type.draw(placed.cell.text, placed.style, ink, x: x, baseline: baseline)
            }
        }
    }
}

extension PrintedRow {
    /// Returns the head of a table, if it has one, and its rows.
    static func rows(_ layout: TableLayout, _ type: Typesetter) -> [PrintedRow] {
        let table = layout.table
        let rows = table.rows.enumerated().map { index, content in
            var row = PrintedRow(layout, content, Look(content.kind), index: index, type)
            let next = table.rows.dropFirst(index + 1).first?.kind
            // A heading is not the last row of a page, and a sum not the first one.
            row.keepsWithNext = content.kind == .group || next == .subtotal || next == .total
            return row
        }
        guard let head = head(layout, type) else { return rows }
        return [head] + rows
    }

    /// Returns the head of a table; nil if no column has one.
    static func head(_ layout: TableLayout, _ type: Typesetter) -> PrintedRow? {
        guard layout.table.columns.contains(where: { !$0.title.isEmpty }) else { return nil }
        var head = PrintedRow(layout, ReportTable.Row(layout.table.columns.map { ReportTable.Cell($0.title) }), .head, type)
        head.keepsWithNext = true
        return head
    }

    /// Returns the row that ends a page with the sum up to the row above; nil if there is none.
    func carried(_ type: Typesetter) -> PrintedRow? {
        guard let running, !layout.table.carried.isEmpty else { return nil }
        let empty = Array(repeating: ReportTable.Cell(""), count: max(layout.columns.count - 2, 0))
        return PrintedRow(layout, ReportTable.Row([ReportTable.Cell(layout.table.carried)] + empty + [ReportTable.Cell(running)]), .total, type)
    }

    /// Returns the heading of the group of a row, for the page on which the row is the first one; nil if it belongs to no group.
    func continued(_ type: Typesetter) -> PrintedRow? {
        guard let index, look != .group, look != .total else { return nil }
        guard let group = layout.table.rows.prefix(index).last(where: { $0.kind == .group || $0.kind == .total }), group.kind == .group else {
            return nil
        }
        let name = [group.cells.first?.text ?? "", layout.table.continuation].filter { !$0.isEmpty }.joined(separator: " ")
        return PrintedRow(layout, ReportTable.Row([ReportTable.Cell(name)]), .group, type)
    }
}

extension PrintedRow.Look {
    fileprivate init(_ kind: ReportTable.Row.Kind) {
        switch kind {
        case .plain: self = .plain
        case .group: self = .group
        case .subtotal: self = .subtotal
        case .total: self = .total
        }
    }
}
