import BrowserDriver
import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// The keys for amounts on touch screens.
    @Suite struct KeypadTests {
        /// Taps keys: digits, signs, the decimal mark, `<` for the last character.
        private static func tap(_ keys: String, in browser: Browser) throws {
            for key in keys {
                try browser.click(key == "<" ? "[data-act=delete]" : key == "." ? ".keys [data-zeros]" : ".keys [value='\(key)']")
            }
        }

        @Test func `taps type a sum, its result is shown, and it is saved`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true)
            try browser.open(site.origin + "/transactions/new")
            try browser.waitFor(".keypad:not([hidden])")
            #expect(try browser.find("#amount").attribute("inputmode") == "none")
            try Self.tap("12.5+×3−1<2", in: browser)
            #expect(try browser.value("#amount") == "12.5×3−2" && browser.text("#amount-r") == "= $35.50")
            #expect(try browser.focusedElement().attribute("id") == "amount")
            try browser.press("÷4")
            #expect(try browser.value("#amount") == "12.5×3−2÷4" && browser.text("#amount-r") == "= $37.00", "A keyboard types as well.")
            try browser.run("const field = document.activeElement; field.setSelectionRange(0, 2)")
            try Self.tap("7", in: browser)
            #expect(try browser.value("#amount") == "7.5×3−2÷4", "A key replaces what is selected.")
            try Self.tap("<8", in: browser)
            #expect(try browser.value("#amount") == "8.5×3−2÷4")
            try browser.press(BrowserKey.escape)
            #expect(try !browser.find(".keypad").isShown())
            try browser.click("#amount")
            #expect(try browser.find(".keypad").isShown())
            try browser.click(".only-expense label.tile")
            try browser.wait(for: "the end of the keys") { try !browser.find(".keypad").isShown() }
            try browser.click("#amount")
            try browser.follow(".dock .primary", to: "/records")
            #expect(try browser.text(".told").contains("$25.00"))
            try browser.expectNoErrors()
        }

        @Test func `the quick form has the same keys, beside a category tapped after the amount`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true)
            #expect(try !browser.find(".keypad").isShown())
            try browser.click("form.quick label.tile:nth-of-type(2)")
            try browser.waitFor(".keypad:not([hidden])")
            try Self.tap("4.20", in: browser)
            try browser.click("form.quick label.tile:nth-of-type(3)")
            #expect(try browser.find(".keypad").isShown() && browser.value("form.quick #amount") == "4.20")
            try browser.click("form.quick button.primary")
            try browser.wait(for: "the notice") { try browser.has(".told") && browser.text(".told").contains("$4.20") }
            try browser.expectNoErrors()
        }

        @Test func `the decimal key is that of the account's currency, and types two zeros where there are no decimals`() throws {
            let site = try PennySite()
            let session = try site.signUp(), browser = try site.browser(session, width: 390, height: 844, mobile: true)
            _ = try session.get("/accounts/new?currency=JPY")
            _ = try session.submit("/accounts", filling: ["name": .text("Tokyo")])
            try browser.open(site.origin + "/transactions/new")
            try browser.waitFor(".keypad:not([hidden])")
            let key = try browser.find(".keys [data-zeros]")
            #expect(try key.text() == "." && key.accessibleName() == "Point")
            try browser.run(
                "const account = document.querySelector('#account'); account.selectedIndex = 1; account.dispatchEvent(new Event('change', { bubbles: true }))"
            )
            try browser.wait(for: "the zeros") { try key.text() == "00" }
            #expect(try key.accessibleName() == "Two zeros")
            try Self.tap("12.", in: browser)
            #expect(try browser.value("#amount") == "1200")
        }

        @Test func `the phone's keyboard is there for the asking, as long as somebody wants it`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true)
            try browser.open(site.origin + "/transactions/new")
            try browser.waitFor(".keypad:not([hidden])")
            #expect(try !browser.find(".own-keys").isShown())
            try browser.click("[data-act=phone]")
            for _ in 0..<2 {
                #expect(try !browser.find(".keypad").isShown() && browser.find("#amount").attribute("inputmode") == "decimal")
                #expect(try browser.find(".own-keys").isShown() && browser.focusedElement().attribute("id") == "amount")
                try browser.reload()
                try browser.waitFor(".own-keys")
            }
            try browser.click(".own-keys")
            try browser.wait(for: "the keys") { try browser.find(".keypad").isShown() }
            #expect(try browser.find("#amount").attribute("inputmode") == "none" && !browser.find(".own-keys").isShown())
            try browser.expectNoErrors()
        }

        @Test(arguments: [(true, false), (false, true)])
        func `a mouse and a browser without scripts have the plain field`(isMobile: Bool, hasScripts: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: isMobile, javaScript: hasScripts)
            try browser.open(site.origin + "/transactions/new")
            #expect(try !browser.has(".keypad") && browser.find("#amount").attribute("inputmode") == "decimal")
        }

        @Test(arguments: [(390, 844), (320, 568), (844, 390), (768, 1024)])
        func `the keys cover neither the field, its result, nor the button, are large enough, and have names`(width: Int, height: Int) throws {
            let site = try PennySite()
            let session = try site.signUp(), browser = try site.browser(session, width: width, height: height, mobile: true)
            func check(_ field: String, _ button: String, _ page: String) throws {
                try browser.waitFor(field)
                try browser.run("document.querySelector(arguments[0]).focus()", [.string(field)])
                try browser.waitFor(".keypad:not([hidden])")
                try Self.tap("8+8", in: browser)
                let found = try browser.run(Self.coverScript, [.string(field), .string(button)])
                #expect(found.array.compactMap(\.string) == [], "\(page), \(width)×\(height)")
                #expect(try PageAudit.overflow(browser) == [])
            }
            try browser.open(site.origin + "/transactions/new")
            try check("#amount", ".dock .primary", "a new record")
            try browser.click("[data-act=close]")
            try browser.click("[name=add_part]")
            try check("#part_amount_2", ".dock .primary", "a part")
            try browser.open(site.origin + "/")
            try check("form.quick #amount", "form.quick button.primary", "the quick form")
        }

        /// The selectors of what the keys cover, and of keys that are small or have no name.
        private static let coverScript = """
            const [field, button] = arguments, problems = [];
            const result = document.querySelector(field).id + '-r';
            for (const selector of [field, button, '#' + result]) {
              const box = document.querySelector(selector).getBoundingClientRect();
              for (const part of [0.25, 0.5, 0.75]) for (const y of [box.top + 2, box.bottom - 2]) {
                const x = box.left + part * box.width, at = document.elementFromPoint(x, y);
                if (!at?.closest(`${selector}, .money, ${button}`)) problems.push(`${selector} at ${x},${y}: ${at?.outerHTML.slice(0, 60)}`);
              }
            }
            for (const key of document.querySelectorAll('.keys button')) {
              const box = key.getBoundingClientRect();
              if (box.width < 44 || box.height < 44) problems.push(`${key.outerHTML.slice(0, 60)} is ${box.width}×${box.height}`);
              if (box.right > innerWidth || box.bottom > innerHeight || !(key.ariaLabel || key.textContent.trim())) problems.push(key.outerHTML);
            }
            return problems;
            """
    }
}
