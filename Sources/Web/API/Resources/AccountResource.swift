import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for accounts and their balances.
struct AccountResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let balances = try store.read(call.book) { try $0.balances() + $0.shared.accountBalances() }
        return try call.page(balances, id: \.account.id.description, Self.shown)
    }

    func show(_ call: APICall) throws -> APIAnswer {
        guard let found = try store.read(call.book, { try Self.find(call.id(), $0) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        try call.addOnce(to: "/accounts", in: store, find: Self.find) { id, editor in
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
            guard let saved = try Self.find(id, editor.ledger) else { throw Failure.notFound }
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

    private static func find(_ id: Account.ID, _ ledger: Ledger) throws -> JSONValue? {
        try (ledger.balance(id) ?? ledger.shared.accountBalances().first { $0.account.id == id }).map(shown)
    }

    private static func shown(_ balance: Account.Balance) -> JSONValue {
        let account = balance.account
        return [
            "id": "\(account.id)", "name": .text(account.name), "currency": .text(account.currency.code),
            "starting_balance": .decimal(account.openingBalance), "balance": .decimal(balance.balance), "is_default": .boolean(account.isDefault),
            "only_me": .boolean(account.isPrivate), "record_count": .whole(balance.recordCount), "person": account.person.map { "\($0)" } ?? .null,
        ]
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

    static let resource = APIResource(
        name: "Account", plural: "accounts",
        about: "Where money is: a bank account, a purse, a credit card. There are at most \(Account.limit), and exactly one is the default.",
        shown: [
            .identity("id"), .text("name", "Savings"), .currency("currency"), .decimal("starting_balance", "1000.00"),
            .decimal("balance", "1234.50", "The starting balance and all records since."), .flag("is_default"),
            .flag("only_me", "Whether nobody else sees it, whatever its owner shares."), .whole("record_count", 12),
            .identity("person").nullable("The person of the household whose account it is; null for all others.").null,
        ],
        making: [APIBody(name: "NewAccount", members: [.newIdentity, name.required, currency.required, startingBalance, isDefault, isPrivate])],
        changing: APIBody(name: "AccountChanges", members: [name, currency, startingBalance, isDefault, isPrivate]))
}
