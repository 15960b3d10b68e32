import BrowserDriver
import Foundation
import LoadSupport
import TestSupport
import Testing

extension BrowserTests {
    /// People of one household, each with a browser.
    @Suite struct HouseholdTests {
        /// A site with Mika's household.
        private struct Scene {
            let site: PennySite
            let mika: WebSession

            init() throws {
                site = try PennySite()
                mika = try site.signUp()
                try mika.get("/household")
                try mika.submit("/household", filling: ["name": "The Hales"])
            }

            /// Returns the path of a new invitation.
            func invite(as role: String = "member") throws -> String {
                try mika.get("/household/people")
                let page = try mika.submit("/household/invitations", filling: ["role": .text(role)])
                return String(try #require(page.text.firstMatch(of: /\/invitations\/[0-9A-Za-z_-]{43}/)).output)
            }

            /// Lets somebody sign up and join by an invitation.
            func join(_ name: String, as role: String = "member") throws -> WebSession {
                let path = try invite(as: role), session = WebSession(port: site.port)
                session.headers = [("Accept-Language", "en-US")]
                let links = try session.get(path).document.all("a").compactMap { $0["href"] }
                try session.get(try #require(links.first { $0.hasPrefix("/sign-up") }))
                try session.submit(
                    "/sign-up", filling: ["username": .text(name), "email": .text("\(name)@example.org"), "password": .text(PennySite.password)])
                try session.submit(path, filling: ["consent": true])
                #expect(try session.get("/household/records").status == 200)
                return session
            }

            /// Adds an expense of the household that Mika paid for everybody, and returns the path of its page.
            func add(_ title: String, _ amount: String) throws -> String {
                let page = try mika.get("/household/transactions/new"), id = TimeOrderedUUID.make()
                let form = try #require(page.document.forms.first { $0.action == "/household/transactions" })
                // One's own account comes first.
                let mine = form.controls.first { $0["name"] == "payer" }?["value"]
                let fields = [
                    ("csrf", form.entries().first { $0.name == "csrf" }?.value.text ?? ""), ("id", id), ("kind", "expense"), ("title", title),
                    ("amount", amount), ("payer", mine ?? ""), ("for", "everybody"), ("category", form.firstValue(of: "category") ?? ""),
                    ("date", form.entries().first { $0.name == "date" }?.value.text ?? ""), ("time", "12:00"),
                ]
                #expect(try mika.post("/household/transactions", fields).redirects.first?.status == 303)
                return "/household/transactions/\(id)"
            }
        }

        @Test(arguments: [true, false])
        func `from an invitation on a phone to the first shared expense there are six taps and four fields`(javaScript: Bool) throws {
            let scene = try Scene(), path = try scene.invite()
            let phone = try Browser.start(width: 390, height: 844, mobile: true, colorScheme: .light, javaScript: javaScript)
            var taps = 0, fields = 0
            func tap(_ selector: String) throws {
                taps += 1
                try phone.click(selector)
            }
            func fill(_ selector: String, _ text: String) throws {
                fields += 1
                try phone.type(text, into: selector)
            }
            try phone.open(scene.site.origin + path)
            try tap("a.btn.primary")
            try phone.waitForPath("/sign-up")
            try fill("[name=username]", "noa")
            try fill("[name=email]", "noa@example.org")
            try fill("[name=password]", PennySite.password)
            try tap("form button.primary")
            try phone.waitForPath(path)
            #expect(try phone.text("h1").contains("Bench Mark invites you to The Hales"))
            try tap("#consent")
            try tap("form button.primary")
            try phone.waitForPath("/household")
            try tap(".quick .tiles label")
            try fill(".quick input[name=amount]", "4.20")
            try tap(".quick .quick-row button.primary")
            // The page before has words of its own there.
            try phone.wait(for: "the saved record") { try phone.text(".told").contains("4.20") }
            #expect(taps == 6 && fields == 4)
            try phone.expectNoErrors()
            #expect(try scene.mika.get("/household/records?view=all").text.contains("4.20"))
        }

        @Test(arguments: [true, false])
        func `of two who edit one record the second sees both versions`(javaScript: Bool) throws {
            let scene = try Scene(), noa = try scene.join("noa"), path = try scene.add("Supper", "12.00")
            let first = try scene.site.browser(scene.mika, javaScript: javaScript)
            let second = try scene.site.browser(noa, width: 390, height: 844, mobile: true, javaScript: javaScript)
            for browser in [first, second] { try browser.open(scene.site.origin + path + "/edit") }
            try first.type("Supper for four" + BrowserKey.enter, into: "input[name=title]")
            try first.wait(for: "the saved record") { try first.path() != path + "/edit" }
            try second.type("Late supper" + BrowserKey.enter, into: "input[name=title]")
            let problems = try second.waitFor("#problems").text()
            #expect(problems.contains("Supper for four") && problems.contains("Late supper"))
            #expect(try second.value("input[name=title]") == "Late supper", "nothing that was typed is lost")
            #expect(try scene.mika.get(path).text.contains("Supper for four"), "nothing is overwritten unseen")
            // The console has a line for every answer that is not 200.
            #expect(try second.takeErrors().allSatisfy { $0.contains("409") })
            try second.type("Late supper for four" + BrowserKey.enter, into: "input[name=title]")
            try second.wait(for: "the saved record") { try !second.has("#problems") }
            #expect(try scene.mika.get(path).text.contains("Late supper for four"))
            try first.expectNoErrors()
        }

        @Test func `each person's part is told while somebody types, as the server divides it`() throws {
            let scene = try Scene(), browser = try scene.site.browser(scene.mika)
            _ = try scene.join("noa")
            for (name, weight) in [("Ida", "2"), ("Otto", "0"), ("Uma", "7")] {
                try scene.mika.get("/household/people")
                try scene.mika.submit("/household/people", filling: ["name": .text(name), "weight": .text(weight)])
            }
            try browser.open(scene.site.origin + "/household/transactions/new")
            let page = try scene.mika.get("/household/transactions/new").document
            let form = try #require(page.forms.first { $0.action == "/household/transactions" })
            func values(_ name: String) -> [String] { form.controls.filter { $0["name"] == name }.compactMap { $0["value"] } }
            let csrf = form.entries().first { $0.name == "csrf" }?.value.text ?? "", people = values("some"), id = try browser.value("[name=id]")
            let payer = values("payer").first ?? "", category = form.firstValue(of: "category") ?? ""
            var random = SeededRandom(seed: 15)
            for number in 0..<60 {
                let cents = Int.random(in: 1...[9, 10_000, 99_999_999][number % 3], using: &random)
                let amount = "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)", way = ["everybody", "some", "shares"][number / 3 % 3]
                let chosen = people.map { _ in Bool.random(using: &random) }
                let weights = people.map { _ in ["", "0", "1", "3", "17", "1000", "1001"].randomElement(using: &random) ?? "" }
                let told = try browser.run(
                    Self.divisionScript,
                    [.string(way), .string(amount), .array(chosen.map { JSONValue.bool($0) }), .array(weights.map(JSONValue.string))])
                // A title that is too long brings the form back with the parts that would be saved.
                let fields = [
                    ("csrf", csrf), ("id", id), ("kind", "expense"), ("title", String(repeating: "x", count: 90)), ("amount", amount),
                    ("payer", payer),
                    ("for", way), ("category", category), ("date", "2026-03-10"), ("time", "12:00"),
                ]
                let some = zip(people, chosen).filter(\.1).map { ("some", $0.0) }
                let shares = zip(people, weights).flatMap { [("sharer", $0), ("share_weight", $1)] }
                let answer = try scene.mika.post("/household/transactions", fields + some + shares)
                #expect(answer.status == 422)
                let list = answer.document.first { $0.classes.contains("way-" + way[...]) }
                let expected = list?.descendants.filter { $0.classes.contains("part-n") }.map(\.text)
                #expect(told.array.compactMap(\.string) == expected, "\(way) \(amount) \(chosen) \(weights)")
            }
            try browser.expectNoErrors()
        }

        /// Chooses a way, types an amount, people and shares, and returns the parts that the script tells.
        private static let divisionScript = """
            const [way, typed, chosen, weights] = arguments, all = (selector) => [...document.querySelectorAll(selector)];
            const type = (field, text) => { field.value = text; field.dispatchEvent(new Event('input', { bubbles: true })); };
            document.querySelector(`[name=for][value=${way}]`).click();
            all('[name=some]').forEach((box, place) => { if (box.checked !== chosen[place]) box.click(); });
            all('[name=share_weight]').forEach((field, place) => type(field, weights[place]));
            type(document.querySelector('#amount'), typed);
            return all(`.way-${way} .part-n`).map((part) => part.textContent);
            """

        @Test func `a viewer sees no button of a change`() throws {
            let scene = try Scene(), noa = try scene.join("noa", as: "viewer"), path = try scene.add("Supper", "12.00")
            let browser = try scene.site.browser(noa, width: 390, height: 844, mobile: true)
            for page in [
                "/household", "/household/records?view=all", "/household/balances", "/household/people", "/household/accounts", "/household/budgets",
                "/household/categories", path,
            ] {
                try browser.open(scene.site.origin + page)
                let changes = try browser.findAll(
                    "main a[href$='/new'], main a[href$='/edit'], main a[href$='/delete'], main a[href$='/payments'], "
                        + "main form[action][method=post]:not([action$='/settings/masking'])")
                #expect(changes.isEmpty, "\(page)")
                #expect(try browser.findAll("a[href='/household/transactions/new']").isEmpty, "\(page)")
            }
            try browser.expectNoErrors()
            try browser.open(scene.site.origin + "/household/transactions/new")
            #expect(try browser.takeErrors().allSatisfy { $0.contains("403") })
        }

        @Test(arguments: [true, false])
        func `the switch leads from a page to the same page of the other book`(javaScript: Bool) throws {
            let scene = try Scene()
            let browser = try scene.site.browser(scene.mika, javaScript: javaScript)
            for page in ["/records?view=all", "/statistics", "/budgets", "/accounts", "/map"] {
                let path = String(page.prefix { $0 != "?" })
                try browser.open(scene.site.origin + page)
                try browser.follow(".books .h-house", to: "/household" + path)
                #expect(try browser.text(".books [aria-current]").contains("The Hales"))
                try browser.follow(".books .h-own", to: path)
                #expect(try browser.address() == scene.site.origin + page, "with the same question")
            }
            try browser.expectNoErrors()
        }

        @Test(arguments: [true, false])
        func `a debt is settled with two taps, and both see it`(javaScript: Bool) throws {
            let scene = try Scene(), noa = try scene.join("noa")
            _ = try scene.add("Supper", "25.00")
            let desk = try scene.site.browser(scene.mika, javaScript: javaScript)
            let phone = try scene.site.browser(noa, width: 390, height: 844, mobile: true, javaScript: javaScript)
            for browser in [desk, phone] {
                try browser.open(scene.site.origin + "/household/balances")
                #expect(try browser.text("main").contains("12.50"))
            }
            try phone.follow(".owes .btn", to: "/household/payments")
            #expect(try phone.value("input[name=amount]") == "12.50")
            try phone.follow("main form .dock .primary", to: "/household/balances")
            try desk.reload()
            for browser in [desk, phone] {
                #expect(try browser.text("main").contains("Nobody owes anybody anything."))
                try browser.expectNoErrors()
            }
        }
    }
}
