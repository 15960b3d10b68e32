/// Rows of text in aligned columns with a header.
struct Table {
    private let rows: [[String]]
    /// The columns with right-aligned texts.
    private let figures: ClosedRange<Int>?

    init(_ names: [String], _ rows: [[String]], figures: ClosedRange<Int>? = nil) { (self.rows, self.figures) = ([names] + rows, figures) }

    var text: String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { Self.width(of: $0[column]) }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                let (text, space) = (cell.0, String(repeating: " ", count: cell.1 - Self.width(of: cell.0)))
                return figures?.contains(column) == true ? space + text : text + space
            }
            return cells.joined(separator: "  ").trimmingSuffix { $0 == " " }
        }.joined(separator: "\n")
    }

    /// Returns the width of a text in a terminal: Chinese, Japanese and Korean characters take two columns (Unicode Standard
    /// Annex 11).
    private static func width(of text: String) -> Int {
        text.reduce(0) { width, character in
            guard let value = character.unicodeScalars.first?.value else { return width }
            let isWide =
                (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value) || (0xAC00...0xD7A3).contains(value)
                || (0xF900...0xFAFF).contains(value) || (0xFE30...0xFE6F).contains(value) || (0xFF00...0xFF60).contains(value)
                || (0x1F300...0x1FAFF).contains(value) || (0x20000...0x3FFFD).contains(value)
            return width + (isWide ? 2 : 1)
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> String {
        String(reversed().drop(while: isDropped).reversed())
    }
}
