import CMicroHTTPD
import Glibc
import IPAddresses
import Spooling

/// One request and its response, from the request line to the last byte; used by one thread at a time.
final class Exchange {
    private let daemon: Daemon
    private var group: DaemonGroup { daemon.group }
    private var service: Service { group.service }
    private let connection: ClientConnection
    private let target: String
    /// The byte after the target in libmicrohttpd's buffer.
    private let targetEnd: UnsafePointer<CChar>
    private let began = MonotonicClock.now

    private(set) var hasHead = false
    private var method = ""
    private var request: Request?
    private var body: Spool
    private var bodyLimit = 0
    /// The value of `Content-Length`, or 0 without one.
    private var bodyLength = 0
    /// The bytes reserved in ``BodyMemory``, and the address they count for.
    private var bodyMemory = 0
    private var sender: IPAddress
    private var received = 0
    private var hasTurn = false
    /// The response that a thread of its own computes, once that has begun.
    private var waited: Waited?
    /// The status with which the body is refused. The body is read and discarded, since a response can be sent only at its end.
    private var refusal: Status?

    private var status = 0
    private var sentBytes = 0
    private var loggedPath: String?

    /// The maximum number of bytes beyond the body limit that are read and discarded before the connection is closed. Senders mostly read an answer only when they have
    /// sent everything, and see the connection break if it is closed before.
    private static let patience = 64 << 20
    private static let headerCount = 100

    init(_ daemon: Daemon, _ connection: ClientConnection, target: UnsafePointer<CChar>) {
        self.daemon = daemon
        self.connection = connection
        self.target = String(cString: target)
        targetEnd = target + strlen(target)
        sender = connection.address
        body = daemon.group.service.configuration.spool
        daemon.group.service.requestBegan()
        connection.setDeadline(daemon.group.service.requestDeadline(from: began))
    }

    /// Reads method, target and header fields; returns false to close the connection.
    func readHead(_ handle: OpaquePointer, method methodStart: UnsafePointer<CChar>, version versionStart: UnsafePointer<CChar>) -> Bool {
        hasHead = true
        daemon.halfHeads.remove(self)
        let name = String(cString: methodStart), version = String(cString: versionStart)
        method = String(name.prefix(16))
        guard let method = Method(rawValue: name), method != .connect, target != "*" else {
            return refuse(.methodNotAllowed, handle)
        }
        if MHD_get_connection_values_n(handle, .HEADER_KIND, nil, nil) > Self.headerCount {
            return refuse(.headerFieldsTooLarge, handle)
        }
        var layout = HeadLayout(targetEnd: targetEnd, version: versionStart)
        let headers = Headers(of: handle, &layout)
        if Server.isLibraryBefore1, !layout.ends(method: methodStart, size: shim_head_size(handle)) { return refuse(.badRequest, handle) }
        guard headers.isWellFormed, let framing = Framing(headers, version: version) else {
            return refuse(.badRequest, handle)
        }
        let read: RequestTarget
        do {
            read = try RequestTarget(target, basePath: service.configuration.basePath)
        } catch {
            return refuse(error == .malformed ? .badRequest : .notFound, handle)
        }
        let forwarding = Forwarding(
            from: connection.address, description: connection.peer, isSecure: group.isSecure, headers: headers,
            trusted: service.configuration.trustedProxies)
        let hosts = headers.count(of: "host")
        let host = (forwarding.host ?? read.host ?? headers["host"] ?? "").lowercased()
        // Only HTTP/1.0 allows a request without a host.
        guard hosts == 1 || (hosts == 0 && version == "HTTP/1.0"), Framing.isHost(host) || (hosts == 0 && host.isEmpty) else {
            return refuse(.badRequest, handle)
        }
        let request = Request(
            method, target, path: read.path, query: read.query, headers: headers, peer: forwarding.peer,
            isSecure: forwarding.isSecure, host: host, number: service.numbers.take())
        self.request = request
        switch framing {
        case .none: return true
        case .declared(let length): bodyLength = length
        case .chunked: daemon.halfHeads.add(chunks: self)
        }
        return admitBody(of: request, handle)
    }

