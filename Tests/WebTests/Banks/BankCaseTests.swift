import Bookkeeping
import Foundation
import Storage
import StrictJSON
import TestSupport
import Testing

@testable import Web

/// Files as banks and programs write them, from the upload to the records: right, or asked about, on pages and in the interface alike.
@Suite struct BankCaseTests {
    private static let cases = Result { try BankCase.all() }

    private let household: Household
    private let account = SampleID.account(870)

    init() throws { household = try Household() }

    private func prepare(_ item: BankCase) throws {
        let ada = household.ada
        guard try ada.send("/settings/preferences", [("time_zone", item.zone)]).status == 303,
            try ada.send("/accounts", [("id", account), ("name", "Case"), ("currency", item.currency), ("starting_balance", "0")]).status == 303
        else { throw Household.Missing(what: "account") }
        // New accounts are in the main currency where a file names none.
        let book = try household.book("ada")
        var settings = book.settings
        settings.mainCurrency = try #require(Currency(code: item.currency))
        try household.site.store.write(book) { try $0.updateSettings(settings) }
    }

    /// The records and balances of the book.
    private struct State {
        var records: [Transaction.ID: String] = [:]
        var balances: [Account.ID: Money] = [:]
    }

    private func state() throws -> State {
        try household.site.store.read(household.book("ada")) { ledger in
            var state = State(), next: String?
            repeat {
                let page = try ledger.records(RecordQuery(), after: next, limit: 500)
                for record in page.records {
                    let amount = record.movement.amount, isIncome = record.movement.kind == .income
                    let signed = Money(minorUnits: isIncome ? amount.minorUnits : -amount.minorUnits, amount.currency)
                    state.records[record.id] = "\(record.date) \(MoneyFormat.plain(signed)) \(amount.currency.code)"
                }
                next = page.next
            } while next != nil
            for found in try ledger.balances() { state.balances[found.account.id] = found.balance }
            return state
        }
    }

    /// Returns what an import has changed.
    private func outcome(since before: State, _ id: String) throws -> BankCase.Outcome {
        let after = try state()
        let records = after.records.filter { before.records[$0.key] == nil }.map(\.value)
        let sums = after.balances.compactMap { account, balance -> String? in
            let change = balance.minorUnits - (before.balances[account]?.minorUnits ?? 0)
            return change == 0 ? nil : "\(MoneyFormat.plain(Money(minorUnits: change, balance.currency))) \(balance.currency.code)"
        }
        let number = try #require(BankImport.ID(id))
        let alike = try household.site.store.read(household.book("ada")) { try $0.banks.counts(of: number)[.alike] ?? 0 }
        return .records(records, balances: sums, alike: alike)
    }

    // MARK: Pages

    @Test(arguments: try cases.get()) func `a file becomes the right records on pages, or a question`(item: BankCase) throws {
        try prepare(item)
        let before = try state()
        var last = ""
        for (number, file) in item.files.enumerated() {
            last = SampleID.bankImport(number + 1)
            if let obstacle = try bring(file, last, item) {
                let difference = item.difference(obstacle)
                return #expect(difference == nil)
            }
            #expect(try household.ada.send("/import/\(last)").status == 303)
        }
        let difference = item.difference(try outcome(since: before, last))
        #expect(difference == nil)
    }

    /// Uploads a file, and sends what its page shows without a choice of one's own but for the account. Returns the question or the refusal.
    private func bring(_ file: String, _ id: String, _ item: BankCase) throws -> BankCase.Outcome? {
        let ada = household.ada, path = "/import/\(id)"
        let sent = try ada.upload(
            "/import", [("id", id), ("account", item.choice == .chosen ? account : "")],
            file: (field: "files", name: file, bytes: BankCase.bytes(of: file)))
        guard sent.status == 303 else { return .refused(sent.document.text) }
        let first = try ada.get(path).document
        let choices = first.all("select").compactMap { select -> (String, String)? in
            guard let name = select["name"] else { return nil }
            let options = select.all("option"), value = (options.first { $0.has("selected") } ?? options.first)?["value"] ?? ""
            guard name == "account", item.choice != .none else { return (name, value) }
            return (name, item.choice == .new ? "new" : account)
        }
        guard !choices.isEmpty || first.all("form").contains(where: { $0["action"] == path }) else { return .refused(first.text) }
        let answer = try ada.send(path, choices)
        guard answer.status != 303 else { return nil }
        return Self.asked(answer.document) ?? .refused(answer.document.text)
    }

    private static func asked(_ page: HTMLDocument) -> BankCase.Outcome? {
        var fields: Set<String> = []
        for name in ["sign", "dates", "decimal", "amounts", "currency"] where page.all("p").contains(where: { $0["id"] == "ask-\(name)-e" }) {
            fields.insert(name == "amounts" ? "column" : name)
        }
        if page.text.contains("Choose “My share”") { fields.insert("person") }
        if page.text.contains("The amounts are in ") { fields.insert("account") }
        return fields.isEmpty ? nil : .asked(fields)
    }

    // MARK: Interface

    @Test(arguments: try cases.get()) func `a file becomes the right records in the interface, or a question`(item: BankCase) throws {
        try prepare(item)
        let before = try state(), program = household.program()
        var last = ""
        for (number, file) in item.files.enumerated() {
            last = SampleID.bankImport(number + 1)
            var body: JSONValue = ["id": .text(last), "name": .text(file), "file": .text(Data(try BankCase.bytes(of: file)).base64EncodedString())]
            if item.choice == .chosen { body = body.with([("account", .text(account))]) }
            let made = try program.post("/imports", body)
            guard made.status == 201 else {
                let text = made.wrong.compactMap { made.message($0) }.joined(separator: " ")
                let isPerson = text.contains("My share") || text.contains("meaning of the columns")
                let outcome: BankCase.Outcome =
                    made.wrong == ["file"] && !isPerson ? .refused(text) : .asked(Set(made.wrong.map { $0 == "file" ? "person" : $0 }))
                let difference = item.difference(outcome, choosesAccounts: false)
                return #expect(made.status == 409 && difference == nil)
            }
            #expect(try program.call("POST", "/imports/\(last)/finish").status == 200)
        }
        let difference = item.difference(try outcome(since: before, last), choosesAccounts: item.choice == .chosen)
        #expect(difference == nil)
    }
}
