extension Unicode.Scalar {
    /// True for spaces of all scripts, ends of lines and control characters, NUL among them: journals have a plain space for each.
    var isBlank: Bool {
        if isASCII { return value <= 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: true
        default: false
        }
    }
}

extension String {
    /// Returns the text on one line without blanks at its ends, with other scalars in place of some.
    func onOneLine(_ replacement: (Unicode.Scalar) -> Unicode.Scalar = { $0 }) -> String {
        if isOnOneLine, unicodeScalars.allSatisfy({ replacement($0) == $0 }) { return self }
        var line = String.UnicodeScalarView(), blanks = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.isBlank {
                // Ideographic spaces and the like stay within a text.
                if !line.isEmpty { blanks.append(scalar.properties.generalCategory == .spaceSeparator ? scalar : " ") }
            } else {
                line.append(contentsOf: blanks)
                blanks.removeAll(keepingCapacity: true)
                line.append(replacement(scalar))
            }
        }
        return String(line)
    }

    /// True if there is nothing but spaces to take for a blank, and none at the ends. Most texts are so, and need no copy.
    private var isOnOneLine: Bool {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return true }
        return !first.isBlank && !last.isBlank && unicodeScalars.allSatisfy { $0 == " " || !$0.isBlank }
    }

    /// Returns the lines of the text, each without control characters; none for an empty text.
    var noteLines: [String] {
        if isEmpty { return [] }
        if isOnOneLine { return [self] }
        return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).withoutControls }
    }

    private var withoutControls: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }
}
