import Bookkeeping
import Language
import SitePaths
import Templates

/// A new token, shown once.
package struct TokenMadePage: PageModel {
    package let title, heading, token, command: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.tokens }
    package var assets: PageAssets { [.guide] }

    /// - Parameters:
    ///   - text: the token itself.
    ///   - address: the URL of the API.
    package init(_ token: APIToken, text: String, address: String, t: Texts) {
        title = t.tokens.madeTitle
        heading = token.name
        self.token = text
        command = "curl -H 'Authorization: Bearer \(text)' \\\n  \(address)/accounts"
    }
}
