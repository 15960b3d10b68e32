// TemplateCompiler <templates folder> <output folder> <template name>...
import Foundation
import TemplateLanguage

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

guard CommandLine.arguments.count >= 3 else {
    fail("Usage: TemplateCompiler <templates folder> <output folder> <template name>...")
}
let templates = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
let output = URL(filePath: CommandLine.arguments[2], directoryHint: .isDirectory)

let sources = CommandLine.arguments.dropFirst(3).map { name in
    let file = templates.appending(path: name + ".mustache").path(percentEncoded: false)
    guard let data = FileManager.default.contents(atPath: file) else { fail("\(file):1:1: error: the file cannot be read") }
    return TemplateSource(name: name, file: file, bytes: [UInt8](data))
}
let compilation = Compilation(sources)
if !compilation.problems.isEmpty { fail(compilation.problems.map(\.description).joined(separator: "\n")) }

for file in compilation.files {
    let url = output.appending(path: file.name)
    let code = Data(file.code.utf8)
    // An unchanged file is not written, so that it is not compiled again.
    if FileManager.default.contents(atPath: url.path(percentEncoded: false)) == code { continue }
    do { try code.write(to: url) } catch {
        fail("\(url.path(percentEncoded: false)):1:1: error: the file cannot be written: \(error)")
    }
}
