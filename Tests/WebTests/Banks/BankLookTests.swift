import Bookkeeping
import Dispatch
import Foundation
import MicroHTTP
import Storage
import Synchronization
import TestSupport
import Testing
import Upkeep

@testable import Web

/// Work on uploaded files: found once, beside pages, and that of one person at a time.
@Suite struct BankLookTests {
    /// A file that took a page many seconds to read: a quote that is never closed, and lines of two bytes.
    private static let hostile = BankPagesTests.table + "2025-11-21,\"\n" + String(repeating: "a\n", count: 2_000)

    private func files(of household: Household) throws -> URL { household.site.directory.file("transfers") }

    @Test func `eight looks at the page of an uploaded file read nothing of it`() throws {
        let household = try Household(), path = "/import/\(SampleID.bankImport(1))"
        #expect(try BankPagesTests.upload(Self.hostile, by: household.ada)["Location"] == path)
        let page = try household.ada.get(path)
        #expect(page.status == 200 && page.text.contains("BLUE JACKET"))
        let folder = try files(of: household)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !name.hasSuffix(".json") {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
        for _ in 0..<8 { #expect(try household.ada.get(path).text.contains("BLUE JACKET")) }
    }

    @Test func `a look that was forgotten is found again beside pages, which say that it goes on`() throws {
        let household = try Household(), path = "/import/\(SampleID.bankImport(1))"
        _ = try BankPagesTests.upload(Self.hostile, by: household.ada)
        let folder = try files(of: household)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        let list = folder.appending(path: try #require(names.first))
        let changed = try String(contentsOf: list, encoding: .utf8).replacing("\"isReversed\":false", with: "\"isReversed\":true")
        try Data(changed.utf8).write(to: list)
        var answer = try household.ada.fetch(path)
        #expect(answer.status == 200 && answer.headers.contains { $0.name.lowercased() == "refresh" })
        while answer.headers.contains(where: { $0.name.lowercased() == "refresh" }) { answer = try household.ada.fetch(path) }
        #expect(answer.status == 200 && answer.text.contains("BLUE JACKET"))
    }

    @Test func `whatever is uploaded is read on threads for which no page waits`() {
        for path in ["/import", "/household/import", "/settings/import", "/transactions", "/settings/banks", "/api/v1/imports"] {
            #expect(Application.mayWait(Request(.post, path)), "\(path)")
        }
        for path in ["/settings/import/preview", "/household/settings/import/preview"] {
            #expect(Application.mayWait(Request(.get, path)), "\(path)")
        }
        #expect(!Application.mayWait(Request(.get, "/import/\(SampleID.bankImport(1))")))
    }

    @Test func `long work of one person waits for itself, and not that of others for it`() throws {
        let gate = PersonalGate(), one = User.ID(milliseconds: 1), other = User.ID(milliseconds: 2)
        let began = DispatchSemaphore(value: 0), mayEnd = DispatchSemaphore(value: 0), ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let ran: Void? = gate.run(for: one) {
                began.signal()
                mayEnd.wait()
            }
            #expect(ran != nil)
            ended.signal()
        }
        began.wait()
        for _ in 0..<20 { #expect(gate.run(for: one) { true } == nil) }
        Thread.detachNewThread {
            #expect(gate.run(for: other) { true } == true)
            ended.signal()
        }
        mayEnd.signal()
        for _ in 0..<2 { ended.wait() }
        #expect(gate.run(for: one) { true } == true)
        let wide = PersonalGate(ofEach: 2, running: 3)
        #expect(wide.run(for: one) { wide.run(for: one) { wide.run(for: one) { true } } } == .some(.some(nil)))
    }

    @Test func `the imports of one person leave room for those of others`() throws {
        let household = try Household(), work = BankWork(patience: 0), mayEnd = DispatchSemaphore(value: 0)
        let (ada, ben) = (try household.book("ada"), try household.book("ben"))
        func begin(_ number: Int, in book: BookAccess) throws -> BankWork.State {
            let id = try #require(BankImport.ID(SampleID.bankImport(number)))
            return work.run(BankWork.Key(id, in: book)) { _ in
                mayEnd.wait()
                return .done()
            }
        }
        let states = try (1...10).map { try begin($0, in: ada) } + [try begin(1, in: ben)]
        let areRunning = states.map { state in if case .running = state { true } else { false } }
        #expect(areRunning == [true, true] + Array(repeating: false, count: 8) + [true])
        for _ in 0..<3 { mayEnd.signal() }
    }
}
