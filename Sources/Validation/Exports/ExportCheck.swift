import Bookkeeping

/// A value of an exported book that no form would have accepted.
public struct ExportProblem: Error, Sendable, Equatable {
    /// The name of the value in the export.
    public let field: String
}

/// The limits of forms, for values in an export: the values must be in their stored form.
enum ExportCheck {
    /// The largest amount that storage accepts, in minor units.
    private static let largest: Int64 = 4_000_000_000_000_000_000

    static func require(_ isTrue: Bool, _ field: String) throws(ExportProblem) {
        if !isTrue { throw ExportProblem(field: field) }
    }

    /// Throws unless a field of a form would store the text unchanged.
    static func text(_ text: String, _ form: FormField, _ field: String) throws(ExportProblem) {
        if isPlain(text, form) { return }
        try require((try? CleanText(text, for: form).text).map { $0.utf8.elementsEqual(text.utf8) } ?? false, field)
    }

    /// Returns true if a field certainly stores a text unchanged, as a fast path: plain ASCII within the limits.
    private static func isPlain(_ text: String, _ form: FormField) -> Bool {
        let bytes = text.utf8
        guard let first = bytes.first, let last = bytes.last else { return !form.isRequired && form.minLength == nil }
        return first != 0x20 && last != 0x20 && bytes.count >= form.minLength ?? 0
            && bytes.count <= min(form.maxLength ?? .max, form.maxUnits ?? .max) && bytes.allSatisfy { 0x20..<0x7F ~= $0 }
    }

    /// Throws for a time after the year 9999 or before 1970.
    static func moment(_ seconds: Int64?, _ field: String) throws(ExportProblem) {
        try require(0...253_402_300_799 ~= seconds ?? 0, field)
    }

    static func date(_ date: CalendarDate, _ field: String) throws(ExportProblem) { try require(1900...2199 ~= date.year, field) }

    static func amount(_ amount: Int64?, _ field: String) throws(ExportProblem) { try require(1...largest ~= amount ?? 1, field) }

    static func balance(_ balance: Int64, _ field: String) throws(ExportProblem) { try require(-largest...largest ~= balance, field) }

    /// Throws for other than 32 hexadecimal digits.
    static func fingerprint(_ text: String, _ field: String) throws(ExportProblem) {
        try require(text.utf8.count == 32 && text.utf8.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }, field)
    }

    /// Throws for duplicates, so that there is one way to write a list.
    static func distinct<Element: Hashable>(_ list: [Element], _ field: String) throws(ExportProblem) {
        try require(Set(list).count == list.count, field)
    }
}

extension ExportedPerson: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(Username.read(username).map { $0.utf8.elementsEqual(username.utf8) } ?? false, "username")
        try ExportCheck.require(EmailAddress.isValid(email), "email")
        try ExportCheck.text(firstName, ProfileForm.firstName, "firstName")
        try ExportCheck.text(lastName, ProfileForm.lastName, "lastName")
        if let dateOfBirth { try ExportCheck.date(dateOfBirth, "dateOfBirth") }
        try ExportCheck.require(Weekday(rawValue: weekStart) != nil, "weekStart")
        try ExportCheck.require(CivilCalendar.monthStarts.contains(monthStart), "monthStart")
        try messages.check()
        try ExportCheck.moment(createdAt, "createdAt")
    }
}

extension ExportedMessages: ExportedLine {
    /// Throws the first value that a form would refuse. Whether messages can be sent to the URL is only known on sending.
    public func check() throws(ExportProblem) {
        for (kinds, field) in [(byEmail, "byEmail"), (byAddress, "byAddress")] {
            try ExportCheck.require(Set(kinds).count == kinds.count, field)
        }
        let isWebAddress = ["http://", "https://"].contains { address.lowercased().hasPrefix($0) }
        try ExportCheck.require(address.isEmpty ? byAddress.isEmpty : isWebAddress, "address")
        try ExportCheck.require(
            address.utf8.count <= (NotificationSettingsForm.address.maxLength ?? 0) && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }, "address")
    }
}

