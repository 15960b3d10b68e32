import ArgumentParser
import Foundation

/// A setting from the environment: `NAME`, or the contents of the file at the path in `NAME_FILE`.
enum Setting {
    static func text(_ name: String) -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let value = environment[name], !value.isEmpty { return value }
        guard let path = environment[name + "_FILE"], let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Throws if the file of a `NAME_FILE` cannot be read, which would otherwise be treated as no setting.
    static func requireReadableFiles(for names: [String]) throws {
        for name in names where ProcessInfo.processInfo.environment[name] ?? "" == "" {
            guard let path = ProcessInfo.processInfo.environment[name + "_FILE"] else { continue }
            guard (try? String(contentsOfFile: path, encoding: .utf8)) != nil else {
                throw ValidationError("\(name)_FILE names \(path), which cannot be read.")
            }
        }
    }

    /// Returns several values separated by commas.
    static func list(_ name: String) -> [String] {
        (text(name) ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
