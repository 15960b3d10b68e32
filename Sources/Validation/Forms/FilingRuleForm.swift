import Bookkeeping

/// The form of a rule that files entries: a field for each condition, empty for no condition, and the values that it fills in.
public struct FilingRuleForm: Form {
    public static let id = FormField.hidden("id")
    public static let payee = FormField("payee", .text, max: FilingText.limit, autocomplete: "off", verbatim: true)
    public static let payeeWay = FormField("payee_is", .choice)
    public static let oldTitle = FormField("old_title", .text, max: FilingText.limit, autocomplete: "off", verbatim: true)
    public static let oldTitleWay = FormField("old_title_is", .choice)
    public static let note = FormField("note", .text, max: FilingText.limit, autocomplete: "off", verbatim: true)
    public static let noteWay = FormField("note_is", .choice)
    /// The smallest and the largest amount, both included.
    public static let least = FormField.money("least"), most = FormField.money("most")
    /// The code of the currency of the amounts; if empty, the currency of the chosen account, or the main currency without one.
    public static let currency = FormField("currency", .choice)
    /// Empty for both kinds.
    public static let kind = FormField("kind", .choice)
    public static let account = FormField("account", .choice)
    public static let category = FormField("category", .choice)
    public static let title = FormField("title", .text, max: RecordText.title.limit, autocomplete: "off")
    public static let vendor = FormField("vendor", .text, max: RecordText.vendor.limit, autocomplete: "off")
    public static let tags = TransactionForm.tags
    /// The button that tries the rule and saves nothing.
    public static let look = FormField.hidden("try")
    /// Ticked to go on to the records of the past once the rule is saved.
    public static let goOn = FormField("apply", .checkbox)
    public static let fields = [
        id, payee, payeeWay, oldTitle, oldTitleWay, note, noteWay, least, most, currency, kind, account, category, title, vendor, tags, look, goOn,
    ]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of a new rule.
    public init(id: FilingRule.ID) { input = FormInput([(Self.id.name, id.description)]) }

    /// Creates the form of a new rule from a learned one.
    public init(id: FilingRule.ID, _ learned: LearnedRule) {
        input = FormInput([
            (Self.id.name, id.description), (Self.payee.name, learned.name), (Self.payeeWay.name, FilingText.Way.equals.rawValue),
            (Self.category.name, learned.category.description),
        ])
    }

    /// Creates the form of a saved rule.
    public init(_ rule: FilingRule) {
        let conditions = rule.conditions, result = rule.result
        var pairs = [(Self.id.name, rule.id.description)]
        for (field, way, text) in [
            (Self.payee, Self.payeeWay, conditions.payee), (Self.oldTitle, Self.oldTitleWay, conditions.title),
            (Self.note, Self.noteWay, conditions.note),
        ] {
            if let text { pairs += [(field.name, text.text), (way.name, text.way.rawValue)] }
        }
        if let amount = conditions.amount {
            func plain(_ units: Int64?) -> String { units.map { MoneyFormat.plain(Money(minorUnits: $0, amount.currency)) } ?? "" }
            pairs += [(Self.least.name, plain(amount.least)), (Self.most.name, plain(amount.most)), (Self.currency.name, amount.currency.code)]
        }
        // The kind of a rule with a category follows from it.
        if result.category == nil, let kind = conditions.kind { pairs.append((Self.kind.name, kind.rawValue)) }
        if let account = conditions.account { pairs.append((Self.account.name, account.description)) }
        if let category = result.category { pairs.append((Self.category.name, category.description)) }
        pairs += [(Self.title.name, result.title), (Self.vendor.name, result.vendor), (Self.tags.name, result.hashtags.joined(separator: " "))]
        input = FormInput(pairs)
    }

    /// The ID of a new rule; nil if the form has none, so that a new one has to be made.
    public var id: FilingRule.ID? { FilingRule.ID(self[Self.id]) }
    /// True if the form only tries the rule.
    public var isLook: Bool { !self[Self.look].isEmpty }
    /// True if the page of past records follows.
    public var goesOn: Bool { FormReader(input).isOn(Self.goOn) }

    /// Returns the rule. Throws all problems.
    public func draft(accounts: [Account], categories: [Category], mainCurrency: Currency) throws(Problems) -> FilingRule.Draft {
        var reader = FormReader(input), conditions = FilingConditions(), result = FilingResult()
        conditions.payee = reader.condition(Self.payee, Self.payeeWay)
        conditions.title = reader.condition(Self.oldTitle, Self.oldTitleWay)
        conditions.note = reader.condition(Self.note, Self.noteWay)
        let account = reader.choice(Self.account) { text in accounts.first { $0.id == Account.ID(text) } }
        let chosen = reader.choice(Self.currency) { Currency(code: $0) }
        conditions.amount = reader.amounts(in: account?.currency ?? chosen ?? mainCurrency)
        conditions.kind = reader.choice(Self.kind, Category.Kind.init(rawValue:))
        conditions.account = account?.id
        let category = reader.choice(Self.category) { text in categories.first { $0.id == Category.ID(text) } }
        (result.category, result.title, result.vendor) = (category?.id, reader.text(Self.title), reader.text(Self.vendor))
        result.hashtags = reader.hashtags(Self.tags)
        if let category {
            if let kind = conditions.kind, kind != category.kind { reader.add(.categoryOfOtherKind, to: Self.kind) }
            conditions.kind = category.kind
        }
        if reader.problems.isEmpty {
            if conditions.areTooWide { reader.add(.conditionMissing, to: Self.payee) }
            if result.isEmpty { reader.add(.resultMissing, to: Self.category) }
        }
        try reader.finish()
        return FilingRule.Draft(conditions, result)
    }
}

extension FormReader {
    fileprivate mutating func condition(_ field: FormField, _ way: FormField) -> FilingText? {
        let text = text(field), way = choice(way, FilingText.Way.init(rawValue:)) ?? .contains
        return text.isEmpty ? nil : FilingText(way, text)
    }

    fileprivate mutating func amounts(in currency: Currency) -> FilingAmount? {
        let least = bound(FilingRuleForm.least, in: currency), most = bound(FilingRuleForm.most, in: currency)
        if let least, let most, least > most {
            add(.amountsInWrongOrder, to: FilingRuleForm.most)
            return nil
        }
        return FilingAmount(currency, least: least, most: most)
    }

    /// Returns a bound in minor units; nil for an empty field.
    private mutating func bound(_ field: FormField, in currency: Currency) -> Int64? {
        input[field].isEmpty ? nil : amount(field, in: currency)?.minorUnits
    }
}
