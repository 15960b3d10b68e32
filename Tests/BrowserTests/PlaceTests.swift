import BrowserDriver
import TestSupport
import Testing

extension BrowserTests {
    /// Choosing the place of a record, with and without scripts.
    @Suite struct PlaceTests {
        static func form(_ browser: Browser, _ site: PennySite) throws {
            try browser.open(site.origin + "/transactions/new")
            try type(browser)
        }

        /// Opens the form over HTTPS, where browsers offer geolocation.
        static func secureForm() throws -> (site: PennySite, browser: Browser) {
            let site = try PennySite(withHTTPS: true)
            _ = try site.signUp()
            let browser = try Browser.start(width: 390, height: 844, mobile: true)
            try browser.signIn(at: site.secureOrigin, for: "/transactions/new")
            #expect(try browser.run("return isSecureContext") == true)
            try type(browser)
            return (site, browser)
        }

        private static func type(_ browser: Browser) throws {
            try browser.type("4.40", into: "#amount")
            try browser.type("Ice cream", into: "#title")
            try browser.click("label.tile")
        }

        static func save(_ browser: Browser) throws {
            try browser.click(".dock .primary")
            try browser.waitForPath("/records")
        }

        static func expectTyped(_ browser: Browser, sourceLocation: SourceLocation = #_sourceLocation) throws {
            #expect(try browser.value("#amount") == "4.40", sourceLocation: sourceLocation)
            #expect(try browser.value("#title") == "Ice cream", sourceLocation: sourceLocation)
            #expect(try browser.path() == "/transactions/new", sourceLocation: sourceLocation)
        }

        @Test func `the device's position gets the name of the town, and can be taken away again`() throws {
            let (site, browser) = try Self.secureForm()
            defer { withExtendedLifetime(site) {} }
            try browser.emulateLocation(latitude: 35.70254, longitude: 139.58044)
            try browser.click("[data-locate]")
            try browser.wait(for: "the place") { try browser.has("#spot .place") }
            #expect(try browser.value("#latitude") == "35.70254" && browser.value("#longitude") == "139.58044")
            #expect(try browser.value("#place").isEmpty == false)
            #expect(try browser.text("#spot summary").contains("35.70254, 139.58044"))
            try browser.wait(for: "the small map") { try browser.find(".spot-map").property("naturalWidth").number == 176 }
            try browser.type("Corner shop", into: "#place")
            try Self.expectTyped(browser)
            try browser.click("#spot button[value=remove]")
            try browser.wait(for: "no place") { try !browser.has("#spot .place") }
            #expect(try browser.value("#latitude").isEmpty)
            try browser.click("[data-locate]")
            try browser.wait(for: "the place") { try browser.has("#spot .place") }
            try Self.expectTyped(browser)
            try Self.save(browser)
            try browser.expectNoErrors()
        }

        @Test func `a position that is refused, or not known, says what to do instead`() throws {
            let (site, browser) = try Self.secureForm()
            defer { withExtendedLifetime(site) {} }
            try browser.denyLocation()
            try browser.click("[data-locate]")
            try browser.wait(for: "the refusal") { try browser.text("#spot [role=status]").contains("may not tell the position") }
            try Self.expectTyped(browser)
            try browser.emulateUnknownLocation()
            try browser.click("[data-locate]")
            try browser.wait(for: "the failure") { try browser.text("#spot [role=status]").contains("does not know where it is") }
            #expect(try browser.value("#latitude").isEmpty)
            try browser.expectNoErrors()
        }

        @Test func `over plain HTTP the button says why it cannot ask, and leads to HTTPS`() throws {
            let site = try PennySite()
            let session = try site.signUp()
            let browser = try Browser.start(width: 390, height: 844, mobile: true, resolving: ["penny.local"])
            let origin = "http://penny.local:\(site.port)"
            try browser.open(origin + "/sign-in")
            try browser.setCookie("penny_session", session.cookies["penny_session"]?.value ?? "")
            try browser.open(origin + "/transactions/new")
            try browser.click("[data-locate]")
            #expect(try browser.text("#spot [role=status]").contains("over HTTPS only"))
            #expect(try browser.find("#spot [role=status] a").attribute("href") == "/settings/https")
            try browser.expectNoErrors()
        }

        @Test func `the map opens over the form, and a click on it sets the place`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            try Self.form(browser, site)
            try browser.click("#spot button[value=pick]")
            try browser.waitFor("dialog.choosing[open] .map-land")
            try browser.type("Springfield, Illinois" + BrowserKey.enter, into: "[name=find]")
            try browser.wait(for: "the pin on what was found") { try browser.value("[name=pin_name]") == "Springfield" }
            #expect(try browser.has("dialog button[value^=found]"))
            let (before, zoom) = (try browser.value("[name=pin_longitude]"), try browser.value("[name=view_zoom]"))
            try browser.click("dialog button[value=in]")
            try browser.wait(for: "the closer map") { try browser.value("[name=view_zoom]") != zoom }
            try browser.click("dialog input[type=image]")
            try browser.wait(for: "the new pin") {
                try browser.value("[name=pin_longitude]") != before || browser.value("[name=pin_name]") != "Springfield"
            }
            let longitude = try browser.value("[name=pin_longitude]")
            #expect(longitude.hasPrefix("-89."))
            try browser.click("dialog button[value=use]")
            try browser.wait(for: "the place") { try browser.has("#spot .place") && !browser.has("dialog") }
            #expect(try browser.value("#longitude") == longitude)
            try Self.expectTyped(browser)
            try Self.save(browser)
            try browser.open(site.origin + "/transactions/new")
            #expect(try browser.has("#spot button.chip[value^=recent]"))
            try browser.click("#spot button.chip[value^=recent]")
            try browser.wait(for: "the recent place") { try browser.has("#spot .place") }
            #expect(try browser.value("#longitude") == longitude)
            try browser.expectNoErrors()
        }

        @Test func `Escape leaves the map, and the form as it was`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            try Self.form(browser, site)
            try browser.click("#spot button[value=pick]")
            try browser.waitFor("dialog.choosing[open] input[type=image]")
            try browser.press(BrowserKey.escape)
            try browser.wait(for: "the end of the map") { try !browser.has("dialog") }
            try Self.expectTyped(browser)
            #expect(try browser.value("#latitude").isEmpty)
        }

        @Test func `without a script the buttons lead to a page with the map, and back with everything typed`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 500, height: 1_500, javaScript: false)
            try Self.form(browser, site)
            #expect(try !browser.has("[data-locate]"))
            try browser.click("#spot button[value=pick]")
            try browser.waitForPath("/transactions/place")
            #expect(try browser.text("h1") == "Set location")
            try browser.click("button[value=in]")
            try browser.wait(for: "the closer map") { try browser.value("[name=view_zoom]") == "2" }
            try browser.click("input[type=image]")
            try browser.waitFor("[name=pin_latitude]")
            let latitude = try browser.value("[name=pin_latitude]")
            // The centre of the visible part is the centre of the map, although the map is wider than the window.
            let (middle, pin) = (try browser.value("[name=view_longitude]"), try browser.value("[name=pin_longitude]"))
            #expect(abs((Double(middle) ?? 0) - (Double(pin) ?? 99)) < 5)
            try browser.click("button[value=use]")
            try browser.waitFor("#spot .place")
            #expect(
                try browser.value("#latitude") == latitude && browser.value("#title") == "Ice cream"
                    && browser.value("#amount") == "4.40")
            try browser.find("#title").type(BrowserKey.enter)
            try browser.waitForPath("/records")
        }
    }
}
