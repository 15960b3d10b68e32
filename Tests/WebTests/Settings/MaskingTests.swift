import Foundation
import TestSupport
import Testing

@testable import Bookkeeping

/// Dots in place of amounts: neither the screen nor the page's source reveals one.
@Suite struct MaskingTests {
    /// Returns everything that reveals an amount: a mark with a figure, or a figure with decimals, outside the forms that change
    /// one.
    static func amounts(in page: WebPage) -> [String] {
        var html = page.response.text
        html.replace(
            #/<input [^>]*name="(amount|part_amount|to_amount|starting_balance|credit_limit|monthly_payment|balance|rate|least|most|keep)"[^>]*>/#,
            with: "")
        // The hints of some fields are examples, and so are amounts in sentences about what is no amount.
        for example in ["12+8", "12.50 coffee", "1,234.56", "1.234,56", "3.25"] { html.replace(example, with: "") }
        html.replace(#/ data-say="[^"]*"/#, with: "")
        // Drawings, file names and exchange rates have decimals too.
        html.replace(#/ (d|points|viewBox|transform|[xywhr]|[cr][xy]|[xy][12]|width|height|stroke-dash\w+|href)="[^"]*"/#, with: "")
        let figure = #/(?:[£€$¥￥円元]|US\$|JP¥|CN¥)\s?\d[\d,.]*|\b\d[\d,]*\.\d\d\b(?!\d)|\d[\d,.]*\s?(?:円|元|万|億|亿)/#
        return html.matches(of: figure).map { String($0.output) }
    }

    static func masked() throws -> Household {
        let household = try Household()
        for browser in [household.ada, household.newcomer] { _ = try browser.send("/settings/masking", [("masked", "1")]) }
        return household
    }

    /// Rates, sizes and examples are not amounts.
    static let hasFigures = [
        "operator-health", "token-guide", "rates", "rates-history", "rates-after-deletion", "rates-not-fetched", "rates-problems", "help-topic-guest",
    ]

    @Test(arguments: (PageState.full + PageState.banks).filter { !hasFigures.contains($0.name) })
    func `no page shows an amount of the household`(state: PageState) throws {
        let page = try state.open(try Self.masked())
        #expect(page.response.status == state.status)
        #expect(Self.amounts(in: page) == [])
    }

    @Test(
        arguments: SiteRoute.reading.filter {
            !$0.pattern.hasPrefix("/settings/rates") && !["/settings/api", "/operator/health"].contains($0.pattern) && $0.access != .anyone
        }, ["ja", "zh-Hans"])
    func `no address gives an amount away, in any language`(route: SiteRoute, language: String) throws {
        let household = try Self.masked()
        _ = try household.ada.send("/settings/preferences", [("language", language)])
        let answer = try household.ada.fetch(try route.path(in: household))
        guard answer["Content-Type"]?.hasPrefix("text/html") == true, answer.status == 200 else { return }
        #expect(Self.amounts(in: try household.ada.get(try route.path(in: household))) == [])
    }

    @Test(arguments: ["/", "/records", "/accounts", "/budgets", "/statistics", "/transactions/\(SampleID.transaction(2))"])
    func `the same pages show amounts without it, which these tests find`(path: String) throws {
        #expect(!Self.amounts(in: try Household().ada.get(path)).isEmpty)
    }

    @Test func `charts keep their shapes`() throws {
        func bars(_ household: Household) throws -> [String] {
            try household.ada.get("/statistics").document.all("rect").filter { $0.has("y") }.map { "\($0["y"] ?? "") \($0["height"] ?? "")" }
        }
        let shown = try bars(Household())
        #expect(shown.count > 3)
        #expect(try bars(Self.masked()) == shown)
    }

    @Test func `forms that change an amount show it, and say that they do`() throws {
        let household = try Self.masked(), note = "Here you see the one that you change."
        for (path, name, value) in [
            ("/transactions/\(SampleID.transaction(1))/edit", "amount", "14.99"),
            ("/accounts/\(SampleID.account(3))/edit", "starting_balance", "-250.00"),
            ("/budgets/\(SampleID.budget(1))/edit", "amount", "16.00"), ("/settings/daily-budget", "amount", "65.00"),
        ] {
            let page = try household.ada.get(path)
            #expect(page.document.all("input").first { $0["name"] == name }?["value"] == value)
            #expect(page.document.text.contains(note))
            #expect(!(try Household().ada.get(path)).document.text.contains(note))
        }
    }

    @Test func `the overview leads to the form of the daily budget in place of showing it`() throws {
        let page = try Self.masked().ada.get("/")
        #expect(page.document.element(id: "daily-budget") == nil)
        #expect(page.document.all("a").contains { $0["href"] == "/settings/daily-budget" })
    }

    @Test func `one tap hides amounts and another shows them, on the page where one is`() throws {
        let household = try Household()
        let page = try household.ada.get("/accounts")
        #expect(page.document.all("button").contains { $0["aria-label"] == "Hide amounts" && $0["data-key"] == "h" })
        let hidden = try household.ada.send(
            "/settings/masking", [("masked", "1")], headers: [("Referer", "http://penny.local:8080/records?view=weekly")])
        #expect(hidden.status == 303 && hidden["Location"] == "/records?view=weekly")
        let shown = try household.ada.get("/accounts")
        #expect(shown.document.all("button").contains { $0["aria-label"] == "Show amounts" })
        #expect(shown.document.text.contains("•••"))
        #expect(try household.ada.get("/settings").document.all("button").contains { $0["role"] == "switch" && $0["aria-checked"] == "true" })
        let again = try household.ada.send("/settings/masking")
        #expect(again["Location"] == "/")
        #expect(!(try household.ada.get("/accounts")).document.text.contains("•••"))
    }

    @Test(arguments: [
        "https://evil.example//evil.example/x", "http://penny.local:8080//evil.example", "javascript:alert(1)", "%%%",
        "http://penny.local:8080/\\evil",
    ])
    func `a page that pretends to have sent the form leads nowhere else`(referer: String) throws {
        let answer = try Household().ada.send("/settings/masking", [("masked", "1")], headers: [("Referer", referer)])
        #expect(answer.status == 303 && answer["Location"] == "/")
    }

    @Test func `it is each person's own`() throws {
        let household = try Self.masked()
        #expect(!(try household.ben.get("/accounts")).document.text.contains("•••"))
    }
}
