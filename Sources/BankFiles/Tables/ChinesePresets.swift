extension TablePreset {
    /// The exports of 随手记, from its site and from its app, and of 钱迹.
    static let chinesePrograms: [TablePreset] = [
        TablePreset(
            "随手记",
            ["交易类型": nil, "日期": .date, "分类": .category, "子分类": .subcategory, "账户1": .account, "账户2": .transferAccount, "金额": .amount],
            optional: ["成员": nil, "商家": .payee, "项目": .hashtags, "备注": .purpose, "货币": .currency, "币种": .currency], currency: "CNY"),
        TablePreset(
            "随手记",
            ["交易类型": nil, "日期": .date, "子类别": .subcategory, "账户": .account, "金额": .amount, "关联id": nil],
            optional: ["类别": .category, "账户币种": .currency, "成员": nil, "商家": .payee, "项目": .hashtags, "备注": .purpose], currency: "CNY"),
        TablePreset(
            "钱迹", ["时间": .date, "类型": nil, "金额": .amount, "账户1": .account, "账户2": .transferAccount],
            optional: [
                "id": .bankID, "分类": .category, "一级分类": .category, "二级分类": .subcategory, "币种": .currency, "备注": .purpose, "标签": .hashtags, "手续费": nil,
            ],
            currency: "CNY"),
    ]
}
