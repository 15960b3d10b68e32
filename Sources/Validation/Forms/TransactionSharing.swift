import Bookkeeping

/// The fields of a household's record that say who paid and for whom it is.
extension TransactionForm {
    /// The account that paid or got the money, also a person's account; in place of ``account``, except of transfers.
    public static let payer = FormField("payer", .radio)
    /// The account of one's own book that one pays from; empty for none. Without the field, that side stays as it is.
    public static let fromAccount = FormField("from_account", .choice)
    /// The way of dividing the amount: a word of `Sharing.Way`.
    public static let forWhom = FormField("for", .radio)
    /// `PERSON:VALUE`, with shares or an amount, or `PERSON` alone; several. In place of the fields by person.
    public static let share = FormField("share", .hidden, max: 80, count: Household.peopleLimit * 2, perRow: true)
    /// The person of a row of ``shareWeight`` and ``shareAmount``.
    public static let sharer = FormField("sharer", .hidden, count: Household.peopleLimit * 2, perRow: true)
    /// The people for whom it is, by ID.
    public static let sharerChosen = FormField("some", .checkbox, count: Household.peopleLimit * 2, perRow: true)
    public static let shareWeight = FormField(
        "share_weight", .text, max: 4, plain: true, count: Household.peopleLimit * 2, perRow: true, autocomplete: "off", inputMode: "numeric")
    public static let shareAmount = FormField.money("share_amount", rows: Household.peopleLimit * 2)
    static let sharingFields = [payer, fromAccount, forWhom, share, sharer, sharerChosen, shareWeight, shareAmount]

    /// The field that has the account: the payer of a household's record, except of a transfer.
    var accountField: FormField { kind != .transfer && input.has(Self.payer) ? Self.payer : Self.account }

    /// The way that was chosen; nil if the form says nothing, or an unknown word.
    public var way: Sharing.Way? { input.text(Self.forWhom).flatMap(Sharing.Way.init) }

    /// The values as typed for a way, by the ID of the person; an empty text for a person of ``Sharing/Way/some``.
    public func typedShares(_ way: Sharing.Way) -> [(person: String, value: String)] {
        let typed = input.all(Self.share).map { text in
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (person: parts.first ?? "", value: parts.count > 1 ? parts[1] : "")
        }
        guard typed.isEmpty else { return typed }
        switch way {
        case .everybody: return []
        case .some: return input.all(Self.sharerChosen).map { ($0, "") }
        case .shares: return Array(zip(input.all(Self.sharer), input.all(Self.shareWeight))).map { ($0, $1) }
        case .amounts: return Array(zip(input.all(Self.sharer), input.all(Self.shareAmount))).map { ($0, $1) }
        }
    }

    /// The person and the currency of an amount that a person paid in another currency than the chosen account's, without an amount in the account's
    /// currency; nil for all other forms.
    public func foreignPayment(accounts: [Account]) -> (person: HouseholdMember.ID, currency: Currency)? {
        guard let account = accounts.first(where: { $0.id == Account.ID(self[accountField]) }), let person = account.person,
            kind != .transfer, isBlank(Self.amount), !isBlank(Self.originalAmount), typedParts.allSatisfy(\.isEmpty),
            let currency = Self.currency(self[Self.originalCurrency]), currency != account.currency
        else { return nil }
        return (person, currency)
    }

    /// Returns how much of the amount the exact parts of people leave, below zero if they are more than it; nil if not all of it can be read.
    public func leftOfShares(accounts: [Account]) -> Money? {
        guard var left = whole(accounts: accounts) else { return nil }
        for (_, typed) in typedShares(.amounts) where !typed.allSatisfy(\.isWhitespace) {
            guard let part = try? AmountParser(left.currency, .any, writing: input.writing).parse(typed), part.minorUnits >= 0,
                let rest = try? left.subtracting(part)
            else {
                return nil
            }
            left = rest
        }
        return left
    }

    /// Returns the form with another account, which has the currency of the amount on the receipt.
    public func paid(from account: Account.ID) -> TransactionForm {
        let fields = [accountField, Self.amount, Self.originalAmount, Self.originalCurrency]
        let pairs = [(accountField.name, account.description), (Self.amount.name, self[Self.originalAmount])]
        return TransactionForm(input.replacing(fields, with: pairs))
    }

