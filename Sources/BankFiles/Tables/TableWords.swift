import Bookkeeping

/// The words in headers and values of tables, folded, in the languages of banks.
enum TableWords {
    /// Returns the name of a column, folded, with single spaces in place of other signs.
    static func name(_ text: String) -> String {
        // A capital `İ` becomes two signs.
        var folded = text.folded
        if folded.utf8.contains(0xCC) { folded = folded.replacing("i\u{307}", with: "i") }
        return folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    /// Returns the meaning of a column by its name, and how good the name is: 0 is best.
    static func role(of text: String) -> (column: TableColumn, rank: Int)? {
        guard text.utf8.count <= 80 else { return nil }
        var name = name(text)
        if let known = names[name] ?? joinedNames[name] { return known }
        // One of several columns: `Verwendungszweck 2`, `VWZ2`.
        if name.last?.isNumber == true {
            while name.last?.isNumber == true || name.last == " " { name.removeLast() }
            return names[name].flatMap { $0.column.mayRepeat ? $0 : nil }
        }
        if let found = roleBesideCurrency(name) { return found }
        if let plain = AmountScale.plainName(of: text) { return role(of: plain) }
        return isBalance(name) ? (.balance, 900) : nil
    }

    /// Returns the meaning of a name with a currency behind or before it, such as `Amount (EUR)`, `Umsatz in EUR` and `CAD$`.
    private static func roleBesideCurrency(_ name: String) -> (column: TableColumn, rank: Int)? {
        var words = name.split(separator: " ")
        if let last = words.last, currency(last) != nil {
            words.removeLast()
        } else if let first = words.first, currency(first) != nil {
            words.removeFirst()
        } else {
            return nil
        }
        if let last = words.last, prepositions.contains(String(last)) { words.removeLast() }
        return words.isEmpty ? (.amount, 800) : names[words.joined(separator: " ")]
    }

    /// True for the whole name of a column with this meaning, folded.
    static func isNamed(_ name: String, _ column: TableColumn) -> Bool { names[name]?.column == column }

    private static let prepositions: Set = ["in", "en", "em", "w", "v", "i", "на", "в"]

    /// True for a name that has the word for a balance in it, such as `Boeksaldo`.
    private static func isBalance(_ name: String) -> Bool { balances.contains(where: name.contains) }

    private static let balances = [
        "balance", "saldo", "solde", "kontostand", "残高", "余额", "餘額", "结余", "結餘", "остаток", "баланс", "잔액", "zůstatek", "egyenleg",
    ]

    private static let names: [String: (column: TableColumn, rank: Int)] = {
        var names: [String: (TableColumn, Int)] = [:]
        for (first, columns) in [(0, columns), (200, moreColumns)] {
            for (column, words) in columns {
                for (rank, word) in words.split(whereSeparator: { $0 == "|" || $0 == "\n" }).enumerated() {
                    let name = name(String(word))
                    if !name.isEmpty, names[name] == nil { names[name] = (column, first + rank) }
                }
            }
        }
        return names
    }()

    /// The names of several words without their spaces, as in `RunningBalance`.
    private static let joinedNames = Dictionary(
        names.filter { $0.key.contains(" ") }.map { ($0.key.filter { $0 != " " }, $0.value) }, uniquingKeysWith: { $0.rank <= $1.rank ? $0 : $1 })

    /// English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Japanese and Chinese. Of two columns with the same meaning, the one with
    /// the earlier name here counts.
    private static let columns: [(TableColumn, String)] = [
        (
            .date,
            """
            booking date|buchungsdatum|buchungstag|buchung|datum des abschlusses|date de fin|fecha de finalización|data di completamento|data zrealizowania
            data de conclusão|datum voltooid|posting date|post date|posted date|date posted|completed date|date comptable|fecha operación
            data contabile|boekdatum|data księgowania|date|datum|fecha|data|date opération|date de l'opération|fecha de operación|data operazione|transactiedatum
            data operacji|data transakcji|data movimento|data do movimento|data lançamento|transaction date|umsatztag|date time|datetime|timestamp
            日付|取引日|年月日|取引日時|利用日|ご利用日|交易时间|交易日期|日期|時間|时间|記帳日|入账日期|交易日|記賬日|交易日期時間|transactiedatum|day|dato|datum transakce|run date|trade date|journal date
            date utc|created on utc|trans date|bokföringsdag|bokføringsdato|bogføringsdato|datum verrekening|datum zaúčtování|könyvelés dátuma|kirjauspäivä|дата операции
            дата проводки|дата платежа|дата|tarih|işlem tarihi|dátum|거래일자|거래일시|거래일|日時|お取引日|ご利用年月日|取引年月日|起票日|记账日期|记账日|交易日期时间|入帳日|帳務日期
            """
        ),
        (
            .valueDate,
            """
            value date|wertstellung|valuta|valutadatum|valuta wertstellungsdatum|wert|wertstellungstag|date de valeur|date valeur|fecha valor|data valuta|rentedatum
            interest date|data valor|data-valor|data waluty|started date|起算日|effective date|wertstellung valuta
            datum des beginns|date de début|fecha de inicio|data di inizio|data rozpoczęcia|data de início|startdatum|valutadag|transaktionsdag|datum verrichting
            belegdatum|rentedato|valørdato|arvopäivä
            """
        ),
        (.time, "time|transaction time|uhrzeit|heure|hora|ora|tijd|godzina|時刻|取引時刻|tid|čas|время|saat|거래시간"),
        (
            .amount,
            """
            amount|betrag|umsatz|montant|importe|importo|bedrag|valor|kwota|kwota operacji|金額|金额|net|netto|transaction amount|umsatz in|betrag in|amount in
            入出金|montante|quantia|cantidad|monto|kwota transakcji|発生金額|交易金额|交易金額|利用金額|ご利用金額|montant de l'opération|cost|beløb|belopp|sum|net amount|total amount|total
            """
        ),
        (
            .moneyIn,
            """
            credit|credits|haben|money in|paid in|inflow|deposit|deposits|income|einnahmen|gutschrift|crédit|haber|abono|abonos|ingreso|ingresos|accrediti|avere|entrate
            crédito|entrada|uznania|wpływy|credit amount|deposit amount|お預入れ|預かり金額|入金|入金額|入金金額|預入金額|お預り金額|收入|收入金额|存入金額|存入|存入金额|収入|bij|貸方金額|贷方金额
            income amount|deposits credits
            """
        ),
        (
            .moneyOut,
            """
            debit|debits|soll|money out|paid out|outflow|withdrawal|withdrawals|expense|ausgaben|lastschrift|belastung|débit|debe|cargo|cargos|gasto|gastos|addebiti|dare|uscite
            débito|saída|obciążenia|wydatki|debit amount|withdrawal amount|お引出し|支払い金額|出金|出金額|出金金額|引出金額|お支払金額|支出|支出金额|支出金額|提出|af|借方金額|借方金额
            expense amount|withdrawals debits|spent
            """
        ),
        (
            .sign,
            """
            debit credit|credit debit|soll haben|s h|d c|dr cr|cr dr|c d|af bij|sens|signo|segno|debit/credit|transaction type debit credit|cdi|dc|bij af|入払区分|收 支|收支
            收/支|収支|入出金区分|income expense|in out|debet credit|收支类型|借贷标志
            """
        ),
        (
            .currency,
            """
            currency|currency code|währung|waehrung|devise|moneda|divisa|valuta code|munt|muntsoort|moeda|waluta|通貨|币种|幣別|货币|交易币种|account currency|ccy|monn|mena|valuta codice
            """
        ),
        (
            .payee,
            """
            payee|name|counterparty name|partner name|counter party|merchant|merchant name|auftraggeber empfänger|empfänger|beguenstigter zahlungspflichtiger|zahlungsbeteiligter
            begünstigter auftraggeber|name zahlungsbeteiligter|auftraggeber begünstigter|empfänger auftraggeber|beneficiary|bénéficiaire|beneficiario|tegenpartij
            naam tegenpartij|naam omschrijving|naam|beneficiário|odbiorca|kontrahent|nadawca odbiorca|取引先|支払先|お店|店舗|店名|利用店名|利用先|ご利用店名|交易对方|對方戶名|对方户名
            对方名称|交易對象|recipient|name description|tiers|ordenante|opposing name|payee name|商户名称|vendor|store|shop|shop name|nom|destinatario|partner
            """
        ),
        (.payer, "payer|payer name|zahlungspflichtige r|auftraggeber|source name|sender|absender|nadawca|donneur d'ordre"),
        (
            .purpose,
            """
            purpose|payment reference|verwendungszweck|vwz|remittance information|description|memo|beschreibung|buchungsdetails|libellé|concepto|causale|omschrijving|mededelingen|descrição
            descripción|descrizione|tytuł|tytułem|opis|opis operacji|opis transakcji|摘要|摘要内容|内容|取引内容|入出金内容|お取り扱い内容|入出金先内容|品目|明細|商品说明|商品|摘要说明|备注摘要|details|detail
            transaction description|narrative|particulars|transaction details|libelle|libellé opération|communication|motif|descrizione operazione|motivo|histórico|title|titel|text
            original description|payment details|交易摘要|用途|交易说明|notifications|communicatie|reference text|observações|desc|reason|action|vorgang verwendungszweck|buchungstext verwendungszweck
            """
        ),
        (
            .note,
            "note|notes|notiz|notizen|bemerkung|メモ|备注|備考|備註|附言|remark|remarks|comment|comments|kommentar|note personali|notas|notities|uwagi|commentaire"
        ),
        (
            .reference,
            """
            reference|kundenreferenz|kundenreferenz end to end|end to end referenz|end to end id|référence|referencia|riferimento|betalingskenmerk|referência|check number|cheque number
            check|check no|cheque no|check or slip|belegnummer|numer referencyjny|referentie|beleg|商户单号|商家订单号|ref no|chq ref no|number
            """
        ),
        (
            .bankID,
            """
            transaction id|transaktionscode|transactiereferentie|transaction reference|transaction no|fitid|id|transferwise id|交易单号|交易订单号|交易号|取引番号|流水号|交易流水号|transaction number
            identifiant|id transazione|journal id|bank reference|bankreferenz|n° de transaction
            """
        ),
        (
            .otherAccount,
            """
            partner iban|counterparty account|counterparty iban|counterparty|tegenrekening|tegenrekening iban bban|kontonummer iban|iban zahlungsbeteiligter|iban kontonummer|iban auftraggeber
            payee account number|对方账号|對方帳號|对方账户|iban|kontonummer|numer rachunku|rachunek|konto empfänger|iban empfänger|compte bénéficiaire|iban bénéficiaire|account number
            iban beneficiario|numer konta
            """
        ),
        (
            .category,
            "category|kategorie|catégorie|categoría|categoria|categorie|kategoria|カテゴリ|分類|大項目|分类|类别|交易分类|spending category|category name|category group|類別"
        ),
        (.subcategory, "subcategory|sub category|unterkategorie|sous catégorie|subcategoría|カテゴリの内訳|中項目|子分类|二级分类|subcategory name|小分类"),
        (.hashtags, "tags|labels|hashtags|étiquettes|etiquetas|schlagwörter|schlagworte|タグ|标签|標籤|tag"),
        (
            .account,
            """
            account|account name|konto|auftragskonto|compte|cuenta|conto|rekening|conta|konto nazwa|口座|口座名|保有金融機関|账户|帳戶|iban auftragskonto|iban bban|wallet|kontoname
            full account name|konto własne|账户名称
            """
        ),
        (.transferAccount, "account2|transfer account|to account|gegenkonto|zielkonto|compte destination|振替先|转入账户|账户2"),
        (
            .balance,
            """
            balance|running balance|saldo|kontostand|saldo nach buchung|solde|saldo na trn|saldo na mutatie|残高|取引後残高|差引残高|余额|餘額|账户余额|guthaben|running bal
            saldo contabile|saldo po operacji|available balance|結餘|saldo disponible|current balance|balance after|closing balance
            """
        ),
        (.fee, "fee|gebühr|frais|comisión|commissione|手数料|手续费"),
        (
            .originalAmount,
            """
            original amount|local amount|amount foreign currency|foreign amount|originalbetrag|fremdwährungsbetrag|oorspr bedrag|original cost|現地通貨額|海外出金金額|betrag fremdwährung|montant d'origine
            currency amount|original currency amount|amount in original currency|amount in transaction currency|amount original currency|amount foreign|purchase amount|merchant amount
            betrag in fremdwährung|betrag originalwährung|betrag in originalwährung|montant en devise|montant devise|montant en devises|montant dans la devise|montant original
            importe en divisa|importe original|importe moneda extranjera|importe en moneda extranjera|importo originale|importo valuta|importo in valuta originale|importo in divisa
            bedrag vreemde valuta|bedrag in vreemde valuta|originele bedrag|oorspronkelijk bedrag|valor original|valor em moeda estrangeira|valor moeda estrangeira|montante original
            kwota w walucie|kwota w walucie obcej|kwota oryginalna|kwota w walucie transakcji|částka v cizí měně|původní částka|originální částka|utl belopp|utländskt belopp|belopp i utländsk valuta
            valutabeløp|beløp i valuta|beløb i valuta|oprindeligt beløb|alkuperäinen summa|summa valuutassa|döviz tutarı|yabancı para tutarı|orijinal tutar|сумма в валюте операции|сумма в валюте покупки
            해외금액|외화금액|현지금액|外貨額|現地利用額|現地通貨金額|外貨金額|原始金额|外幣金額|原幣金額
            """
        ),
        (
            .originalCurrency,
            """
            original currency|local currency|type foreign currency|foreign currency code|originalwährung|oorspr munt|現地通貨|fremdwährung|devise d'origine|moneda original
            valuta originale|waluta oryginalna|原币币种|外币币种
            """
        ),
        (
            .state,
            "state|status|situação|situacao|transaction status|payment status|işlem durumu|stan transakcji|stav|stav platby|tilstand|κατάσταση|الحالة|סטטוס|trạng thái|สถานะ|处理状态|交易结果|処理状況|処理結果|처리상태|statut|estado|stato|état|etat|stan|tila|статус|durum|交易状态|当前状态|状態|ステータス|取引状態|상태|info"
        ),
        (
            .kind,
            """
            type|transaction type|buchungstext|umsatztyp|umsatzart|vorgang|transaktionstyp|mutatiesoort|typ|code|type de transaction|tipo|rodzaj operacji|交易类型|方法|取引種別|取引区分|typ operacji|art
            """
        ),
    ]
}
