import Bookkeeping
import Testing

@testable import Storage

/// Links that the check of the database finds out of step.
struct LinkCheckTests {
    private let sample: LinkSample

    init() throws { sample = try LinkSample() }

    @Test func `sides that differ are found by the check, and nothing is repaired`() throws {
        let (_, own) = try sample.pizza()
        let statements = [
            "UPDATE record SET title = 'Other' WHERE id = ?", "UPDATE record SET vendor = 'Other' WHERE id = ?",
            "UPDATE record SET latitude = NULL, longitude = NULL, place = NULL, cell = NULL WHERE id = ?",
            "UPDATE record_link SET changed = 'own' WHERE own = ?", "UPDATE record_link SET own = randomblob(16) WHERE own = ?",
        ]
        for statement in statements {
            #expect(throws: Undone.self) {
                try sample.store.pool.write { database in
                    let connection = Connection(database: database)
                    try connection.run(statement, own)
                    if !statement.contains("record_link") { try connection.run("UPDATE record_link SET changed = NULL") }
                    let problems = DatabaseCheck.invariants.filter { (try? connection.exists($0.1)) ?? true }.map(\.0)
                    #expect(problems.contains { $0.contains("link") }, "\(statement)")
                    throw Undone()
                }
            }
        }
        try sample.expectWhole()
    }

    private struct Undone: Error {}
}
