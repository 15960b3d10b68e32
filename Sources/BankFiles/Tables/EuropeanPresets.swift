extension TablePreset {
    /// The tables of European banks and payment services.
    static let europeanBanks: [TablePreset] = [
        TablePreset(
            "N26",
            [
                "booking date": .date, "value date": .valueDate, "partner name": .payee, "partner iban": .otherAccount, "type": .kind,
                "payment reference": .purpose, "amount eur": .amount,
            ],
            optional: ["account name": .account, "original amount": .originalAmount, "original currency": .originalCurrency], currency: "EUR"),
        TablePreset(
            "N26",
            [
                "date": .date, "payee": .payee, "account number": .otherAccount, "transaction type": .kind, "payment reference": .purpose,
                "amount eur": .amount,
            ],
            optional: ["category": .category, "amount foreign currency": .originalAmount, "type foreign currency": .originalCurrency], currency: "EUR"
        ),
        TablePreset(
            "Revolut",
            [
                "type": .kind, "product": nil, "started date": .valueDate, "completed date": .date, "description": .payee, "amount": .amount,
                "fee": .fee,
                "currency": .currency, "state": .state,
            ],
            optional: ["balance": .balance]),
        revolut([
            "art", "produkt", "datum des beginns", "datum des abschlusses", "beschreibung", "betrag", "gebühr", "währung", "status", "kontostand",
        ]),
        revolut(["type", "produit", "date de début", "date de fin", "description", "montant", "frais", "devise", "état", "solde"]),
        revolut(["tipo", "producto", "fecha de inicio", "fecha de finalización", "descripción", "importe", "comisión", "divisa", "state", "saldo"]),
        revolut(["tipo", "prodotto", "data di inizio", "data di completamento", "descrizione", "importo", "costo", "valuta", "state", "saldo"]),
        revolut(["rodzaj", "produkt", "data rozpoczęcia", "data zrealizowania", "opis", "kwota", "opłata", "waluta", "state", "saldo"]),
        revolut(["tipo", "produto", "data de início", "data de conclusão", "descrição", "montante", "comissão", "moeda", "estado", "saldo"]),
        revolut(["type", "product", "startdatum", "datum voltooid", "beschrijving", "bedrag", "kosten", "valuta", "status", "saldo"]),
        TablePreset(
            "PayPal",
            [
                "date": .date, "time": .time, "name": .payee, "type": .kind, "status": .state, "currency": .currency, "gross": nil, "net": .amount,
                "transaction id": .bankID,
            ],
            optional: ["balance": .balance, "item title": .purpose, "subject": .purpose, "note": .note]),
        TablePreset(
            "PayPal",
            [
                "datum": .date, "uhrzeit": .time, "name": .payee, "typ": .kind, "status": .state, "währung": .currency, "brutto": nil,
                "netto": .amount,
                "transaktionscode": .bankID,
            ],
            optional: ["guthaben": .balance, "artikelbezeichnung": .purpose, "betreff": .purpose, "hinweis": .note]),
        TablePreset(
            "Wise",
            [
                "transferwise id": .bankID, "date": .date, "amount": .amount, "currency": .currency, "description": .purpose,
                "payment reference": .reference,
                "running balance": .balance,
            ],
            optional: ["merchant": .payee, "payer name": .payer, "payee name": nil, "payee account number": .otherAccount], dateOrder: .dayMonthYear),
        // The amount of the source is without the fee, and the amount of the target is the money that came in.
        TablePreset(
            "Wise",
            [
                "id": .bankID, "status": .state, "direction": .sign, "created on": .valueDate, "finished on": .date, "source fee amount": .fee,
                "source name": .payer, "source amount after fees": .amount, "source currency": .currency, "target name": .payee,
                "target amount after fees": .originalAmount, "target currency": .originalCurrency,
            ],
            optional: ["reference": .purpose, "category": .category, "note": .note], dateOrder: .yearMonthDay),
        TablePreset(
            "Monzo",
            [
                "transaction id": .bankID, "date": .date, "time": .time, "type": .kind, "name": .payee, "emoji": nil, "category": .category,
                "amount": .amount, "currency": .currency,
            ],
            optional: ["local amount": .originalAmount, "local currency": .originalCurrency, "notes and tags": .note, "description": .purpose],
            dateOrder: .dayMonthYear),
        TablePreset(
            "Starling",
            ["date": .date, "counter party": .payee, "reference": .purpose, "type": .kind, "amount gbp": .amount, "balance gbp": .balance],
            optional: ["spending category": .category, "notes": .note], dateOrder: .dayMonthYear, currency: "GBP"),
        TablePreset(
            "DKB",
            [
                "buchungsdatum": .date, "wertstellung": .valueDate, "status": .state, "zahlungspflichtige r": .payer, "zahlungsempfänger in": .payee,
                "verwendungszweck": .purpose, "umsatztyp": .kind, "betrag": .amount,
            ],
            optional: ["iban": .otherAccount, "kundenreferenz": .reference], dateOrder: .dayMonthYear, currency: "EUR"),
        TablePreset(
            "Sparkasse",
            [
                "auftragskonto": .account, "buchungstag": .date, "valutadatum": .valueDate, "buchungstext": .kind, "verwendungszweck": .purpose,
                "beguenstigter zahlungspflichtiger": .payee, "betrag": .amount, "waehrung": .currency, "info": .state,
            ],
            optional: ["kundenreferenz end to end": .reference, "kontonummer iban": .otherAccount], dateOrder: .dayMonthYear),
        TablePreset(
            "ING",
            [
                "buchung": .date, "auftraggeber empfänger": .payee, "buchungstext": .kind, "verwendungszweck": .purpose, "betrag": .amount,
                "währung": .currency,
            ],
            optional: ["valuta": .valueDate, "wertstellungsdatum": .valueDate, "saldo": .balance], dateOrder: .dayMonthYear),
        TablePreset(
            "ING",
            [
                "datum": .date, "naam omschrijving": .payee, "rekening": .account, "tegenrekening": .otherAccount, "af bij": .sign,
                "bedrag eur": .amount,
                "mededelingen": .purpose,
            ],
            optional: ["mutatiesoort": .kind, "saldo na mutatie": .balance, "tag": .hashtags], currency: "EUR"),
        TablePreset(
            "ING",
            [
                "date": .date, "name description": .payee, "account": .account, "counterparty": .otherAccount, "debit credit": .sign,
                "amount eur": .amount,
                "notifications": .purpose,
            ],
            optional: ["transaction type": .kind, "resulting balance": .balance, "tag": .hashtags], currency: "EUR"),
        TablePreset(
            "comdirect",
            ["buchungstag": .date, "wertstellung valuta": .valueDate, "vorgang": .kind, "buchungstext": .purpose, "umsatz in eur": .amount],
            dateOrder: .dayMonthYear, currency: "EUR"),
        TablePreset(
            "Commerzbank",
            [
                "buchungstag": .date, "wertstellung": .valueDate, "umsatzart": .kind, "buchungstext": .purpose, "betrag": .amount,
                "währung": .currency,
            ],
            optional: ["iban kontoinhaber": .account, "iban auftraggeberkonto": .account, "kategorie": .category], dateOrder: .dayMonthYear),
        TablePreset(
            "Deutsche Bank",
            [
                "buchungstag": .date, "wert": .valueDate, "umsatzart": .kind, "begünstigter auftraggeber": .payee, "verwendungszweck": .purpose,
                "soll": .moneyOut, "haben": .moneyIn, "währung": .currency,
            ],
            optional: ["iban kontonummer": .otherAccount, "kundenreferenz": .reference], dateOrder: .dayMonthYear),
        TablePreset(
            "Volksbank",
            [
                "iban auftragskonto": .account, "buchungstag": .date, "valutadatum": .valueDate, "name zahlungsbeteiligter": .payee,
                "iban zahlungsbeteiligter": .otherAccount, "buchungstext": .kind, "verwendungszweck": .purpose, "betrag": .amount,
                "waehrung": .currency,
            ],
            optional: ["saldo nach buchung": .balance, "bemerkung": .note], dateOrder: .dayMonthYear),
        TablePreset(
            "bunq",
            [
                "date": .date, "interest date": .valueDate, "amount": .amount, "account": .account, "counterparty": .otherAccount, "name": .payee,
                "description": .purpose,
            ],
            currency: "EUR"),
        TablePreset(
            "Rabobank",
            [
                "iban bban": .account, "munt": .currency, "datum": .date, "rentedatum": .valueDate, "bedrag": .amount, "saldo na trn": .balance,
                "tegenrekening iban bban": .otherAccount, "naam tegenpartij": .payee, "omschrijving 1": .purpose,
            ],
            optional: [
                "omschrijving 2": .purpose, "omschrijving 3": .purpose, "transactiereferentie": .reference, "oorspr bedrag": .originalAmount,
                "oorspr munt": .originalCurrency,
            ]),
    ]

    /// Returns the table of Revolut in a language, by the names of its ten columns.
    private static func revolut(_ names: [String]) -> TablePreset {
        let columns: [TableColumn?] = [.kind, nil, .valueDate, .date, .payee, .amount, .fee, .currency, .state, .balance]
        return TablePreset("Revolut", Array(zip(names, columns)))
    }
}
