import BankFiles
import Bookkeeping
import Language
import Templates
import Validation

/// A question that a file leaves open, with the first rows as each answer would read them.
package struct BankQuestion: ViewModel, Sendable {
    package struct Option: Sendable {
        package let value, label, detail: String
        package let isChosen: Bool
    }

    package let id, name, title: String
    /// The answers; none for a choice among many.
    package let options: [Option]
    package let select: SelectField?
    /// True for answers that were given with the last file of the same columns.
    package let isAsLastTime: Bool
    package let error: FieldError?

    /// - Parameters:
    ///   - sign: the answer about signs that was given and does not settle them.
    ///   - currencies: the currencies of the accounts, which are the first choices.
    init(_ doubt: TableDoubt, _ content: BankMappingPage.Content, sign: BankFileAnswers.Sign?, _ currencies: [Currency], _ t: Texts) {
        let form = content.form, isOpen = form.doubts.contains(doubt), texts = t.bankQuestions
        let field = Self.field(doubt)
        (id, name) = ("ask-\(field.name)", field.name)
        isAsLastTime = !isOpen && content.isRemembered
        var problem = doubt == .currency ? texts.currencyAnswer : texts.answer
        var select: SelectField?
        switch doubt {
        case .sign:
            (title, options) = Self.signs(content, isOpen ? sign : nil, isOpen: isOpen, t)
            if sign == .ask { problem = texts.columnAnswer }
        case .direction: (title, options) = Self.words(content, isOpen: isOpen, t)
        case .decimalMark: (title, options) = Self.marks(content, isOpen: isOpen, t)
        case .dateOrder: (title, options) = Self.days(content, isOpen: isOpen, t)
        case .amount: (title, options) = Self.columns(content, isOpen: isOpen, t)
        case .currency:
            (title, options) = (texts.currency, [])
            let chosen = if !isOpen, case .table(let table) = form { table.currency } else { String?.none }
            select = SelectField(
                name, id: id, label: texts.currency,
                options: [.init("", texts.chooseCurrency, isChosen: chosen == nil)] + Self.all(currencies, first: nil, chosen: chosen, t))
        }
        self.select = select
        error = content.isRefused && isOpen ? FieldError(id: "\(id)-e", text: problem) : nil
    }

    private static func field(_ doubt: TableDoubt) -> FormField {
        switch doubt {
        case .sign: BankMappingForm.sign
        case .direction: BankMappingForm.outWord
        case .decimalMark: BankMappingForm.decimal
        case .dateOrder: BankMappingForm.dates
        case .amount: BankMappingForm.amounts
        case .currency: BankMappingForm.currency
        }
    }

    /// Returns all currencies as choices, first the currencies of the file and the accounts.
    static func all(_ own: [Currency], first: String?, chosen: String?, _ t: Texts) -> [SelectField.Option] {
        let others = CurrencyCatalogue.all.map(\.currency).filter { !own.contains($0) }
        let codes = own.map(\.code) + others.map(\.code)
        let whole = first.map { first in [first] + codes.filter { $0 != first } } ?? codes
        return whole.map { code in
            let name = Currency(code: code)?.name(in: t.language) ?? ""
            return .init(code, name.isEmpty ? code : "\(code) · \(name)", isChosen: code == chosen)
        }
    }

    // MARK: Answers

    private static func signs(
        _ content: BankMappingPage.Content, _ sign: BankFileAnswers.Sign?, isOpen: Bool, _ t: Texts
    ) -> (String, [Option]) {
        let texts = t.bankQuestions
        let isReversed: Bool, hasDirections: Bool
        switch content.form {
        case .table(let table): (isReversed, hasDirections) = (table.isReversed, table.hasDirections)
        case .ofx(let form): (isReversed, hasDirections) = (form.isReversed, false)
        case .qif(let form): (isReversed, hasDirections) = (form.isReversed, false)
        case .camt, .mt940: return (texts.signTitle, [])
        }
        // An amount that has no minus in the file.
        let entry = content.reading.summary.firstEntries.first { $0.amount.isNegative == isReversed && !$0.amount.isZero }
        let title = entry.map { entry in
            let amount = t.money.string(Money(minorUnits: Int64(clamping: entry.amount.minorUnits.magnitude), entry.amount.currency))
            let name = entry.payee.isEmpty ? entry.purpose : entry.payee
            return name.isEmpty ? texts.sign(amount) : texts.signAt(amount, name.cut(to: 40))
        }
        let chosen = sign ?? (isOpen ? nil : hasDirections ? .ask : isReversed ? .card : .asWritten)
        let answers: [(value: BankFileAnswers.Sign, label: String, hint: String)] = [
            (.card, texts.moneyOut, texts.moneyOutHint), (.asWritten, texts.moneyIn, texts.moneyInHint),
        ]
        let columns = content.form.format == .table ? [(value: BankFileAnswers.Sign.ask, label: texts.columnSays, hint: texts.columnSaysHint)] : []
        return (
            title ?? texts.signTitle,
            (answers + columns).map { Option(value: $0.value.rawValue, label: $0.label, detail: $0.hint, isChosen: $0.value == chosen) }
        )
    }

    private static func words(_ content: BankMappingPage.Content, isOpen: Bool, _ t: Texts) -> (String, [Option]) {
        let texts = t.bankQuestions
        guard case .table(let table) = content.form else { return (texts.wordTitle, []) }
        let words = (content.reading.examples?.words ?? []).map { word in
            Option(value: word, label: word.cut(to: 40), detail: "", isChosen: !isOpen && table.directions[word.folded] == true)
        }
        let none = Option(
            value: BankFileAnswers.noWord, label: texts.noWord, detail: texts.noWordHint, isChosen: !isOpen && !table.has(.sign))
        return (texts.wordTitle, words + [none])
    }

    private static func marks(_ content: BankMappingPage.Content, isOpen: Bool, _ t: Texts) -> (String, [Option]) {
        let texts = t.bankQuestions, examples = content.reading.examples?.amounts ?? []
        let found: DecimalMark? =
            switch content.form {
            case .table(let table): table.decimalMark
            case .qif(let form): form.decimalMark
            case .ofx, .camt, .mt940: nil
            }
        let options = DecimalMark.allCases.map { mark in
            let readings = examples.map { $0.readings[mark].map { t.money.string($0) } ?? texts.unreadable }
            let hint = mark == .point ? texts.pointHint : texts.commaHint
            return Option(
                value: mark.rawValue, label: readings.isEmpty ? hint : readings.joined(separator: t.frame.listSeparator),
                detail: readings.isEmpty ? "" : hint, isChosen: !isOpen && mark == found)
        }
        let shown = examples.map { t.money.isMasked ? MoneyFormat.mask : $0.text }
        return (shown.isEmpty ? texts.decimalTitle : texts.decimal(shown.joined(separator: t.frame.listSeparator)), options)
    }

    private static func days(_ content: BankMappingPage.Content, isOpen: Bool, _ t: Texts) -> (String, [Option]) {
        let texts = t.bankQuestions, example = content.reading.examples?.days.first
        let order: DateOrder? =
            switch content.form {
            case .table(let table): table.dateOrder
            case .qif(let form): form.dateOrder
            case .ofx, .camt, .mt940: nil
            }
        let orders = DateOrder.allCases.filter { example == nil ? $0 != .yearDayMonth : example?.readings[$0] != nil }
        let options = orders.map { one in
            let day = example?.readings[one].map { t.dates.full($0) }, name = t.banks.order(one)
            return Option(value: one.rawValue, label: day ?? name, detail: day == nil ? "" : name, isChosen: !isOpen && one == order)
        }
        return (example.map { texts.date($0.text) } ?? texts.dateTitle, options)
    }

    private static func columns(_ content: BankMappingPage.Content, isOpen: Bool, _ t: Texts) -> (String, [Option]) {
        guard case .table(let table) = content.form else { return (t.bankQuestions.amountColumn, []) }
        let options = (content.reading.examples?.columns ?? []).map { column in
            let samples = column.samples.map { t.money.isMasked ? MoneyFormat.mask : $0 }
            let isFound = table.columns.dropFirst(column.number - 1).first.flatMap(\.self) == .amount
            return Option(
                value: String(column.number), label: column.name.isEmpty ? t.banks.columnNumber(column.number) : column.name,
                detail: samples.joined(separator: t.frame.listSeparator), isChosen: !isOpen && isFound)
        }
        return (t.bankQuestions.amountColumn, options)
    }
}
