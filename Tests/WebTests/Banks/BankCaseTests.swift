import BankFiles
import Bookkeeping
import Foundation
import Storage
import StrictJSON
import TestSupport
import Testing

@testable import Web

/// Tables as banks and programs write them, from the file to the records: right, or asked about, on pages and in the interface alike.
@Suite struct BankCaseTests {
    /// A file with the entries that it has; none for one that leaves open which they are.
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let file, currency, zone: String
        let entries: [[String]]

        var testDescription: String { file }
    }

    private static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../BankFilesTests/Samples/cases")
    private static let cases = Result { try JSONDecoder().decode([Case].self, from: Data(contentsOf: directory.appending(path: "cases.json"))) }

    private let household: Household
    private let account = SampleID.account(870)

    init() throws { household = try Household() }

    private func prepare(_ item: Case) throws -> [UInt8] {
        let ada = household.ada
        guard try ada.send("/settings/preferences", [("time_zone", item.zone)]).status == 303,
            try ada.send("/accounts", [("id", account), ("name", "Case"), ("currency", item.currency), ("starting_balance", "0")]).status == 303
        else { throw Household.Missing(what: "account") }
        return try [UInt8](Data(contentsOf: Self.directory.appending(path: item.file)))
    }

    /// Returns the days and amounts of the account's records.
    private func records() throws -> [String] {
        let records = try household.site.store.read(household.book("ada")) { ledger in
            try ledger.records(RecordQuery(account: Account.ID(account)), limit: 100).records
        }
        return records.map { record in
            let units = record.movement.amount.minorUnits
            if case .income = record.movement { return "\(record.date) \(units)" }
            return "\(record.date) \(-units)"
        }.sorted()
    }

    private func expected(_ item: Case) throws -> [String] {
        let currency = try #require(Currency(code: item.currency))
        return try item.entries.map { entry in
            "\(entry[0]) \(try AmountText.parse(entry[1], mark: .point, currency: currency).get().minorUnits)"
        }.sorted()
    }

    /// Compares records with the entries of a case, of which some leave the day open.
    private func expect(_ found: [String], _ item: Case) throws {
        let wanted = try expected(item)
        let shown = wanted.first?.hasPrefix("*") == true ? found.map { "* " + ($0.split(separator: " ").last ?? "") }.sorted() : found
        #expect(!wanted.isEmpty && shown == wanted, "\(item.file)")
    }

    @Test(arguments: try cases.get()) func `a table becomes the right records on pages, or a question`(item: Case) throws {
        let bytes = try prepare(item), ada = household.ada, id = SampleID.bankImport(1), path = "/import/\(id)"
        let sent = try ada.upload("/import", [("id", id), ("account", account)], file: (field: "files", name: item.file, bytes: bytes))
        guard sent.status == 303 else { return #expect(item.entries.isEmpty, "\(item.file): \(sent.document.text.prefix(300))") }
        let first = try ada.get(path).document
        // What the page shows without a choice of one's own.
        let chosen = first.all("select").compactMap { select -> (String, String)? in
            guard let name = select["name"] else { return nil }
            let value = select.all("option").first { $0.has("selected") }?["value"] ?? select.all("option").first?["value"] ?? ""
            return (name, name == "account" ? account : value)
        }
        if !chosen.isEmpty {
            let answer = try ada.send(path, chosen)
            guard answer.status == 303 else {
                let isQuestion =
                    first.all("fieldset").contains { $0["class"] == "signs" }
                    || ["Choose the currency", "Choose “My share”"].contains(where: answer.document.text.contains)
                let isAsked = answer.status == 422 && isQuestion
                return #expect(isAsked, "\(item.file): \(answer.document.text.prefix(600))")
            }
        }
        #expect(try ada.send(path).status == 303)
        try expect(try records(), item)
    }

    @Test(arguments: try cases.get()) func `a table becomes the right records in the interface, or a question`(item: Case) throws {
        let bytes = try prepare(item), program = household.program(), id = SampleID.absent
        let made = try program.post(
            "/imports", ["id": .text(id), "name": .text(item.file), "file": .text(Data(bytes).base64EncodedString()), "account": .text(account)])
        guard made.status == 201 else {
            // Whose share counts in the costs of a group is a question about the columns of the file.
            let asked = ["sign", "decimal", "dates", "column", "currency", "account"] + (item.file == "splitwise.csv" ? ["file"] : [])
            return #expect(made.status == 409 && made.wrong.allSatisfy(asked.contains), "\(item.file): \(made.json)")
        }
        #expect(try program.call("POST", "/imports/\(id)/finish").status == 200)
        try expect(try records(), item)
    }
}
