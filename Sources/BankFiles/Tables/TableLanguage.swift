import Bookkeeping

/// The usual decimal mark of the language of a table.
enum TableLanguage {
    /// Returns the mark by the words of a header; nil if these are of no language that is known, or of several.
    ///
    /// Spanish, German, French and Italian are written with a point in some countries: their currencies decide.
    static func mark(of header: [String], separator: TableDialect.Separator, currency: Currency?) -> DecimalMark? {
        if let currency, pointCurrencies.contains(currency.code) { return .point }
        var votes = (point: 0, comma: 0)
        for name in header {
            switch mark(of: name) {
            case .point: votes.point += 1
            case .comma: votes.comma += 1
            case nil: continue
            }
        }
        return votes.point > 2 * votes.comma ? .point : votes.comma > 2 * votes.point ? .comma : nil
    }

    private static func mark(of name: String) -> DecimalMark? {
        for scalar in name.unicodeScalars {
            switch scalar.value {
            // Kana, ideographs, Hangul, Thai, Hebrew and Devanagari.
            case 0x3040...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x0E00...0x0E7F, 0x0590...0x05FF, 0x0900...0x0DFF: return .point
            // Greek and Cyrillic.
            case 0x0370...0x03FF, 0x0400...0x04FF: return .comma
            default: continue
            }
        }
        let words = TableWords.name(name).split(separator: " ").map(String.init)
        let votes = (point: words.count(where: point.contains), comma: words.count(where: comma.contains))
        return votes.point > votes.comma ? .point : votes.comma > votes.point ? .comma : nil
    }

    /// Currencies of countries that write a point whatever the language.
    private static let pointCurrencies: Set = [
        "USD", "GBP", "AUD", "NZD", "CAD", "SGD", "HKD", "TWD", "CNY", "JPY", "KRW", "INR", "THB", "MYR", "PHP", "MXN", "PEN", "CHF", "ILS", "GTQ",
        "HNL",
        "NIO", "DOP", "PKR", "BDT", "LKR", "NGN", "KES", "GHS", "EGP", "AED", "SAR",
    ]

    private static let point: Set = words(
        """
        amount balance payee posted posting account currency memo merchant paid money withdrawal withdrawals deposit deposits payment narrative
        """)

    private static let comma: Set = words(
        """
        datum buchungstag buchung wertstellung valuta betrag umsatz verwendungszweck empfänger auftraggeber beguenstigter währung saldo soll haben kontostand
        beschreibung zahlungsempfänger buchungsdatum buchungstext lastschrift gutschrift einnahmen ausgaben kategorie konto belegdatum name/zahlungsbeteiligter
        libellé libelle montant débit crédit solde opération dépense recette bénéficiaire devise compte
        fecha importe concepto descripción valor cargo abono debe haber monto cantidad beneficiario divisa moneda operación
        importo descrizione causale operazione entrate uscite accrediti addebiti dare avere data divisa
        bedrag omschrijving naam tegenrekening rekening mededelingen boekdatum bij af
        descrição débito crédito movimento lançamento histórico quantia montante saída entrada
        kwota opis waluta operacji księgowania odbiorca nadawca tytuł saldo rachunek
        datum částka popis měna zůstatek objem protiúčet suma dátum čiastka mena zostatok összeg dátum megnevezés egyenleg
        dato beløb beløp belopp tekst text beskrivning bokføringsdato forklaring bokföringsdag transaktionsdag mottagare päivämäärä summa saaja määrä
        tarih tutar açıklama bakiye tanggal jumlah keterangan saldo ngày
        data suma descriere sold valūta summa datums kuupäev iznos opis datum stanje suma tiền
        """)

    private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map { TableWords.name(String($0)) }) }
}

extension TableLanguage {
    enum Eastern { case japanese, chinese }

    /// Returns the language of a table with letters of China or Japan: Japanese if it has kana, or words that Chinese does not have.
    static func eastern(_ sample: TableSample) -> Eastern? {
        let texts = (sample.header?.values ?? []) + sample.preface.flatMap(\.values) + sample.rows.prefix(50).flatMap(\.values)
        var hasIdeographs = false
        for scalar in texts.lazy.flatMap(\.unicodeScalars) {
            switch scalar.value {
            case 0x3040...0x30FF, 0xFF66...0xFF9F: return .japanese
            case 0x4E00...0x9FFF:
                if "円価払収込".unicodeScalars.contains(scalar) { return .japanese }
                hasIdeographs = true
            default: continue
            }
        }
        return hasIdeographs ? .chinese : nil
    }
}
