/// Reads a line from a position on.
struct LineReader {
    let line: LineText
    private(set) var position: Int

    init(_ line: LineText, _ position: Int) { (self.line, self.position) = (line, position) }

    func character(_ offset: Int = 0) -> Character? {
        let place = position + offset
        return line.plain.indices.contains(place) ? line.plain[place] : nil
    }

    /// Returns true if the character before is one of some.
    func follows(_ marks: String) -> Bool { character(-1).map(marks.contains) ?? false }

    var isAtSpace: Bool { character() == nil || character() == " " }

    /// True if one of some characters follows.
    func isAt(_ characters: String) -> Bool { character().map(characters.contains) ?? false }

    /// True at the end of a number, not before more digits of it.
    var isAtEndOfNumber: Bool {
        guard let next = character() else { return true }
        if next.isNumber || "/-+*×÷".contains(next) { return false }
        return !((next == "." || next == ",") && (character(1)?.isNumber ?? false))
    }

    mutating func number(upTo digits: Int) -> Int? {
        var number = 0, count = 0
        while count <= digits, let next = character(), let digit = LinePlain.digit(next) {
            (number, count, position) = (number * 10 + digit, count + 1, position + 1)
        }
        return 1...digits ~= count ? number : nil
    }

    /// Reads a number up to 99, in digits or in characters such as 「二十五」.
    mutating func smallNumber() -> Int? {
        if let number = number(upTo: 2) { return number }
        let start = position, digits = Array("〇一二三四五六七八九")
        var number = 0
        func digit() -> Int? { character().flatMap { digits.dropFirst().firstIndex(of: $0) } }
        if let first = digit() { (number, position) = (first, position + 1) }
        if character() == "十" {
            (number, position) = (max(number, 1) * 10, position + 1)
            if let last = digit() { (number, position) = (number + last, position + 1) }
        }
        return position > start ? number : nil
    }

    mutating func skipSpace() { if character() == " " { position += 1 } }

    mutating func mark(_ marks: String) -> Character? {
        guard let next = character(), marks.contains(next) else { return nil }
        position += 1
        return next
    }

    /// A word in lower case, and its value.
    typealias Word = (letters: [Character], value: Int)

    static func words(_ words: [(String, Int)]) -> [Word] { words.map { (Array($0.0), $0.1) } }

    /// Reads the longest of some words.
    mutating func word(_ words: [Word]) -> Int? {
        guard line.lowered.indices.contains(position) else { return nil }
        let first = line.lowered[position]
        var longest: Word?
        for word in words where word.letters.first == first && word.letters.count > (longest?.letters.count ?? 0) {
            if line.lowered[position...].starts(with: word.letters) { longest = word }
        }
        guard let longest else { return nil }
        position += longest.letters.count
        return longest.value
    }
}