extension ExportedAccount: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.text(name, person == nil ? AccountForm.name : ExportedHouseholdMember.nameField, "name")
        try ExportCheck.balance(openingBalance, "openingBalance")
        try ExportCheck.require(!isDefault || deletion == nil, "isDefault")
        // An account of a person is made by itself, and stays.
        try ExportCheck.require(person == nil || !isDefault && deletion == nil && openingBalance == 0, "person")
        for key in bankAccounts ?? [] {
            try ExportCheck.require(1...500 ~= key.unicodeScalars.count && !key.unicodeScalars.contains("\0"), "bankAccounts")
        }
        try ExportCheck.distinct((bankMappings ?? []).map(\.fingerprint), "bankMappings")
        for mapping in bankMappings ?? [] {
            try ExportCheck.require(mapping.fingerprint.unicodeScalars.count <= 200 && mapping.mapping.utf8.count <= 64 << 10, "bankMappings")
        }
        try ExportCheck.require(person == nil || (kind ?? .other) == .other && archivedAt == nil, "person")
        try ExportCheck.require(terms == terms.of(kind ?? .other), "kind")
        try ExportCheck.require(0...1_000_000_000 ~= (position ?? 0), "position")
        try ExportCheck.amount(creditLimit, "creditLimit")
        try ExportCheck.amount(monthlyPayment, "monthlyPayment")
        try ExportCheck.require(1...31 ~= (dueDay ?? 1), "dueDay")
        try ExportCheck.require(0...Account.Terms.maxInterest ~= (interest ?? 0), "interest")
        try ExportCheck.require(archivedAt == nil || !isDefault, "archivedAt")
        if let archivedAt { try ExportCheck.moment(archivedAt, "archivedAt") }
        try ExportCheck.require((reconciliations ?? []).count <= Reconciliation.limit, "reconciliations")
        try ExportCheck.distinct((reconciliations ?? []).map(\.id), "reconciliations")
        for reconciliation in reconciliations ?? [] { try reconciliation.check() }
        try ExportCheck.moment(createdAt, "createdAt")
    }
}

extension ExportedReconciliation {
    /// Throws the first value that no account has.
    fileprivate func check() throws(ExportProblem) {
        try ExportCheck.date(date, "date")
        for sum in [balance, booked, open] { try ExportCheck.balance(sum, "reconciliations") }
        try ExportCheck.require(adjusted != 0, "adjusted")
        if let adjusted { try ExportCheck.balance(adjusted, "adjusted") }
        try ExportCheck.moment(madeAt, "madeAt")
    }
}

extension ExportedCategory: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.text(name, CategoryForm.name, "name")
        try ExportCheck.require(0...1_000_000_000 ~= position, "position")
        try ExportCheck.require(parent != id, "parent")
        try ExportCheck.moment(createdAt, "createdAt")
    }
}

extension ExportedHashtag: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(HashtagScanner.name(name).map { $0.utf8.elementsEqual(name.utf8) } ?? false, "name")
        try ExportCheck.moment(createdAt, "createdAt")
    }
}

extension ExportedDeletion: ExportedLine {
    private static let nameField = FormField("name", .text, max: 80)

    /// Throws the first impossible value.
    public func check() throws(ExportProblem) {
        try ExportCheck.text(name, Self.nameField, "name")
        try ExportCheck.require(0...1_000_000_000 ~= recordCount, "recordCount")
        try ExportCheck.require(movedTo == nil || subject == .category, "movedTo")
        try ExportCheck.moment(deletedAt, "deletedAt")
    }
}

extension ExportedRate: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(base != quote, "quote")
        try ExportCheck.date(date, "date")
        try ExportCheck.moment(createdAt, "createdAt")
    }
}

extension ExportedNotification: ExportedLine {
    /// Throws the first impossible value. The content is parsed when it is stored.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(1...40 ~= kind.utf8.count, "kind")
        try ExportCheck.require(content.utf8.count <= 10_000, "content")
        try ExportCheck.moment(createdAt, "createdAt")
        try ExportCheck.moment(readAt, "readAt")
    }
}

extension ExportedFeedback: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.text(subject, FeedbackForm.subject, "subject")
        try ExportCheck.text(content, FeedbackForm.content, "content")
        try ExportCheck.moment(createdAt, "createdAt")
    }
}

