import Bookkeeping

/// A value of a copied book that no form would have accepted.
public struct CopyProblem: Error, Sendable, Equatable {
    /// The name of the value in the copy.
    public let field: String
}

/// The limits of forms, for values in a copy: the values must be in their stored form.
enum CopyCheck {
    /// The largest amount that storage accepts, in minor units.
    private static let largest: Int64 = 4_000_000_000_000_000_000

    static func require(_ isTrue: Bool, _ field: String) throws(CopyProblem) {
        if !isTrue { throw CopyProblem(field: field) }
    }

    /// Throws unless a field of a form would store the text unchanged.
    static func text(_ text: String, _ form: FormField, _ field: String) throws(CopyProblem) {
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
    static func moment(_ seconds: Int64?, _ field: String) throws(CopyProblem) {
        try require(0...253_402_300_799 ~= seconds ?? 0, field)
    }

    static func date(_ date: CalendarDate, _ field: String) throws(CopyProblem) { try require(1900...2199 ~= date.year, field) }

    static func amount(_ amount: Int64?, _ field: String) throws(CopyProblem) { try require(1...largest ~= amount ?? 1, field) }

    static func balance(_ balance: Int64, _ field: String) throws(CopyProblem) { try require(-largest...largest ~= balance, field) }

    /// Throws for other than 32 hexadecimal digits.
    static func fingerprint(_ text: String, _ field: String) throws(CopyProblem) {
        try require(text.utf8.count == 32 && text.utf8.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }, field)
    }

    /// Throws for duplicates, so that there is one way to write a list.
    static func distinct<Element: Hashable>(_ list: [Element], _ field: String) throws(CopyProblem) {
        try require(Set(list).count == list.count, field)
    }
}

extension CopiedPerson {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.require(Username.read(username).map { $0.utf8.elementsEqual(username.utf8) } ?? false, "username")
        try CopyCheck.require(EmailAddress.isValid(email), "email")
        try CopyCheck.text(firstName, ProfileForm.firstName, "firstName")
        try CopyCheck.text(lastName, ProfileForm.lastName, "lastName")
        if let dateOfBirth { try CopyCheck.date(dateOfBirth, "dateOfBirth") }
        try CopyCheck.require(Weekday(rawValue: weekStart) != nil, "weekStart")
        try CopyCheck.require(CivilCalendar.monthStarts.contains(monthStart), "monthStart")
        try messages.check()
        try CopyCheck.moment(createdAt, "createdAt")
    }
}

extension CopiedMessages {
    /// Throws the first value that a form would refuse. Whether messages can be sent to the URL is only known on sending.
    public func check() throws(CopyProblem) {
        for (kinds, field) in [(byEmail, "byEmail"), (byAddress, "byAddress")] {
            try CopyCheck.require(Set(kinds).count == kinds.count, field)
        }
        let isWebAddress = ["http://", "https://"].contains { address.lowercased().hasPrefix($0) }
        try CopyCheck.require(address.isEmpty ? byAddress.isEmpty : isWebAddress, "address")
        try CopyCheck.require(
            address.utf8.count <= (NotificationSettingsForm.address.maxLength ?? 0) && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }, "address")
    }
}

