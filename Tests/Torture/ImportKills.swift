import Foundation
import LoadSupport
import TestSupport

/// SIGKILL at a random moment of an import, while somebody else writes: the person has the book that they had or the one in the file, each to the byte,
/// and nothing of the other person is lost.
struct ImportKills {
    let options: TortureOptions
    let rounds: Int

    func run() throws {
        let temporary = try options.data == nil ? TemporaryDirectory("penny-torture") : nil
        // The directory goes with its last reference, and the server needs it to the end.
        defer { withExtendedLifetime(temporary) {} }
        guard let data = options.data ?? temporary?.path else { return }
        let files = try TemporaryDirectory("penny-torture-files")
        defer { withExtendedLifetime(files) {} }
        var server = try PennyServer(options.program, data: data)
        let owner = server.session(), other = server.session()
        try owner.signUp(Credentials(login: "owner", password: Credentials.benchmark.password))
        try other.signUp(Credentials(login: "other", password: Credentials.benchmark.password))
        let cookies = owner.cookies
        let books = try [options.records, options.records / 2].map { count in
            let form = try owner.transactionForm()
            for _ in 0..<count {
                let posted = Posted()
                let status = try owner.send(form.request(["id": posted.id, "amount": "\(posted.amount)", "title": posted.title])).status
                guard status == 303 else { throw Finding(description: "A post was answered with \(status).") }
            }
            return try owner.export()
        }
        let poster = try Poster(other)
        let whole = try Torture.seconds { try bring(books[0], to: owner) }
        Torture.say("an import takes \(Int(whole * 1_000)) ms")
        var present = books[0], sum = (replaced: 0, kept: 0, acknowledged: 0)
        for round in 1...rounds {
            let next = round % 2 == 0 ? books[0] : books[1]
            let session = server.session()
            session.cookies = cookies
            try session.sendImport(next)
            let (entries, isAnswered) = try poster.whileKilled(server, after: Double.random(in: 0...(whole * 1.3))) { try session.replaceBook() }
            try Torture.check(options, data, "Round \(round)")
            let found = try export(from: data, to: files.file("book-\(round).zip").path)
            guard found == next || found == present else {
                throw Finding(description: "Round \(round): the book is neither the one before nor the one in the file.")
            }
            if isAnswered, found != next { throw Finding(description: "Round \(round): the import was answered, and the book is the one before.") }
            if found == next { sum.replaced += 1 } else { sum.kept += 1 }
            present = found
            server = try PennyServer(options.program, data: data)
            try poster.expectAllOnce(entries.acknowledged, at: server)
            sum.acknowledged += entries.acknowledged.count
        }
        try server.program.terminate()
        try Torture.check(options, data, "After all rounds")
        Torture.say(
            "\(rounds) imports killed: \(sum.replaced) had replaced the book and \(sum.kept) had not, each to the byte; "
                + "all \(sum.acknowledged) acknowledged transactions of another person are there once.")
    }

    private func bring(_ file: [UInt8], to session: WebSession) throws {
        try session.sendImport(file)
        try session.replaceBook()
    }

    private func export(from data: String, to file: String) throws -> [UInt8] {
        let program = try RunningProgram(options.program, ["export", "--data", data, "owner", file])
        guard try program.waitForExit(seconds: 120) == .status(0) else { throw Finding(description: "penny export: \(program.standardError)") }
        return Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    }
}