extension ExportedBudget: ExportedLine {
    private static let nameField = FormField("name", .text, max: Budget.nameLimit)

    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.text(name, Self.nameField, "name")
        try ExportCheck.require(isDaily == name.isEmpty, "name")
        try ExportCheck.require(!isDaily || (period == .daily && isEverything), "isDaily")
        try ExportCheck.require(!isEverything || (categories.isEmpty && hashtags.isEmpty), "isEverything")
        try ExportCheck.require(1...100 ~= alertPercent, "alertPercent")
        try ExportCheck.date(begins, "begins")
        if let countsFrom { try ExportCheck.date(countsFrom, "countsFrom") }
        try ExportCheck.require(isDaily || countsFrom == nil, "countsFrom")
        try ExportCheck.moment(createdAt, "createdAt")
        try ExportCheck.require(!amounts.isEmpty, "amounts")
        try ExportCheck.distinct(amounts.map(\.month), "amounts")
        for amount in amounts {
            try ExportCheck.date(amount.month, "amounts")
            try ExportCheck.require(amount.month == amount.month.firstOfMonth, "amounts")
            try ExportCheck.amount(amount.amount, "amounts")
        }
        try ExportCheck.distinct(categories, "categories")
        try ExportCheck.distinct(hashtags, "hashtags")
        for alert in alerts { try ExportCheck.date(alert.first, "alerts") }
    }
}

extension ExportedSavingGoal: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(!name.isEmpty, "name")
        try ExportCheck.text(name, GoalForm.name, "name")
        try ExportCheck.amount(amount, "amount")
        try ExportCheck.require(keep >= 0, "keep")
        try ExportCheck.balance(keep, "keep")
        try ExportCheck.date(due, "due")
        try ExportCheck.moment(createdAt, "createdAt")
    }
}

extension ExportedRecurrence: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(recurrence != nil, "every")
        try ExportCheck.date(starts, "starts")
        if let until { try ExportCheck.date(until, "until") }
        if let decidedTo { try ExportCheck.date(decidedTo, "decidedTo") }
        try ExportCheck.require(sharing.map { $0.utf8.count <= 20_000 } ?? true, "sharing")
        try ExportCheck.moment(pausedAt, "pausedAt")
        try ExportCheck.moment(createdAt, "createdAt")
        try ExportCheck.require(1...RecordPart.limit ~= rows.count, "rows")
        for row in rows { try row.values.check() }
        try ExportCheck.distinct(hashtags, "hashtags")
        try ExportCheck.distinct(days.map(\.scheduled), "days")
        for day in days {
            try ExportCheck.require((day.record != nil) == (day.state == .posted), "days")
            try ExportCheck.date(day.due, "days")
            // A day that was decided could become due again otherwise.
            try ExportCheck.require(decidedTo.map { day.scheduled <= $0 } ?? false, "decidedTo")
            try ExportCheck.moment(day.decidedAt, "days")
        }
    }
}

extension ExportedDismissedPayment: ExportedLine {
    /// Throws the first value that cannot be.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(kind != .transfer, "kind")
        try ExportCheck.require(!payee.isEmpty && payee.utf8.count <= 20_000, "payee")
        try ExportCheck.require(RecurrenceRule.intervals ~= every, "every")
        try ExportCheck.amount(least, "least")
        try ExportCheck.amount(most, "most")
        try ExportCheck.require(least <= most, "most")
        try ExportCheck.text(title, TransactionForm.field(.title), "title")
        try ExportCheck.moment(dismissedAt, "dismissedAt")
    }
}

extension ExportedFilingRule: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(draft.map { !$0.conditions.areTooWide } ?? false, "payee")
        try ExportCheck.require(currency != nil || least == nil && most == nil, "currency")
        try ExportCheck.amount(least, "least")
        try ExportCheck.amount(most, "most")
        for (text, name) in [(payee, "payee"), (titleText, "titleText"), (note, "note")] {
            guard let text else { continue }
            try ExportCheck.require(!text.text.isEmpty, name)
            try ExportCheck.text(text.text, FilingRuleForm.payee, name)
        }
        try ExportCheck.require(category == nil || kind != nil, "kind")
        try ExportCheck.text(title, TransactionForm.field(.title), "title")
        try ExportCheck.text(vendor, TransactionForm.field(.vendor), "vendor")
        try ExportCheck.distinct(hashtags, "hashtags")
        try ExportCheck.moment(createdAt, "createdAt")
    }
}