extension CopiedAccount {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.text(name, person == nil ? AccountForm.name : CopiedHouseholdPerson.nameField, "name")
        try CopyCheck.balance(openingBalance, "openingBalance")
        try CopyCheck.require(!isDefault || deletion == nil, "isDefault")
        // An account of a person is made by itself, and stays.
        try CopyCheck.require(person == nil || !isDefault && deletion == nil && openingBalance == 0, "person")
        for key in bankAccounts ?? [] {
            try CopyCheck.require(1...500 ~= key.unicodeScalars.count && !key.unicodeScalars.contains("\0"), "bankAccounts")
        }
        try CopyCheck.distinct((bankMappings ?? []).map(\.fingerprint), "bankMappings")
        for mapping in bankMappings ?? [] {
            try CopyCheck.require(mapping.fingerprint.unicodeScalars.count <= 200 && mapping.mapping.utf8.count <= 64 << 10, "bankMappings")
        }
        try CopyCheck.require(person == nil || (kind ?? .other) == .other && archivedAt == nil, "person")
        try CopyCheck.require(terms == terms.of(kind ?? .other), "kind")
        try CopyCheck.require(0...1_000_000_000 ~= (position ?? 0), "position")
        try CopyCheck.amount(creditLimit, "creditLimit")
        try CopyCheck.amount(monthlyPayment, "monthlyPayment")
        try CopyCheck.require(1...31 ~= (dueDay ?? 1), "dueDay")
        try CopyCheck.require(0...Account.Terms.maxInterest ~= (interest ?? 0), "interest")
        try CopyCheck.require(archivedAt == nil || !isDefault, "archivedAt")
        if let archivedAt { try CopyCheck.moment(archivedAt, "archivedAt") }
        try CopyCheck.require((reconciliations ?? []).count <= Reconciliation.limit, "reconciliations")
        try CopyCheck.distinct((reconciliations ?? []).map(\.id), "reconciliations")
        for reconciliation in reconciliations ?? [] { try reconciliation.check() }
        try CopyCheck.moment(createdAt, "createdAt")
    }
}

extension CopiedReconciliation {
    /// Throws the first value that no account has.
    fileprivate func check() throws(CopyProblem) {
        try CopyCheck.date(date, "date")
        for sum in [balance, booked, open] { try CopyCheck.balance(sum, "reconciliations") }
        try CopyCheck.require(adjusted != 0, "adjusted")
        if let adjusted { try CopyCheck.balance(adjusted, "adjusted") }
        try CopyCheck.moment(madeAt, "madeAt")
    }
}

extension CopiedCategory {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.text(name, CategoryForm.name, "name")
        try CopyCheck.require(0...1_000_000_000 ~= position, "position")
        try CopyCheck.require(parent != id, "parent")
        try CopyCheck.moment(createdAt, "createdAt")
    }
}

extension CopiedHashtag {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.require(HashtagScanner.name(name).map { $0.utf8.elementsEqual(name.utf8) } ?? false, "name")
        try CopyCheck.moment(createdAt, "createdAt")
    }
}

extension CopiedDeletion {
    private static let nameField = FormField("name", .text, max: 80)

    /// Throws the first impossible value.
    public func check() throws(CopyProblem) {
        try CopyCheck.text(name, Self.nameField, "name")
        try CopyCheck.require(0...1_000_000_000 ~= recordCount, "recordCount")
        try CopyCheck.require(movedTo == nil || subject == .category, "movedTo")
        try CopyCheck.moment(deletedAt, "deletedAt")
    }
}

extension CopiedRate {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.require(base != quote, "quote")
        try CopyCheck.date(date, "date")
        try CopyCheck.moment(createdAt, "createdAt")
    }
}

extension CopiedNotification {
    /// Throws the first impossible value. The content is parsed when it is stored.
    public func check() throws(CopyProblem) {
        try CopyCheck.require(1...40 ~= kind.utf8.count, "kind")
        try CopyCheck.require(content.utf8.count <= 10_000, "content")
        try CopyCheck.moment(createdAt, "createdAt")
        try CopyCheck.moment(readAt, "readAt")
    }
}

extension CopiedFeedback {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.text(subject, FeedbackForm.subject, "subject")
        try CopyCheck.text(content, FeedbackForm.content, "content")
        try CopyCheck.moment(createdAt, "createdAt")
    }
}

