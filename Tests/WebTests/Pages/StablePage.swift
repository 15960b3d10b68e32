import Foundation

@testable import Bookkeeping
@testable import Storage

/// A page with placeholders for variable parts: tokens, IDs and fingerprints of files.
struct StablePage {
    let html: String

    init(_ html: String, of household: Household) throws {
        var names: [String: String] = [:]
        for username in ["ada", "ben", "newcomer"] {
            names.merge(try Self.names(of: username, in: household)) { one, _ in one }
        }
        for match in Set(html.matches(of: /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/).map { String($0.output) })
        where names[match] == nil && !match.hasPrefix("019a9f00-0000") {
            names[match] = "NEW-ID"
        }
        var text = html
        for (id, name) in names { text = text.replacing(id, with: name) }
        text = text.replacing(/name="csrf" value="[^"]*"/, with: "name=\"csrf\" value=\"TOKEN\"")
        text = text.replacing(/name="version" value="[^"]+"/, with: "name=\"version\" value=\"VERSION\"")
        text = text.replacing(/data-user="[^"]*"/, with: "data-user=\"HANDLE\"")
        text = text.replacing(/data-token="[^"]*"/, with: "data-token=\"TOKEN\"")
        text = text.replacing(/\?v=[0-9A-Za-z_-]+/, with: "?v=FINGERPRINT")
        text = text.replacing(/invitation=[0-9A-Za-z_-]{43}/, with: "invitation=INVITATION")
        text = text.replacing(/invitations\/(?!I{43})[0-9A-Za-z_-]{43}/, with: "invitations/INVITATION")
        text = text.replacing(/recurring\/[0-9A-Za-z_-]{43}\.ics/, with: "recurring/SECRET.ics")
        text = text.replacing(/reset\?link=[0-9A-Za-z_-]{43}/, with: "reset?link=LINK")
        text = text.replacing(household.site.directory.path, with: "DATA")
        text = text.replacing(/name="secret" value="[A-Z2-7]{32}"/, with: "name=\"secret\" value=\"SECRET\"")
        text = text.replacing(/<span>[A-Z2-7]{4}<\/span>/, with: "<span>KEY4</span>")
        text = text.replacing(/<code>[a-z2-7]{4}(-[a-z2-7]{4}){3}<\/code>/, with: "<code>CODE</code>")
        text = text.replacing(/penny_[0-9A-Za-z_-]{43}/, with: "penny_SECRET")
        text = text.replacing(/penny_[0-9A-Za-z_-]{8}…/, with: "penny_PREFIX…")
        // Coastlines are tested where they are drawn.
        text = text.replacing(/\ d="M[^"]{200,}"/, with: " d=\"PATH\"")
        self.html = text
    }

    /// The page without what all pages have in common: what the head says of the site, and the navigation, of which the current link stays.
    /// The pages of `Frame` keep them.
    var unframed: String {
        var text = html
        let current = text.firstMatch(of: /<a href="([^"]*)"[^>]* aria-current="page">/).map { String($0.1) } ?? "none"
        text.replace(/<nav class="nav"(.|\n)*?<\/nav>/, with: "<!-- navigation, current: \(current) -->")
        text.replace(/<meta charset(.|\n)*?(?=<title>)/, with: "")
        text.replace(/(<link rel="(icon|manifest)"[^>]*>\n)+/, with: "")
        return text
    }

    private static func names(of username: String, in household: Household) throws -> [String: String] {
        let book = try household.book(username)
        var names: [String: String] = [:]
        try household.site.store.read(book) { ledger in
            for account in try ledger.accounts() { names[account.id.description] = "account-" + account.name.lowercased() }
            for category in try ledger.categories() {
                names[category.id.description] = "\(category.kind.rawValue)-" + category.name.lowercased().replacing(" ", with: "-")
            }
            for hashtag in try ledger.hashtags() { names[hashtag.id.description] = "hashtag-" + hashtag.name }
            for goal in try ledger.goals.all() { names[goal.id.description] = "goal-" + goal.name.lowercased() }
            for note in try ledger.notes.all() { names[note.id.description] = "note-" + note.name.lowercased() }
            for budget in try ledger.budgets() { names[budget.id.description] = "budget-" + budget.name.lowercased() }
        }
        names[try household.user(username)] = "user-" + username
        for session in try household.sessions(of: username) { names[session.id.description] = "SESSION" }
        return names.filter { !$0.key.hasPrefix("019a9f00-0000") }
    }
}
