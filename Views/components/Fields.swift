import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// A field of a form with its value and its problem; its limits come from the form's declaration.
package struct Field: ViewModel, Sendable {
    package let id, name, label, type, value: String
    package let isRequired, isVerbatim: Bool
    /// True if the label says that the field is optional.
    package let saysOptional: Bool
    package let maxLength, minLength: Int?
    package let autocomplete, inputMode, hint, placeholder, list: String?
    /// True if the script selects the text on focus, so that typing replaces it.
    package let isReplaced: Bool
    package let error: FieldError?
    /// The number of lines of a text area.
    package let rows: Int

    package init(
        _ field: FormField, label: String, form: FormState, t: Texts, hint: String? = nil, placeholder: String? = nil, list: String? = nil,
        secret: Bool = false, saysOptional: Bool? = nil, value: String? = nil, isReplaced: Bool = false, prefix: String = "", row: Int? = nil
    ) {
        id = prefix + (row.map(field.name(ofRow:)) ?? field.name)
        name = field.name
        self.label = label
        type = field.htmlType ?? "text"
        self.value = secret ? "" : value ?? form.value(field)
        isRequired = field.isRequired
        self.saysOptional = saysOptional ?? !field.isRequired
        isVerbatim = field.isVerbatim
        maxLength = field.htmlMaxLength
        minLength = field.minLength
        autocomplete = field.autocomplete
        inputMode = field.inputMode
        self.hint = hint
        self.placeholder = placeholder
        self.list = list
        self.isReplaced = isReplaced
        error = row.map { form.error(field, row: $0, t) } ?? form.error(field, t, prefix: prefix)
        if case .textarea(let rows) = field.control { self.rows = rows } else { rows = 1 }
    }

    package var describedBy: String? {
        let ids = [hint == nil ? nil : "\(id)-h", error?.id].compactMap(\.self)
        return ids.isEmpty ? nil : ids.joined(separator: " ")
    }
}

/// The problem of a field.
package struct FieldError: ViewModel, Sendable {
    package let id, text: String
    /// True if it is no mistake, but a value that was guessed from a line or is missing in it.
    package var isOpen = false
}

/// A field for an amount, with the currency next to it.
package struct MoneyField: ViewModel, Sendable {
    package let field: Field
    package let symbol, code: String?
    package let placeholder, signs: String
    package let decimals: Int
    package let allowsNegative, isFocused: Bool

    /// - Parameters:
    ///   - currency: nil as long as it is unknown.
    ///   - isBrief: true in a line with little room, which shows a code only in place of a symbol.
    ///   - isFocused: true if the page opens on this field.
    package init(
        _ field: Field, currency: Currency?, language: Language, allowsNegative: Bool = false, isBrief: Bool = false, isFocused: Bool = false
    ) {
        self.field = field
        let symbol = currency?.symbol(in: language)
        self.symbol = symbol == currency?.code && !isBrief ? nil : symbol
        code = isBrief ? nil : currency?.code
        signs = currency?.signList ?? ""
        placeholder = currency.map(MoneyFormat.placeholder) ?? ""
        decimals = currency?.minorUnits ?? 2
        self.allowsNegative = allowsNegative
        self.isFocused = isFocused
    }
}

extension Currency {
    /// The signs that an amount may have, as the script of amounts reads them.
    fileprivate var signList: String { signs.joined(separator: "|") }
}

/// A field for choosing from a list.
package struct SelectField: ViewModel, Sendable {
    /// The format of amounts in a field while this option is chosen.
    package struct CurrencyMark: Sendable {
        package let code, symbol, signs: String
        package let decimals: Int

        package init(_ currency: Currency, language: Language) {
            let symbol = currency.symbol(in: language)
            code = currency.code
            self.symbol = symbol == currency.code ? "" : symbol
            signs = currency.signList
            decimals = currency.minorUnits
        }
    }

    package struct Option: Sendable {
        /// The value sent by the form: a word, or an ID.
        package enum Value: HTMLValue, Sendable {
            case text(String)
            case identity(Identifier<Any>)

            package func write(into out: inout HTMLWriter) {
                switch self {
                case .text(let text): out.escaped(text)
                case .identity(let id): id.write(into: &out)
                }
            }
        }

        package let value: Value
        package let label: String
        package let isChosen: Bool
        package let currency: CurrencyMark?

        package init(_ value: String, _ label: String, isChosen: Bool, currency: CurrencyMark? = nil) {
            self.init(.text(value), label, isChosen: isChosen, currency: currency)
        }

        package init(_ value: Value, _ label: String, isChosen: Bool, currency: CurrencyMark? = nil) {
            self.value = value
            self.label = label
            self.isChosen = isChosen
            self.currency = currency
        }
    }

    package let id, name, label: String
    package let options: [Option]
    package let error: FieldError?

    /// Creates a field of a form from its values and labels; the form's value is chosen.
    package init(_ field: FormField, label: String, form: FormState, options: [(value: String, label: String)], t: Texts) {
        self.init(
            field.name, label: label, options: options.map { .init($0.value, $0.label, isChosen: form.has(field, $0.value)) },
            error: form.error(field, t))
    }

    package init(_ name: String, id: String? = nil, label: String, options: [Option], error: FieldError? = nil) {
        self.id = id ?? name
        self.name = name
        self.label = label
        self.options = options
        self.error = error
    }
}

/// A choice drawn as a tile: a category, a colour, an icon.
package struct Tile: ViewModel, Sendable {
    package let name, value, label, hue, icon: String
    package let isChosen, isRequired: Bool

    package init(name: String, category: Category, isChosen: Bool = false, isRequired: Bool = false) {
        self.name = name
        value = category.id.description
        label = category.name
        hue = category.hue.rawValue
        icon = category.icon.rawValue
        self.isChosen = isChosen
        self.isRequired = isRequired
    }
}

/// One part of a segmented control that changes the page.
package struct Segment: ViewModel, Sendable {
    package let url: Link
    package let label: String
    package let isCurrent: Bool

    package init(url: Link, label: String, isCurrent: Bool) {
        self.url = url
        self.label = label
        self.isCurrent = isCurrent
    }
}

/// A row of a menu of pages.
package struct MenuRow: ViewModel, Sendable {
    package let url: Link
    package let label, icon, hue: String
    package let hint, value: String?

    package init(url: Link, label: String, icon: String, hue: Hue, hint: String? = nil, value: String? = nil) {
        self.url = url
        self.label = label
        self.icon = icon
        self.hue = hue.rawValue
        self.hint = hint
        self.value = value
    }
}