    /// The people and values of the form, as `PERSON:VALUE`.
    public var shares: [String] { input.all(Self.share) }

    /// Returns the form with a choice of people, exact amounts in a currency.
    public func shared(_ choice: Sharing.Choice, in currency: Currency) -> TransactionForm {
        TransactionForm(input.replacing(Self.sharingFields, with: Self.pairs(of: choice, in: currency)))
    }

    /// Returns the people and values of a choice as `PERSON:VALUE`, exact amounts in a currency.
    public static func shares(of choice: Sharing.Choice, in currency: Currency) -> [String] {
        choice.values.sorted { $0.key < $1.key }.map { person, value in
            "\(person):\(choice.way == .amounts ? MoneyFormat.plain(Money(minorUnits: value, currency)) : String(value))"
        }
    }

    /// Returns the fields of a choice.
    static func pairs(of choice: Sharing.Choice, in currency: Currency) -> [(String, String)] {
        [(forWhom.name, choice.way.rawValue)] + shares(of: choice, in: currency).map { (share.name, $0) }
    }
}

extension FormReader {
    /// Reads for whom a record is; nil if the form does not say it. Adds the problems.
    ///
    /// - Parameters:
    ///   - amount: the whole amount; nil if it has a problem.
    ///   - people: the people of the household; none in a person's own book, where the fields are ignored.
    mutating func sharing(of amount: Money?, among people: [HouseholdMember.ID]) -> Sharing.Choice? {
        guard !people.isEmpty, input.has(TransactionForm.forWhom) else { return nil }
        guard let way = choice(TransactionForm.forWhom, Sharing.Way.init(rawValue:)) else { return nil }
        guard way != .everybody else { return Sharing.Choice(.everybody) }
        let isListed = input.has(TransactionForm.share)
        let problem =
            isListed
            ? TransactionForm.share
            : way == .amounts ? TransactionForm.shareAmount : way == .shares ? TransactionForm.shareWeight : TransactionForm.sharerChosen
        var values: [HouseholdMember.ID: Int64] = [:]
        for (row, typed) in TransactionForm(input).typedShares(way).enumerated()
        where way == .some || typed.value.contains(where: { !$0.isWhitespace }) {
            guard let person = HouseholdMember.ID(typed.person), people.contains(person), values[person] == nil else {
                add(.notAChoice, to: problem)
                continue
            }
            switch way {
            case .everybody: break
            case .some: values[person] = 1
            case .shares:
                guard let shares = Int64(typed.value.filter { !$0.isWhitespace }), 0...Sharing.weightLimit ~= shares else {
                    problems.add(.notShares, to: isListed ? problem.name : problem.name(ofRow: row + 1))
                    continue
                }
                values[person] = shares
            case .amounts:
                guard let amount else { continue }
                do throws(Problem) {
                    values[person] = try part(typed.value, amount.currency)
                } catch {
                    problems.add(error, to: isListed ? problem.name : problem.name(ofRow: row + 1))
                }
            }
        }
        guard problems.isEmpty else { return nil }
        guard values.values.contains(where: { $0 > 0 }) else {
            add(.nobodyShares, to: problem)
            return nil
        }
        if way == .amounts, let amount, let left = left(of: amount, values.values), left.minorUnits != 0 {
            add(.partsLeave(left), to: problem)
            return nil
        }
        return Sharing.Choice(way, values)
    }

    /// Reads an amount of zero or more, in minor units.
    private func part(_ text: String, _ currency: Currency) throws(Problem) -> Int64 {
        let amount = try AmountParser(currency, .any, writing: input.writing).parse(text).minorUnits
        guard amount >= 0 else { throw .amountNotPositive }
        return amount
    }

    private func left(of amount: Money, _ parts: some Sequence<Int64>) -> Money? {
        var left = amount
        for part in parts {
            guard let rest = try? left.subtracting(Money(minorUnits: part, amount.currency)) else { return nil }
            left = rest
        }
        return left
    }
}
