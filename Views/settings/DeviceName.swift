/// What people call a browser.
enum DeviceName {
    /// "Safari, iPhone": a browser and a system, as far as the user agent tells; nil when it tells neither.
    static func of(_ userAgent: String) -> String? {
        let known = [browsers, systems].compactMap { names in names.first { userAgent.contains($0.mark) }?.name }
        return known.isEmpty ? nil : known.joined(separator: ", ")
    }

    private static let browsers: [(mark: String, name: String)] = [
        ("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari"), ("curl", "curl"),
    ]
    private static let systems: [(mark: String, name: String)] = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux"),
    ]
}
