import Archives
import ArgumentParser
import Bookkeeping
import Exports
import Foundation
import Storage
import Views

/// Exports all data of a person to a file; works while the server runs.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write all data of a person to a zip file, which penny import can read.",
        discussion: "The server may keep running. The file contains no credentials, and only you can read it.")

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    @OptionGroup var new: NewFileOptions

    func run() throws {
        let store = try data.open(), file = new.file
        let person = try CommandFailure.explaining { try user.find(in: store).user }
        guard let book = try store.read({ try $0.books.atTerminal(of: person.id) }) else { throw StoreError.notFound }
        do {
            try CommandFailure.explaining {
                try store.newFile(file, replacing: new.replace).make { temporary in
                    try Export.write(book, of: store, to: temporary)
                    try store.write { try $0.audit.record(.exported, by: .here, about: person.id, at: Clock.seconds) }
                }
            }
        } catch is ArchiveError {
            throw CommandFailure("\(file) cannot be written. Is the disk full?")
        }
        print("All data of \(person.username) is in \(file).")
    }
}

/// Replaces a person's book with an exported file; works while the server runs.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Replace all contents of a person's book with an exported file.",
        discussion: "Without --yes it shows what is in the file and changes nothing. User name, e-mail address and password stay as they are.")

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    @Argument(help: "The file that penny export or the settings page wrote.") var file: String
    @Flag(help: "Replace the book. This cannot be undone.") var yes = false

    func run() throws {
        let store = try data.open()
        let person = try CommandFailure.explaining { try user.find(in: store).user }
        guard let book = try store.read({ try $0.books.atTerminal(of: person.id) }) else { throw StoreError.notFound }
        let present = try store.copy(book) { try $0.copiedRecordCount().all }
        guard FileManager.default.fileExists(atPath: file) else { throw CommandFailure("There is no file \(file).") }
        let export = try explaining { try ImportFile(at: file, isTrusted: true, checksRecords: !yes) }, summary = export.summary
        let contents =
            "\(t.records(summary.records)), \(t.accounts(summary.accounts)) and \(t.attachments(summary.attachments)) of \(summary.username)"
        guard yes else {
            return print("\(file) has \(contents). With --yes they replace the book of \(person.username) with its \(t.records(present)).")
        }
        try explaining { try export.replace(bookOf: person.id, in: store, by: .here, at: Clock.seconds) }
        print("\(person.username) now has \(contents).")
        ResidualData.erase(in: store)
    }

    private var t: ExportTexts { Texts.of(.english).exports }

    private func explaining<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try CommandFailure.explaining(work)
        } catch let problem as ImportProblem {
            throw CommandFailure(problem.sentence(t))
        }
    }
}
