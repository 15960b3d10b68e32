import TestSupport
import Testing

@Suite struct PictureTests {
    @Test func `a small map is an image that can do nothing else`() throws {
        let household = try Household()
        let answer = try household.ada.fetch("/map/picture?lat=51.5137&lon=-0.1337&zoom=9&width=176&height=144&pin=1&theme=dark")
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "image/svg+xml")
        #expect(answer.all("Content-Security-Policy") == ["default-src 'none'; sandbox"])
        #expect(answer["Cache-Control"] == "private, max-age=86400")
        #expect(
            answer.text.hasPrefix(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 176 144\" width=\"176\" height=\"144\""))
        #expect(!answer.text.contains("<script") && !answer.text.contains("style") && !answer.text.contains("class="))
        let light = try household.ada.fetch("/map/picture?lat=51.5137&lon=-0.1337&zoom=9&theme=light")
        #expect(
            light.text != answer.text && light.text.contains("width=\"720\" height=\"520\"") && !light.text.contains("<circle"))
    }

    @Test(arguments: [
        ("lat=91&lon=0", 404), ("lat=x&lon=0", 404), ("lat=0&lon=181", 404), ("lat=&lon=", 404), ("", 200),
        ("lat=-90&lon=180&zoom=19", 200),
        ("zoom=99&width=0&height=-1", 200), ("zoom=9223372036854775808&width=99999999999999999999", 200),
        ("theme=%3Cscript%3E&pin=%22", 200), ("zoom=-3&width=100000&height=100000", 200),
    ])
    func `any address has an answer`(query: String, status: Int) throws {
        let household = try Household()
        let answer = try household.ada.fetch("/map/picture?" + query)
        #expect(answer.status == status)
        #expect(answer.body.count < 300_000 && household.site.events.errors == [])
    }

    @Test func `the form of a record shows where it was, in the theme of the page`() throws {
        let household = try Household()
        for (theme, sources) in [("auto", 1), ("light", 0), ("dark", 0)] {
            try household.ada.post("/settings/preferences", [("theme", theme)])
            let page = try household.ada.get("/transactions/\(SampleID.transaction(2))/edit")
            let picture = try #require(page.document.first("picture"))
            #expect(picture.all("source").count == sources)
            let address = try #require(picture.first("img")?["src"])
            #expect(address.hasSuffix(theme == "dark" ? "&theme=dark" : "&theme=light"))
            #expect(try household.ada.fetch(address)["Content-Type"] == "image/svg+xml")
        }
    }
}
