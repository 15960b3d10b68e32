import Language
import SitePaths
import Templates

/// A page of the guide: what to do, step by step.
package struct GuidePage: PageModel {
    package struct Section: ViewModel, Sendable {
        package let id: String
        package let title: GuideLine
        package let steps: [GuideLine]
        /// True for several steps, which are numbered.
        package var isNumbered: Bool { steps.count > 1 }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.help }
    package var assets: PageAssets { [.guide, .document] }
    package let lead: GuideLine
    package let picture: GuidePicture
    package let sections: [Section]
    package let shortcuts: [KeyboardShortcut]
    package var hasShortcuts: Bool { !shortcuts.isEmpty }
    package let more: [GuideIndexPage.Card]

    /// - Parameter query: the question that led here; its words are marked.
    package init(_ topic: GuideTopic, reader: GuideReader, query: GuideQuery, t: Texts) {
        let writer = GuideWriter(t: t, reader: reader, query: query), text = topic.text
        title = text.title.words(in: t.language).plain(t)
        lead = writer.line(text.lead)
        picture = GuidePicture(topic, title: title, t: t)
        sections = text.sections.enumerated().map { index, section in
            Section(id: "s\(index + 1)", title: writer.line(section.title), steps: section.steps.map(writer.line))
        }
        shortcuts = topic == .keyboard ? KeyboardShortcut.all(t) : []
        let plain = GuideWriter(t: t, reader: reader, query: nil)
        more = text.more.map { GuideIndexPage.Card($0, plain) }
    }
}
