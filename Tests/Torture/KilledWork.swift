import Foundation
import LoadSupport
import TestSupport

extension Poster {
    /// Does something at a server that is killed after a number of seconds, while this person posts. Returns what was posted, and whether the work had an end
    /// before that.
    func whileKilled(_ server: PennyServer, after delay: Double, _ work: () throws -> Void) throws -> (PostLog.Entries, isAnswered: Bool) {
        let log = PostLog(), writing = DispatchGroup(), killing = DispatchGroup()
        postUntilRefused(port: server.port, log: log, in: writing)
        killing.enter()
        let program = server.program
        Thread.detachNewThread {
            defer { killing.leave() }
            Thread.sleep(forTimeInterval: delay)
            try? program.killGroup()
        }
        let isAnswered = (try? work()) != nil
        killing.wait()
        writing.wait()
        guard log.all.refused.isEmpty else { throw Finding(description: "Posts were refused (status: count): \(log.all.refused).") }
        return (log.all, isAnswered)
    }

    /// Throws unless a server has each of the posts once.
    func expectAllOnce(_ acknowledged: [Posted], at server: PennyServer) throws {
        let transport = SocketTransport(port: server.port)
        for (number, posted) in acknowledged.enumerated() { try expectOnce(posted, searching: number % 10 == 0, over: transport) }
    }
}

extension Torture {
    static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let begin = ContinuousClock.now
        try work()
        return (ContinuousClock.now - begin) / .seconds(1)
    }

    /// Throws unless `penny check` finds the database whole.
    static func check(_ options: TortureOptions, _ data: String, _ moment: String) throws {
        let check = try PennyServer.check(options.program, data: data)
        guard check.exit == .status(0) else { throw Finding(description: "\(moment): penny check ends with \(check.exit): \(check.text)") }
    }
}
