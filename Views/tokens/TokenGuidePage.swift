import Language
import SitePaths
import Templates

/// A guide to the API, with commands to try.
package struct TokenGuidePage: PageModel {
    package struct Example: Sendable {
        package let title, text, command: String
    }

    package let title, address: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.programs) }
    package var back: Link? { Paths.tokens }
    package var assets: PageAssets { [.guide] }
    package let examples: [Example]
    package let notes: [String]

    /// - Parameter address: the URL of the API.
    package init(address: String, t: Texts) {
        title = t.tokens.guideTitle
        self.address = address
        let call = "curl -H 'Authorization: Bearer TOKEN' \\\n  ", isJSON = "-H 'Content-Type: application/json' \\\n  "
        examples = [
            Example(title: t.tokens.reading, text: t.tokens.readingText, command: "\(call)\(address)/accounts"),
            Example(
                title: t.tokens.recording, text: t.tokens.recordingText,
                command: """
                    \(call)\(isJSON)-d '{"kind": "expense", "amount": "3.20",
                       "category": "ID", "title": "Coffee #work"}' \\
                      \(address)/transactions
                    """),
            Example(
                title: t.tokens.searching, text: t.tokens.searchingText,
                command: """
                    \(call)-G -d kind=expense -d from=2026-11-01 -d to=2026-11-30 \\
                      -d q=bread -d sort=-amount \\
                      \(address)/transactions
                    """),
            Example(
                title: t.tokens.changing, text: t.tokens.changingText,
                command: """
                    \(call)\(isJSON)-X PATCH -d '{"amount": "3.40"}' \\
                      \(address)/transactions/ID

                    \(call)-X DELETE \(address)/transactions/ID
                    """),
        ]
        notes = [t.tokens.amounts, t.tokens.pages, t.tokens.failures, t.tokens.ends]
    }
}
