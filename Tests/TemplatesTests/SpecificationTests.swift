import TemplateLanguage
import Testing

/// Cases from the official Mustache specification (github.com/mustache/spec), compiled and run as one program. Intended
/// differences of the language are marked "by design".
struct SpecificationTests {
    static let cases: [(template: String, output: String)] = [
        // comments
        ("12345{{! a comment }}67890", "1234567890"),
        ("12345{{!\n  several\n  lines\n}}67890", "1234567890"),
        ("Begin.\n{{! alone }}\nEnd.", "Begin.\nEnd."),
        ("Begin.\n  {{! alone, indented }}  \nEnd.", "Begin.\nEnd."),
        ("Begin.\r\n{{! alone }}\r\nEnd.", "Begin.\nEnd."),
        ("Begin.\n{{!\n  several lines,\n  alone\n}}\nEnd.", "Begin.\nEnd."),
        ("  12 {{! not alone }}\n", "12 "),
        ("12345 {{! a comment }} 67890", "12345  67890"),
        // interpolation
        ("Hello from {Mustache}!", "Hello from {Mustache}!"),
        ("Hello, {{name}}!", "Hello, Penny!"),
        ("{{html}}", "&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"),
        ("{{{trusted}}}|{{&trusted}}|{{trusted}}", "<b>&</b>|<b>&</b>|<b>&</b>"),
        ("{{number}} {{big}} miles an hour!", "85 -9000000000 miles an hour!"),
        ("{{ann.name}} {{ann.home.city}}", "Ann Lisbon"),
        ("{{#ann}}{{name}} {{home.city}}{{/ann}}", "Ann Lisbon"),
        ("| {{name}} |", "| Penny |"),
        ("|{{ name }}|", "|Penny|"),
        ("|{{{ trusted }}}|", "|<b>&</b>|"),
        ("{{#words}}{{.}},{{/words}}", "one,t&lt;o,"),
        ("  {{name}}\n", "Penny"),  // by design: indentation and the last line break are not written
        // sections
        ("{{#yes}}This should be rendered.{{/yes}}", "This should be rendered."),
        ("[{{#no}}This should not be rendered.{{/no}}]", "[]"),
        ("[{{#nothing}}This should not be rendered.{{/nothing}}]", "[]"),
        ("{{#ann}}Hi {{name}}.{{/ann}}", "Hi Ann."),
        ("{{#there}}<{{.}}>{{/there}}", "<here>"),
        ("{{#people}}{{name}} {{/people}}", "Ann Bob "),
        ("[{{#nobody}}Yay lists!{{/nobody}}]", "[]"),
        ("{{#people}}{{#words}}{{@people.name}}{{.}} {{/words}}{{/people}}", "Annw Bobx Boby "),
        ("{{#yes}}\n* first\n{{/yes}}\n* {{name}}\n{{#yes}}\n* third\n{{/yes}}\n", "* first\n* Penny\n* third\n"),
        ("{{#yes}}A{{#yes}}B{{/yes}}C{{/yes}}", "ABC"),
        ("{{#yes}}A{{#no}}B{{/no}}C{{/yes}}", "AC"),
        ("[{{#ann.home}}{{city}}{{/ann.home}}]", "[Lisbon]"),
        (" | {{#yes}}\t|\t{{/yes}} | \n", "| \t|\t |"),
        (" | {{#yes}} {{! comment }}\n {{/yes}} | \n", "|  \n |"),
        ("| This Is\n{{#yes}}\n|\n{{/yes}}\n| A Line", "| This Is\n|\n| A Line"),
        ("| This Is\n  {{#yes}}\n|\n  {{/yes}}\n| A Line", "| This Is\n|\n| A Line"),
        ("|\r\n{{#yes}}\r\n{{/yes}}\r\n|", "|\n|"),
        ("  {{#yes}}\n#{{/yes}}\n/", "#\n/"),
        ("#{{#yes}}\n/\n  {{/yes}}", "#\n/\n"),
        ("|{{# yes }}={{/ yes }}|", "|=|"),
        // inverted sections
        ("{{^no}}This should be rendered.{{/no}}", "This should be rendered."),
        ("[{{^yes}}This should not be rendered.{{/yes}}]", "[]"),
        ("{{^nothing}}nothing{{/nothing}}", "nothing"),
        ("[{{^ann}}No{{/ann}}{{^there}}No{{/there}}{{^people}}No{{/people}}]", "[]"),
        ("[{{^nobody}}Yay lists!{{/nobody}}]", "[Yay lists!]"),
        ("{{^no}}\n* first\n{{/no}}\n* {{name}}\n{{^no}}\n* third\n{{/no}}\n", "* first\n* Penny\n* third\n"),
        ("{{^no}}A{{^no}}B{{/no}}C{{/no}}", "ABC"),
        ("| This Is\n  {{^no}}\n|\n  {{/no}}\n| A Line", "| This Is\n|\n| A Line"),
        // partials
        ("\"{{>parts/text}}\"", "\"from partial\""),
        ("{{#ann}}{{>parts/person}}{{/ann}}", "[Ann]"),
        ("{{#people}}{{>parts/person}}{{/people}}", "[Ann][Bob]"),
        ("\t|\t{{> parts/text }}\t|", "|\tfrom partial\t|"),
        ("  {{name}}  {{> parts/text}}\n", "Penny  from partial"),
        ("|\n  {{>parts/text}}\n|", "|\nfrom partial\n|"),  // by design: the partial's lines are not indented
        ("{{>parts/person ann}}{{>parts/word name}}{{>parts/word \"a<\u{e4}\"}}{{>parts/word \"\"}}", "[Ann](Penny)(a&lt;ä)()"),
        // inheritance
        ("{{$title}}Default title{{/title}}", "Default title"),
        ("{{$title}}default {{name}}, {{#ann}}{{name}}{{/ann}}{{/title}}", "default Penny, Ann"),
        ("{{<parts/parent}}{{/parts/parent}}", "(default|)"),
        ("{{<parts/parent}}{{$a}}{{name}}{{/a}}{{/parts/parent}}", "(Penny|)"),
        ("{{<parts/parent}}\n{{! comment }}\n{{$b}}B{{/b}}{{$a}}{{/a}}\n{{/parts/parent}}", "(|B)"),
        ("{{<parts/middle}}{{/parts/middle}}", "(middle|)"),
        ("{{<parts/middle}}{{$b}}B{{/b}}{{/parts/middle}}", "(middle|B)"),
        ("{{<parts/middle}}{{$a}}child{{/a}}{{/parts/middle}}", "(child|)"),
        ("{{#ann}}{{<parts/parent}}{{$a}}{{name}} {{@page.name}}{{/a}}{{/parts/parent}}{{/ann}}", "(Ann Penny|)"),
        ("{{#people}}{{<parts/parent}}{{$a}}{{name}}{{/a}}{{/parts/parent}}{{/people}}", "(Ann|)(Bob|)"),
        ("{{<parts/loop}}{{$each}}{{name}}{{/each}}{{/parts/loop}}", "Penny Penny "),
        // sentences and the application
        (
            "{{t.hello}} {{t.form.save}} {{@app.version}} {{#ann}}{{t.hello}}{{/ann}}",
            "Hello &amp; welcome Save 1 Hello &amp; welcome"
        ),
        // names that are words of Swift
        ("{{in}}{{default}}{{new}}", "ABC"),
        // texts that a Swift literal could misread
        ("a\\n \"\\(name)\" \u{7f}\u{1}\t#\"", "a\\n \"\\(name)\" \u{7f}\u{1}\t#\""),
    ]

