import Bookkeeping

/// The form of a new or an existing budget.
public struct BudgetForm: Form {
    public static let id = FormField.hidden("id")
    public static let name = FormField("name", .text, required: true, max: Budget.nameLimit, autocomplete: "off")
    public static let period = FormField("period", .radio, required: true)
    public static let amount = FormField.money("amount", required: true)
    /// `this` or `next`; a form without it means this month.
    public static let appliesFrom = FormField("applies_from", .radio)
    /// Any number of expense categories; none together with no hashtag means everything.
    public static let categories = FormField("categories", .checkbox, count: FormField.most)
    /// Words separated by spaces or commas, with or without `#`; the field may occur several times.
    public static let tags = TransactionForm.tags
    /// A whole number from 1 to 100, with or without `%`; empty for 90.
    public static let alertPercent = FormField(
        "alert_percent", .text, max: 5, plain: true, autocomplete: "off", inputMode: "numeric")
    public static let rollover = FormField("rollover", .checkbox)
    /// The name of an additional expense category, which is created with the budget if it does not exist.
    public static let newCategory = FormField("new_category", .text, max: 25, autocomplete: "off")
    public static let fields = [id, name, period, amount, appliesFrom, categories, newCategory, tags, alertPercent, rollover]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the empty form of a new budget.
    public init(id: Budget.ID, period: Period.Length = .monthly) {
        input = FormInput([
            (Self.id.name, id.description), (Self.period.name, period.rawValue),
            (Self.appliesFrom.name, Budget.AppliesFrom.this.rawValue),
            (Self.alertPercent.name, String(Budget.usualAlertPercent)),
        ])
    }

    /// Creates the form of a saved budget with the amount in force today; without an amount if its currency is not the main
    /// currency.
    public init(_ budget: Budget, today: CalendarDate, calendar: CivilCalendar, in currency: Currency) {
        let amount = budget.amount(in: calendar.period(budget.length, containing: today), calendar)
        var pairs = [
            (Self.id.name, budget.id.description), (Self.name.name, budget.name), (Self.period.name, budget.length.rawValue),
            (Self.amount.name, budget.currency == currency ? MoneyFormat.plain(amount) : ""),
            (Self.appliesFrom.name, Budget.AppliesFrom.this.rawValue),
            (Self.alertPercent.name, String(budget.alertPercent)),
        ]
        if case .only(let categories, let hashtags) = budget.scope {
            pairs += categories.map { (Self.categories.name, $0.description) }
            pairs.append((Self.tags.name, hashtags.joined(separator: " ")))
        }
        if budget.hasRollover { pairs.append((Self.rollover.name, "1")) }
        input = FormInput(pairs)
    }

    /// The ID of a new budget; nil if the form has none, so that a new one has to be made.
    public var id: Budget.ID? { Budget.ID(self[Self.id]) }

    /// Returns the category that has to be created before the draft can be made; nil if the form names none, an existing one, or
    /// an invalid name, which is then a problem of the budget.
    public func newCategory(among categories: [Category]) -> Category.Draft? {
        guard let name = try? CleanText(input[Self.newCategory], for: Self.newCategory).text, !name.isEmpty,
            !categories.contains(where: { $0.kind == .expense && $0.name.folded == name.folded })
        else { return nil }
        return Category.Draft(kind: .expense, name: name, hue: Hue.allCases[categories.count % Hue.allCases.count], icon: .other)
    }

    /// Returns the budget's draft. `budgets` and `categories` are all of the book, `editing` is the one being changed. Throws all
    /// problems.
    ///
    /// - Parameter currency: the main currency, which the amount is in.
    public func draft(
        editing: Budget? = nil, among budgets: [Budget], categories: [Category], in currency: Currency
    ) throws(Problems) -> Budget.Draft {
        var reader = FormReader(input)
        let name = reader.text(Self.name)
        if budgets.contains(where: { $0.id != editing?.id && !$0.isDaily && $0.name.folded == name.folded }) {
            reader.add(.duplicateName, to: Self.name)
        }
        let length = reader.choice(Self.period, Period.Length.init(rawValue:))
        let amount = reader.amount(Self.amount, in: currency)
        let appliesFrom = reader.choice(Self.appliesFrom, Budget.AppliesFrom.init(rawValue:)) ?? .this
        let chosen = reader.categories(Self.categories, or: Self.newCategory, among: categories)
        let hashtags = reader.hashtags(Self.tags)
        let percent = reader.value(Self.alertPercent, or: .notAPercent, Self.percent) ?? Budget.usualAlertPercent
        guard let length, let amount, reader.problems.isEmpty else { throw reader.problems }
        return Budget.Draft(
            name: name, length: length,
            scope: chosen.isEmpty && hashtags.isEmpty ? .everything : .only(categories: chosen, hashtags: hashtags),
            amount: amount, appliesFrom: appliesFrom, hasRollover: reader.isOn(Self.rollover), alertPercent: percent)
    }

    private static func percent(_ text: String) -> Int? {
        let digits = (text.last == "%" || text.last == "％" ? text.dropLast() : text[...]).filter { !$0.isWhitespace }
        var value = 0
        for character in digits {
            guard let digit = character.wholeNumberValue, digit < 10, value <= 100 else { return nil }
            value = value * 10 + digit
        }
        return Budget.alertPercents.contains(value) ? value : nil
    }
}

extension FormReader {
    /// Returns the expense categories with IDs in one field or a name in another, without duplicates and in the order
    /// of the book; an unknown ID is a problem.
    fileprivate mutating func categories(_ field: FormField, or named: FormField, among categories: [Category]) -> [Category.ID] {
        let expenses = categories.filter { $0.kind == .expense }
        var chosen: Set<Category.ID> = []
        for text in input.all(field) where !text.isEmpty {
            if let id = Category.ID(text), expenses.contains(where: { $0.id == id }) {
                chosen.insert(id)
            } else {
                add(.notAChoice, to: field)
            }
        }
        let name = text(named).folded
        return expenses.filter { chosen.contains($0.id) || $0.name.folded == name }.map(\.id)
    }
}
