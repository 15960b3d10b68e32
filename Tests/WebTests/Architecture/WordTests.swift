import Testing

/// One word a thing, in the names of the code as in the sentences of the glossary. Sentences, addresses, tables and members of JSON keep words of their
/// own, and frozen migrations keep old ones.
@Suite struct WordTests {
    /// Words that another one has replaced, as they begin in a name: `FileForm` is in `BankFileForm` and in `file-forms`, not in `BankFileFormat`.
    private struct Replaced: Sendable, CustomTestStringConvertible {
        let old: [String], new, reason: String
        /// The names of types, files and folders that have an old word, with the reasons.
        var others: [String: String] = [:]
        /// The names of functions, values and cases that have one, with the reasons; nil if these may have it, since it is a word of something else too.
        var members: [String: String]?

        var testDescription: String { old.joined(separator: ", ") }

        func isIn(_ name: String) -> Bool {
            let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            return old.contains { word in words.ranges(of: word).contains { Self.ends(words[$0.upperBound...]) } }
        }

        /// True if a word has ended before the rest of a name, with or without the sign of a plural.
        private static func ends(_ rest: Substring) -> Bool {
            rest.first?.isLowercase != true || rest.first == "s" && rest.dropFirst().first?.isLowercase != true
        }
    }

    private static let replaced = [
        Replaced(
            old: ["Copied", "Copier", "Copies", "Copy", "Copying"], new: "Export", reason: "everything of a person, out and in again, is an export",
            others: ["MigrationCopies": "files of the database from before a migration"]),
        Replaced(
            old: ["Transfer"], new: "Export", reason: "a transfer is money between two accounts",
            others: ["Transfer": "one of libcurl, in Fetching", "Transfers": "the money that a household of the demo moves"]),
        Replaced(
            old: ["BookCopy", "CopyLimit", "CopyCheck", "CopyProblem"], new: "Export",
            reason: "everything of a person, out and in again, is an export",
            members: [:]),
        Replaced(
            old: ["FileForm", "OFXForm", "QIFForm"], new: "Layout", reason: "a form is filled in by people; a file of a bank has a layout",
            members: [:]),
        Replaced(
            old: ["BankConnection", "DueConnection"], new: "BankLink", reason: "a connection is SQLite's, or one of the network", members: [:]),
        Replaced(
            old: ["Attachment", "ReceivedFile", "RecordFile", "StoredFile"], new: "Receipt", reason: "the photo or PDF of a record is a receipt",
            members: ["attachment": "a member of JSON", "attachments": "a member of JSON"]),
        Replaced(
            old: ["RecurringRule"], new: "Recurrence", reason: "a rule files entries, and a RecurrenceRule has the days of RFC 5545", members: [:]),
        Replaced(
            old: ["CategoryRule", "LinkRule", "PartRule", "RuleCheck", "ShareRule"], new: "Invariant",
            reason: "what the check of the database holds is an invariant", members: [:]),
        Replaced(old: ["BookFiling"], new: "BookRules", reason: "what files entries is a rule; filing is what it does", members: [:]),
        Replaced(
            old: ["HouseholdPeople", "HouseholdPerson"], new: "HouseholdMember", reason: "the people of a household are its members",
            members: ["householdPersonRemoved": "an act of the audit log"]),
        Replaced(
            old: ["People"], new: "User or Member", reason: "the people of the server are users, those of a household its members",
            others: ["RandomLinkPeople": "people of a household and of none, in a test"]),
    ]

    /// Folders whose features have another name.
    private static let folders = [
        "Copies": "Exports", "Filing": "Rules", "People": "Users", "Transfers": "Exports", "copies": "exports", "transfers": "exports",
    ]

    private static let files = (ArchitectureTests.sources + SourceTree.files("Tests")).filter { !$0.path.hasPrefix("Sources/Storage/Migrations/") }
    /// The names of files and folders.
    private static let parts = Set(
        (files + SourceTree.files("Views", ".mustache")).flatMap { file in
            file.path.split(separator: "/").map { String($0.split(separator: ".").first ?? $0) }
        })
    private static let types = names(after: ["struct", "class", "enum", "protocol", "actor", "typealias"])
    private static let members = names(after: ["func", "let", "var", "case"])

    /// The identifiers that follow one of some words.
    private static func names(after keywords: Set<Substring>) -> Set<String> {
        var names: Set<String> = []
        for line in files.flatMap(\.code) {
            let words = line.split { $0 == " " || $0 == "(" }
            for (word, next) in zip(words, words.dropFirst()) where keywords.contains(word) {
                names.insert(String(next.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            }
        }
        return names
    }

    @Test func `the names are read`() {
        #expect(Self.parts.isSuperset(of: ["BankFiles", "WordTests", "exports", "rule-form"]))
        #expect(Self.types.isSuperset(of: ["BankFileLayout", "BankLink", "Receipt", "Recurrence", "FilingRule", "User", "HouseholdMember"]))
        #expect(Self.members.isSuperset(of: ["bankLinks", "receipts", "linkFormat"]))
        #expect(Self.types.count > 1000 && Self.members.count > 3000)
    }

    @Test(arguments: replaced) private func `no type, file or folder has a word that another one has replaced`(word: Replaced) {
        let found = Self.types.union(Self.parts).filter { word.isIn($0) && word.others[$0] == nil }
        #expect(found.sorted() == [], "Write \(word.new): \(word.reason).")
    }

    @Test(arguments: replaced) private func `no function, value or case has one either, where nothing else has the word`(word: Replaced) {
        guard let kept = word.members else { return }
        let found = Self.members.filter { word.isIn($0) && kept[$0] == nil }
        #expect(found.sorted() == [], "Write \(word.new): \(word.reason).")
    }

    @Test func `a folder has the name of its feature`() {
        let found = Self.folders.keys.filter { folder in Self.files.contains { $0.path.split(separator: "/").dropLast().contains(folder[...]) } }
        #expect(found.sorted().map { "\($0): write \(Self.folders[$0] ?? "")" } == [])
    }

    @Test(arguments: replaced) private func `every name that may have an old word is there`(word: Replaced) {
        #expect(word.others.keys.filter { !Self.types.contains($0) && !Self.parts.contains($0) } == [])
        #expect((word.members ?? [:]).keys.filter { !Self.members.contains($0) } == [])
    }

    @Test(arguments: [
        ("BankFileForm", true), ("BankFileForms", true), ("bank-file-form", true), ("bankFileForm", true), ("FileFormCoding", true),
        ("BankFileFormat", false), ("BankFileFormsome", false), ("UserForm", false),
    ])
    func `a word is found where it begins and ends in a name`(name: String, isFound: Bool) {
        #expect(Replaced(old: ["FileForm"], new: "", reason: "").isIn(name) == isFound)
    }
}
