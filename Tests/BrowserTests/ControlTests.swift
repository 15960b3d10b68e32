import BrowserDriver
import TestSupport
import Testing

extension BrowserTests {
    /// The accessible names of controls, and the order of the Tab key.
    @Suite struct ControlTests {
        @Test func `the main controls have the names and roles that they show`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            let controls: [(page: String, selector: String, role: String, name: String)] = [
                ("/", "nav.nav", "navigation", "Main"), ("/", "main", "main", ""), ("/", ".skip", "link", "Skip to content"),
                ("/", "[data-key=n]", "link", "Add record"), ("/", "[data-key='g r']", "link", "Records"), ("/", "#amount", "textbox", "Amount"),
                ("/", "form.quick button.primary", "button", "Add"), ("/", "form.quick [name=category]", "radio", "Groceries"),
                ("/", "form.quick fieldset", "group", "Category"), ("/records", "#q", "searchbox", "Search records"),
                ("/records", ".find summary", "DisclosureTriangle", "Filters"), ("/records", "form.find", "search", ""),
                ("/transactions/new", "#amount", "textbox", "Amount"), ("/transactions/new", "#title", "combobox", "Title optional"),
                ("/transactions/new", "[name=kind][value=income]", "radio", "Income"),
                ("/transactions/new", "[name=tags][type=checkbox]", "checkbox", "#family"),
                ("/transactions/new", "[name=attachment]", "button", "Receipts"), ("/transactions/new", ".dock .primary", "button", "Save record"),
                ("/accounts", ".rows summary", "DisclosureTriangleGrouped", "Actions for Everyday"),
                ("/accounts/new", "[name=is_default]", "switch", "Default account"),
                ("/settings/preferences", "#language", "combobox", "Language"),
            ]
            for control in controls {
                if try browser.path() != control.page { try browser.open(site.origin + control.page) }
                let element = try browser.find(control.selector)
                let role = try element.accessibleRole(), name = try element.accessibleName()
                #expect(role == control.role, "\(control.selector) on \(control.page)")
                #expect(name == control.name, "\(control.selector) on \(control.page)")
            }
        }

        @Test func `a row of a wide list has a menu of its own, whose parts belong to its record`() throws {
            let site = try PennySite()
            let session = try site.signUp(), browser = try site.browser(session, width: 1280, height: 900)
            for (title, amount) in [("Tea", "3.50"), ("Cake {}", "4.20")] { try session.addExpense(title, amount) }
            try browser.open(site.origin + "/records")
            let names = try browser.findAll(".ledger .menu summary").map { try $0.accessibleName() }
            #expect(names == ["Actions for Cake {}", "Actions for Tea"])
            let record = try browser.find(".ledger li:nth-child(2) .go").property("pathname").string ?? ""
            let links = try browser.findAll(".ledger li:nth-child(2) .menu a").map { try $0.property("href").string ?? "" }
            #expect(links == [site.origin + record + "/edit", site.origin + "/transactions/new?from=" + record.split(separator: "/")[1]])
            try browser.click(".ledger li:nth-child(2) .menu summary")
            try browser.click(".ledger li:nth-child(2) .menu .danger")
            try browser.wait(for: "the list without the record") { try browser.findAll(".ledger .go").map { try $0.text() } == ["Cake {}"] }
        }

        @Test func `Tab goes through the record form in reading order, and the focus is always seen`() throws {
            let site = try PennySite()
            let session = try site.signUp(), browser = try site.browser(session, width: 1280, height: 900)
            try browser.open(site.origin + "/transactions/new")
            #expect(try browser.focusedElement().attribute("id") == "amount")
            // A copy does not open on the amount.
            try session.addExpense("Tea", "3.50")
            try browser.open(site.origin + "/records")
            try browser.open(try browser.find(".ledger a[href*='from=']").property("href").string ?? "")
            var order: [String] = []
            for _ in 0..<60 {
                try browser.tab()
                let focus = try browser.run(Self.focusScript)
                let name = focus["name"].string ?? ""
                if name == "Save, add another" { break }
                #expect(focus["isSeen"].bool == true, "\(name)")
                if order.last != name { order.append(name) }
            }
            #expect(order.first == "Skip to content")
            let form = order.drop { $0 != "kind" }
            #expect(
                Array(form) == [
                    "kind", "amount", "In another currency", "Split", "category", "All 13 categories", "account", "title", "tags", "date", "time",
                    "Today", "Yesterday",
                    "vendor", "reference",
                    "note",
                    "Get location", "Set location", "Type it in", "attachment", "keep_original", "Save record",
                ])
        }

        /// The name of the focused element, and whether an outline or a shadow shows it, on itself, its label or its frame.
        private static let focusScript = """
            const e = document.activeElement;
            const marks = (at, part) => {
              const style = getComputedStyle(at, part);
              return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 || style.boxShadow !== 'none';
            };
            const frames = [e, e.closest('label'), e.closest('.money, .with-icon, .pick, .photo')].filter(Boolean);
            const box = e.getBoundingClientRect();
            return { name: e.name && e.type !== 'submit' ? e.name : e.innerText.trim(),
              isSeen: (frames.some((at) => marks(at)) || marks(e, '::after')) && box.bottom > 0 && box.top < innerHeight };
            """
    }
}
