import Bookkeeping

extension TableWords {
    /// The direction that a word means: true for money that leaves the account.
    static func isOut(_ text: String) -> Bool? { directions[text.folded] }

    private static let directions: [String: Bool] = {
        let out =
            "s|d|db|dr|debit|debits|debet|soll|lastschrift|belastung|out|expense|expenses|ausgabe|ausgaben|af|dépense|débit|gasto|cargo|debe|uscita|addebito|débito|saída|wydatek"
            + "|支出|出金|支|支付|出|withdrawal|-|payment|已支出|払出|支払い|支払|transfer|transfer out|überweisung|振替|转账|转出|借|purchase|spent|exp.|transfer-out"
        let into =
            "h|c|cr|credit|credits|haben|gutschrift|in|income|einnahme|einnahmen|bij|recette|crédit|ingreso|abono|haber|entrata|accredito|crédito|entrada|przychód|收入|収入"
            + "|入金|收|入|deposit|+|已收入|預入|预入|transfer in|转入|貸|贷|balance modification|opening balance|refund|received|transfer-in|利息|受取"
        var directions: [String: Bool] = [:]
        for word in out.split(separator: "|") { directions[String(word).folded] = true }
        for word in into.split(separator: "|") { directions[String(word).folded] = false }
        return directions
    }()

    /// True for a word of a transfer between accounts of the same person.
    static func isTransfer(_ text: String) -> Bool {
        !text.isEmpty && ["transfer", "transfer out", "transfer-out", "振替", "转账", "umbuchung", "überweisung"].contains(text.folded)
    }

    /// True for the name of a sum or a balance in a row that is no entry.
    static func isTotal(_ text: String) -> Bool {
        guard 3...40 ~= text.utf8.count, !text.utf8.allSatisfy({ 0x2B...0x3A ~= $0 }) else { return false }
        let name = name(text)
        return totals.contains(name) || ["beginning balance", "opening balance", "ending balance", "closing balance"].contains { name.hasPrefix($0) }
    }

    /// True for a text that begins with the name of a sum, such as `Total Card Purchases`.
    static func beginsWithTotal(_ text: String) -> Bool {
        guard 6...60 ~= text.utf8.count, !text.utf8.allSatisfy({ 0x2B...0x3A ~= $0 }) else { return false }
        let words = name(text).split(separator: " ", maxSplits: 3)
        return (1..<max(words.count, 1)).contains { totals.contains(words.prefix($0).joined(separator: " ")) }
    }

    private static let totals = Set(
        """
        total|totals|grand total|subtotal|sub total|transactions total|total amount|net total|sum|summe|gesamt|gesamtsumme|zwischensumme|endsumme|saldo|anfangssaldo|endsaldo|kontostand|alter saldo|neuer saldo
        totaux|sous total|total général|solde|solde initial|solde final|totale|totali|saldo iniziale|saldo finale|totaal|subtotaal|beginsaldo|eindsaldo|saldo inicial|saldo final|suma|suma total|razem|łącznie|saldo początkowe
        saldo końcowe|celkem|součet|spolu|súčet|összesen|mindösszesen|ukupno|skupaj|totalt|summa|yhteensä|i alt|iš viso|kopā|kokku|total general|total geral|итого|всего|разом|усього|общо|σύνολο|συνολο
        toplam|genel toplam|ara toplam|jumlah|total keseluruhan|tổng|tổng cộng|cộng|รวม|ยอดรวม|합계|총계|소계|총합계|المجموع|الإجمالي|סה״כ|סה"כ|סך הכל|योग|कुल|合計|合计|总计|總計|小計|小计|総計|総合計|总额|共计|本期合计|前月残高|繰越残高
        """.split { $0 == "|" || $0.isNewline }.map { name(String($0)) })

    enum State { case booked, pending, declined }

    /// Returns the state that a word means.
    static func state(_ text: String) -> State {
        if text.isEmpty { return .booked }
        let word = text.folded
        if upheld.contains(where: word.contains) { return .booked }
        if pending.contains(where: word.contains) { return .pending }
        return declined.contains(where: word.contains) ? .declined : .booked
    }

