import Foundation
import TestSupport
import Testing

extension PennyTests {
    /// The commands and flags that the guide tells people to type.
    @Suite struct GuideCommandTests {
        private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Views/help/Pages")

        /// The texts that the guide shows as typed, such as `penny tls init`.
        private static func typed() throws -> [String] {
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try files.flatMap { file in
                try String(contentsOf: file, encoding: .utf8).matches(of: #/code: "([^"]+)"/#).map { String($0.output.1) }
            }
        }

        @Test func `every command of the guide is one of the program`() throws {
            let commands = Set(try Self.typed().filter { $0.hasPrefix("penny ") }.map { $0.split(separator: " ").dropFirst() })
            #expect(commands.count >= 6)
            for typed in commands {
                let command = typed.prefix { !$0.hasPrefix("/") && !$0.hasPrefix("-") }, help = try Run(command.map(String.init) + ["--help"])
                #expect(help.exit == .status(0) && help.output.contains("penny \(command.joined(separator: " "))"), "\(command)")
                for flag in typed where flag.hasPrefix("--") { #expect(help.output.contains(flag + " "), "\(typed)") }
            }
        }

        @Test func `every flag of the guide is one of the server`() throws {
            let flags = Set(try Self.typed().filter { $0.hasPrefix("--") }), help = try Run(["serve", "--help"]).output
            #expect(flags.count >= 4)
            for flag in flags { #expect(help.contains(flag + " "), "\(flag)") }
        }
    }
}
