import Foundation
import PackagePlugin

/// Records the commit of the build for the target that uses this plugin: `Commit.text`, for example "08eee35, 2026-11-22".
///
/// The text is nil if the sources came without their history or git is missing.
@main
struct RecordCommit: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let root = context.package.directoryURL
        // Git appends a line to this file with every commit and checkout.
        let history = root.appending(path: ".git/logs/HEAD")
        let output = context.pluginWorkDirectoryURL.appending(path: "Commit.swift")
        return [
            .buildCommand(
                displayName: "Writing down the commit of \(target.name)",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", Self.script, root.path(percentEncoded: false), output.path(percentEncoded: false)],
                inputFiles: FileManager.default.fileExists(atPath: history.path(percentEncoded: false)) ? [history] : [],
                outputFiles: [output]
            )
        ]
    }

    /// $0 is the directory of the sources, $1 the file to write.
    private static let script = """
        commit=$(git -C "$0" log -1 --abbrev=7 --format='"%h, %cs"' 2>/dev/null) || commit=nil
        printf '/// Which commit this was built from.\\nenum Commit {\\n    static let text: String? = %s\\n}\\n' "${commit:-nil}" > "$1"
        """
}
