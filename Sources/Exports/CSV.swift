/// Rows of comma-separated values (RFC 4180) in UTF-8, with the mark by which spreadsheets know that.
enum CSV {
    enum Cell {
        /// What a person wrote. A spreadsheet must not take it for a formula.
        case text(String)
        /// A figure of ours, which may begin with a minus.
        case number(String)
    }

    static let beginning: [UInt8] = [0xEF, 0xBB, 0xBF]

    static func row(_ cells: [Cell]) -> [UInt8] {
        Array((cells.map(written).joined(separator: ",") + "\r\n").utf8)
    }

    private static func written(_ cell: Cell) -> String {
        guard case .text(let text) = cell else {
            guard case .number(let number) = cell else { return "" }
            return number
        }
        // OWASP, "CSV injection": what begins like a formula gets an apostrophe before it.
        let isFormula = text.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
        let safe = isFormula ? "'" + text : text
        guard safe.unicodeScalars.contains(where: { "\",\r\n;\t".unicodeScalars.contains($0) }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }
}
