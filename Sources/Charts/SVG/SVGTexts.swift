extension SVGWriter {
    /// Opens a group that is one image to assistive technology, with a name and a description; the links over it are outside the
    /// group.
    mutating func openPicture(_ text: ChartText) {
        raw("<g role=\"img\" aria-labelledby=\"")
        escaped(text.id)
        raw("-t\" aria-describedby=\"")
        escaped(text.id)
        raw("-d\"><title id=\"")
        escaped(text.id)
        raw("-t\">")
        escaped(text.title)
        raw("</title><desc id=\"")
        escaped(text.id)
        raw("-d\">")
        escaped(text.summary)
        raw("</desc>")
    }

    /// Writes a text; in a stretched drawing its position is in percent of the plot, otherwise in pixels.
    mutating func text(_ mark: TextMark, _ role: TextRole, isStretched: Bool) {
        raw("<text")
        if isStretched {
            if role == .message { raw(" class=\"none\"") }
            percent("x", mark.x)
        } else {
            attribute("x", mark.offset)
        }
        attribute("y", mark.baseline)
        if isStretched, mark.offset != 0 { attribute("dx", mark.offset) }
        classes(mark.tierClass, role == .axis ? nil : mark.anchorClass, mark.toneClass, role == .total ? mark.totalClass : nil)
        raw(">")
        escaped(mark.text)
        raw("</text>")
    }

    /// Writes ` class="one two"` without the nil ones; writes nothing if all are nil.
    private mutating func classes(_ one: StaticString?, _ two: StaticString?, _ three: StaticString?, _ four: StaticString?) {
        var isOpen = false
        className(one, &isOpen)
        className(two, &isOpen)
        className(three, &isOpen)
        className(four, &isOpen)
        if isOpen { raw("\"") }
    }

    @inline(__always) private mutating func className(_ name: StaticString?, _ isOpen: inout Bool) {
        guard let name else { return }
        raw(isOpen ? " " : " class=\"")
        raw(name)
        isOpen = true
    }

    /// Opens a link, or a group if there is none, with a text that is shown while the pointer is on it.
    mutating func openLink(_ caption: MarkCaption) {
        if let link = caption.link {
            raw("<a tabindex=\"-1\" href=\"")
            escaped(link)
            raw("\"><title>")
        } else {
            raw("<g><title>")
        }
        escaped(caption.label)
        if let detail = caption.detail {
            raw(" · ")
            escaped(detail)
        }
        raw(" · ")
        escaped(caption.figure)
        raw("</title>")
    }

    /// Closes the element that ``openLink(_:)`` opened.
    mutating func closeLink(_ caption: MarkCaption) { raw(caption.link == nil ? "</g>" : "</a>") }
}

/// The classes of a text; nil for the default of `charts.css`.
extension TextMark {
    fileprivate var tierClass: StaticString? {
        switch tier {
        case nil: nil
        case .narrow: "n"
        case .wide: "w"
        }
    }

    fileprivate var anchorClass: StaticString? {
        switch anchor {
        case .start: "s"
        case .middle: nil
        case .end: "e"
        }
    }

    fileprivate var toneClass: StaticString? {
        switch tone {
        case .plain: nil
        case .under: "under"
        case .over: "over"
        case .now: "now"
        }
    }

    fileprivate var totalClass: StaticString { size > 16 ? "total" : size > 12 ? "total mid" : "total low" }
}
