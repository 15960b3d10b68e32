import ArgumentParser
import Foundation
import Storage
import StrictJSON

/// Checks the database or a backup.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the database: its integrity, its references, and that all totals match the records.",
        discussion: "With a file, check that backup and its checksum instead. The file is not changed.")

    @OptionGroup var data: DataOptions
    @Argument(help: "A backup to check instead of the database.") var file: String?
    @Flag(help: "Write JSON.") var json = false

    func run() throws {
        let problems: [String]
        var hasChecksum = false
        do {
            problems = try CommandFailure.explaining {
                if let file {
                    let checked = try Self.check(file)
                    hasChecksum = checked.hasChecksum
                    return checked.problems
                }
                let store = try data.open()
                let problems = try store.check()
                // Nothing is written to a file that may be damaged, and a failure to record the check does not invalidate it.
                if problems.isEmpty { try? store.write { try $0.audit.record(.checked, by: .here, at: Clock.seconds) } }
                return problems
            }
        } catch let failure as CommandFailure where json {
            problems = [failure.description]
        }
        if json {
            var answer = JSONObject([.init("ok", .boolean(problems.isEmpty)), .init("problems", .texts(problems))])
            if file != nil { answer["checksum"] = .boolean(hasChecksum) }
            print(json: .object(answer))
        } else if problems.isEmpty, let file {
            print(
                hasChecksum
                    ? "\(file) is intact: its checksum matches."
                    : "\(file) has no problems, but no checksum either: changed figures would not be detected.")
        } else if problems.isEmpty {
            print("\(data.database) has no problems.")
        } else {
            problems.forEach { print($0) }
        }
        if !problems.isEmpty { throw ExitCode(1) }
    }

    private static func check(_ file: String) throws -> (problems: [String], hasChecksum: Bool) {
        guard FileManager.default.fileExists(atPath: file) else { throw CommandFailure("There is no file \(file).") }
        do {
            return try Store.check(backup: file)
        } catch StoreError.damaged(let problem) {
            return (["The file is not a backup of Penny: \(problem)."], false)
        }
    }
}
