import Foundation
import StrictJSON
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Web

/// The reports of the API, whose figures are those of the page and of its table.
@Suite struct APIReportTests {
    private static let november = "from=2025-11-01&to=2025-11-20"

    /// The figures of a side in a table (CSV), in its order: the lines, the total, and the amounts without an exchange rate.
    private static func table(_ household: Household, _ path: String, _ side: String) throws -> [[String]] {
        let rows = try household.ada.fetch(path).text.dropFirst().split(separator: "\r\n")
            .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        return rows.filter { $0.first == side }.map { Array($0.dropFirst(2)) }
    }

    private static func text(_ value: JSONValue?) -> String { if case .number(let text)? = value { text } else { value?.text ?? "" } }

    /// The same of the API.
    private static func figures(_ section: JSONValue?, currency: String, isCompared: Bool, hasCourse: Bool) -> [[String]] {
        func row(_ sum: JSONValue?, _ course: JSONValue?) -> [String] {
            [currency, text(sum?["amount"])] + (isCompared ? [text(sum?["before"]), text(sum?["change_percent"])] : [])
                + (hasCourse ? (course?.list ?? []).map { text($0["amount"]) } : [])
        }
        let lines = (section?["lines"]?.list ?? []).map { row($0, $0["course"]) }, total = row(section?["total"], section?["course"])
        let apart = (section?["unconverted"]?.list ?? []).map { [text($0["currency"]), text($0["amount"])] }
        let before = (section?["unconverted_before"]?.list ?? []).map { [text($0["currency"]), "", text($0["amount"])] }
        return lines + (lines.isEmpty && apart.isEmpty && before.isEmpty ? [] : [total]) + apart + before
    }

    @Test(
        arguments: [
            november, november + "&compare=before", "date=2025-11&compare=year", "date=all&group_by=account",
            november + "&group_by=vendor&compare=before",
            november + "&group_by=hashtag", november + "&group_by=month", "date=this-year&group_by=week", "date=last-month", "", "from=2025-11-10",
            november + "&tags=weekly&tags=home", november + "&accounts=\(SampleID.account(2))&accounts=\(SampleID.account(1))",
            november + "&categories=\(SampleID.category(1))&categories=\(SampleID.category(2))&compare=before", "date=1999",
        ]) func `the figures are those of the table with the same parameters`(query: String) throws
    {
        let household = try Household(), answer = try household.program("Spreadsheet").get("/reports?" + query)
        #expect(answer.status == 200, "\(answer.json)")
        let isCompared = answer["compared"] != .null
        #expect(isCompared == query.contains("compare"))
        for (side, name) in [("expenses", "Expenses"), ("income", "Income")] {
            let rows = try Self.table(household, "/reports.csv?" + query, name), section = answer[side]
            // Texts with the separator in them are not split here.
            let hasCourse = !(section?["lines"]?.list?.first?["course"]?.list ?? []).isEmpty && (section?["course"]?.list?.count ?? 0) > 1
            let expected = Self.figures(section, currency: Self.text(answer["currency"]), isCompared: isCompared, hasCourse: hasCourse)
            #expect(rows.count == expected.count)
            for (row, figures) in zip(rows, expected) { #expect(Array(row.prefix(figures.count)) == figures, "\(name)") }
        }
    }

    @Test func `a line says which records it stands for, and amounts without a rate stand apart`() throws {
        let household = try Household(), program = household.program()
        let report = try program.get("/reports?" + Self.november)
        #expect(report["from"] == "2025-11-01" && report["to"] == "2025-11-20" && report["currency"] == "GBP" && report["step"] == "daily")
        let groceries = try #require(report["expenses"]?["lines"]?.list?.first { $0["name"] == "Groceries" })
        #expect(
            try groceries["id"]?.text == household.category("Groceries") && groceries["amount"] == "14.99" && groceries["from"] == .null
                && groceries["before"] == .null)
        #expect(report["expenses"]?["unconverted"]?.list?.compactMap { $0["currency"]?.text } == ["EUR", "JPY"])
        let months = try program.get("/reports?date=all&group_by=month")["expenses"]?["lines"]?.list ?? []
        #expect(months.last?["from"] == "2025-11-01" && months.last?["to"] == "2025-11-20" && months.last?["name"] == .null)
        let tags = try program.get("/reports?date=all&group_by=hashtag")["expenses"]?["lines"]?.list ?? []
        #expect(tags.last?["name"] == .null && tags.contains { $0["name"] == "weekly" })
    }

