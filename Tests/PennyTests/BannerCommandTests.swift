import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    /// The command `penny banner`.
    @Suite struct BannerCommandTests {
        let data: TemporaryDirectory

        init() throws { data = try TemporaryDirectory("penny-banner") }

        private func banner(_ arguments: String...) throws -> Run { try Run(["banner"] + arguments + ["--data", data.path]) }

        @Test func `a banner is added, listed, switched on and removed while the server runs`() throws {
            let server = try PennyServer(data: data.path)
            defer { _ = try? server.program.terminate() }
            let added = try banner("add", "--text", "Tea & \"cake\"", "--text-ja", "お茶", "--link", "https://luigi.example/", "--until", "2199-12-31")
            #expect(added.exit == .status(0))
            #expect(added.output.contains("Banners are switched off: penny banner on shows it."))
            #expect(try banner("on").output == "Banners are switched on.\n")
            let list = try banner("list")
            #expect(list.output.contains("2199-12-31  Tea & \"cake\""))
            let json = try #require(try JSONSerialization.jsonObject(with: Data(try banner("list", "--json").output.utf8)) as? [String: Any])
            let banners = try #require(json["banners"] as? [[String: Any]])
            #expect(json["on"] as? Bool == true && banners.count == 1)
            #expect(
                banners[0]["text"] as? String == "Tea & \"cake\"" && banners[0]["until"] as? String == "2199-12-31"
                    && banners[0]["image"] as? Bool == false)
            let id = try #require(banners[0]["id"] as? String)
            #expect(try banner("remove", id).output == "Removed banner \(id).\n")
            let again = try banner("remove", id)
            #expect(again.exit == .status(1) && again.errorLine == "penny: There is no banner \(id).")
            _ = try banner("on")
            _ = try banner("off")
            let log = try Run(["audit", "--json", "--data", data.path]).output
            let entries = try #require(try JSONSerialization.jsonObject(with: Data(log.utf8)) as? [[String: Any]])
            #expect(entries.compactMap { $0["act"] as? String } == ["banners-off", "banner-removed", "banners-on", "banner-added"])
            #expect(entries.allSatisfy { $0["source"] as? String == "terminal" })
        }

        @Test(arguments: [
            (["add", "--link", "https://a.example"], "--text"), (["add", "--text", " ", "--link", "https://a.example"], "--text"),
            (["add", "--text", String(repeating: "x", count: 121), "--link", "https://a.example"], "120 characters"),
            (["add", "--text", "Tea"], "--link"),
            (["add", "--text", "Tea", "--link", "javascript:alert(1)"], "is not a URL"),
            (["add", "--text", "Tea", "--link", "https://a.example", "--until", "2026-02-30"], "--until"),
            (["add", "--text", "Tea", "--link", "https://a.example", "--until", "2001-01-01"], "in the future"), (["remove", "x"], "is not an ID"),
            (["remove"], "<id>"),
        ])
        func `wrong usage is one line, and status 64`(arguments: [String], word: String) throws {
            let run = try Run(["banner"] + arguments + ["--data", data.path])
            #expect(run.exit == .status(64))
            #expect(run.errorLine.contains(word))
        }

        @Test(arguments: ["<svg/>", "", "GIF89a"]) func `a file that is no picture is refused`(content: String) throws {
            try PennyServer(data: data.path).program.terminate()
            let file = data.file("a.png")
            try Data(content.utf8).write(to: file)
            let run = try banner("add", "--text", "Tea", "--link", "https://a.example", "--image", file.path)
            #expect(run.exit == .status(1) && run.errorLine.contains("is not a PNG, JPEG, WebP or GIF picture"))
            #expect(try banner("list").output == "Banners are switched off.\n")
        }

        @Test func `a file that is not there is named`() throws {
            let run = try banner("add", "--text", "Tea", "--link", "https://a.example", "--image", "/nowhere/a.png")
            #expect(run.exit == .status(1) && run.errorLine == "penny: The file /nowhere/a.png does not exist or cannot be read.")
        }
    }
}
