import Bookkeeping
import Foundation

/// Extracts hashtags from running text and from fields that list them.
enum HashtagScanner {
    /// Returns the words after `#` or `＃` in running text, without the sign and with duplicates.
    ///
    /// The sign counts at the beginning and after a space, a bracket, a quotation mark or a comma: not in `C#` or
    /// `page.html#top`. A word of more than 25 characters is not a hashtag.
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

    /// Returns the entries of a list of hashtags, separated by spaces or commas, each with or without its sign.
    static func listed(_ text: String) -> [String] {
        text.split { $0.isWhitespace || ",，、､;；#＃".contains($0) }.map(String.init)
    }

    /// Returns a hashtag's name as it is stored (NFC); nil if it is not valid.
    static func name(_ text: String) -> String? {
        let name = text.precomposedStringWithCanonicalMapping
        guard name.utf16.count <= Hashtag.nameLimit * 16, 1...Hashtag.nameLimit ~= name.count, name.allSatisfy(Hashtag.allows),
            name.contains(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        return name
    }

    /// Returns the names, sorted, without names that differ from an earlier one in case only.
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
