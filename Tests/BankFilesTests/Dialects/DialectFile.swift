import BankFiles
import Bookkeeping
import Foundation
import TestSupport

/// The file of a dialect, and the entries in the order of its rows.
extension Dialect {
    func written() -> (text: String, rows: [(line: Int, entry: DialectEntry)]) {
        let ordered = Array(zip(entries, balances()))
        var lines = Self.prefaces(words.language).prefix(preface).map { $0.replacing(";", with: separator) }
        if hasHeader { lines.append(row(columns.map { title($0) })) }
        let rows = balance == .newestFirst ? ordered.reversed() : ordered
        if hasTotal, hasHeader, choice % 3 == 0 { lines.append(balanceLine(words.language, rows.first?.0)) }
        var written: [(Int, DialectEntry)] = []
        for (place, (entry, balance)) in rows.enumerated() {
            lines.append(row(columns.map { value($0, entry, balance: balance, number: place) }))
            written.append((lines.count, entry))
        }
        if hasTotal, hasHeader { lines.append(datedTotal ?? total(words.language)) }
        return (lines.joined(separator: seed.isMultiple(of: 2) ? "\n" : "\r\n") + "\n", written)
    }

    private func balances() -> [Int64] {
        var sum = opening
        return entries.map { entry in
            if entry.kind == .booked { sum += entry.units }
            return sum
        }
    }

    private func currency(of entry: DialectEntry) -> Currency { entry.isOtherCurrency ? otherCurrency ?? currency : currency }

    private func row(_ values: [String]) -> String {
        values.map { value in
            let isQuoted = value.contains(separator) || choice % 7 == 0
            return isQuoted ? "\"\(value)\"" : value
        }.joined(separator: separator)
    }

    private func title(_ column: Column) -> String {
        let title = plainTitle(column), isMoney = [.amount, .out, .into, .balance, .fee, .original].contains(column)
        guard isMoney, unit != .one else { return title }
        let names: [String]
        switch (unit, words.language) {
        case (.cents, "zh"): names = ["(分)", "（分）"]
        case (.cents, "ru"): names = ["(коп.)", ", копейки"]
        case (.cents, _): names = ["(cents)", "in cents", "(minor units)"]
        case (_, "zh"): names = ["(千元)", "（千元）"]
        case (_, "de"): names = ["(TEUR)", "in TEUR", "in Tsd. €"]
        case (_, "ru"): names = [", тыс. руб.", "(тыс.)"]
        default: names = ["(in thousands)", "(000s)", "(k)"]
        }
        return title + " " + names[choice % names.count]
    }

    private func plainTitle(_ column: Column) -> String {
        switch column {
        case .date: name(words.date)
        case .valueDate: name(words.valueDate)
        case .gross: DialectWords.gross[words.language]?.0 ?? ""
        case .amount where fees == .grossAndNet: DialectWords.gross[words.language]?.1 ?? ""
        case .amount:
            signs == .unsigned && choice % 2 == 0
                ? DialectWords.cardAmounts[words.language].map { name($0) } ?? name(words.amount) : name(words.amount)
        case .sign where signs == .truths: truths.name
        case .sign where signs == .unknownWords: ["Tegund", "Laji 1", "Mota"][choice % 3]
        case .sign: sign.name
        case .out: name(words.out)
        case .into: name(words.into)
        case .balance: name(words.balance)
        case .text: name(words.text)
        case .payee: name(words.payee)
        case .currency: name(words.currency)
        case .code: ["Code", "MCC", "BLZ"][choice % 3]
        case .reference: name(words.reference)
        case .account: "IBAN"
        case .empty: ""
        case .rate: words.language == "de" ? "Kurs" : "Exchange Rate"
        case .fee: ["de": "Gebühr", "fr": "Frais", "es": "Comisión", "it": "Commissione", "ja": "手数料", "zh": "手续费"][words.language] ?? "Fee"
        case .kind: ["de": "Umsatzart", "fr": "Type", "es": "Tipo", "ja": "取引区分", "zh": "交易类型"][words.language] ?? "Transaction Type"
        case .state: ["zh": "交易状态", "ja": "状態", "fr": "Statut", "es": "Estado", "it": "Stato"][words.language] ?? "Status"
        case .original: words.language == "de" ? "Originalbetrag" : "Original Amount"
        }
    }

