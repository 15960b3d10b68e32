import Bookkeeping

/// The form that uploads files of banks.
public struct BankUploadForm: Form {
    /// The ID that the import gets, so that a form sent twice begins one import.
    public static let id = FormField.hidden("id")
    public static let files = FormField("files", .file, required: true, count: 100)
    /// The account of files that name none; empty to choose it later.
    public static let account = FormField("account", .choice)
    public static let fields = [id, files, account]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    public var id: BankImport.ID? { BankImport.ID(self[Self.id]) }
    /// The files with bytes.
    public var files: [FormInput.File] { input.files(Self.files).filter { !$0.bytes.isEmpty } }
    public var account: Account.ID? { Account.ID(self[Self.account]) }
}

/// The form that says how a file is read, and into which accounts. Words that it does not know leave the findings as they are.
public struct BankMappingForm: Form {
    public static let encoding = FormField("encoding", .choice)
    public static let separator = FormField("separator", .choice)
    /// The line with the names of the columns, from 1; `0` for a table without them.
    public static let header = FormField("header", .choice)
    public static let dates = FormField("dates", .choice)
    public static let decimal = FormField("decimal", .choice)
    /// The meaning of the signs: `as_written`, `card`, or `ask` for a column that says it.
    public static let sign = FormField("sign", .choice)
    /// The word of a column that means money out; `-` if none does.
    public static let outWord = FormField("out_word", .choice)
    /// The number of the column with the amounts, from 1.
    public static let amounts = FormField("column", .choice)
    public static let currency = FormField("currency", .choice)
    /// The meaning of each column, in their order.
    public static let column = FormField("col", .choice, count: 200)
    /// The account of the book for each account of the file, in their order: an ID, ``newAccount`` or empty to leave it out.
    public static let account = FormField("account", .choice, count: 200)
    /// `again` to look once more, `cancel`; else the next step.
    public static let step = FormField.hidden("step")
    public static let fields = [encoding, separator, header, dates, decimal, sign, outWord, amounts, currency, column, account, step]
    public static let newAccount = "new"

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    public var isLook: Bool { self[Self.step] == "again" }
    public var isCancel: Bool { self[Self.step] == "cancel" }
    /// True for a form without any choice of a file, such as the form of a program that takes the findings.
    public var isEmpty: Bool { !Self.fields.contains { $0 != Self.step && input.has($0) } }
}

/// The form of the preview of an import.
public struct BankPreviewForm: Form {
    /// The decision about a row: `NUMBER:DECISION`, or `NUMBER:CATEGORY` with the ID of a category.
    public static let row = FormField("row", .choice, count: FormField.most)
    /// The decision about all rows of a state: `STATE:DECISION`.
    public static let all = FormField("all", .choice)
    /// `keep` to keep the decisions, `categories` to make the chosen categories, `cancel`, `columns` to go back; else the import.
    public static let step = FormField.hidden("step")
    /// The number of the row to choose a category for next.
    public static let edit = FormField.hidden("edit")
    /// The decision about one row by its own button, in the form of ``row``.
    public static let set = FormField.hidden("set")
    /// A category to make with the step `categories`: `KIND:NAME`.
    public static let make = FormField("make", .choice, count: 200)
    public static let fields = [row, all, step, edit, set, make]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    public enum Step: String, Sendable {
        case keep, categories, cancel, columns, finish
    }

    public var step: Step {
        if [Self.all, Self.edit, Self.set].contains(where: input.has) { return .keep }
        return Step(rawValue: self[Self.step]) ?? .finish
    }
    public var edited: Int? { Int(self[Self.edit]) }
    public func makes(_ category: MissingCategory) -> Bool { input.all(Self.make).contains(Self.choice(category)) }

    /// The value of ``make`` for a category.
    public static func choice(_ category: MissingCategory) -> String { "\(category.kind.rawValue):\(category.name)" }

    /// The decisions and categories of single rows. Texts that are neither are left out.
    public var rows: [(number: Int, choice: RowChoice)] {
        (input.all(Self.row) + input.all(Self.set)).compactMap { text in
            let parts = text.split(separator: ":", maxSplits: 1)
            guard let first = parts.first, let number = Int(first), number > 0, let word = parts.dropFirst().first else { return nil }
            if let decision = ImportedRow.Decision(rawValue: String(word)) { return (number, .decision(decision)) }
            return Category.ID(word).map { (number, .category($0)) }
        }
    }

    public enum RowChoice: Sendable, Equatable {
        case decision(ImportedRow.Decision)
        case category(Category.ID)
    }

    /// The decision for all rows of a state; nil for none.
    public var all: (state: ImportedRow.State, decision: ImportedRow.Decision)? {
        let parts = self[Self.all].split(separator: ":", maxSplits: 1).map(String.init)
        guard let state = parts.first.flatMap(ImportedRow.State.init), let decision = parts.dropFirst().first.flatMap(ImportedRow.Decision.init)
        else { return nil }
        return (state, decision)
    }
}
