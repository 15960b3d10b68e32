import Bookkeeping

/// The form of a new or an existing note of an account.
public struct AccountNoteForm: Form {
    public static let id = FormField.hidden("id")
    public static let account = FormField("account", .choice, required: true)
    public static let date = FormField("date", .date, required: true)
    public static let text = FormField("text", .textarea(rows: 3), required: true, max: AccountNote.textLimit)
    public static let fields = [id, account, date, text]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the empty form of a new note.
    public init(id: AccountNote.ID, account: Account.ID?, today: CalendarDate) {
        input = FormInput(
            [(Self.id.name, id.description), (Self.date.name, today.description)] + (account.map { [(Self.account.name, $0.description)] } ?? []))
    }

    /// Creates the form of a saved note.
    public init(_ note: AccountNote) {
        input = FormInput([
            (Self.id.name, note.id.description), (Self.account.name, note.account.description), (Self.date.name, note.date.description),
            (Self.text.name, note.text),
        ])
    }

    /// The ID of a new note; nil if the form has none, so that a new one has to be made.
    public var id: AccountNote.ID? { AccountNote.ID(self[Self.id]) }

    /// Returns the note's draft. Throws all problems.
    ///
    /// - Parameters:
    ///   - note: the note that is changed, which stays with its account; nil for a new one.
    ///   - accounts: all accounts of the book, archived ones among them.
    public func draft(editing note: AccountNote? = nil, accounts: [Account]) throws(Problems) -> AccountNote.Draft {
        var reader = FormReader(input)
        let account = note?.account ?? reader.choice(Self.account) { text in accounts.first { $0.id == Account.ID(text) }?.id }
        let date = reader.date(Self.date), text = reader.text(Self.text)
        guard let account, let date, reader.problems.isEmpty else { throw reader.problems }
        return AccountNote.Draft(account: account, date: date, text: text)
    }
}

extension AccountNote: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(!text.isEmpty, "text")
        try ExportCheck.text(text, AccountNoteForm.text, "text")
        try ExportCheck.date(date, "date")
        try ExportCheck.moment(createdAt, "createdAt")
    }
}
