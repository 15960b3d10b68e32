/// A report that is kept under a name.
public struct ExportedKeptReport: Codable, Sendable, Equatable {
    public let id: KeptReport.ID
    public let name: String
    public let question: [KeptReport.Parameter]
    /// The day of the person's next message about it; nil without messages, and in the export of a household.
    public let dueOn: CalendarDate?
    public let createdAt: Int64

    public init(_ report: KeptReport, createdAt: Int64) {
        (id, name, question, dueOn, self.createdAt) = (report.id, report.name, report.question, report.dueOn, createdAt)
    }
}