    /// The name of a column of yes and no, and its words for money out and in.
    private var truths: (name: String, out: String, into: String) {
        let all = [
            ("is_income", "false", "true"), ("isExpense", "TRUE", "FALSE"), ("Credit?", "N", "Y"), ("Is Debit", "yes", "no"), ("income", "0", "1"),
            ("Einnahme", "Nein", "Ja"), ("Dépense", "oui", "non"),
        ]
        return all[choice % all.count]
    }

    private var sign: (name: String, out: String, into: String) {
        let count = isHeldOut || words.sign.count == 1 ? words.sign.count : words.sign.count - 1
        return words.sign[choice % count]
    }

    private func value(_ column: Column, _ entry: DialectEntry, balance: Int64, number: Int) -> String {
        switch column {
        case .date: dates.text(entry.day)
        case .valueDate: dates.text(entry.day.adding(days: -1))
        case .amount: amount(fees == .besideAmount ? entry.units + entry.fee : entry.units)
        case .gross: amount(entry.units + entry.fee)
        case .sign where entry.kind == .neutral: DialectWords.neutral[words.language].map { $0[choice % $0.count] } ?? ""
        case .sign where signs == .truths: entry.units < 0 ? truths.out : truths.into
        case .sign where signs == .unknownWords: entry.units < 0 ? "Ordaindu" : "Jaso"
        case .sign: entry.units < 0 ? sign.out : sign.into
        case .out where entry.isReversal: "-" + size(entry.units)
        case .into where entry.isReversal: ""
        case .out: entry.units < 0 ? (signs == .negativeOut ? "-" : "") + size(-entry.units) : ""
        case .into: entry.units < 0 ? "" : size(entry.units)
        case .balance where entry.kind != .booked: ""
        case .balance: (balance < 0 ? "-" : "") + size(abs(balance))
        case .text: signs == .card && entry.units > 0 ? payment : entry.text
        case .payee: signs == .card && entry.units > 0 ? payment : entry.text
        case .currency: currency(of: entry).code
        case .code: ["5411", "5812", "4111", "6011"][(number + choice) % 4]
        case .reference: "20261113\(String(choice % 10))\(String(10_000 + number * 37 + choice))"
        case .account: "DE0212030000000020\(1_000 + (number * 13 + choice) % 9_000)"
        case .empty: ""
        case .rate: "1" + (mark == .point ? "." : ",") + "\(1000 + (number * 37 + choice) % 900)"
        case .fee where fees != .none: (choice % 4 == 0 && entry.fee > 0 ? "-" : "") + size(entry.fee)
        case .fee: currency.minorUnits == 0 ? "0" : "0" + (mark == .point ? "." : ",") + "00"
        case .kind: ["Card purchase", "SEPA", "Transfer", "Standing order"][(number + choice) % 4]
        case .state: state(entry)
        case .original: (entry.units < 0 && signs != .card ? "-" : "") + size(abs(entry.units) * 2)
        }
    }

    private func state(_ entry: DialectEntry) -> String {
        guard let words = DialectWords.states[words.language] ?? DialectWords.states["en"] else { return "" }
        return switch entry.kind {
        case .pending: words.0
        case .declined: words.1
        case .booked, .neutral: words.2
        }
    }

