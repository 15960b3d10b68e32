import BrowserDriver
import Foundation

/// The pages to photograph and the output directory, from the command line.
struct ScreenTour {
    struct WrongUsage: Error {
        var description: String
    }

    static let usage = """
        Usage: penny-screens BASE_URL OUTPUT_DIRECTORY [--login NAME --password PASSWORD] [--pages / /records …]
                             [--accept-lang en,ja] [--schemes light,dark] [--devices m,d] [--whole-page]
        """

    private struct Device {
        var letter: String
        var width: Int
        var height: Int
        var isMobile: Bool
    }

    private static let devices = [
        Device(letter: "m", width: 390, height: 844, isMobile: true),
        Device(letter: "d", width: 1280, height: 800, isMobile: false),
    ]

    private var base = ""
    private var directory = ""
    private var login: String?
    private var password: String?
    private var pages = ["/"]
    private var languages = ["en", "ja"]
    private var schemes: [Browser.ColorScheme] = [.light, .dark]
    private var letters = ["m", "d"]
    private var isWholePage = false

    init(arguments: [String]) throws {
        var rest = arguments[...]
        var places: [String] = []
        while let word = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw WrongUsage(description: "\(word) needs a value.") }
                return value
            }
            switch word {
            case "--login": login = try value()
            case "--password": password = try value()
            case "--accept-lang": languages = try value().split(separator: ",").map(String.init)
            case "--schemes": schemes = try value().split(separator: ",").compactMap { Browser.ColorScheme(rawValue: String($0)) }
            case "--devices": letters = try value().split(separator: ",").map(String.init)
            case "--whole-page": isWholePage = true
            case "--pages":
                pages = []
                while let page = rest.first, page.hasPrefix("/") { pages.append(String(rest.removeFirst())) }
            default:
                if word.hasPrefix("--") { throw WrongUsage(description: "There is no option \(word).") }
                places.append(word)
            }
        }
        guard places.count == 2 else {
            throw WrongUsage(description: "Give the site's address and a directory for the pictures.")
        }
        guard (login == nil) == (password == nil) else { throw WrongUsage(description: "Give --login and --password together.") }
        base = places[0].hasSuffix("/") ? String(places[0].dropLast()) : places[0]
        directory = places[1]
    }

    func run() throws {
        let folder = URL(fileURLWithPath: directory, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for device in Self.devices where letters.contains(device.letter) {
            for language in languages {
                let browser = try Browser.start(
                    width: device.width, height: device.height, mobile: device.isMobile, language: language)
                try signIn(browser)
                for page in pages {
                    for scheme in schemes {
                        let name = "\(Self.name(of: page))-\(device.letter)-\(scheme.rawValue)-\(language).png"
                        try browser.emulate(colorScheme: scheme)
                        try browser.open(base + page)
                        try Data(try browser.screenshot(wholePage: isWholePage)).write(to: folder.appendingPathComponent(name))
                        Screens.say(name)
                        for error in try browser.takeErrors() { Screens.report("\(name): \(error)") }
                    }
                }
            }
        }
    }

    private func signIn(_ browser: Browser) throws {
        guard let login, let password else { return }
        try browser.open(base + "/sign-in")
        try browser.type(login, into: "[name=login]")
        try browser.type(password, into: "[name=password]")
        try browser.find("[name=password]").type(BrowserKey.enter)
        try browser.wait(for: "the page after signing in as \(login)") { try !browser.address().contains("/sign-in") }
    }

    /// Returns the file name of a page: `/records?view=weekly` becomes `records-view-weekly`, `/` becomes `overview`.
    static func name(of page: String) -> String {
        let words = page.split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? "overview" : words.joined(separator: "-")
    }
}
