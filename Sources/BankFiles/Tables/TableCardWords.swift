/// The words of statements of cards, and of rows that say by themselves whether money came in.
extension TableWords {
    /// True for the name of a column that only statements of cards have.
    static func isCardName(_ text: String) -> Bool {
        let name = name(text)
        return cardNames.contains(name) || name.hasPrefix("ご利用") || name.hasPrefix("利用店名")
    }

    private static let cardNames: Set<String> = Set(
        """
        card member|cardmember|card holder|cardholder|cardholder name|card holder name|karteninhaber|karteninhaber in|titulaire de la carte|titulaire|kaarthouder
        titular de la tarjeta|titular|titolare della carta|titular do cartão|利用金額|利用額|ご利用金額|利用日|ご利用日|ご利用年月日|利用者|利用店名|ご利用店名|支払総額|お支払総額
        charge amount|crédit carte|uitgavenstaat|card spend|סכום חיוב|שם בית עסק
        """.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map { name(String($0)) })

    /// True for the name of a column that statements of cards have, and others seldom.
    static func mayBeCardName(_ text: String) -> Bool {
        let name = name(text)
        return mayBeCardNames.contains { name == $0 || name.hasPrefix($0 + " ") }
    }

    private static let mayBeCardNames: [String] =
        """
        parcela|parcelas|estabelecimento|cuota|cuotas|nº cuotas|número de cuotas|installment|installments|instalment|instalments|raten|ratenzahlung|mensualité|mensualités|rate nr
        taksit|taksitler|支払回数|支払区分|お支払回数|分期|期数|할부|할부개월|comercio|加盟店|card|card no|card number
        """.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map { name(String($0)) }

    /// True for the holder of a card in a table without names, such as `MR A MILLER`.
    static func isHolder(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard 2...5 ~= words.count, text.utf8.count <= 40, let first = words.first else { return false }
        return titles.contains(first.lowercased()) && words.allSatisfy { $0.allSatisfy { $0.isLetter || ".-'".contains($0) } }
    }

    private static let titles: Set = ["mr", "mrs", "miss", "ms", "mx", "dr", "mr.", "mrs.", "ms.", "dr.", "herr", "frau", "mme", "m.", "sr.", "sra."]

    /// True for a text before the table that names a card of credit.
    static func isCard(_ text: String) -> Bool {
        let text = text.folded
        return cards.contains(where: text.contains)
    }

    private static let cards = [
        "credit card", "creditcard", "kreditkarte", "carte de crédit", "tarjeta de crédito", "carta di credito", "cartão de crédito", "kredietkaart",
        "karta kredytowa", "kreditkort", "luottokortti", "kreditní karta", "кредитная карта", "kredi kartı", "カード", "信用卡",
    ]

    /// True for the name of a column of a card's charges.
    static func areCharges(_ text: String) -> Bool { ["charge", "charges", "purchase", "purchases"].contains(name(text)) }

    /// True for the name of a column of payments.
    static func arePayments(_ text: String) -> Bool { ["payment", "payments"].contains(name(text)) }

    /// True for a row that pays the bill of a card, or gives back a purchase.
    static func isCardPayment(_ text: String) -> Bool {
        let text = text.folded
        return cardPayments.contains(where: text.contains)
    }

    /// True for a row that says that something was bought.
    static func isPurchase(_ text: String) -> Bool {
        let text = text.folded
        return purchases.contains(where: text.contains)
    }

    private static let purchases = [
        "purchase", "kartenzahlung", "einkauf mit", "achat carte", "paiement par carte", "compra", "acquisto", "zakup", "kortköp", "kortkøb",
        "varekjøp", "お買い物",
        "ご利用", "消费", "消費",
    ]

    private static let cardPayments = [
        "payment thank you", "payment - thank you", "thank you for your payment", "payment received", "autopay", "directpay", "zahlung erhalten",
        "zahlung dankend",
        "paiement reçu", "pago recibido", "gracias por su pago", "pagamento ricevuto", "pagamento recebido", "betaling ontvangen", "spłata karty",
        "spłata zadłużenia",
        "betalning mottagen", "inbetalning tack", "betaling mottatt", "betaling modtaget", "maksu vastaanotettu", "погашение", "splátka karty", "还款",
        "還款", "ご入金", "payment, thank you", "payment-thank you", "preauthorized payment", "pre-authorized payment", "direct debit - thank you",
        "direct debit thank you", "addebito in c/c", "bedankt voor uw betaling", "suoritus kiitos", "suoritus, kiitos", "pago a tu tarjeta",
        "pago de tarjeta", "ödemeniz için teşekkür", "splátka kreditní karty", "prélèvement automatique enregistré",
        "prelevement automatique enregistre", "inclusao de pagamento", "inclusão de pagamento", "pagamento de fatura", "זיכוי",
    ].map(\.folded)

    /// True for a row that is the income of nearly everybody who has it. Short words count as a whole: `lön` is in `Lönneberga`.
    static func isIncome(_ text: String) -> Bool {
        let text = text.folded
        if incomes.contains(where: text.contains) { return true }
        return text.split { !$0.isLetter }.contains { shortIncomes.contains(String($0)) }
    }

    private static let shortIncomes = Set(
        ["lohn", "rente", "loon", "lön", "løn", "plat", "mzda", "pension", "wages", "income", "deposit", "deposits", "maaş", "palkka", "pensja"].map(
            \.folded))

    private static let incomes = [
        "salary", "payroll", "dividend", "interest paid", "gehalt", "salaire", "nómina", "nomina", "salario",
        "stipendio",
        "salário", "vencimento", "salaris", "wynagrodzenie", "fizetés", "зарплата",
        "заработная",
        "給与", "給料", "賞与", "工资", "薪", "급여",
    ]
}
