import Language
import SitePaths
import Templates
import Validation

/// The guide: its search and its pages.
package struct GuideIndexPage: PageModel {
    package struct Card: ViewModel, Sendable {
        package let link: Link
        package let icon, hue: String
        package let title: GuideLine
        package let sentences: [GuideLine]

        init(_ topic: GuideTopic, _ writer: GuideWriter, sentences: [GuideLine]? = nil) {
            link = Paths.guide(topic, asked: writer.query?.text ?? "")
            (icon, hue) = (topic.sign.icon, topic.sign.hue.rawValue)
            title = writer.plain(topic.text.title)
            self.sentences = sentences ?? [writer.plain(topic.text.lead)]
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.guide, .document] }
    package let text: String
    package let limit: Int
    /// The number of pages found; nil without a question.
    package let found: String?
    /// True if a question has no answer.
    package let isNotFound: Bool
    package let results, cards: [Card]

    package init(_ query: GuideQuery, t: Texts) {
        title = t.guide.title
        text = query.text
        limit = GuideQuestion.field.maxLength ?? 0
        let topics = query.isEmpty ? [] : GuideIndex.of(t.language).pages(for: query)
        found = topics.isEmpty ? nil : t.guide.found(topics.count)
        isNotFound = !query.text.isEmpty && topics.isEmpty
        let asking = GuideWriter(t: t, reader: GuideReader(), query: query), writer = GuideWriter(t: t, reader: GuideReader(), query: nil)
        results = topics.map { Card($0, asking, sentences: Self.excerpt($0, asking)) }
        cards = GuideTopic.allCases.map { Card($0, writer) }
    }

    /// Returns up to two sentences of a page with words of the question, or its lead.
    private static func excerpt(_ topic: GuideTopic, _ writer: GuideWriter) -> [GuideLine] {
        let lines = topic.text.shown.dropFirst().map(writer.plain), marked = lines.filter(\.isMarked).prefix(2)
        return marked.isEmpty ? Array(lines.prefix(1)) : Array(marked)
    }
}
