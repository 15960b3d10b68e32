import BrowserDriver
import LoadSupport
import TestSupport
import Testing

extension BrowserTests {
    /// The map of records with touch, wheel and keyboard, and without scripts.
    @Suite struct MapTests {
        /// Signs up a person with some records around London and one in Lisbon.
        private static func inhabit(_ site: PennySite) throws -> WebSession {
            let session = try site.signUp()
            let form = try session.transactionForm()
            for (number, place) in [
                ("51.5137", "-0.1337"), ("51.5155", "-0.0922"), ("51.5007", "-0.1246"), ("38.7128", "-9.1403"),
            ].enumerated() {
                let answer = try session.send(
                    form.request([
                        "id": TimeOrderedUUID.make(), "amount": "\(number + 3)", "title": "Record \(number)", "latitude": place.0,
                        "longitude": place.1,
                        "place": "Place \(number)",
                    ]))
                #expect(answer.status == 303)
            }
            return session
        }

        private static func number(_ name: String, _ browser: Browser) throws -> Double {
            Double(try browser.find("#map").attribute("data-" + name) ?? "") ?? .nan
        }

        private static let near = "/map?lat=51.50000&lon=-0.10000&zoom=11"

        @Test func `the map follows a hand and stays where it was left`() throws {
            let site = try PennySite()
            let browser = try site.browser(try Self.inhabit(site), width: 1280, height: 900)
            try browser.open(site.origin + Self.near)
            let box = try browser.find("#map").rectangle()
            let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
            for (type, along) in [("mousePressed", 0.0), ("mouseMoved", 60), ("mouseMoved", 120), ("mouseReleased", 120)] {
                try browser.devTools(
                    "Input.dispatchMouseEvent",
                    [
                        "type": .string(type), "x": .number(x + along), "y": .number(y + along), "button": "left", "buttons": 1,
                        "clickCount": 1,
                    ])
            }
            try browser.wait(for: "the map further to the north-west") {
                try Self.number("lon", browser) < -0.12 && Self.number("lat", browser) > 51.51
            }
            #expect(try Self.number("zoom", browser) == 11)
            let left = try browser.address()
            #expect(left.contains("lat=51.5") && !left.contains("lon=-0.10000"))
            try browser.reload()
            #expect(try browser.address() == left)
            try browser.expectNoErrors()
        }

        @Test func `a wheel brings the map closer to what is under the pointer`() throws {
            let site = try PennySite()
            let browser = try site.browser(try Self.inhabit(site), width: 1280, height: 900)
            try browser.open(site.origin + Self.near)
            let box = try browser.find("#map").rectangle()
            try browser.devTools(
                "Input.dispatchMouseEvent",
                [
                    "type": "mouseWheel", "x": .number(box.x + box.width * 0.75), "y": .number(box.y + box.height * 0.25),
                    "deltaX": 0,
                    "deltaY": -240,
                ])
            try browser.wait(for: "a closer map") { try Self.number("zoom", browser) == 12 }
            #expect(try Self.number("lon", browser) > -0.1 && Self.number("lat", browser) > 51.5)
            try browser.expectNoErrors()
        }

        @Test func `keys move the map, and it keeps the focus`() throws {
            let site = try PennySite()
            let browser = try site.browser(try Self.inhabit(site), width: 1280, height: 900)
            try browser.open(site.origin + Self.near + "&kind=expense")
            try browser.run("document.getElementById('map').focus()")
            try browser.press("+")
            try browser.wait(for: "a closer map") { try Self.number("zoom", browser) == 12 }
            try browser.press("\u{E014}")
            try browser.wait(for: "the map to the east") { try Self.number("lon", browser) > -0.09 }
            try browser.press("-")
            try browser.wait(for: "the map from further away") { try Self.number("zoom", browser) == 11 }
            #expect(try browser.focusedElement().attribute("id") == "map")
            #expect(try browser.address().contains("kind=expense"))
            try browser.expectNoErrors()
        }

        @Test(arguments: [true, false]) func `with a script or without, links move the map and markers tell what they are`(
            hasScript: Bool
        ) throws {
            let site = try PennySite()
            let browser = try site.browser(try Self.inhabit(site), width: 1280, height: 900, javaScript: hasScript)
            try browser.open(site.origin + "/map")
            #expect(try browser.text("[role=status]") == "4 records on this map")
            try browser.open(site.origin + "/map?lat=51.50070&lon=-0.12460&zoom=13")
            try browser.click("[aria-label=Closer]")
            try browser.wait(for: "a closer map") { try Self.number("zoom", browser) == 14 }
            try browser.click(".map-marks a[aria-label^='Record 2']")
            try browser.wait(for: "what the marker is") { try browser.has("#chosen") }
            #expect(try browser.text("#chosen") == "Place 2")
            try browser.click(".chosen .rows a")
            try browser.wait(for: "the record") { try browser.path().hasPrefix("/transactions/") }
            try browser.expectNoErrors()
        }

        @Test func `on a phone two fingers bring the map closer`() throws {
            let site = try PennySite()
            let browser = try site.browser(try Self.inhabit(site), width: 390, height: 844, mobile: true)
            try browser.open(site.origin + Self.near)
            let box = try browser.find("#map").rectangle()
            let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
            func touch(_ type: String, _ apart: Double?) throws {
                let points: [JSONValue] =
                    apart.map { apart in
                        [
                            ["x": .number(x - apart), "y": .number(y), "id": 0],
                            ["x": .number(x + apart), "y": .number(y), "id": 1],
                        ]
                    } ?? []
                try browser.devTools("Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(points)])
            }
            try touch("touchStart", 30)
            for apart in [50.0, 80, 120] { try touch("touchMove", apart) }
            try touch("touchEnd", nil)
            try browser.wait(for: "a closer map") { try Self.number("zoom", browser) == 13 }
            try browser.expectNoErrors()
        }
    }
}
