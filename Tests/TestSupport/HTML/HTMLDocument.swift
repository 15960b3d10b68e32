/// A page parsed strictly: its elements in document order, and all problems of its markup.
///
/// The parser accepts only Penny's own style of markup and reports anything else: unlike a browser it never guesses, because a
/// page that needs guessing is a finding.
public struct HTMLDocument: Sendable {
    /// Malformed markup, each with its line: unclosed or stray tags, duplicate IDs and attributes, unescaped `<` and `&`.
    public let problems: [String]
    let tree: HTMLTree

    public init(_ source: String) {
        var builder = HTMLTreeBuilder()
        var tokenizer = HTMLTokenizer(source)
        while let token = tokenizer.next(rawText: builder.rawTextElement, foreign: builder.isForeign) { builder.add(token) }
        tree = builder.finish(atLine: tokenizer.line)
        problems = (tokenizer.problems + builder.problems).sorted { $0.line < $1.line }.map { "line \($0.line): \($0.sentence)" }
    }

    /// Every element, in document order.
    public var elements: [HTMLElement] { tree.elementIndices.map { HTMLElement(tree: tree, index: $0) } }

    public func all(_ tag: String) -> [HTMLElement] { elements.filter { $0.tag == tag } }

    public func all(where matches: (HTMLElement) -> Bool) -> [HTMLElement] { elements.filter(matches) }

    public func first(_ tag: String) -> HTMLElement? { first { $0.tag == tag } }

    public func first(where matches: (HTMLElement) -> Bool) -> HTMLElement? { elements.first(where: matches) }

    public func element(id: String) -> HTMLElement? {
        tree.ids[id].map { HTMLElement(tree: tree, index: $0) }
    }

    /// The text of the whole page as displayed: white space collapsed, scripts and styles omitted.
    public var text: String { collapseWhiteSpace(tree.roots.map { tree.textContent(of: $0) }.joined(separator: " ")) }

    public var title: String? { all("title").first { !$0.isInside("svg") }?.text }

    /// The page's forms.
    public var forms: [HTMLForm] { all("form").map(HTMLForm.init) }
}

/// A problem in a page's markup, and its line.
struct HTMLProblem: Sendable {
    var line: Int
    var sentence: String
}

/// Replaces runs of white space by one space and trims both ends. A no-break space stays.
func collapseWhiteSpace(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" || $0 == "\u{0C}" }.joined(separator: " ")
}
