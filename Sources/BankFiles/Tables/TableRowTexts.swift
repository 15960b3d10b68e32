import Bookkeeping

/// The texts of a row.
extension TableRowReader {
    /// Fills in the texts of an entry; returns the name of its account.
    func fill(_ entry: inout BankEntry, _ row: TableRow, isTransfer: Bool) -> String {
        let isIncoming = !entry.amount.isNegative
        var account = self[.account, row]
        entry.payee = isIncoming && !self[.payer, row].isEmpty ? self[.payer, row] : self[.payee, row]
        entry.transferAccount = self[.transferAccount, row]
        let (source, destination) = (self[.source, row], self[.destination, row])
        if places[.source] != nil {
            account = isIncoming ? destination : source
            let other = isIncoming ? source : destination
            if isTransfer { entry.transferAccount = other } else if entry.payee.isEmpty { entry.payee = other }
        }
        let purposes = texts(.purpose, row) + texts(.note, row)
        if purposes.count > 1 {
            var seen: Set<String> = [entry.payee]
            entry.purpose = purposes.filter { seen.insert($0).inserted }.spaced
        } else if let purpose = purposes.first, purpose != entry.payee {
            entry.purpose = purpose
        }
        if entry.purpose.isEmpty, entry.payee.isEmpty, TableWords.isOut(self[.kind, row]) == nil { entry.purpose = self[.kind, row] }
        entry.reference = self[.reference, row]
        entry.bankID = self[.bankID, row]
        entry.otherAccount = self[.otherAccount, row].withoutSpaces
        let (category, subcategory) = (self[.category, row], self[.subcategory, row])
        entry.category = category.isEmpty || subcategory.isEmpty ? category + subcategory : "\(category):\(subcategory)"
        let hashtags = self[.hashtags, row]
        if !hashtags.isEmpty { entry.hashtags = hashtags.split { ",;|、 \n#".contains($0) }.map(String.init) }
        entry.isPending = TableWords.state(self[.state, row]) == .pending || self[.date, row].isEmpty
        return account
    }
}
