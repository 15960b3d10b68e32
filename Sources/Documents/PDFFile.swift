import CPango

/// A PDF that Cairo writes into memory, page by page.
final class PDFFile {
    /// The context to draw with. Lengths are points from the upper left corner of the page.
    let context: OpaquePointer
    private let surface: OpaquePointer
    private let output: Output

    private final class Output {
        var bytes: [UInt8] = []
    }

    private static let isLoaded = cpango_load() == 1

    init(_ document: ReportDocument) throws(DocumentProblem) {
        guard Self.isLoaded else { throw .noLibrary }
        let output = Output()
        // The surface writes to it until it is destroyed.
        defer { withExtendedLifetime(output) {} }
        let write: cairo_write_func_t = { closure, data, length in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            let output = Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
            output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return CAIRO_STATUS_SUCCESS
        }
        let surface = cairo_pdf_surface_create_for_stream(
            write, Unmanaged.passUnretained(output).toOpaque(), document.paper.width, document.paper.height)
        guard let surface else { throw .noLibrary }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            let status = cairo_surface_status(surface)
            cairo_surface_destroy(surface)
            throw .failed(status: Int(status.rawValue))
        }
        (self.output, self.surface, self.context) = (output, surface, context)
        // Later versions put the catalogue, which needs a language, into compressed streams.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, PlainText.of(document.title))
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, PlainText.of(document.owner))
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, PlainText.of(document.brand))
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, PlainText.of(document.made))
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Ends a page.
    func endPage() { cairo_show_page(context) }

    /// Ends the file and returns its bytes.
    func finish() throws(DocumentProblem) -> [UInt8] {
        let drawing = cairo_status(context)
        cairo_surface_finish(surface)
        let status = drawing == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : drawing
        guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status: Int(status.rawValue)) }
        return output.bytes
    }
}
