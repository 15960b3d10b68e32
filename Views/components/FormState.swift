import Language
import Templates
import Validation

/// The content of a form: the values typed, and their problems.
package struct FormState: Sendable {
    private let input: FormInput
    private let problems: Problems?
    /// True for a form filled from a line: a guessed or missing value is no mistake there.
    private let isOfLine: Bool

    /// Creates the state of a form with its initial values.
    package init(_ form: some Form) {
        input = form.input
        problems = nil
        isOfLine = false
    }

    /// Creates the state of a refused form: the values as typed, with their problems.
    ///
    /// - Parameter isOfLine: true for a form that was filled from a line.
    package init(_ input: FormInput, problems: Problems, isOfLine: Bool = false) {
        self.input = input
        self.problems = problems
        self.isOfLine = isOfLine
    }

    /// The form of a record with these texts.
    package var record: TransactionForm { TransactionForm(input) }

    /// The form of a recurring record with these texts.
    package var recurring: RecurringForm { RecurringForm(input) }

    /// The form of a kept report with these texts.
    package var keptReport: KeptReportForm { KeptReportForm(input) }

    package func value(_ field: FormField) -> String { input[field] }
    package func all(_ field: FormField) -> [String] { input.all(field) }
    package func has(_ field: FormField, _ value: String) -> Bool { all(field).contains(value) }
    package var hasProblems: Bool { problems != nil }
    /// True if something in it is a mistake, not only left open by a line.
    package var hasMistakes: Bool { hasProblems && !isLeftOpen }
    private var isLeftOpen: Bool { isOfLine && problems?.list.allSatisfy(\.problem.isLeftOpen) == true }

    /// Returns the problem of a field; nil if there is none.
    ///
    /// - Parameters:
    ///   - place: the field that shows the problem on the page, if it is another one.
    ///   - prefix: the prefix of this form's element IDs, on a page with several forms.
    package func error(_ field: FormField, _ t: Texts, shownAs place: FormField? = nil, prefix: String = "") -> FieldError? {
        problems?[field].map {
            FieldError(id: "\(prefix)\((place ?? field).name)-e", text: t.problems.sentence($0, field.name), isOpen: isOfLine && $0.isLeftOpen)
        }
    }

    /// Returns the problem of a field in a row, counted from 1; nil if there is none.
    package func error(_ field: FormField, row: Int, _ t: Texts) -> FieldError? {
        let name = field.name(ofRow: row)
        return problems?[name].map { FieldError(id: "\(name)-e", text: t.problems.sentence($0, name)) }
    }

    /// Returns the summary on top of a refused form; nil if there is no problem.
    ///
    /// - Parameter prefix: the prefix of this form's element IDs, on a page with several forms.
    package func summary(_ t: Texts, prefix: String = "") -> ProblemSummary? {
        guard let problems, !problems.isEmpty else { return nil }
        if isLeftOpen {
            // The fields say what they lack, each once.
            return ProblemSummary(heading: t.form.leftOpen, items: [], isOpen: true)
        }
        return ProblemSummary(
            heading: t.form.needsFixing(problems.list.count),
            items: problems.list.map { .init(text: t.problems.sentence($0.problem, $0.field), target: $0.field.isEmpty ? nil : prefix + $0.field) })
    }
}

/// All problems of a form, with a link to each field.
package struct ProblemSummary: ViewModel, Sendable {
    package struct Item: Sendable {
        package let text: String
        package let target: String?
    }

    package let heading: String
    package let items: [Item]
    /// True if there is no mistake, only values that were guessed or are missing.
    package var isOpen = false
}
