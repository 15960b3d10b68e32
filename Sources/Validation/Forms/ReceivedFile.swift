import Bookkeeping

/// A file of a form that is to be stored with a record, or the reason why it is not.
public enum ReceivedFile: Sendable, Equatable {
    case accepted(Attachment.Addition)
    case refused(Problem)

    /// Checks the size of a file and its type, which the content tells, and has `make` turn a file that passes into the one to be stored. The name is
    /// cleaned, with an ending of the type.
    public init(_ file: FormInput.File, make: (_ name: String, Attachment.FileType, ArraySlice<UInt8>) -> ReceivedFile) {
        guard file.bytes.count <= Attachment.sizeLimit else {
            self = .refused(.fileTooLarge(Attachment.sizeLimit))
            return
        }
        guard let type = Attachment.FileType(firstBytes: file.bytes) else {
            self = .refused(.fileTypeNotAllowed)
            return
        }
        self = make(FileName.clean(file.name, type: type), type, file.bytes)
    }
}
