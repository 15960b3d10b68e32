import Foundation
import Testing

@testable import TestSupport

@Suite struct GoldenTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func problem(_ html: String, isWriting: Bool = false) -> String? {
        Golden.problem(with: html, "page.html", in: directory.url, isWriting: isWriting)
    }

    @Test func `a missing golden page fails and writing makes it`() {
        #expect(problem("<p>1</p>")?.contains("no golden page page.html") == true)
        #expect(problem("<p>1</p>", isWriting: true) == nil)
        #expect(problem("<p>1</p>\n") == nil)
    }

    @Test func `a difference is shown by its lines`() {
        _ = problem("a\nb\nc\nd\ne\nf\ng", isWriting: true)
        #expect(problem("a\nb\nc\nX\ne\nf\ng")?.hasSuffix("@@ line 2 @@\n b\n c\n-d\n+X\n e\n f") == true)
    }
}
