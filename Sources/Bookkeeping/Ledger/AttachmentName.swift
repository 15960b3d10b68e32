extension Attachment.FileType {
    /// The ending that a file of the type gets, without the dot.
    public var ending: String { endings[0] }

    /// Those that it may have.
    private var endings: [String] {
        switch self {
        case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
        case .png: ["png"]
        case .webp: ["webp"]
        case .heic: ["heic", "heif"]
        case .pdf: ["pdf"]
        }
    }

    /// A name with an ending of the type: any other is replaced, so that no system takes the file for what it is not; `receipt` if nothing
    /// else is left.
    ///
    /// An ending has one to five ASCII letters and digits, a letter among them. The name has ``Attachment/nameLimit`` characters at most.
    public func named(_ name: String) -> String {
        var stem = name[...]
        if let dot = name.lastIndex(of: ".") {
            let last = name[name.index(after: dot)...]
            if endings.contains(last.lowercased()), dot > name.startIndex, name.count <= Attachment.nameLimit { return name }
            if Self.isEnding(last) { stem = name[..<dot] }
        }
        let short = stem.prefix(Attachment.nameLimit - ending.count - 1)
        return (short.allSatisfy { $0 == "." } ? "receipt" : short) + "." + ending
    }

    private static func isEnding(_ text: Substring) -> Bool {
        1...5 ~= text.utf8.count && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && text.contains(where: \.isLetter)
    }
}
