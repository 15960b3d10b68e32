import TemplateFixtures
import Templates
import Testing

/// The output of the templates of TemplateFixtures, compiled by the plugin.
struct CompiledTemplateTests {
    let app = AppContext()

    @Test func `values are escaped except trusted HTML`() {
        var out = HTMLWriter()
        let values = Values(text: "a \"<b>\" & 'c'", part: "x<y".dropFirst(), count: -7, cents: .max, html: "<b>&amp;</b>")
        Template.values(values, app: app, into: &out)
        #expect(
            out.string == """
                <p title="a &quot;&lt;b&gt;&quot; &amp; &#39;c&#39;">a &quot;&lt;b&gt;&quot; &amp; &#39;c&#39;|&lt;y|-7|\
                9223372036854775807|<b>&amp;</b>|<b>&amp;</b>|<b>&amp;</b></p>
                """)
    }

    @Test func `sections show what is there`() {
        var out = HTMLWriter()
        let item = Item(
            "Tea", tags: ["a", "b"], note: "1 < 2", isNew: true,
            children: [Item("x", isNew: true), Item("y", children: [Item("z"), Item("w")])])
        Template.sections(item, app: app, into: &out)
        #expect(
            out.string == """
                <h2>Tea (new)</h2>
                <p>1 &lt; 2</p>
                <i>a</i><i>b</i>
                <b>x*x</b>
                <b>y</b><u>z</u><u>w</u>

                """)
    }

    @Test func `inverted sections show what is not there`() {
        var out = HTMLWriter()
        Template.sections(Item("Tea"), app: app, into: &out)
        #expect(out.string == "<h2>Tea (old)</h2>\n<p>no note</p>\n<i>no tags</i>\n")
    }

    @Test func `names with an at sign reach the page, the application and the sections around`() {
        var out = HTMLWriter()
        let basket = Basket(
            currency: "GBP", first: Item("Tea", tags: ["x"]), best: Item("Jam"),
            items: [Item("A", tags: ["1", "2"], isNew: true), Item("B", tags: ["3"]), Item("C")])
        Template.scopes(basket, app: app, into: &out)
        #expect(
            out.string == """
                <html lang="en">
                Tea costs GBP Tea 1
                best: Jam, not Tea
                A/1 1.2 A/2 1.2\u{20}
                B/3\u{20}


                """)
    }

    @Test func `a partial shows the present scope, a member or a text`() {
        var out = HTMLWriter()
        let form = Form(
            amount: Field(name: "amount", label: "Amount", isRequired: true), day: Field(name: "day", label: "Day"), icon: "a<b",
            fields: [Field(name: "f", label: "F"), Field(name: "g", label: "G")])
        Template.partials(form, app: app, into: &out)
        func field(_ name: String, _ label: String) -> String { "<label>\(label)\n<input name=\"\(name)\">\n</label>" }
        func icon(_ name: String) -> String { "<svg><use href=\"#\(name)\"/></svg>" }
        #expect(
            out.string == """
                <form>
                \(field("amount", "Amount <em>required</em>"))
                \(field("day", "Day"))
                \(field("f", "F"))
                \(field("g", "G"))
                <a>\(icon("plus"))Add</a> <a>\(icon("a&lt;b"))</a> <a>\(icon("amount"))</a>
                </form>
                """)
    }

    @Test func `a layout without a child's blocks shows its own`() {
        var out = HTMLWriter()
        Template.plain(Page(title: "<Plain>"), app: app, into: &out)
        #expect(out.string == "<!doctype html>\n<title>&lt;Plain&gt; - Penny 1.2</title>\n<main>\n<p>Nothing.</p>\n</main>\n")
    }

    @Test func `blocks are replaced over two levels`() {
        var out = HTMLWriter()
        Template.profile(Page(title: "Me", lines: ["1", "2"]), app: app, into: &out)
        #expect(
            out.string == """
                <!doctype html>
                <title>Settings - Penny 1.2</title>
                <main>
                <nav>Me</nav>
                <p>1 Me</p>
                <p>2 Me</p>

                </main>
                <footer>Me</footer>
                """)
    }

    @Test func `a level between keeps its own block when the child has none`() {
        var out = HTMLWriter()
        Template.plainSettings(Page(title: "Me"), app: app, into: &out)
        #expect(
            out.string
                == "<!doctype html>\n<title>Settings - Penny 1.2</title>\n<main>\n<nav>Me</nav>\n<p>Choose.</p>\n</main>\n")
    }

    @Test func `a template with blocks serves as a component, twice on a page and in itself`() {
        var out = HTMLWriter()
        Template.cards(Page(title: "T", lines: ["1", "2"]), app: app, into: &out)
        #expect(
            out.string == """
                <!doctype html>
                <title>T - Penny 1.2</title>
                <main>
                <div>T: 1 2 </div>
                <div>Card: <div>Card: inner</div></div>
                </main>

                """)
    }

    @Test func `indentation goes, except where HTML keeps it`() {
        var out = HTMLWriter()
        Template.whitespace(Page(title: "T", lines: ["1", "2"]), app: app, into: &out)
        let lines = [
            "<section", "class=\"a", "        b\"", "id=x>  two  spaces", "end T", "T T", "<li>1</li>", "<li>2</li>",
            "<pre class=\"x\">", "  one", "    T", "", "  two </pre>", "<textarea>", "   kept</textarea>", "<!-- a",
            "      comment -->",
            "<script>", "  x()", "</script>", "1 < 2", "</section>",
        ]
        #expect(out.string == lines.joined(separator: "\n"))
    }

    @Test func `a page of fifty rows shows every row`() {
        var out = HTMLWriter()
        Template.statement(Statement(rows: 50), app: app, into: &out)
        #expect(out.string.split(separator: "<li id=\"record-").count == 51)
        #expect(out.string.contains("Café &quot;Zur Post&quot; &amp; Söhne</a>"))
        #expect(out.string.contains("bought &lt;three&gt; apples, it&#39;s fine"))
    }
}
