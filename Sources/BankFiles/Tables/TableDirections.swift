/// The words and letters for money that left or came into an account.
extension TableWords {
    /// Returns the direction of each value of a column, true for money that left the account, if all of them are such words. Letters count by the pair
    /// that they are: `D` leaves beside `C`, and comes in beside `W`.
    ///
    /// - Parameter name: the name of the column, which may be the pair itself: `D/H`.
    static func directions(of values: [String], named name: String = "") -> [String: Bool]? {
        var words: Set<String> = []
        for value in values {
            guard value.utf8.count <= 40 else { return nil }
            words.insert(value.folded)
            guard words.count <= 6 else { return nil }
        }
        guard !words.isEmpty else { return nil }
        if let truths = truths(words, named: name) ?? initials(words, named: name) { return truths }
        let all = pairs.filter { words.isSubset(of: [$0.out, $0.into]) }, parts = Set(Self.name(name).split(separator: " ").map(String.init))
        let named = all.filter { parts == [$0.out, $0.into] }, fitting = named.isEmpty ? all : named
        if let first = fitting.first {
            let found = Dictionary(uniqueKeysWithValues: words.map { ($0, $0 == first.out) })
            return fitting.allSatisfy { pair in found.allSatisfy { ($0.key == pair.out) == $0.value } } ? found : nil
        }
        if !words.isDisjoint(with: purchaseKinds), words.allSatisfy({ cardKinds[$0] != nil }) { return cardKinds.filter { words.contains($0.key) } }
        // Several words for the same, such as `Debit`, `Withdrawal` and `Credit`, beside which transfers say nothing.
        var found: [String: Bool] = [:]
        for word in words {
            if words.count > 2, isTransfer(word) || isNeutral(word) { continue }
            guard word.count > 1 || !word.utf8.allSatisfy({ $0 < 0x80 }), let isOut = plain[word] else { return nil }
            found[word] = isOut
        }
        return found.isEmpty ? nil : found
    }

    /// Returns the direction of the first letters of both words in the name of a column: `C` and `A` below `Cargo/Abono`.
    private static func initials(_ words: Set<String>, named name: String) -> [String: Bool]? {
        let parts = Self.name(name).split(separator: " ").map(String.init)
        guard parts.count == 2, words.allSatisfy({ $0.count == 1 }), let pair = pairs.first(where: { Set(parts) == [$0.out, $0.into] }),
            let out = pair.out.first.map(String.init), let into = pair.into.first.map(String.init), out != into, words.isSubset(of: [out, into])
        else { return nil }
        return Dictionary(uniqueKeysWithValues: words.map { ($0, $0 == out) })
    }

    /// The kinds of rows in statements of cards that are purchases, and all kinds beside them.
    private static let purchaseKinds: Set = ["purchase", "purchases", "sale", "bought", "kauf", "achat", "compra", "acquisto"]
    private static let cardKinds: [String: Bool] = [
        "purchase": true, "purchases": true, "sale": true, "fee": true, "interest": true, "cash advance": true, "refund": false, "return": false,
        "payment": false,
        "credit": false, "reversal": false, "bought": true, "sold": false, "kauf": true, "erstattung": false, "zahlung": false, "achat": true,
        "remboursement": false, "paiement": false, "compra": true, "devolución": false, "pago": false, "acquisto": true, "rimborso": false,
    ]

    /// True for the name of a column with words for the direction, such as `D/C`.
    static func isSignName(_ name: String) -> Bool {
        if role(of: name)?.column == .sign { return true }
        let parts = Self.name(name).split(separator: " ").map(String.init)
        return parts.count == 2 && pairs.contains { Set(parts) == [$0.out, $0.into] }
    }

    /// True for a row that moves money within the account or between accounts of the same person, in files that mark such rows beside income and expenses.
    static func isNeutral(_ text: String) -> Bool { neutral.contains(text.folded) }

    private static let neutral: Set<String> = ["/", "不计收支", "不計收支", "不计", "中性", "中性交易", "neutral", "振替", "其他/不计收支"]

    /// True for the line of a balance or of the sum of all entries, which some banks write among them.
    static func isBalanceLine(_ text: String) -> Bool {
        guard 3...60 ~= text.utf8.count, !text.utf8.allSatisfy({ 0x2B...0x3A ~= $0 }) else { return false }
        var name = name(text)
        // `S A L D O`.
        if name.utf8.count > 6, name.split(separator: " ").allSatisfy({ $0.count == 1 }) { name.removeAll { $0 == " " } }
        if name != "sold", isNamed(name, .balance) { return true }
        return balances.contains(name) || balanceLines.contains { name == $0 || name.hasPrefix($0 + " ") }
    }

    /// Words for a balance, which are the whole text of a line.
    private static let balances = Set(
        """
        saldo do dia|saldo em conta|saldo actual|saldo del día|oud saldo|nieuw saldo|abschlusssaldo|rechnungsabschluss saldo|solde créditeur|solde débiteur|new balance
        statement balance|opening bal|closing bal|opn bal|b f|c f|bf|cf|rulaj|rulaj zi|rulaj total|上期结余|承前页|承前頁|过次页|前期繰越|次期繰越|إجمالي الرصيد
        balance|saldo|kontostand|solde|zůstatek|zostatok|egyenleg|stanje|остаток|баланс|залишок|υπόλοιπο|bakiye|残高|余额|餘額|结余|잔액|số dư
        """.split { $0 == "|" || $0.isNewline }.map { name(String($0)) })