extension ExportedDismissedLearning: ExportedLine {
    /// Throws the first value that cannot be.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(!payee.isEmpty && payee.utf8.count <= 20_000, "payee")
        try ExportCheck.text(name, TransactionForm.field(.vendor), "name")
        try ExportCheck.moment(dismissedAt, "dismissedAt")
    }
}

extension ExportedKeptReport: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try ExportCheck.require(!name.isEmpty, "name")
        try ExportCheck.text(name, KeptReportForm.name, "name")
        try ExportCheck.require(question.count <= KeptReport.parameterLimit, "question")
        for parameter in question {
            guard let field = ReportFilter.fields.first(where: { $0.name == parameter.name }) else { throw ExportProblem(field: "question") }
            try ExportCheck.require(parameter.value.utf8.count <= field.byteLimit, "question")
        }
        try ExportCheck.moment(createdAt, "createdAt")
    }
}

extension ExportedRecord: ExportedLine {
    /// Throws the first value that a form would refuse.
    public func check() throws(ExportProblem) {
        try values.check()
        try ExportCheck.distinct(hashtags, "hashtags")
        try ExportCheck.distinct(movedBy, "movedBy")
        try ExportCheck.require(attachments.count <= Receipt.limitPerRecord, "attachments")
        for attachment in attachments { try ExportCheck.text(attachment.name, FileName.field, "attachments") }
        if let sharing {
            try sharing.check()
            // The people of a divided record are with its first part.
            try ExportCheck.require(values.receipt == nil || values.receipt == id, "sharing")
        }
        for entry in bankEntries {
            try ExportCheck.require(entry.number > 0 && entry.bankID.utf8.count <= 2_000, "bankEntries")
            try ExportCheck.fingerprint(entry.fingerprint, "bankEntries")
        }
        try ExportCheck.distinct(refusedEntries, "refusedEntries")
        try ExportCheck.distinct(reconciledBy.map(\.account), "reconciledBy")
        for entry in refusedEntries { try ExportCheck.fingerprint(entry.fingerprint, "refusedEntries") }
        try ExportCheck.moment(createdAt, "createdAt")
        try ExportCheck.moment(updatedAt, "updatedAt")
    }
}

extension RecordValues {
    /// Throws the first value that a form would refuse.
    fileprivate func check() throws(ExportProblem) {
        try ExportCheck.date(date, "date")
        try ExportCheck.amount(amount, "amount")
        try ExportCheck.amount(received, "received")
        try ExportCheck.require((category == nil) == (kind == .transfer), "category")
        try ExportCheck.require((toAccount != nil) == (kind == .transfer), "toAccount")
        try ExportCheck.require(toAccount != account, "toAccount")
        try ExportCheck.require((receivedCurrency != nil) == (kind == .transfer), "receivedCurrency")
        try ExportCheck.require((received != nil) == (kind == .transfer), "received")
        try ExportCheck.require(receivedCurrency != currency || received == amount, "received")
        for text in RecordText.allCases { try ExportCheck.text(texts[text], TransactionForm.field(text), text.rawValue) }
        try ExportCheck.require(receipt == nil || kind != .transfer, "receipt")
        try ExportCheck.require(partNote == nil || receipt != nil && partNote != "", "partNote")
        try ExportCheck.text(partNote ?? "", TransactionForm.partNote, "partNote")
        try ExportCheck.amount(original, "original")
        try ExportCheck.require((original == nil) == (originalCurrency == nil), "original")
        try ExportCheck.require(originalCurrency == nil || kind != .transfer && originalCurrency != currency, "originalCurrency")
        try checkPlace()
    }

    private func checkPlace() throws(ExportProblem) {
        guard let latitude, let longitude, let place else {
            return try ExportCheck.require(latitude == nil && longitude == nil && place == nil, "place")
        }
        try ExportCheck.require(Place(latitude: latitude, longitude: longitude, name: place) != nil, "latitude")
        try ExportCheck.text(place, TransactionForm.place, "place")
    }
}
