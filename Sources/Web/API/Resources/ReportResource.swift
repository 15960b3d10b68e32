import Bookkeeping
import Storage
import StrictJSON
import Validation
import Views

/// The API operation for the figures of a report, which are those of its page.
struct ReportResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func show(_ call: APICall) throws -> APIAnswer {
        try call.check()
        do {
            return try store.read(call.book) { ledger in
                let asked = try AskedReport(call.values.input, of: call.book, at: call.now, t: call.t, ledger)
                try Self.check(call.values.input, asked.filter, isOwn: call.book.isOwn)
                return .one(try asked.json(ledger))
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

    private static func list(_ field: FormField, _ type: APIType, _ about: String, example: String) -> APIMember {
        APIMember(field.name, .list(type, limit: field.countLimit), "\(about) Given once for each.", example: [.text(example)])
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
            ReportFilter.people, .identity, "The people of a household whose parts are counted; whole transactions without it.",
            example: APIShown.sampleID),
    ]

    static func operation(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .get, path: path, name: "getReport", summary: "Adds up the expenses and the income of some days, as the page of reports does.",
            resource: ReportFigures.resource, query: filters, outcome: .one, mayConflict: true, handler: handler)
    }
}