    private static let balanceLines: [String] =
        """
        opening balance|closing balance|beginning balance|ending balance|starting balance|balance brought forward|brought forward|balance carried forward|carried forward|balance forward
        solde au|solde précédent|previous balance|total balance|turnover|debit turnover|credit turnover|total debit turnover|total credit turnover|anfangssaldo|endsaldo|schlusssaldo|alter saldo|neuer saldo|saldovortrag|kontostand am
        umsatzsumme|solde initial|solde final|ancien solde|nouveau solde|saldo inicial|saldo final|saldo anterior|saldo iniziale|saldo finale|beginsaldo|eindsaldo|saldo początkowe|saldo końcowe
        počáteční zůstatek|konečný zůstatek|počiatočný zostatok|konečný zostatok|nyitó egyenleg|záró egyenleg|sold inițial|sold final|ingående saldo|utgående saldo|inngående saldo|utgående saldo
        primosaldo|ultimosaldo|alkusaldo|loppusaldo|pradinis likutis|galutinis likutis|likutis pradžiai|likutis pabaigai|likutis laikotarpio pradžiai|likutis laikotarpio pabaigai|apyvarta|sākuma atlikums|beigu atlikums
        apgrozījums|algsaldo|lõppsaldo|käive|входящий остаток|исходящий остаток|остаток на начало|остаток на конец|обороты за период|вхідний залишок|вихідний залишок|açılış bakiyesi|kapanış bakiyesi|devreden bakiye
        saldo awal|saldo akhir|số dư đầu kỳ|số dư cuối kỳ|前月残高|繰越残高|前回残高|繰越|前月繰越|次月繰越|期初余额|期末余额|上期余额|本期余额|承前余额|承前|이월|전월이월
        """.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map { name(String($0)) }

    private static let pairs: [(out: String, into: String)] =
        """
        d|c d|k d|h d|a d|cr db|c db|cr dr|cr dr.|cr. dt|ct dt|kt deb|cre deb|cred deb.|cred. debit|credit debits|credits debet|credit debet|kredit debit|kredit
        s|h soll|haben lastschrift|gutschrift belastung|gutschrift ausgabe|einnahme ausgaben|einnahmen ausgang|eingang abgang|zugang auszahlung|einzahlung
        o|i o|u out|in outgoing|incoming expense|income expenses|income exp.|income withdrawal|deposit withdrawals|deposits w|d spent|received paid|received
        paid-out|paid-in -|+ af|bij débit|crédit dépense|recette dépenses|recettes sortie|entrée sorties|entrées gasto|ingreso gastos|ingresos cargo|abono
        cargos|abonos debe|haber egreso|ingreso salida|entrada débito|abono débito|crédito saída|entrada saídas|entradas despesa|receita despesas|receitas
        uscita|entrata uscite|entrate dare|avere addebito|accredito obciążenie|uznanie wydatek|przychód wydatek|wpływ wn|ma výdaj|příjem výdaje|příjmy
        odchozí|příchozí výdavok|príjem gider|gelir borç|alacak b|a utgift|inntekt utgift|inkomst ut|inn ut|in uttag|insättning udgift|indtægt meno|tulo otto|pano
        kiadás|bevétel terhelés|jóváírás t|j debetas|kreditas deebet|kreedit debets|kredīts дебет|кредит д|к дт|кт расход|приход расход|доход списание|зачисление
        списание|пополнение в|д видаток|дохід витрата|дохід chi|thu pengeluaran|pemasukan keluar|masuk 출금|입금 지출|수입 支出|収入 出金|入金 払出|預入 払出|受入
        dépense|revenu sent|received outbound|inbound outflow|inflow dbit|crdt 流出|流入 nợ|có χρέωση|πίστωση חובה|זכות مدين|دائن ถอน|ฝาก isplata|uplata terećenje|odobrenje plată|încasare išlaidos|pajamos kulu|tulu izdevumi|ienākumi
        gjöld|tekjur 출|입 引出|預入 支払|受取 支払い|受取 支払い|受け取り 支出|收入 支|收 支出|收 付|收 借|贷 借|貸 转出|转入 轉出|轉入 出账|入账 支取|存入 取|存 已支出|已收入
        """.split(whereSeparator: \.isWhitespace).compactMap { pair in
            let parts = pair.split(separator: "|").map { String($0).folded }
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        } + [
            ("money out", "money in"), ("paid out", "paid in"), ("transfer out", "transfer in"), ("payment", "income"), ("ghi nợ", "ghi có"),
            ("lt d", "lt k"),
        ]

    /// Words that mean the same in all pairs.
    static let plain: [String: Bool] = {
        var found: [String: Bool] = [:], conflicts: Set<String> = []
        for pair in pairs {
            for (word, isOut) in [(pair.out, true), (pair.into, false)] where found.updateValue(isOut, forKey: word) == !isOut {
                conflicts.insert(word)
            }
        }
        // A payment comes in if it is a customer's, or pays the bill of a card.
        return found.filter { !conflicts.contains($0.key) && $0.key != "payment" }
    }()
}
