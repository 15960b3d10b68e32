import Testing

@testable import TestSupport

@Suite struct AccessibilityAuditTests {
    static func page(_ main: String) -> HTMLDocument {
        HTMLDocument(
            """
            <!doctype html>
            <html lang="en"><head><meta name="viewport" content="width=device-width"><title>T</title></head>
            <body><main><h1>One</h1>\(main)</main></body></html>
            """)
    }

    @Test(arguments: [
        "<label for=\"a\">Amount</label><input id=\"a\">",
        "<label>Amount <input></label>",
        "<input aria-label=\"Amount\">",
        "<h2 id=\"h\">Amount</h2><input aria-labelledby=\"h\">",
        "<input type=\"hidden\" name=\"csrf\">",
        "<button><svg aria-hidden=\"true\"><use href=\"/i.svg#x\"/></svg>Save</button>",
        "<a href=\"/\" aria-label=\"Home\"><img src=\"/l\" alt=\"\"></a>",
        "<a href=\"/\"><img src=\"/l\" alt=\"Home\"></a>",
        "<svg role=\"img\"><title>Spending</title></svg>",
        "<h2>Two</h2><h3>Three</h3><h2>Two</h2>",
        "<fieldset><legend>Kind</legend><label><input type=\"radio\" name=\"k\">A</label></fieldset>",
    ])
    func `a page that names everything has no problems`(main: String) {
        #expect(AccessibilityAudit.problems(in: Self.page(main)) == [])
    }

    @Test(arguments: [
        ("<input name=\"a\">", "has no name"),
        ("<label for=\"b\">A</label><input id=\"a\">", "names the id b"),
        ("<label><select><option>Amount</option></select></label>", "has no name"),
        ("<button><svg aria-hidden=\"true\"></svg></button>", "has no name"),
        ("<a href=\"/\"><img src=\"/l\" alt=\"\"></a>", "has no name"),
        ("<img src=\"/l\">", "has no alt"),
        ("<h1>Two</h1>", "2 <h1>"),
        ("<h3>Three</h3>", "follows <h1>"),
        ("<p style=\"color:red\">x</p>", "inline style"),
        ("<style>a{}</style>", "inline style sheet"),
        ("<script>1</script>", "inline script"),
        ("<button onclick=\"x()\">A</button>", "inline onclick"),
        ("<a href=\" JavaScript:x()\">A</a>", "inline script"),
        ("<a href=\"#no\">A</a>", "leads to nothing"),
        ("<div aria-hidden=\"true\"><a href=\"/\">A</a></div>", "hidden from assistive technology"),
        ("<nav><a href=\"/\">A</a></nav><nav aria-label=\"B\"><a href=\"/\">A</a></nav>", "one of several"),
        ("<fieldset><label><input>A</label></fieldset>", "has no name"),
        ("<b id=\"x\">1</b><b id=\"x\">2</b>", "already on line"),
    ])
    func `what a reader or the security policy would miss is a problem`(main: String, problem: String) {
        let problems = AccessibilityAudit.problems(in: Self.page(main))
        #expect(problems.contains { $0.contains(problem) }, "\(problems)")
    }

    @Test func `a page without language, title, viewport and main says all of it`() {
        #expect(AccessibilityAudit.problems(in: HTMLDocument("<!doctype html><html><body></body></html>")).count == 5)
    }
}
