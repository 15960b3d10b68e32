/// The names of columns in more languages of banks, behind the names of ``TableWords``.
extension TableWords {
    /// Danish, Norwegian, Swedish, Finnish, Czech, Slovak, Hungarian, Romanian, Croatian, Slovene, Bulgarian, Lithuanian, Latvian, Estonian, Russian, Ukrainian,
    /// Greek, Turkish, Arabic, Hebrew, Thai, Vietnamese, Indonesian and Korean, and what Western banks write besides.
    static let moreColumns: [(TableColumn, String)] = [
        (
            .amount,
            """
            transaction amount|amount of transaction|posted amount|billing amount|booking amount|amount local currency|value|neto|nettobetrag|bedrag netto|net amount
            beløb i|beløbet|summa|määrä|belopp i|transaktionsbelopp|částka|suma|objem|zaúčtovaná částka|částka v měně účtu|čiastka|összeg|tranzakció összege|sumă|iznos|znesek
            сума|сумма|сумма операции|сумма платежа|сумма в валюте счета|сумма в валюте счёта|сума операції|сума в валюті картки|сума у валюті картки|ποσό|ποσο|tutar|işlem tutarı
            المبلغ|סכום|จำนวนเงิน|số tiền|số tiền giao dịch|jumlah|nominal|금액|거래금액|거래 금액|이용금액|取引金額|お取引金額|出入金額|交易額|发生额|發生額|收支金额|人民币金额|记账金额|入账金额
            summa eur|importe operación|importe en euros|importe de la operación|valor da transação|valor lançamento|valor do movimento|valor movimento|montant net|betrag netto
            """
        ),
        (
            .moneyIn,
            """
            credit amt|cr|cr amount|amount credited|money received|paid in amount|received|incoming|receipts|receipt|payments in|in|deposit amt|zugang|eingang|eingänge|einzahlung|gutschriften
            inn på konto|inn|innskudd|inn på konto nok|ind|indbetaling|indsat|insättning|insättningar|insatt belopp|panot|pano|príjem|příjem|příjmy|připsáno|kredit|credito|entrées|recettes|recette
            crédit euros|jóváírás|bevétel|credit suma|încasări|uplata|uplate|u korist|dobro|v dobro|кредит|приход|поступление|поступления|зачисление|зачислено|доход|надходження|зараховано|дохід
            πίστωση|alacak|yatan|דכות|זכות|دائن|إيداع|เงินฝาก|ฝาก|ghi có|số tiền ghi có|có|tiền vào|masuk|kredit amount|입금|입금액|맡기신금액|받으신금액|入金額 円|受入金額|受入れ金額|お預り|ご入金|預入
            お預入金額|受取金額|收入金額|存入金額|貸方|贷方|贷方发生额|贷方发生额 收入|收款金额|转入金额|转入|įplaukos|gautos lėšos|kreditas|kredīts|ienākošie|kreedit|laekumine|wpływ|wpłata|wpłaty|kwota uznania|uznanie
            entradas|receitas|créditos|créditos euros|importe haber|importe abono|ingresos euros|accredito|importo avere|entrate euro|bij eur|bedrag bij|credit bedrag|ontvangsten
            """
        ),
        (
            .moneyOut,
            """
            debit amt|dr|dr amount|amount debited|money spent|paid out amount|outgoing|payments|payments out|out|withdrawal amt|withdrawal amt|charges|charge|abgang|ausgang|ausgänge|auszahlung|belastungen
            ut fra konto|ut|uttak|ut fra konto nok|ud|udbetaling|hævet|uttag|uttagen|uttaget belopp|otot|otto|výdaj|výdaje|odepsáno|debet|debeti|debito|sorties|dépenses|dépense
            débit euros|terhelés|kiadás|debit suma|plăți|isplata|isplate|na teret|breme|v breme|дебет|расход|расходы|списание|списано|видаток|видатки|списання
            χρέωση|borç|çekilen|חובה|مدين|سحب|เงินถอน|ถอน|ghi nợ|số tiền ghi nợ|nợ|tiền ra|keluar|출금|출금액|찾으신금액|지급금액|払出金額|払戻金額|払出し金額|お引出|お引き出し|ご出金|引出
            お引出金額|お引出し金額|お支払い金額|支払金額|支払額|支出金額|提取金额|借方|借方|借方发生额|借方发生额 支出|付款金额|转出金额|转出|支取金额|išlaidos|išmokėtos lėšos|debetas|debets|izejošie|deebet|väljaminek|obciążenie|wypłata|wypłaty
            kwota obciążenia|wydatek|saídas|despesas|débitos|débitos euros|importe debe|importe cargo|gastos euros|addebito|importo dare|uscite euro|af eur|bedrag af|debet bedrag|uitgaven|betalingen
            """
        ),
        (
            .sign,
            """
            billing amount sign|amount sign|billingamountsign|amountsign|cargo abono|cr dr indicator|d k|k d|s h kennzeichen|soll haben kennzeichen|sollhabenkennzeichen|soll haben kz|s h kz|debit or credit|credit or debit|creditdebet|debetcredit|debitcredit|creditdebit|credit debit indicator
            debit credit indicator|dr cr indicator|crdr|drcr|direction|richting|kierunek|strona|wn ma|débit crédit|sens de l'opération|debe haber|dare avere|тип операции дебет кредит|дт кт|类型|收支类型|收支方向|交易方向
            借贷|借贷方向|借貸|借貸別|入出金|入出金種別|収支区分|入/出金|入出区分|income or expense|in or out|af of bij|borç alacak|입출금구분|입출금|거래구분
            """
        ),
        (
            .currency,
            "valuutta|měna|mena|deviza|devizanem|monedă|moneda contului|valūta|valiuta|valuuta|валюта|валюта операции|валюта платежа|νόμισμα|para birimi|döviz|العملة|מטבע|สกุลเงิน|loại tiền|mata uang|통화|幣種|币别|货币种类"
        ),
        (
            .payee,
            """
            gavėjas|mokėtojas gavėjas|saņēmējs|saaja|saaja maksja|mottagare|mottaker|modtager|saaja maksaja|název protiúčtu|protistrana|partner neve|beneficiar|primatelj|получатель|контрагент|отримувач
            alıcı|người nhận|penerima|적요|받는분|handelaar|tegenrekeninghouder|sender empfänger|auftraggeber zahlungsempfänger|empfänger zahlungspflichtiger|商家|商户|对手户名|收付款人|交易商户|commerçant|comercio|esercente|winkelier
            """
        ),
        (
            .purpose,
            """
            tekst|forklaring|beskrivning|beskrivelse|rubrik|meddelande|melding|viesti|selite|selitys|popis|poznámka|zpráva pro příjemce|közlemény|megnevezés|descriere|detalii|opis plaćanja|namen
            paaiškinimai|mokėjimo paskirtis|paskirtis|informācija saņēmējam|maksājuma mērķis|selgitus|описание|описание операции|назначение платежа|основание|призначення платежу|опис операції|опис|περιγραφή|αιτιολογία
            açıklama|الوصف|البيان|תיאור|פרטים|รายละเอียด|mô tả|nội dung|diễn giải|keterangan|내용|거래내용|avisierungstext|ご利用内容|お取引内容|摘要明細|交易备注|交易描述|商品名称|业务摘要
            """
        ),
        (
            .valueDate,
            "дата валютирования|valuutan arvopäivä|datum valuty|valutový dátum|értéknap|data valutei|datum valute|vērtības datums|väärtuspäev|valör tarihi|ngày giá trị|起息日|起息日期|value day|fecha valuta"
        ),
        (
            .kind,
            "тип|вид|тип операции|вид операции|soort|soort transactie|bewegungstyp|bewegungsart|slag|laji|tapahtumalaji|druh|druh pohybu|típus|tür|işlem türü|交易种类|业务类型|種別|種類"
        ),
        (.sign, "richtung|riktning|retning|smer|směr|irány|yön|направление|方向"),
        (.category, "категория|категорія|kategori|kategorija|katalogas|فئة|danh mục|카테고리|类别名称|記帳分類|支出分類"),
        (
            .account,
            "account no|account number iban|konto nr|kontonr|счёт|счет|рахунок|rekeningnummer|sąskaitos nr|konta numurs|arvelduskonto|账户1|账号|帳號|계좌번호|номер карты|produkt"
        ),
        (.transferAccount, "转入账户名|对方账户名称|to wallet"),
        (
            .balance,
            """
            resulting balance|ledger balance|account balance|balance amount|end balance|saldo final|saldo após|saldo contabilístico|saldo posterior|saldo disponibile|bokfört saldo|bokført saldo|tilgængelig saldo|kontosaldo
            zůstatek|zostatok|egyenleg|sold|sold final|stanje|остаток|остаток на счете|баланс|залишок|залишок на кінець періоду|υπόλοιπο|bakiye|الرصيد|יתרה|ยอดคงเหลือ|số dư|saldo akhir|잔액|거래후잔액|거래 후 잔액|現在高|残高 円|お預り残高|账户余额 元|本次余额|联机余额
            """
        ),
        (
            .fee,
            "fees|fee amount|transaction fee|gebühren|entgelt|frais de transaction|commission|comisiones|commissioni|taxa|tarifa|opłata|prowizja|poplatek|avgift|gebyr|комиссия|комісія|komisyon|kosten|수수료|服务费|手續費"
        ),
        (
            .originalAmount,
            "amount in foreign currency|foreign currency amount|transaction currency amount|importe divisa|importo in valuta|сумма в валюте операции|外币金额|外貨金額|原币金额"
        ),
    ]
}
