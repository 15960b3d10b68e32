import ArgumentParser
import Foundation

/// A setting from the environment: `NAME`, or the content of the file that `NAME_FILE` names.
enum Setting {
    static func text(_ name: String) -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let value = environment[name], !value.isEmpty { return value }
        guard let path = environment[name + "_FILE"], let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Throws for a `NAME_FILE` that cannot be read, which would otherwise count as no setting at all.
    static func requireReadableFiles(for names: [String]) throws {
        for name in names where ProcessInfo.processInfo.environment[name] ?? "" == "" {
            guard let path = ProcessInfo.processInfo.environment[name + "_FILE"] else { continue }
            guard (try? String(contentsOfFile: path, encoding: .utf8)) != nil else { throw ValidationError("\(name)_FILE names \(path), which cannot be read.") }
        }
    }

    /// Several values, separated by commas.
    static func list(_ name: String) -> [String] {
        (text(name) ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
