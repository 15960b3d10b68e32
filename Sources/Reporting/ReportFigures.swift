import Bookkeeping
import Language
import Storage
import StrictJSON

/// The figures of a report for programs, in one shape for the API and the terminal.
enum ReportFigures {
    static func shown(_ report: Report, _ labels: ReportLabels) -> JSONValue {
        let query = report.query, isCompared = query.compared != nil
        func sum(_ sum: Report.Sum) -> [JSONObject.Member] {
            [.init("amount", decimal(sum.amount)), .init("before", isCompared ? decimal(sum.before) : .null)]
        }
        func change(_ sum: Report.Sum) -> JSONObject.Member {
            .init("change_percent", isCompared ? labels.changeInPercent(sum).map(JSONValue.whole) ?? .null : .null)
        }
        func course(_ steps: [Report.Sum]) -> JSONValue {
            .list(zip(report.steps, steps).map { .object(JSONObject(days($0) + sum($1))) })
        }
        func total(_ total: Report.Sum) -> JSONValue { .object(JSONObject(sum(total) + [change(total)])) }
        func section(_ section: Report.Section) -> JSONValue {
            func shown(_ line: Report.Line) -> [JSONObject.Member] {
                members(line.key, labels) + sum(line.sum) + [change(line.sum), .init("course", course(line.steps))]
            }
            let lines = section.lines.map { line -> JSONValue in
                let parts = line.parts.map { JSONValue.object(JSONObject(shown($0))) }
                return .object(JSONObject(shown(line) + [.init("categories", .list(parts))]))
            }
            return [
                "lines": .list(lines), "total": total(section.total), "course": course(section.steps),
                "unconverted": amounts(section.unconverted), "unconverted_before": amounts(section.unconvertedBefore),
            ]
        }
        return [
            "from": "\(query.dates.lowerBound)", "to": "\(query.dates.upperBound)",
            "compared": query.compared.map { .object(JSONObject(days($0))) } ?? .null, "group_by": .text(query.grouping.rawValue),
            "step": .text(query.step.rawValue), "currency": .text(report.expenses.total.amount.currency.code),
            "expenses": section(report.expenses), "income": section(report.income), "net": (try? report.net()).map(total) ?? .null,
        ]
    }

    private static func decimal(_ money: Money) -> JSONValue { .text(MoneyFormat.plain(money)) }

    private static func days(_ dates: ClosedRange<CalendarDate>?) -> [JSONObject.Member] {
        [.init("from", dates.map { "\($0.lowerBound)" } ?? .null), .init("to", dates.map { "\($0.upperBound)" } ?? .null)]
    }

    private static func amounts(_ sums: [Money]) -> JSONValue {
        .list(sums.map { ["amount": decimal($0), "currency": .text($0.currency.code)] })
    }

    /// The members that say which records a line stands for.
    private static func members(_ key: Report.Key, _ labels: ReportLabels) -> [JSONObject.Member] {
        var id = JSONValue.null, name = JSONValue.null, dates: ClosedRange<CalendarDate>?
        switch key {
        case .category(let category): (id, name) = ("\(category)", .text(labels.name(key)))
        case .account(let account): (id, name) = ("\(account)", .text(labels.name(key)))
        case .person(let person): (id, name) = ("\(person)", .text(labels.name(key)))
        case .vendor(let text), .hashtag(let text): name = .text(text)
        case .days(let range): dates = range
        case .none: break
        }
        return [.init("id", id), .init("name", name)] + days(dates)
    }
}

extension AskedReport {
    /// Returns the figures for programs, amounts as decimal text. Throws as ``Reports/answer(_:)`` does.
    package func json(_ books: ReportedBooks) throws -> JSONValue { ReportFigures.shown(try books.answer(filter.query), labels) }
}
