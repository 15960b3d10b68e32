import Bookkeeping
import Language
import Reporting
import SitePaths
import Storage
import StrictJSON
import Validation

/// The API operation for the figures of a report, the same as on its page.
struct ReportResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func show(_ call: APICall) throws -> APIAnswer {
        try call.check()
        do {
            return try store.read(call.book, askedBy: call.values.input) { books in
                let asked = try AskedReport(call.values.input, of: call.book, at: call.now, t: call.t, books)
                try Self.check(call.values.input, asked.filter, isOwn: call.book.isOwn)
                return .one(try asked.json(books))
            }
        } catch StoreError.conflict(.tooManyRecords) {
            throw APIFailure.rule(.tooManyForReport)
        }
    }

    /// Throws `APIFailure.conflict` for everything that the book does not have. A page leaves it out; a program would take the figures for others.
    private static func check(_ input: FormInput, _ filter: ReportFilter, isOwn: Bool) throws {
        var mistakes: [(member: String, mistake: APIMistake)] = []
        func compare(_ field: FormField, _ found: [String]) {
            let asked = Set(input.all(field).map { $0.lowercased() })
            if !asked.isSubset(of: found) { mistakes.append((field.name, .problem(.notAChoice))) }
        }
        compare(ReportFilter.accounts, filter.accounts.map(\.description))
        compare(ReportFilter.categories, filter.categories.map(\.description))
        if isOwn {
            if input.has(ReportFilter.of) { mistakes.append((ReportFilter.of.name, .unknown)) }
            if input.has(ReportFilter.people) { mistakes.append((ReportFilter.people.name, .unknown)) }
            if input[ReportFilter.grouping] == ReportQuery.Grouping.person.rawValue {
                mistakes.append((ReportFilter.grouping.name, .notOneOf(groupings.filter { $0 != ReportQuery.Grouping.person.rawValue })))
            }
        } else {
            compare(ReportFilter.people, filter.people.map(\.description))
        }
        guard mistakes.isEmpty else { throw APIFailure.conflict(mistakes) }
    }
}

extension ReportResource {
    /// The paths in both books.
    static let paths = Set([BookAddress.own, .household].map { API.path + $0.prefix.description + path })
    private static let path = "/reports"
    private static let groupings = ReportQuery.Grouping.allCases.map(\.rawValue)

    /// All lists together fit into the 200 fields that a query may have: four of these and the list of vendors.
    private static let listLimit = 40
    private static let vendorLimit = 30

    private static func list(_ field: FormField, _ type: APIType, limit: Int = listLimit, _ about: String, example: String) -> APIMember {
        APIMember(field.name, .list(type, limit: limit), "\(about) Given once for each.", example: [.text(example)])
    }

    private static let filters = [
        APIMember(
            RecordFilter.date.name, .period,
            "A day, a month or a year, or a word for a period: `last-month`, `this-year`, `all`. One that runs ends today. Without a period it is this year.",
            example: "this-year"),
        APIMember(
            PeriodWords.from.name, .date, "The first day; today if there is only a last one. With either of both `date` is not read.",
            example: "2026-01-01"),
        APIMember(PeriodWords.to.name, .date, "The last day; today if there is only a first one.", example: "2026-10-31"),
        APIMember(
            ReportFilter.grouping.name, .word(groupings),
            "The lines that stand for records; `category` unless it says otherwise, `person` in a household only.",
            example: "month"),
        APIMember(
            ReportFilter.compare.name, .word(ReportFilter.Comparison.allCases.map(\.rawValue)),
            "Compares with the period before, or with the same days a year earlier.", example: "year"),
        list(ReportFilter.accounts, .identity, "The accounts that are counted; all without it.", example: APIShown.sampleID),
        list(ReportFilter.categories, .identity, "The categories that are counted; all without it.", example: APIShown.sampleID),
        list(ReportFilter.tags, .hashtag, "Hashtags, without the `#`, of which a counted transaction has at least one.", example: "holiday"),
        list(
            ReportFilter.vendors, .text(ReportFilter.vendors), limit: vendorLimit,
            "Vendors, in any case of ASCII letters, of which a counted transaction has one.", example: "Tesco"),
        list(
            ReportFilter.people, .identity, "The people of a household whose parts are counted; whole transactions without it.",
            example: APIShown.sampleID),
        APIMember(
            ReportFilter.of.name, .word(["all"]),
            "`all` for the household's book and all that its people share with its administrator, at the rates of the household; for the administrator only.",
            example: "all"),
    ]

    static func operation(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .get, path: path, name: "getReport", summary: "Adds up the expenses and the income of some days, as the page of reports does.",
            resource: resource, query: filters, outcome: .one, mayConflict: true, handler: handler)
    }
}

extension ReportResource {
    private static let sum = [
        APIShown.decimal("amount", "120.00"), .decimal("before", "100.00").nullable("Of the days compared with; null without a comparison."),
    ]
    private static let change = APIShown.percent("change_percent", 20).nullable("Null without a comparison, and where there was nothing before.")
    private static let total = sum + [change]
    private static let course = APIShown.list(
        "course", of: [.date("from"), .date("to")] + sum, "The course of time; of vendors, hashtags, months and weeks, none.")
    private static let unconverted = [APIShown.decimal("amount", "336.00"), .currency("currency")]

    private static let line =
        part + [
            APIShown.list(
                "categories", of: part, "The same by category in a report by person, and by subcategory in one by category; none in others.")
        ]

    private static let part: [APIShown] =
        [
            .identity("id").nullable("Of a category, an account or a person; null for other lines."),
            .text("name", "Groceries").nullable("A hashtag is without `#`; null for months and weeks, and for the transactions without any."),
            .date("from").nullable("The first day of a month or a week; null for other lines.").null, .date("to").nullable("Its last day.").null,
        ] + total + [course]

    private static func section(_ name: String) -> APIShown {
        .object(
            name,
            of: [
                .list("lines", of: line, "In the order of time, or the largest first."), .object("total", of: total, "All transactions, each once."),
                .list("course", of: [.date("from"), .date("to")] + sum, "The course of time."),
                .list("unconverted", of: unconverted, "The amounts without an exchange rate, which are in no sum."),
                .list("unconverted_before", of: unconverted, "The same of the days compared with."),
            ], "Transactions of either kind, in the main currency.")
    }

    private static let resource = APIResource(
        name: "Report", plural: "reports",
        about: "Expenses and income of some days, in the main currency at the rate of each transaction's day. Transfers are not counted.",
        shown: [
            .date("from"), .date("to"), .object("compared", of: [.date("from"), .date("to")]).nullable("Null without a comparison."),
            .word("group_by", ReportQuery.Grouping.allCases.map(\.rawValue)), .word("step", Period.Length.allCases.map(\.rawValue)),
            .currency("currency"), section("expenses"), section("income"),
            .object("net", of: total).nullable("Income less expenses; null beyond the range of amounts."),
        ], making: [], changing: nil)
}
