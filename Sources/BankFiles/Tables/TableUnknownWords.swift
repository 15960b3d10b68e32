import Bookkeeping

/// Two words of a language that nobody has taught, beside amounts without signs.
extension TableMapping {
    /// Asks which of two words means money out.
    mutating func askForWord(_ sample: TableSample, _ place: Int) -> Bool {
        guard Self.unknownWords(sample, place) != nil else { return false }
        set(place, .sign)
        (directions, minus) = ([:], nil)
        doubts.insert(.direction)
        return true
    }

    /// Returns the column with two words of an unknown language that may be the directions of amounts without signs; nil if there is none, or if several may be.
    func placeOfUnknownWords(_ sample: TableSample) -> Int? {
        let places = columns.indices.filter { place in
            (columns[place] == nil || columns[place] == .kind) && Self.unknownWords(sample, place) != nil
                && TableWords.role(of: sample.name(place)).map { $0.column == .kind } ?? true
        }
        return places.count == 1 ? places.first : nil
    }

    /// Returns the two words of a column, in the order of the rows; nil for another column.
    static func unknownWords(_ sample: TableSample, _ place: Int) -> [String]? {
        let values = sample.values(place)
        guard values.count == sample.rows.count, sample.header != nil else { return nil }
        var words: [String] = [], seen: Set<String> = []
        for value in values where seen.insert(value.folded).inserted {
            guard words.count < 2, value.utf8.count <= 40, value.contains(where: \.isLetter), !TableCell.isDate(value), !TableCell.isAmount(value),
                !TableWords.isTruth(value), TableWords.currency(value) == nil
            else { return nil }
            words.append(value)
        }
        return words.count == 2 ? words : nil
    }
}
