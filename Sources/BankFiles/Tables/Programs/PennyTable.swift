import Bookkeeping

/// Penny's own table of records, in any of its languages, so that its records come back as they were. The parts of a divided record are numbered rows.
struct PennyTable: ProgramTable {
    let cells: ProgramCells
    private var parts: [TableEntry] = []

    init(_ cells: ProgramCells) { self.cells = cells }

    private func text(_ row: TableRow, _ name: PennyColumn) -> String { name.names.lazy.map { cells.value(row, $0) }.first { !$0.isEmpty } ?? "" }

    mutating func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        var found = entry
        fill(&found, row)
        guard let number = Int(text(row, .part)), number > 0, found.entry.role == .movement else {
            try finish(pass)
            return try pass(.entry(found))
        }
        if number != parts.count + 1 || parts.first.map({ $0.account != found.account || $0.entry.date != found.entry.date }) == true {
            try finish(pass)
        }
        found.entry.parts = [BankEntryPart(amount: found.entry.amount, category: found.entry.category, note: text(row, .partNote).unguarded)]
        parts.append(found)
    }

    private func fill(_ found: inout TableEntry, _ row: TableRow) {
        let other = text(row, .toAccount).unguarded
        found.entry.title = text(row, .title).unguarded
        found.entry.payee = text(row, .vendor).unguarded
        found.entry.purpose = text(row, .note).unguarded
        found.entry.reference = text(row, .reference).unguarded
        found.entry.category = text(row, .category).unguarded
        found.account = BankAccount(name: text(row, .account).unguarded, currency: found.entry.amount.currency)
        (found.entry.original, found.entry.transferAccount) = (nil, "")
        if !other.isEmpty {
            let received = cells.currency(text(row, .receivedCurrency)).flatMap { cells.amount(text(row, .received), $0) }
            found.makeTransfer(with: other, isOut: true, other: received)
        } else if let currency = cells.currency(text(row, .originalCurrency)), let amount = cells.amount(text(row, .original), currency) {
            found.entry.original = amount.directed(isOut: found.entry.amount.isNegative)
        }
        if let latitude = Self.degrees(text(row, .latitude)), let longitude = Self.degrees(text(row, .longitude)) {
            found.entry.place = Place(latitude: latitude, longitude: longitude, name: text(row, .place).unguarded)
        }
    }

    mutating func finish(_ pass: Pass) throws {
        let parts = parts
        self.parts = []
        guard parts.count > 1, var found = parts.first,
            let sum = parts.dropFirst().reduce(parts.first?.entry.amount, { try? $0?.adding($1.entry.amount) })
        else {
            for var part in parts {
                part.entry.parts = []
                try pass(.entry(part))
            }
            return
        }
        (found.entry.parts, found.entry.amount, found.entry.category) = (parts.flatMap(\.entry.parts), sum, "")
        try pass(.entry(found))
    }

    /// Reads degrees with at most five decimals as a number of hundred-thousandths.
    private static func degrees(_ text: String) -> Int? {
        let isNegative = text.hasPrefix("-"), digits = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
        guard 1...2 ~= digits.count, let whole = digits.first.flatMap({ Int($0) }), 0...180 ~= whole else { return nil }
        let decimals = digits.count == 2 ? String(digits[1].prefix(5)) : ""
        guard decimals.allSatisfy({ $0.isASCII && $0.isNumber }), let rest = Int(decimals + String(repeating: "0", count: 5 - decimals.count)) else {
            return nil
        }
        return (whole * 100_000 + rest) * (isNegative ? -1 : 1)
    }
}

/// The columns of Penny's table of records, by their names in all of its languages.
enum PennyColumn: CaseIterable {
    case date, time, kind, account, amount, currency, category, title, vendor, note, reference, partNote, hashtags, toAccount, received,
        receivedCurrency
    case latitude, longitude, place, original, originalCurrency, part

    /// In the form of ``TableWords/name(_:)``: English, Japanese and simplified Chinese.
    var names: [String] {
        switch self {
        case .date: ["date", "日付", "日期"]
        case .time: ["time", "時刻", "时间"]
        case .kind: ["kind", "種類", "类型"]
        case .account: ["account", "口座", "账户"]
        case .amount: ["amount", "金額", "金额"]
        case .currency: ["currency", "通貨", "币种"]
        case .category: ["category", "カテゴリ", "分类"]
        case .title: ["title", "タイトル", "标题"]
        case .vendor: ["vendor", "支払先", "商家"]
        case .note: ["note", "メモ", "备注"]
        case .reference: ["reference", "参照番号", "单号"]
        case .partNote: ["note of the part", "内訳のメモ", "分项备注"]
        case .hashtags: ["hashtags", "タグ", "标签"]
        case .toAccount: ["to account", "振替先", "转入账户"]
        case .received: ["received", "入金額", "到账金额"]
        case .receivedCurrency: ["currency received", "入金通貨", "到账币种"]
        case .latitude: ["latitude", "緯度", "纬度"]
        case .longitude: ["longitude", "経度", "经度"]
        case .place: ["place", "場所", "地点"]
        case .original: ["amount on the receipt", "レシートの金額", "票据金额"]
        case .originalCurrency: ["currency on the receipt", "レシートの通貨", "票据币种"]
        case .part: ["part", "内訳番号", "分项序号"]
        }
    }
}

extension TablePreset {
    /// Penny's own table of records in each of its languages.
    static let penny: [TablePreset] = (0..<3).map { language in
        func name(_ column: PennyColumn) -> String { TableWords.name(column.names.dropFirst(language).first ?? "") }
        return TablePreset(
            "Penny",
            [
                name(.date): .date, name(.time): .time, name(.kind): nil, name(.account): .account, name(.amount): .amount,
                name(.currency): .currency, name(.category): .category, name(.title): .purpose, name(.vendor): .payee, name(.note): .note,
                name(.partNote): nil, name(.hashtags): .hashtags, name(.toAccount): .transferAccount, name(.received): nil,
                name(.receivedCurrency): nil,
            ],
            optional: [
                name(.reference): .reference, name(.original): .originalAmount, name(.originalCurrency): .originalCurrency, name(.part): nil,
                name(.latitude): nil, name(.longitude): nil, name(.place): nil,
            ], dateOrder: .yearMonthDay)
    }
}

extension String {
    /// The text without the apostrophes that keep spreadsheets from taking it for a formula.
    fileprivate var unguarded: String {
        guard contains("'") else { return self }
        let scalars = Array(unicodeScalars)
        var result = String.UnicodeScalarView(), isBeginning = true
        for (place, scalar) in scalars.enumerated() {
            if scalar == "'", isBeginning {
                let next = scalars[(place + 1)...].first { $0 != "\"" && $0 != " " }
                let isGuard = next.map(Self.signs.contains) == true || (place == 0 && scalars.dropFirst().first.map(Self.separators.contains) == true)
                if isGuard { continue }
            }
            result.append(scalar)
            if scalar != "\"" && scalar != " " { isBeginning = Self.separators.contains(scalar) }
        }
        return String(result)
    }

    private static let signs = Set("=+-@＝＋－＠".unicodeScalars), separators = Set(";\t\r\n".unicodeScalars)
}
