import Foundation
import LoadSupport

/// Kills the server at random moments, fills the disk, opens more connections than are allowed, or sends changed requests, and checks that no
/// acknowledged post is missing and that everybody else is served.
@main
struct Torture {
    static func main() {
        do {
            let options = try TortureOptions(arguments: Array(CommandLine.arguments.dropFirst()))
            if let directory = options.fullDisk {
                try FullDisk(directory: directory, program: options.program).run()
            } else if options.bursts > 0 {
                try Bursts(options: options).run()
            } else if let count = options.requests {
                try ChangedRequests(options: options, count: count).run()
            } else if let megabytes = options.uploads {
                try HostileUploads(options: options, megabytes: megabytes).run()
            } else if let rounds = options.backups {
                try BackupNames(rounds: rounds, clients: options.clients, program: options.program).run()
            } else if let rounds = options.imports {
                try ImportKills(options: options, rounds: rounds).run()
            } else if let rounds = options.bank {
                try BankKills(options: options, rounds: rounds).run()
            } else if let seconds = options.household {
                try HouseholdKills(options: options, seconds: seconds).run()
            } else {
                try KillRounds(options: options).run()
            }
        } catch let wrong as TortureOptions.WrongUsage {
            report("\(wrong.description)\n\(TortureOptions.usage)")
            exit(64)
        } catch {
            report("\(error)")
            exit(1)
        }
    }

    /// Prints progress immediately, also if the output is a pipe.
    static func say(_ message: String) { FileHandle.standardOutput.write(Data((message + "\n").utf8)) }

    static func report(_ message: String) { FileHandle.standardError.write(Data("penny-torture: \(message)\n".utf8)) }
}

/// A violation of a guarantee.
struct Finding: Error, CustomStringConvertible {
    var description: String
}