    private var payment: String {
        [
            "en": "PAYMENT THANK YOU", "de": "ZAHLUNG ERHALTEN", "fr": "PAIEMENT REÇU", "es": "PAGO RECIBIDO", "it": "PAGAMENTO RICEVUTO",
            "nl": "BETALING ONTVANGEN", "pl": "SPŁATA KARTY", "sv": "BETALNING MOTTAGEN", "ja": "ご入金", "zh": "信用卡还款", "ru": "Погашение задолженности",
        ][words.language] ?? ""
    }

    private func amount(_ units: Int64) -> String {
        let size = size(abs(units)), isOut = units < 0
        return switch signs {
        case .minus, .twoColumns, .negativeOut: isOut ? "-" + size : size
        case .plusAndMinus: (isOut ? "-" : "+") + size
        case .trailing: isOut ? size + "-" : size
        case .parentheses: isOut ? "(\(size))" : size
        case .trueMinus: isOut ? "\u{2212}" + size : size
        case .letters, .unsigned, .truths, .unknownWords: size
        case .card: isOut ? size : "-" + size
        case .suffix: size + (isOut ? " DR" : " CR")
        }
    }

    /// Returns an amount without its sign.
    private func size(_ units: Int64) -> String {
        if unit == .cents { return String(units) }
        if unit == .thousands {
            // The units are whole.
            var decimals = String(String(1_000 + units / 100 % 1_000).dropFirst())
            while decimals.last == "0" { decimals.removeLast() }
            return String(units / 100_000) + (decimals.isEmpty ? "" : (mark == .point ? "." : ",") + decimals)
        }
        let (whole, part) = units.quotientAndRemainder(dividingBy: currency.scale)
        var decimals = currency.minorUnits == 0 ? "" : String(String(currency.scale + part).dropFirst())
        switch self.decimals {
        case .always: break
        case .whole: decimals = ""
        case .trimmed: while decimals.last == "0" { decimals.removeLast() }
        }
        return grouped(String(whole)) + (decimals.isEmpty ? "" : (mark == .point ? "." : ",") + decimals)
    }

    private func grouped(_ digits: String) -> String {
        let sign =
            switch grouping {
            case .none: ""
            case .usual: mark == .point ? "," : "."
            case .space: choice.isMultiple(of: 2) ? " " : "\u{A0}"
            case .apostrophe: "'"
            case .indian: ","
            }
        guard digits.count > 3, !sign.isEmpty else { return digits }
        var groups = [String(digits.suffix(3))], rest = digits.dropLast(3)
        while !rest.isEmpty {
            let length = grouping == .indian ? 2 : 3
            groups.append(String(rest.suffix(length)))
            rest = rest.dropLast(length)
        }
        return groups.reversed().joined(separator: sign)
    }

    private static func prefaces(_ language: String) -> [String] {
        switch language {
        case "de":
            ["Umsätze Girokonto", "Kontonummer:;1234567890", "Zeitraum:;01.01.2026 - 31.12.2026", "", "Kontostand vom 31.12.2026:;1.234,56", ""]
        case "ja": ["入出金明細", "口座番号;1234567", "期間;2026年1月1日〜2026年12月31日", "", "残高;1,234", ""]
        case "zh": ["交易明细", "账号;6222021234567890", "起始日期;2026-01-01", "", "共30笔", ""]
        default: ["Account statement", "Account;1234567890", "Period;2026-01-01 - 2026-12-31", "", "Printed;2026-12-31", ""]
        }
    }

    /// Returns the line of the balance before the entries, with a date and an amount like theirs.
    private func balanceLine(_ language: String, _ entry: DialectEntry?) -> String {
        let word =
            ["de": "Anfangssaldo", "fr": "Solde initial", "es": "Saldo inicial", "it": "Saldo iniziale", "ja": "前月残高", "zh": "期初余额"][language]
            ?? "Opening balance"
        return row(
            columns.map { column in
                switch column {
                case .date: entry.map { dates.text($0.day) } ?? ""
                case .text: word
                case .payee: columns.contains(.text) ? "" : word
                case .balance: size(opening)
                case .amount: columns.contains(.balance) ? "" : size(opening)
                case .currency: currency.code
                default: ""
                }
            })
    }

