import Bookkeeping

/// The change of many records: only ticked parts are changed.
public struct RecordChangeForm: Form {
    /// A part of the change that can be ticked.
    public enum Part: String, CaseIterable, Sendable {
        case category, account, date, vendor
        case addTags = "add_tags"
        case removeTags = "remove_tags"
    }

    public static let id = FormField.hidden("id")
    /// The number of records that the page has named.
    public static let count = FormField.hidden("count")
    public static let parts = FormField("change", .checkbox, count: Part.allCases.count + 1)
    /// The value of ``parts`` that deletes the records; whatever else is ticked does not matter then.
    public static let deletion = "delete"
    public static let category = FormField("category", .choice)
    public static let account = FormField("account", .choice)
    public static let date = FormField("date", .date)
    public static let vendor = FormField("vendor", .text, max: RecordText.vendor.limit, autocomplete: "off")
    public static let addedTags = FormField(
        "add_tags", .text, max: Hashtag.limitPerTransaction * (Hashtag.nameLimit + 2), autocomplete: "off", verbatim: true)
    public static let removedTags = FormField("remove_tags", .choice, max: Hashtag.nameLimit + 2)
    public static let fields = [id, count, parts, category, account, date, vendor, addedTags, removedTags]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of a new change, of a number of records.
    public init(id: ChangedRecords.ID, count: Int, date: CalendarDate) {
        input = FormInput([(Self.id.name, id.description), (Self.count.name, "\(count)"), (Self.date.name, date.description)])
    }

    /// The ID of the change; nil if the form has none, so that a new one has to be made.
    public var id: ChangedRecords.ID? { ChangedRecords.ID(self[Self.id]) }

    /// Returns true if the person was told this number of records, or none.
    public func agrees(withCount number: Int) -> Bool { self[Self.count].isEmpty || Int(self[Self.count]) == number }

    /// Returns the fields of a request that name the list: the query of the form's address, or, if that names none, the fields of the form
    /// that are not values of the change, since some of both have the same names.
    public static func list(query: FormInput, form: FormInput) -> FormInput {
        guard !query.has(RecordFilter.view), !query.has(RecordFilter.date) else { return query }
        let ticked = RecordChangeForm(form).ticked
        return form.without([category, account, date, vendor].filter { field in ticked.contains { $0.rawValue == field.name } })
    }

    /// True if the records are to be deleted.
    public var isDeletion: Bool { input.all(Self.parts).contains(Self.deletion) }

    /// The ticked parts.
    public var ticked: Set<Part> { Set(input.all(Self.parts).compactMap(Part.init)) }

    /// Returns the change. Throws all problems.
    public func draft(accounts: [Account], categories: [Category]) throws(Problems) -> RecordChange {
        var reader = FormReader(input), change = RecordChange()
        let ticked = ticked
        if ticked.contains(.category) {
            change.category = reader.choice(Self.category) { text in categories.first { $0.id == Category.ID(text) }?.id }
            if change.category == nil { reader.add(.required, to: Self.category) }
        }
        if ticked.contains(.account) {
            change.account = reader.choice(Self.account) { text in accounts.first { $0.id == Account.ID(text) }?.id }
            if change.account == nil { reader.add(.required, to: Self.account) }
        }
        if ticked.contains(.date) {
            change.date = reader.date(Self.date)
            if change.date == nil { reader.add(.required, to: Self.date) }
        }
        if ticked.contains(.vendor) { change.vendor = reader.text(Self.vendor) }
        if ticked.contains(.addTags) {
            change.addedHashtags = reader.hashtags(Self.addedTags)
            if change.addedHashtags.isEmpty { reader.add(.required, to: Self.addedTags) }
        }
        if ticked.contains(.removeTags) {
            change.removedHashtags = reader.hashtags(Self.removedTags)
            if change.removedHashtags.isEmpty { reader.add(.required, to: Self.removedTags) }
        }
        try reader.finish()
        return change
    }
}
