import BrowserDriver
import LoadSupport
import Foundation
import TestSupport
import Testing

extension BrowserTests {
    @Suite struct TypingTests {
        @Test func `the amount field keeps every key, shows the result of a sum, and marks what does not fit with a sentence`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            for (typed, fits, told) in [
                ("12.50", true, ""), ("12.5.0", false, "Use one decimal point, for example 23.45."), ("14,99", true, ""),
                ("1abc2", false, "Enter an amount such as 12.50, or a sum such as 12+3.50."), ("12.30+4.59+10.95", true, "= $27.84"),
                ("12.30+4.59+10.95+", true, ""), ("3x4", true, "= $12.00"), ("1,234.50", true, "= $1,234.50"),
                ("3.456", false, "Is this $3,456.00 or $3.46? Write it that way."), ("3.4567", false, "Use at most 2 decimals in this currency."),
                ("us", true, ""), ("usd 5", true, "= $5.00"), ("5-8", true, ""), ("12345678901234567890", false, "Enter a smaller amount."),
                (String(repeating: "1+", count: 30) + "1", false, "Shorten this to at most 60 characters."),
            ] {
                try browser.type(typed, into: "#amount")
                #expect(try browser.value("#amount") == typed)
                #expect(try browser.find("#amount").attribute("aria-invalid") == (fits ? "false" : "true"), "\(typed)")
                #expect(try browser.text("#amount-r") == told, "\(typed)")
            }
            try browser.open(site.origin + "/transactions/new")
            for copied in ["1.2.3", "12 euros and more", "99.90"] {
                try browser.type(copied + BrowserKey.control("a") + BrowserKey.control("c"), into: "#title")
                try browser.type(BrowserKey.control("v"), into: "#amount")
                #expect(try browser.value("#amount") == copied)
            }
            try browser.expectNoErrors()
        }

