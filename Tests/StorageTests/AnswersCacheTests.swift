import Bookkeeping
import GRDB
import Testing

@testable import Storage

struct AnswersCacheTests {
    private let sample: Sample

    init() throws { sample = try Sample() }

    @Test func `an answer is read again only after somebody has written`() throws {
        let neighbour = try sample.neighbour()
        var reads = 0
        func count(_ question: String = "records", in book: BookAccess? = nil) throws -> Int {
            try sample.store.read(book ?? sample.book) { ledger in
                try ledger.cached.answer(question) {
                    reads += 1
                    return try ledger.recordCount()
                }
            }
        }
        for _ in 1...3 { #expect(try count() == 0) }
        #expect(reads == 1)
        try sample.add(sample.expense("Tea"))
        #expect(try count() == 1 && count() == 1)
        #expect(reads == 2)
        // Questions and books are told apart.
        #expect(try count("others") == 1 && count(in: neighbour) == 0 && count() == 1)
        #expect(reads == 4)
        // Another program, such as a command at the terminal.
        let other = try DatabaseQueue(path: sample.path)
        try other.write { try $0.execute(sql: "UPDATE record SET deletion = NULL") }
        try other.close()
        #expect(try count() == 1)
        #expect(reads == 5)
        // A write that may be rolled back keeps nothing.
        for expected in 6...7 {
            try sample.store.write(sample.book) { editor in
                _ = try editor.ledger.cached.answer("records") {
                    reads += 1
                    return 0
                }
            }
            #expect(reads == expected)
        }
        #expect(try count() == 1)
    }

    @Test func `no more answers are kept than a connection's share`() throws {
        var reads = 0
        func ask(_ question: Int) throws {
            try sample.store.read(sample.book) { ledger in
                let answer = try ledger.cached.answer(question) {
                    reads += 1
                    return question
                }
                #expect(answer == question)
            }
        }
        let last = AnswersCache.limit + 1
        for question in 1...last { try ask(question) }
        try ask(last)
        #expect(reads == last)
        try ask(1)
        #expect(reads == last + 1)
    }

    @Test func `the totals of a search are those of the records that there are`() throws {
        let query = RecordQuery(text: "tea")
        func spent() throws -> [Int64] {
            try sample.store.read(sample.book) { try $0.totalsWithDays(query, shown: nil).all?.map(\.expenses.minorUnits) ?? [] }
        }
        #expect(try spent() == [])
        try sample.add(sample.expense("Tea", 250))
        #expect(try spent() == [250] && spent() == [250])
        try sample.add(sample.expense("Tea for two", 400), sample.expense("Bus", 3), from: 1_100)
        #expect(try spent() == [650])
    }
}
