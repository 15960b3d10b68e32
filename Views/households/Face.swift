import Bookkeeping
import Templates

/// A person as a coloured disc with letters that distinguish the people of a household.
package struct Face: ViewModel, Sendable {
    /// One or two characters.
    package let letter: String
    package let hue: String

    private static let hues: [Hue] = [.copper, .teal, .indigo, .plum, .olive, .sky, .rose, .amber]

    /// - Parameter index: the place of the person in the household, which determines the colour.
    init(_ letter: String, index: Int) {
        self.letter = letter
        hue = (Self.hues.dropFirst(index % Self.hues.count).first ?? .copper).rawValue
    }
}

/// The letters of the people of a household: the shortest that tell them apart, of their given names where they have a family name in common.
///
/// The letters of present people do not depend on people who have left, so that every page shows the same letters.
enum FaceLetters {
    /// Returns the letters of each person, in order.
    static func of(_ people: [HouseholdMember]) -> [String] {
        let present = people.filter { $0.leftAt == nil }.map(\.name), former = people.filter { $0.leftAt != nil }.map(\.name)
        let shown = choose(for: present, besides: [])
        var (first, last) = (shown[...], choose(for: former, besides: shown)[...])
        return people.map { ($0.leftAt == nil ? first.popFirst() : last.popFirst()) ?? "" }
    }

    private static func choose(for names: [String], besides taken: [String]) -> [String] {
        let choices = distinctive(names).map(Self.choices)
        let singles = count(choices.map { $0.prefix(1) }), pairs = count(choices.map { Set($0.dropFirst()) }), same = count(choices.map { [$0] })
        var used = Set(taken)
        return choices.map { own in
            guard let first = own.first else { return "?" }
            // One letter that nobody else could have; else two that nobody else could have, or that nobody has yet.
            let single = singles[first] == 1 ? [first] : [], clear = own.dropFirst().filter { pairs[$0] == 1 }
            let rest = same[own] == 1 ? Array(own.dropFirst()) : []
            let chosen = (single + clear + rest + (1...9).map { "\(first)\($0)" }).first { !used.contains($0) } ?? first
            used.insert(chosen)
            return chosen
        }
    }

    private static func count<Element: Hashable>(_ lists: [some Sequence<Element>]) -> [Element: Int] {
        Dictionary(lists.flatMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
    }

    /// The first letter; then the pairs of it with the initial of the last word, and with each further letter.
    private static func choices(of name: String) -> [String] {
        let words = name.split(whereSeparator: \.isWhitespace), letters = words.joined()
        guard let first = letters.first.flatMap({ String($0).uppercased().first }) else { return [] }
        return [String(first)] + ((words.count > 1 ? words.last?.prefix(1) ?? "" : "") + letters.dropFirst()).map { "\(first)\($0)" }
    }

    /// Returns the parts of the names that are not a family name in common: the words that nobody else has, and of a name without spaces between its
    /// parts, as Chinese and Japanese ones are written, the text after the beginning that it has in common with another name.
    private static func distinctive(_ names: [String]) -> [String] {
        let words = names.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        let bearers = count(words.map { Set($0.map(\.folded)) }), alike = Dictionary(grouping: names.indices) { names[$0].first }
        return zip(names.indices, words).map { place, own in
            guard own.count < 2 else {
                let rest = own.filter { bearers[$0.folded] == 1 }
                return (rest.isEmpty ? own : rest).joined(separator: " ")
            }
            let name = names[place]
            guard let first = name.first, !first.isCased else { return name }
            let shared = (alike[first] ?? []).filter { $0 != place }.map { names[$0].commonPrefix(with: name).count }.min() ?? 0
            return shared < name.count ? String(name.dropFirst(shared)) : name
        }
    }
}

extension String {
    /// Returns the characters with which both texts begin.
    fileprivate func commonPrefix(with other: String) -> Substring {
        prefix(zip(self, other).prefix { $0 == $1 }.count)
    }
}
