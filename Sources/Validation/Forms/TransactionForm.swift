import Bookkeeping

/// The form of a new or an existing transaction. Fields of other kinds than the chosen one are ignored.
public struct TransactionForm: Form {
    public static let id = FormField.hidden("id")
    public static let kind = FormField("kind", .radio, required: true)
    public static let date = FormField("date", .date, required: true)
    public static let time = FormField("time", .time, required: true)
    /// The account; for a transfer, the one that money leaves.
    public static let account = FormField("account", .choice, required: true)
    /// The account that receives a transfer.
    public static let toAccount = FormField("to_account", .choice)
    public static let category = FormField("category", .radio)
    /// The category of an income, on a page that shows both kinds; `category` is accepted as well.
    public static let incomeCategory = FormField("income_category", .radio)
    public static let amount = FormField.money("amount", required: true)
    /// The amount that arrives at the other account; required only if its currency differs.
    public static let toAmount = FormField.money("to_amount")
    /// Without a title, the category's name stands in for it.
    public static let title = field(.title), note = field(.note)
    /// Words separated by spaces or commas, with or without `#`.
    public static let tags = FormField(
        "tags", .text, max: Hashtag.limitPerTransaction * (Hashtag.nameLimit + 2), count: FormField.most, autocomplete: "off", verbatim: true)
    public static let latitude = FormField("latitude", .text, max: 24, plain: true, autocomplete: "off", inputMode: "decimal")
    public static let longitude = FormField("longitude", .text, max: 24, plain: true, autocomplete: "off", inputMode: "decimal")
    public static let place = FormField("place", .text, max: 80, autocomplete: "off")
    public static let receipt = FormField("attachment", .file, count: Receipt.limitPerRecord + 1)
    /// The IDs of receipts to remove.
    public static let removeReceipt = FormField("remove_attachment", .checkbox, count: Receipt.limitPerRecord)
    /// Keeps the added files as they are.
    public static let keepOriginal = FormField("keep_original", .checkbox)
    /// The values of the saved record when its form was made, as a fingerprint; empty in the form of a new one.
    public static let version = FormField.hidden("version")
    public static let fields =
        [
            id, version, kind, date, time, account, toAccount, category, incomeCategory, amount, toAmount,
        ] + sharingFields + originalFields + partFields + RecordText.allCases.map(field) + [
            tags, latitude, longitude, place, receipt, removeReceipt, keepOriginal,
        ]

    /// The field of a text, of its name and limit.
    public static func field(_ text: RecordText) -> FormField { textFields[text] ?? makeField(text) }

    private static let textFields = Dictionary(uniqueKeysWithValues: RecordText.allCases.map { ($0, makeField($0)) })

    private static func makeField(_ text: RecordText) -> FormField {
        switch text {
        case .title, .vendor, .reference: FormField(text.rawValue, .text, max: text.limit, autocomplete: "off")
        case .note: FormField(text.rawValue, .textarea(rows: 2), max: text.limit)
        }
    }

    public let input: FormInput
    /// The files of the form, as they are to be stored.
    public var received: [ReceivedReceipt] = []
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of a new transaction with initial values; of today if it has no date.
    public init(
        id: Transaction.ID, kind: Transaction.Kind = .expense, account: Account.ID?, category: Category.ID? = nil, date: CalendarDate? = nil,
        now: CivilTime
    ) {
        input = FormInput([
            (Self.id.name, id.description), (Self.kind.name, kind.rawValue), (Self.account.name, account?.description ?? ""),
            (kind == .income ? Self.incomeCategory.name : Self.category.name, category?.description ?? ""),
            (Self.date.name, (date ?? now.date).description), (Self.time.name, now.time.description),
        ])
    }

    /// Creates the form of a saved transaction. Inline hashtags are listed with the others.
    public init(_ transaction: Transaction) {
        var pairs = [
            (Self.id.name, transaction.id.description), (Self.kind.name, transaction.movement.kind.rawValue),
            (Self.date.name, transaction.date.description), (Self.time.name, transaction.time.description),
            (Self.account.name, transaction.movement.account.description),
            (Self.amount.name, MoneyFormat.plain(transaction.movement.amount)),
            (Self.tags.name, transaction.hashtags.joined(separator: " ")),
        ]
        pairs += RecordText.allCases.map { (Self.field($0).name, transaction.texts[$0]) }
        pairs += Self.pairs(of: transaction.parts)
        if let original = transaction.original {
            pairs += [(Self.originalAmount.name, MoneyFormat.plain(original)), (Self.originalCurrency.name, original.currency.code)]
        }
        switch transaction.movement {
        case .expense where !transaction.parts.isEmpty, .income where !transaction.parts.isEmpty: break
        case .expense(_, let category, _): pairs.append((Self.category.name, category.description))
        case .income(_, let category, _): pairs.append((Self.incomeCategory.name, category.description))
        case .transfer(_, let to, let amount, let received):
            pairs.append((Self.toAccount.name, to.description))
            if received.currency != amount.currency { pairs.append((Self.toAmount.name, MoneyFormat.plain(received))) }
        }
        if let place = transaction.place {
            pairs.append((Self.latitude.name, Coordinate.plain(place.latitude)))
            pairs.append((Self.longitude.name, Coordinate.plain(place.longitude)))
            pairs.append((Self.place.name, place.name))
        }
        if let sharing = transaction.sharing { pairs += Self.pairs(of: sharing.choice, in: transaction.movement.amount.currency) }
        input = FormInput(pairs + [(Self.version.name, Self.fingerprint(pairs))])
    }