    private static let pending = [
        "pending", "vorgemerkt", "ausstehend", "offen", "en attente", "pendiente", "in attesa", "in behandeling", "pendente", "oczekuj", "未確定", "处理中",
        "等待", "authorised", "authorized", "not posted", "in bearbeitung", "autorisiert", "en cours", "en proceso", "in corso", "autorizzat",
        "autorizad",
        "em processamento", "gereserveerd", "in afwachting", "w realizacji", "blokada", "väntande", "reserverad", "afventer", "reservert", "odottaa",
        "čeká", "zpracovává", "függőben", "в обработке", "в ожидании", "ожида", "beklemede", "處理中", "待付款", "待确认", "进行中", "処理中", "保留中",
        "未確認", "승인대기", "처리중", "blocked",
    ].map(\.folded)
    /// Words that deny a word of ``declined``, or limit it to a part.
    private static let upheld = [
        "not cancel", "not void", "not declined", "not deleted", "nicht storniert", "nicht abgelehnt", "non annul", "no cancelad", "no anulad",
        "niet geannuleerd", "nie anulowan", "ikke annuller", "ej makulerad", "partially", "부분취소", "未取消", "部分取消", "取消なし",
    ].map(\.folded)
    private static let declined = [
        "declined", "reverted", "failed", "cancelled", "canceled", "abgelehnt", "storniert", "fehlgeschlagen", "refusé", "annulé", "rechazad",
        "rifiutat", "交易关闭", "已关闭", "取消", "失败", "denied", "rückgängig", "zurückgewiesen", "abgebrochen", "gescheitert", "rejected", "voided",
        "expired",
        "unsuccessful", "rejeté", "échoué", "échec", "cancelad", "anulad", "revertid", "fallid", "rehusad", "annullat", "fallit", "respint",
        "stornat",
        "geweigerd", "geannuleerd", "mislukt", "teruggedraaid", "teruggeboekt", "recusad", "falhou", "falhad", "estornad", "odrzucon", "anulowan",
        "cofnięt", "wycofan", "avvisad", "misslyckad", "återkallad", "avbruten", "annuller", "slettet", "afvist", "mislykke", "avvist", "hylätty",
        "peruttu",
        "zamítnut", "zrušen", "stornován", "elutasít", "meghiúsult", "отклон", "отмен", "неуспеш", "не выполнен", "ошибка", "reddedildi", "iptal",
        "başarısız", "i\u{307}ptal", "void", "deleted", "error", "not completed", "not executed", "abandoned", "timed out", "nicht ausgeführt",
        "nicht erfolgreich", "gelöscht",
        "abgewiesen", "non eseguit", "non andat", "expir", "non abouti", "non effectué", "no realizad", "no procesad", "denegad", "não efetuad",
        "não realizad", "negad",
        "nieudan", "niezrealizowan", "nezrealizov", "neúspěšn", "makulerad", "nekad", "ej genomförd", "sikertelen", "törölt", "anulat", "respins",
        "eșuat", "odbijen",
        "отказ", "не исполнен", "аннулир", "скасован", "відхилен", "απορρίφθηκε", "ακυρώθηκε", "مرفوض", "ملغ", "فشل", "נכשל", "בוטל", "ล้มเหลว",
        "ยกเลิก",
        "thất bại", "đã hủy", "gagal", "dibatalkan", "エラー", "不成立", "오류", "失敗", "已撤销", "已撤銷", "已拒绝", "已关閉", "交易關閉", "已取消", "キャンセル", "拒否", "却下", "無効",
        "취소", "실패", "거절", "widerrufen", "renvoyé", "devuelt", "caducad", "non riuscit", "negata", "negato", "afgewezen", "kansellert",
        "peruutettu", "epäonnistu", "törölve", "visszavon", "неуспіш", "refused", "bounced", "removed", "差し戻し", "未支付", "退回", "ditolak",
        "từ chối", "ไม่สำเร็จ", "נדחה",
    ].map(\.folded)
}
