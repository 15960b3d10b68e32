/// The columns that a proof shows.
extension TableMapping {
    /// Returns the column for the other direction than one.
    func partner(of place: Int, _ named: [Int], _ free: [Int], _ sample: TableSample) -> Int? {
        (named + free).first { other in
            Self.areParts(place, other, sample)
                && (named.isEmpty || [.moneyIn, .moneyOut].contains(columns[place]) && columns[other] != columns[place])
        }
    }
}

extension TableProof {
    /// The only column of the proof, and whether the balance rises by it; nil for two columns, or for changes in both directions.
    var onlyPlace: (place: Int, isIncome: Bool)? {
        let directions = Set(changes.values.filter { $0 != 0 }.map { $0 > 0 })
        guard directions.count == 1, let isIncome = directions.first else { return nil }
        switch amounts {
        case .one(let place, _), .sizes(let place): return (place, isIncome)
        case .two: return nil
        }
    }

    /// True if it proves nothing but these columns.
    func isOf(_ places: [Int]) -> Bool {
        switch amounts {
        case .one(let place, _), .sizes(let place): places.contains(place)
        case .two(let into, let out): places.contains(into) && places.contains(out)
        }
    }
}
