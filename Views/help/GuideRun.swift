import Language
import SitePaths
import Templates

/// A piece of a sentence: text, a label, a link, or a command, with the words that were searched for.
package struct GuideRun: ViewModel, Sendable {
    package struct Piece: Sendable {
        package let text: String
        package let isMarked: Bool
    }

    package let pieces: [Piece]
    /// The quotation marks around a label.
    package let open, close: String
    package let isText, isLabel, isCode: Bool
    /// The page that the piece leads to; nil for most.
    package let link: Link?
}

/// A sentence of the guide on a page.
package struct GuideLine: ViewModel, Sendable {
    package let runs: [GuideRun]

    package var isMarked: Bool { runs.contains { $0.pieces.contains(where: \.isMarked) } }
}

/// The language, the reader and the question for which sentences of the guide are written.
struct GuideWriter {
    let t: Texts
    let reader: GuideReader
    let query: GuideQuery?

    func line(_ sentence: GuideSentence) -> GuideLine {
        GuideLine(runs: sentence.words(in: t.language).parts.map(run))
    }

    /// Returns a sentence without links, such as the title of a link.
    func plain(_ sentence: GuideSentence) -> GuideLine {
        GuideLine(runs: [run(.text(sentence.words(in: t.language).plain(t)))])
    }

    private func run(_ part: GuideWords.Part) -> GuideRun {
        let marks = GuideWords.marks(t.language)
        switch part {
        case .text(let text): return GuideRun(pieces: pieces(text), open: "", close: "", isText: true, isLabel: false, isCode: false, link: nil)
        case .code(let text): return GuideRun(pieces: pieces(text), open: "", close: "", isText: false, isLabel: false, isCode: true, link: nil)
        case .label(let label), .page(_, let label, _):
            var link: Link? = nil
            if case .page(let page, _, let right) = part, reader.has(right) { link = page }
            return GuideRun(
                pieces: pieces(t[keyPath: label]), open: marks.open, close: marks.close, isText: false, isLabel: link == nil, isCode: false,
                link: link)
        }
    }

    private func pieces(_ text: String) -> [GuideRun.Piece] {
        guard let query else { return [GuideRun.Piece(text: text, isMarked: false)] }
        let folded = FoldedText(text), characters = Array(text)
        var isMarked = Array(repeating: false, count: characters.count)
        for term in query.terms where term.characters.count > 1 || !term.beginsWord {
            for range in folded.ranges(of: term) { for index in range { isMarked[folded.origins[index]] = true } }
        }
        var pieces: [GuideRun.Piece] = [], start = 0
        for index in characters.indices where index + 1 == characters.count || isMarked[index + 1] != isMarked[index] {
            pieces.append(GuideRun.Piece(text: String(characters[start...index]), isMarked: isMarked[index]))
            start = index + 1
        }
        return pieces
    }
}
