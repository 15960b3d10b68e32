import Glibc
import MicroHTTP

/// A small server on the real module, whose handler reads every part of a request. Prints its port; ends at SIGTERM, with status 1 if a request is
/// still open then. Its arguments are a directory for its files, and `each` for a thread for each connection.
@main
struct FuzzedServer {
    static func main() throws {
        signal(SIGPIPE, SIG_IGN)
        var ends = sigset_t()
        sigemptyset(&ends)
        sigaddset(&ends, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &ends, nil)
        let directory = CommandLine.arguments.dropFirst().first ?? "."
        let server = Server(configuration(directory), handler: { answer($0, directory) })
        try server.start()
        print(server.port)
        fflush(nil)
        var caught: Int32 = 0
        sigwait(&ends, &caught)
        exit(server.stop(within: .seconds(10)) ? 0 : 1)
    }

    private static func configuration(_ directory: String) -> Server.Configuration {
        var configuration = Server.Configuration()
        configuration.listen = ["127.0.0.1:0"]
        configuration.threading = CommandLine.arguments.contains("each") ? .perConnection : .pool(2)
        configuration.trustedProxies = ["127.0.0.9"].compactMap { .init($0) }
        configuration.mayWait = { $0.method == .post }
        configuration.mayCompute = { $0.path == "/records" }
        configuration.isSentAlone = { $0.path == "/expect" }
        configuration.bodyLimit = { _ in 20_000 }
        configuration.spoolDirectory = directory
        configuration.bodyInMemory = 1_000
        configuration.requestDeadline = .milliseconds(500)
        configuration.idleTimeout = .milliseconds(300)
        configuration.minimumRate = 1 << 20
        configuration.errorPage = { status, request in .text("\(status) \(request?.path ?? "")\n", status: status) }
        return configuration
    }

    private static func answer(_ request: Request, _ directory: String) -> Response {
        var parts = [request.path, request.host, request.peer, request.query.urlEncoded]
        for (name, value) in request.headers { parts += [name, value] }
        parts.append(request.cookies["penny"] ?? "")
        if let form = try? request.form {
            for (name, value) in form.fields { parts += [name, value] }
        }
        parts.append("\(request.body.count)")
        if request.path == "/file" { return Response(.ok, body: .file(path: "\(directory)/page")) }
        return .text(parts.joined(separator: "\n"))
    }
}
