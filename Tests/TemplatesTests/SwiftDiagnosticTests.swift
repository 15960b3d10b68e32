import TemplateLanguage
import Testing

/// Errors of the Swift compiler, which must be at the template's own line and column.
struct SwiftDiagnosticTests {
    static let section = "'section' is unavailable: a section needs a Bool, an Optional, an Array or a ViewModel"
    static let inverted = "'isEmpty' is unavailable: an inverted section needs a Bool, an Optional, an Array or a ViewModel"
    static let value = "'write(_:into:)' is unavailable: only String, Substring, Int, Int64 and TrustedHTML can be printed"

    static let cases: [(template: String, errors: [String])] = [
        // misspelt names
        ("<p>{{payeee}}</p>", ["2:6: error: value of type 'Page' has no member 'payeee'"]),
        ("\n\nä {{ first.nam }}", ["4:13: error: value of type 'Row' has no member 'nam'"]),
        ("{{#rows}}\n  {{nam}}\n{{/rows}}", ["3:5: error: value of type 'Row' has no member 'nam'"]),
        ("{{#rowss}}{{/rowss}}", ["2:4: error: value of type 'Page' has no member 'rowss'"]),
        ("{{#rows}}{{payee}}{{/rows}}", ["2:12: error: value of type 'Row' has no member 'payee'"]),
        ("{{#rows}}{{@page.paye}}{{/rows}}", ["2:18: error: value of type 'Page' has no member 'paye'"]),
        ("{{#rows}}{{#isNew}}{{@rows.nam}}{{/isNew}}{{/rows}}", ["2:28: error: value of type 'Row' has no member 'nam'"]),
        ("{{t.titel}}", ["2:5: error: value of type 'Sentences' has no member 'titel'"]),
        ("{{@app.versio}}", ["2:8: error: value of type 'AppContext' has no member 'versio'"]),
        (
            "{{<layout}}\n{{$body}}\n  {{titel}}\n{{/body}}\n{{/layout}}",
            ["4:5: error: value of type 'Page' has no member 'titel'"]
        ),
        // values that cannot be printed
        (
            "<p>{{note}}</p>",
            ["2:6: error: 'write(_:into:)' is unavailable: an Optional cannot be printed: write {{#name}}{{.}}{{/name}}"]
        ),
        ("{{isNew}}", ["2:3: error: 'write(_:into:)' is unavailable: a Bool cannot be printed: write {{#name}}text{{/name}}"]),
        ("{{rows}}", ["2:3: error: \(value)"]),
        ("{{.}}", ["2:3: error: \(value)"]),
        ("{{price}}", ["2:3: error: \(value)"]),
        ("{{t.count}}", ["2:5: error: \(value)"]),
        ("{{{payee}}}", ["2:4: error: 'raw(_:into:)' is unavailable: {{{name}}} prints only TrustedHTML: write {{name}}"]),
        ("{{& payee}}", ["2:5: error: 'raw(_:into:)' is unavailable: {{{name}}} prints only TrustedHTML: write {{name}}"]),
        // values that are not sections
        ("   {{#payee}}x{{/payee}}", ["2:7: error: \(section)"]),
        ("{{#count}}x{{/count}}", ["2:4: error: \(section)"]),
        ("{{#first.plain}}x{{/first.plain}}", ["2:4: error: \(section)"]),
        ("{{^payee}}x{{/payee}}", ["2:4: error: \(inverted)"]),
        // partials and layouts of another model
        ("{{>row}}", ["2:8: error: cannot convert value of type 'Page' to expected argument type 'Row'"]),
        ("  {{>row payee}}", ["2:10: error: cannot convert value of type 'String' to expected argument type 'Row'"]),
        ("  {{>row first.plan}}", ["2:16: error: value of type 'Row' has no member 'plan'"]),
        ("{{>row \"text\"}}", ["2:8: error: cannot convert value of type 'String' to expected argument type 'Row'"]),
        ("{{>row last}}", ["2:8: error: value of optional type 'Row?' must be unwrapped to a value of type 'Row'"]),
        (
            "{{#rows}}{{<layout}}{{/layout}}{{/rows}}",
            ["2:13: error: static method 'layout(_:app:into:block_body:)' requires that 'Row' conform to 'PageModel'"]
        ),
    ]

    static let models = """
        struct AppContext { let t = Sentences(), version = "1" }
        struct Sentences { let title = ""; func count(_ n: Int) -> String { "" } }
        protocol PageModel { var title: String { get } }
        struct Plain {}
        struct Row: ViewModel { let name = "", note: String? = nil, isNew = true, plain = Plain() }
        struct Page: PageModel {
            let title = "", payee = "", note: String? = nil, isNew = true, count = 1, price = 1.5
            let rows: [Row] = [], first = Row(), last: Row? = nil
        }
        """

    static let errors = Result { () throws -> [String] in
        var sources = cases.enumerated().map { index, sample in
            TemplateSource(
                name: "case\(index)", file: "case\(index).mustache", bytes: Array(("{{! model: Page }}\n" + sample.template).utf8)
            )
        }
        for (name, template) in [
            "row": "{{! model: Row }}{{name}}", "layout": "{{! model: some PageModel }}{{$body}}{{/body}}",
            "line1": "{{!model:Page}}{{nam}}{{#payee}}{{/payee}}", "type": "<p>\n  {{! model: Pag }}\n</p>",
        ] {
            sources.append(TemplateSource(name: name, file: "\(name).mustache", bytes: Array(template.utf8)))
        }
        let compilation = Compilation(sources)
        try #require(compilation.problems.isEmpty, "\(compilation.problems)")
        return try SwiftCompiler.errors(compilation.files + [.init(name: "models.swift", code: models)])
    }

    @Test(arguments: cases.indices)
    func `a mistake in types is named at the template's line and column`(index: Int) throws {
        let file = "case\(index).mustache:"
        let errors = try Self.errors.get().filter { $0.hasPrefix(file) }.map { String($0.dropFirst(file.count)) }
        #expect(errors == Self.cases[index].errors, "\(Self.cases[index].template)")
    }

    @Test func `a mistake on the first line is named there`() throws {
        let errors = try Self.errors.get().filter { $0.hasPrefix("line1.mustache:") }
        #expect(
            errors == [
                "line1.mustache:1:18: error: value of type 'Page' has no member 'nam'",
                "line1.mustache:1:26: error: \(Self.section)",
            ])
    }

    @Test func `a view model that does not exist is named where the template names it`() throws {
        let errors = try Self.errors.get().filter { $0.hasPrefix("type.mustache:") }
        #expect(errors == ["type.mustache:2:14: error: cannot find type 'Pag' in scope"])
    }

    @Test func `there are no other errors`() throws {
        let errors = try Self.errors.get()
        #expect(!errors.isEmpty)
        #expect(errors.filter { !$0.contains(".mustache:") }.isEmpty)
    }
}
