import Bookkeeping
import Spooling

/// A file of a form that is to be stored with a record, or the reason why it is not.
public enum ReceivedReceipt: Sendable, Equatable {
    case accepted(Receipt.Addition)
    case refused(Problem)

    /// Checks the size of a file and its type, which the content tells, and has `make` turn a file that passes into the one to be stored. The name is
    /// cleaned, with an ending of the type. Throws `SpoolProblem`, and what `make` throws.
    public init(_ file: FormInput.File, make: (_ name: String, Receipt.FileType, SpooledBytes) throws -> ReceivedReceipt) throws {
        guard file.bytes.count <= Receipt.sizeLimit else {
            self = .refused(.fileTooLarge(Receipt.sizeLimit))
            return
        }
        guard let type = Receipt.FileType(firstBytes: try file.bytes.prefix(Receipt.FileType.headLength).slice()) else {
            self = .refused(.fileTypeNotAllowed)
            return
        }
        self = try make(FileName.clean(file.name, type: type), type, file.bytes)
    }
}
