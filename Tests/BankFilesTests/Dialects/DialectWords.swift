import BankFiles

/// The words of tables in a language. The last name of each list is held out: it is used by the dialects that no reader was written for.
struct DialectWords {
    let language: String
    let currencies: [String]
    let mark: DecimalMark
    let date, amount, balance, text, payee, currency, reference, valueDate: [String]
    /// The columns of both directions, and a column for the direction with its two words.
    let out, into: [String]
    let sign: [(name: String, out: String, into: String)]
    let shops: [String]

    /// The columns of an amount before its fee and behind it.
    static let gross = ["en": ("Gross", "Net"), "de": ("Brutto", "Netto"), "fr": ("Brut", "Net"), "es": ("Bruto", "Neto"), "it": ("Lordo", "Netto")]

    /// Words of rows that are neither income nor an expense.
    static let neutral = ["ja": ["振替", "/"], "zh": ["/", "不计收支", "中性交易"]]

    /// Names of amounts that only statements of cards have.
    static let cardAmounts = ["ja": ["利用金額", "ご利用金額"], "en": ["Charge Amount"]]

    /// States of rows: pending, and never booked.
    static let states = [
        "en": ("Pending", "Declined", "Completed"), "de": ("Vorgemerkt", "Storniert", "Gebucht"), "fr": ("En attente", "Refusé", "Exécuté"),
        "es": ("Pendiente", "Rechazado", "Completado"), "it": ("In attesa", "Rifiutato", "Eseguito"), "ja": ("未確定", "取消", "確定"),
        "zh": ("处理中", "交易关闭", "交易成功"),
    ]

