import TemplateLanguage
import TestSupport
import Testing

/// Malformed input results in a function or a problem with a position in the file, and never crashes the compiler.
struct CompilerRobustnessTests {
    static let pieces = [
        "{{", "}}", "{{{", "}}}", "{{#", "{{^", "{{/", "{{>", "{{<", "{{$", "{{!", "{{&", "{{=", "a", "b", ".", "@", "@page.",
        "t.", "\"", " ",
        "\n", "\r\n", "\t", "<", ">", "<pre>", "</pre>", "<!--", "-->", "ä", "\u{FEFF}", "\\", "{{! model: A }}", "model:", "a}}",
        "b}}",
        "{{a}}", "{{#a}}", "{{/a}}", "{{$b}}", "{{/b}}", "{{>two a}}", "{{>two \"x\"}}", "{{<two}}", "{{/two}}", "-", "/", "1",
        "*",
    ]

    func check(_ sources: [TemplateSource], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let compilation = Compilation(sources)
        #expect(compilation.files.count == (compilation.problems.isEmpty ? sources.count : 0), sourceLocation: sourceLocation)
        for problem in compilation.problems {
            let bytes = sources.first { $0.file == problem.file }?.bytes ?? []
            let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
            let isInside =
                lines.indices.contains(problem.position.line - 1)
                && (1...lines[problem.position.line - 1].count + 1).contains(problem.position.column)
            #expect(isInside, "\(problem) in \(String(decoding: bytes, as: UTF8.self))", sourceLocation: sourceLocation)
        }
    }

    @Test func `random bytes`() {
        var random = SeededRandom(seed: 1)
        for _ in 0..<1500 {
            let count = Int.random(in: 0..<60, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            check([TemplateSource(name: "one", file: "one.mustache", bytes: bytes)])
            check([
                TemplateSource(name: "one", file: "one.mustache", bytes: Array("{{! model: A }}{{".utf8) + bytes.map { $0 & 127 })
            ])
        }
    }

    @Test func `random pieces of templates`() {
        var random = SeededRandom(seed: 2)
        func template() -> [UInt8] {
            let count = Int.random(in: 0..<14, using: &random)
            let body = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
            return Array(((random.next() % 8 == 0 ? "" : "{{! model: A }}") + body).utf8)
        }
        for _ in 0..<4000 {
            check([
                TemplateSource(name: "one", file: "one.mustache", bytes: template()),
                TemplateSource(name: "two", file: "two.mustache", bytes: template()),
            ])
        }
    }

    @Test func `every beginning of a template`() {
        let template = Array(
            "{{! model: A }}\n{{<two}}\n{{$b}}<pre>{{#a.c}} {{>two \"x\"}}{{{d}}}{{/a.c}}{{^e}}ä{{/e}}</pre>{{/b}}\n{{/two}}\n"
                .utf8)
        let parent = TemplateSource(name: "two", file: "two.mustache", bytes: Array("{{! model: A }}{{$b}}{{/b}}".utf8))
        for end in 0...template.count {
            check([TemplateSource(name: "one", file: "one.mustache", bytes: Array(template.prefix(end))), parent])
        }
    }

    @Test func `odd names of files`() {
        for name in ["", "/", "a//b", "..", "é", "_", "a\nb", "\"", "init", "section", "1"] {
            check([TemplateSource(name: name, file: "x.mustache", bytes: Array("{{! model: A }}".utf8))])
        }
    }
}
