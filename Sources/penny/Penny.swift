import ArgumentParser
import Foundation
import MicroHTTP
import Web

/// The program. Exits with status 0, 64 for wrong usage, or 1 for other errors.
@main
struct Penny: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "penny", abstract: "Penny keeps your money in order, on your own machine.", version: Version.this.description,
        subcommands: [
            Serve.self, Check.self, Backup.self, Restore.self, UserCommand.self, HouseholdCommand.self, ExportCommand.self, ImportCommand.self,
            ImportBankCommand.self, ReportCommand.self, Audit.self, BannerCommand.self, TLS.self, Demo.self, RenderDocument.self, ReadPicture.self,
        ], defaultSubcommand: nil)

    /// Runs the command that the arguments name; an error is one line on standard error.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let status = status(of: error)
            if status == .success { exit(withError: error) }
            let line = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
            if !line.isEmpty { FileHandle.standardError.write(Data("penny: \(line)\n".utf8)) }
            exit(withError: status)
        }
    }

    private static func status(of error: any Error) -> ExitCode {
        if case ServerError.invalidAddress = error { return .validationFailure }
        return exitCode(for: error)
    }
}
