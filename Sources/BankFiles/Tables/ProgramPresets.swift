extension TablePreset {
    /// The exports of other programs.
    static let programs: [TablePreset] = [
        TablePreset(
            "Actual", ["account": .account, "date": .date, "payee": .payee, "notes": .purpose, "category": .category, "amount": .amount],
            optional: ["split amount": nil, "cleared": nil]),
        TablePreset(
            "ezBookkeeping",
            [
                "time": .date, "timezone": nil, "type": nil, "category": .category, "sub category": .subcategory, "account": .account,
                "account currency": .currency, "amount": .amount, "account2": .transferAccount, "account2 amount": .originalAmount,
            ],
            optional: ["account2 currency": .originalCurrency, "tags": .hashtags, "description": .purpose, "comment": .purpose]),
        TablePreset(
            "Firefly III",
            [
                "journal id": .bankID, "type": nil, "amount": .amount, "currency code": .currency, "description": .purpose, "date": .date,
                "source name": .source, "destination name": .destination, "category": .category, "tags": .hashtags,
            ],
            optional: ["foreign amount": .originalAmount, "foreign currency code": .originalCurrency, "notes": .note]),
        TablePreset(
            "GnuCash",
            [
                "date": .date, "transaction id": nil, "description": .payee, "full account name": nil, "account name": .account,
                "amount num": .amount, "value num": nil,
            ], optional: ["number": .reference, "notes": .purpose]),
        TablePreset(
            "YNAB",
            [
                "account": .account, "date": .date, "payee": .payee, "category group": .category, "category": .subcategory, "memo": .purpose,
                "outflow": .moneyOut, "inflow": .moneyIn,
            ], optional: ["flag": .hashtags]),
        TablePreset(
            "YNAB",
            [
                "account": .account, "date": .date, "payee": .payee, "category": nil, "master category": .category, "sub category": .subcategory,
                "memo": .purpose, "outflow": .moneyOut, "inflow": .moneyIn,
            ], optional: ["flag": .hashtags, "check number": .reference, "running balance": .balance]),
        TablePreset(
            "Monefy",
            [
                "date": .date, "account": .account, "category": .category, "amount": .amount, "currency": .currency, "converted amount": nil,
                "description": .purpose,
            ]),
        TablePreset(
            "YNAB", ["date": .date, "payee": .payee, "memo": .purpose, "outflow": .moneyOut, "inflow": .moneyIn], optional: ["category": .category]),
        TablePreset(
            "Mint",
            [
                "date": .date, "description": .payee, "original description": .purpose, "amount": .amount, "transaction type": .sign,
                "category": .category,
                "account name": .account,
            ],
            optional: ["labels": .hashtags, "notes": .note], dateOrder: .monthDayYear, currency: "USD"),
        TablePreset(
            "Spliit",
            ["date": .date, "description": .purpose, "category": .category, "currency": .currency, "cost": .amount, "is reimbursement": nil],
            optional: ["original cost": .originalAmount, "original currency": .originalCurrency], isReversed: true),
        TablePreset(
            "Splitwise", ["date": .date, "description": .purpose, "category": .category, "cost": .amount, "currency": .currency], isReversed: true),
        TablePreset(
            "Cashew",
            [
                "account": .account, "amount": .amount, "currency": .currency, "title": .purpose, "note": .note, "date": .date, "income": nil,
                "category name": .category,
            ],
            optional: ["subcategory name": .subcategory]),
        TablePreset(
            "Toshl",
            [
                "date": .date, "account": .account, "category": .category, "tags": .hashtags, "expense amount": .moneyOut, "income amount": .moneyIn,
                "currency": .currency,
            ],
            optional: ["description": .purpose]),
        TablePreset(
            "Wallet",
            [
                "account": .account, "category": .category, "currency": .currency, "amount": .amount, "ref currency amount": nil, "type": .sign,
                "payment type": nil, "note": .purpose, "date": .date,
            ],
            optional: ["labels": .hashtags, "payee": .payee]),
        TablePreset(
            "Money Manager",
            [
                "date": .date, "account": .account, "category": .category, "subcategory": .subcategory, "note": .purpose, "income expense": .sign,
                "amount": .amount, "currency": .currency,
            ],
            optional: ["description": .note]),
        TablePreset(
            "GnuCash",
            [
                "date": .date, "account name": .account, "number": .reference, "description": .payee, "full category name": .category,
                "amount num": .amount,
            ]),
        TablePreset(
            "マネーフォワード ME",
            [
                "計算対象": nil, "日付": .date, "内容": .purpose, "金額 円": .amount, "保有金融機関": .account, "大項目": .category, "中項目": .subcategory,
                "id": .bankID,
            ],
            optional: ["メモ": .note], currency: "JPY"),
        TablePreset(
            "Zaim",
            [
                "日付": .date, "方法": .kind, "カテゴリ": .category, "カテゴリの内訳": .subcategory, "支払元": .source, "入金先": .destination, "お店": .payee,
                "通貨": .currency, "収入": .moneyIn, "支出": .moneyOut, "振替": .moneyOut,
            ],
            optional: ["品目": .purpose, "メモ": .note]),
    ]
}
