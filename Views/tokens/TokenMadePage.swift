import Bookkeeping
import Templates

/// A token that was just made; the one time that it is shown.
package struct TokenMadePage: PageModel {
    package let title, heading, token, command: String
    package var tab: Tab { .more }
    package var back: String? { "/settings/tokens" }
    package var hasGuide: Bool { true }

    /// - Parameters:
    ///   - text: the token itself.
    ///   - address: where the programming interface is.
    package init(_ token: APIToken, text: String, address: String, t: Texts) {
        title = t.tokens.madeTitle
        heading = token.name
        self.token = text
        command = "curl -H 'Authorization: Bearer \(text)' \\\n  \(address)/accounts"
    }
}
