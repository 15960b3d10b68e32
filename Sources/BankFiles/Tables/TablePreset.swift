/// A table of a bank or a program that is known by its header.
struct TablePreset: Sendable {
    let name: String
    /// The columns that the header must have, by the names of ``TableWords/name(_:)``; nil for one that is not read.
    let required: [(key: String, value: TableColumn?)]
    /// Columns that it may have.
    let optional: KeyValuePairs<String, TableColumn?>
    let dateOrder: DateOrder?
    let isReversed: Bool
    let currency: String?

    init(
        _ name: String, _ required: KeyValuePairs<String, TableColumn?>, optional: KeyValuePairs<String, TableColumn?> = [:],
        dateOrder: DateOrder? = nil, isReversed: Bool = false, currency: String? = nil
    ) {
        (self.name, self.required, self.optional) = (name, required.map { ($0.key, $0.value) }, optional)
        (self.dateOrder, self.isReversed, self.currency) = (dateOrder, isReversed, currency)
    }

    /// Creates the preset of a table that is written in several languages.
    init(_ name: String, _ required: [(String, TableColumn?)]) {
        (self.name, self.required, optional) = (name, required.map { ($0.0, $0.1) }, [:])
        (dateOrder, isReversed, currency) = (nil, false, nil)
    }

    /// Returns the preset with the most columns that are all in a header.
    static func of(_ header: [String]) -> TablePreset? {
        let names = Set(header.map(TableWords.name))
        return all.filter { $0.required.allSatisfy { names.contains($0.key) } }.max { $0.required.count < $1.required.count }
    }

    /// Returns the meaning of each column of a header. Of columns with the same name, the first counts.
    func roles(_ header: [String]) -> [TableColumn?] {
        let known = Dictionary((required + Array(optional)).map { ($0.key, $0.value) }) { first, _ in first }
        var used: Set<String> = []
        return header.map(TableWords.name).map { used.insert($0).inserted ? known[$0].flatMap(\.self) : nil }
    }

    static let all = penny + programs + chinesePrograms + europeanBanks + americanBanks + asianBanks
}
