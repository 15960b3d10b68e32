import Bookkeeping

/// The names of files that people send.
enum FileName {
    /// A name as it is kept; a longer one is cut.
    static let field = FormField("file", .text, required: true, max: Attachment.nameLimit)

    /// The last part of the name without what cannot be shown, with an ending of its type; `receipt` if nothing is left.
    static func clean(_ name: String, type: Attachment.FileType) -> String {
        // Systems part paths by ASCII, and no name is longer than a few hundred bytes.
        let last = String(decoding: name.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.last?.prefix(4_000) ?? "".utf8[...], as: UTF8.self)
        let shown = String(
            String.UnicodeScalarView(last.unicodeScalars.prefix(400).filter { $0.properties.generalCategory != .control }))
        return type.named((try? CleanText(String(shown.prefix(Attachment.nameLimit)), for: field).text) ?? "")
    }
}
