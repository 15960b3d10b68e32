/// The names of amounts as they were booked in the end: in the currency of the account, or with the fee.
extension TableWords {
    /// True for the name of an amount in the currency of the account, beside the amount of the purchase: `Billing amount`, `入账金额`.
    static func isOfAccount(_ text: String) -> Bool {
        let name = name(text)
        return ofAccount.contains(where: name.contains)
    }

    private static let ofAccount = [
        "booked", "posted", "billing", "billed", "account currency", "card currency", "buchungsbetrag", "gebucht", "kontowährung", "zaúčtovan",
        "měně účtu", "rozliczen", "walucie rachunku", "comptabilis", "bokfør", "bokför", "kirjattu", "в валюте счета", "в валюте счёта",
        "в валюте карты", "в валюті картки", "у валюті картки", "入账", "入帳", "记账", "記帳",
    ]

    /// True for the name of an amount less the fee.
    static func isNet(_ text: String) -> Bool { !nets.isDisjoint(with: parts(of: text)) }

    private static let nets: Set = ["net", "netto", "neto", "nets", "líquido", "liquido", "nettó", "čistá"]

    /// True for the name of an amount that has the fee in it, or off it: `Net`, `Total`, `实付`.
    static func isWithFee(_ text: String) -> Bool {
        let name = name(text)
        return isNet(text) || !totalsWithFee.isDisjoint(with: parts(of: text)) || easternWithFee.contains(where: name.contains)
    }

    private static let totalsWithFee: Set = ["total", "totale", "totaal", "summe", "gesamt", "payout", "booked", "settled", "итого", "toplam"]
    private static let easternWithFee = ["实际", "到账", "實際", "到帳", "实收", "实付", "合计", "合計", "総額", "差引"]

    private static func parts(of text: String) -> [String] { name(text).split(separator: " ").map(String.init) }
}
