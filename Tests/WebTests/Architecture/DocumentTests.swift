import Foundation
import Testing

/// Statements of documents about the code, compared with the code.
@Suite struct DocumentTests {
    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: SourceTree.root.appending(path: path).path) }

    /// The names of all files with code, without their folders.
    private static let fileNames: Set<String> = {
        let files = ArchitectureTests.sources + SourceTree.files("Tests") + SourceTree.files("Public", ".js") + SourceTree.files("Public", ".css")
        return Set(files.map { URL(fileURLWithPath: $0.path).lastPathComponent } + ["Package.swift"])
    }()

    @Test func `the documents are read`() {
        #expect(Document.all.count > 30)
        #expect(Document.all.flatMap(\.links).count > 50)
        #expect(Document.all.flatMap(\.quoted).count > 500)
    }

    @Test(arguments: Document.all) func `a document names only files and folders that are there`(document: Document) {
        let quoted = document.quoted
        let paths = quoted.filter { $0.wholeMatch(of: #/(Sources|Views|Tests|Public|\.ci|\.github)(/.*)?/#) != nil }
        #expect(paths.filter { !Self.exists($0) } == [])
        let files = quoted.filter { $0.wholeMatch(of: #/[A-Za-z0-9-]+\.(swift|js|css)/#) != nil }
        #expect(files.filter { !Self.fileNames.contains($0) } == [])
    }

    @Test(arguments: Document.all) func `a link of a document leads to a file and a heading that are there`(document: Document) {
        #expect(document.links.filter { !document.leads(to: $0) } == [])
    }

    @Test func `a comment that refers to a page finds it in the catalogue of its module`() {
        let pages = ArchitectureTests.sources.filter { $0.text.contains("<doc:") }.flatMap { file in
            let module = file.path.hasPrefix("Views/") ? "Views" : file.path.split(separator: "/").prefix(2).joined(separator: "/")
            let catalogue = "\(module)/\(module.split(separator: "/").last ?? "").docc"
            return file.text.matches(of: #/<doc:(\w+)>/#).map { "\(catalogue)/\($0.output.1).md" }
        }
        #expect(!pages.isEmpty)
        #expect(pages.filter { !Self.exists($0) } == [])
    }

    // MARK: The map and the recipes

    /// Documents whose every type and function is in the code.
    private static let guides = ["Sources/README.md", "Sources/Recipes.md", "CONTRIBUTING.md"]

    private static let code = ArchitectureTests.sources + SourceTree.files("Tests/WebTests")
    private static let types = names(after: ["struct", "class", "enum", "protocol", "actor", "typealias"])
    private static let functions = names(after: ["func"])

    /// The identifiers that follow one of some words. A regular expression takes many times longer over all lines.
    private static func names(after keywords: Set<Substring>) -> Set<String> {
        var names: Set<String> = []
        for line in code.flatMap(\.code) {
            let words = line.split(separator: " ", maxSplits: 8)
            for (word, next) in zip(words, words.dropFirst()) where keywords.contains(word) {
                names.insert(String(next.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            }
        }
        return names
    }

    /// The parts of `Store.snapshot(_:)`, `Ledger` or `draft(…)` that the code does not have. Commands, routes and values are not looked at.
    private static func unknown(in quoted: String) -> [String] {
        guard let match = quoted.wholeMatch(of: #/((?:\w+\.)*)(\w+)(\([\w:…]*\))?/#), !quoted.contains(#/\.(md|swift|js|css|sqlite)$/#) else {
            return []
        }
        var parts = match.output.1.split(separator: ".").map(String.init)
        let last = String(match.output.2)
        if match.output.3 == nil || last.first?.isUppercase == true {
            parts.append(last)
        } else if !functions.contains(last) {
            return [quoted]
        }
        return parts.filter { $0.first?.isUppercase == true && !types.contains($0) && !exists($0) && !exists("Sources/\($0)") }
    }

    @Test(arguments: guides) func `the map, the recipes and the guide name only modules, types and functions that are there`(path: String) throws {
        let document = try #require(Document(at: path))
        #expect(document.quoted.flatMap { Self.unknown(in: $0) } == [])
        #expect(!Self.unknown(in: "Ledger.vanish(from:)").isEmpty)
        #expect(!Self.unknown(in: "NoSuchType").isEmpty)
    }

    @Test func `every module is on the map`() throws {
        let map = try #require(Document(at: "Sources/README.md"))
        let quoted = Set(map.quoted)
        let folders = try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.appending(path: "Sources").path).filter {
            !$0.contains(".")
        }
        #expect(folders.count > 25)
        #expect(folders.filter { !quoted.contains($0) } == [])
    }

    @Test func `every page of a catalogue is linked from the map, and every page of the handbook from its contents and the README`() throws {
        let pages = Document.all.map(\.path).filter { $0.contains(".docc/") }
        let handbook = pages.filter { $0.hasPrefix("Sources/penny/penny.docc/") }
        let contents = try #require(Document(at: "Sources/penny/penny.docc/Handbook.md"))
        let map = try #require(Document(at: "Sources/README.md"))
        let readme = try #require(Document(at: "README.md"))
        #expect(handbook.count > 10)
        #expect(handbook.filter { $0 != contents.path && !contents.linked.contains($0) } == [])
        #expect(handbook.filter { !readme.linked.contains($0) } == [])
        #expect(pages.filter { !handbook.contains($0) && !map.linked.contains($0) } == [])
    }

    @Test func `the handbook has every variable of the program, and no other`() {
        let read = Set(
            ArchitectureTests.sources.filter { $0.path.hasPrefix("Sources/penny/") }.flatMap { file in
                file.text.matches(of: #/"(PENNY_[A-Z_]+)"/#).map { String($0.output.1) }
            })
        let told = Set(
            Document.all.filter { $0.path.hasPrefix("Sources/penny/penny.docc/") }.flatMap { page in
                page.quoted.filter { $0.hasPrefix("PENNY_") }
            })
        #expect(read.count > 15)
        #expect(read == told)
    }

    // MARK: The README

    @Test func `the README has at most 10 kB and the two commands`() throws {
        let readme = try #require(Document(at: "README.md"))
        #expect(readme.text.utf8.count <= 10_000)
        let lines = readme.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count(where: { $0 == "```sh" }) == 2)
        for heading in ["## Run it", "## Tests"] {
            let section = lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
            #expect(section.count(where: { $0 == "```sh" }) == 1, "\(heading)")
        }
    }

    @Test func `every package of the manifest and of the README's commands has its reason`() throws {
        let manifest = try String(contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
        let readme = try #require(Document(at: "README.md"))
        let reasons = try #require(Document(at: "Sources/Dependencies.md"))
        let packages = manifest.matches(of: #/package\(url: "[^"]*/([^"/]+)"/#).map { String($0.output.1) }
        let libraries = manifest.matches(of: #/\.apt\(\["([^"]+)"\]\)/#).map { String($0.output.1) }
        let installed = readme.text.matches(of: #/apt-get install -y ([^&\n]+)/#).flatMap { $0.output.1.split(separator: " ").map(String.init) }
        #expect(packages.count > 4)
        #expect(libraries.count > 4)
        #expect(installed.count > 15)
        let named = Set(reasons.quoted.map { URL(fileURLWithPath: $0).lastPathComponent })
        #expect((packages + libraries + installed).filter { !named.contains($0) } == [])
    }
}
