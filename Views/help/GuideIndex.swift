import Bookkeeping
import Language
import SitePaths

/// The guide in one language, ready to be searched.
struct GuideIndex: Sendable {
    /// A page, as texts that count more or less.
    private struct Page: Sendable {
        let topic: GuideTopic
        let texts: [(weight: Int, text: FoldedText)]

        /// Returns the weight of the most important text with the term; 0 without one.
        func weight(of term: GuideQuery.Term) -> Int {
            texts.reduce(0) { $1.weight > $0 && !$1.text.ranges(of: term).isEmpty ? $1.weight : $0 }
        }
    }

    private let pages: [Page]

    private static let english = GuideIndex(.english), japanese = GuideIndex(.japanese), chinese = GuideIndex(.simplifiedChinese)

    static func of(_ language: Language) -> GuideIndex {
        switch language {
        case .english: english
        case .japanese: japanese
        case .simplifiedChinese: chinese
        }
    }

    private init(_ language: Language) {
        let t = Texts.of(language)
        pages = GuideTopic.allCases.map { topic in
            let text = topic.text, folded = { (sentence: GuideSentence) in FoldedText(sentence.words(in: language).plain(t)) }
            var texts = [(8, folded(text.title)), (5, folded(text.asked)), (2, folded(text.lead))]
            for section in text.sections { texts += [(4, folded(section.title))] + section.steps.map { (1, folded($0)) } }
            return Page(topic: topic, texts: texts.map { (weight: $0.0, text: $0.1) })
        }
    }

    /// Returns the pages that answer a question, the best one first.
    ///
    /// A word counts more the fewer pages have it, since "how" and "change" tell little. Pages with less than a third of the best one's weight are left out.
    func pages(for query: GuideQuery) -> [GuideTopic] {
        var scores = Array(repeating: 0, count: pages.count)
        for (term, isWhole) in query.terms.map({ ($0, false) }) + [query.whole].compactMap({ $0 }).map({ ($0, true) }) {
            let weights = pages.map { $0.weight(of: term) }
            let rarity = pages.count + 1 - weights.count { $0 > 0 }
            let length = term.beginsWord || isWhole ? 4 : min(term.characters.count, 4)
            for index in scores.indices { scores[index] += weights[index] * rarity * length }
        }
        let best = scores.max() ?? 0
        guard best > 0 else { return [] }
        return zip(scores, pages).filter { $0.0 * 3 >= best }.sorted { $0.0 > $1.0 }.map(\.1.topic)
    }
}
