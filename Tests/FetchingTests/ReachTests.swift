import Glibc
import TestSupport
import Testing

@testable import Fetching

struct ReachTests {
    static var publicOnly: Fetcher {
        var fetcher = Fetcher()
        fetcher.reach = .publicInternet
        return fetcher
    }

    @Test(arguments: ["127.0.0.1", "::1"])
    func `a machine that is not public is not contacted`(host: String) throws {
        let server = try LoopbackServer(host: host) { _ in WireResponse(status: 200) }
        #expect(throws: FetchFailure.forbiddenAddress) { try server.get("/", Self.publicOnly) }
        #expect(try server.get().status == 200)
    }

    @Test(arguments: [
        "http://localhost", "http://127.1", "http://2130706433", "http://0x7f.1", "http://0", "http://[::ffff:127.0.0.1]",
        "http://[::]",
    ])
    func `another way to write or name this machine leads nowhere`(origin: String) throws {
        let server = try LoopbackServer { _ in WireResponse(status: 200) }
        _ = withExtendedLifetime(server) {
            #expect(throws: FetchFailure.forbiddenAddress) { try Self.publicOnly.get("\(origin):\(server.port)/") }
        }
    }

    @Test(arguments: [
        "http://192.168.1.1/", "http://10.0.0.1/", "http://169.254.169.254/latest/meta-data", "http://[fd00::1]/",
        "http://224.0.0.1/",
    ])
    func `an address of the house is not contacted`(address: String) {
        #expect(throws: FetchFailure.forbiddenAddress) { try Self.publicOnly.get(address) }
    }

    /// In a separate process, since the environment must not be changed while other threads read it.
    @Test func `a proxy of the environment counts only where it was asked for`() async {
        await #expect(processExitsWith: .success) {
            let proxy = try LoopbackServer { WireResponse(status: 200, body: Array("proxy for \($0.target)".utf8)) }
            let server = try LoopbackServer { _ in WireResponse(status: 200, body: Array("direct".utf8)) }
            setenv("http_proxy", proxy.origin, 1)
            var fetcher = Fetcher()
            try #require(try server.get("/", fetcher).body == Array("direct".utf8))
            fetcher.usesProxiesOfEnvironment = true
            try #require(try server.get("/x", fetcher).body == Array("proxy for \(server.origin)/x".utf8))
            fetcher.reach = .publicInternet
            #expect(throws: FetchFailure.forbiddenAddress) { try server.get("/", fetcher) }
            withExtendedLifetime(proxy) {}
        }
    }
}
