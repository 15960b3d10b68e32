/// A form of a page and the data that a browser would send for it.
public struct HTMLForm: Sendable {
    public let element: HTMLElement

    public init(_ element: HTMLElement) { self.element = element }

    public var method: String { (element["method"] ?? "get").uppercased() }
    /// The `action` as written; empty means the page itself.
    public var action: String { element["action"] ?? "" }
    public var isMultipart: Bool { element["enctype"] == "multipart/form-data" }

    /// The controls of the form, inside it or with its ID in their `form` attribute, in document order.
    public var controls: [HTMLElement] {
        HTMLDocument.elements(of: element.tree).filter { control in
            guard ["input", "select", "textarea", "button"].contains(control.tag) else { return false }
            if let form = control["form"] { return form == element.id }
            return control.ancestors.contains(element)
        }
    }

    public var buttons: [HTMLElement] {
        controls.filter { control in
            if control.isDisabled { return false }
            if control.tag == "button" { return (control["type"] ?? "submit") == "submit" }
            return control.tag == "input" && ["submit", "image"].contains(control["type"] ?? "")
        }
    }

    /// Returns the initial value of a field.
    public func value(of name: String) -> String? { entries().first { $0.name == name }?.value.text }

    /// Returns the names and values to send in document order, with some fields filled in (HTML, "constructing the entry list").
    public func entries(filling filled: [String: FormValue] = [:], pressing button: HTMLElement? = nil) -> [FormEntry] {
        var entries: [FormEntry] = []
        var typed: Set<String> = []
        for control in controls where !control.isDisabled {
            guard let name = control["name"], !name.isEmpty else { continue }
            if let button, control == button { entries.append(FormEntry(name: name, value: .text(control["value"] ?? ""))) }
            let value = filled[name]
            switch (control.tag, control["type"] ?? "text") {
            case ("button", _), ("input", "submit"), ("input", "button"), ("input", "reset"), ("input", "image"):
                continue
            case ("input", "checkbox"), ("input", "radio"):
                if control.isChosen(by: value) { entries.append(FormEntry(name: name, value: .text(control["value"] ?? "on"))) }
            case ("input", "file"):
                entries.append(
                    FormEntry(name: name, value: value ?? .file(name: "", type: "application/octet-stream", bytes: [])))
            case ("select", _):
                entries += control.chosenOptions(by: value).map { FormEntry(name: name, value: .text($0)) }
            default:
                let isFirst = typed.insert(name).inserted
                entries.append(
                    FormEntry(name: name, value: isFirst && value != nil ? value ?? .text("") : .text(control.typedValue)))
            }
        }
        return entries
    }
}

/// A name and value of a submitted form.
public struct FormEntry: Sendable, Equatable {
    public var name: String
    public var value: FormValue

    public init(name: String, value: FormValue) {
        self.name = name
        self.value = value
    }
}

/// The input of a person into a field: text, a choice of several values, a check mark, or a file.
public enum FormValue: Sendable, Equatable, ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral
{
    case text(String)
    case checked(Bool)
    case several([String])
    case file(name: String, type: String, bytes: [UInt8])

    public init(stringLiteral text: String) { self = .text(text) }
    public init(booleanLiteral isChecked: Bool) { self = .checked(isChecked) }
    public init(arrayLiteral values: String...) { self = .several(values) }

    /// The text of the value; empty for a file.
    public var text: String {
        switch self {
        case .text(let text): text
        case .checked(let isChecked): isChecked ? "on" : ""
        case .several(let values): values.joined(separator: " ")
        case .file: ""
        }
    }

    func contains(_ value: String) -> Bool? {
        switch self {
        case .text(let text): text == value
        case .several(let values): values.contains(value)
        case .checked(let isChecked): isChecked
        case .file: nil
        }
    }
}

extension HTMLElement {
    /// True if the control itself or a fieldset around it is disabled.
    public var isDisabled: Bool { has("disabled") || ancestors.contains { $0.tag == "fieldset" && $0.has("disabled") } }

    var typedValue: String {
        if tag != "textarea" { return self["value"] ?? "" }
        return textContent.hasPrefix("\n") ? String(textContent.dropFirst()) : textContent
    }

    /// The values of a select's options, in order.
    public var optionValues: [String] { all("option").map(\.optionValue) }

    private var optionValue: String { self["value"] ?? text }

    func isChosen(by value: FormValue?) -> Bool { value?.contains(self["value"] ?? "on") ?? has("checked") }

    func chosenOptions(by value: FormValue?) -> [String] {
        let options = all("option")
        if let value {
            return options.filter { (value.contains($0.optionValue) ?? false) || (value.contains($0.text) ?? false) }.map(
                \.optionValue)
        }
        let selected = options.filter { $0.has("selected") && !$0.isDisabled }
        if has("multiple") { return selected.map(\.optionValue) }
        return (selected.last ?? options.first { !$0.isDisabled }).map { [$0.optionValue] } ?? []
    }
}
