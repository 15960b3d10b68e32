import Templates

package struct AppContext: Sendable {
    package let t: Sentences
    package let version: String
    package init(t: Sentences = Sentences(), version: String = "1.2") { (self.t, self.version) = (t, version) }
}

package struct Sentences: Sendable {
    package struct Form: Sendable { package let required = "required" }
    package let language = "en"
    package let form = Form()
    package init() {}
}

package struct Values {
    package var text: String, part: Substring, count: Int, cents: Int64, html: TrustedHTML
    package init(text: String = "", part: Substring = "", count: Int = 0, cents: Int64 = 0, html: String = "") {
        (self.text, self.part, self.count, self.cents, self.html) = (text, part, count, cents, TrustedHTML(trusting: html))
    }
}

package struct Item: ViewModel {
    package var name: String, tags: [String], note: String?, isNew: Bool, children: [Item]
    package init(_ name: String, tags: [String] = [], note: String? = nil, isNew: Bool = false, children: [Item] = []) {
        (self.name, self.tags, self.note, self.isNew, self.children) = (name, tags, note, isNew, children)
    }
}

package struct Basket {
    package var currency: String, first: Item, best: Item?, items: [Item]
    package init(currency: String, first: Item, best: Item? = nil, items: [Item] = []) {
        (self.currency, self.first, self.best, self.items) = (currency, first, best, items)
    }
}

package struct Field {
    package var name: String, label: String, isRequired: Bool
    package init(name: String, label: String, isRequired: Bool = false) {
        (self.name, self.label, self.isRequired) = (name, label, isRequired)
    }
}

package struct Form {
    package var amount: Field, day: Field, icon: String, fields: [Field]
    package init(amount: Field, day: Field, icon: String, fields: [Field]) {
        (self.amount, self.day, self.icon, self.fields) = (amount, day, icon, fields)
    }
}

package protocol PageModel { var title: String { get } }

package struct Page: PageModel {
    package var title: String, lines: [String]
    package init(title: String, lines: [String] = []) { (self.title, self.lines) = (title, lines) }
}

package struct Statement: PageModel {
    package struct Row {
        package var id: Int, payee: String, category: String, note: String?, amount: String, isIncome: Bool, tags: [String]
    }
    package var title: String, rows: [Row]

    package init(rows: Int) {
        title = "Statement"
        self.rows = (0..<rows).map { n in
            Row(
                id: 1000 + n, payee: n % 3 == 0 ? "Café \"Zur Post\" & Söhne" : "Grocery store number \(n)",
                category: "Food & drink",
                note: n % 4 == 0 ? "bought <three> apples, it's fine" : nil, amount: "-\(n * 3).50", isIncome: n % 10 == 0,
                tags: n % 2 == 0 ? ["weekly", "shared"] : [])
        }
    }
}
