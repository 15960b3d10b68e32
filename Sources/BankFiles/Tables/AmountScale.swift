import Bookkeeping

/// The unit of a column of amounts, if its name says so: `Amount (cents)`, `Betrag in TEUR`, `金额(万元)`.
public enum AmountScale: Hashable, Codable, Sendable {
    /// The minor unit of the currency.
    case minorUnits
    /// A power of ten.
    case power(Int)

    /// The number of decimal places to scale numbers up by, in a currency.
    func places(in currency: Currency) -> Int {
        switch self {
        case .minorUnits: -currency.minorUnits
        case .power(let power): power
        }
    }
}

extension AmountScale {
    /// Returns the scale in the name of a column.
    static func of(name: String) -> AmountScale? { parts(of: name)?.scale }

    /// Returns a name without its scale, `Betrag (eur)` for `Betrag (TEUR)`; nil for a name without one.
    static func plainName(of name: String) -> String? { parts(of: name)?.name }

    /// Returns the scale in a line before a table: `单位：万元`, or `Amounts in thousands`.
    static func of(line: String) -> AmountScale? {
        let folded = line.folded
        guard line.utf8.count <= 200, labels.contains(where: folded.contains) else { return nil }
        return of(name: folded)
    }

    private static let labels = [
        "单位", "單位", "単位", "단위", "unit", "in thousands", "in millions", "amounts in", "values in", "figures in", "angaben in", "beträge in",
        "werte in", "montants en", "importes en", "importi in", "bedragen in", "valores em", "kwoty w", "суммы в", "в тыс", "тыс. руб",
    ]

    private static func parts(of text: String) -> (scale: AmountScale, name: String)? {
        guard text.utf8.count <= 200 else { return nil }
        let words = text.folded.split { !$0.isLetter && !$0.isNumber && !$0.isCurrencySymbol }.map(String.init)
        var scale: AmountScale?, names: [String] = []
        for (place, word) in words.enumerated() {
            guard scale == nil, place > 0 || words.count == 1 || ideographs(in: word), let found = found(word),
                !(word == "cent" && words.prefix(place).last == "per")
            else {
                names.append(word)
                continue
            }
            scale = found.scale
            if !found.rest.isEmpty { names.append(found.rest) }
        }
        guard let scale else { return nil }
        // `in thousands of`, `minor units`.
        while let last = names.last, fillers.contains(last) { names.removeLast() }
        return (scale, names.joined(separator: " "))
    }

    private static let fillers: Set = ["in", "of", "en", "em", "de", "w", "v", "в", "units", "unit", "i"]

    private static func ideographs(in word: String) -> Bool { word.unicodeScalars.contains { 0x3000...0xD7AF ~= $0.value } }

    private static func found(_ word: String) -> (scale: AmountScale, rest: String)? {
        if let scale = words[word] { return (scale, "") }
        // `TEUR`, `k€`.
        let rest = String(word.dropFirst())
        if let first = word.first, "tkm".contains(first), 1...3 ~= rest.utf8.count, Currency(code: word) == nil,
            Currency(code: rest) != nil || rest.allSatisfy(\.isCurrencySymbol)
        {
            return (.power(first == "m" ? 6 : 3), rest)
        }
        for (ending, power) in endings where word.hasSuffix(ending) {
            // The sign of the currency is the last of it.
            let sign = ending.last.map(String.init) ?? ""
            let before = String(word.dropLast(ending.count))
            return (.power(power), ["元", "円", "원", "圓"].contains(sign) ? before + (before.isEmpty ? "" : " ") + sign : before)
        }
        return nil
    }

    private static let endings: [(String, Int)] = [
        ("百万元", 6), ("百万円", 6), ("百萬元", 6), ("千万元", 7), ("十万元", 5), ("万元", 4), ("萬元", 4), ("万円", 4), ("千元", 3), ("千円", 3),
        ("仟元", 3), ("亿元", 8), ("億元", 8), ("億円", 8), ("백만원", 6), ("만원", 4), ("천원", 3), ("억원", 8),
    ]

    private static let words: [String: AmountScale] = {
        var found: [String: AmountScale] = [:]
        let minor = """
            cent|cents|pence|pennies|centavo|centavos|centime|centimes|centesimi|céntimos|centimos|cêntimos|rappen|grosz|groszy|grosze|haléře|haléřů|halierov|øre|öre
            копеек|копейки|коп|kuruş|paise|paisa|minor|minorunit|minorunits|subunit|subunits|分|fils|sen|senti
            """
        for word in minor.split(whereSeparator: { $0 == "|" || $0.isNewline }) { found[String(word).folded] = .minorUnits }
        let powers: [(Int, String)] = [
            (
                3,
                "thousand|thousands|tausend|tsd|t|k|000|000s|milliers|millier|miles|migliaia|duizend|milhares|tysiące|tys|tisíce|tis|tusen|tuhat|ezer"
            ),
            (3, "mii|ribu|nghìn|тыс|тысяч|тысячах|тис|千|仟|천"), (4, "万|萬|만"), (5, "lakh|lakhs|lacs"),
            (6, "million|millions|mio|mln|millionen|millones|milhões|milioni|miljoen|miliony|milj|juta|млн|мільйонів|triệu|百万|百萬|백만"),
            (7, "crore|crores"), (8, "亿|億|억"), (9, "billion|billions|mrd|bn|milliarden|milliards|млрд|tỷ"),
        ]
        for (power, words) in powers { for word in words.split(separator: "|") { found[String(word).folded] = .power(power) } }
        return found
    }()
}

extension TableMapping {
    /// Finds the scales of the columns of amounts, by their names or a line before the table.
    mutating func settleScales(_ sample: TableSample) {
        scales = [:]
        let ofTable = sample.preface.lazy.flatMap(\.values).compactMap { AmountScale.of(line: $0) }.first
        for (place, column) in columns.enumerated() where column.map(Self.money.contains) ?? false {
            scales[place] = AmountScale.of(name: sample.name(place)) ?? ofTable
        }
    }
}
