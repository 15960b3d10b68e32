import Foundation
import TemplateLanguage
import Testing

/// Runs the Swift compiler on generated code, together with the runtime's sources as one module.
struct SwiftCompiler {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")

    /// Compiles and runs a program, and returns what it prints.
    static func run(_ files: [Compilation.SwiftFile], main: String) throws -> String {
        let compiler = SwiftCompiler()
        defer { try? FileManager.default.removeItem(at: compiler.folder) }
        let program = compiler.folder.appending(path: "program").path(percentEncoded: false)
        let build = try compiler.compile(files + [.init(name: "main.swift", code: main)], ["-o", program])
        try #require(build.status == 0, "\(build.output)")
        return try compiler.launch([program]).output
    }

    /// Returns the errors of a module that is not a program, as `file:line:column: error: message`; without "did you mean", which
    /// the compiler offers at times.
    static func errors(_ files: [Compilation.SwiftFile]) throws -> [String] {
        let compiler = SwiftCompiler()
        defer { try? FileManager.default.removeItem(at: compiler.folder) }
        return try compiler.compile(files, ["-typecheck", "-parse-as-library", "-whole-module-optimization"]).output.split(
            separator: "\n"
        ).map(String.init)
            .filter { $0.contains(": error: ") }
            .map { $0.prefix(upTo: $0.firstRange(of: "; did you mean")?.lowerBound ?? $0.endIndex) }.map(String.init)
    }

    private func compile(_ files: [Compilation.SwiftFile], _ options: [String]) throws -> (status: Int32, output: String) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var paths = try Self.runtime()
        for file in files {
            let place = folder.appending(path: file.name)
            let code = file.code.replacing("import Templates\n", with: "\n").replacing("package static func", with: "static func")
            try code.write(to: place, atomically: false, encoding: .utf8)
            paths.append(place.path(percentEncoded: false))
        }
        return try launch(
            ["swiftc", "-swift-version", "6", "-module-name", "Program", "-diagnostic-style", "llvm"]
                + options + paths)
    }

    private static func runtime() throws -> [String] {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/Templates")
        return try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.map { $0.path(percentEncoded: false) }.sorted()
    }

    private func launch(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
