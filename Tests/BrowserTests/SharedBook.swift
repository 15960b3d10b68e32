import Foundation
import TestSupport
import Testing

extension WholeSiteTests.EveryPageTests {
    /// Makes a household of the person's, with a member, two people without an account, an open invitation, and a record divided in each way.
    static func share(_ site: PennySite, _ session: WebSession, _ language: String) throws {
        let isJapanese = language == "ja"
        try session.get("/household")
        try session.submit("/household", filling: ["name": isJapanese ? "長い名前の家族と同居人と猫二匹とうさぎの家計簿" : "Wollstonecraft-Hammersmith"])
        for name in isJapanese ? ["あやちゃん", "長い名前のおじいさんとおばあさんの合計の人"] : ["Ida", "Wilhelmina Featherstonehaug"] {
            try session.get("/household/people")
            try session.submit("/household/people", filling: ["name": .text(name), "weight": "2"])
        }
        try session.get("/household/people")
        let made = try session.submit("/household/invitations", pressing: nil)
        let token = try #require(made.response.text.firstMatch(of: /\/invitations\/([A-Za-z0-9_-]+)/)?.output.1)
        let member = try site.signUp("mina", language: language)
        try member.get("/invitations/\(token)")
        try member.submit("/invitations/\(token)", filling: ["consent": "1"])
        try session.get("/household/people")
        try session.submit("/household/invitations")
        for (number, way) in ["everybody", "some", "shares", "amounts"].enumerated() {
            let page = try (number % 2 == 0 ? session : member).get("/household/transactions/new")
            let payers = values("payer", of: page), people = values("some", of: page)
            var fields: [(String, String)] = [
                ("csrf", value("csrf", of: page)), ("id", value("id", of: page)), ("kind", "expense"),
                ("amount", ["80", "125", "1234567", "12"][number]), ("category", value("category", of: page)),
                ("payer", payers[number % payers.count]), ("for", way), ("date", "2026-0\(number + 1)-16"), ("time", "12:30"),
                ("title", isJapanese ? "みんなで食べたお好み焼き" : "Dinner for six"),
            ]
            fields += people.prefix(2).map { ("some", $0) }
            fields += people.map { ("share", "\($0):\(way == "amounts" ? 3 : 2)") }
            let answer = try (number % 2 == 0 ? session : member).post("/household/transactions", fields)
            try #require(answer.response.status == 200, "\(way)")
        }
    }

    private static func value(_ name: String, of page: WebPage) -> String { values(name, of: page).first ?? "" }

    private static func values(_ name: String, of page: WebPage) -> [String] {
        page.document.all("input").filter { $0["name"] == name }.compactMap { $0["value"] }
    }
}
