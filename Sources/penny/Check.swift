import ArgumentParser
import Storage

/// Proves that the database is whole.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the database: its integrity, its references, and that all totals equal the records.")

    @OptionGroup var data: DataOptions
    @Flag(help: "Write JSON.") var json = false

    func run() throws {
        let problems: [String]
        do {
            problems = try Failure.explaining { try data.open().check() }
        } catch let failure as Failure where json {
            problems = [failure.description]
        }
        if json {
            print(#"{"ok":\#(problems.isEmpty),"problems":[\#(problems.map(JSON.string).joined(separator: ","))]}"#)
        } else if problems.isEmpty {
            print("\(data.database) is whole.")
        } else {
            problems.forEach { print($0) }
        }
        if !problems.isEmpty { throw ExitCode(1) }
    }
}

/// The little JSON that the terminal writes.
enum JSON {
    /// A string literal (RFC 8259).
    static func string(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": out += "\\\(scalar)"
            case _ where scalar.value < 32:
                let hex = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
