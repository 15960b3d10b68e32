import Bookkeeping
import Spooling

/// The form that uploads a file to import.
public struct ImportForm: Form {
    public static let export = FormField("file", .file, required: true)
    public static let fields = [export]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The bytes of the file; nil if no file or an empty one was chosen.
    public var file: SpooledBytes? { input.file(Self.export).flatMap { $0.bytes.isEmpty ? nil : $0.bytes } }
}

/// The form that puts an exported household in the place of one's own.
public struct ArrivalForm: Form {
    /// The person in the file who the visitor is; empty for nobody.
    public static let own = FormField("own", .choice)
    public static let fields = [own]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the person; nil for nobody. Throws a problem for somebody who is not in the file.
    ///
    /// - Parameter people: the people of the file.
    public func draft(among people: [HouseholdMember.ID]) throws(Problems) -> HouseholdMember.ID? {
        var reader = FormReader(input)
        let own = reader.choice(Self.own) { text in people.first { $0.description == text } }
        guard reader.problems.isEmpty else { throw reader.problems }
        return own
    }
}
