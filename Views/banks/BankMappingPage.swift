import BankFiles
import Bookkeeping
import Language
import SitePaths
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
        package let date, title, meta, sign: String
        package let amount: MoneyText
    }

    /// A row that cannot be read.
    package struct Unread: Sendable {
        package let row, reason: String
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
    package let isKnown, isRemembered, isReadable, isText, hasSamples, hasColumns, hasChoices, isOpen: Bool
    /// The questions that the file leaves open.
    package let questions: [BankQuestion]
    package let choices: [SelectField]
    package let columns: [Column]
    package let samples: [Sample]
    /// The problems of the first rows that cannot be read.
    package let unread: [Unread]
    package let accounts: [SelectField]
    /// The number of entries that are not left out, and their sums by currency.
    package let total: String
    package let sums: String

    /// The contents of a file as it is read now.
    package struct Reading: Sendable {
        package let summary: BankFileSummary
        let preview: TablePreview?
        let examples: TableExamples?
        /// The number of accounts and columns, which bound its memory.
        package var weight: Int { summary.accounts.count + (preview?.columns.count ?? 0) }

        /// A file with letters that cannot be read.
        package init() { (summary, preview, examples) = (BankFileSummary(), nil, nil) }

        /// - Parameter currency: the currency of amounts without one in the file.
        /// - Throws: `BankFileProblem`.
        package init(_ bytes: [UInt8], _ form: BankFileLayout, _ summary: BankFileSummary, currency: Currency?) throws {
            self.summary = summary
            guard case .table(let mapping) = form else {
                (preview, examples) = (nil, nil)
                return
            }
            preview = try TablePreview(bytes, mapping)
            let own = mapping.currency.flatMap { Currency(code: $0) } ?? summary.accounts.first?.currency ?? currency
            examples = try own.map { try TableExamples(bytes, mapping, currency: $0) }
        }
    }

    /// The file as it is read now.
    package struct Content: Sendable {
        let name: String
        let form: BankFileLayout
        /// The questions that the file leaves open by itself, answered or not.
        let asked: Set<TableDoubt>
        /// False as long as its letters cannot be read.
        let isText: Bool
        /// True if the last file with these columns was read like this.
        let isRemembered: Bool
        /// The choice for each account of the file: an ID, ``BankMappingForm/newAccount``, or empty.
        let choices: [String]
        let reading: Reading
        /// The answer about signs that was given and does not settle them.
        let sign: BankFileAnswers.Sign?
        /// The answers that the preview needs.
        let questions: [BankFileQuestion]
        let number, count: Int
        /// True for the page that answers a form which cannot go on.
        let isRefused: Bool

        package init(
            name: String, form: BankFileLayout, asked: Set<TableDoubt>, isText: Bool, isRemembered: Bool, choices: [String], reading: Reading,
            sign: BankFileAnswers.Sign?, questions: [BankFileQuestion], number: Int, count: Int, isRefused: Bool
        ) {
            (self.name, self.form, self.asked, self.isText, self.isRemembered) = (name, form, asked.union(form.doubts), isText, isRemembered)
            (self.choices, self.reading, self.sign, self.questions) = (choices, reading, sign, questions)
            (self.number, self.count, self.isRefused) = (number, count, isRefused)
        }
    }

    /// - Parameter main: the currency of accounts that are made for files without one.
    package init(
        _ content: Content, id: BankImport.ID, accounts own: [Account], main: Currency, problem: String? = nil, today: CalendarDate, t: Texts
    ) {
        let texts = t.banks, form = content.form, summary = content.reading.summary, separator = t.frame.listSeparator
        let currencies = Set(own.map(\.currency)).sorted { $0.code < $1.code }
        title = texts.title
        file = content.name
        count = content.count > 1 ? texts.fileNumber(content.number, content.count) : nil
        action = Paths.bankImport(id)
        steps = BankSteps(at: .columns, t: t)
        isText = content.isText
        var preset: String?
        switch form {
        case .table where !content.isText:
            (choices, columns) = ([Self.letters(form, t)], [])
        case .table(let mapping):
            preset = mapping.preset
            choices = Self.choices(content.asked, mapping, content.reading.preview, currencies, t)
            // A share is one person's part of a group's costs, which no bank knows.
            let roles = TableColumn.allCases.filter { $0 != .share || form.lacksPerson || mapping.has(.share) }
            columns = (content.reading.preview?.columns ?? []).enumerated().map { Self.column($1, roles, number: $0, t) }
        case .qif(let qif):
            let dates = content.asked.contains(.dateOrder) ? [] : [Self.dates(qif.dateOrder, t)]
            let marks = content.asked.contains(.decimalMark) ? [] : [Self.decimal(qif.decimalMark, t)]
            choices = dates + marks + [Self.letters(form, t)]
            columns = []
        case .ofx, .camt, .mt940: (choices, columns) = ([], [])
        }
        questions = TableDoubt.allCases.filter(content.asked.contains).map {
            BankQuestion($0, content, sign: content.sign, currencies, t)
        }
        let isSettled = content.questions.isEmpty
        known = texts.known(preset ?? form.format.rawValue.uppercased())
        isRemembered = content.isRemembered
        isKnown = content.isText && (preset != nil || isRemembered || content.reading.preview == nil && content.asked.isEmpty)
        (hasColumns, hasChoices) = (!columns.isEmpty, !choices.isEmpty)
        let all = summary.entries + summary.problems
        readable = texts.readable(summary.entries, all)
        isReadable = summary.problems == 0 && summary.entries > 0
        self.problem = problem ?? Self.obstacle(form, summary, content.questions, isShown: true, t)
        samples = summary.firstEntries.map { entry in
            let meta = [entry.payee.isEmpty ? "" : entry.purpose, entry.category]
            return Sample(
                date: t.dates.day(entry.date, today: today), title: entry.payee.isEmpty ? entry.purpose : entry.payee,
                meta: meta.filter { !$0.isEmpty }.joined(separator: separator), sign: entry.amount.isNegative ? "out" : "in",
                amount: MoneyText(entry.amount, sign: entry.amount.isNegative ? .negative : .plus, t.money))
        }
        unread = summary.firstProblems.map { Unread(row: t.bankQuestions.headerRow(String($0.line)), reason: t.sentence($0.reason)) }
        hasSamples = !samples.isEmpty || !unread.isEmpty
        isOpen = !isKnown || self.problem != nil || !isSettled
        howRead = choices.filter { $0.name != BankMappingForm.sign.name }.compactMap { $0.options.first(where: \.isChosen)?.label }.filter {
            !$0.isEmpty
        }.joined(separator: separator)
        self.accounts = summary.accounts.enumerated().map { number, found in
            let choice = content.choices.dropFirst(number).first ?? ""
            return Self.account(found, number, choice, content.questions, form.namesCurrency ? found.currency : main, own, t)
        }
        let taken = zip(summary.accounts, content.choices).filter { !$1.isEmpty }.map(\.0)
        total = texts.records(taken.reduce(0) { $0 + $1.entries })
        sums = Self.sums(taken, t)
    }

    /// Returns the reason why a file cannot be imported as it is; nil if it can.
    ///
    /// - Parameter isShown: true for a page that nobody has sent yet: its questions speak for themselves.
    package static func obstacle(
        _ form: BankFileLayout, _ summary: BankFileSummary, _ questions: [BankFileQuestion], isShown: Bool = false, _ t: Texts
    ) -> String? {
        for question in questions {
            switch question {
            case .letters: return t.bankQuestions.otherLetters
            case .columns: return form.lacksPerson ? t.banks.needsPerson : t.banks.needsColumns
            case .doubt, .account, .otherCurrency: continue
            }
        }
        // The answer about the words makes the rows readable.
        let isWordAsked = questions.contains { if case .doubt(.direction) = $0 { true } else { false } }
        if summary.entries == 0, !isWordAsked {
            if let code = summary.unknownCurrency { return t.bankProblems.sentence(.unknownCurrency(code)) }
            // The columns of a table may be wrong; other formats have fixed fields.
            guard form.format != .table else { return t.banks.noEntries }
            if let problem = summary.firstProblems.first { return t.bankProblems.noneReadable(problem) }
            return t.bankProblems.withoutEntries(closing: summary.accounts.first?.closing.map { t.money.string($0.amount) })
        }
        guard !isShown, !questions.isEmpty else { return nil }
        return t.bankQuestions.open(questions.count)
    }

    private static func account(
        _ found: BankFileSummary.Account, _ number: Int, _ choice: String, _ questions: [BankFileQuestion], _ currency: Currency?, _ own: [Account],
        _ t: Texts
    ) -> SelectField {
        let texts = t.banks, name = [found.account.name, found.account.number].first { !$0.isEmpty } ?? ""
        let options =
            own.map { SelectField.Option($0, isChosen: $0.id.description == choice, t: t) } + [
                .init(
                    BankMappingForm.newAccount, currency.map { t.bankQuestions.newAccount($0.code) } ?? texts.newAccount,
                    isChosen: choice == BankMappingForm.newAccount),
                .init("", texts.leaveOut, isChosen: choice.isEmpty),
            ]
        let label = [name.isEmpty ? texts.account : texts.entriesOf(name), found.currency?.code ?? "", texts.rows(found.entries)]
        let id = BankMappingForm.account.name(ofRow: number + 1)
        let problem = questions.lazy.compactMap { question -> String? in
            switch question {
            case .otherCurrency(number, let currency, let account):
                t.bankQuestions.otherCurrency(currency.code, account.name, account.currency.code)
            case .account: t.bankQuestions.chooseAccount
            default: nil
            }
        }.first
        return SelectField(
            BankMappingForm.account.name, id: id, label: label.filter { !$0.isEmpty }.joined(separator: t.frame.listSeparator), options: options,
            error: problem.map { FieldError(id: "\(id)-e", text: $0) })
    }

    /// Returns what came in and what went out in each currency.
    private static func sums(_ accounts: [BankFileSummary.Account], _ t: Texts) -> String {
        var texts: [String] = []
        for currency in Set(accounts.flatMap(\.sums.keys)).sorted(by: { $0.code < $1.code }) {
            let all = accounts.compactMap { $0.sums[currency] }
            func sum(_ units: [Int64]) -> Money? {
                var total: Int64 = 0
                for one in units {
                    let (sum, isOver) = total.addingReportingOverflow(one)
                    if isOver { return nil }
                    total = sum
                }
                return total == 0 ? nil : Money(minorUnits: total, currency)
            }
            if let out = sum(all.map(\.out)) { texts.append(t.bankQuestions.totalOut(t.money.string(out))) }
            if let into = sum(all.map(\.into)) { texts.append(t.bankQuestions.totalIn(t.money.string(into))) }
        }
        return texts.joined(separator: t.frame.listSeparator)
    }

    // MARK: Choices

    /// Returns the choices of a table, without the ones that are asked as questions.
    private static func choices(
        _ asked: Set<TableDoubt>, _ mapping: TableMapping, _ preview: TablePreview?, _ currencies: [Currency], _ t: Texts
    ) -> [SelectField] {
        let texts = t.banks, dialect = mapping.dialect
        let separator = choice(
            BankMappingForm.separator, texts.divided, dialect.separator.rawValue,
            TableDialect.Separator.allCases.map { ($0.rawValue, texts.separator($0)) })
        // Rows have amounts in them, which nobody sees while amounts are hidden.
        let lines = (preview?.beginning ?? []).map { line in
            (String(line.number), [t.bankQuestions.headerRow(String(line.number))] + (t.money.isMasked ? [] : [line.text]))
        }
        let header = choice(
            BankMappingForm.header, texts.firstRowNames, String(dialect.header),
            [("0", t.bankQuestions.noNames)] + lines.map { ($0.0, $0.1.joined(separator: t.frame.listSeparator)) })
        var choices = [letters(.table(mapping), t), separator, header]
        if !asked.contains(.dateOrder) { choices.append(dates(mapping.dateOrder, t)) }
        if !asked.contains(.decimalMark) { choices.append(decimal(mapping.decimalMark, t)) }
        if !asked.contains(.sign), !mapping.hasDirections {
            choices.append(
                choice(
                    BankMappingForm.sign, t.bankQuestions.withoutMinus,
                    (mapping.isReversed ? BankFileAnswers.Sign.card : .asWritten).rawValue,
                    [
                        (BankFileAnswers.Sign.asWritten.rawValue, t.bankQuestions.moneyIn),
                        (BankFileAnswers.Sign.card.rawValue, t.bankQuestions.moneyOut),
                    ]))
        }
        if !mapping.has(.currency), !asked.contains(.currency) {
            // A currency of the file stays. Without one, the currency of the account is a choice.
            let none: [SelectField.Option] = mapping.currency == nil ? [.init("", texts.asAccount, isChosen: true)] : []
            choices.append(
                SelectField(
                    BankMappingForm.currency.name, label: texts.currencyField,
                    options: none + BankQuestion.all(currencies, first: mapping.currency, chosen: mapping.currency, t)))
        }
        return choices
    }

    private static func letters(_ form: BankFileLayout, _ t: Texts) -> SelectField {
        let encoding: TextEncoding =
            switch form {
            case .table(let table): table.dialect.encoding
            case .qif(let form): form.encoding
            case .ofx, .camt, .mt940: .utf8
            }
        return choice(
            BankMappingForm.encoding, t.banks.letters, encoding.rawValue, TextEncoding.allCases.map { ($0.rawValue, $0.rawValue.uppercased()) })
    }

    private static func dates(_ order: DateOrder, _ t: Texts) -> SelectField {
        choice(BankMappingForm.dates, t.banks.dates, order.rawValue, DateOrder.allCases.map { ($0.rawValue, t.banks.order($0)) })
    }

    /// The mark stays unknown where no amount shows it.
    private static func decimal(_ mark: DecimalMark?, _ t: Texts) -> SelectField {
        choice(
            BankMappingForm.decimal, t.banks.amounts, mark?.rawValue ?? "",
            (mark == nil ? [("", t.bankQuestions.noMark)] : [])
                + DecimalMark.allCases.map { ($0.rawValue, $0 == .comma ? t.banks.amountsComma : t.banks.amountsPoint) })
    }

    private static func choice(_ field: FormField, _ label: String, _ value: String, _ options: [(String, String)]) -> SelectField {
        SelectField(field.name, label: label, options: options.map { .init($0.0, $0.1, isChosen: $0.0 == value) })
    }

    private static func column(_ column: TablePreview.Column, _ roles: [TableColumn], number: Int, _ t: Texts) -> Column {
        let texts = t.banks
        let options =
            [SelectField.Option("", texts.notUsed, isChosen: column.role == nil)]
            + roles.map { .init($0.rawValue, texts.column($0.rawValue), isChosen: $0 == column.role) }
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

    func order(_ order: DateOrder) -> String {
        switch order {
        case .yearMonthDay: yearMonthDay
        case .dayMonthYear: dayMonthYear
        case .monthDayYear: monthDayYear
        case .yearDayMonth: yearDayMonth
        }
    }
}
