import Bookkeeping
import Language
import SitePaths

/// The name of a label or a page, in the visitor's language.
package typealias GuideLabel = any KeyPath<Texts, String> & Sendable

/// A sentence of the guide. It quotes labels by the keys of their own texts and names pages by their paths, so that both stay right.
package struct GuideWords: Sendable, ExpressibleByStringInterpolation {
    enum Part: Sendable {
        case text(String)
        case label(GuideLabel)
        case page(Link, GuideLabel, GuideReader.Right)
        case code(String)
    }

    let parts: [Part]

    package init(stringLiteral text: String) { parts = [.text(text)] }

    package init(stringInterpolation words: StringInterpolation) { parts = words.parts }

    package struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ text: String) { if !text.isEmpty { parts.append(.text(text)) } }

        /// Quotes the label of a button, a field or a list.
        package mutating func appendInterpolation(_ label: GuideLabel) { parts.append(.label(label)) }

        /// Links to a page by its name; without the right to open it, the reader sees the name alone.
        package mutating func appendInterpolation(_ page: Link, _ name: GuideLabel, for right: GuideReader.Right = .anyone) {
            parts.append(.page(page, name, right))
        }

        /// Shows a command to type.
        package mutating func appendInterpolation(code: String) { parts.append(.code(code)) }

        /// Shows the address of something that is no page.
        package mutating func appendInterpolation(address: Link) { parts.append(.code(address.description)) }
    }

    /// The sentence without links.
    func plain(_ t: Texts) -> String {
        parts.map { part in
            switch part {
            case .text(let text), .code(let text): text
            case .label(let label), .page(_, let label, _): Self.quoted(t[keyPath: label], t.language)
            }
        }.joined()
    }

    /// Returns a label between the quotation marks of a language; English sets it in bold only.
    static func quoted(_ label: String, _ language: Language) -> String {
        let marks = marks(language)
        return marks.open + label + marks.close
    }

    static func marks(_ language: Language) -> (open: String, close: String) {
        switch language {
        case .english: ("", "")
        case .japanese: ("「", "」")
        case .simplifiedChinese: ("“", "”")
        }
    }
}

/// The rights of the visitor, which determine the links of the guide.
package struct GuideReader: Sendable {
    /// The right that a page asks for.
    package enum Right: Sendable { case anyone, household, `operator` }

    package let isOperator, isInHousehold: Bool

    package init(isOperator: Bool = false, isInHousehold: Bool = false) {
        (self.isOperator, self.isInHousehold) = (isOperator, isInHousehold)
    }

    func has(_ right: Right) -> Bool {
        switch right {
        case .anyone: true
        case .household: isInHousehold
        case .operator: isOperator
        }
    }
}

/// A sentence of the guide in each language.
package struct GuideSentence: Sendable {
    private let english, japanese, simplifiedChinese: GuideWords

    init(_ english: GuideWords, _ japanese: GuideWords, _ simplifiedChinese: GuideWords) {
        (self.english, self.japanese, self.simplifiedChinese) = (english, japanese, simplifiedChinese)
    }

    func words(in language: Language) -> GuideWords {
        switch language {
        case .english: english
        case .japanese: japanese
        case .simplifiedChinese: simplifiedChinese
        }
    }
}

/// The text of a page of the guide.
package struct GuideText: Sendable {
    struct Section: Sendable {
        let title: GuideSentence
        /// The steps in their order, or a single sentence.
        let steps: [GuideSentence]

        init(_ title: GuideSentence, _ steps: [GuideSentence]) { (self.title, self.steps) = (title, steps) }
    }

    let title, lead: GuideSentence
    let sections: [Section]
    /// Words that people use to ask for the page; they are searched and not shown.
    let asked: GuideSentence
    /// Related pages.
    let more: [GuideTopic]

    /// All sentences that the page shows.
    var shown: [GuideSentence] { [title, lead] + sections.flatMap { [$0.title] + $0.steps } }
}
