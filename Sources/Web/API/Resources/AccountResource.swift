import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for accounts and their balances.
struct AccountResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let balances = try store.read(call.book) { ledger in
            try ledger.balances(upTo: call.civil.date) + ledger.shared.accountBalances(upTo: call.civil.date)
        }
        return try call.page(balances, id: \.account.id.description, Self.shown)
    }

    func show(_ call: APICall) throws -> APIAnswer {
        guard let found = try store.read(call.book, { try Self.find(call.id(), $0, call.civil.date) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        try call.addOnce(to: "/accounts", in: store, find: { try Self.find($0, $1, call.civil.date) }) { id, editor in
            let draft = try call.draft {
                try Self.checkNames(call)
                return try AccountForm(call.values.input).draft(among: try editor.ledger.accounts())
            }
            return try editor.addAccount(id, draft, at: call.now)
        }
    }

    func update(_ call: APICall) throws -> APIAnswer {
        let id: Account.ID = try call.id()
        return try store.write(call.book) { editor in
            guard let known = try editor.ledger.balance(id) else { throw Failure.notFound }
            let form = AccountForm(AccountForm(known.account).input.replacing(call.values))
            let draft = try call.draft {
                try Self.checkNames(call)
                return try form.draft(editing: known.account, hasRecords: known.recordCount > 0, among: try editor.ledger.accounts())
            }
            try editor.updateAccount(id, draft)
            switch call.values[Self.isArchived.name] {
            case "1": try editor.accountUse.archive(id, at: call.now)
            case .some: try editor.accountUse.takeBack(id)
            case nil: break
            }
            guard let saved = try Self.find(id, editor.ledger, call.civil.date) else { throw Failure.notFound }
            return .one(saved)
        }
    }

    func delete(_ call: APICall) throws -> APIAnswer {
        let id: Account.ID = try call.id()
        try call.check()
        _ = try store.write(call.book) { try $0.deleteAccount(id, as: call.new(), at: call.now) }
        return .nothing
    }

    /// Refuses what only an account of the own book has. Throws `APIFailure.conflict`.
    private static func checkNames(_ call: APICall) throws {
        guard !call.book.isOwn, call.values.mistakes.isEmpty, call.values[AccountForm.isPrivate.name] == "1" else { return }
        throw APIFailure.conflict([(AccountForm.isPrivate.name, .unknown)])
    }

    private static func find(_ id: Account.ID, _ ledger: Ledger, _ today: CalendarDate) throws -> JSONValue? {
        try (ledger.balance(id, upTo: today) ?? ledger.shared.accountBalances(upTo: today).first { $0.account.id == id }).map(shown)
    }

    private static func shown(_ balance: Account.Balance) -> JSONValue {
        let account = balance.account
        return [
            "id": "\(account.id)", "name": .text(account.name), "currency": .text(account.currency.code),
            "starting_balance": .decimal(account.openingBalance), "balance": .decimal(balance.balance), "dated_later": .decimal(balance.later),
            "is_default": .boolean(account.isDefault),
            "only_me": .boolean(account.isPrivate), "type": .text(account.kind.rawValue), "archived": .boolean(account.isArchived),
            "credit_limit": amount(account.terms.creditLimit, account.currency), "due_day": account.terms.dueDay.map { .whole($0) } ?? .null,
            "interest": account.terms.interest.map { .text(Percentage.plain($0)) } ?? .null,
            "monthly_payment": amount(account.terms.monthlyPayment, account.currency), "record_count": .whole(balance.recordCount),
            "person": account.person.map { "\($0)" } ?? .null,
        ]
    }

    private static func amount(_ minorUnits: Int64?, _ currency: Currency) -> JSONValue {
        minorUnits.map { .decimal(Money(minorUnits: $0, currency)) } ?? .null
    }
}

extension AccountResource {
    private static let name = APIMember("name", .text(AccountForm.name), "Unique among the accounts, whatever the case.", example: "Savings")
    private static let currency = APIMember(
        "currency", .word(CurrencyCatalogue.all.map(\.currency.code)), "The code of ISO 4217. It stays once the account has records.", example: "GBP")
    private static let startingBalance = APIMember(
        "starting_balance", .amount(isSigned: true), "What was there before the first record; negative for a debt.", example: "1000.00")
    private static let isDefault = APIMember(
        "is_default", .flag,
        "Whether records without an account go here. True takes that from the account that had it; false only where it was false.",
        example: false)
    private static let isPrivate = APIMember(
        AccountForm.isPrivate.name, .flag,
        "Whether nobody else sees an account of one's own book, whatever its owner shares with the administrator of the household.", example: false)

    private static let kinds = Account.Kind.allCases.map(\.rawValue)
    private static let kind = APIMember(AccountForm.kind.name, .word(kinds), "The kind of account; `other` without it.", example: "card")
    private static let creditLimit = APIMember(
        AccountForm.creditLimit.name, .optional(.amount(isSigned: false)), "The amount that a card lends; null if it is unknown.", example: "1500.00")
    private static let dueDay = APIMember(
        AccountForm.dueDay.name, .optional(.whole(1...31)),
        "The day of the month on which a card's bill is paid, the last of shorter months; null if it is unknown.", example: 10)
    private static let interest = APIMember(
        AccountForm.interest.name, .optional(.percentage),
        "The interest of a loan per year, in percent with at most three decimals; null if it is unknown.",
        example: "3.25")
    private static let monthlyPayment = APIMember(
        AccountForm.monthlyPayment.name, .optional(.amount(isSigned: false)), "The payment for a loan per month; null if it is unknown.",
        example: "450.00")
    private static let isArchived = APIMember(
        "archived", .flag, "Whether it is no longer used: it is not offered for new records, keeps its own, and counts in all figures.",
        example: false)
    private static let terms = [kind, creditLimit, dueDay, interest, monthlyPayment]

    static let resource = APIResource(
        name: "Account", plural: "accounts",
        about: "Where money is: a bank account, a purse, a credit card. At most \(Account.limit) are in use, and exactly one is the default.",
        shown: [
            .identity("id"), .text("name", "Savings"), .currency("currency"), .decimal("starting_balance", "1000.00"),
            .decimal("balance", "1234.50", "The starting balance and all records up to today."),
            .decimal("dated_later", "-600.00", "The change by records that are dated after today; add it for the balance with all records."),
            .flag("is_default"),
            .flag("only_me", "Whether nobody else sees it, whatever its owner shares."), .word("type", kinds),
            .flag("archived", "Whether it is no longer offered for new records."),
            .decimal("credit_limit", "1500.00").nullable("The amount that a card lends; null if it is unknown, and for other types.").null,
            .whole("due_day", 10).nullable("The day of the month on which a card's bill is paid.").null,
            .text("interest", "3.25").nullable("The interest of a loan per year in percent.").null,
            .decimal("monthly_payment", "450.00").nullable("The payment for a loan per month.").null, .whole("record_count", 12),
            .identity("person").nullable("The person of the household whose account it is; null for all others.").null,
        ],
        making: [
            APIBody(name: "NewAccount", members: [.newIdentity, name.required, currency.required, startingBalance, isDefault, isPrivate] + terms)
        ],
        changing: APIBody(name: "AccountChanges", members: [name, currency, startingBalance, isDefault, isPrivate] + terms + [isArchived]))
}