        @Test func `what the parts of a record leave is told while somebody types, as the server tells it`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            try browser.open(site.origin + "/transactions/new")
            try browser.type("61.70", into: "#amount")
            try browser.click("[name=add_part]")
            try browser.type("8", into: "#part_amount_2")
            #expect(try browser.text("#part_amount b") == "$8.00 too much")
            for (typed, told, canTakeRest) in [
                ("41.20", "$12.50 left to divide", true), ("53.70", "Nothing left to divide", false), ("60", "$6.30 too much", false),
                ("2x20+1.20", "$12.50 left to divide", true),
            ] {
                try browser.type(typed, into: "#part_amount_1")
                #expect(try browser.text("#part_amount b") == told, "\(typed)")
                #expect(try browser.find("[name=rest]").isShown() == canTakeRest, "\(typed)")
            }
            try browser.type("x", into: "#part_amount_1")
            #expect(try !browser.find("#part_amount").isShown())
            try browser.type("41.20", into: "#part_amount_1")
            try browser.click("[name=rest]")
            #expect(try browser.value("#part_amount_3") == "12.50")
            #expect(try browser.text("#part_amount b") == "Nothing left to divide")
            try browser.expectNoErrors()
        }

        @Test func `the script and the server agree on every amount of the table`() throws {
            let site = try PennySite()
            let session = try site.signUp(), browser = try site.browser(session)
            for (code, _) in TypedAmounts.currencies {
                _ = try session.get("/accounts/new?currency=" + code)
                _ = try session.submit("/accounts", filling: ["name": .text("Table \(code)")])
            }
            try browser.open(site.origin + "/transactions/new")
            for (code, decimals) in TypedAmounts.currencies {
                let texts = TypedAmounts.all.map { $0.text(symbol: code, code: code) }
                let told = try browser.run(Self.tableScript, [.string(code), .array(texts.map(JSONValue.string))]).array
                #expect(told.count == texts.count)
                for ((row, text), told) in zip(zip(TypedAmounts.all, texts), told) {
                    let isWrong = told["isWrong"].bool ?? false, words = told["words"].string ?? ""
                    guard let expected = row.amount(decimals: decimals, groupsByComma: true) else {
                        #expect(isWrong != words.isEmpty && !words.hasPrefix("="), "\(text) in \(code): \(words)")
                        continue
                    }
                    #expect(!isWrong && (words.isEmpty || words.replacing(",", with: "").hasSuffix(expected)), "\(text) in \(code): \(words)")
                    #expect(!words.isEmpty || text.allSatisfy { $0.isNumber || ".,".contains($0) }, "\(text) has no result.")
                }
            }
            try browser.expectNoErrors()
        }

        @Test(arguments: SaidAmounts.people) func `the script and the server agree on what a person writes and says`(language: String, main: String)
            throws
        {
            let tags = ["JPY": "ja-JP", "CNY": "zh-CN", "USD": "en-US", "INR": "en-IN", "EUR": "en-DE"]
            let site = try PennySite(), session = try site.signUp(language: tags[main] ?? ""), browser = try site.browser(session)
            let rows = SaidAmounts.all.filter { $0.language == language && $0.main == main }
            let currencies = Set(rows.map(\.currency)).sorted()
            for code in currencies {
                _ = try session.get("/accounts/new?currency=" + code)
                _ = try session.submit("/accounts", filling: ["name": .text("Table \(code)")])
            }
            try browser.open(site.origin + "/transactions/new")
            // The script of numbers as they are said comes with the first of them.
            _ = try browser.run(Self.tableScript, [.string(currencies.first ?? ""), .array([.string("百")])])
            try browser.wait(for: "the script of numbers as they are said") { try browser.run("return Boolean(window.said)", []).bool == true }
            for code in currencies {
                let rows = rows.filter { $0.currency == code }
                let told = try browser.run(Self.tableScript, [.string(code), .array(rows.map { .string($0.text) })]).array
                #expect(told.count == rows.count && !rows.isEmpty)
                for (row, told) in zip(rows, told) {
                    let isWrong = told["isWrong"].bool ?? false, words = told["words"].string ?? ""
                    #expect(isWrong == (row.amount == nil), "\(row): \(words)")
                    if let amount = row.amount { #expect(words.isEmpty || words.replacing(",", with: "").hasSuffix(amount), "\(row): \(words)") }
                }
            }
            try browser.expectNoErrors()
        }

        /// Chooses the account of a currency, types each text and returns what the script said.
        private static let tableScript = """
            const [code, texts] = arguments, account = document.querySelector('#account'), amount = document.querySelector('#amount');
            account.value = [...account.options].find((option) => option.text.startsWith('Table ' + code)).value;
            account.dispatchEvent(new Event('change', { bubbles: true }));
            return texts.map((text) => {
              amount.value = text;
              amount.dispatchEvent(new Event('input', { bubbles: true }));
              return { isWrong: amount.ariaInvalid === 'true', words: document.querySelector('#amount-r').textContent };
            });
            """

        @Test func `keys lead through the site`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            try browser.press("gr")
            try browser.waitForPath("/records")
            try browser.press("/")
            #expect(try browser.focusedElement().attribute("id") == "q")
            try browser.press("n?")
            #expect(try browser.value("#q") == "n?", "In a field, keys are letters.")
            try browser.press(BrowserKey.escape)
            try browser.press("ga")
            try browser.waitForPath("/accounts")
            try browser.open(site.origin + "/")
            try browser.press("/")
            try browser.waitForPath("/records")
            try browser.wait(for: "the focus on the search field") { try browser.focusedElement().attribute("id") == "q" }
            try browser.open(site.origin + "/")
            for (keys, path) in [("ga", "/accounts"), ("go", "/"), ("gc", "/categories"), ("gs", "/settings")] {
                try browser.press(keys)
                try browser.waitForPath(path)
            }
            try browser.press("?")
            let help = try browser.waitFor("dialog[open]")
            #expect(try help.text().contains("Search records"))
            try browser.press("n")
            #expect(try browser.path() == "/settings", "Keys do nothing behind the help.")
            try browser.press(BrowserKey.escape)
            try browser.wait(for: "the end of the help") { try !browser.has("dialog") }
            // A tap on the help keeps it; its button, or a tap beside it, closes it.
            for closing in ["document.querySelector('dialog button').click()", "document.querySelector('dialog').click()"] {
                try browser.press("?")
                let help = try browser.waitFor("dialog[open]")
                try browser.run("document.querySelector('dialog dt').click()")
                #expect(try help.isShown() && browser.find("dialog button").isShown())
                try browser.run(closing)
                try browser.wait(for: "the end of the help") { try !browser.has("dialog") }
            }
            try browser.press("n")
            try browser.waitForPath("/transactions/new")
            try browser.expectNoErrors()
        }

        @Test func `what was typed outlives a server that went away`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            try browser.open(site.origin + "/transactions/new")
            try browser.click("label:has([name=kind][value=income])")
            try browser.type("2500.75", into: "#amount")
            try browser.click(".only-income label.tile:nth-of-type(2)")
            try browser.type("Translation", into: "#title")
            try browser.type("first half\nsecond half", into: "#note")
            try browser.click(".chips label.chip")
            try site.stop()
            try? browser.click(".dock .primary")
            try browser.wait(for: "the browser's own page") { try !browser.has("form[data-draft]") }

            try site.startAgain()
            try browser.open(site.origin + "/transactions/new")
            #expect(try browser.value("#amount") == "2500.75")
            #expect(try browser.value("#title") == "Translation")
            #expect(try browser.value("#note") == "first half\nsecond half")
            #expect(try browser.find("[name=kind][value=income]").isSelected())
            #expect(try browser.find(".only-income label.tile:nth-of-type(2) input").isSelected())
            #expect(try browser.find(".chips label.chip input").isSelected())
            try browser.follow(".dock .primary", to: "/records")
            #expect(try browser.text(".ledger").contains("2,500.75"))

            try browser.open(site.origin + "/transactions/new")
            #expect(try browser.value("#amount") == "")
            #expect(try browser.value("#title") == "")
            #expect(try browser.find("[name=kind][value=expense]").isSelected())
            #expect(try browser.run("return Object.keys(localStorage).length") == 0)
        }

        @Test func `what was left without saving comes back with a word, can be discarded, and never covers a copy`() throws {
            let site = try PennySite()
            let session = try site.signUp(), browser = try site.browser(session)
            try session.addExpense("Tea", "3.50")
            try browser.open(site.origin + "/transactions/new")
            #expect(try !browser.find("[data-restored]").isShown())
            try browser.type("99", into: "#amount")
            try browser.type("Abandoned", into: "#title")
            try browser.open(site.origin + "/records")
            try browser.open(try browser.find(".ledger a[href*='from=']").property("href").string ?? "")
            #expect(try browser.value("#title") == "Tea" && browser.value("#amount") == "3.50")
            try browser.open(site.origin + "/transactions/new")
            #expect(try browser.find("[data-restored]").isShown() && browser.value("#title") == "Abandoned")
            try browser.click("[data-restored] button")
            try browser.wait(for: "the empty form") { try browser.has("#title") && browser.value("#title") == "" }
            #expect(try !browser.find("[data-restored]").isShown())
            try browser.expectNoErrors()
        }

        @Test func `a draft with parts comes back with them, and goes as a whole`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            try browser.open(site.origin + "/transactions/new")
            try browser.click("label:has([name=kind][value=income])")
            try browser.type("61.70", into: "#amount")
            try browser.click("[name=add_part]")
            try browser.type("41.20", into: "#part_amount_1")
            try browser.click("[name=rest]")
            try browser.type("tips", into: "#part_note_2")
            try browser.click("#part_category_2 option:last-child")
            let category = try browser.value("#part_category_2")
            try browser.open(site.origin + "/transactions/new")
            try browser.wait(for: "the draft") { try browser.find("[data-restored]").isShown() && browser.value("#part_amount_1") == "41.20" }
            #expect(try browser.value("#part_amount_2") == "20.50" && browser.value("#part_note_2") == "tips")
            #expect(try browser.value("#part_category_2") == category && !category.isEmpty)
            #expect(try browser.find("[name=kind][value=income]").isSelected() && browser.findAll("[name=part_amount]").count == 2)
            #expect(try browser.text("#part_amount b") == "Nothing left to divide")
            try browser.click("[data-restored] button")
            try browser.wait(for: "the empty form") { try !browser.has("[name=part_amount]") && browser.value("#amount") == "" }
            try browser.expectNoErrors()
        }

        @Test func `what met a session that had ended is there again, for the same person alone`() throws {
            let site = try PennySite()
            _ = try site.signUp("noa")
            let browser = try site.browser(try site.signUp())
            try browser.click("form.quick label.tile:nth-of-type(2)")
            try browser.type("77", into: "#amount")
            try browser.deleteCookies()
            try browser.click("form.quick button.primary")
            try browser.waitForPath("/sign-in")
            #expect(try browser.find("[data-kept]").isShown())
            try browser.type("mika", into: "[name=login]")
            try browser.type(PennySite.password + BrowserKey.enter, into: "[name=password]")
            try browser.wait(for: "the amount") { try browser.path() == "/" && browser.value("#amount") == "77" }
            #expect(try browser.find("form.quick label.tile:nth-of-type(2) input").isSelected())

            try browser.open(site.origin + "/transactions/new")
            try browser.type("123", into: "#amount")
            try browser.type("Secret gift", into: "#title")
            try browser.deleteCookies()
            try browser.open(site.origin + "/sign-in?next=/transactions/new")
            #expect(try !browser.find("[data-kept]").isShown(), "Nothing was sent.")
            try browser.signIn("noa", at: site.origin, for: "/transactions/new")
            #expect(try browser.value("#title") == "" && !browser.find("[data-restored]").isShown())
            try browser.deleteCookies()
            try browser.signIn("mika", at: site.origin, for: "/transactions/new")
            #expect(try browser.value("#title") == "Secret gift" && browser.find("[data-restored]").isShown())

            // As signing out in another tab does.
            try browser.run("localStorage.clear()")
            try browser.deleteCookies()
            try browser.click(".dock .primary")
            try browser.waitForPath("/sign-in")
            try browser.signIn(at: site.origin, for: "/transactions/new")
            #expect(try browser.value("#title") == "Secret gift" && browser.value("#amount") == "123")
            try browser.expectNoErrors()
        }

        @Test func `a page that says why nothing was saved is no word that it was`() throws {
            let site = try PennySite()
            let session = try site.signUp(), browser = try site.browser(session)
            try session.addExpense("Tea", "3.50")
            try browser.open(site.origin + "/records")
            try browser.open(try browser.find(".ledger a[href*='/transactions/']").property("href").string ?? "")
            let record = try browser.path()
            try browser.open(site.origin + record + "/edit")
            try browser.type("With Aino", into: "#note")
            let gone = try session.post(record + "/delete", [("csrf", try browser.find("[name=csrf]").property("value").string ?? "")])
            #expect(gone.status == 200)
            try browser.click(".dock .primary")
            try browser.wait(for: "the page of the error") { try browser.has("[data-unsaved]") }
            let restoring = try #require(gone.document.forms.map(\.action).first { $0.hasSuffix("/restore") })
            _ = try session.submit(restoring)
            try browser.open(site.origin + record + "/edit")
            #expect(try browser.value("#note") == "With Aino")
        }

        @Test func `two taps save once, and arrow keys choose among the categories`() throws {
            let site = try PennySite()
            let session = try site.signUp(), browser = try site.browser(session)
            try browser.run("document.querySelector('form.quick [name=category]').focus()")
            try browser.press("\u{E014}")
            #expect(try browser.focusedElement().attribute("name") == "category")
            try browser.type("5", into: "#amount")
            try browser.run("const button = document.querySelector('form.quick button.primary'); button.click(); button.click()")
            try browser.wait(for: "the notice") { try browser.has(".told") && browser.text(".told").contains("Saved ") }
            try browser.open(site.origin + "/records")
            #expect(try browser.findAll(".ledger .rows > li").count == 1)
            try browser.expectNoErrors()
        }

        @Test func `an amount in another currency is converted while somebody types, as the server converts it`() throws {
            let site = try PennySite()
            let session = try site.signUp(), browser = try site.browser(session)
            _ = try session.get("/settings/rates")
            for (currency, rate) in [("EUR", "1.0825"), ("JPY", "0.00645"), ("KWD", "3.25")] {
                _ = try session.submit("/settings/rates", filling: ["currency": .text(currency), "rate": .text(rate), "date": "2020-01-01"])
            }
            try browser.open(site.origin + "/transactions/new")
            #expect(try !browser.find("#original_amount").isShown())
            try browser.click(".foreign summary")
            try browser.type("eur", into: "#original_currency")
            try browser.wait(for: "the rate") { try browser.text("#rate-h").contains("1 EUR = 1.0825 USD") }
            try browser.type("12", into: "#original_amount")
            try browser.wait(for: "the result") { try browser.text("#original-r") == "= $12.99" }
            try browser.type("1.1", into: "#rate")
            #expect(try browser.text("#original-r") == "= $13.20")
            try browser.type("5", into: "#amount")
            #expect(try !browser.find("#original-r").isShown(), "What is typed is not converted.")
            try browser.find("#amount").clear()
            try browser.find("#rate").clear()
            for (currency, typed) in [("EUR", "0.20"), ("JPY", "1000/3"), ("KWD", "1.234"), ("jpy", "77"), ("KWD", "0.002"), ("EUR", "12.34+5.67")] {
                try browser.open(site.origin + "/transactions/new")
                if try browser.find("[data-restored]").isShown() { try browser.click("[data-restored] button") }
                try browser.wait(for: "the empty form") { try browser.value("#original_amount") == "" }
                if try !browser.find("#original_amount").isShown() { try browser.click(".foreign summary") }
                try browser.type(currency, into: "#original_currency")
                try browser.wait(for: "the rate") { try browser.text("#rate-h").contains("1 \(currency.uppercased()) =") }
                try browser.type(typed, into: "#original_amount")
                let told = try browser.text("#original-r")
                #expect(told.hasPrefix("= $"), "\(typed) \(currency)")
                try browser.click(".only-expense label.tile")
                try browser.follow(".dock .primary", to: "/records")
                let notice = try browser.text(".told")
                #expect(notice.contains("Saved " + told.dropFirst(2) + " ("), "\(typed) \(currency): \(told), \(notice)")
            }
            try browser.expectNoErrors()
        }

        @Test func `amounts are in the currency of the account that is chosen`() throws {
            let site = try PennySite()
            let session = try site.signUp(), browser = try site.browser(session)
            for (name, currency) in [("Travel", "JPY"), ("Purse", "JPY")] {
                _ = try session.get("/accounts/new?currency=" + currency)
                _ = try session.submit("/accounts", filling: ["name": .text(name)])
            }
            func choose(_ account: String, in select: String) throws {
                let option = try browser.run(
                    "return [...document.querySelectorAll('\(select) option')].find((option) => option.text.startsWith('\(account)')).value")
                try browser.click("\(select) option[value='\(option.string ?? "")']")
            }
            try browser.open(site.origin + "/transactions/new")
            #expect(try browser.text("#amount + .code") != "JPY")
            try choose("Travel", in: "#account")
            #expect(try browser.text("#amount + .code") == "JPY" && browser.text(".money:has(#amount) span[aria-hidden]") == "¥")
            try browser.type("12.5", into: "#amount")
            #expect(try browser.value("#amount") == "12.5" && browser.find("#amount").attribute("aria-invalid") == "true", "The yen has no decimals.")
            try browser.click("label:has([name=kind][value=transfer])")
            try choose("Purse", in: "#to_account")
            #expect(try !browser.find("#to_amount").isShown())
            try choose("Travel", in: "#to_account")
            try browser.run(
                "document.querySelector('#account').selectedIndex = 0; document.querySelector('#account').dispatchEvent(new Event('change', { bubbles: true }))"
            )
            #expect(try browser.find("#to_amount").isShown() && browser.text("#to_amount + .code") == "JPY")
            try browser.expectNoErrors()
        }

        @Test func `another record begins with an empty form`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            try browser.open(site.origin + "/transactions/new")
            try browser.type("4", into: "#amount")
            try browser.click(".only-expense label.tile")
            try browser.type("Postcards", into: "#title")
            try browser.click(".dock [name=again]")
            _ = try browser.waitFor(".notice.told")
            #expect(try browser.value("#amount") == "")
            #expect(try browser.value("#title") == "")
            #expect(try browser.run("return Object.keys(localStorage).length") == 0)
        }

        @Test(arguments: [true, false])
        func `hashtags are chosen with a tap and invented by typing`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true, javaScript: javaScript)
            try browser.open(site.origin + "/transactions/new")
            try browser.type("9", into: "#amount")
            try browser.click(".only-expense label.tile")
            try browser.type("Cake", into: "#title")
            let chip = try browser.find(".chips label.chip")
            let name = try chip.text()
            try chip.click()
            try browser.type("birthday", into: "#tags")
            try browser.follow(".dock .primary", to: "/records")
            #expect(name.hasPrefix("#"))
            #expect(try browser.text(".ledger").contains(name))
            #expect(try browser.text(".ledger").contains("#birthday"))
            try browser.open(site.origin + "/transactions/new")
            #expect(try browser.text(".chips").contains("#birthday"))
        }

        @Test(arguments: [true, false]) func `an untitled expense of yesterday takes four taps and the digits`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true, javaScript: javaScript)
            try browser.follow(".tabs a[href$='/transactions/new']", to: "/transactions/new")
            try browser.focusedElement().type("4.40")
            try browser.click(".only-expense label.tile")
            let yesterday = try browser.find("[name=on]:nth-of-type(2)").attribute("value") ?? ""
            try browser.click("[name=on]:nth-of-type(2)")
            try browser.wait(for: "the date") { try browser.value("#date") == yesterday }
            try browser.follow(".dock .primary", to: "/records")
            try browser.open(site.origin + "/records?view=all")
            #expect(try browser.text(".ledger").hasPrefix("Yesterday"))
            #expect(try browser.text(".ledger .amount") == "−$4.40")
            try browser.expectNoErrors()
        }

        @Test func `one of many hashtags is found by typing a part of it`() throws {
            let site = try PennySite()
            let session = try site.signUp()
            try session.get("/hashtags")
            for number in 0..<30 { try session.submit("/hashtags", filling: ["name": .text("trip\(number)")]) }
            let browser = try site.browser(session, width: 390, height: 844, mobile: true)
            try browser.open(site.origin + "/transactions/new")
            try browser.type("9", into: "#amount")
            try browser.click(".only-expense label.tile")
            try browser.type("cake ip29", into: "#tags")
            let chips = try browser.findAll(".chip:has([name=tags]):not([hidden])")
            #expect(try chips.map { try $0.text() } == ["#trip29"])
            try chips.first?.click()
            #expect(try browser.value("#tags") == "cake ")
            #expect(try browser.findAll(".chip:has([name=tags])[hidden]").isEmpty)
            try browser.follow(".dock .primary", to: "/records")
            #expect(try browser.text(".ledger").contains("#cake #trip29"))
            try browser.expectNoErrors()
        }

        @Test(arguments: [true, false])
        func `the currency picker leads back to the form, which keeps what was typed`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true, javaScript: javaScript)
            try browser.open(site.origin + "/accounts/new")
            try browser.type("Travel purse", into: "#name")
            try browser.type("120", into: "#starting_balance")
            try browser.follow("#currency", to: "/currencies")
            try browser.type(javaScript ? "japan" : "japan" + BrowserKey.enter, into: "[name=q]")
            try browser.wait(for: "the search") { try browser.address().contains("q=japan") }
            #expect(try browser.findAll("button[name=currency]").count == 1)
            #expect(try browser.value("[name=q]") == "japan")
            try browser.follow("button[value=JPY]", to: "/accounts/new")
            #expect(try browser.value("#name") == "Travel purse")
            #expect(try browser.value("#starting_balance") == "120")
            #expect(try browser.text("#currency").contains("JPY"))
            try browser.follow(".dock .primary", to: "/accounts")
            #expect(try browser.text(".rows").contains("Travel purse"))
            #expect(try browser.text(".rows").contains("¥120"))
            try browser.expectNoErrors()
        }
    }
}
