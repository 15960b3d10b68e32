import CPango

/// Measures and draws text with Pango, and remembers the characters that no font has.
final class Typesetter {
    /// The characters without a glyph so far, in the order of their occurrence.
    private(set) var missing: [Unicode.Scalar] = []

    private let map: OpaquePointer, context: OpaquePointer
    private let families: String
    private let cairo: OpaquePointer
    private var layouts: [TextStyle: OpaquePointer] = [:]
    private var widths: [TextStyle: [String: Double]] = [:]
    private var checked: Set<Unicode.Scalar> = []

    private static let unit = 1024.0

    /// - Parameter cairo: the context to draw with, which has to outlive the typesetter.
    init(language: String, on cairo: OpaquePointer) throws(DocumentProblem) {
        guard let map = pango_cairo_font_map_new() else { throw .noLibrary }
        guard let context = pango_font_map_create_context(map) else {
            g_object_unref(UnsafeMutableRawPointer(map))
            throw .noLibrary
        }
        (self.map, self.context, self.cairo) = (map, context, cairo)
        families = FontFamilies.list(for: language)
        pango_cairo_update_context(cairo, context)
        pango_context_set_language(context, pango_language_from_string(language))
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        for layout in layouts.values { g_object_unref(UnsafeMutableRawPointer(layout)) }
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    /// Returns the width of a text on one line.
    func width(_ text: String, _ style: TextStyle) -> Double {
        if let known = widths[style]?[text] { return known }
        guard let layout = set(text, style) else { return 0 }
        note(text, layout)
        let width = logical(layout).width
        widths[style, default: [:]][text] = width
        return width
    }

    /// Returns the height of a text that is broken into lines of a width, and cut with an ellipsis after `lines` of them.
    func height(_ text: String, _ style: TextStyle, width: Double, lines: Int = 12) -> Double {
        if text.isEmpty || self.width(text, style) <= width { return style.lineHeight }
        guard let layout = set(text, style, width: width, lines: lines) else { return style.lineHeight }
        let count = Double(max(pango_layout_get_line_count(layout), 1)), height = logical(layout).height
        return style.lineHeight + height * (count - 1) / count
    }

    /// Draws a text on one line, with its baseline at `y`. The part of it before `x` is 0 for its beginning at `x`, 1 for its end.
    func draw(_ text: String, _ style: TextStyle, _ ink: Ink, x: Double, baseline y: Double, before: Double = 0, halo: Bool = false) {
        let left = before > 0 ? x - before * width(text, style) : x
        guard !text.isEmpty, let layout = set(text, style) else { return }
        note(text, layout)
        place(layout, left, y)
        if halo {
            pango_cairo_layout_path(cairo, layout)
            source(.white)
            cairo_set_line_width(cairo, 3)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
            place(layout, left, y)
        }
        source(ink)
        pango_cairo_show_layout(cairo, layout)
    }

    /// Draws a text in the middle of `x` as a shape, which is no text to those who search or copy.
    func drawShape(_ text: String, _ style: TextStyle, _ ink: Ink, x: Double, baseline y: Double) {
        let left = x - width(text, style) / 2
        guard !text.isEmpty, let layout = set(text, style) else { return }
        place(layout, left, y)
        pango_cairo_layout_path(cairo, layout)
        source(ink)
        cairo_fill(cairo)
    }

    /// Draws a text that is broken into lines of a width, as measured by ``height(_:_:width:lines:)``. `top` is the top of its first line.
    func draw(_ text: String, _ style: TextStyle, _ ink: Ink, x: Double, top: Double, width: Double, lines: Int = 12) {
        if self.width(text, style) <= width { return draw(text, style, ink, x: x, baseline: top + style.ascent) }
        guard let layout = set(text, style, width: width, lines: lines) else { return }
        place(layout, x, top + style.ascent)
        source(ink)
        pango_cairo_show_layout(cairo, layout)
    }

    private func source(_ ink: Ink) { cairo_set_source_rgb(cairo, ink.red, ink.green, ink.blue) }

    private func place(_ layout: OpaquePointer, _ x: Double, _ baseline: Double) {
        cairo_move_to(cairo, x, baseline - Double(pango_layout_get_baseline(layout)) / Self.unit)
    }

    private func logical(_ layout: OpaquePointer) -> (width: Double, height: Double) {
        var rectangle = PangoRectangle()
        pango_layout_get_extents(layout, nil, &rectangle)
        return (Double(rectangle.width) / Self.unit, Double(rectangle.height) / Self.unit)
    }

    /// Gives a text to the layout of its style.
    private func set(_ text: String, _ style: TextStyle, width: Double? = nil, lines: Int = 1) -> OpaquePointer? {
        guard let layout = layouts[style] ?? newLayout(style) else { return nil }
        pango_layout_set_width(layout, width.map { Int32(min(max($0, 1), 100_000) * Self.unit) } ?? -1)
        pango_layout_set_height(layout, width == nil ? -1 : -Int32(clamping: lines))
        pango_layout_set_ellipsize(layout, width == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
        pango_layout_set_text(layout, PlainText.of(text), -1)
        return layout
    }

    private func newLayout(_ style: TextStyle) -> OpaquePointer? {
        guard let description = pango_font_description_new() else { return nil }
        defer { pango_font_description_free(description) }
        guard let layout = pango_layout_new(context) else { return nil }
        pango_font_description_set_family(description, families)
        pango_font_description_set_weight(description, style.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
        pango_font_description_set_absolute_size(description, style.size * Self.unit)
        pango_layout_set_font_description(layout, description)
        // A ligature would be copied as a character of its own, and words with one not be found.
        if let attributes = pango_attr_list_new(), let features = pango_attr_font_features_new("liga 0, clig 0") {
            pango_attr_list_insert(attributes, features)
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_auto_dir(layout, 0)
        layouts[style] = layout
        return layout
    }

    /// Finds the characters of a text that no font has.
    private func note(_ text: String, _ layout: OpaquePointer) {
        guard pango_layout_get_unknown_glyphs_count(layout) > 0 else { return }
        for scalar in PlainText.of(text).unicodeScalars where checked.insert(scalar).inserted {
            pango_layout_set_text(layout, String(scalar), -1)
            if pango_layout_get_unknown_glyphs_count(layout) > 0 { missing.append(scalar) }
        }
        pango_layout_set_text(layout, PlainText.of(text), -1)
    }
}
