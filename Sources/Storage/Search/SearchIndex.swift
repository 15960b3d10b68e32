/// The full-text index, where records are added to it without a trigger.
struct SearchIndex {
    /// The number of segments that a level is merged from: the largest that FTS5 takes.
    private static let manySegments = 64
    /// At this number of segments, a level is merged at once, which takes too long for a step.
    private static let tooManySegments = 1_000
    /// The same numbers as FTS5 has them (https://www.sqlite.org/fts5.html, section 6.1 and 6.3).
    private static let usual = (segments: 4, tooMany: 16)

    let connection: Connection

    /// Adds the texts of many records in the order of their numbers, and leaves them in a segment of their own:
    /// ``Store/eraseResidualData(while:)`` merges all segments once, instead of the segments of a few steps again and again.
    func add(_ texts: some Sequence<(number: Int64, text: String)>) throws {
        try merge(from: Self.manySegments, at: Self.tooManySegments)
        try insert(texts)
        // The index writes its pending data at a savepoint, with these settings; at the end of the transaction it has the usual ones again.
        try connection.savepoint {}
        try merge(from: Self.usual.segments, at: Self.usual.tooMany)
    }

    /// Adds the texts of records in the order of their numbers, in a statement for each, since the index writes its pending data before a statement that
    /// adds many.
    func insert(_ texts: some Sequence<(number: Int64, text: String)>) throws {
        try connection.run("INSERT INTO record_search (rowid, search_text) VALUES (?, ?)", each: texts) { record, parameters in
            parameters.bind(record.number)
            parameters.bind(record.text)
        }
    }

    private func merge(from segments: Int, at tooMany: Int) throws {
        try connection.run("INSERT INTO record_search (record_search, rank) VALUES ('automerge', ?)", segments)
        try connection.run("INSERT INTO record_search (record_search, rank) VALUES ('crisismerge', ?)", tooMany)
    }
}
