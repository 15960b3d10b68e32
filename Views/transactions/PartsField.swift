import Bookkeeping
import Language
import Templates
import Validation

/// The parts of a record in its form, and what they leave of its amount.
package struct PartsField: ViewModel, Sendable {
    /// The fields of a part.
    package struct Row: Sendable {
        package let number: Int
        package let category: SelectField
        package let amount: MoneyField
        package let note: Field
        package let remove: String
        package let isFocused: Bool
    }

    /// The rest to divide, as a strip that the script keeps up to date.
    package struct Rest: Sendable {
        package let text, tone: String
        /// True if an amount is left that a new part can have.
        package let isLeft: Bool
        package let meter: Int
    }

    package let rows: [Row]
    package let rest: Rest?
    package let error: FieldError?
    package let canGrow: Bool
    /// Sentences of the script, with `{}` in place of an amount.
    package let left, tooMuch: String
    package var hidesRest: Bool { rest?.isLeft != true }

    /// Creates the fields of the typed parts; nil for a record that is not divided.
    ///
    /// - Parameter isChanged: true after a button has changed the number of parts: the page then opens on the last one.
    init?(form: FormState, categories: [Category], currency: Currency, accounts: [Account], isChanged: Bool, t: Texts) {
        let typed = form.record, parts = typed.typedParts, words = t.transactions
        guard !parts.isEmpty else { return nil }
        rows = parts.enumerated().map { index, part in
            let number = index + 1, isLast = number == parts.count
            let options =
                [SelectField.Option("", words.partCategory, isChosen: part.category.isEmpty)]
                + categories.map { .init($0.id.description, categories.fullName(of: $0), isChosen: $0.id.description == part.category) }
            return Row(
                number: number,
                category: SelectField(
                    TransactionForm.partCategory.name, id: TransactionForm.partCategory.name(ofRow: number), label: words.categoryOfPart(number),
                    options: options, error: form.error(TransactionForm.partCategory, row: number, t)),
                amount: MoneyField(
                    Field(TransactionForm.partAmount, label: words.amountOfPart(number), form: form, t: t, value: part.amount, row: number),
                    currency: currency, language: t.language),
                note: Field(
                    TransactionForm.partNote, label: words.noteOfPart(number), form: form, t: t, placeholder: words.partNote, value: part.note,
                    row: number),
                remove: words.removePart(number), isFocused: isChanged && isLast)
        }
        (left, tooMuch) = (words.left("{}"), words.tooMuch("{}"))
        canGrow = parts.count < RecordPart.limit
        rest = typed.left(accounts: accounts).map { Rest($0, of: typed.whole(accounts: accounts), t) }
        error = form.error(TransactionForm.partAmount, t)
    }
}

extension PartsField.Rest {
    init(_ left: Money, of whole: Money?, _ t: Texts) {
        let size = t.money.string(Money(minorUnits: Int64(clamping: left.minorUnits.magnitude), left.currency))
        isLeft = left.minorUnits > 0
        text = left.minorUnits == 0 ? t.transactions.nothingLeft : isLeft ? t.transactions.left(size) : t.transactions.tooMuch(size)
        tone = left.minorUnits == 0 ? "ok" : isLeft ? "near" : "over"
        let all = Int128(whole?.minorUnits ?? 0)
        meter = all > 0 ? Int(clamping: min(100, max(0, 100 - Int128(left.minorUnits) * 100 / all))) : 0
    }
}