extension CopiedBudget {
    private static let nameField = FormField("name", .text, max: Budget.nameLimit)

    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.text(name, Self.nameField, "name")
        try CopyCheck.require(isDaily == name.isEmpty, "name")
        try CopyCheck.require(!isDaily || (period == .daily && isEverything), "isDaily")
        try CopyCheck.require(!isEverything || (categories.isEmpty && hashtags.isEmpty), "isEverything")
        try CopyCheck.require(1...100 ~= alertPercent, "alertPercent")
        try CopyCheck.date(begins, "begins")
        if let countsFrom { try CopyCheck.date(countsFrom, "countsFrom") }
        try CopyCheck.require(isDaily || countsFrom == nil, "countsFrom")
        try CopyCheck.moment(createdAt, "createdAt")
        try CopyCheck.require(!amounts.isEmpty, "amounts")
        try CopyCheck.distinct(amounts.map(\.month), "amounts")
        for amount in amounts {
            try CopyCheck.date(amount.month, "amounts")
            try CopyCheck.require(amount.month == amount.month.firstOfMonth, "amounts")
            try CopyCheck.amount(amount.amount, "amounts")
        }
        try CopyCheck.distinct(categories, "categories")
        try CopyCheck.distinct(hashtags, "hashtags")
        for alert in alerts { try CopyCheck.date(alert.first, "alerts") }
    }
}

extension CopiedSavingGoal {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.require(!name.isEmpty, "name")
        try CopyCheck.text(name, GoalForm.name, "name")
        try CopyCheck.amount(amount, "amount")
        try CopyCheck.require(keep >= 0, "keep")
        try CopyCheck.balance(keep, "keep")
        try CopyCheck.date(due, "due")
        try CopyCheck.moment(createdAt, "createdAt")
    }
}

extension CopiedRecurringRule {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.require(recurrence != nil, "every")
        try CopyCheck.date(starts, "starts")
        if let until { try CopyCheck.date(until, "until") }
        if let decidedTo { try CopyCheck.date(decidedTo, "decidedTo") }
        try CopyCheck.require(sharing.map { $0.utf8.count <= 20_000 } ?? true, "sharing")
        try CopyCheck.moment(pausedAt, "pausedAt")
        try CopyCheck.moment(createdAt, "createdAt")
        try CopyCheck.require(1...RecordPart.limit ~= rows.count, "rows")
        for row in rows { try row.values.check() }
        try CopyCheck.distinct(hashtags, "hashtags")
        try CopyCheck.distinct(days.map(\.scheduled), "days")
        for day in days {
            try CopyCheck.require((day.record != nil) == (day.state == .posted), "days")
            try CopyCheck.date(day.due, "days")
            // A day that was decided could become due again otherwise.
            try CopyCheck.require(decidedTo.map { day.scheduled <= $0 } ?? false, "decidedTo")
            try CopyCheck.moment(day.decidedAt, "days")
        }
    }
}

extension CopiedDismissedPayment {
    /// Throws the first value that cannot be.
    public func check() throws(CopyProblem) {
        try CopyCheck.require(kind != .transfer, "kind")
        try CopyCheck.require(!payee.isEmpty && payee.utf8.count <= 20_000, "payee")
        try CopyCheck.require(RecurrenceRule.intervals ~= every, "every")
        try CopyCheck.amount(least, "least")
        try CopyCheck.amount(most, "most")
        try CopyCheck.require(least <= most, "most")
        try CopyCheck.text(title, TransactionForm.field(.title), "title")
        try CopyCheck.moment(dismissedAt, "dismissedAt")
    }
}

extension CopiedFilingRule {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.require(draft.map { !$0.conditions.areTooWide } ?? false, "payee")
        try CopyCheck.require(currency != nil || least == nil && most == nil, "currency")
        try CopyCheck.amount(least, "least")
        try CopyCheck.amount(most, "most")
        for (text, name) in [(payee, "payee"), (titleText, "titleText"), (note, "note")] {
            guard let text else { continue }
            try CopyCheck.require(!text.text.isEmpty, name)
            try CopyCheck.text(text.text, FilingRuleForm.payee, name)
        }
        try CopyCheck.require(category == nil || kind != nil, "kind")
        try CopyCheck.text(title, TransactionForm.field(.title), "title")
        try CopyCheck.text(vendor, TransactionForm.field(.vendor), "vendor")
        try CopyCheck.distinct(hashtags, "hashtags")
        try CopyCheck.moment(createdAt, "createdAt")
    }
}

