import Bookkeeping

extension FormInput {
    /// The fields of a kept report, as the address of its page has them.
    public init(_ question: [KeptReport.Parameter]) { self.init(question.map { ($0.name, $0.value) }) }
}

/// The form that keeps a report under a name: the name, and the parameters of the report's URL.
public struct KeptReportForm: Form {
    public static let id = FormField.hidden("id")
    public static let name = FormField("name", .text, required: true, max: KeptReport.nameLimit, autocomplete: "off")
    /// Ticked to be sent the report each month.
    public static let monthly = FormField("monthly", .checkbox)
    /// The button that keeps it in place of the one with its name.
    public static let replace = FormField.hidden("replace")
    public static let fields = [id, name, monthly, replace]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of a kept report.
    public init(_ report: KeptReport) {
        input = FormInput(
            [(Self.id.name, report.id.description), (Self.name.name, report.name)] + (report.dueOn == nil ? [] : [(Self.monthly.name, "1")]))
    }

    /// The ID of a new report; nil if the form has none, so that a new one has to be made.
    public var id: KeptReport.ID? { KeptReport.ID(self[Self.id]) }
    public var isMonthly: Bool { FormReader(input).isOn(Self.monthly) }

    /// Returns the report of the name that the form replaces, if it says so.
    public func replaced(among kept: [KeptReport]) -> KeptReport? {
        self[Self.replace].isEmpty ? nil : namesake(among: kept)
    }

    /// Returns the report that has the name already.
    public func namesake(among others: [KeptReport]) -> KeptReport? {
        var reader = FormReader(input)
        let name = reader.text(Self.name).folded
        return others.first { $0.name.folded == name }
    }

    /// Returns the name. Throws all problems.
    ///
    /// - Parameter others: the other reports of the book.
    public func name(among others: [KeptReport]) throws(Problems) -> String {
        var reader = FormReader(input)
        if others.count >= KeptReport.limit { reader.problems.add(.keptReportLimit(KeptReport.limit), to: Problems.wholeForm) }
        let name = reader.text(Self.name)
        if others.contains(where: { $0.name.folded == name.folded }) { reader.add(.duplicateName, to: Self.name) }
        guard reader.problems.isEmpty else { throw reader.problems }
        return name
    }
}
