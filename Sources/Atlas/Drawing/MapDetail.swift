/// The detail to draw at a zoom level.
struct MapDetail {
    /// The level of the file.
    let level: Int
    /// The name of the filled layer; the rings of `countries` share their borders.
    let ground: String
    /// The maximum ranks of rivers and of borders of divisions to draw; nil for none.
    let riverRank, divisionRank: Int?
    /// The maximum error of a line, in pixels.
    let tolerance: Double
    /// The minimum size of islands, lakes and lines, in multiples of the tolerance.
    let smallest: Double

    init(zoom: Int) {
        switch zoom {
        case ...1: (level, ground, riverRank, divisionRank, tolerance, smallest) = (1, "countries", nil, nil, 0.75, 5)
        case 2: (level, ground, riverRank, divisionRank, tolerance, smallest) = (1, "countries", nil, nil, 0.7, 4)
        case 3: (level, ground, riverRank, divisionRank, tolerance, smallest) = (1, "countries", nil, nil, 0.5, 4)
        case 4: (level, ground, riverRank, divisionRank, tolerance, smallest) = (1, "countries", 3, 2, 0.4, 3)
        case 5: (level, ground, riverRank, divisionRank, tolerance, smallest) = (1, "countries", 4, 3, 0.35, 3)
        case 6: (level, ground, riverRank, divisionRank, tolerance, smallest) = (2, "land", 5, 8, 0.4, 3)
        case 7: (level, ground, riverRank, divisionRank, tolerance, smallest) = (2, "land", 6, .max, 0.35, 3)
        case 8: (level, ground, riverRank, divisionRank, tolerance, smallest) = (2, "land", 8, .max, 0.35, 3)
        default: (level, ground, riverRank, divisionRank, tolerance, smallest) = (2, "land", .max, .max, 0.35, 3)
        }
    }
}
