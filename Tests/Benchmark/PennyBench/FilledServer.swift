import LoadSupport
import TestSupport

/// A server over the data of a person with some records, and that person's session.
struct FilledServer {
    let data: TemporaryDirectory
    let user: Credentials
    let server: PennyServer
    /// The cookies of the person who is signed in, as a header.
    let cookie: String

    /// - Parameter arguments: those of `penny serve` besides `--quiet`.
    init(_ options: BenchmarkOptions, records: Int = 1_000, arguments: [String] = []) throws {
        data = try TemporaryDirectory("penny-bench-data")
        user = try Filler.fill(directory: data.path, transactions: records).user
        server = try PennyServer(options.program, data: data.path, arguments: ["--quiet"] + arguments)
        let session = server.session()
        try session.signIn(user)
        cookie = session.cookies.header(for: "/", isSecure: false) ?? ""
    }

    /// Returns the visits of the person from an address.
    func visits(from address: String = "127.0.0.1") -> PageVisits { PageVisits(port: server.port, cookie: cookie, address: address) }
}
