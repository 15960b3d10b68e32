/// A text that a person gives a record. The raw value is its name everywhere: the column, the field of forms, the member of exports and of the JSON
/// interface.
public enum RecordText: String, CaseIterable, Sendable {
    case title
    /// The payee; of an income, the payer.
    case vendor
    case note
    /// A number that others know it by: an invoice number, or a bank's end-to-end ID (ISO 20022, `EndToEndId`).
    case reference

    /// The longest text, in characters.
    public var limit: Int {
        switch self {
        case .title, .vendor, .reference: 80
        case .note: 2_000
        }
    }
}

extension RecordText {
    /// The texts of one line that pages show in a list, after the title and apart from the note.
    public static let details = allCases.filter { $0 != .title && $0 != .note }
}

/// The texts of a record; empty where there is none.
public struct RecordTextValues: Sendable, Equatable {
    /// In the order of the cases.
    public private(set) var all = Array(repeating: "", count: RecordText.allCases.count)

    public init() {}

    /// The texts that `value` returns.
    public init(_ value: (RecordText) throws -> String) rethrows {
        for text in RecordText.allCases { self[text] = try value(text) }
    }

    public subscript(text: RecordText) -> String {
        get { all[text.index] }
        set { all[text.index] = newValue }
    }
}

extension RecordText {
    /// The position among the cases.
    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
