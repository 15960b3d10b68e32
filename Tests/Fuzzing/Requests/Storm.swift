import Glibc
import LoadSupport
import TestSupport

/// Sends changed requests to the server at a port for some seconds, or a number of them: `storm PORT PROCESS SEED seconds|requests N`. Fails if the
/// server ends, holds more descriptors afterwards than before, or does not answer an honest request within a second.
@main
struct Storm {
    static func main() {
        let words = CommandLine.arguments
        guard words.count == 6, let port = UInt16(words[1]), let seed = UInt64(words[3]), let count = Int(words[5]) else { exit(64) }
        let process = words[2], isTimed = words[4] == "seconds"
        expectPage(port, "before")
        let before = descriptors(of: process)
        let end = seconds() + (isTimed ? Double(count) : .infinity)
        var storm = RequestStorm(port: port, seed: seed)
        var told = 0
        let isServed = storm.run { sent in
            if sent / 100_000 > told {
                told = sent / 100_000
                say("\(sent) requests")
            }
            return isTimed ? seconds() >= end : sent >= count
        }
        say("\(storm.sent) requests over \(storm.connections) connections, \(storm.answered) of them answered; seed \(seed)")
        guard isServed else { fail("the server accepts no connection") }
        expectPage(port, "after")
        // The deadlines of the server close what is left.
        for _ in 0..<100 where descriptors(of: process) > before { usleep(100_000) }
        let after = descriptors(of: process)
        guard after <= before else { fail("\(before) descriptors before, \(after) afterwards") }
        say("an honest page before and afterwards, \(before) descriptors before and \(after) afterwards")
    }

    private static func expectPage(_ port: UInt16, _ when: String) {
        let began = seconds()
        let request = Array("GET /honest HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        do {
            let connection = try TCPConnection(port: port, from: "127.0.0.20", timeout: 5)
            try connection.write(request)
            let answer = String(decoding: try connection.readToEnd(), as: UTF8.self)
            guard answer.hasPrefix("HTTP/1.1 200"), seconds() - began < 1 else { fail("an honest request \(when) was not answered in a second") }
        } catch {
            fail("an honest request \(when) was not answered: \(error)")
        }
    }

    private static func descriptors(of process: String) -> Int {
        guard let directory = opendir("/proc/\(process)/fd") else { fail("the server has ended") }
        defer { closedir(directory) }
        var count = 0
        while readdir(directory) != nil { count += 1 }
        return count
    }

    private static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func say(_ text: String) {
        print(text)
        fflush(nil)
    }

    private static func fail(_ text: String) -> Never {
        say("FAILED: \(text)")
        exit(1)
    }
}
