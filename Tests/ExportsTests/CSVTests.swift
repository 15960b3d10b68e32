import Testing

@testable import Exports

struct CSVTests {
    static let signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]

    /// Splits rows into cells by one separator, with quotation marks only at the start of a cell (RFC 4180).
    static func cells(_ text: String, by separator: Unicode.Scalar) -> [String] {
        var cells: [String] = [], cell = String.UnicodeScalarView(), isQuoted = false, isBeginning = true
        var rest = text.unicodeScalars[...]
        func end() {
            cells.append(String(cell))
            (cell, isBeginning) = (String.UnicodeScalarView(), true)
        }
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"" where isQuoted && rest.first == "\"": cell.append(rest.removeFirst())
            case "\"" where isQuoted || isBeginning: (isQuoted, isBeginning) = (!isQuoted, false)
            case _ where !isQuoted && (scalar == separator || scalar == "\r" || scalar == "\n"): end()
            default:
                cell.append(scalar)
                isBeginning = false
            }
        }
        end()
        return cells
    }

    static func isFormula(_ cell: String) -> Bool {
        cell.unicodeScalars.first { $0 != " " && $0 != "\"" }.map { signs.contains(String($0)) } ?? false
    }

    @Test(arguments: [",", ";", "\t"] as [Unicode.Scalar])
    func `no text is a formula, whatever a spreadsheet divides cells by`(separator: Unicode.Scalar) {
        for sign in Self.signs {
            for breaking in ["", ";", "\t", "\r", "\n", "\r\n", ";;", "\n;"] {
                for between in ["", "\"", " ", "\" ", "\"\""] {
                    for before in ["", "x", "x\"", "\""] {
                        let text = before + breaking + between + sign + "1+1;y"
                        guard before.isEmpty || !breaking.isEmpty else { continue }
                        let row = String(decoding: CSV.row([.text("a"), .text(text), .text("b")]), as: UTF8.self)
                        let formulas = Self.cells(row, by: separator).filter(Self.isFormula)
                        #expect(formulas == [], "\(text.debugDescription) is \(row.debugDescription)")
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("plain", "plain"), ("a, b", "\"a, b\""), ("=1", "'=1"), ("x;=1+1;y", "\"x;'=1+1;y\""), ("a\n=1", "\"a\n'=1\""), ("a\r\n-1", "\"a\r\n'-1\""),
        ("1 + 1 = 2", "1 + 1 = 2"), ("a-b", "a-b"), ("a; b", "\"a; b\""), ("say \"so\"", "\"say \"\"so\"\"\""), ("\tx", "\"'\tx\""), ("", ""),
        ("\"", "\"\"\"\""),
        ("x;\"=1\"", "\"x;'\"\"=1\"\"\""), ("👩‍👩‍👧‍👦;=1", "\"👩‍👩‍👧‍👦;'=1\""),
    ])
    func `a text is written so that it stays what it is`(text: String, written: String) {
        #expect(String(decoding: CSV.row([.text(text), .number("-1.50")]), as: UTF8.self) == written + ",-1.50\r\n")
    }
}