    /// True if the form was made of another version of the record than the saved one.
    public func isOutdated(by saved: Transaction) -> Bool {
        let known = self[Self.version]
        return !known.isEmpty && known != TransactionForm(saved)[Self.version]
    }

    /// Returns the form as typed, made of another version of the record.
    public func renewed(by saved: Transaction) -> TransactionForm {
        let typed = input.pairs(of: Self.fields.filter { $0 != Self.version })
        return TransactionForm(FormInput(typed + [(Self.version.name, TransactionForm(saved)[Self.version])], writing: input.writing))
    }

    /// Returns the FNV-1a hash of the fields of a form.
    private static func fingerprint(_ pairs: [(String, String)]) -> String {
        let text = pairs.map { "\($0)=\($1)\n" }.joined()
        return String(text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 36)
    }

    /// Creates the form of a copy of a transaction at another time, without its ID and receipts.
    public init(duplicating transaction: Transaction, now: CivilTime) {
        var copy = transaction
        copy.date = now.date
        copy.time = now.time
        input = TransactionForm(copy).input.without([Self.id, Self.version])
    }

    /// The ID of a new transaction; nil if the form has none, so that a new one has to be made.
    public var id: Transaction.ID? { Transaction.ID(self[Self.id]) }

    /// The chosen kind; nil if none was chosen.
    public var kind: Transaction.Kind? { Transaction.Kind(rawValue: self[Self.kind]) }

    /// Returns the transaction's draft. `accounts` (also people's accounts) and `categories` are all of the book, `people` all of its household. A
    /// date or time that the form does not have at all is taken from `now`, an account is the book's default. Throws all problems.
    ///
    /// - Parameter rate: the rate that Penny has, if the form needs one (``rateNeeded(accounts:now:)``).
    public func draft(accounts: [Account], categories: [Category], people: [HouseholdMember.ID] = [], now: CivilTime, rate: ExchangeRate.Value? = nil)
        throws(Problems)
        -> Transaction.Draft
    {
        var reader = FormReader(input)
        let original = self.kind == .transfer ? nil : reader.original(in: account(among: accounts), rate: rate)
        if let original, typedParts.allSatisfy(\.isEmpty) || original.isRateTyped, isBlank(Self.amount) {
            if let converted = original.converted {
                reader.input = input.replacing(with: FormInput([(Self.amount.name, MoneyFormat.plain(converted))]))
            } else if let needed = rateNeeded(accounts: accounts, now: now) {
                reader.add(.rateMissing(from: needed.from, to: needed.to), to: Self.amount)
            }
        }
        let kind = reader.choice(Self.kind, Transaction.Kind.init(rawValue:))
        let date = input.has(Self.date) ? reader.date(Self.date) : now.date
        let time = input.has(Self.time) ? reader.time(Self.time) : now.time
        // The program interface ends a division with empty parts and a category.
        let isDivided = typedParts.contains { !$0.isEmpty } || !(input.has(Self.category) || input.has(Self.incomeCategory))
        let movement = reader.movement(kind, isDivided ? typedParts : [], accounts: accounts, categories: categories)
        var texts = RecordTextValues { reader.text(Self.field($0)) }
        if let whole = movement?.whole.amount { reader.compare(original, with: whole) }
        let sharing = reader.sharing(of: movement?.whole.amount, among: people)
        let parts = movement.map { $0.parts.count > 1 ? $0.parts : [] } ?? []
        if parts.isEmpty, let only = movement?.parts.first, !only.note.isEmpty {
            // A single part is the record itself, and so is its note.
            texts[.note] = [texts[.note], only.note].filter { !$0.isEmpty }.joined(separator: "\n")
            if texts[.note].count > RecordText.note.limit { reader.add(.tooLong(RecordText.note.limit), to: Self.note) }
        }
        let hashtags = reader.hashtags(inlineIn: [texts[.title], texts[.note]])
        let place = reader.place()
        let receipts = reader.receipts(received)
        guard let movement, let date, let time, reader.problems.isEmpty else { throw reader.problems }
        return Transaction.Draft(
            RecordContent(movement: movement.whole, original: original?.amount, parts: parts, date: date, time: time, texts: texts, place: place),
            hashtags: hashtags, receipts: receipts, sharing: sharing)
    }
}
