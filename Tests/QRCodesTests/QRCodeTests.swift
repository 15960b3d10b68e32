import QRCodes
import Testing

struct QRCodeTests {
    /// The output of another program, `qrencode -l M -8 -m 0 -t ASCII`, with one character per module.
    static let known: [(text: String, rows: [String])] = [
        (
            "https://pi.local:8443/",
            [
                "#######.#.#####...#######",
                "#.....#.#.#...#...#.....#",
                "#.###.#..#.###.##.#.###.#",
                "#.###.#.#..#.#..#.#.###.#",
                "#.###.#..##.#..#..#.###.#",
                "#.....#....#.##.#.#.....#",
                "#######.#.#.#.#.#.#######",
                "........#..##.#.#........",
                "#.##.###.#..#..##.#..#.##",
                "#..##....###..#.#..#...#.",
                "..#.#####.###...###.#....",
                "###..#.###.#.#..##.#.##..",
                "..#...#.####.#.#..###.###",
                ".###.......#...######...#",
                ".###.#####..#....##.#.##.",
                "#.#.##.#....#.#....##...#",
                "....#.#..#.#.##.#########",
                "........###.#...#...#.#.#",
                "#######.#.#####.#.#.#.###",
                "#.....#.##..#..##...#..##",
                "#.###.#...####..######.#.",
                "#.###.#.##..##..###.#####",
                "#.###.#.#.####.####.#.##.",
                "#.....#..##......##.#.#..",
                "#######.###.#.#...#######",
            ]
        ),
        (
            "Grüße, 家計簿",
            [
                "#######...####.##.#######",
                "#.....#.#.###.#...#.....#",
                "#.###.#..#.#....#.#.###.#",
                "#.###.#..#.###.##.#.###.#",
                "#.###.#.#..######.#.###.#",
                "#.....#...#...#.#.#.....#",
                "#######.#.#.#.#.#.#######",
                ".........##.#...#........",
                "#.#.#.#...###...#...#..#.",
                "#..#...#..####..###.##.#.",
                ".##.#.###.#.#.#####.##.#.",
                ".##.#...#.#..###...#.####",
                "...####..#.#..###....#..#",
                ".#.#....#.##..##.###..#.#",
                "#.#...#.###..#.###..#.###",
                ".####..#..##...#.##.#.#.#",
                "#.#.#.###...#..######.###",
                "........##.###.##...##.#.",
                "#######..####.###.#.##.##",
                "#.....#..#..#####...#####",
                "#.###.#.##.#..#########.#",
                "#.###.#....#..##.####.#..",
                "#.###.#.#.#..#...#..##..#",
                "#.....#..###...##......#.",
                "#######.###.#..#...##..##",
            ]
        ),
    ]

    @Test(arguments: known) func `a code is the one that other programs draw`(text: String, rows: [String]) throws {
        let code = try #require(QRCode(text))
        #expect(code.size == rows.count)
        let drawn = (0..<code.size).map { row in String((0..<code.size).map { code.isDark(row: row, column: $0) ? "#" : "." }) }
        #expect(drawn == rows)
    }

    @Test(arguments: [("a", 21), ("http://pi.local:8443/", 25), (String(repeating: "x", count: 2_331), 177)])
    func `the smallest square that holds the text is taken`(text: String, size: Int) throws {
        #expect(try #require(QRCode(text)).size == size)
    }

    @Test(arguments: ["", "a\0b", String(repeating: "x", count: 2_332), String(repeating: "家", count: 778)])
    func `what no code holds has none`(text: String) {
        #expect(QRCode(text) == nil)
    }

    @Test func `the path covers the dark modules and nothing else`() throws {
        let code = try #require(QRCode("https://pi.local:8443/"))
        var covered: Set<[Int]> = []
        for part in code.path.split(separator: "M") {
            let match = try #require(part.wholeMatch(of: /(\d+) (\d+)h(\d+)v1h-(\d+)z/))
            let (column, row, width) = (try #require(Int(match.1)), try #require(Int(match.2)), try #require(Int(match.3)))
            #expect(match.3 == match.4)
            for step in 0..<width { #expect(covered.insert([row, column + step]).inserted) }
        }
        let dark = (0..<code.size).flatMap { row in
            (0..<code.size).filter { code.isDark(row: row, column: $0) }.map { [row, $0] }
        }
        #expect(covered == Set(dark))
    }

    @Test(arguments: [(-1, 0), (0, -1), (25, 0), (0, 25), (Int.max, Int.min)]) func `outside of the square nothing is dark`(
        row: Int, column: Int
    ) throws {
        #expect(try #require(QRCode("http://pi.local:8443/")).isDark(row: row, column: column) == false)
    }
}