    /// Returns the line of the sum behind the entries with a date, where it is one of what is above it; nil for a dialect without one.
    private var datedTotal: String? {
        let sum = entries.reduce(0) { $0 + $1.units }, isPlain = entries.allSatisfy { $0.kind == .booked && !$0.isOtherCurrency && $0.fee == 0 }
        let language = words.language
        guard choice % 3 == 1, isPlain, fees == .none, sum != 0, entries.count > 1, let last = entries.last, columns.contains(.text) else {
            return nil
        }
        let word = ["de": "Summe", "fr": "Totaux", "ja": "合計", "zh": "合计", "ru": "Итого", "pl": "Razem"][language] ?? "Total"
        let out = entries.reduce(0) { $0 + ($1.units < 0 ? -$1.units : $1.isReversal ? -$1.units : 0) }
        let into = entries.reduce(0) { $0 + ($1.units > 0 && !$1.isReversal ? $1.units : 0) }
        let total = DialectEntry(day: last.day, units: sum, text: word)
        return row(
            columns.map { column in
                switch column {
                case .date, .amount, .sign, .currency: value(column, total, balance: 0, number: 0)
                case .out: (signs == .negativeOut && out > 0 ? "-" : "") + size(out)
                case .into: size(into)
                case .text: word
                default: ""
                }
            })
    }

    private func total(_ language: String) -> String {
        let word = ["de": "Summe", "fr": "Totaux", "ja": "合計", "zh": "合计"][language] ?? "Total"
        var values = columns.map { _ in "" }
        if !values.isEmpty { values[0] = word }
        if let place = columns.firstIndex(where: { $0 == .amount || $0 == .out }), place > 0 {
            values[place] = size(abs(entries.reduce(0) { $0 + $1.units }))
        }
        return row(values)
    }
}

/// Encodings in which the banks of a language write.
enum DialectEncoding {
    static func one(_ language: String, _ random: inout SeededRandom) -> TextEncoding {
        let others: [TextEncoding] =
            switch language {
            case "ja": [.shiftJIS, .shiftJIS, .eucJP]
            case "zh": [.gb18030]
            case "ru": [.windows1251]
            case "pl": [.windows1250]
            default: [.windows1252, .iso8859_15]
            }
        return switch Int.random(in: 0..<10, using: &random) {
        case 0..<6: .utf8
        case 6: Bool.random(using: &random) ? .utf16LittleEndian : .utf16BigEndian
        default: others[Int.random(in: others.indices, using: &random)]
        }
    }

    /// Returns a text in an encoding; characters that it does not have become question marks.
    static func bytes(_ text: String, _ encoding: TextEncoding, hasMark: Bool) throws -> [UInt8] {
        if encoding == .utf8 { return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8) }
        if encoding == .utf16LittleEndian { return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
        if encoding == .utf16BigEndian { return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
        let name = encoding == .shiftJIS ? "CP932" : encoding.rawValue
        guard let converter = iconv_open(name + "//TRANSLIT", "UTF-8"), converter != UnsafeMutableRawPointer(bitPattern: -1) else {
            throw DialectProblem.notEncoded(name)
        }
        defer { iconv_close(converter) }
        var source = Array(text.utf8).map { CChar(bitPattern: $0) }, target = [CChar](repeating: 0, count: source.count * 4 + 16), written = 0
        let status = source.withUnsafeMutableBufferPointer { from in
            target.withUnsafeMutableBufferPointer { to in
                var (input, output) = (from.baseAddress, to.baseAddress), (left, room) = (from.count, to.count)
                defer { written = to.count - room }
                return iconv(converter, &input, &left, &output, &room)
            }
        }
        guard status != -1 else { throw DialectProblem.notEncoded(name) }
        return target.prefix(written).map { UInt8(bitPattern: $0) }
    }
}
