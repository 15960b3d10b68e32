/// A browser in words, from its `User-Agent`: `Safari on iPhone`.
package struct Device {
    package let browser, system: String?

    package init(userAgent: String) {
        browser = Self.browsers.first { userAgent.contains($0.0) }?.1
        system = Self.systems.first { userAgent.contains($0.0) }?.1
    }

    package func name(_ t: Texts) -> String {
        switch (browser, system) {
        case (let browser?, let system?): t.sessions.device(browser, system)
        case (let name?, nil), (nil, let name?): name
        case (nil, nil): t.settings.unknownDevice
        }
    }

    // Browsers also name the browsers that they descend from: the most specific name comes first.
    private static let browsers = [
        ("SamsungBrowser", "Samsung Internet"), ("Vivaldi", "Vivaldi"), ("OPR/", "Opera"), ("Edg", "Edge"), ("FxiOS", "Firefox"),
        ("Firefox", "Firefox"),
        ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari"), ("curl", "curl"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"), ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]
}