    @Test func `a household's report counts the parts of people`() throws {
        let scene = try SharedScene(), ben = try scene.ben(), program = try scene.program(.administrator)
        let lines = try program.get("/household/reports?date=all&group_by=person")["expenses"]?["lines"]?.list ?? []
        let whole = try program.get("/household/reports?date=all")["expenses"]?["total"]?["amount"]?.text
        let part = try program.get("/household/reports?date=all&people=\(ben)")["expenses"]?["total"]?["amount"]?.text
        #expect(!lines.isEmpty && whole != nil && part == lines.first { $0["id"]?.text == ben }?["amount"]?.text ?? "0.00" && part != whole)
    }

    @Test(arguments: [
        ("from=yesterday", 422, ["from"]), ("date=2025-13", 422, ["date"]), ("date=monthly", 422, ["date"]), ("date=2025&date=2024", 422, ["date"]),
        ("group_by=day", 422, ["group_by"]), ("compare=always", 422, ["compare"]), ("categories=x", 422, ["categories"]),
        ("accounts=", 422, ["accounts"]),
        ("tags=two+words", 422, ["tags"]), ("view=monthly", 422, ["view"]), ("categories=\(SampleID.absent)", 409, ["categories"]),
        ("accounts=\(SampleID.account(101))", 409, ["accounts"]), ("people=\(SampleID.account(1))", 409, ["people"]),
        ("group_by=person", 409, ["group_by"]),
        ("accounts=\(SampleID.account(1))&accounts=\(SampleID.account(101))&people=\(SampleID.account(1))", 409, ["accounts", "people"]),
    ]) func `a parameter that cannot be answered is named`(query: String, status: Int, names: [String]) throws {
        let answer = try Household().program().get("/reports?" + query)
        #expect(answer.status == status && answer.wrong == names, "\(answer.json)")
        #expect(names.allSatisfy { answer.message($0)?.isEmpty == false })
    }

    @Test func `vendors narrow a report as on its page`() throws {
        let household = try Household(), program = try household.program()
        let vendors = try program.get("/reports?date=all&group_by=vendor")["expenses"]?["lines"]?.list ?? []
        let named = try #require(vendors.first { $0["name"]?.text != nil }), name = try #require(named["name"]?.text)
        let query = "vendors=" + (name.uppercased().addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        let narrowed = try program.get("/reports?date=all&" + query)
        #expect(narrowed.status == 200 && narrowed["expenses"]?["total"]?["amount"] == named["amount"], "\(narrowed.json)")
        #expect(narrowed["expenses"]?["total"]?["amount"] != (try program.get("/reports?date=all"))["expenses"]?["total"]?["amount"])
    }

    @Test func `as many entries as each list may have are read, and one more is refused`() throws {
        let program = try Household().program(), id = SampleID.account(1)
        let most =
            (["tags=x", "accounts=\(id)", "categories=\(id)", "people=\(id)"].flatMap { Array(repeating: $0, count: 40) }
            + Array(repeating: "vendors=x", count: 30)).joined(separator: "&")
        #expect(try program.get("/reports?group_by=person&compare=year&date=2025&from=2025-01-01&to=2025-01-31&" + most).status == 409)
        #expect(try program.get("/reports?tags=x&" + most).message("tags") == "List at most 40 entries.")
    }
}
