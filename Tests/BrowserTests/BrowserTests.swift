import BrowserDriver
import Bookkeeping
import Foundation
import LoadSupport
import Storage
import TestSupport
import Testing

/// Behaviour that only a real browser shows, with a separate server for each test; one browser at a time.
@Suite(.serialized, .enabled(if: BrowserInstallation.isExpected, Comment(rawValue: BrowserInstallation.skipped)))
struct BrowserTests {}

/// Looks at all pages, in a browser of its own beside that of the other tests: together they take a third of the time of a run.
@Suite(.serialized, .enabled(if: BrowserInstallation.isExpected, Comment(rawValue: BrowserInstallation.skipped)))
struct WholeSiteTests {}

/// A `penny serve` with an empty database.
final class PennySite {
    static let password = "tussock lantern 42 ferry"

    private let data: TemporaryDirectory
    private var server: PennyServer
    let port: UInt16
    /// The port of HTTPS, if it is on.
    let securePort: UInt16
    var origin: String { "http://127.0.0.1:\(port)" }
    /// The origin over HTTPS.
    var secureOrigin: String { "https://localhost:\(securePort)" }

    init(withHTTPS: Bool = false) throws {
        data = try TemporaryDirectory("penny-site")
        securePort = withHTTPS ? try FreePort.find() : 0
        if withHTTPS {
            let made = try RunningProgram("penny", ["tls", "init", "--data", data.path])
            #expect(try made.waitForExit(seconds: 60) == .status(0))
        }
        server = try PennyServer(data: data.path, arguments: withHTTPS ? ["--https-listen", "127.0.0.1:\(securePort)"] : [])
        port = server.port
    }

    /// Runs a command of the terminal on the site's data.
    func run(_ arguments: String...) throws {
        let program = try RunningProgram("penny", arguments + ["--data", data.path])
        #expect(try program.waitForExit(seconds: 60) == .status(0), "\(program.standardError)")
    }

    /// Adds a connection of a person's book to a bridge, which is not asked for a day, while the server is stopped for a moment.
    func connectBank(of login: String = "mika") throws {
        try stop()
        let store = try Store(at: data.file("penny.sqlite").path)
        let now = Int64(Date().timeIntervalSince1970), id = BankLink.ID(milliseconds: now * 1_000)
        let book = try #require(
            try store.read { site in try site.users.find(login: login).flatMap { try site.books.atTerminal(of: $0.user.id) } })
        try store.write { try $0.settings.setFetchesBanks(true) }
        try store.write(book) { editor in
            let own = try #require(try editor.ledger.accounts().first), today = CivilTime(seconds: now, in: .utc).date
            _ = try editor.bankLinks.add(
                id, BankSecret("https://robin:secret@bridge.example/"), host: "bridge.example", fetchFrom: today.adding(days: -30), at: now)
            let found = ConnectedAccount(
                number: 0, institution: "first", remote: "A", bank: "First Savings", name: "Checking", currency: own.currency,
                balance: BankBalance(Money(minorUnits: 241_220, own.currency), on: today))
            try editor.bankLinks.note([found], of: id)
            try editor.bankLinks.choose([1: own.id], fetchFrom: today.adding(days: -30), of: id)
            let problem = BankRowProblem(line: 1, .badAmount("12 or so"), text: "Corner shop")
            try editor.bankLinks.noteFetched(1, to: today, unreadable: 1, problems: [problem], of: id)
            try editor.bankLinks.noteSuccess(["You must sign in at First Savings again."], next: now + 86_400, of: id, at: now)
        }
        try store.close()
        try startAgain()
    }

    func stop() throws { try server.program.terminate() }

    /// Restarts the server on the same port with the same data.
    func startAgain() throws { server = try PennyServer(data: data.path, port: port) }

    /// Signs up a new person, whose browser prefers `language`.
    func signUp(_ login: String = "mika", language: String = "en-US") throws -> WebSession {
        let session = server.session()
        session.headers = [("Accept-Language", language)]
        try session.signUp(Credentials(login: login, password: Self.password))
        return session
    }

    /// Returns a browser with the cookies of a session, on the overview.
    func browser(
        _ session: WebSession, width: Int = 1280, height: Int = 800, mobile: Bool = false, colorScheme: Browser.ColorScheme = .light,
        javaScript: Bool = true
    ) throws -> Browser {
        let browser = try Browser.start(
            width: width, height: height, mobile: mobile, colorScheme: colorScheme, javaScript: javaScript)
        try browser.open(origin + "/sign-in")
        try browser.setCookie("penny_session", session.cookies["penny_session"]?.value ?? "")
        try browser.open(origin + "/")
        return browser
    }
}

extension Browser {
    /// Opens a page that requires a sign-in, and signs in.
    func signIn(_ login: String = "mika", at origin: String, for path: String) throws {
        try open(origin + path)
        try waitForPath("/sign-in")
        try type(login, into: "[name=login]")
        try type(PennySite.password + BrowserKey.enter, into: "[name=password]")
        try waitForPath(path)
    }

    /// Returns the path of the open page.
    func path() throws -> String { URL(string: try address())?.path ?? "" }

    func text(_ selector: String) throws -> String { try find(selector).text() }

    func value(_ selector: String) throws -> String { try find(selector).property("value").string ?? "" }

    /// Expects no errors on the console since the last call, and no violations of the security policy.
    func expectNoErrors(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let errors = try takeErrors()
        #expect(errors == [], sourceLocation: sourceLocation)
    }

    /// Presses Tab.
    func tab() throws { try press(BrowserKey.tab) }

    /// Clicks an element that leads to another page, and waits for it.
    func follow(_ selector: String, to path: String) throws {
        try click(selector)
        try waitForPath(path)
    }
}
