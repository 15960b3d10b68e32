/// A report as its pages show it: every text is final, in the language of its reader, with amounts and dates written out.
///
/// ``DocumentWriter`` lays it out and makes a PDF of it. It knows neither money nor a language.
public struct ReportDocument: Sendable, Equatable, Codable {
    /// The heading of the first page, and the title of the PDF.
    public var title: String
    /// The period, below the heading.
    public var subtitle: String
    /// The language of the texts as a BCP 47 tag, such as `zh-Hans`. It decides between the shapes that Japanese and Chinese give to the same
    /// characters, and is the language of the PDF.
    public var language: String
    /// The size of the pages.
    public var paper: Paper
    /// The name beside the mark on the first page.
    public var brand: String
    /// The person or household of the report, at the head of every further page, and the author of the PDF.
    public var owner: String
    /// The time of the report in ISO 8601, such as `2026-11-22T11:20:00+01:00`, as the date of the PDF.
    public var made: String
    /// Filters and circumstances, below the heading.
    public var details: [Detail] = []
    /// The most important figures, in boxes.
    public var figures: [Figure] = []
    /// Headings, texts, charts and tables from top to bottom.
    public var parts: [Part] = []
    /// The line at the foot of every page.
    public var footer: String
    /// The number of a page, such as `Page {page} of {pages}`, with the two words in braces in any order.
    public var pageNumber: String

    /// Creates a report without contents.
    public init(
        title: String, subtitle: String, language: String, paper: Paper, brand: String, owner: String, made: String, footer: String,
        pageNumber: String
    ) {
        (self.title, self.subtitle, self.language, self.paper) = (title, subtitle, language, paper)
        (self.brand, self.owner, self.made) = (brand, owner, made)
        (self.footer, self.pageNumber) = (footer, pageNumber)
    }

    /// A filter or a circumstance, such as `Accounts: all 4`.
    public struct Detail: Sendable, Equatable, Codable {
        /// The name, with its colon.
        public var label: String
        /// The value.
        public var value: String

        /// Creates a detail.
        public init(_ label: String, _ value: String) { (self.label, self.value) = (label, value) }
    }

    /// A figure in a box.
    public struct Figure: Sendable, Equatable, Codable {
        /// The name, above the figure.
        public var label: String
        /// The figure.
        public var value: String
        /// A comparison or a share, below the figure; empty for none.
        public var note: String

        /// Creates a figure.
        public init(_ label: String, _ value: String, note: String = "") { (self.label, self.value, self.note) = (label, value, note) }
    }

    /// A part of a report.
    public enum Part: Sendable, Equatable, Codable {
        /// A heading, which is never the last line of a page.
        case heading(String)
        /// A paragraph.
        case text(String)
        /// A paragraph in a smaller and lighter type, such as an explanation.
        case note(String)
        /// A chart of the width of the page. A ring has its table at its side, where it fits.
        case chart(ReportChart)
        /// A table, which may go on over many pages.
        case table(ReportTable)
    }
}
