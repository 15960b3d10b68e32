import Bookkeeping

/// The names of uploaded files.
enum FileName {
    /// The field that bounds a stored name; a longer one is cut.
    static let field = FormField("file", .text, required: true, max: Receipt.nameLimit)

    /// Returns the last path component without control characters and with an extension of its type; `receipt` if nothing is
    /// left.
    static func clean(_ name: String, type: Receipt.FileType) -> String {
        // Path separators are ASCII on every system, and no name is longer than a few hundred bytes.
        let last = String(
            decoding: name.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.last?.prefix(4_000) ?? "".utf8[...], as: UTF8.self)
        let shown = String(
            String.UnicodeScalarView(last.unicodeScalars.prefix(400).filter { $0.properties.generalCategory != .control }))
        return type.named((try? CleanText(String(shown.prefix(Receipt.nameLimit)), for: field).text) ?? "")
    }
}