    static let all: [DialectWords] = [
        DialectWords(
            language: "en", currencies: ["USD", "GBP", "AUD", "CAD"], mark: .point,
            date: ["Date", "Transaction Date", "Posting Date", "Booking Date"], amount: ["Amount", "Transaction Amount", "Value", "Net Amount"],
            balance: ["Balance", "Running Balance", "Closing Balance"], text: ["Description", "Details", "Narrative", "Memo"],
            payee: ["Payee", "Merchant", "Name"], currency: ["Currency", "CCY"], reference: ["Reference", "Transaction ID"],
            valueDate: ["Value Date", "Effective Date"], out: ["Debit", "Paid Out", "Withdrawals", "Money Out"],
            into: ["Credit", "Paid In", "Deposits", "Money In"],
            sign: [("Type", "Debit", "Credit"), ("D/C", "D", "C"), ("Debit/Credit", "DR", "CR"), ("Direction", "OUT", "IN")],
            shops: ["GROCER 12", "Cafe Central", "RENT NOVEMBER", "Fuel, Main St", "Book shop", "Ada Miller"]),
        DialectWords(
            language: "de", currencies: ["EUR"], mark: .comma, date: ["Datum", "Buchungstag", "Buchungsdatum"],
            amount: ["Betrag", "Umsatz", "Betrag in EUR", "Betrag (€)"], balance: ["Saldo", "Kontostand", "Saldo nach Buchung"],
            text: ["Verwendungszweck", "Buchungstext", "Beschreibung"], payee: ["Empfänger", "Auftraggeber/Empfänger", "Name Zahlungsbeteiligter"],
            currency: ["Währung"], reference: ["Kundenreferenz", "Mandatsreferenz"], valueDate: ["Wertstellung", "Valuta"],
            out: ["Soll", "Lastschrift", "Belastung", "Ausgaben"], into: ["Haben", "Gutschrift", "Gutschrift", "Einnahmen"],
            sign: [("S/H", "S", "H"), ("Soll/Haben", "Soll", "Haben"), ("Art", "Lastschrift", "Gutschrift"), ("Richtung", "Ausgang", "Eingang")],
            shops: ["REWE SAGT DANKE", "Bäckerei Süß", "Miete; Garage", "Stadtwerke Köln", "Straßenbahn", "Jürgen Groß"]),
        DialectWords(
            language: "fr", currencies: ["EUR"], mark: .comma, date: ["Date", "Date opération", "Date comptable"],
            amount: ["Montant", "Montant de l'opération", "Montant (EUR)"], balance: ["Solde"], text: ["Libellé", "Communication", "Motif"],
            payee: ["Bénéficiaire", "Tiers"], currency: ["Devise"], reference: ["Référence"], valueDate: ["Date de valeur", "Date valeur"],
            out: ["Débit", "Débit euros", "Dépenses"], into: ["Crédit", "Crédit euros", "Recettes"],
            sign: [("Sens", "Débit", "Crédit"), ("Sens de l'opération", "D", "C"), ("Type", "Dépense", "Recette")],
            shops: ["CB CARREFOUR", "Café Noir", "LOYER", "SNCF, Paris", "Élodie Côté"]),
        DialectWords(
            language: "es", currencies: ["EUR", "MXN"], mark: .comma, date: ["Fecha", "Fecha operación", "Fecha de operación"],
            amount: ["Importe", "Monto", "Cantidad"], balance: ["Saldo", "Saldo disponible"], text: ["Concepto", "Descripción", "Concepto"],
            payee: ["Beneficiario", "Ordenante"], currency: ["Divisa", "Moneda"], reference: ["Referencia"], valueDate: ["Fecha valor"],
            out: ["Cargo", "Debe", "Gasto", "Gastos"], into: ["Abono", "Haber", "Ingreso", "Ingresos"],
            sign: [("Signo", "Cargo", "Abono"), ("D/H", "D", "H"), ("Tipo", "Gasto", "Ingreso")],
            shops: ["MERCADONA", "Panadería Niño", "ALQUILER", "Gasolinera, Sur", "Iñaki"]),
        DialectWords(
            language: "it", currencies: ["EUR"], mark: .comma, date: ["Data", "Data contabile", "Data operazione"], amount: ["Importo", "Importo"],
            balance: ["Saldo", "Saldo contabile"], text: ["Descrizione", "Causale"], payee: ["Beneficiario"], currency: ["Divisa"],
            reference: ["Riferimento"], valueDate: ["Data valuta"], out: ["Addebiti", "Uscite", "Dare"], into: ["Accrediti", "Entrate", "Avere"],
            sign: [("Segno", "D", "A"), ("Tipo", "Uscita", "Entrata")], shops: ["ESSELUNGA", "Caffè Roma", "AFFITTO", "Trenitalia", "Perché No"]),
        DialectWords(
            language: "nl", currencies: ["EUR"], mark: .comma, date: ["Datum", "Boekdatum", "Transactiedatum"],
            amount: ["Bedrag", "Bedrag (EUR)", "Transactiebedrag"], balance: ["Saldo", "Saldo na mutatie"], text: ["Omschrijving", "Mededelingen"],
            payee: ["Naam", "Naam tegenpartij"], currency: ["Munt", "Valuta"], reference: ["Betalingskenmerk"], valueDate: ["Rentedatum"],
            out: ["Af", "Debet", "Uitgaven"], into: ["Bij", "Credit", "Ontvangsten"],
            sign: [("Af Bij", "Af", "Bij"), ("CreditDebet", "D", "C"), ("Soort", "Debet", "Credit")],
            shops: ["ALBERT HEIJN", "Bakker", "HUUR", "NS Reizigers", "Café de Zon"]),
        DialectWords(
            language: "pl", currencies: ["PLN"], mark: .comma, date: ["Data", "Data operacji", "Data księgowania"],
            amount: ["Kwota", "Kwota operacji", "Kwota transakcji"], balance: ["Saldo", "Saldo po operacji"],
            text: ["Opis", "Tytuł", "Opis operacji"],
            payee: ["Odbiorca", "Kontrahent"], currency: ["Waluta"], reference: ["Numer referencyjny"], valueDate: ["Data waluty"],
            out: ["Obciążenia", "Wydatki"], into: ["Uznania", "Wpływy"], sign: [("Strona", "Wn", "Ma"), ("Typ", "Obciążenie", "Uznanie")],
            shops: ["BIEDRONKA", "Żabka Łódź", "CZYNSZ", "PKP", "Świeże Bułki"]),
        DialectWords(
            language: "sv", currencies: ["SEK", "NOK", "DKK"], mark: .comma, date: ["Bokföringsdag", "Dato", "Datum"],
            amount: ["Belopp", "Beløb", "Belopp"], balance: ["Saldo", "Bokfört saldo"], text: ["Text", "Beskrivning", "Rubrik"], payee: ["Mottagare"],
            currency: ["Valuta"], reference: ["Referens"], valueDate: ["Valutadag"], out: ["Uttag", "Ut fra konto", "Ut"],
            into: ["Insättning", "Inn på konto", "In"], sign: [("Typ", "Uttag", "Insättning"), ("Riktning", "Ut", "In")],
            shops: ["ICA", "Kaffebönan", "HYRA", "SL Resa", "Åsa Öberg"]),
        DialectWords(
            language: "ja", currencies: ["JPY"], mark: .point, date: ["日付", "取引日", "年月日", "お取引日"], amount: ["金額", "入出金（円）", "取引金額"],
            balance: ["残高", "差引残高", "取引後残高（円）"], text: ["摘要", "内容", "お取り扱い内容"], payee: ["取引先", "お店"], currency: ["通貨"],
            reference: ["取引番号", "取引番号"], valueDate: ["起算日"], out: ["出金額", "お支払金額", "支払い金額", "払出金額"],
            into: ["入金額", "お預り金額", "預かり金額", "受入金額"], sign: [("入出金区分", "出金", "入金"), ("収支", "支出", "収入"), ("入払区分", "支払い", "受取")],
            shops: ["コンビニ", "スーパー", "家賃", "電気料金", "カフェ ノワール", "ヤマダ タロウ"]),
        DialectWords(
            language: "zh", currencies: ["CNY"], mark: .point, date: ["日期", "交易日期", "记账日期"], amount: ["金额", "交易金额", "金额(元)", "发生额"],
            balance: ["余额", "账户余额"], text: ["摘要", "交易说明", "用途"], payee: ["对方户名", "交易对方"], currency: ["币种"], reference: ["流水号", "交易流水号"],
            valueDate: ["起息日"], out: ["支出", "支出金额", "借方金额"], into: ["收入", "收入金额", "贷方金额"],
            sign: [("收/支", "支出", "收入"), ("收支类型", "支", "收"), ("借贷标志", "借", "贷")], shops: ["超市", "午饭", "房租", "地铁", "张三", "书店"]),
        DialectWords(
            language: "ru", currencies: ["RUB"], mark: .comma, date: ["Дата", "Дата операции"], amount: ["Сумма", "Сумма операции"],
            balance: ["Остаток", "Баланс"],
            text: ["Описание", "Назначение платежа"], payee: ["Контрагент", "Получатель"], currency: ["Валюта"], reference: ["Номер"],
            valueDate: ["Дата валютирования"], out: ["Расход", "Дебет", "Списание"], into: ["Приход", "Кредит", "Зачисление"],
            sign: [("Дт/Кт", "Дт", "Кт"), ("Тип", "Расход", "Приход"), ("Вид", "Списание", "Зачисление")],
            shops: ["Магнит", "Пятёрочка", "Аренда", "Метро", "Иван Петров"]),
    ]
}
