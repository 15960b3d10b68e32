/// Splits a template into text and tags, in the order of the file.
struct Scanner {
    enum Token {
        case text([UInt8])
        case tag(Tag)
    }

    struct Tag {
        /// `#`, `^`, `/`, `!`, `>`, `&`, `<`, `$`, `=`, `{`; 0 for a plain value.
        var kind: UInt8
        /// The text in the tag, without surrounding white space.
        var content: String
        /// The position of the content.
        var position: Position
    }

    let file: String
    let source: [UInt8]
    /// The index after a byte order mark, if there is one.
    private let beginning: Int
    private var at: Int
    private var line = 1
    private var lineStart = 0
    private var trimmer = WhitespaceTrimmer()
    private var pending: Tag?

    init(file: String, source: [UInt8]) {
        self.file = file
        self.source = source
        beginning = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        at = beginning
    }

    /// Returns the next text or tag; nil at the end.
    mutating func next() throws(TemplateProblem) -> Token? {
        if let tag = pending {
            pending = nil
            return .tag(tag)
        }
        guard at < source.count else { return nil }
        let start = at
        guard let open = find("{{", from: start, to: source.count) else {
            at = source.count
            return .text(trimmer.trim(source[start...], startsLine: startsLine(start)))
        }
        let textEnd = try scanTag(open, after: start)
        if textEnd > start {
            let text = trimmer.trim(source[start..<textEnd], startsLine: startsLine(start))
            if !text.isEmpty { return .text(text) }
        }
        return try next()
    }

    /// Scans the tag at `open` into `pending`, and returns the end of the text before it.
    private mutating func scanTag(_ open: Int, after start: Int) throws(TemplateProblem) -> Int {
        count(from: start, to: open)
        let place = Position(line: line, column: open - lineStart + 1)
        var inner = open + 2
        var kind: UInt8 = inner < source.count ? source[inner] : 0
        if "#^/!>&<$={".utf8.contains(kind) { inner += 1 } else { kind = 0 }
        let (isComment, isTriple) = (kind == UInt8(ascii: "!"), kind == UInt8(ascii: "{"))

        let limit = isComment ? source.count : source[inner...].firstIndex(of: 10) ?? source.count
        let closing = isTriple ? "}}}" : "}}"
        guard let end = find(closing, from: inner, to: limit), isComment || find("{{", from: inner, to: end) == nil else {
            throw TemplateProblem(
                file: file, position: place, message: "the tag is not closed: write \(closing)\(isComment ? "" : " on its line")")
        }
        let after = end + closing.utf8.count

        var content = source[inner..<end]
        while let first = content.first, isWhitespace(first) { content.removeFirst() }
        while let last = content.last, isWhitespace(last) { content.removeLast() }
        count(from: open, to: content.startIndex)
        pending = Tag(
            kind: kind, content: String(decoding: content, as: UTF8.self),
            position: Position(line: line, column: content.startIndex - lineStart + 1))

        // A tag alone on its line takes the whole line with it.
        var (textEnd, next) = (open, after)
        if "#^/!<$=".utf8.contains(kind) {
            var left = open
            while left > start, isBlank(source[left - 1]) { left -= 1 }
            var right = after
            while right < source.count, isBlank(source[right]) || source[right] == 13 { right += 1 }
            if startsLine(left), right == source.count || source[right] == 10 {
                textEnd = left
                next = right == source.count ? right : right + 1
            }
        }
        count(from: content.startIndex, to: next)
        at = next
        return textEnd
    }

    private func startsLine(_ index: Int) -> Bool { index == beginning || source[index - 1] == 10 }

    private func find(_ text: String, from: Int, to: Int) -> Int? {
        let wanted = Array(text.utf8)
        var index = from
        while index + wanted.count <= to {
            if source[index..<index + wanted.count].elementsEqual(wanted) { return index }
            index += 1
        }
        return nil
    }

    private mutating func count(from: Int, to: Int) {
        guard from < to else { return }
        for index in from..<to where source[index] == 10 {
            line += 1
            lineStart = index + 1
        }
    }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

func isWhitespace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == 10 || byte == 13 }
