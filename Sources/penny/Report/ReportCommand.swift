import Archives
import ArgumentParser
import Bookkeeping
import Documents
import Exports
import Foundation
import Journals
import Language
import Reporting
import Storage
import StrictJSON
import Validation

/// Answers a question about income and expenses, as the page of reports does; works while the server runs.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Show the income and the expenses of some days, or write them to files.",
        discussion: """
            Without a file it prints tables. The figures are those of the page of reports; a period that runs ends today, and without one it is this year. \
            The server may keep running.
            """)

    @Argument(help: "The name of a kept report, whose question is asked.") var name: String?
    @OptionGroup var data: DataOptions
    @Option(help: "The user name or the e-mail address of the person.") var user: String
    @Flag(help: "Use the book of the household that the person is in instead.") var household = false
    @OptionGroup var question: ReportOptions
    @OptionGroup var files: ReportFileOptions
    @Option(help: "The language of the report (default: that of the person).") var language: Language?

    func validate() throws {
        guard name == nil || question.isEmpty else { throw ValidationError("A kept report has a question of its own: give its name alone.") }
        guard household || question.group != .person && question.person.isEmpty else {
            throw ValidationError("--group-by person and --person need --household.")
        }
    }

    func run() throws {
        let store = try data.open(), now = Clock.seconds
        do {
            try CommandFailure.explaining {
                guard let person = try store.read({ try $0.users.find(login: user)?.user }) else { throw CommandFailure("There is no user \(user).") }
                let book = try PersonBook(of: person, household: household, for: .reading, in: store)
                let t = Texts.of(language ?? person.preferences.language), owner = household ? book.name : person.displayName
                // One snapshot, so that all files have the same figures.
                try store.snapshot {
                    let input = try store.read(book.access) { ledger in
                        try name.map { try question.input(ofKept: $0, in: ledger, for: person.id) } ?? question.input(among: ledger)
                    }
                    let asked = try store.read(book.access, askedBy: input) {
                        try AskedReport(input, of: book.access, at: now, t: t, $0)
                    }
                    try answer(ReportAnswer(asked: asked, input: input, owner: owner, now: now, store: store, book: book.access), store)
                }
            }
        } catch is ArchiveError {
            throw CommandFailure("The report cannot be written. Is the disk full?")
        }
    }

    private func answer(_ report: ReportAnswer, _ store: Store) throws {
        if files.json { return print(json: try report.json()) }
        if files.isEmpty { return print(try report.text()) }
        for (format, file) in files.all {
            guard file != ReportFileOptions.standardOutput else {
                try TemporaryOutput.print { try report.write(format, to: $0) }
                continue
            }
            try store.newFile(file, replacing: files.replace).make { try report.write(format, to: $0) }
            // The standard output is the report alone.
            if !files.printsOne { print("The report is in \(file).") }
        }
    }
}

/// A report that is written in several formats.
struct ReportAnswer {
    let asked: AskedReport
    let input: FormInput
    let owner: String
    /// Seconds since 1970 (UTC).
    let now: Int64
    let store: Store
    let book: BookAccess

    func json() throws -> JSONValue { try reading(asked.json) }

    func text() throws -> String {
        try reading { ReportText(report: try $0.answer(asked.filter.query), labels: asked.labels, owner: owner).text }
    }

    /// Writes the report over the empty file at `path`.
    func write(_ format: ReportFileOptions.Format, to path: String) throws {
        switch format {
        case .pdf: try write(try pdf(), to: path)
        case .csv: try write(try reading { Export.table(of: try $0.answer(asked.filter.query), asked.labels) }, to: path)
        case .journal(let format):
            try store.read(book) { try Export.write(format, of: asked.filter.query, titled: asked.title(owner: owner), from: $0, to: path) }
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        guard let file = FileHandle(forWritingAtPath: path) else { throw ArchiveError.notWritten }
        do {
            try file.write(contentsOf: Data(bytes))
            try file.close()
        } catch {
            throw ArchiveError.notWritten
        }
    }

    private func pdf() throws -> [UInt8] {
        let paper = try reading { try asked.paper($0, owner: owner, at: now) }, t = Texts.of(.english).reports
        do throws(DocumentProblem) {
            return try DocumentRenderer().pdf(of: paper)
        } catch {
            switch error {
            case .noLibrary: throw CommandFailure(t.noDocuments)
            case .tooLarge, .tooManyPages, .tooWide, .timedOut: throw CommandFailure(t.documentFailed)
            case .busy, .unreadable, .failed, .ended: throw CommandFailure("The document could not be made: \(error).")
            }
        }
    }

    private func reading<Result>(_ work: (ReportedBooks) throws -> Result) throws -> Result {
        do {
            return try store.read(book, askedBy: input, work)
        } catch StoreError.conflict(.tooManyRecords) {
            throw CommandFailure(Texts.of(.english).reports.tooMany)
        }
    }
}
