import Language
import SitePaths
import Templates

/// About Penny: its authors and licences.
package struct InfoPage: PageModel {
    package struct Part: Sendable {
        package let name, version: String
    }

    package struct Row: Sendable {
        package let name, url, detail, licence: String

        init(_ credit: Credit, t: Texts) {
            (name, url, licence) = (credit.name, credit.url, credit.licence)
            detail = [credit.by, t.info.use(credit.use)].joined(separator: t.frame.listSeparator)
        }
    }

    package let title, version, licence: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package let software, data: [Row]
    /// The versions of the server's parts; empty for users who are not operators.
    package let build: [Part]
    package var hasBuild: Bool { !build.isEmpty }

    package init(version: String, commit: String?, build: [(name: String, version: String)], t: Texts) {
        title = t.info.title
        self.version = t.info.version(version, commit)
        licence = Licence.text
        software = Credit.software.map { Row($0, t: t) }
        data = Credit.data.map { Row($0, t: t) }
        self.build = build.map { Part(name: $0.name, version: $0.version) }
    }
}
