import Foundation
import TestSupport
import Testing

/// A subscript by position ends the program when nothing is there. Each line with one was read with the question whether input can choose the position,
/// and `subscripts.txt` says how many such lines each file has, so that a new one is read too.
///
/// `PENNY_GOLDEN=write swift test --filter SubscriptTests` writes the list anew.
@Suite struct SubscriptTests {
    private static let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "subscripts.txt")

    /// A bracket right behind a value, with one of these in it: a number, `Int(…)`, a usual name of a position, a range with an end, arithmetic, or
    /// `index(after:)`. A key of a dictionary that looks so is counted too.
    private static var position: Regex<Substring> {
        #/[\w\)\]\}?]\[(?:\d+\]|Int\(|(?:index|offset|position|place|point|slot|start|end|first|last|next|middle|near)\]|[^\[\]"]+\.\.[.<]|\.\.[.<][^\]]|[^\[\]"]* [+*\/%&-] |[^\[\]"]*\((?:after|before): )/#
    }

    /// By path, how many lines have a subscript by position.
    private static func counted() -> [String: Int] {
        let position = Self.position
        var counts: [String: Int] = [:]
        for file in ArchitectureTests.sources {
            let count = file.code.count { $0.utf8.contains(UInt8(ascii: "[")) && $0.contains(position) }
            if count > 0 { counts[file.path] = count }
        }
        return counts
    }

    private static func written() throws -> [String: Int] {
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(lines.compactMap { words in words.count == 2 ? Int(words[1]).map { (String(words[0]), $0) } : nil }) { first, _ in first }
    }

    @Test func `no subscript by position is new that nobody has looked at`() throws {
        let counts = Self.counted()
        #expect(counts.count > 100)
        if Golden.isWriting {
            let text = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
            return try Data(text.utf8).write(to: Self.list)
        }
        let written = try Self.written()
        let problems = Set(counts.keys).union(written.keys).sorted().compactMap { path -> String? in
            let (now, before) = (counts[path] ?? 0, written[path] ?? 0)
            if now > before {
                return
                    "\(path) has \(now) lines with a subscript by position and not \(before): look whether input can make a new one trap, then write \(now) in subscripts.txt."
            }
            return now < before
                ? "\(path) has \(now) lines with a subscript by position and not \(before): write the smaller number in subscripts.txt." : nil
        }
        #expect(problems == [])
    }

    @Test(arguments: [
        ("bytes[0]", true), ("parts[12].first", true), ("rest[..<end]", true), ("rest[start...]", true), ("text[(end + 1)...]", true),
        ("months[date.month - 1]", true), ("hues[position % hues.count]", true), ("digits[Int(byte >> 4)]", true), ("sums[index] = 0", true),
        ("text[text.index(after: colon)...]", true), ("found()[0]", true), ("pairs[0][1]", true), ("\"\\(found[size - 1].number)\"", true),
        ("names[key]", false), ("form[Self.name]", false), ("bytes[...]", false), ("[0, 1]", false), ("return [0]", false), ("let all: [Int]", false),
        ("[a + b]", false), ("texts[.english] + tail", false), ("fields[\"a - b\"]", false), ("uses[id, default: 0] += 1", false),
    ])
    func `a subscript by position is told from other brackets`(line: String, isByPosition: Bool) {
        #expect(line.contains(Self.position) == isByPosition)
    }
}
