import CZip

/// The names of files that an archive may have.
public enum ArchiveNames: Sendable {
    /// The names that Penny writes: letters, digits, `.`, `_` and `-` in components separated by slashes; no component begins with a dot.
    case plain
    /// The names that other programs write: any characters that can be shown, in UTF-8 or code page 437. Folders, with names that end with a slash,
    /// are left out. No name is absolute or has a component `..`.
    case foreign

    var flags: zip_flags_t {
        switch self {
        case .plain: zip_flags_t(ZIP_FL_ENC_RAW)
        case .foreign: zip_flags_t(ZIP_FL_ENC_GUESS)
        }
    }

    func allow(_ name: String) -> Bool {
        switch self {
        case .plain: Self.isPlain(name)
        case .foreign: Self.isShowable(name)
        }
    }

    private static func isPlain(_ name: String) -> Bool {
        name.utf8.count <= 200
            && name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
                part.first.map { $0 != UInt8(ascii: ".") } ?? false
                    && part.allSatisfy { (48...57 ~= $0) || (65...90 ~= $0) || (97...122 ~= $0) || "._-".utf8.contains($0) }
            }
    }

    /// Some programs on Windows separate components by `\`, which is a separator here, too. A drive (`C:`) makes a name absolute.
    private static func isShowable(_ name: String) -> Bool {
        let components = name.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
        let path = name.hasSuffix("/") ? components.dropLast() : components[...]
        return name.utf8.count <= 1_000 && !path.isEmpty
            && path.allSatisfy { component in
                !component.isEmpty && !component.elementsEqual("..".unicodeScalars) && !component.elementsEqual(".".unicodeScalars)
                    && component.allSatisfy(isShowable)
            }
            && !(path.first.map { $0.count >= 2 && $0.dropFirst().first == ":" } ?? true)
    }

    /// Refuses control characters, line separators, and characters that reverse the direction of the text after them.
    private static func isShowable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        default: !(0x202A...0x202E ~= scalar.value) && !(0x2066...0x2069 ~= scalar.value)
        }
    }
}
