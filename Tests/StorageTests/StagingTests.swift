import Dispatch
import Synchronization
import Testing

@testable import Storage

/// The steps in which a book is filled, and the thread that writes them.
struct StagingTests {
    @Test func `a step has as many rows as fit the time that the last one took`() {
        var size = StepSize()
        let first = size.rows
        size.note(first, took: StepSize.target / 4)
        #expect(size.rows == first * 2)
        size.note(size.rows, took: StepSize.target)
        #expect(size.rows == first * 2)
        size.note(size.rows, took: StepSize.target * 2)
        #expect(size.rows == first)
    }

    @Test func `a step is at least half and at most twice as large as the last, within bounds`() {
        var size = StepSize()
        for _ in 1...10 {
            let last = size.rows
            size.note(last, took: .zero)
            #expect(size.rows == min(last * 2, StepSize.bounds.upperBound))
        }
        for _ in 1...10 {
            let last = size.rows
            size.note(last, took: .seconds(60))
            #expect(size.rows == max(last / 2, StepSize.bounds.lowerBound))
        }
        #expect(size.rows == StepSize.bounds.lowerBound)
    }

    @Test func `a step of few rows, ended by its files or by the end of the data, leaves the next as large`() {
        var size = StepSize()
        let rows = size.rows
        size.note(rows / 2, took: .seconds(60))
        size.note(1, took: .zero)
        size.note(0, took: .zero)
        #expect(size.rows == rows)
    }

    @Test func `words of each step stay in a segment of their own until all are merged, and others are merged as usual`() throws {
        let sample = try Sample()
        func segments() throws -> Int {
            try sample.store.read(sample.book) { ledger in
                // The ID of a page of the index has that of its segment in front (https://www.sqlite.org/src/file/ext/fts5/fts5_index.c).
                try ledger.connection.count("SELECT count(DISTINCT id >> 37) FROM record_search_data WHERE id > 10")
            }
        }
        for step in 1...20 {
            try sample.store.write(sample.book) { editor in
                try SearchIndex(connection: editor.connection).add((1...3).map { (Int64(step * 3 + $0), " word ") })
            }
        }
        #expect(try segments() == 20)
        let settings = try sample.store.read(sample.book) { ledger in
            try ledger.connection.rows("SELECT k, v FROM record_search_config WHERE k LIKE '%merge' ORDER BY k") { [$0.text(0), $0.text(1)] }
        }
        #expect(settings == [["automerge", "4"], ["crisismerge", "16"]])
        try sample.store.write { try $0.connection.noteResidualData() }
        try sample.store.eraseResidualData()
        #expect(try segments() == 1)
    }

    @Test func `batches are written in their order, one at a time, while the next is prepared`() throws {
        let written = Mutex<[Int]>([]), first = DispatchSemaphore(value: 0)
        let writing = BackgroundWriting<Int> { batch in
            if batch == 1 { first.wait() }
            written.withLock { $0.append(batch) }
        }
        try writing.begin(1)
        #expect(written.withLock { $0 } == [])
        first.signal()
        for batch in 2...5 {
            try writing.begin(batch)
            #expect(written.withLock { $0.prefix(batch - 1) == Array(1..<batch)[...] })
        }
        try writing.finish()
        #expect(written.withLock { $0 } == [1, 2, 3, 4, 5])
    }

    @Test func `a batch that cannot be written ends the writing`() throws {
        let written = Mutex<[Int]>([])
        let writing = BackgroundWriting<Int> { batch in
            if batch == 2 { throw StoreError.full }
            written.withLock { $0.append(batch) }
        }
        try writing.begin(1)
        try writing.begin(2)
        #expect(throws: StoreError.full) { try writing.begin(3) }
        #expect(throws: StoreError.full) { try writing.begin(4) }
        #expect(throws: StoreError.full) { try writing.finish() }
        #expect(written.withLock { $0 } == [1])
    }
}
