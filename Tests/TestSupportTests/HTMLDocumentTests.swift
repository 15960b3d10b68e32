import Testing

@testable import TestSupport

@Suite struct HTMLDocumentTests {
    @Test(arguments: [
        ("<p>one", "<p> of line 1 is not closed"),
        ("<div><span></div>", "<span> of line 1 is not closed before </div>"),
        ("</em>", "stray </em>"),
        ("<i id=a></i>\n<i id=a></i>", "line 2: the id a is already on line 1"),
        ("<i class=a class=b></i>", "has the attribute class twice"),
        ("Fish & chips", "unescaped & in text"),
        ("1 < 2", "unescaped < in text"),
        ("<a href=\"/r?a=1&b=2\">x</a>", "unescaped & in the attribute href of <a>"),
        ("&nonsense;", "unknown reference &nonsense;"),
        ("<div/>", "<div/> cannot close itself"),
        ("<br></br>", "closes an element that has no end tag"),
        ("<p><ul></ul></p>", "<ul> inside <p>"),
        ("<form><form></form></form>", "<form> inside <form>"),
        ("<a href=\"/a\"><button>x</button></a>", "<button> inside <a>"),
        ("<i title=a\"b></i>", "needs quotes"),
        ("<i title=\"a\"class=\"b\"></i>", "no space before an attribute"),
        ("<textarea>a<b</textarea>", "unescaped < in <textarea>"),
        ("<html></html>", "no <!doctype html>"),
        ("<!-- never", "a comment is not closed"),
    ])
    func `markup that a browser would have to guess is a problem`(source: String, problem: String) {
        let problems = HTMLDocument(source).problems
        #expect(problems.contains { $0.contains(problem) }, "\(problems)")
    }

    @Test(arguments: [
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"></head><body><p>a &gt; b &amp; c</p></body></html>",
        "<svg viewBox=\"0 0 1 1\"><title>One</title><path d=\"M0 0\"/><g><use href=\"#a\"/></g></svg>",
        "<script src=\"/a.js\">if (a < b && c) {}</script><style>a>b{}</style>",
        "<input disabled value='a'><br><!-- <b> -->",
    ])
    func `good markup has no problems`(source: String) {
        #expect(HTMLDocument(source).problems == [])
    }

    @Test func `references are decoded in text, attributes, titles and text areas`() {
        let page = HTMLDocument(
            "<title>A &amp; B</title><a href=\"?a=1&amp;b=2\">&#x1F980;&#233;&hellip;</a><textarea>\n&lt;b&gt;</textarea>")
        #expect(page.title == "A & B")
        #expect(page.first("a")?["href"] == "?a=1&b=2")
        #expect(page.first("a")?.text == "🦀é…")
        #expect(page.first("textarea")?.typedValue == "<b>")
        #expect(page.problems == [])
    }

    @Test func `an element knows its parent, its children and its text`() {
        let page = HTMLDocument("<ul id=\"list\"><li class=\"a b\">One <b>two</b>\n three</li><li>Four</li></ul>")
        #expect(page.element(id: "list")?.children.map(\.text) == ["One two three", "Four"])
        #expect(page.first("b")?.ancestors.map(\.tag) == ["li", "ul"])
        #expect(page.first("li")?.classes == ["a", "b"])
        #expect(page.first { $0.text == "Four" }?.line == 2)
    }

    @Test func `links and form actions are found and resolved against the page`() {
        let page = HTMLDocument(
            """
            <a href="edit">E</a><a href="?page=2#top">N</a><a href="../b/./c">B</a><a href="//evil.example">X</a><a href="mailto:a@b">M</a>
            <form method="post" action="/t"><button formaction="/t/delete">D</button></form><img src="/logo.svg" alt="">
            """)
        #expect(
            page.siteLinks(from: "/a/list?x=1").map(\.description)
                == ["GET /a/edit", "GET /a/list?page=2", "GET /b/c", "POST /t", "POST /t/delete", "GET /logo.svg"])
        #expect(page.externalLinks == ["//evil.example", "mailto:a@b"])
        #expect(page.deadLinks(from: "/a/list") { $0.method == "GET" }.count == 2)
    }
}
