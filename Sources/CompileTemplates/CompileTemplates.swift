import Foundation
import PackagePlugin

/// Compiles every `*.mustache` in the directory of the target that uses this plugin to a Swift function of that target.
@main
struct CompileTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = target.directoryURL
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".mustache") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
            .map { String($0.dropLast(".mustache".count)) }
            .sorted()
        let output = context.pluginWorkDirectoryURL
        return [
            .buildCommand(
                displayName: "Compiling \(names.count) templates of \(target.name)",
                executable: try context.tool(named: "TemplateCompiler").url,
                arguments: [folder.path(percentEncoded: false), output.path(percentEncoded: false)] + names,
                inputFiles: names.map { folder.appending(path: $0 + ".mustache") },
                outputFiles: names.map { output.appending(path: function($0) + ".swift") }
            )
        ]
    }

    /// Returns the function name of a template by the rule of TemplateLanguage, which a plugin cannot import: `records/edit-form`
    /// is `editForm`.
    private func function(_ name: String) -> String {
        let words = (name.split(separator: "/").last ?? "").split(separator: "-")
        return (words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
    }
}
