import ArgumentParser

/// The program. Exit status 0, 64 for wrong usage, 1 for what went wrong.
@main
struct Penny: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "penny", abstract: "Penny keeps your money in order, on your own machine.", version: Version.text,
        subcommands: [Serve.self, Check.self, Backup.self, Restore.self, Demo.self], defaultSubcommand: nil)
}

/// Which Penny this is.
enum Version {
    static let text = "0.1.0"
}
