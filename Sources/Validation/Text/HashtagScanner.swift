import Bookkeeping
import Foundation

/// Finds the hashtags of a text, and those of a field that lists them.
enum HashtagScanner {
    /// The words after `#` or `＃` in running text, without the sign, as often as they come.
    ///
    /// The sign counts at the beginning, after a space, a bracket, a quotation mark or a comma: not in `C#` or
    /// `page.html#top`. A word of more than 25 characters is none.
    static func inline(_ text: String) -> [String] {
        var found: [String] = [], previous: Character = " ", rest = text[...]
        while let character = rest.first {
            rest = rest.dropFirst()
            if isSign(character), opens(previous) {
                let word = rest.prefix(while: Hashtag.allows)
                if let name = name(String(word)) { found.append(name) }
                rest = rest.dropFirst(word.count)
                previous = word.last ?? character
            } else {
                previous = character
            }
        }
        return found
    }

    /// The entries of a field that lists hashtags, parted by spaces or commas, each with or without its sign.
    static func listed(_ text: String) -> [String] {
        text.split { $0.isWhitespace || ",，、､;；#＃".contains($0) }.map(String.init)
    }

    /// A hashtag's name as it is kept (NFC); nil for what cannot be one.
    static func name(_ text: String) -> String? {
        let name = text.precomposedStringWithCanonicalMapping
        guard name.utf16.count <= Hashtag.nameLimit * 16, 1...Hashtag.nameLimit ~= name.count, name.allSatisfy(Hashtag.allows),
            name.contains(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        return name
    }

    /// The names without those that differ from an earlier one in case only, in the order of the names.
    static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.map { (folded: $0.folded, name: $0) }.filter { seen.insert($0.folded).inserted }.sorted { $0 < $1 }.map(
            \.name)
    }

    static func isSign(_ character: Character) -> Bool { character == "#" || character == "＃" }

    private static func opens(_ previous: Character) -> Bool {
        previous.isWhitespace || "([{<\"'“‘«「『（【〔［｛《〈,，、。！？；：・".contains(previous)
    }
}
