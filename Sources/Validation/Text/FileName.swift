import Bookkeeping

/// The names of files that people send.
enum FileName {
    private static let field = FormField("file", .text, required: true, max: 100)

    /// The last part of the name without what cannot be shown; `receipt` with the ending of its type if nothing is left.
    static func clean(_ name: String, type: Attachment.FileType) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
        let shown = String(
            String.UnicodeScalarView(last.unicodeScalars.prefix(400).filter { $0.properties.generalCategory != .control }))
        if let clean = try? CleanText(String(shown.prefix(100)), for: field).text, clean.contains(where: { $0 != "." }) {
            return clean
        }
        return "receipt." + ending(of: type)
    }

    private static func ending(of type: Attachment.FileType) -> String {
        switch type {
        case .jpeg: "jpg"
        case .png: "png"
        case .webp: "webp"
        case .heic: "heic"
        case .pdf: "pdf"
        }
    }
}
