import ArgumentParser
import Foundation
import Storage
import StrictJSON

/// Copies the database, also while it is served.
struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a backup of the database to a file, and prove that it can be read.",
        discussion:
            "The server may go on running. The file appears only when it is complete. It ends with a checksum, by which penny check and penny restore find every bit that has changed."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var new: NewFileOptions
    @Flag(help: "Write JSON.") var json = false

    private var file: String { new.file }

    func run() throws {
        try Failure.explaining {
            let store = try data.open()
            try store.backup(to: file, replacing: new.replace)
            try store.write { try $0.record(.backupMade, by: .here, at: Clock.seconds) }
        }
        if json { return print(json: ["file": .text(file)]) }
        print("The backup is in \(file).")
    }
}

/// The file that a command writes.
struct NewFileOptions: ParsableArguments {
    @Argument(help: "The file to write, outside of the data directory.") var file: String
    @Flag(help: "Replace the file if it is there already.") var replace = false

    func validate() throws {
        guard !file.isEmpty else { throw ValidationError("Name the file to write.") }
    }
}

/// Puts a backup in the place of the database.
struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a backup in the place of the database.",
        discussion: "The backup is proven first, and the present database is kept beside it. Stop the server before.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The backup to restore.") var file: String

    func run() throws {
        guard FileManager.default.fileExists(atPath: file) else { throw Failure("There is no file \(file).") }
        var hasChecksum = true
        try Failure.explaining {
            do {
                hasChecksum = try Store.restore(from: file, to: data.database)
            } catch StoreError.damaged(let problem) {
                throw Failure("\(file) is no whole backup of Penny (\(problem)). Nothing has changed.")
            }
            let store = try data.open()
            try store.write { try $0.record(.restored, by: .here, at: Clock.seconds) }
            try store.close()
        }
        print("\(data.database) is restored from \(file).")
        if !hasChecksum { print("The backup has no checksum. It was checked as far as a check of the database sees.") }
    }
}
