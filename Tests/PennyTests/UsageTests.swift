import Foundation
import TestSupport
import Testing

extension PennyTests {
    @Suite struct UsageTests {
        @Test(arguments: [
            (["serve", "--frob"], "--frob"), (["serve", "--threads", "many"], "--threads"), (["serve", "--threads", "65"], "--threads"),
            (["serve", "--listen", "nonsense"], "nonsense"), (["serve", "--listen", "127.0.0.1:99999"], "99999"),
            (["serve", "--base-path", "penny"], "/penny"), (["serve", "--trusted-proxy", "proxy"], "192.168.1.0/24"),
            (["serve", "--rates-url", "file:///etc/passwd"], "file:///etc/passwd"),
            (["serve", "--tiles-url", "https://tile.example.org/{z}/{x}/{y}.png"], "--tiles-attribution"),
            (["serve", "--tiles-url", "https://tile.example.org/{z}.png", "--tiles-attribution", "© A"], "{z}/{x}/{y}"),
            (
                ["serve", "--tiles-url", "https://tile.example.org/{z}/{x}/{y}.png", "--tiles-attribution", "© A", "--tiles-cache", "100001"],
                "--tiles-cache"
            ),
            (["serve", "--tls-certificate", "cert.pem"], "--tls-key"), (["serve", "--tls-key", "key.pem"], "--tls-certificate"),
            (["serve", "--sendmail", "/bin/true"], "--mail-from"),
            (["serve", "--sendmail", "sendmail", "--mail-from", "a@b.c"], "sendmail is not one"),
            (["serve", "--mail-from", "Penny <a@b.c>"], "Penny <a@b.c>"), (["serve", "--feedback-to", "nobody"], "nobody"),
            (["tls", "init", "--name", "no name"], "no name"),
            (["tls", "renew", "--address", "pi.local"], "pi.local"), (["user", "nonsense"], "nonsense"), (["user", "add", "noa"], "--email"),
            (["user", "disable"], "<name>"), (["audit", "--since", "yesterday"], "2026-11-01"),
            (["audit", "--limit", "0"], "--limit"), (["user", "reset-password", "noa", "--origin", "ftp://pi"], "ftp://pi"),
            (["import-bank", "--user", "noa"], "--take-back"), (["import-bank", "a.csv"], "--user"),
            (["import-bank", "a.csv", "--user", "noa", "--list"], "--list"), (["import-bank", "--list", "--user", "noa", "--apply"], "--apply"),
            (["import-bank", "a.csv", "--user", "noa", "--dates", "ymmd"], "ymmd"),
            (["import-bank", "--list", "--user", "noa", "--including-changed"], "--take-back"),
            (["report"], "--user"), (["report", "--user", "noa", "--date", "soon"], "last-week"),
            (["report", "--user", "noa", "--from", "x"], "--from"),
            (["report", "--user", "noa", "--date", "2026", "--to", "2026-01-01"], "--date"),
            (["report", "--user", "noa", "--group-by", "day"], "day"),
            (["report", "--user", "noa", "--group-by", "person"], "--household"), (["report", "--user", "noa", "--pdf", "-", "--csv", "-"], "-"),
            (["report", "--user", "noa", "--json", "--csv", "a.csv"], "--json"), (["report", "--user", "noa", "--csv", ""], "file"),
            (["nonsense"], "nonsense"), (["backup"], "<file>"), (["check", "--json", "--data"], "--data"),
        ])
        func `wrong usage is status 64 and one line that names it`(arguments: [String], named: String) throws {
            let data = try TemporaryDirectory()
            let run = try Run(arguments, environment: ["PENNY_DATA": data.file("data").path])
            #expect(run.exit == .status(64))
            #expect(run.errorLine.hasPrefix("penny: "))
            #expect(run.errorLine.contains(named))
            #expect(run.output == "")
        }

        @Test(arguments: [("PENNY_THREADS", "many", "--threads"), ("PENNY_LISTEN_FILE", "/nowhere/listen", "/nowhere/listen")])
        func `a setting of the environment that makes no sense is wrong usage`(name: String, value: String, named: String) throws {
            let data = try TemporaryDirectory()
            let run = try Run(["serve"], environment: ["PENNY_DATA": data.file("data").path, name: value])
            #expect(run.exit == .status(64))
            #expect(run.errorLine.contains(named))
        }

        @Test func `what went wrong is status 1 and one line`() throws {
            let data = try TemporaryDirectory()
            let none = try Run(["check", "--data", data.path])
            #expect(none.exit == .status(1))
            #expect(none.errorLine.contains("There is no database"))
            let noFiles = try Run(["serve", "--data", data.path, "--public", data.file("nothing").path, "--listen", "127.0.0.1:0"])
            #expect(noFiles.exit == .status(1))
            #expect(noFiles.errorLine.contains("nothing"))
            let noMap = try Run(["serve", "--data", data.path, "--geography", data.file("nothing").path, "--listen", "127.0.0.1:0"])
            #expect(noMap.exit == .status(1))
            #expect(noMap.errorLine.contains("There is no map in"))
            let taken = try Run(["restore", data.file("absent").path, "--data", data.path])
            #expect(taken.exit == .status(1))
            #expect(taken.errorLine == "penny: There is no file \(data.file("absent").path).")
        }

        @Test func `help and version are status 0 on standard output`() throws {
            for arguments in [["--help"], ["serve", "--help"], ["--version"], []] {
                let run = try Run(arguments)
                #expect(run.exit == .status(0))
                #expect(!run.output.isEmpty)
                #expect(run.errors == "")
            }
        }

        @Test func `the version names the build, where the sources came with their history`() throws {
            let version = try Run(["--version"]).output.trimmingCharacters(in: .newlines)
            #expect(version.wholeMatch(of: /\d+\.\d+\.\d+( \([0-9a-f]{7,40}, \d{4}-\d\d-\d\d\))?/) != nil, "\(version)")
        }
    }
}
