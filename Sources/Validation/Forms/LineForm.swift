import Bookkeeping

/// The form of a record in one line.
public struct LineForm: Form {
    public static let id = FormField.hidden("id")
    public static let line = FormField("line", .text, required: true, max: SpokenLine.limit, autocomplete: "off")
    public static let fields = [id, line]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// True for a form with a line, even an empty one, unless the line is empty beside the fields of the other quick form.
    public var isLine: Bool { input.has(Self.line) && (!self[Self.line].isEmpty || !input.has(QuickForm.amount)) }

    /// The ID of the record; nil if the form has none, so that a new one has to be made.
    public var id: Transaction.ID? { Transaction.ID(self[Self.id]) }
}

extension TransactionForm {
    /// Creates the form of a record from a line; in the default account and dated now if the line does not say otherwise. An amount in another currency
    /// than the account's is the one as on the receipt.
    ///
    /// - Parameter payer: the account that pays for a household's record if the line names none; nil in a person's own book.
    public init(_ line: SpokenLine, id: Transaction.ID, account: Account.ID?, payer: Account.ID? = nil, now: CivilTime, writing: NumberWriting) {
        let form = TransactionForm(
            id: id, kind: line.kind, account: line.account ?? account, category: line.category, date: line.date ?? now.date, now: now)
        var pairs = [
            (Self.title.name, line.title), (Self.tags.name, line.hashtags.map { "#" + $0 }.joined(separator: " ")),
            ((line.isForeign ? Self.originalAmount : Self.amount).name, line.amount),
        ]
        if line.isForeign { pairs += [(Self.amount.name, ""), (Self.originalCurrency.name, line.currency?.code ?? line.currencyName ?? "")] }
        if let payer { pairs.append((Self.payer.name, (line.account ?? payer).description)) }
        if let time = line.time { pairs.append((Self.time.name, time.description)) }
        input = form.input.replacing(with: FormInput(pairs)).written(writing)
    }

    /// Returns the problems of the form of a line: the problems of its values, and the fields in doubt.
    ///
    /// - Parameter rate: the rate that Penny has, for an amount in another currency than the account's.
    public func problems(of line: SpokenLine, accounts: [Account], categories: [Category], now: CivilTime, rate: ExchangeRate.Value? = nil)
        -> Problems
    {
        var problems = Problems()
        do {
            _ = try draft(accounts: accounts, categories: categories, now: now, rate: rate)
        } catch {
            // An amount in a currency that has to be named is not missing besides.
            for (field, problem) in error.list where line.currencyName == nil || field != Self.amount.name || problem != .required {
                problems.add(problem, to: field)
            }
        }
        for doubt in SpokenLine.Doubt.allCases where line.doubts.contains(doubt) {
            switch doubt {
            case .amount: problems.add(.uncertain, to: line.isForeign ? Self.originalAmount : Self.amount)
            case .date where line.doubts.contains(.repetition): break
            case .date: problems.add(.uncertain, to: Self.date)
            case .repetition: problems.add(.repeats, to: Self.date)
            case .time: problems.add(.uncertain, to: Self.time)
            case .category: problems.add(.uncertain, to: line.kind == .income ? Self.incomeCategory : Self.category)
            case .account: problems.add(.uncertain, to: accountField)
            }
        }
        return problems
    }
}

extension SpokenLine {
    /// True if the amount is in another currency than the account's.
    fileprivate var isForeign: Bool { currency != nil || currencyName != nil }
}

extension Problem {
    /// True for a value that a line leaves open: a guessed or a missing one.
    public var isLeftOpen: Bool {
        switch self {
        case .uncertain, .repeats, .required, .rateMissing, .notACurrency: true
        default: false
        }
    }
}
