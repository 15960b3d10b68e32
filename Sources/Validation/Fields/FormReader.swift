import Bookkeeping

/// Reads the fields of one form one after the other and gathers what is wrong with them.
struct FormReader {
    let input: FormInput
    var problems = Problems()

    init(_ input: FormInput) { self.input = input }

    /// Ends the reading. Throws all problems if there is one.
    func finish() throws(Problems) { if !problems.isEmpty { throw problems } }

    mutating func add(_ problem: Problem, to field: FormField) { problems.add(problem, to: field) }

    /// The text of a field in its clean form; empty when it is, or when there is a problem.
    mutating func text(_ field: FormField) -> String {
        do {
            return try CleanText(input[field], for: field).text
        } catch {
            add(error, to: field)
            return ""
        }
    }

    /// The value that a text stands for. An empty text is a problem only if the field is required.
    mutating func value<Value>(_ field: FormField, or problem: Problem, _ read: (String) -> Value?) -> Value? {
        value(field) { text throws(Problem) in
            guard let value = read(text) else { throw problem }
            return value
        }
    }

    /// The value that a text stands for, or the problem that reading it throws.
    mutating func value<Value>(_ field: FormField, _ read: (String) throws(Problem) -> Value) -> Value? {
        let known = problems.list.count
        let text = text(field)
        guard problems.list.count == known, !text.isEmpty else { return nil }
        do {
            return try read(text)
        } catch {
            add(error, to: field)
            return nil
        }
    }

    /// One of a list, by the text that stands for it in the form.
    mutating func choice<Value>(_ field: FormField, _ read: (String) -> Value?) -> Value? {
        value(field, or: .notAChoice, read)
    }

    mutating func date(_ field: FormField) -> CalendarDate? { value(field, DayText.read) }

    mutating func time(_ field: FormField) -> TimeOfDay? {
        value(field, or: .notATime) { TimeOfDay($0) }
    }

    /// An amount of a currency; `required` even where the field only sometimes is.
    mutating func amount(_ field: FormField, in currency: Currency, _ sign: AmountParser.Sign = .positive) -> Money? {
        do {
            return try AmountParser(currency, sign).parse(input[field])
        } catch {
            add(error, to: field)
            return nil
        }
    }

    /// A checkbox: on if the form has the field with any value but those that mean off.
    func isOn(_ field: FormField) -> Bool {
        input.has(field) && !["", "0", "off", "false", "no"].contains(input[field].lowercased())
    }
}
