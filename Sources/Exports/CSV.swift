/// Rows of comma-separated values (RFC 4180) in UTF-8, with a byte order mark, so that spreadsheets recognize the encoding.
enum CSV {
    enum Cell {
        /// A text written by a person. A spreadsheet must not take it for a formula.
        case text(String)
        /// A number written by Penny, which may begin with a minus.
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
        let safe = guarded(text)
        guard safe.unicodeScalars.contains(where: { "\",\r\n;\t".unicodeScalars.contains($0) }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }

    private static let signs = "=+-@＝＋－＠".unicodeScalars, separators = ";\t\r\n".unicodeScalars

    /// Prefixes a text that begins like a formula with an apostrophe (OWASP, "CSV injection").
    ///
    /// Also does so after a semicolon, a tab or a line break: a spreadsheet that takes one of these for the end of a cell, as in
    /// locales with a decimal comma, also takes our quotation marks for text.
    private static func guarded(_ text: String) -> String {
        var safe = String.UnicodeScalarView()
        if let first = text.unicodeScalars.first, separators.contains(first) { safe.append("'") }
        // The quotation marks and spaces since a cell may have begun; they do not keep a formula from being one.
        var beginning: String.UnicodeScalarView? = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == " ", beginning != nil {
                beginning?.append(scalar)
                continue
            }
            if let between = beginning {
                if signs.contains(scalar) { safe.append("'") }
                safe.append(contentsOf: between)
            }
            safe.append(scalar)
            beginning = separators.contains(scalar) ? String.UnicodeScalarView() : nil
        }
        safe.append(contentsOf: beginning ?? String.UnicodeScalarView())
        return String(safe)
    }
}
