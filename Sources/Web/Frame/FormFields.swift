import Bookkeeping
import MicroHTTP
import Validation

/// The fields of a posted form, as Validation reads them.
struct FormFields: Sendable {
    let input: FormInput

    init(_ form: FormBody, writing: NumberWriting) {
        input = FormInput(
            form.fields.map { ($0.name, $0.value) },
            files: form.files.map { FormInput.File(field: $0.field, name: $0.fileName, bytes: $0.bytes) }, writing: writing)
    }

    /// The first value of a field; empty if the field is absent.
    subscript(field: FormField) -> String { input[field] }
}

extension Request {
    /// The query parameters, as Validation reads them.
    var queryInput: FormInput { FormInput(query.map { ($0.name, $0.value) }) }
}

extension Visit {
    /// The query parameters, as Validation reads them.
    var query: FormInput { request.queryInput.written(writing) }

    /// How the visitor writes numbers: by the language of the page and the settings of its book.
    var writing: NumberWriting { NumberWriting(t.language, currency: person?.mainCurrency, timeZone: person?.timeZone) }

    /// The posted form. Throws `Failure.badRequest` if nothing was posted.
    var form: FormFields {
        get throws {
            guard let posted else { throw Failure.badRequest }
            return posted
        }
    }
}
