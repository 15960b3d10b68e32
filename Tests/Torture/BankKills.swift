import Foundation
import LoadSupport
import Storage
import TestSupport

/// SIGKILL at a random moment between the upload of a bank's file and the page of its import, while somebody else writes: all of its records are in the
/// book or none, and nothing of the other person is lost.
struct BankKills {
    let options: TortureOptions
    let rounds: Int

    func run() throws {
        let temporary = try options.data == nil ? TemporaryDirectory("penny-torture") : nil
        // The directory goes with its last reference, and the server needs it to the end.
        defer { withExtendedLifetime(temporary) {} }
        guard let data = options.data ?? temporary?.path else { return }
        var server = try PennyServer(options.program, data: data)
        let owner = server.session(), other = server.session()
        try owner.signUp(Credentials(login: "owner", password: Credentials.benchmark.password))
        try other.signUp(Credentials(login: "other", password: Credentials.benchmark.password))
        let cookies = owner.cookies, poster = try Poster(other)
        let whole = try Torture.seconds { try bring(0, by: owner) }
        Torture.say("\(options.records) rows take \(Int(whole * 1_000)) ms")
        var present = try count(data), sum = (whole: 0, none: 0, acknowledged: 0)
        guard present == options.records else { throw Finding(description: "\(present) records came of \(options.records) rows.") }
        for round in 1...rounds {
            let session = server.session()
            session.cookies = cookies
            let (entries, isAnswered) = try poster.whileKilled(server, after: Double.random(in: 0...(whole * 1.2))) { try bring(round, by: session) }
            try Torture.check(options, data, "Round \(round)")
            let found = try count(data)
            guard found == present || found == present + options.records else {
                throw Finding(description: "Round \(round): \(found - present) records came of \(options.records) rows.")
            }
            if isAnswered, found == present { throw Finding(description: "Round \(round): the import was answered, and nothing came of it.") }
            if found == present { sum.none += 1 } else { sum.whole += 1 }
            present = found
            server = try PennyServer(options.program, data: data)
            try poster.expectAllOnce(entries.acknowledged, at: server)
            sum.acknowledged += entries.acknowledged.count
        }
        try server.program.terminate()
        try Torture.check(options, data, "After all rounds")
        Torture.say(
            "\(rounds) imports of bank files killed: \(sum.whole) were whole and of \(sum.none) nothing came; "
                + "all \(sum.acknowledged) acknowledged transactions of another person are there once.")
    }

    /// Imports the file of a round, none of whose entries another round has.
    private func bring(_ round: Int, by session: WebSession) throws {
        // Sign-up makes an account in US dollars.
        let statements = MadeUpStatements(options.records, seed: UInt64(round), currencies: [("USD", 2)])
        let file = String(decoding: MadeUpBankFile.csv.bytes(of: statements), as: UTF8.self).replacing(",20260", with: ",\(round)-20260")
        try session.previewBankFile("round-\(round).csv", Array(file.utf8))
        try session.finishBankImport()
    }

    /// Returns the number of the owner's records.
    private func count(_ data: String) throws -> Int {
        let store = try Store(at: data + "/penny.sqlite", exclusive: false)
        let book = try store.read { site in try site.users.find(login: "owner").flatMap { try site.books.atTerminal(of: $0.user.id) } }
        guard let book else { throw Finding(description: "The owner is gone.") }
        let count = try store.read(book) { try $0.recordCount() }
        try store.close()
        return count
    }
}