    /// Decides whether the body may follow, if there is one; returns false to close the connection.
    private func admitBody(of request: Request, _ handle: OpaquePointer) -> Bool {
        bodyLimit = service.configuration.bodyLimit(request)
        // A sender that asks for leave reads the answer before it sends the body.
        let isPatient = request.headers["expect"] == nil && bodyLength - bodyLimit <= Self.patience
        if bodyLength > bodyLimit {
            guard isPatient else { return refuse(.contentTooLarge, handle) }
            refuseBody(.contentTooLarge)
        }
        sender = IPAddress(request.peer) ?? connection.address
        if refusal == nil, !service.bodies.hasRoom(for: bodyLength, from: sender) {
            guard isPatient else { return refuse(.serviceUnavailable, handle) }
            refuseBody(.serviceUnavailable)
        }
        if refusal == nil, service.configuration.isSentAlone(request) {
            hasTurn = service.takeTurn()
            // Not refused at once: in the middle of a large upload browsers show a connection error in place of the page.
            if !hasTurn { refuseBody(.serviceUnavailable) }
        }
        connection.setDeadline(service.requestDeadline(from: MonotonicClock.now))
        return true
    }

    /// Reads a chunk of the body; returns false to close the connection.
    func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
        connection.extendDeadline(by: service.time(for: bytes.count))
        received += bytes.count
        if received > bodyLimit {
            refuseBody(.contentTooLarge)
            return received - bodyLimit <= Self.patience
        }
        if refusal != nil { return true }
        guard service.bodies.take(bytes.count, for: sender) else {
            refuseBody(.serviceUnavailable)
            return true
        }
        bodyMemory += bytes.count
        if body.count == 0 { body.reserve(bodyLength) }
        do { try body.add(bytes) } catch { refuseBody(.insufficientStorage) }
        return true
    }

    /// Calls the handler and sends its response; returns false to close the connection.
    func answer(_ handle: OpaquePointer) -> Bool {
        daemon.halfHeads.remove(self)
        if let refusal { return refuse(refusal, handle) }
        if let waited { return waited.response.map { send($0, on: handle, close: false) } ?? false }
        guard var request else { return false }
        connection.suspendDeadline()
        request.body = body.take()
        if let threads = threads(for: request) { return answerBeside(request, handle, on: threads) }
        return send(answerHere(request), on: handle, close: false)
    }

    /// Returns the threads on which the handler is called beside this one; nil if it is called here.
    private func threads(for request: Request) -> SpareThreads? {
        let configuration = service.configuration
        guard configuration.threading != .perConnection else { return nil }
        return configuration.mayWait(request) ? service.waitingThreads : configuration.mayCompute(request) ? service.computingThreads : nil
    }

    /// Calls the handler on this thread, for which in a pool other connections wait.
    private func answerHere(_ request: Request) -> Response {
        guard service.configuration.threading != .perConnection else { return service.handler(request) }
        connection.owe(since: MonotonicClock.now)
        defer { connection.settle() }
        return service.handler(request)
    }

    /// Calls the handler on another thread. The connection is suspended until the response is ready, and then resumed here.
    private func answerBeside(_ request: Request, _ handle: OpaquePointer, on threads: SpareThreads) -> Bool {
        let waited = Waited(handle)
        service.waitBegan()
        MHD_suspend_connection(handle)
        self.waited = waited
        let work = { @Sendable [service] in
            waited.response = service.handler(request)
            waited.resume()
            service.waitEnded()
        }
        if !threads.start(for: threads === service.computingThreads ? service.configuration.visitor(request) : "", work) { work() }
        return true
    }

    /// Writes the access log and ends the exchange. `queuedStatus` is the status of a response that the library sent by itself.
    func end(queuedStatus: Int) {
        daemon.halfHeads.remove(self)
        if status == 0 { status = queuedStatus }
        let now = MonotonicClock.now
        connection.setDeadline(service.idleDeadline(from: now))
        finishBody()
        let path = target.utf8.prefix { $0 != UInt8(ascii: "?") }
        service.configuration.log(
            AccessRecord(
                method: AccessRecord.escaped(method[...].utf8), path: loggedPath ?? AccessRecord.escaped(Substring(path).utf8),
                status: status, bytes: sentBytes, microseconds: Int(now - began),
                peer: request?.peer ?? connection.peer, number: request?.number ?? ""))
        service.requestEnded()
    }

    private func refuseBody(_ status: Status) {
        refusal = status
        _ = body.take()
        giveBodyMemory()
    }

    private func giveBodyMemory() {
        service.bodies.give(bodyMemory, of: sender)
        bodyMemory = 0
    }

    /// Releases the body's memory and turn. Called before the response is sent, since the client may send the next body right
    /// after it.
    private func finishBody() {
        giveBodyMemory()
        guard hasTurn else { return }
        hasTurn = false
        service.giveTurn()
    }

    /// Sends an error page and closes the connection, since the rest of the request cannot be trusted.
    private func refuse(_ status: Status, _ handle: OpaquePointer) -> Bool {
        let refused = request ?? Request(target: target, peer: connection.peer, number: service.numbers.take())
        request = refused
        var response = service.configuration.errorPage(status, refused)
        response.status = status
        if status == .methodNotAllowed, response.headers["Allow"] == nil { response.headers["Allow"] = "GET, HEAD, POST" }
        return send(response, on: handle, close: true)
    }

    /// Responds before the library does, which then finds the connection shut down. Over TLS nothing is sent.
    func refuseEarly(_ status: Status) {
        let refused = Request(target: target, peer: connection.peer, number: service.numbers.take())
        request = refused
        var response = service.configuration.errorPage(status, refused)
        response.status = status
        self.status = status.code
        if !group.isSecure { sentBytes = connection.sendAlone(response) }
        connection.finishSending()
    }

    private func send(_ response: Response, on handle: OpaquePointer, close: Bool) -> Bool {
        finishBody()
        var response = response
        var answer = Answer.make(response)
        if answer == nil {
            // A header with a line break, or a missing file: the visitor gets an error page rather than half a response.
            response = service.configuration.errorPage(.internalServerError, request)
            response.status = .internalServerError
            answer = Answer.make(response)
        }
        if answer == nil { answer = Answer.make(Response(.internalServerError)) }
        guard let answer else { return false }
        if close || group.isDraining { answer.endConnection() }
        status = response.status.code
        sentBytes = method == Method.head.rawValue || status == Status.notModified.code ? 0 : answer.count
        loggedPath = response.loggedPath
        connection.setDeadline(service.requestDeadline(from: MonotonicClock.now, bytes: sentBytes))
        return answer.queue(on: handle, status: response.status)
    }
}

