import BankFiles
import Bookkeeping

extension ImportableFile {
    /// Returns the questions that are open, in the order of a page.
    ///
    /// - Parameter accounts: the accounts of the book.
    public func questions(among accounts: [Bookkeeping.Account]) -> [BankFileQuestion] {
        guard isText else { return [.letters] }
        guard form.isComplete else { return [.columns] }
        var questions = TableDoubt.allCases.filter(form.doubts.contains).map(BankFileQuestion.doubt)
        for (place, found) in self.accounts.enumerated() where form.namesCurrency && !form.doubts.contains(.currency) {
            guard let account = accounts.first(where: { $0.id.description == found.choice }) else { continue }
            let currencies = found.currencies.compactMap { Currency(code: $0) }
            guard let first = currencies.first, !currencies.contains(account.currency) else { continue }
            questions.append(.otherCurrency(place: place, first, account))
        }
        if !self.accounts.isEmpty, self.accounts.allSatisfy(\.choice.isEmpty) { questions.append(.account) }
        return questions
    }
}

extension [ImportableFile] {
    /// The number of accounts that they make.
    public var newAccounts: Int {
        let names = flatMap { file in
            file.accounts.filter(\.isNew).map { account in
                [account.name, account.number, account.bank, account.currency ?? "", account.name.isEmpty && account.number.isEmpty ? file.name : ""]
            }
        }
        return Set(names).count
    }
}
