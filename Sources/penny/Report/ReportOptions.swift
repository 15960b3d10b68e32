import ArgumentParser
import Bookkeeping
import Documents
import Storage
import Validation

/// The question of a report, which becomes the same fields as on its page.
struct ReportOptions: ParsableArguments {
    @Option(help: "A day, month or year such as 2026-11, or a word: today, last-week, this-month, last-year, all and others of them.") var date:
        String?
    @Option(help: "The first day.") var from: CalendarDay?
    @Option(help: "The last day.") var to: CalendarDay?
    @Option(name: .customLong("group-by"), help: "The lines that stand for records; person is for households.")
    var group = ReportQuery.Grouping.category
    @Option(help: "Compare with the period before, or with the same days a year ago.") var compare: ReportFilter.Comparison?
    @Option(help: "Count this account only, by name or ID; may be repeated.") var account: [String] = []
    @Option(help: "Count this category only, by name or ID; may be repeated.") var category: [String] = []
    @Option(help: "Count records with this hashtag only; with one of them, if repeated.") var tag: [String] = []
    @Option(help: "Count the part of this person of the household only, by name or ID; may be repeated.") var person: [String] = []
    @Option(help: "The size of the pages of a PDF.") var paper: Paper.Size?

    func validate() throws {
        guard date.map(PeriodWords.isDate) ?? true else {
            throw ValidationError("--date is no day, month or year such as 2026-11, and none of: \(PeriodWords.words.joined(separator: ", ")).")
        }
        guard date == nil || from == nil && to == nil else { throw ValidationError("Give either --date or --from and --to.") }
    }

    /// True if nothing is asked but the size of the pages.
    var isEmpty: Bool {
        date == nil && from == nil && to == nil && compare == nil && group == .category && [account, category, tag, person].allSatisfy(\.isEmpty)
    }

    /// Returns the fields of a kept report. Throws a `CommandFailure` for a name that the book does not have.
    func input(ofKept name: String, in ledger: Ledger, for person: User.ID) throws -> FormInput {
        let kept = try ledger.reports.kept(for: person)
        let found = try Named.all([name], among: kept.map { Named(id: $0.id.description, name: $0.name) }, "kept report").first
        guard let report = kept.first(where: { $0.id.description == found?.id }) else { return FormInput() }
        let paper = paper.map { [(ReportFilter.paper.name, $0.rawValue)] } ?? []
        return FormInput(report.question).replacing([ReportFilter.paper], with: paper)
    }

    /// Returns the fields of the page of reports. Throws a `CommandFailure` for a name that the book does not have.
    func input(among ledger: Ledger) throws -> FormInput {
        let names = try ledger.names(), people = person.isEmpty ? [] : try ledger.shared.people()
        let hashtags = tag.isEmpty ? [] : try ledger.hashtags()
        var fields: [(String, String)] = [(ReportFilter.grouping.name, group.rawValue)]
        func add(_ field: FormField, _ value: String?) { if let value { fields.append((field.name, value)) } }
        add(RecordFilter.date, date)
        add(PeriodWords.from, from?.date.description)
        add(PeriodWords.to, to?.date.description)
        add(ReportFilter.compare, compare?.rawValue)
        add(ReportFilter.paper, paper?.rawValue)
        let accounts = (names.accounts + names.personAccounts).map { Named(id: $0.id.description, name: $0.name) }
        try Named.all(account, among: accounts, "account").forEach { add(ReportFilter.accounts, $0.id) }
        let categories = names.categories.map { Named(id: $0.id.description, name: $0.name) }
        try Named.all(category, among: categories, "category").forEach { add(ReportFilter.categories, $0.id) }
        let known = hashtags.map { Named(id: $0.id.description, name: $0.name) }, bare = tag.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
        try Named.all(bare, among: known, "hashtag").forEach { add(ReportFilter.tags, $0.name) }
        try Named.all(person, among: people.map { Named(id: $0.id.description, name: $0.name) }, "person").forEach { add(ReportFilter.people, $0.id) }
        return FormInput(fields)
    }
}

/// Something of a book that is named at the terminal.
private struct Named {
    let id: String, name: String

    /// Returns all that have one of the texts as their ID, or as their name in any case of letters.
    static func all(_ texts: [String], among known: [Named], _ noun: String) throws -> [Named] {
        try texts.flatMap { text in
            let found = known.filter { $0.id == text || $0.name.folded == text.folded }
            guard found.isEmpty else { return found }
            let names = known.isEmpty ? "none" : known.map(\.name.shown).joined(separator: ", ")
            throw CommandFailure("There is no \(noun) \(text). There are: \(names).")
        }
    }
}

extension ReportQuery.Grouping: ExpressibleByArgument {}
extension ReportFilter.Comparison: ExpressibleByArgument {}
extension Paper.Size: ExpressibleByArgument {}
