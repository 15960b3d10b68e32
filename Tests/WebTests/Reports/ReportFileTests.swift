import Documents
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage
@testable import Views
@testable import Web

/// The files of a report: their figures are those of the report itself.
@Suite struct ReportFileTests {
    private static let november = "view=monthly&date=2025-11"

    private static func report(_ household: Household, _ grouping: ReportQuery.Grouping = .category) throws -> Report {
        let book = try household.book("ada")
        let dates = try #require(CalendarDate("2025-11-01"))...(try #require(CalendarDate("2025-11-20")))
        return try household.site.store.read(book) {
            try $0.reports.answer(ReportQuery(dates: dates, grouping: grouping, calendar: book.settings.calendar))
        }
    }

    /// The cells of a table without line breaks in its texts.
    private static func rows(_ table: String) -> [[String]] {
        table.dropFirst().split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    }

    // MARK: - CSV

    @Test(arguments: ReportQuery.Grouping.allCases.filter { $0 != .person })
    func `the table has the lines, the totals and the amounts without a rate of the report`(grouping: ReportQuery.Grouping) throws {
        let household = try Household(), report = try Self.report(household, grouping)
        let answer = try household.ada.fetch("/reports.csv?\(Self.november)&group_by=\(grouping.rawValue)")
        #expect(answer.status == 200 && answer["Content-Type"] == "text/csv; charset=utf-8")
        #expect(answer["Content-Disposition"] == "attachment; filename*=UTF-8''report-2025-11-01-2025-11-20.csv")
        let rows = Self.rows(answer.text)
        let plain = { (money: Money) in MoneyFormat.plain(money) }
        for (side, name) in [(Report.Side.expenses, "Expenses"), (.income, "Income")] {
            let section = report[side], own = rows.filter { $0.first == name }
            let expected =
                section.lines.map { plain($0.sum.amount) } + (section.isEmpty ? [] : [plain(section.total.amount)])
                + section.unconverted.map(plain)
            #expect(own.map { $0.dropFirst(3).first ?? "" } == expected)
            #expect(own.suffix(section.unconverted.count).map { $0.dropFirst(2).first ?? "" } == section.unconverted.map(\.currency.code))
        }
        #expect(report.expenses.unconverted.map(\.currency.code) == ["EUR", "JPY"])
        #expect(rows.last?.dropFirst(3).first == plain(try report.net().amount))
    }

