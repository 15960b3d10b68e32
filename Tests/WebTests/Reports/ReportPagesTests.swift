import Bookkeeping
import TestSupport
import Testing

@testable import Storage
@testable import Web

/// The page of reports.
@Suite struct ReportPagesTests {
    private let household: Household

    init() throws { household = try Household() }

    /// Adds expenses of Ada's default account.
    private func spend(_ expenses: (day: String, cents: Int64, category: String, vendor: String)...) throws {
        let book = try household.book("ada")
        let account = try #require(try household.site.store.read(book) { try $0.names().defaultAccount })
        try household.site.store.write(book) { editor in
            for (number, expense) in expenses.enumerated() {
                let category = try #require(Bookkeeping.Category.ID(try household.category(expense.category)))
                let amount = Money(minorUnits: expense.cents, account.currency)
                let movement = Transaction.Movement.expense(account: account.id, category: category, amount: amount)
                let draft = Transaction.Draft(
                    movement: movement, date: try #require(CalendarDate(expense.day)), time: .midnight, title: "x", vendor: expense.vendor)
                _ = try editor.add(Transaction.ID(milliseconds: Int64(7_000 + number)), draft, at: TestSite.now)
            }
        }
    }

    @Test func `figures are compared, opened and lead to their records`() throws {
        try spend(
            ("2023-03-01", 10_000, "Groceries", ""), ("2024-03-01", 12_000, "Groceries", ""), ("2024-05-01", 3_000, "Groceries", ""),
            ("2024-05-02", 5_000, "Coffee", ""))
        let groceries = try household.category("Groceries")
        let page = try household.ada.get("/reports?date=2024&compare=year").document
        #expect(page.text.contains("£200.00") && page.text.contains("£100.00") && page.text.contains("+50%") && page.text.contains("100% more"))
        let list = try #require(page.all("a").first { $0.text == "Groceries" }?["href"])
        #expect(list.contains("category=\(groceries)") && list.contains("date=2024") && list.contains("kind=expense"))
        #expect(try household.ada.get(list).document.text.contains("£150.00"))
        let arrow = try #require(page.all("a").first { $0["aria-label"] == "Show the course of Groceries" }?["href"])
        let open = try household.ada.get(String(arrow.prefix { $0 != "#" })).document
        let rows = open.all("tr").map(\.text).filter { $0.contains("2024") }
        #expect(rows.contains { $0.contains("March 2024") && $0.contains("£120.00") && $0.contains("+20%") }, "\(rows)")
        #expect(rows.contains { $0.contains("May 2024") && $0.contains("£30.00") && $0.contains("new") }, "\(rows)")
    }

    @Test(arguments: ["category", "month", "week", "vendor", "hashtag", "account"])
    func `each way of grouping has the same total`(grouping: String) throws {
        try spend(("2024-03-01", 12_000, "Groceries", "Market"), ("2024-05-01", 3_000, "Coffee", "market"), ("2024-05-02", 5_000, "Coffee", "Cafe"))
        let page = try household.ada.get("/reports?date=2024&group_by=\(grouping)").document
        let foot = page.all("tfoot").map(\.text)
        #expect(foot.count == 1 && foot.allSatisfy { $0.contains("£200.00") }, "\(foot)")
        if grouping == "vendor" { #expect(page.text.contains("£150.00")) }
    }

    @Test func `the administrator sees what everybody shares, by person and category, and nobody else does`() throws {
        try household.share()
        let path = "/household/reports?of=all&view=all&group_by=person", ada = household.ada, ben = household.ben
        #expect(try !ada.get(path).document.all("th").contains { $0.text == "Ben" })
        try household.shareBen()
        let book = try household.book("ben"), calendar = book.settings.calendar
        let own = try household.site.store.read(book) { ledger in
            let days = try #require(try ledger.recordedDays())
            return try ledger.reports.answer(
                ReportQuery(dates: days.lowerBound...min(days.upperBound, #require(CalendarDate("2025-11-20"))), calendar: calendar))
        }
        let page = try ada.get(path).document, money = MoneyFormat(.english)
        #expect(
            page.all("form").contains {
                $0["action"] == "/household/reports" && $0.all("input").contains { $0["name"] == "of" && $0["value"] == "all" }
            })
        let heads = page.all("tr").map(\.text), line = try #require(heads.firstIndex { $0.contains("Ben") })
        #expect(heads[line].contains(money.string(own.expenses.total.amount)), "\(heads)")
        for part in own.expenses.lines {
            let name = try #require(try household.site.store.read(book) { try $0.names() }.categories.first { .category($0.id) == part.key }).name
            #expect(heads[(line + 1)...].contains { $0.contains(name) && $0.contains(money.string(part.sum.amount)) }, "\(name)")
        }
        let table = try ada.fetch("/household/reports.csv?of=all&view=all&group_by=person").text
        #expect(table.contains("Side,Person,Category,Currency") && table.contains("Expenses,Ben,"))
        // Other figures would be taken for those.
        for path in [path, "/household/reports.csv?of=all&view=all", "/household/reports.pdf?of=all&view=all"] {
            let answer = try ben.fetch(path)
            #expect(answer.status == 403, "\(path)")
            #expect(answer.text.contains("Only the administrator of the household can do this."))
        }
        #expect(try ada.get("/reports?of=all&group_by=category").document.all("nav").allSatisfy { !$0.text.contains("Everybody") })
    }

    @Test func `the records of a line that no list shows are listed on the page`() throws {
        try spend(
            ("2024-03-01", 12_000, "Groceries", "Market"), ("2024-05-01", 3_000, "Coffee", "market"), ("2024-05-02", 5_000, "Coffee", ""),
            ("2024-05-03", 700, "Transport", ""))
        let (coffee, groceries) = (try household.category("Coffee"), try household.category("Groceries"))
        let path = "/reports?date=2024&group_by=vendor&categories=\(coffee)&categories=\(groceries)"
        let links = try household.ada.get(path).document.all("th").flatMap { $0.all("a") }.filter { $0["class"] == "to" }
        #expect(links.map(\.text) == ["Market", "Without a vendor"] || links.map(\.text) == ["market", "Without a vendor"], "\(links.map(\.text))")
        for (link, amounts) in zip(links, [["£30.00", "£120.00"], ["£50.00"]]) {
            let address = try #require(link["href"]), page = try household.ada.get(String(address.prefix { $0 != "#" })).document
            #expect(address.hasSuffix("#records"))
            let rows = try #require(page.element(id: "records")).all("li")
            #expect(rows.count == amounts.count && zip(rows, amounts).allSatisfy { $0.text.contains($1) }, "\(rows.map(\.text))")
            #expect(rows.allSatisfy { $0.all("a").first?["href"]?.hasPrefix("/transactions/") == true })
        }
        #expect(try household.ada.get("/reports?date=2024&records=expenses.category.nobody").document.element(id: "records") == nil)
    }

    @Test func `a narrow question has a link without its filters, and its chips`() throws {
        try spend(("2024-03-01", 12_000, "Groceries", ""), ("2024-05-02", 5_000, "Coffee", ""))
        let coffee = try household.category("Coffee")
        let page = try household.ada.get("/reports?date=2024&categories=\(coffee)").document
        #expect(page.all("tfoot").map(\.text).joined().contains("£50.00") && page.text.contains("Clear"))
        #expect(page.all("input").contains { $0["name"] == "categories" && $0["value"] == coffee && $0["checked"] != nil })
    }

    @Test func `vendors are chosen by boxes and by name, and their lines lead to their records`() throws {
        try spend(
            ("2024-03-01", 12_000, "Groceries", "Market"), ("2024-05-01", 3_000, "Coffee", "market"), ("2024-05-02", 5_000, "Coffee", "Cafe & Co"))
        let page = try household.ada.get("/reports?date=2024&group_by=vendor&vendors=MARKET&vendors=").document
        let boxes = page.all("input").filter { $0["name"] == "vendors" && $0["type"] != "hidden" }
        #expect(boxes.map { $0["value"] } == ["", "MARKET"] && boxes[1].has("checked") && page.text.contains("Clear"))
        #expect(page.all("tfoot").map(\.text).joined().contains("£150.00"))
        let all = try household.ada.get("/reports?date=2024&group_by=vendor").document
        #expect(all.all("input").filter { $0["name"] == "vendors" }.map { $0["value"] }.contains("Cafe & Co"))
        let coffee = try household.ada.get("/reports?date=2024&vendors=market").document.all("a").first { $0.text == "Coffee" }
        let list = try #require(coffee?["href"])
        #expect(list.contains("vendor=market"))
        #expect(try household.ada.get(list).document.all("dd").map(\.text).contains("−£30.00"))
        let several = "/reports?date=2024&vendors=market&vendors=Cafe%20%26%20Co"
        #expect(try household.ada.get(several).document.all("tfoot").map(\.text).joined().contains("£200.00"))
        let csv = String(decoding: try household.ada.fetch("/reports.csv?date=2024&vendors=market").body, as: UTF8.self)
        #expect(csv.contains("150.00") && !csv.contains("200.00"))
    }

    @Test func `the PDF has a choice of paper, with the usual one first`() throws {
        func pdf(_ query: String) throws -> HTMLElement {
            try #require(household.ada.get("/reports?" + query).document.all("form").first { $0["action"] == "/reports.pdf" })
        }
        let form = try pdf("date=2025-11&group_by=vendor")
        #expect(form.all("option").map { $0["value"] } == ["a4", "letter"] && form.all("option").map { $0.has("selected") } == [true, false])
        let kept = form.all("input").map { "\($0["name"] ?? "")=\($0["value"] ?? "")" }
        #expect(kept == ["view=monthly", "date=2025-11", "group_by=vendor"])
        #expect(try pdf("paper=letter").all("option").map { $0.has("selected") } == [false, true])
        _ = try household.ada.send("/settings/currency", [("currency", "USD")])
        #expect(try pdf("").all("option").map { $0.has("selected") } == [false, true])
    }

    @Test func `amounts without a rate stand in lines of their own`() throws {
        let page = try household.ada.get("/reports?date=2025").document.text
        #expect(page.contains("Not in these figures, because it has no exchange rate to GBP:"))
    }

    @Test func `many lines are added up until all are asked for`() throws {
        let book = try household.book("ada")
        let account = try #require(try household.site.store.read(book) { try $0.names().defaultAccount })
        let coffee = try #require(Bookkeeping.Category.ID(try household.category("Coffee")))
        try household.site.store.write(book) { editor in
            for number in 1...60 {
                let movement = Transaction.Movement.expense(
                    account: account.id, category: coffee, amount: Money(minorUnits: Int64(number), account.currency))
                let draft = Transaction.Draft(
                    movement: movement, date: try #require(CalendarDate("2024-03-01")), time: .midnight, title: "x", vendor: "Shop \(number)")
                _ = try editor.add(Transaction.ID(milliseconds: Int64(7_000 + number)), draft, at: TestSite.now)
            }
        }
        let page = try household.ada.get("/reports?date=2024&group_by=vendor").document
        #expect(page.text.contains("20 more") && !page.text.contains("Shop 20 ") && page.text.contains("£2.10"))
        let link = try #require(page.all("a").first { $0.text == "20 more" }?["href"])
        let all = try household.ada.get(String(link.prefix { $0 != "#" })).document
        #expect(all.text.contains("Shop 1") && !all.text.contains("20 more"))
    }
}
