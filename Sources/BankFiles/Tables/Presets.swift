/// A table of a bank or a program that is known by its header.
struct TablePreset: Sendable {
    let name: String
    /// The columns that the header must have, by the names of ``TableWords/name(_:)``; nil for one that is not read.
    let required: KeyValuePairs<String, TableColumn?>
    /// Columns that it may have.
    let optional: KeyValuePairs<String, TableColumn?>
    let dateOrder: DateOrder?
    let isReversed: Bool
    let currency: String?

    init(
        _ name: String, _ required: KeyValuePairs<String, TableColumn?>, optional: KeyValuePairs<String, TableColumn?> = [:],
        dateOrder: DateOrder? = nil, isReversed: Bool = false, currency: String? = nil
    ) {
        (self.name, self.required, self.optional) = (name, required, optional)
        (self.dateOrder, self.isReversed, self.currency) = (dateOrder, isReversed, currency)
    }

    /// Returns the preset with the most columns that are all in a header.
    static func of(_ header: [String]) -> TablePreset? {
        let names = Set(header.map(TableWords.name))
        return all.filter { $0.required.allSatisfy { names.contains($0.key) } }.max { $0.required.count < $1.required.count }
    }

    /// Returns the meaning of each column of a header. Of columns with the same name, the first counts.
    func roles(_ header: [String]) -> [TableColumn?] {
        let known = Dictionary((Array(required) + Array(optional)).map { ($0.key, $0.value) }) { first, _ in first }
        var used: Set<String> = []
        return header.map(TableWords.name).map { used.insert($0).inserted ? known[$0].flatMap(\.self) : nil }
    }

    static let all = programs + europeanBanks + americanBanks + asianBanks

    private static let programs: [TablePreset] = [
        TablePreset(
            "Actual", ["account": .account, "date": .date, "payee": .payee, "notes": .purpose, "category": .category, "amount": .amount],
            optional: ["split amount": nil, "cleared": nil]),
        TablePreset(
            "ezBookkeeping",
            [
                "time": .date, "timezone": nil, "type": .sign, "category": .category, "sub category": .subcategory, "account": .account,
                "account currency": .currency, "amount": .amount, "account2": .transferAccount, "account2 amount": nil,
            ],
            optional: ["tags": .hashtags, "description": .purpose]),
        TablePreset(
            "Firefly III",
            [
                "journal id": .bankID, "type": .sign, "amount": .amount, "currency code": .currency, "description": .purpose, "date": .date,
                "source name": .source, "destination name": .destination, "category": .category, "tags": .hashtags,
            ],
            optional: ["foreign amount": .originalAmount, "foreign currency code": .originalCurrency, "notes": .note]),
        TablePreset(
            "YNAB",
            [
                "account": .account, "date": .date, "payee": .payee, "category group": .category, "category": .subcategory, "memo": .purpose,
                "outflow": .moneyOut, "inflow": .moneyIn,
            ], optional: ["flag": .hashtags]),
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

    private static let europeanBanks: [TablePreset] = [
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

    private static let americanBanks: [TablePreset] = [
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
            "Capital One",
            [
                "transaction date": .valueDate, "posted date": .date, "card no": .account, "description": .purpose, "category": .category,
                "debit": .moneyOut,
                "credit": .moneyIn,
            ],
            currency: "USD"),
    ]

    private static let asianBanks: [TablePreset] = [
        TablePreset(
            "楽天銀行", ["取引日": .date, "入出金 円": .amount, "入出金内容": .purpose], optional: ["取引後残高 円": .balance, "残高 円": .balance], currency: "JPY"),
        TablePreset(
            "楽天銀行", ["取引日": .date, "入出金 円": .amount, "入出金先内容": .purpose], optional: ["取引後残高 円": .balance, "残高 円": .balance], currency: "JPY"),
        TablePreset(
            "三井住友銀行", ["年月日": .date, "お引出し": .moneyOut, "お預入れ": .moneyIn, "お取り扱い内容": .purpose, "残高": .balance],
            optional: ["メモ": .note, "ラベル": .hashtags], currency: "JPY"),
        TablePreset(
            "三菱UFJ銀行",
            ["日付": .date, "摘要": .kind, "摘要内容": .purpose, "支払い金額": .moneyOut, "預かり金額": .moneyIn, "差引残高": .balance], optional: ["メモ": .note],
            currency: "JPY"),
        TablePreset(
            "PayPay",
            ["取引日": .date, "出金金額 円": .moneyOut, "入金金額 円": .moneyIn, "取引内容": .kind, "取引先": .payee, "取引方法": nil, "取引番号": .bankID],
            optional: ["海外出金金額": .originalAmount, "通貨": .originalCurrency], currency: "JPY"),
        TablePreset(
            "支付宝",
            ["交易时间": .date, "交易分类": .category, "交易对方": .payee, "商品说明": .purpose, "收 支": .sign, "金额": .amount, "交易状态": .state, "交易订单号": .bankID],
            optional: ["对方账号": .otherAccount, "商家订单号": .reference, "备注": .note], currency: "CNY"),
        TablePreset(
            "微信支付",
            ["交易时间": .date, "交易类型": .kind, "交易对方": .payee, "商品": .purpose, "收 支": .sign, "金额 元": .amount, "当前状态": .state, "交易单号": .bankID],
            optional: ["商户单号": .reference, "备注": .note], currency: "CNY"),
    ]
}
