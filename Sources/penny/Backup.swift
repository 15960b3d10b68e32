import ArgumentParser
import Foundation
import Storage
import StrictJSON

/// Copies the database; works while the server runs.
struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a backup of the database to a file, and verify that it can be read.",
        discussion:
            "The server may keep running. The file appears only when it is complete. It ends with a checksum, with which penny check and penny restore detect every changed bit."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var new: NewFileOptions
    @Flag(help: "Write JSON.") var json = false

    private var file: String { new.file }

    func run() throws {
        try CommandFailure.explaining {
            let store = try data.open()
            try store.backup(to: file, replacing: new.replace)
            try store.write { try $0.audit.record(.backupMade, by: .here, at: Clock.seconds) }
        }
        if json { return print(json: ["file": .text(file)]) }
        print("The backup is in \(file).")
    }
}

/// The output file of a command.
struct NewFileOptions: ParsableArguments {
    @Argument(help: "The file to write, outside the data directory.") var file: String
    @Flag(help: "Replace the file if it exists already.") var replace = false

    func validate() throws {
        guard !file.isEmpty else { throw ValidationError("Name the file to write.") }
    }
}

/// Replaces the database with a backup.
struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replace the database with a backup.",
        discussion: "The backup is verified first, and the present database is kept beside it. Stop the server before you run this.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The backup to restore.") var file: String

    func run() throws {
        guard FileManager.default.fileExists(atPath: file) else { throw CommandFailure("There is no file \(file).") }
        var hasChecksum = true
        try CommandFailure.explaining {
            do {
                hasChecksum = try Store.restore(from: file, to: data.database)
            } catch StoreError.damaged(let problem) {
                throw CommandFailure("\(file) is not an intact backup of Penny (\(problem)). Nothing has changed.")
            }
            let store = try data.open()
            try store.write { try $0.audit.record(.restored, by: .here, at: Clock.seconds) }
            try store.close()
        }
        print("\(data.database) is restored from \(file).")
        if !hasChecksum { print("The backup has no checksum. Only the consistency of its database was checked.") }
    }
}
