/// An element of the page that is open in a `Browser`.
public struct BrowserElement {
    let driver: WebDriver
    let reference: JSONValue

    private var path: String { "/element/\(reference["element-6066-11e4-a52e-4f735466cecf"].string ?? "")" }

    /// Clicks, after scrolling the element into the middle where a bar at an edge of the screen lies over it: the driver scrolls
    /// only what is outside.
    public func click() throws {
        do {
            try driver.command("POST", path + "/click")
        } catch let failure as BrowserFailure where failure.error == "element click intercepted" {
            try driver.command(
                "POST", "/execute/sync", ["script": "arguments[0].scrollIntoView({ block: 'center' })", "args": [reference]])
            try driver.command("POST", path + "/click")
        }
    }

    public func clear() throws { try driver.command("POST", path + "/clear") }
    public func type(_ text: String) throws { try driver.command("POST", path + "/value", ["text": .string(text)]) }

    /// Returns the text as displayed.
    public func text() throws -> String { try string("/text") }
    /// Returns the attribute as in the page's source, or nil.
    public func attribute(_ name: String) throws -> String? { try driver.command("GET", "\(path)/attribute/\(name)").string }
    /// Returns a live property such as `value`.
    public func property(_ name: String) throws -> JSONValue { try driver.command("GET", "\(path)/property/\(name)") }
    /// Returns a computed style, such as `color`.
    public func style(_ name: String) throws -> String { try string("/css/\(name)") }
    /// Returns the accessible name computed by the browser.
    public func accessibleName() throws -> String { try string("/computedlabel") }
    /// Returns the accessible role computed by the browser.
    public func accessibleRole() throws -> String { try string("/computedrole") }
    public func isShown() throws -> Bool { try driver.command("GET", path + "/displayed").bool ?? false }
    public func isEnabled() throws -> Bool { try driver.command("GET", path + "/enabled").bool ?? false }
    public func isSelected() throws -> Bool { try driver.command("GET", path + "/selected").bool ?? false }

    /// Returns left, top, width and height in CSS pixels.
    public func rectangle() throws -> (x: Double, y: Double, width: Double, height: Double) {
        let value = try driver.command("GET", path + "/rect")
        return (value["x"].number ?? 0, value["y"].number ?? 0, value["width"].number ?? 0, value["height"].number ?? 0)
    }

    public func find(_ selector: String) throws -> BrowserElement {
        BrowserElement(driver: driver, reference: try driver.command("POST", path + "/element", Browser.css(selector)))
    }

    private func string(_ question: String) throws -> String { try driver.command("GET", path + question).string ?? "" }
}