    @Test func `a comparison has columns of its own, and the course of time one for each day`() throws {
        let rows = Self.rows(try Household().ada.fetch("/reports.csv?\(Self.november)&compare=before").text)
        let head = try #require(rows.first), groceries = try #require(rows.first { $0.contains("Groceries") })
        #expect(
            head.prefix(3) == ["Side", "Category", "Currency"] && head.contains("Change in percent") && head.count == 6 + 20
                && head.last == "2025-11-20")
        #expect(groceries.count == head.count && groceries.dropFirst(3).first == "14.99" && groceries.last == "14.99")
    }

    @Test func `hostile names are no formulas, and hidden amounts are in the table as in every export`() throws {
        let household = try MaskingTests.masked()
        _ = try household.ada.send("/categories/\(SampleID.category(1))", [("name", "=1+1"), ("colour", "sky"), ("icon", "pets")])
        let table = try household.ada.fetch("/reports.csv?\(Self.november)").text
        #expect(table.contains("'=1+1") && table.contains("59.00") && !table.contains("•••"))
    }

    // MARK: - PDF

    /// The words of a document.
    private static func words(_ pdf: [UInt8]) throws -> String {
        let folder = try TemporaryDirectory("penny-report"), file = folder.file("report.pdf")
        try Data(pdf).write(to: file)
        let check = try RunningProgram("/usr/bin/qpdf", ["--check", file.path])
        #expect(try check.waitForExit(seconds: 60) == .status(0), "\(check.standardError)")
        let run = try RunningProgram("/usr/bin/pdftotext", ["-raw", "-enc", "UTF-8", file.path, "-"])
        #expect(try run.waitForExit(seconds: 60) == .status(0), "\(run.standardError)")
        // Another directory keeps the documents to look at them.
        if let kept = ProcessInfo.processInfo.environment["PENNY_REPORTS"] {
            try Data(pdf).write(to: URL(fileURLWithPath: kept).appending(path: UUID().uuidString + ".pdf"))
        }
        return run.standardOutput
    }

    @Test(arguments: [
        ("en", "Expenses and income by category", "Carried"), ("ja", "カテゴリ別の収支", "内訳の記録"), ("zh-Hans", "按分类统计的收支", "相关记录"),
    ]) func `the document has every figure and every record, in each language`(language: String, title: String, records: String) throws {
        let household = try Household(), report = try Self.report(household), ada = household.ada
        _ = try ada.send(
            "/settings/preferences", [("language", language), ("theme", "auto"), ("time_zone", "Europe/London"), ("week_start", "1")])
        let answer = try ada.fetch("/reports.pdf?\(Self.november)&compare=before")
        #expect(answer.status == 200 && answer["Content-Type"] == "application/pdf", "\(answer.text.prefix(300))")
        let words = try Self.words(answer.body), money = MoneyFormat(try #require(Language(rawValue: language)))
        #expect(words.contains(title))
        for side in Report.Side.allCases {
            let section = report[side]
            for amount in section.lines.map(\.sum.amount) + [section.total.amount] + section.unconverted {
                #expect(words.contains(money.string(amount)), "\(money.string(amount))")
            }
        }
        for title in ["Headphones", "寿司ランチ", "Luigi's <Soho>", "November salary"] { #expect(words.contains(title), "\(title)") }
        #expect(language == "en" || words.contains(records))
    }

    @Test func `paper is A4, or Letter where it is usual or asked for`() throws {
        let household = try Household(), ada = household.ada
        func box(_ path: String) throws -> Bool { String(decoding: try ada.fetch(path).body, as: Unicode.ASCII.self).contains("612 792") }
        #expect(try !box("/reports.pdf?\(Self.november)") && box("/reports.pdf?\(Self.november)&paper=letter"))
        #expect(try !box("/reports.pdf?\(Self.november)&paper=napkin"))
        _ = try ada.send("/settings/currency", [("currency", "USD")])
        #expect(try box("/reports.pdf?\(Self.november)") && !box("/reports.pdf?\(Self.november)&paper=a4"))
    }

    @Test func `hidden amounts are hidden on paper`() throws {
        let words = try Self.words(try MaskingTests.masked().ada.fetch("/reports.pdf?\(Self.november)").body)
        #expect(words.contains("•••") && words.contains("Headphones") && !words.contains("59.00"))
    }

    @Test func `an empty report is a document that says so`() throws {
        let answer = try Household().newcomer.fetch("/reports.pdf")
        #expect(try Self.words(answer.body).contains("There are no records in this period."))
        #expect(answer["Content-Disposition"]?.contains("report-2025-01-01-2025-11-20.pdf") == true)
    }

    /// Returns Ada's browser at a site whose documents are made by a script.
    private static func site(_ script: String, atOnce: Int = 2, mostWaiting: Int = 8) throws -> (Household, TemporaryDirectory) {
        let folder = try TemporaryDirectory("penny-report"), file = try folder.script("program", script)
        let renderer = DocumentRenderer(program: file.path, arguments: [], atOnce: atOnce, mostWaiting: mostWaiting)
        return (try Household(documents: renderer), folder)
    }

    @Test(arguments: [
        (#"printf '\n{"problem":{"tooManyPages":{"limit":400}},"missing":[]}\n' >&2; exit 1"#, 422, "Try a shorter period.", 0),
        (#"printf '\n{"problem":{"noLibrary":{}},"missing":[]}\n' >&2; exit 1"#, 500, "libpangocairo-1.0-0", 1),
        ("exit 3", 500, "Something went wrong", 1),
    ]) func `a document that was not made is a page with the reason`(script: String, status: Int, words: String, errors: Int) throws {
        let (household, folder) = try Self.site("cat > /dev/null; " + script)
        let answer = try household.ada.fetch("/reports.pdf")
        #expect(answer.status == status && answer.text.contains(words) && answer["Content-Type"]?.hasPrefix("text/html") == true)
        #expect(household.site.events.errors.count == errors)
        withExtendedLifetime(folder) {}
    }

    @Test func `letters without a font are told on the document itself`() throws {
        let (household, folder) = try Self.site(#"cat > "$(dirname "$0")/report"; printf '{"missing":["字"]}\n' >&2; printf PDF"#)
        let answer = try household.ada.fetch("/reports.pdf")
        #expect(answer.status == 200 && answer.text == "PDF")
        #expect(try String(contentsOf: folder.file("report"), encoding: .utf8).contains("fonts-noto-cjk"))
    }

    @Test func `twenty people at once get their documents in turn, and one more than may wait is asked to come back`() throws {
        let (household, folder) = try Self.site("cat > /dev/null; printf '{\"missing\":[]}\\n' >&2; printf PDF", mostWaiting: 18)
        let statuses = Mutex<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 20) { _ in
            let status = (try? household.ada.fetch("/reports.pdf"))?.status ?? 0
            statuses.withLock { $0.append(status) }
        }
        #expect(statuses.withLock { $0 } == Array(repeating: 200, count: 20))
        household.site.application.documents.stop()
        let busy = try household.ada.fetch("/reports.pdf")
        #expect(busy.status == 503 && busy["Retry-After"] == "30" && busy.text.contains("Several documents are being made"))
        withExtendedLifetime(folder) {}
    }

    // MARK: - Journals

    /// Returns what hledger says of a journal.
    private static func hledger(_ arguments: [String], _ journal: String) throws -> String {
        let run = try RunningProgram("/usr/bin/hledger", ["-f", "-"] + arguments, environment: ["LC_ALL": "C.UTF-8"], input: journal)
        #expect(try run.waitForExit(seconds: 120) == .status(0), "\(run.standardError)")
        return run.standardOutput
    }

    private static func balances(_ journal: String, _ kind: String) throws -> [String: String] {
        #expect(try hledger(["check", "--strict"], journal) == "")
        let table = try hledger(["balance", kind, "--flat", "--no-total", "--layout=bare", "-O", "csv"], journal)
        let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: ",").map { $0.trimmingCharacters(in: ["\""]) } }
        return Dictionary(rows.map { ($0.first ?? "", $0.last ?? "") }) { first, _ in first }
    }

    @Test func `a journal has the balances of the accounts and the expenses of the report, and hledger accepts it`() throws {
        let household = try Household()
        try PartTests.divide(household)
        let answer = try household.ada.fetch("/reports.journal?view=all")
        #expect(answer.status == 200 && answer["Content-Disposition"]?.contains("report-") == true)
        #expect(answer["Content-Disposition"]?.hasSuffix(".journal") == true)
        let found = try Self.balances(answer.text, "Assets"), day = try #require(CalendarDate("2025-11-20"))
        for balance in try household.site.store.read(household.book("ada"), { try $0.balances(at: day) }) where !balance.balance.isZero {
            #expect(found["Assets:" + balance.account.name] == MoneyFormat.plain(balance.balance))
        }
        #expect(found.count > 3)
        let month = try household.ada.fetch("/reports.journal?\(Self.november)").text
        #expect(try Self.balances(month, "Assets") == found, "the balances before the month are its opening balances")
    }

    @Test func `a journal of some categories has their parts alone, and no opening balances`() throws {
        let household = try Household()
        try PartTests.divide(household)
        let report = try Self.report(household), category = try household.category("Groceries")
        let journal = try household.ada.fetch("/reports.journal?\(Self.november)&categories=\(category)").text
        let groceries = try #require(report.expenses.lines.first { $0.key == .category(Bookkeeping.Category.ID(category) ?? .init(milliseconds: 0)) })
        #expect(try Self.balances(journal, "Expenses") == ["Expenses:Groceries": MoneyFormat.plain(groceries.sum.amount)])
        #expect(!journal.contains("Opening balances"))
        #expect(try household.ada.fetch("/reports.journal?view=all&tags=東京").text.contains("寿司ランチ"))
        #expect(try !household.ada.fetch("/reports.journal?view=all&tags=unknown").text.contains("penny-id"))
    }

    @Test func `a journal of one account opens it alone`() throws {
        let journal = try Household().ada.fetch("/reports.journal?\(Self.november)&accounts=\(SampleID.account(2))").text
        let found = try Self.balances(journal, "Assets:Tokyo purse")
        #expect(found == ["Assets:Tokyo purse": "57980"])
        #expect(journal.contains("Assets:Everyday  -50.00 GBP") && journal.components(separatedBy: "    Equity:Opening Balances  ").count == 2)
    }

    @Test func `those who are in a household get the files of its book, with the accounts of its people`() throws {
        let money = try SharedMoney()
        for person in [SharedMoney.Person.administrator, .member, .viewer] {
            let browser = money.browser(person)
            let journal = try browser.fetch("/household/reports.journal?view=all").text
            #expect(try !Self.balances(journal, "Expenses").isEmpty && journal.contains("Ben's lamp") && journal.contains("; type: A"))
            #expect(try browser.fetch("/household/reports.csv?view=all&group_by=person").text.contains("For everybody"))
            let words = try Self.words(browser.fetch("/household/reports.pdf?view=all&group_by=person").body)
            #expect(words.contains("The Hales") && words.contains("Expenses by person") && words.contains("Ben's lamp"))
        }
    }

    @Test func `Beancount accepts the journal`() throws {
        let programs = URL(fileURLWithPath: #filePath).appending(path: "../../../../.build/schemathesis/bin").standardized
        let checker = programs.appending(path: "bean-check").path
        try #require(FileManager.default.isExecutableFile(atPath: checker), "Install beancount as the README's test command does.")
        let folder = try TemporaryDirectory("penny-report"), file = folder.file("book.beancount")
        for path in ["/reports.beancount?view=all", "/reports.beancount?\(Self.november)&tags=weekly"] {
            let answer = try Household().ada.fetch(path)
            #expect(answer["Content-Disposition"]?.hasSuffix(".beancount") == true)
            try Data(answer.body).write(to: file)
            let check = try RunningProgram(checker, ["--no-cache", file.path])
            #expect(try check.waitForExit(seconds: 120) == .status(0), "\(check.standardError)")
        }
    }

    @Test func `nothing of a journal is left on the disk`() throws {
        let household = try Household()
        _ = try household.ada.fetch("/reports.journal")
        #expect(((try? FileManager.default.contentsOfDirectory(atPath: household.site.directory.path + "/transfers")) ?? []) == [])
    }

    // MARK: - People

    @Test(arguments: ["csv", "pdf", "journal", "beancount"]) func `nobody gets the file of another book`(kind: String) throws {
        let household = try Household()
        let guest = try household.site.browser().fetch("/reports.\(kind)")
        #expect(guest.status == 303 && guest["Location"]?.hasPrefix("/sign-in") == true)
        #expect(try household.ben.fetch("/household/reports.\(kind)").status == 404)
        guard kind != "pdf" else { return }
        let strange = "accounts=\(SampleID.account(2))&categories=\(SampleID.category(1))&people=x&group_by=person&view=all&from=x"
        let answer = try household.ben.fetch("/reports.\(kind)?\(strange)")
        #expect(answer.status == 200 && !answer.text.contains("Headphones") && !answer.text.contains("Tokyo"))
    }
}
