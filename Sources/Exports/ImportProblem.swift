import Archives
import Bookkeeping
import Storage
import Validation
import Views

/// Why a file cannot be imported; each has a sentence that says what is wrong and where.
public enum ImportProblem: Error, Sendable, Equatable {
    case archive(ArchiveError)
    /// There is no `penny.json` in the file, or it is something else.
    case notAnExport
    /// The file was written by a newer Penny.
    case newer
    /// A file that an export does not have.
    case foreignFile(String)
    /// A line that cannot be read, or whose value of this name cannot be.
    case line(file: String, number: Int, field: String?)
    /// There is less or more in a file than `penny.json` says, or more than can be.
    case count(file: String)
    /// More records than somebody on the network may bring, see ``ImportFile/sizeLimit``.
    case tooMuch
    /// An attachment that is none of the kinds that are kept, or is too large.
    case attachment(String)
    /// Parts that refer to each other do not fit together.
    case parts
    /// An identifier is there twice, or is that of feedback of somebody else on this server.
    case taken
    /// Something was written to the book while the file was being read.
    case changed

    /// What an error of archives or of storage says about the file; nil for what is not the file's fault.
    init?(_ error: any Error) {
        switch error {
        case let problem as ImportProblem: self = problem
        case ArchiveError.notWritten, StoreError.conflict(.sessionEnded): return nil
        case let error as ArchiveError: self = .archive(error)
        case StoreError.conflict(.identifierTaken): self = .taken
        case StoreError.conflict(.bookChanged): self = .changed
        case StoreError.conflict: self = .parts
        default: return nil
        }
    }

    /// The sentence for a person.
    package func sentence(_ t: ExportTexts) -> String {
        switch self {
        case .archive(.notAnArchive): t.notAnArchive
        case .archive(.damaged(let name)), .archive(.unsupported(let name)): t.damaged(name)
        case .archive(.tooManyFiles): t.tooManyFiles
        case .archive(.tooLarge(let name)), .archive(.bomb(let name)): t.tooLarge(name)
        case .archive(.badName): t.badName
        case .archive(.duplicate(let name)): t.duplicate(name)
        case .archive(.missing(let name)): t.missing(name)
        case .archive(.notWritten), .notAnExport: t.notAnExport
        case .newer: t.newer
        case .foreignFile(let name): t.foreignFile(name)
        case .line(let file, let number, nil): t.unreadable(file, number)
        case .line(let file, let number, let field?): t.wrongValue(file, number, field)
        case .count(let file): t.wrongCount(file)
        case .attachment(let name): t.wrongAttachment(name)
        case .tooMuch: t.tooMuch
        case .parts: t.wrongParts
        case .taken: t.taken
        case .changed: t.changed
        }
    }
}