extension CopiedDismissedLearning {
    /// Throws the first value that cannot be.
    public func check() throws(CopyProblem) {
        try CopyCheck.require(!payee.isEmpty && payee.utf8.count <= 20_000, "payee")
        try CopyCheck.text(name, TransactionForm.field(.vendor), "name")
        try CopyCheck.moment(dismissedAt, "dismissedAt")
    }
}

extension CopiedKeptReport {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try CopyCheck.require(!name.isEmpty, "name")
        try CopyCheck.text(name, KeptReportForm.name, "name")
        try CopyCheck.require(question.count <= KeptReport.parameterLimit, "question")
        for parameter in question {
            guard let field = ReportFilter.fields.first(where: { $0.name == parameter.name }) else { throw CopyProblem(field: "question") }
            try CopyCheck.require(parameter.value.utf8.count <= field.byteLimit, "question")
        }
        try CopyCheck.moment(createdAt, "createdAt")
    }
}

extension CopiedRecord {
    /// Throws the first value that a form would refuse.
    public func check() throws(CopyProblem) {
        try values.check()
        try CopyCheck.distinct(hashtags, "hashtags")
        try CopyCheck.distinct(movedBy, "movedBy")
        try CopyCheck.require(attachments.count <= Attachment.limitPerRecord, "attachments")
        for attachment in attachments { try CopyCheck.text(attachment.name, FileName.field, "attachments") }
        if let sharing {
            try sharing.check()
            // The people of a divided record are with its first part.
            try CopyCheck.require(values.receipt == nil || values.receipt == id, "sharing")
        }
        for entry in bankEntries {
            try CopyCheck.require(entry.number > 0 && entry.bankID.utf8.count <= 2_000, "bankEntries")
            try CopyCheck.fingerprint(entry.fingerprint, "bankEntries")
        }
        try CopyCheck.distinct(refusedEntries, "refusedEntries")
        try CopyCheck.distinct(reconciledBy.map(\.account), "reconciledBy")
        for entry in refusedEntries { try CopyCheck.fingerprint(entry.fingerprint, "refusedEntries") }
        try CopyCheck.moment(createdAt, "createdAt")
        try CopyCheck.moment(updatedAt, "updatedAt")
    }
}

extension RecordValues {
    /// Throws the first value that a form would refuse.
    fileprivate func check() throws(CopyProblem) {
        try CopyCheck.date(date, "date")
        try CopyCheck.amount(amount, "amount")
        try CopyCheck.amount(received, "received")
        try CopyCheck.require((category == nil) == (kind == .transfer), "category")
        try CopyCheck.require((toAccount != nil) == (kind == .transfer), "toAccount")
        try CopyCheck.require(toAccount != account, "toAccount")
        try CopyCheck.require((receivedCurrency != nil) == (kind == .transfer), "receivedCurrency")
        try CopyCheck.require((received != nil) == (kind == .transfer), "received")
        try CopyCheck.require(receivedCurrency != currency || received == amount, "received")
        for text in RecordText.allCases { try CopyCheck.text(texts[text], TransactionForm.field(text), text.rawValue) }
        try CopyCheck.require(receipt == nil || kind != .transfer, "receipt")
        try CopyCheck.require(partNote == nil || receipt != nil && partNote != "", "partNote")
        try CopyCheck.text(partNote ?? "", TransactionForm.partNote, "partNote")
        try CopyCheck.amount(original, "original")
        try CopyCheck.require((original == nil) == (originalCurrency == nil), "original")
        try CopyCheck.require(originalCurrency == nil || kind != .transfer && originalCurrency != currency, "originalCurrency")
        try checkPlace()
    }

    private func checkPlace() throws(CopyProblem) {
        guard let latitude, let longitude, let place else {
            return try CopyCheck.require(latitude == nil && longitude == nil && place == nil, "place")
        }
        try CopyCheck.require(Place(latitude: latitude, longitude: longitude, name: place) != nil, "latitude")
        try CopyCheck.text(place, TransactionForm.place, "place")
    }
}
