import Foundation
import Testing

/// The words of the glossary, compared with the sentences. Its tables are the lists: a word is written there once.
@Suite struct GlossaryTests {
    private enum Tongue: String, CaseIterable {
        case japanese = "Japanese"
        case chinese = "Chinese"
    }

    private struct Table {
        let heading: String
        let rows: [[String]]
    }

    /// The tables of the glossary, without their heads.
    private static let tables: [Table] = {
        guard let glossary = Document(at: "Sources/Language/Language.docc/Glossary.md") else { return [] }
        return glossary.text.split(separator: "\n#").map { section in
            let lines = section.split(separator: "\n")
            let rows = lines.filter { $0.hasPrefix("| ") }.dropFirst(2).map { row in
                row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
            }
            return Table(heading: lines.first.map { $0.drop { "# ".contains($0) } }.map(String.init) ?? "", rows: Array(rows))
        }.filter { !$0.rows.isEmpty }
    }()

    /// The pages of the guide.
    private static let guide = SourceTree.files("Views/help/Pages")
    /// The lines of each language, by file.
    private static let sentences = Dictionary(uniqueKeysWithValues: Tongue.allCases.map { ($0, read($0)) })

    private static func read(_ tongue: Tongue) -> [(path: String, lines: [String])] {
        let pages = guide.map { ($0.path, guideSentences($0, tongue)) }
        return pages
            + SourceTree.files("Sources/Language").map { file in
                var isIn = false
                let lines = file.code.filter { line in
                    if let name = line.firstMatch(of: #/static (?:let|func) (\w+)/#)?.output.1 {
                        isIn = tongue == .japanese ? name.hasPrefix("japanese") : name == "simplifiedChinese" || name == "chineseName"
                    }
                    return isIn
                }
                return (file.path, lines)
            }
    }

    /// The sentences of a page of the guide, which has the languages beside each other. People search with words of their own (`asked`).
    private static func guideSentences(_ file: SourceTree.File, _ tongue: Tongue) -> [String] {
        let plain = file.code.joined(separator: "\n").replacing(#/\\\((?:[^()]|\([^()]*\))*\)/#, with: "…")
        let sentence = #/(asked: )?\.init\(\s*"[^"]*",\s*"([^"]*)",\s*"([^"]*)"\)/#
        return plain.matches(of: sentence).filter { $0.output.1 == nil }.map { String(tongue == .japanese ? $0.output.2 : $0.output.3) }
    }

    /// The places in a language where a word stands.
    private static func places(of word: String, _ tongue: Tongue) -> [String] {
        sentences[tongue, default: []].flatMap { file in
            file.lines.filter { $0.range(of: word, options: .literal) != nil }.filter { line in
                ["その他の", "没有添加记录"].reduce(line) { $0.replacing($1, with: "") }.contains(word)
            }.map { "\(file.path): \($0.trimmingCharacters(in: .whitespaces))" }
        }
    }

    @Test func `the glossary is read`() {
        #expect(Self.tables.filter { $0.rows.first?.count == 4 }.flatMap(\.rows).count > 90)
        #expect(Self.tables.filter { $0.rows.first?.count == 3 }.map(\.heading) == Tongue.allCases.map(\.rawValue))
        #expect(Tongue.allCases.allSatisfy { (Self.sentences[$0] ?? []).flatMap(\.lines).count > 1000 })
    }

    @Test(arguments: Tongue.allCases) private func `every sentence of the guide is read, the words of its search are not`(tongue: Tongue) {
        #expect(!Self.guide.isEmpty)
        for file in Self.guide {
            let written = file.text.matches(of: #/\.init\(/#).count - file.text.matches(of: #/asked: \.init\(/#).count
            #expect(written > 10 && Self.guideSentences(file, tongue).count == written, "\(file.path)")
        }
    }

    @Test(arguments: Tongue.allCases) private func `no sentence has a word that the glossary replaces`(tongue: Tongue) {
        for row in Self.tables.filter({ $0.heading == tongue.rawValue }).flatMap(\.rows) {
            #expect(Self.places(of: row[0], tongue) == [], "Write \(row[1]) and not \(row[0]): \(row[2])")
        }
    }

    @Test(arguments: Tongue.allCases) private func `every word of the glossary is in use`(tongue: Tongue) {
        let terms = Self.tables.flatMap(\.rows).filter { $0.count == 4 }.map { tongue == .japanese ? $0[1] : $0[2] }
        #expect(terms.filter { Self.places(of: $0, tongue).isEmpty } == [])
    }

    /// Half-width punctuation behind a character of the language, and a space behind that of full width.
    @Test(arguments: Tongue.allCases) private func `punctuation has full width, and no space behind it`(tongue: Tongue) {
        let wrong = #/[\p{Han}\p{Hiragana}\p{Katakana}][,;:?!]|[、。，：？！；）」”] [\p{Han}\p{Hiragana}\p{Katakana}]/#
        let found = Self.sentences[tongue, default: []].flatMap { file in
            file.lines.flatMap { line in line.split(separator: "\"").map(String.init) }.filter { $0.contains(wrong) }.map { "\(file.path): \($0)" }
        }
        #expect(found == [])
    }
}
