import Foundation
import TestSupport

@testable import MicroHTTP
@testable import Web

/// Passes requests directly to the application, with the refusals that the server makes before a handler is called.
struct InProcess: Transport {
    let site: TestSite
    var isSecure = false
    var peer = "127.0.0.1"

    func send(_ wire: WireRequest) -> WireResponse {
        var response = answer(wire)
        if !response.headers.isWellFormed { response = site.application.refuse(.internalServerError, nil) }
        if case .temporaryFile(let path) = response.body {
            response.body = .bytes((try? [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))) ?? [])
            unlink(path)
        }
        let body = wire.method == "HEAD" || response.status == .notModified ? [] : response.bytes ?? []
        return WireResponse(status: response.status.code, headers: Array(response.headers), body: body)
    }

    private func answer(_ wire: WireRequest) -> Response {
        guard let method = Method(rawValue: wire.method), method != .connect else { return refuse(.methodNotAllowed, wire) }
        var headers = Headers()
        for (name, value) in wire.headers { headers.add(name, value) }
        guard headers.isWellFormed else { return refuse(.badRequest, wire) }
        let target: RequestTarget
        do {
            target = try RequestTarget(wire.target, basePath: site.base)
        } catch {
            return refuse(error == .malformed ? .badRequest : .notFound, wire)
        }
        let request = Request(
            method, wire.target, path: target.path, query: target.query, headers: headers, body: wire.body, peer: peer, isSecure: isSecure,
            host: (headers["host"] ?? "").lowercased(), number: "5f3a90c1")
        guard wire.body.count <= site.application.bodyLimit(request) else { return site.application.refuse(.contentTooLarge, request) }
        return site.application.respond(to: request)
    }

    private func refuse(_ status: Status, _ wire: WireRequest) -> Response {
        var response = site.application.refuse(status, Request(target: wire.target, peer: peer, number: "5f3a90c1"))
        response.status = status
        if status == .methodNotAllowed, response.headers["Allow"] == nil { response.headers["Allow"] = "GET, HEAD, POST" }
        return response
    }
}
