/// Countries, or first-level divisions, with their names: `countries.tsv`, `admin1.tsv`.
final class Regions: Sendable {
    /// The columns of a file.
    struct Columns: Sendable {
        let english, japanese, simplified, traditional: Int
        /// The columns of codes that people may write after a comma.
        let codes: [Int]
        let latitude, longitude: Int?

        static let countries = Columns(
            english: 6, japanese: 7, simplified: 8, traditional: 9, codes: [0, 1], latitude: 4, longitude: 5)
        static let divisions = Columns(
            english: 1, japanese: 2, simplified: 3, traditional: 4, codes: [], latitude: nil, longitude: nil)
    }

    let file: TabFile
    let columns: Columns
    private let numbers: [UInt64: Int32]

    init(path: String, _ columns: Columns) throws(AtlasError) {
        file = try TabFile(path: path, skipping: 1)
        self.columns = columns
        var numbers: [UInt64: Int32] = [:]
        numbers.reserveCapacity(file.count)
        for index in 0..<file.count { numbers[file.field(0, of: index).hash()] = Int32(truncatingIfNeeded: index) }
        self.numbers = numbers
    }

    var count: Int { file.count }

    /// Returns the index of the region with this hash of its code.
    func number(_ key: UInt64) -> Int? { numbers[key].map { Int($0) } }

    /// Returns the name in a language, or else the English one.
    func name(_ region: Int, in language: AtlasLanguage) -> String {
        ownName(region, in: language) ?? file.text(columns.english, of: region)
    }

    /// Returns the name in a language; nil if the file has none.
    func ownName(_ region: Int, in language: AtlasLanguage) -> String? {
        let column =
            switch language {
            case .english: columns.english
            case .japanese: columns.japanese
            case .simplifiedChinese: columns.simplified
            }
        let name = file.text(column, of: region)
        return name.isEmpty ? nil : name
    }

    /// Returns all names, as bytes of the file.
    func names(_ region: Int) -> [UnsafeRawBufferPointer] {
        [columns.english, columns.japanese, columns.simplified, columns.traditional].map { file.field($0, of: region) }.filter {
            !$0.isEmpty
        }
    }

    /// Returns the code, such as `JP` or `CA.08`.
    func code(_ region: Int) -> String { file.text(0, of: region) }

    /// Returns the position of its label, if the file has one.
    func point(_ region: Int) -> GeoPoint? {
        guard let latitude = columns.latitude, let longitude = columns.longitude,
            let north = Double(file.text(latitude, of: region)), let east = Double(file.text(longitude, of: region))
        else { return nil }
        return GeoPoint(latitude: north, longitude: east)
    }
}
