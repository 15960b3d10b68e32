import Bookkeeping
import Language
import Storage
import Validation

/// The tables for spreadsheets: names instead of IDs, and decimal amounts. Without the trash.
struct Tables {
    private let exported: ExportedBook
    private let ledger: Ledger
    private let t: Texts
    private let accountNames: [Account.ID: String]
    private let categoryNames: [Category.ID: String]
    private let hashtagNames: [Hashtag.ID: String]
    private let peopleNames: [HouseholdMember.ID: String]

    init(_ exported: ExportedBook, ledger: Ledger, t: Texts) {
        self.exported = exported
        self.ledger = ledger
        self.t = t
        peopleNames = Dictionary(
            exported.people.map { ($0.id, $0.name.isEmpty ? t.households.formerMember : $0.name) }, uniquingKeysWith: { first, _ in first })
        accountNames = Dictionary(exported.accounts.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        categoryNames = Dictionary(exported.categories.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        hashtagNames = Dictionary(
            exported.hashtags.filter { $0.deletion == nil }.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    private static func header(_ names: [String]) -> [UInt8] { CSV.row(names.map { .text($0) }) }

    /// True for the book of a household: its tables say for whom records are.
    var isOfHousehold: Bool { !exported.people.isEmpty }

    var recordHeader: [UInt8] { Self.recordHeader(t, further: isOfHousehold ? [t.householdExports.forWhom] : []) }

    static func recordHeader(_ t: Texts, further: [String] = []) -> [UInt8] {
        header(t.exports.columnsBeforeTexts + RecordText.allCases.map(t.transactions.label) + t.exports.columnsAfterTexts + further)
    }

    /// - Parameter part: the number of a part of a divided record; nil for a whole one.
    func record(_ record: ExportedRecord, part: Int?) -> [UInt8] {
        Self.record(
            record.values, part: part, hashtags: record.hashtags.compactMap { hashtagNames[$0] },
            attachment: record.attachments.map(ExportLayout.path).joined(separator: "; "),
            account: { accountNames[$0] }, category: { categoryNames[$0] }, further: isOfHousehold ? [.text(parts(of: record))] : [], t)
    }

    /// The names of the people for whom a record is, with their parts: `Ada 28.70; Ben 28.70`.
    private func parts(of record: ExportedRecord) -> String {
        guard let sharing = record.sharing else { return "" }
        // Of money that comes from a common account, the side of the person is divided.
        let isPersons = exported.accounts.contains { $0.id == record.values.account && $0.person != nil }
        let currency = isPersons ? record.values.currency : record.values.receivedCurrency ?? record.values.currency
        return sharing.parts.filter { $0.amount > 0 }.map { part in
            [peopleNames[part.person] ?? "", Self.decimal(part.amount, currency)].joined(separator: " ")
        }.joined(separator: "; ")
    }

    /// Returns the row of a record, with the names of its account, category and hashtags.
    static func record(
        _ values: RecordValues, part: Int?, hashtags: [String], attachment: String?, account: (Account.ID) -> String?,
        category: (Category.ID) -> String?,
        further: [CSV.Cell] = [], _ t: Texts
    ) -> [UInt8] {
        let sign = values.kind == .income ? "" : "-"
        let kind =
            switch values.kind {
            case .expense: t.transactions.expense
            case .income: t.transactions.income
            case .transfer: t.transactions.transfer
            }
        let received = values.received.flatMap { amount in values.receivedCurrency.map { Self.decimal(amount, $0) } }
        let beforeTexts: [CSV.Cell] = [
            .text(values.date.description), .text(values.time.description), .text(kind), .text(account(values.account) ?? ""),
            .number(sign + Self.decimal(values.amount, values.currency)), .text(values.currency.code),
            .text(values.category.flatMap(category) ?? ""),
        ]
        let afterTexts: [CSV.Cell] = [
            .text(values.partNote ?? ""),
            .text(hashtags.map { "#" + $0 }.sorted().joined(separator: " ")),
            .text(values.toAccount.flatMap(account) ?? ""), .number(received ?? ""), .text(values.receivedCurrency?.code ?? ""),
            .number(values.latitude.map(Coordinate.plain) ?? ""), .number(values.longitude.map(Coordinate.plain) ?? ""), .text(values.place ?? ""),
            .text(attachment ?? ""),
            .number(values.original.flatMap { amount in values.originalCurrency.map { Self.decimal(amount, $0) } } ?? ""),
            .text(values.originalCurrency?.code ?? ""), .number(part.map { String($0) } ?? ""),
        ]
        return CSV.row(beforeTexts + values.texts.all.map { .text($0) } + afterTexts + further)
    }

    func accounts() throws -> [UInt8] {
        Self.header(t.exports.accountColumns)
            + (try (ledger.balances() + ledger.shared.accountBalances()).flatMap {
                CSV.row([
                    .text($0.account.name), .text($0.account.currency.code),
                    .number(Self.decimal($0.account.openingBalance.minorUnits, $0.account.currency)),
                    .number(Self.decimal($0.balance.minorUnits, $0.account.currency)), .text($0.account.isDefault ? t.exports.yes : ""),
                ])
            })
    }

    func people() -> [UInt8] {
        Self.header(t.householdExports.peopleColumns)
            + exported.people.flatMap { person in
                CSV.row([
                    .text(peopleNames[person.id] ?? ""), .text(t.role(person.role)), .number(String(person.weight)),
                    .text(person.leftAt == nil ? "" : t.exports.yes),
                ])
            }
    }

    func categories() -> [UInt8] {
        Self.header(t.exports.categoryColumns)
            + exported.categories.filter { $0.deletion == nil }.sorted { $0.position < $1.position }.flatMap {
                CSV.row([
                    .text($0.kind == .expense ? t.transactions.expense : t.transactions.income), .text($0.name),
                    .text($0.parent.flatMap { categoryNames[$0] } ?? ""),
                ])
            }
    }

    func budgets() -> [UInt8] {
        Self.header(t.exports.budgetColumns)
            + exported.budgets.filter { $0.deletion == nil }.flatMap { budget in
                budget.amounts.flatMap { amount in
                    CSV.row([
                        .text(budget.isDaily ? t.budgets.dailyBudget : budget.name), .text(length(budget.period)),
                        .text(String(amount.month.description.prefix(7))), .number(Self.decimal(amount.amount, budget.currency)),
                        .text(budget.currency.code), .text(budget.categories.compactMap { categoryNames[$0] }.joined(separator: "; ")),
                        .text(budget.hashtags.compactMap { hashtagNames[$0] }.map { "#" + $0 }.joined(separator: " ")),
                        .number(String(budget.alertPercent)),
                    ])
                }
            }
    }

    private func length(_ length: Period.Length) -> String {
        switch length {
        case .daily: t.budgets.daily
        case .weekly: t.budgets.weekly
        case .monthly: t.budgets.monthly
        case .yearly: t.budgets.yearly
        }
    }

    private static func decimal(_ minorUnits: Int64, _ currency: Currency) -> String { MoneyFormat.plain(Money(minorUnits: minorUnits, currency)) }
}

/// Numbers the parts of divided records from 1, since the rows of a record follow each other.
struct PartNumbers {
    private var receipt: Transaction.ID?
    private var last = 0

    /// Returns the number of the next row; nil for a record that is whole.
    mutating func next(_ values: RecordValues) -> Int? {
        last = values.receipt == receipt ? last + 1 : 1
        receipt = values.receipt
        return receipt == nil ? nil : last
    }
}
