extension Receipt.FileType {
    /// The standard file extension of the type, without the dot.
    public var ending: String { endings[0] }

    /// All file extensions accepted for the type, the standard one first.
    private var endings: [String] {
        switch self {
        case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
        case .png: ["png"]
        case .webp: ["webp"]
        case .heic: ["heic", "heif"]
        case .pdf: ["pdf"]
        }
    }

    /// Returns a file name with an extension of the type. Any other extension is replaced, so that no system treats the file as
    /// another type; an empty name becomes `receipt`.
    ///
    /// An extension has one to five ASCII letters and digits, at least one of them a letter. The name has at most
    /// ``Receipt/nameLimit`` characters.
    public func named(_ name: String) -> String {
        var stem = name[...]
        if let dot = name.lastIndex(of: ".") {
            let last = name[name.index(after: dot)...]
            if endings.contains(last.lowercased()), dot > name.startIndex, name.count <= Receipt.nameLimit { return name }
            if Self.isEnding(last) { stem = name[..<dot] }
        }
        let short = stem.prefix(Receipt.nameLimit - ending.count - 1)
        return (short.allSatisfy { $0 == "." } ? "receipt" : short) + "." + ending
    }

    private static func isEnding(_ text: Substring) -> Bool {
        1...5 ~= text.utf8.count && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && text.contains(where: \.isLetter)
    }
}
