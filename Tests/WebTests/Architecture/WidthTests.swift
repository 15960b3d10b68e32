import Foundation
import Testing

/// A type of `Storage` to which every feature adds its methods is a list that nobody reads. Data that belongs to no book has a type for each of its
/// nouns, found from `SiteData`; a noun that grows too wide is divided.
@Suite struct WidthTests {
    /// The number of public methods that a type may have, over all its extensions.
    private static let limit = 25
    /// Types with more, and their numbers, which may only fall.
    private static let wider = ["Ledger": 56]

    /// Returns the number of public methods of each type, whether it only reads or writes too. A method is a line with one level of indentation below
    /// the line of its type.
    private static func counted(_ lines: [String]) -> [String: Int] {
        var counts: [String: Int] = [:], type = ""
        for line in lines {
            if let name = line.firstMatch(of: #/^(?:[a-z]+ )*(?:struct|class|enum|actor|protocol|extension) ([\w.]+)/#)?.output.1 {
                type = String(name)
            }
            if line.contains(#/^ {4}public (?:static |mutating )?func /#) { counts[type, default: 0] += 1 }
        }
        return counts
    }

    @Test func `no type of Storage has more public methods than a reader takes in`() {
        let counts = ArchitectureTests.sources.filter { $0.path.hasPrefix("Sources/Storage/") }.map { Self.counted($0.code) }
            .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
        #expect(counts.count > 30 && counts["Sessions", default: 0] > 5)
        let problems = Set(Self.wider.keys).union(counts.keys).sorted().compactMap { type -> String? in
            let count = counts[type] ?? 0, wide = Self.wider[type]
            if count > wide ?? Self.limit { return "\(type) has \(count) public methods: divide it by nouns." }
            guard let wide, count < wide else { return nil }
            return "\(type) has \(count) public methods and not \(wide): \(count > Self.limit ? "write the smaller number" : "remove its exemption")."
        }
        #expect(problems == [])
    }

    @Test func `the methods of a type are counted over its extensions, and those of its nested types are not`() {
        let lines = """
            public struct Users<Access> {
                public func find() {}
                public struct Row {
                    public func cells() {}
                }
            }
            private enum Row {}
            extension Users<Writing> {
                @discardableResult
                public func add() {}
                func change() {}
                public static func key() {}
            }
            """
        #expect(Self.counted(lines.split(separator: "\n").map(String.init)) == ["Users": 3])
    }
}
