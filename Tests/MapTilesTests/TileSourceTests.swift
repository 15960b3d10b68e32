import Testing

@testable import MapTiles

struct TileSourceTests {
    static let attribution = TileAttribution("© Test")

    @Test(arguments: [
        (0, 0, 0), (1, 1, 1), (19, 524_287, 0), (19, 0, 524_287), (12, 2_200, 1_343),
    ])
    func `a square of the world`(zoom: Int, x: Int, y: Int) throws {
        #expect(TileAddress(zoom: zoom, x: x, y: y) != nil)
        #expect(TileAddress(zoom: "\(zoom)", x: "\(x)", y: "\(y)") == TileAddress(zoom: zoom, x: x, y: y))
    }

    @Test(arguments: [
        (-1, 0, 0), (20, 0, 0), (0, 1, 0), (0, 0, 1), (3, 8, 0), (3, 0, 8), (3, -1, 0), (3, 0, -1), (Int.max, 0, 0),
        (3, Int.max, Int.min),
    ])
    func `no square of the world`(zoom: Int, x: Int, y: Int) {
        #expect(TileAddress(zoom: zoom, x: x, y: y) == nil)
    }

    @Test(arguments: ["", "+1", "-1", "01", "1.0", " 1", "1 ", "१", "1e1", "99999999999999999999", "0x1", "１"])
    func `another text is no number of a tile`(text: String) {
        #expect(TileAddress(zoom: text, x: "0", y: "0") == nil)
        #expect(TileAddress(zoom: "3", x: text, y: "0") == nil)
        #expect(TileAddress(zoom: "3", x: "0", y: text) == nil)
    }

    @Test(arguments: [
        ("https://tile.example.org/{z}/{x}/{y}.png", "https://tile.example.org/12/2200/1343.png"),
        ("http://192.168.1.9:8080/tiles?z={z}&y={y}&x={x}&key=a", "http://192.168.1.9:8080/tiles?z=12&y=1343&x=2200&key=a"),
    ])
    func `a template makes addresses`(template: String, address: String) throws {
        let attribution = try #require(Self.attribution)
        let source = try #require(TileSource(template: template, attribution: attribution))
        #expect(source.address(of: try tile(12, 2_200, 1_343)) == address)
    }

    @Test(arguments: [
        "", "https://tile.example.org/", "https://tile.example.org/{z}/{x}.png", "https://tile.example.org/{z}/{x}/{y}/{y}.png",
        "https://{s}.tile.example.org/{z}/{x}/{y}.png", "file:///tiles/{z}/{x}/{y}.png", "tile.example.org/{z}/{x}/{y}.png",
        "https://user:word@tile.example.org/{z}/{x}/{y}.png", "https://tile.example.org/{z}/{x}/{y} .png",
        "https://tile.example.org/{Z}/{X}/{Y}.png",
    ])
    func `what cannot be a template is refused`(template: String) throws {
        let attribution = try #require(Self.attribution)
        #expect(TileSource(template: template, attribution: attribution) == nil)
    }

    @Test func `an attribution has a text and may end with a link`() throws {
        let plain = try #require(TileAttribution("  © OpenStreetMap   contributors "))
        #expect((plain.text, plain.link) == ("© OpenStreetMap contributors", nil))
        let linked = try #require(TileAttribution("© OpenStreetMap contributors https://www.openstreetmap.org/copyright"))
        #expect((linked.text, linked.link) == ("© OpenStreetMap contributors", "https://www.openstreetmap.org/copyright"))
        let unsafe = try #require(TileAttribution("© A javascript:alert(1)"))
        #expect((unsafe.text, unsafe.link) == ("© A javascript:alert(1)", nil))
    }

    @Test(arguments: ["", "  ", "https://example.org/", "a\nb", "a\u{0}b", String(repeating: "x", count: 201)])
    func `what names nobody is no attribution`(line: String) {
        #expect(TileAttribution(line) == nil)
    }

    @Test func `a picture is known by its first bytes`() {
        #expect(TilePicture(Sample.png)?.format == .png)
        #expect(TilePicture(Sample.jpeg)?.format == .jpeg)
        #expect(TilePicture(Sample.webp)?.format == .webp)
        for other in [
            "", "GIF89a", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<!doctype html>", "RIFF1234WAVE", "%PDF-1.7", "BM",
        ] {
            #expect(TilePicture(Array(other.utf8)) == nil, "\(other)")
        }
        for picture in [Sample.png, Sample.jpeg, Sample.webp] { #expect(TilePicture(Array(picture.dropFirst())) == nil) }
    }
}