/// A suspended connection and the response that it waits for.
private final class Waited: @unchecked Sendable {  // The answer is written before the connection is resumed, and read after.
    private let handle: OpaquePointer
    var response: Response?

    init(_ handle: OpaquePointer) { self.handle = handle }

    func resume() { MHD_resume_connection(handle) }
}

extension Headers {
    /// Copies the header fields of a connection, and checks their positions in the buffer.
    init(of handle: OpaquePointer, _ layout: inout HeadLayout) {
        var read = Reading(layout: layout)
        read.headers.reserve(fields: 24, bytes: 1_024)
        withUnsafeMutablePointer(to: &read) { read in
            _ = MHD_get_connection_values_n(
                handle, .HEADER_KIND,
                { context, _, name, nameCount, value, valueCount in
                    guard let context, let name else { return .YES }
                    let read = context.assumingMemoryBound(to: Reading.self)
                    read.pointee.layout.add(name: name, nameCount, value: value, valueCount)
                    let name8 = UnsafeRawBufferPointer(start: name, count: nameCount).bindMemory(to: UInt8.self)
                    let value8 = UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueCount)
                        .bindMemory(to: UInt8.self)
                    var end = value8.count
                    // libmicrohttpd leaves trailing spaces. They are kept after a length or a transfer coding, and refused there:
                    // libmicrohttpd reads `chunked ` as no body at all.
                    if nameCount != "content-length".utf8.count && nameCount != "transfer-encoding".utf8.count {
                        while end > 0, value8[end - 1] == 0x20 || value8[end - 1] == 0x09 { end -= 1 }
                    }
                    read.pointee.headers.add(name8, UnsafeBufferPointer(rebasing: value8[..<end]))
                    return .YES
                }, read)
        }
        self = read.headers
        layout = read.layout
    }

    private struct Reading {
        var headers = Headers()
        var layout: HeadLayout
    }
}
