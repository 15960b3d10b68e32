import Bookkeeping
import Language
import SitePaths
import Templates

/// Asks for confirmation before removing a passkey.
package struct PasskeyDeletePage: PageModel {
    package let title, heading: String
    private let id: Identifier<Any>
    package var deleteLink: Link { Paths.deletePasskey(id) }
    package var tab: Tab { .more }
    package var back: Link? { Paths.passkeys }

    package init(name: String, id: Identifier<Any>, t: Texts) {
        title = t.passkeys.title
        heading = t.passkeys.removeTitle(name)
        self.id = id
    }
}
