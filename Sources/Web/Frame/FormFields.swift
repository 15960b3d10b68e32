import MicroHTTP
import Validation

/// The fields of a posted form, as Validation reads them.
struct FormFields: Sendable {
    let input: FormInput

    init(_ form: Form) {
        input = FormInput(
            form.fields.map { ($0.name, $0.value) },
            files: form.files.map { FormInput.File(field: $0.field, name: $0.fileName, bytes: $0.bytes) })
    }

    /// The first value of a field; empty when it is absent.
    subscript(name: String) -> String { input[name] }
}

extension Visit {
    /// What was posted. Throws `FormError` for a body that is no form.
    var form: FormFields { get throws { FormFields(try request.form) } }
}
