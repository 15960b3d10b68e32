import Bookkeeping

/// Reads the fields of a form one by one and collects their problems.
struct FormReader {
    var input: FormInput
    var problems = Problems()

    init(_ input: FormInput) { self.input = input }

    /// Ends the reading. Throws all problems if there are any.
    func finish() throws(Problems) { if !problems.isEmpty { throw problems } }

    mutating func add(_ problem: Problem, to field: FormField) { problems.add(problem, to: field) }

    /// Returns the cleaned text of a field; empty if it is empty or has a problem.
    mutating func text(_ field: FormField) -> String {
        do {
            return try CleanText(input[field], for: field).text
        } catch {
            add(error, to: field)
            return ""
        }
    }

    /// Returns the value of a field's text. An empty text is a problem only if the field is required.
    mutating func value<Value>(_ field: FormField, or problem: Problem, _ read: (String) -> Value?) -> Value? {
        value(field) { text throws(Problem) in
            guard let value = read(text) else { throw problem }
            return value
        }
    }

    /// Returns the value of a field's text, or adds the problem that `read` throws.
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

    /// Returns a choice from a list, by its value in the form.
    mutating func choice<Value>(_ field: FormField, _ read: (String) -> Value?) -> Value? {
        value(field, or: .notAChoice, read)
    }

    mutating func date(_ field: FormField) -> CalendarDate? { value(field, DayText.read) }

    mutating func time(_ field: FormField) -> TimeOfDay? {
        value(field, or: .notATime) { TimeOfDay($0) }
    }

    /// Returns an amount in a currency; empty is the problem `required` even if the field is required only in some cases.
    mutating func amount(_ field: FormField, in currency: Currency, _ sign: AmountParser.Sign = .positive) -> Money? {
        do {
            return try AmountParser(currency, sign, writing: input.writing).parse(input[field])
        } catch {
            add(error, to: field)
            return nil
        }
    }

    /// Returns true for a checked checkbox: the form has the field with any value that does not mean off.
    func isOn(_ field: FormField) -> Bool {
        input.has(field) && !["", "0", "off", "false", "no"].contains(input[field].lowercased())
    }
}
