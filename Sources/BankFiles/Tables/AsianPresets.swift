extension TablePreset {
    /// The tables of banks and payment services in Japan and China.
    static let asianBanks: [TablePreset] = [
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
