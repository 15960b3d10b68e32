extension Browser {
    /// Sends a command of the Chrome DevTools Protocol.
    @discardableResult
    public func devTools(_ command: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
        try running.devTools(command, parameters)
    }

    public func emulate(colorScheme: ColorScheme) throws {
        let feature: JSONValue = ["name": "prefers-color-scheme", "value": .string(colorScheme.rawValue)]
        try devTools("Emulation.setEmulatedMedia", ["features": [feature]])
    }

    /// Renders the page for print, or for the screen again.
    public func emulatePrint(_ isPrint: Bool) throws {
        try devTools("Emulation.setEmulatedMedia", ["media": isPrint ? "print" : ""])
    }

    /// Grants geolocation to every page, with this position in degrees.
    public func emulateLocation(latitude: Double, longitude: Double) throws {
        try devTools("Browser.grantPermissions", ["permissions": ["geolocation"]])
        try devTools(
            "Emulation.setGeolocationOverride",
            ["latitude": .number(latitude), "longitude": .number(longitude), "accuracy": 10])
    }

    /// Denies geolocation to every page, as a person does in the browser's prompt.
    public func denyLocation() throws {
        try devTools("Browser.setPermission", ["permission": ["name": "geolocation"], "setting": "denied"])
    }

    /// Grants geolocation to every page, but without a position.
    public func emulateUnknownLocation() throws {
        try devTools("Browser.grantPermissions", ["permissions": ["geolocation"]])
        try devTools("Emulation.setGeolocationOverride")
    }

    /// Emulates a touch screen that chromedriver does not know of.
    func emulateTouchScreen() throws { try devTools("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1]) }

    /// Saves downloads in a directory, without asking.
    public func keepDownloads(in directory: String) throws {
        try devTools("Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": .string(directory)])
    }

    public func emulateTimeZone(_ identifier: String) throws {
        try devTools("Emulation.setTimezoneOverride", ["timezoneId": .string(identifier)])
    }

    /// Disconnects the browser from every server, or reconnects it.
    public func setOffline(_ isOffline: Bool) throws {
        try devTools("Network.enable")
        try devTools(
            "Network.emulateNetworkConditions",
            ["offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
    }

    /// Sets the size of the page in CSS pixels, without a window's frame.
    public func setViewport(width: Int, height: Int) throws {
        try devTools(
            "Emulation.setDeviceMetricsOverride",
            ["width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1, "mobile": false])
    }

    /// Adds a platform authenticator that always consents, for passkeys; the page has to be on `https:` or `localhost`.
    ///
    /// - Parameter isUserVerified: whether it verifies its user.
    public func addAuthenticator(isUserVerified: Bool = true) throws {
        try driver.command(
            "POST", "/webauthn/authenticator",
            [
                "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
                "isUserConsenting": true, "isUserVerified": .bool(isUserVerified),
            ])
    }
}
