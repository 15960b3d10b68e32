import Foundation

/// The directory of this build's programs, which contains the running one.
public enum BuildDirectory {
    public static var url: URL {
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? "."
        return URL(fileURLWithPath: program).deletingLastPathComponent()
    }
}
