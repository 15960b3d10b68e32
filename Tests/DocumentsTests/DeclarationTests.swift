import ChildProcesses
import Foundation
import Testing

/// The declarations of `Sources/CPango`, which stand in for the headers of Pango and Cairo.
@Suite struct DeclarationTests {
    private static let header = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/CPango/shim.h")

    /// Compiles the headers together with other text, and returns the compiler's errors.
    private static func errors(_ text: String) throws -> String {
        let flags = String(decoding: try PDFTools.run("pkg-config", ["--cflags", "pangocairo"]), as: UTF8.self)
        let source = "#include <pango/pangocairo.h>\n#include <cairo-pdf.h>\n#define CPANGO_WITH_HEADERS\n" + text
        let arguments = ["-fsyntax-only", "-x", "c"] + flags.split(whereSeparator: \.isWhitespace).map(String.init) + ["-"]
        let end = try ChildProcess("/usr/bin/gcc", arguments, input: Array(source.utf8), within: .seconds(60)).run()
        return end.status == 0 ? "" : String(decoding: end.messages, as: UTF8.self)
    }

    @Test func `functions and types are declared as in the headers`() throws {
        #expect(try Self.errors("#include \"\(Self.header.path)\"\n") == "")
        #expect(try Self.errors("void cairo_show_page(int page);\n").contains("conflicting types"))
    }

    @Test func `names of enumerations have the values of the headers`() throws {
        let text = try String(contentsOf: Self.header, encoding: .utf8)
        let values = text.matches(of: /([A-Z][A-Z_0-9]+) = (\d+)/).map { (String($0.output.1), String($0.output.2)) }
        #expect(values.count > 10)
        let checks = values.map { "_Static_assert(\($0.0) == \($0.1), \"\($0.0)\");\n" }.joined()
        #expect(try Self.errors(checks) == "")
        #expect(try Self.errors("_Static_assert(sizeof(PangoRectangle) == 4 * sizeof(int), \"\");\n") == "")
    }
}
