import TemplateLanguage
import Testing

/// Errors of the template compiler, with their positions and messages.
struct TemplateProblemTests {
    /// Returns the problems of templates; one without a view model gets one on its first line.
    static func problems(_ templates: [String: String]) -> [String] {
        Compilation(
            templates.sorted { $0.key < $1.key }.map { TemplateSource(name: $0, file: "\($0).mustache", bytes: Array($1.utf8)) }
        ).problems.map(\.description)
    }

    @Test(arguments: [
        // tags
        ("ab {{name", "2:4: error: the tag is not closed: write }} on its line"),
        ("ab {{name}", "2:4: error: the tag is not closed: write }} on its line"),
        ("ä {{{name}}", "2:4: error: the tag is not closed: write }}} on its line"),
        ("{{name\n}}", "2:1: error: the tag is not closed: write }} on its line"),
        ("{{a} {{b}}", "2:1: error: the tag is not closed: write }} on its line"),
        ("\n{{! comment\n", "3:1: error: the tag is not closed: write }}"),
        ("{{=<% %>=}}", "2:4: error: set delimiters are not supported"),
        // names
        ("{{}}", "2:3: error: '' is not a name"),
        ("{{ a b }}", "2:4: error: 'a b' is not a name"),
        ("{{a..b}}", "2:3: error: '' is not a name"),
        ("{{a.}}", "2:3: error: '' is not a name"),
        ("{{1a}}", "2:3: error: '1a' is not a name"),
        ("{{naïve}}", "2:3: error: 'naïve' is not a name"),
        ("{{a.self}}", "2:3: error: 'self' is not a name"),
        ("{{a.init()}}", "2:3: error: 'init()' is not a name"),
        ("{{_}}", "2:3: error: '_' is not a name"),
        ("{{@}}", "2:3: error: '' is not a name"),
        ("{{*a}}", "2:3: error: '*a' is not a name"),
        ("{{$a.b}}{{/a.b}}", "2:4: error: 'a.b' is not a name"),
        ("{{@days.sum}}", "2:3: error: '@days' is not a section around this place: there are @page, @app"),
        (
            "{{#a}}{{#b.c}}{{@b.x}}{{/b.c}}{{/a}}",
            "2:17: error: '@b' is not a section around this place: there are @page, @app, @a, @c"
        ),
        // closing tags
        ("{{#a}}\n {{#b}}\n{{/b}}", "2:4: error: {{#a}} is never closed"),
        ("{{$a}}", "2:4: error: {{$a}} is never closed"),
        ("x{{/a}}", "2:5: error: nothing is open that {{/a}} could close"),
        ("{{#a}}\n{{^b}}{{/a}}{{/b}}", "3:10: error: {{/a}} does not close {{^b}} of line 3"),
        // partials
        ("  {{>missing}}", "2:6: error: there is no template missing.mustache"),
        ("{{>}}", "2:4: error: '' is not the name of a template: write it like components/field"),
        ("{{>../up}}", "2:4: error: '../up' is not the name of a template: write it like components/field"),
        ("{{>*name}}", "2:4: error: '*name' is not the name of a template: write it like components/field"),
        ("{{>/a}}", "2:4: error: '/a' is not the name of a template: write it like components/field"),
        ("{{>layout  a b}}", "2:12: error: 'a b' is not a name"),
        ("{{>layout \"a}}", "2:11: error: a text is written \"so\", without quotes, braces and backslashes in it"),
        ("{{>layout \"a\" \"b\"}}", "2:11: error: a text is written \"so\", without quotes, braces and backslashes in it"),
        ("{{>layout \"}}", "2:11: error: a text is written \"so\", without quotes, braces and backslashes in it"),
        ("{{>layout \"a{b\"}}", "2:11: error: a text is written \"so\", without quotes, braces and backslashes in it"),
        ("{{>layout \"\\n\"}}", "2:11: error: a text is written \"so\", without quotes, braces and backslashes in it"),
        // inheritance
        ("{{<missing}}{{/missing}}", "2:4: error: there is no template missing.mustache"),
        (
            "{{<layout}}\n{{$titel}}{{/titel}}{{/layout}}",
            "3:4: error: layout.mustache has no block 'titel': it has content, title"
        ),
        ("{{<bare}}{{$a}}{{/a}}{{/bare}}", "2:13: error: bare.mustache has no block 'a': it has none"),
        ("{{<layout}}lost{{/layout}}", "2:4: error: only blocks may stand in {{<layout}}: write {{$name}}…{{/name}}"),
        ("{{<layout}}{{lost}}{{/layout}}", "2:14: error: only blocks may stand in {{<layout}}: write {{$name}}…{{/name}}"),
        ("{{<layout}}{{#a}}{{/a}}{{/layout}}", "2:15: error: only blocks may stand in {{<layout}}: write {{$name}}…{{/name}}"),
        ("{{$a}}{{/a}}\n{{$a}}{{/a}}", "3:4: error: there is a block 'a' on line 2 already"),
        ("{{$a}}\n{{$a}}{{/a}}{{/a}}", "3:4: error: there is a block 'a' on line 2 already"),
        (
            "{{<layout}}{{$title}}{{/title}}\n{{$title}}{{/title}}{{/layout}}",
            "3:4: error: there is a block 'title' on line 2 already"
        ),
        (
            "{{<layout}}{{$title}}\n{{$title}}{{/title}}{{/title}}{{/layout}}",
            "3:4: error: there is a block 'title' on line 2 already"
        ),
        // the view model
        ("{{! model: B }}", "2:12: error: line 1 has named the view model already"),
    ])
    func `a mistake is named at its line and column`(body: String, problem: String) {
        let problems = Self.problems([
            "page": "{{! model: A }}\n" + body, "layout": "{{! model: A }}{{$title}}{{/title}}{{$content}}{{/content}}",
            "bare": "{{! model: A }}",
        ])
        #expect(problems == ["page.mustache:" + problem])
    }