    static let parts = [
        "text": "{{! model: some Any }}\nfrom partial\n", "person": "{{! model: Person }}\n[{{name}}]\n",
        "word": "{{! model: String }}({{.}})", "parent": "{{! model: some Any }}({{$a}}default{{/a}}|{{$b}}{{/b}})",
        "middle": "{{! model: some Any }}{{<parts/parent}}{{$a}}middle{{/a}}{{/parts/parent}}",
        "loop": "{{! model: Page }}{{#people}}{{$each}}{{name}}{{/each}} {{/people}}",
    ]

    static let models = """
        struct AppContext { let t = Sentences(), version = 1 }
        struct Sentences { struct Form { let save = "Save" }; let hello = "Hello & welcome", form = Form() }
        struct Home: ViewModel { let city = "Lisbon" }
        struct Person: ViewModel { let name: String, words: [String], home = Home() }
        struct Page {
            let name = "Penny", html = "<b> & \\"c\\" 'd'", trusted = TrustedHTML(trusting: "<b>&</b>"), number = 85, big: Int64 = -9_000_000_000
            let yes = true, no = false, nothing: String? = nil, there: String? = "here", words = ["one", "t<o"]
            let ann = Person(name: "Ann", words: ["w"]), nobody: [Person] = []
            let people = [Person(name: "Ann", words: ["w"]), Person(name: "Bob", words: ["x", "y"])]
            let `in` = "A", `default` = "B", new = "C"
        }
        """

    static let outputs = Result {
        let sources =
            parts.map { TemplateSource(name: "parts/\($0)", file: "\($0).mustache", bytes: Array($1.utf8)) }
            + cases.enumerated().map { index, sample in
                let template = "{{! model: Page }}" + (sample.template.hasPrefix("{{!") ? "" : "\n") + sample.template
                return TemplateSource(name: "case\(index)", file: "case\(index).mustache", bytes: Array(template.utf8))
            }
        let compilation = Compilation(sources)
        try #require(compilation.problems.isEmpty, "\(compilation.problems)")
        let calls = cases.indices.map {
            "out.clear()\nTemplate.case\($0)(page, app: app, into: &out)\nprint(out.string, terminator: \"\\u{1e}\")\n"
        }
        let main = "var out = HTMLWriter()\nlet page = Page(), app = AppContext()\n" + calls.joined()
        let files = compilation.files + [.init(name: "models.swift", code: models)]
        return try SwiftCompiler.run(files, main: main).split(separator: "\u{1e}", omittingEmptySubsequences: false).map(
            String.init)
    }

    @Test(arguments: cases.indices)
    func `a case of the specification`(index: Int) throws {
        let outputs = try Self.outputs.get()
        try #require(outputs.count == Self.cases.count + 1)
        #expect(outputs[index] == Self.cases[index].output, "\(Self.cases[index].template)")
    }
}
