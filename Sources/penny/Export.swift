import Archives
import ArgumentParser
import Bookkeeping
import Exports
import Foundation
import Language
import Storage

/// Exports all data of a person, or the book of the household that they administer, to a file; works while the server runs.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write all data of a person to a zip file, which penny import can read.",
        discussion: "The server may keep running. The file contains no credentials, and only you can read it.")

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    @Flag(help: "Export the book of the household that the person administers instead.") var household = false
    @OptionGroup var new: NewFileOptions

    func run() throws {
        let store = try data.open(), file = new.file
        let person = try CommandFailure.explaining { try user.find(in: store).user }
        let book = try PersonBook(of: person, household: household, for: .exporting, in: store)
        do {
            try CommandFailure.explaining {
                try store.newFile(file, replacing: new.replace).make { temporary in
                    try Export.write(book.access, of: store, to: temporary)
                    try store.write {
                        try $0.audit.record(household ? .householdExported : .exported, by: .here, about: person.id, at: Clock.seconds)
                    }
                }
            }
        } catch is ArchiveError {
            throw CommandFailure("\(file) cannot be written. Is the disk full?")
        }
        print(household ? "The book of \(book.name) is in \(file)." : "All data of \(person.username) is in \(file).")
    }
}

/// Replaces a person's book with an exported file; works while the server runs.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Replace all contents of a person's book with an exported file.",
        discussion: "Without --yes it shows what is in the file and changes nothing. User name, e-mail address and password stay as they are.")

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    @Flag(help: "Replace the book of the household that the person administers instead.") var household = false
    @Option(name: .customLong("as"), help: "The name in the file of a household under which its administrator is in it.") var own: String?
    @Argument(help: "The file that penny export or the settings page wrote.") var file: String
    @Flag(help: "Replace the book. This cannot be undone.") var yes = false

    func run() throws {
        let store = try data.open()
        let person = try CommandFailure.explaining { try user.find(in: store).user }
        let book = try PersonBook(of: person, household: household, for: .exporting, in: store)
        let present = try store.export(book.access) { try $0.exportedRecordCount().all }
        guard FileManager.default.fileExists(atPath: file) else { throw CommandFailure("There is no file \(file).") }
        let export = try explaining { try ImportFile(at: file, for: household ? .household : .person, isTrusted: true, checksRecords: !yes) },
            summary = export.summary
        let contents =
            "\(t.records(summary.records)), \(t.accounts(summary.accounts)) and \(t.attachments(summary.attachments)) of \(summary.name)"
        guard yes else {
            return print("\(file) has \(contents). With --yes they replace the book of \(book.name) with its \(t.records(present)).")
        }
        let owner: BookOwner = household ? .household(administrator: person.id, own: try place(among: summary.people)) : .person(person.id)
        try explaining { try export.replace(bookOf: owner, in: store, by: .here, at: Clock.seconds) }
        print("\(book.name) now has \(contents).")
        ResidualData.erase(in: store)
    }

    private var t: ExportTexts { Texts.of(.english).exports }

    /// Returns the person in the file who the administrator is; nil for nobody of them.
    private func place(among people: [ExportedHouseholdMember]) throws -> HouseholdMember.ID? {
        guard let own else { return nil }
        let named = people.filter { $0.name == own }
        guard let person = named.first, named.count == 1 else {
            throw CommandFailure("\(named.count == 0 ? "Nobody" : "More than one person") in the file has the name \(own).")
        }
        return person.id
    }

    private func explaining<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try CommandFailure.explaining(work)
        } catch let problem as ImportProblem {
            throw CommandFailure(problem.sentence(Texts.of(.english)))
        }
    }
}
