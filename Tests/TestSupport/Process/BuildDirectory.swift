import Foundation

/// Where the programs of this build lie: beside the one that runs now.
public enum BuildDirectory {
    public static var url: URL {
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? "."
        return URL(fileURLWithPath: program).deletingLastPathComponent()
    }
}
