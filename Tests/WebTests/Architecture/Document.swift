import Foundation
import Testing

/// A document of the repository in Markdown.
struct Document: Sendable, CustomTestStringConvertible {
    /// Below the root, such as `Sources/README.md`.
    let path: String
    let text: String
    /// The text without blocks of code.
    let prose: String

    var testDescription: String { path }

    init(path: String, text: String) {
        self.path = path
        self.text = text
        var isCode = false
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isCode.toggle()
            } else if !isCode {
                lines.append(line)
            }
        }
        prose = lines.joined(separator: "\n")
    }

    /// All documents: those at the root, and those beside the code.
    static let all: [Document] = {
        let top = ["README.md", "CONTRIBUTING.md"].compactMap { Document(at: $0) }
        let below = ["Sources", "Views", "Tests", "Public"].flatMap { SourceTree.files($0, ".md") }
        return top + below.map { Document(path: $0.path, text: $0.text) }
    }()

    /// The document at a path; nil when it is not there.
    init?(at path: String) {
        guard let text = try? String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8) else { return nil }
        self.init(path: path, text: text)
    }

    /// Everything in backticks.
    var quoted: [String] { prose.matches(of: #/`([^`\n]+)`/#).map { String($0.output.1) } }

    /// The addresses of links and pictures within the repository.
    var links: [String] { prose.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.output.1) }.filter { !$0.contains("://") } }

    /// The paths of all documents that it links to, below the root.
    var linked: [String] {
        let root = SourceTree.root.standardized.path + "/"
        return links.map { String(target(of: $0).path.dropFirst(root.count)) }
    }

    /// Whether a link leads to a file or a folder of the repository, and to one of its headings if it names one.
    func leads(to link: String) -> Bool {
        let target = target(of: link)
        guard target.path.hasPrefix(SourceTree.root.standardized.path), FileManager.default.fileExists(atPath: target.path) else { return false }
        guard let hash = link.firstIndex(of: "#") else { return true }
        let heading = String(link[link.index(after: hash)...])
        return (try? String(contentsOf: target, encoding: .utf8)).map { Self.anchors(of: $0).contains(heading) } ?? false
    }

    private func target(of link: String) -> URL {
        let own = SourceTree.root.appending(path: path)
        let name = String(link.prefix { $0 != "#" })
        return (name.isEmpty ? own : own.deletingLastPathComponent().appending(path: name)).standardized
    }

    /// The anchors that GitHub gives the headings of a text.
    private static func anchors(of text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
            let heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
            return String(
                heading.compactMap { character -> Character? in
                    if character == " " { return "-" }
                    return character.isLetter || character.isNumber || character == "-" || character == "_" ? character : nil
                })
        }
    }
}
