import CPango

/// The page that is drawn: shapes, texts, and the tags that tell readers of the PDF of headings, paragraphs and tables.
struct Sheet {
    let paper: Paper
    let type: Typesetter
    let cairo: OpaquePointer

    /// The left edge and the width of the contents.
    var left: Double { Paper.margin }
    var width: Double { paper.contentWidth }

    /// Draws within a structure element of the PDF (ISO 32000-1, 14.8.4).
    func tagged(_ name: Tag, _ draw: () -> Void) {
        begin(name)
        draw()
        end(name)
    }

    func begin(_ tag: Tag) { cairo_tag_begin(cairo, tag.rawValue, "") }

    func end(_ tag: Tag) { cairo_tag_end(cairo, tag.rawValue) }

    enum Tag: String {
        case title = "H1", heading = "H2", paragraph = "P", figure = "Figure"
        case table = "Table", row = "TR", headCell = "TH", cell = "TD"
    }

    /// Draws a horizontal line with its middle at `y`.
    func line(from x: Double, to end: Double, y: Double, _ ink: Ink, thickness: Double, dashes: [Double] = []) {
        cairo_new_path(cairo)
        cairo_move_to(cairo, x, y)
        cairo_line_to(cairo, end, y)
        stroke(ink, thickness, dashes: dashes)
    }

    /// Fills a rectangle with rounded corners.
    func fill(_ ink: Ink, x: Double, y: Double, width: Double, height: Double, radius: Double = 0) {
        rounded(x, y, width, height, radius)
        source(ink)
        cairo_fill(cairo)
    }

    /// Draws the outline of a rectangle with rounded corners.
    func outline(_ ink: Ink, x: Double, y: Double, width: Double, height: Double, radius: Double) {
        rounded(x, y, width, height, radius)
        stroke(ink, 0.75)
    }

    /// Fills a circle.
    func disc(_ ink: Ink, x: Double, y: Double, radius: Double) {
        cairo_new_path(cairo)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        source(ink)
        cairo_fill(cairo)
    }

    func source(_ ink: Ink, opacity: Double = 1) {
        if opacity < 1 {
            cairo_set_source_rgba(cairo, ink.red, ink.green, ink.blue, opacity)
        } else {
            cairo_set_source_rgb(cairo, ink.red, ink.green, ink.blue)
        }
    }

    /// Draws along the current path.
    func stroke(_ ink: Ink, _ thickness: Double, dashes: [Double] = [], isRound: Bool = false) {
        source(ink)
        cairo_set_line_width(cairo, thickness)
        cairo_set_line_cap(cairo, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_set_dash(cairo, dashes, Int32(clamping: dashes.count), 0)
        cairo_stroke(cairo)
    }

    /// Makes a rectangle with rounded corners the current path.
    func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) {
        cairo_new_path(cairo)
        let radius = min(radius, width / 2, height / 2)
        guard radius > 0 else { return cairo_rectangle(cairo, x, y, width, height) }
        cairo_arc(cairo, x + width - radius, y + radius, radius, -.pi / 2, 0)
        cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, .pi / 2)
        cairo_arc(cairo, x + radius, y + height - radius, radius, .pi / 2, .pi)
        cairo_arc(cairo, x + radius, y + radius, radius, .pi, 1.5 * .pi)
        cairo_close_path(cairo)
    }
}
