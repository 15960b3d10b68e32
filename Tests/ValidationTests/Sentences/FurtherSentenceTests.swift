import Testing

/// The further sentences: none is saved as something else or under a title that it should not have, those that the reader was developed with and those that it was not.
@Suite struct FurtherSentenceTests {
    static let developed = SentenceTests.rows([FurtherSentences.english, FurtherSentences.japanese, FurtherSentences.chinese])
    static let heldOut = SentenceTests.rows([HeldOutSentences.english, HeldOutSentences.japanese, HeldOutSentences.chinese])

    @Test(arguments: developed + heldOut) func `a sentence is saved as it was meant, or asked about`(sentence: SentenceTests.Sentence) throws {
        guard case .saved(let saved, let title) = try SentenceTests.outcome(sentence) else { return }
        let truth = try #require(sentence.truth, "saved as \(saved)")
        #expect(SentenceTests.agrees(saved, truth), "\(saved)")
        if let wanted = sentence.title { #expect(title == wanted) }
    }

    @Test func `four in five of those with one meaning are understood without a question`() throws {
        func understood(_ sentences: [SentenceTests.Sentence]) throws -> Int {
            try sentences.count { if case .saved = try SentenceTests.outcome($0) { true } else { false } }
        }
        let all = Self.developed + Self.heldOut
        #expect(all.count > 150)
        #expect(try understood(all) * 10 >= all.count { $0.truth != nil } * 8)
    }
}
