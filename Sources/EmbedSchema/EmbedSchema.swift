import Foundation
import PackagePlugin

/// Makes the file `schema.sql` of the target that uses this plugin a string of it: `LatestSchema.sql`.
///
/// The resource rule `embedInCode` makes an array of numbers, which takes the compiler half a minute.
@main
struct EmbedSchema: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let schema = target.directoryURL.appending(path: "schema.sql")
        let output = context.pluginWorkDirectoryURL.appending(path: "LatestSchema.swift")
        return [
            .buildCommand(
                displayName: "Embedding the schema of \(target.name)",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", Self.script, schema.path(percentEncoded: false), output.path(percentEncoded: false)],
                inputFiles: [schema], outputFiles: [output])
        ]
    }

    /// $0 is the SQL, $1 the file to write.
    private static let script = ##"""
        {
            printf '/// The schema that all migrations make: schema.sql.\nenum LatestSchema {\n    static let sql = #"""\n'
            cat "$0"
            printf '"""#\n}\n'
        } > "$1"
        """##
}
