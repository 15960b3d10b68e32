import MicroHTTP
import Validation

/// The fields of a posted form, as Validation reads them.
struct FormFields: Sendable {
    let input: FormInput

    init(_ form: MicroHTTP.Form) {
        input = FormInput(
            form.fields.map { ($0.name, $0.value) },
            files: form.files.map { FormInput.File(field: $0.field, name: $0.fileName, bytes: $0.bytes) })
    }

    /// The first value of a field; empty when it is absent.
    subscript(field: FormField) -> String { input[field] }
}

extension Request {
    /// What the address says, as Validation reads it.
    var queryInput: FormInput { FormInput(query.map { ($0.name, $0.value) }) }
}

extension Visit {
    /// What the address says, as Validation reads it.
    var query: FormInput { request.queryInput }

    /// What was posted. Throws `Failure.badRequest` when nothing was.
    var form: FormFields {
        get throws {
            guard let posted else { throw Failure.badRequest }
            return posted
        }
    }
}
