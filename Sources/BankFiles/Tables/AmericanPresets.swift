extension TablePreset {
    /// The tables of American banks.
    static let americanBanks: [TablePreset] = [
        TablePreset(
            "Chase",
            ["details": nil, "posting date": .date, "description": .purpose, "amount": .amount, "type": .kind, "balance": .balance],
            optional: ["check or slip": .reference], dateOrder: .monthDayYear, currency: "USD"),
        TablePreset(
            "Chase",
            ["transaction date": .valueDate, "post date": .date, "description": .purpose, "category": .category, "type": .kind, "amount": .amount],
            optional: ["memo": .note], dateOrder: .monthDayYear, currency: "USD"),
        TablePreset(
            "Bank of America", ["date": .date, "description": .purpose, "amount": .amount, "running bal": .balance], dateOrder: .monthDayYear,
            currency: "USD"),
        TablePreset(
            "Bank of America", ["posted date": .date, "reference number": .bankID, "payee": .payee, "address": nil, "amount": .amount],
            dateOrder: .monthDayYear, currency: "USD"),
        TablePreset(
            "American Express", ["date": .date, "description": .purpose, "card member": nil, "account": nil, "amount": .amount],
            optional: ["category": .category, "reference": .bankID], isReversed: true, currency: "USD"),
        TablePreset(
            "American Express", ["datum": .date, "beschreibung": .purpose, "karteninhaber": nil, "konto": nil, "betrag": .amount],
            optional: ["kategorie": .category, "betreff": .bankID, "referenz": .bankID], isReversed: true),
        TablePreset(
            "American Express", ["date": .date, "description": .purpose, "titulaire de la carte": nil, "compte": nil, "montant": .amount],
            optional: ["catégorie": .category, "référence": .bankID], isReversed: true),
        TablePreset(
            "Discover",
            ["trans date": .valueDate, "post date": .date, "description": .purpose, "amount": .amount, "category": .category],
            dateOrder: .monthDayYear,
            isReversed: true, currency: "USD"),
        TablePreset(
            "Capital One",
            [
                "transaction date": .valueDate, "posted date": .date, "card no": .account, "description": .purpose, "category": .category,
                "debit": .moneyOut,
                "credit": .moneyIn,
            ],
            currency: "USD"),
    ]
}
