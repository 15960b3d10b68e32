import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of a new or existing record.
package struct TransactionFormPage: PageModel {
    package let title: String
    package let action, backURL: Link
    package var tab: Tab { isNew ? .add : .records }
    package var help: Link? { Paths.guide(.entry) }
    package var isTask: Bool { true }
    package var assets: PageAssets {
        var assets: PageAssets = [.draft, .amounts, .foreign, .keypad, .places, .receipts]
        if parts != nil || sharing != nil { assets.insert(.parts) }
        if sharing != nil { assets.insert(.shares) }
        if hashtags.hasMore { assets.insert(.hashtags) }
        return assets
    }
    package var back: Link? { backURL }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let isNew: Bool
    package let newID: String?
    /// The fingerprint of the saved record; nil in the form of a new one.
    package let version: String?
    /// The difference from a version that was saved meanwhile.
    package let comparison: RecordComparison?
    package let original: OriginalField
    /// The parts of a divided record, in place of its category.
    package let parts: PartsField?
    package let isExpense, isIncome, isTransfer, canTransfer: Bool
    /// True if a transfer may have a received amount that differs from the amount sent.
    package let hasSeveralCurrencies: Bool
    package let amount, toAmount: MoneyField
    package let expenseCategories, moreExpenseCategories, incomeCategories: [Tile]
    package let allCategories: String
    package var hasMoreCategories: Bool { !moreExpenseCategories.isEmpty }
    package let moreAreOpen: Bool
    package let categoryError, incomeCategoryError: FieldError?
    package let titleField, note, date, time: Field
    /// The other texts, each in one line.
    package let details: [Field]
    package let hashtags: HashtagField
    /// Today and the day before, as the date of a new record.
    package let days: [Day]
    package let account, toAccount: SelectField
    /// The payer and the people for whom it is, in a household's book.
    package let sharing: SharingField?
    /// The account in the visitor's own book that pays for their household.
    package let fromAccount: SelectField?
    /// The note that a change is one of the household's record too.
    package let linked: LinkNote?
    package let save: String
    package let titles: [String]
    package let place: PlaceField
    package let receipts: [ReceiptRow]
    package let isKept: Bool
    /// In bytes.
    package var largestFile: Int { Receipt.sizeLimit }
    package var largestTogether: Int { Receipt.requestLimit }
    package let receiptError: FieldError?
    package let deleteURL: Link?
    package let deletion: String
    package let formKey: String
    /// True if the form has a copy, or values carried from another page: no draft replaces them.
    package let isTyped: Bool

    /// A button that sets the date.
    package struct Day: Sendable {
        package let value, label: String
    }

    /// A file that the record has.
    package struct ReceiptRow: Sendable {
        package let id, name: String
        package let isRemoved: Bool
    }

    /// The purpose of the form.
    package enum Purpose: Sendable {
        case new(Transaction.ID)
        case edit(Transaction)

        /// The record that is or will be saved.
        var record: Transaction.ID {
            switch self {
            case .new(let id): id
            case .edit(let record): record.id
            }
        }

        /// The people for whom the record being edited is; nil for a new one, and for one that is not divided.
        var sharing: Sharing? { if case .edit(let record) = self { record.sharing } else { nil } }

        /// The record being edited; nil for a new one.
        package var edited: Transaction.ID? { if case .edit(let record) = self { record.id } else { nil } }
    }

    /// The choices in the form.
    package struct Offer: Sendable {
        package let names: LedgerNames
        package let hashtags: [Hashtag]
        package let balances: [Account.Balance]
        /// The expense categories, most used first.
        package let expenseCategories: [Category]
        package let titles: [String]
        /// The places of the latest records, newest first.
        package let recentPlaces: [Place]
        package let mainCurrency: Currency
        package let today: CalendarDate
        /// The household that owns the book, with its name and the account that the visitor chose last; nil for a person's own book.
        package let household: (view: HouseholdView, name: String, usual: Account.ID?)?
        /// The visitor's own accounts that may pay for their household; nil in their own book.
        package let ownBook: OwnBookChoice?
        package let linked: LinkNote?

        package init(
            names: LedgerNames, hashtags: [Hashtag], balances: [Account.Balance], expenseCategories: [Category], titles: [String],
            recentPlaces: [Place], mainCurrency: Currency, today: CalendarDate,
            household: (view: HouseholdView, name: String, usual: Account.ID?)? = nil, ownBook: OwnBookChoice? = nil, linked: LinkNote? = nil
        ) {
            self.names = names
            self.hashtags = hashtags
            self.balances = balances
            self.expenseCategories = expenseCategories
            self.titles = titles
            self.recentPlaces = recentPlaces
            self.mainCurrency = mainCurrency
            self.today = today
            self.household = household
            self.ownBook = ownBook
            self.linked = linked
        }
    }

    package init(
        _ purpose: Purpose, form: FormState, offer: Offer, deletion: Deletion.ID, isDuplicate: Bool = false, isTyped: Bool = false,
        hasNewParts: Bool = false, comparison: RecordComparison? = nil, t: Texts
    ) {
        let kind = Transaction.Kind(rawValue: form.value(TransactionForm.kind)) ?? .expense
        switch purpose {
        case .new(let id):
            (isNew, newID, action, backURL) = (true, id.description, Paths.transactions, Paths.records)
            (title, receipts, deleteURL) = (isDuplicate ? t.transactions.duplicateTitle : t.transactions.newTitle, [], nil)
            formKey = "transaction"
        case .edit(let record):
            (isNew, newID, action, backURL) = (false, nil, Paths.transaction(record.id), Paths.transaction(record.id))
            (title, deleteURL) = (t.transactions.editTitle, Paths.deleteTransaction(record.id))
            receipts = record.receipts.map {
                ReceiptRow(id: $0.id.description, name: $0.name, isRemoved: form.has(TransactionForm.removeReceipt, $0.id.description))
            }
            formKey = record.id.description
        }
        version = purpose.edited == nil ? nil : form.value(TransactionForm.version)
        self.comparison = comparison
        hasProblems = form.hasMistakes || comparison != nil
        problems = form.summary(t)
        (isExpense, isIncome, isTransfer) = (kind == .expense, kind == .income, kind == .transfer)
        let allAccounts = offer.names.accounts + offer.names.personAccounts
        canTransfer = allAccounts.count > 1
        hasSeveralCurrencies = Set(allAccounts.map(\.currency)).count > 1
        func currency(of field: FormField) -> Currency {
            let typed = [field == TransactionForm.account && kind != .transfer ? form.value(TransactionForm.payer) : "", form.value(field)]
            let chosen = typed.lazy.compactMap { Account.ID($0) }.first.flatMap(offer.names.account) ?? offer.names.defaultAccount
            return chosen?.currency ?? offer.mainCurrency
        }
        amount = MoneyField(
            Field(TransactionForm.amount, label: t.transactions.amount, form: form, t: t, hint: t.transactions.amountHint),
            currency: currency(of: TransactionForm.account), language: t.language,
            isFocused: isNew && !isDuplicate && !isTyped && !hasNewParts && !form.hasProblems)
        toAmount = MoneyField(
            Field(TransactionForm.toAmount, label: t.transactions.toAmount, form: form, t: t, hint: t.transactions.toAmountHint, saysOptional: false),
            currency: currency(of: TransactionForm.toAccount), language: t.language)
        original = OriginalField(form: form, accounts: allAccounts, t: t)
        parts = PartsField(
            form: form, categories: offer.names.categories.filter { $0.kind.rawValue == kind.rawValue },
            currency: currency(of: TransactionForm.account),
            accounts: allAccounts, isChanged: hasNewParts && !form.hasProblems, t: t)
        func tiles(_ categories: some Sequence<Category>, _ field: FormField) -> [Tile] {
            categories.map {
                let id = $0.id.description
                return Tile(name: field.name, category: $0, isChosen: form.has(field, id) || form.has(TransactionForm.category, id))
            }
        }
        expenseCategories = tiles(offer.names.inOrder(offer.expenseCategories.prefix(8)), TransactionForm.category)
        moreExpenseCategories = tiles(offer.expenseCategories.dropFirst(8), TransactionForm.category)
        moreAreOpen = moreExpenseCategories.contains { $0.isChosen }
        incomeCategories = tiles(offer.names.categories.filter { $0.kind == .income }, TransactionForm.incomeCategory)
        allCategories = t.transactions.allCategories(offer.expenseCategories.count)
        categoryError = kind == .income ? nil : form.error(TransactionForm.category, t)
        // A form with one list for both kinds reports the problem of an income's category there.
        incomeCategoryError =
            kind != .income
            ? nil
            : form.error(TransactionForm.incomeCategory, t) ?? form.error(TransactionForm.category, t, shownAs: TransactionForm.incomeCategory)
        titleField = Field(
            TransactionForm.title, label: t.transactions.title, form: form, t: t, placeholder: t.transactions.titleHint, list: "titles")
        details = RecordText.details.map {
            Field(TransactionForm.field($0), label: t.transactions.label($0), form: form, t: t, placeholder: t.transactions.placeholder($0))
        }
        note = Field(TransactionForm.note, label: t.transactions.note, form: form, t: t)
        hashtags = HashtagField(known: offer.hashtags, form: form, t: t)
        days =
            isNew
            ? [0, -1].map { offer.today.adding(days: $0) }.map { Day(value: $0.description, label: t.dates.brief($0, today: offer.today)) } : []
        date = Field(TransactionForm.date, label: t.transactions.date, form: form, t: t)
        time = Field(TransactionForm.time, label: t.transactions.time, form: form, t: t)
        let source = Account.ID(form.value(TransactionForm.account)) ?? offer.balances.first { $0.account.isDefault }?.account.id
        let typed = [TransactionForm.account, TransactionForm.toAccount].map { form.value($0) }
        let offered = offer.balances.filter { !$0.account.isArchived || typed.contains($0.account.id.description) }
        let target = offered.first { $0.account.id != source }?.account.id
        func accounts(_ field: FormField, _ label: String, otherwise standard: Account.ID?) -> SelectField {
            SelectField(
                field.name, label: label,
                options: (offered.map { ($0.account, [$0.account.name, t.money.string($0.balance)]) }
                    + offer.names.personAccounts.map { ($0, [$0.name, $0.currency.code]) }).map { account, words in
                        let text = words.joined(separator: t.frame.listSeparator)
                        let isChosen = form.value(field).isEmpty ? account.id == standard : form.has(field, account.id.description)
                        return .init(account.id.description, text, isChosen: isChosen, currency: .init(account.currency, language: t.language))
                    }, error: form.error(field, t))
        }
        account = accounts(TransactionForm.account, isTransfer ? t.transactions.from : t.transactions.account, otherwise: source)
        toAccount = accounts(TransactionForm.toAccount, t.transactions.to, otherwise: target)
        sharing = SharingField(
            form: form, household: offer.household?.view, names: offer.names, currency: currency(of: TransactionForm.account),
            purpose: purpose, usual: offer.household?.usual, t: t)
        fromAccount = offer.ownBook.map { SelectField(fromAccount: $0, label: t.links.fromAccount, form: form, t: t) }
        linked = offer.linked
        save = offer.household.map { t.sharing.saveFor($0.name) } ?? t.transactions.save
        titles = offer.titles
        place = PlaceField(form: form, recent: offer.recentPlaces, editing: purpose.edited, t: t)
        self.isTyped = isTyped
        isKept = form.has(TransactionForm.keepOriginal, "1")
        receiptError = form.error(TransactionForm.receipt, t)
        self.deletion = deletion.description
    }
}