    @Test(arguments: [
        ("", "1:1: error: the template does not name its view model: begin it with {{! model: SomeType }}"),
        ("<p>{{! mode: A }}", "1:1: error: the template does not name its view model: begin it with {{! model: SomeType }}"),
        ("{{! model: }}", "1:11: error: '' is not a type: write {{! model: SomeType }}"),
        ("\n{{!  model:\t A; B }}", "2:14: error: 'A; B' is not a type: write {{! model: SomeType }}"),
        ("{{! model: A) {} func x( }}", "1:12: error: 'A) {} func x(' is not a type: write {{! model: SomeType }}"),
    ])
    func `a template must name its view model`(template: String, problem: String) {
        #expect(Self.problems(["page": template]) == ["page.mustache:" + problem])
    }

    @Test func `circles of partials and layouts are refused`() {
        let model = "{{! model: A }}\n"
        #expect(
            Self.problems(["a": model + "<p>{{>a}}"]) == ["a.mustache:2:7: error: a is in itself without end: a, a"])
        #expect(
            Self.problems([
                "a": model + "{{>b}}", "b": model + "{{#x}}{{>c}}{{/x}}", "c": model + "{{$y}}{{>a}}{{/y}}",
                "d": model + "{{>a}}",
            ])
                == ["c.mustache:2:10: error: a is in itself without end: a, b, c, a"])
        #expect(
            Self.problems(["a": model + "{{<b}}{{/b}}", "b": model + "{{<a}}{{/a}}"])
                == ["b.mustache:2:4: error: a is in itself without end: a, b, a"])
        #expect(
            Self.problems(["layout": model + "{{>nav}}", "nav": model + "{{<layout}}{{/layout}}"])
                == ["nav.mustache:2:4: error: layout is in itself without end: layout, nav, layout"])
    }

    @Test func `a file name must make the name of a function, and no other file's`() {
        let empty = "{{! model: A }}"
        #expect(
            Self.problems(["404": empty])
                == ["404.mustache:1:1: error: rename the file: '404' cannot be the name of a function"])
        #expect(
            Self.problems(["default": empty])
                == ["default.mustache:1:1: error: rename the file: 'default' cannot be the name of a function"])
        #expect(
            Self.problems(["a b": empty])
                == ["a b.mustache:1:1: error: rename the file: 'a b' cannot be the name of a function"])
        #expect(
            Self.problems(["one/a-b": empty, "two/a-b": empty])
                == ["two/a-b.mustache:1:1: error: rename the file: its function is also that of one/a-b.mustache"])
        #expect(Self.problems(["errors/not-found": empty, "records/_row": empty]).isEmpty)
    }

    @Test func `every broken template is reported, in the order of files and lines`() {
        let problems = Self.problems([
            "b": "{{! model: A }}{{x", "a": "{{! model: A }}\n{{1}}", "c": "{{! model: A }}{{>gone}}",
        ])
        #expect(
            problems == [
                "a.mustache:2:3: error: '1' is not a name", "b.mustache:1:16: error: the tag is not closed: write }} on its line",
            ])
        #expect(
            Self.problems(["c": "{{! model: A }}{{>gone}}\n{{>lost}}"]) == [
                "c.mustache:1:19: error: there is no template gone.mustache",
                "c.mustache:2:4: error: there is no template lost.mustache",
            ])
    }

    @Test func `bytes that are not UTF-8 are refused where they stand`() {
        let bytes = Array("{{! model: A }}\nä".utf8) + [0xC3, 0x28] + Array("b".utf8)
        let problems = Compilation([TemplateSource(name: "a", file: "a.mustache", bytes: bytes)]).problems
        #expect(problems.map(\.description) == ["a.mustache:2:3: error: this is not UTF-8"])
    }

    @Test func `sections a thousand deep are refused`() {
        let template = "{{! model: A }}" + String(repeating: "{{#a}}", count: 1000) + String(repeating: "{{/a}}", count: 1000)
        #expect(Self.problems(["a": template]) == ["a.mustache:1:403: error: more than 64 tags are open here"])
    }
}
