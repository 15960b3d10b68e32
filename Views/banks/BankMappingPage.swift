import BankFiles
import Bookkeeping
import Templates
import Validation

/// The way to read one file, its first rows as they become records, and the accounts that they belong to.
package struct BankMappingPage: PageModel {
    package struct Column: Sendable {
        package let select: SelectField
        package let samples: String
        package let isUnused: Bool
    }

    package struct Sample: Sendable {
        package let title, meta, sign: String
        package let amount: MoneyText
    }

    package let title, file, known, readable, howRead: String
    /// The number of the file among several; nil for a single one.
    package let count: String?
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.banks) }
    package var isTask: Bool { true }
    package var back: Link? { Paths.bankImports }
    package var assets: PageAssets { [.banks] }
    package let action: Link
    package let steps: BankSteps
    package let problem: String?
    package var hasProblems: Bool { problem != nil }
    package let isKnown, isRemembered, isReadable, hasSamples, hasColumns, hasChoices, isOpen: Bool
    package let choices: [SelectField]
    package let columns: [Column]
    package let samples: [Sample]
    /// The problems of the first rows that cannot be read.
    package let unread: [String]
    package let accounts: [SelectField]

    /// The file as it is read now.
    package struct Content: Sendable {
        let name: String
        let form: BankFileForm
        /// True if the last file with these columns was read like this.
        let isRemembered: Bool
        let preview: TablePreview?
        let summary: BankFileSummary
        /// The choice for each account of the file: an ID, ``BankMappingForm/newAccount``, or empty.
        let accounts: [String]
        let number, count: Int

        package init(
            name: String, form: BankFileForm, isRemembered: Bool, preview: TablePreview?, summary: BankFileSummary, accounts: [String], number: Int,
            count: Int
        ) {
            (self.name, self.form, self.isRemembered, self.preview, self.summary) = (name, form, isRemembered, preview, summary)
            (self.accounts, self.number, self.count) = (accounts, number, count)
        }
    }

    package init(
        _ content: Content, id: BankImport.ID, accounts own: [Account], currencies: [Currency], problem: String? = nil, today: CalendarDate, t: Texts
    ) {
        let texts = t.banks, summary = content.summary
        title = texts.title
        file = content.name
        count = content.count > 1 ? texts.fileNumber(content.number, content.count) : nil
        action = Paths.bankImport(id)
        steps = BankSteps(at: .columns, t: t)
        var preset: String?, isUncertain = false
        switch content.form {
        case .table(let mapping):
            preset = mapping.preset
            choices = Self.choices(mapping, currencies, t)
            columns = (content.preview?.columns ?? []).enumerated().map { Self.column($1, number: $0, t) }
        case .qif(let form):
            choices = [Self.dates(form.dateOrder, t), Self.decimal(form.decimalMark, t), Self.letters(form.encoding, t)]
            columns = []
            isUncertain = !form.isDateOrderCertain
        case .ofx, .camt, .mt940: (choices, columns) = ([], [])
        }
        known = texts.known(preset ?? content.form.format.rawValue.uppercased())
        isRemembered = content.isRemembered
        isKnown = preset != nil || isRemembered || content.preview == nil && !isUncertain
        (hasColumns, hasChoices) = (!columns.isEmpty, !choices.isEmpty)
        let all = summary.entries + summary.problems
        readable = texts.readable(summary.entries, all)
        isReadable = summary.problems == 0 && summary.entries > 0
        self.problem =
            problem ?? (content.form.isComplete && summary.entries > 0 ? nil : Self.obstacle(content.form, summary, t))
        samples = summary.firstEntries.map { entry in
            let meta = [t.dates.day(entry.date, today: today), entry.payee.isEmpty ? "" : entry.purpose, entry.category]
            return Sample(
                title: entry.payee.isEmpty ? entry.purpose : entry.payee,
                meta: meta.filter { !$0.isEmpty }.joined(separator: t.frame.listSeparator), sign: entry.amount.isNegative ? "out" : "in",
                amount: MoneyText(entry.amount, sign: entry.amount.isNegative ? .negative : .plus, t.money))
        }
        hasSamples = !samples.isEmpty
        isOpen = !isKnown || self.problem != nil
        howRead = choices.compactMap { $0.options.first(where: \.isChosen)?.label }.joined(separator: t.frame.listSeparator)
        unread = summary.firstProblems.map { [t.sentence($0.reason), texts.rowOf(String($0.line))].joined(separator: t.changes.between) }
        self.accounts = summary.accounts.enumerated().map { number, found in
            let name = [found.account.name, found.account.number].first { !$0.isEmpty } ?? ""
            let chosen = content.accounts.dropFirst(number).first ?? ""
            let options =
                own.map { SelectField.Option($0, isChosen: $0.id.description == chosen, t: t) } + [
                    .init(BankMappingForm.newAccount, texts.newAccount, isChosen: chosen == BankMappingForm.newAccount),
                    .init("", texts.leaveOut, isChosen: chosen.isEmpty),
                ]
            let label = [name.isEmpty ? texts.account : texts.entriesOf(name), found.currency?.code ?? "", texts.rows(found.entries)]
            return SelectField(
                BankMappingForm.account.name, id: BankMappingForm.account.name(ofRow: number + 1),
                label: label.filter { !$0.isEmpty }.joined(separator: t.frame.listSeparator), options: options)
        }
    }

    /// Returns the reason why a file without entries, or whose columns are not known, cannot be imported.
    package static func obstacle(_ form: BankFileForm, _ summary: BankFileSummary, _ t: Texts) -> String {
        guard form.isComplete else { return t.banks.needsColumns }
        // The columns of a table may be wrong; those of other formats cannot.
        guard form.format != .table, summary.entries == 0 else { return t.banks.noEntries }
        return t.bankProblems.withoutEntries(closing: summary.accounts.first?.closing.map { t.money.string($0.amount) })
    }

    // MARK: Choices

    private static func choices(_ mapping: TableMapping, _ currencies: [Currency], _ t: Texts) -> [SelectField] {
        let texts = t.banks, dialect = mapping.dialect
        let separator = choice(
            BankMappingForm.separator, texts.divided, dialect.separator.rawValue,
            TableDialect.Separator.allCases.map { ($0.rawValue, texts.separator($0)) })
        let header = choice(
            BankMappingForm.header, texts.firstRow, dialect.hasHeader ? "1" : "0", [("1", texts.firstRowNames), ("0", texts.firstRowEntry)])
        let signs = choice(
            BankMappingForm.reversed, texts.signs, mapping.isReversed ? "1" : "0", [("0", texts.signsUsual), ("1", texts.signsReversed)])
        var choices = [letters(dialect.encoding, t), separator, header, dates(mapping.dateOrder, t), decimal(mapping.decimalMark, t), signs]
        if !mapping.has(.currency) {
            choices.append(
                choice(
                    BankMappingForm.currency, texts.currencyField, mapping.currency ?? "",
                    [("", texts.asAccount)] + currencies.map { ($0.code, $0.code) }))
        }
        return choices
    }

    private static func letters(_ encoding: TextEncoding, _ t: Texts) -> SelectField {
        choice(BankMappingForm.encoding, t.banks.letters, encoding.rawValue, TextEncoding.allCases.map { ($0.rawValue, $0.rawValue.uppercased()) })
    }

    private static func dates(_ order: DateOrder, _ t: Texts) -> SelectField {
        choice(BankMappingForm.dates, t.banks.dates, order.rawValue, DateOrder.allCases.map { ($0.rawValue, t.banks.order($0)) })
    }

    private static func decimal(_ mark: DecimalMark?, _ t: Texts) -> SelectField {
        choice(
            BankMappingForm.decimal, t.banks.amounts, (mark ?? .point).rawValue,
            DecimalMark.allCases.map { ($0.rawValue, $0 == .comma ? t.banks.amountsComma : t.banks.amountsPoint) })
    }

    private static func choice(_ field: FormField, _ label: String, _ value: String, _ options: [(String, String)]) -> SelectField {
        SelectField(field.name, label: label, options: options.map { .init($0.0, $0.1, isChosen: $0.0 == value) })
    }

    private static func column(_ column: TablePreview.Column, number: Int, _ t: Texts) -> Column {
        let texts = t.banks
        let options =
            [SelectField.Option("", texts.notUsed, isChosen: column.role == nil)]
            + TableColumn.allCases.map { .init($0.rawValue, texts.column($0.rawValue), isChosen: $0 == column.role) }
        let samples = column.samples.filter { !$0.isEmpty }.map { t.money.isMasked && column.mayHaveMoney ? MoneyFormat.mask : $0 }
        return Column(
            select: SelectField(
                BankMappingForm.column.name, id: BankMappingForm.column.name(ofRow: number + 1),
                label: column.name.isEmpty ? texts.columnNumber(number + 1) : column.name, options: options),
            samples: samples.isEmpty ? texts.emptyColumn : samples.joined(separator: t.frame.listSeparator), isUnused: column.role == nil)
    }
}

extension TablePreview.Column {
    /// True for a column of amounts, and for one that is not read and may be.
    fileprivate var mayHaveMoney: Bool {
        guard let role else { return samples.contains { $0.contains(where: \.isNumber) && !$0.contains(where: \.isLetter) } }
        return [.amount, .moneyIn, .moneyOut, .balance, .fee, .originalAmount].contains(role)
    }
}

extension BankTexts {
    fileprivate func separator(_ separator: TableDialect.Separator) -> String {
        switch separator {
        case .semicolon: semicolon
        case .comma: comma
        case .tab: tab
        case .bar: bar
        }
    }

    fileprivate func order(_ order: DateOrder) -> String {
        switch order {
        case .yearMonthDay: yearMonthDay
        case .dayMonthYear: dayMonthYear
        case .monthDayYear: monthDayYear
        case .yearDayMonth: yearDayMonth
        }
    }
}
