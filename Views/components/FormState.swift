import Templates
import Validation

/// What a form holds: the values typed, and every problem with them.
package struct FormState: Sendable {
    private let input: FormInput
    private let problems: Problems?

    /// A form as it is shown first, with the values it begins with.
    package init(_ form: some Form) {
        input = form.input
        problems = nil
    }

    /// A form that came back: as it was typed, with what is wrong.
    package init(_ input: FormInput, problems: Problems) {
        self.input = input
        self.problems = problems
    }

    package func value(_ field: FormField) -> String { input[field] }
    package func all(_ field: FormField) -> [String] { input.all(field) }
    package func has(_ field: FormField, _ value: String) -> Bool { all(field).contains(value) }
    package var hasProblems: Bool { problems != nil }

    /// - Parameter place: The field that the page shows it at, if it is another one.
    package func error(_ field: FormField, _ t: Texts, shownAs place: FormField? = nil) -> FieldError? {
        problems?[field].map { FieldError(id: "\((place ?? field).name)-e", text: t.problems.sentence($0, field.name)) }
    }

    /// The summary on top of a form that came back; nil when nothing is wrong.
    ///
    /// - Parameter prefix: What the page writes before the names of this form's fields to make identifiers, if it has several forms.
    package func summary(_ t: Texts, prefix: String = "") -> ProblemSummary? {
        guard let problems, !problems.isEmpty else { return nil }
        return ProblemSummary(
            heading: t.form.needsFixing(problems.list.count),
            items: problems.list.map { .init(text: t.problems.sentence($0.problem, $0.field), target: $0.field.isEmpty ? nil : prefix + $0.field) })
    }
}

/// Everything that is wrong with a form, with a link to each field.
package struct ProblemSummary: ViewModel, Sendable {
    package struct Item: Sendable {
        package let text: String
        package let target: String?
    }

    package let heading: String
    package let items: [Item]
}
