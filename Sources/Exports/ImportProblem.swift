import Archives
import Bookkeeping
import Language
import Storage
import Validation

/// The reason why a file cannot be imported; each has a sentence about the problem and its place.
public enum ImportProblem: Error, Sendable, Equatable {
    case archive(ArchiveError)
    /// The file has no `penny.json`, or a different one.
    case notAnExport
    /// The file was written by a newer Penny.
    case newer
    /// A file that is not part of an export.
    case foreignFile(String)
    /// A line that cannot be parsed, or has an invalid value of this name.
    case line(file: String, number: Int, field: String?)
    /// The number of lines or files differs from `penny.json`, or exceeds the limit.
    case count(file: String)
    /// There are more records than an upload may have; see ``ImportFile/sizeLimit``.
    case tooMuch
    /// A receipt that is too large or of an unsupported type.
    case receipt(String)
    /// Parts that refer to each other are inconsistent.
    case parts
    /// An ID is duplicate, or belongs to another person's feedback on this server.
    case taken
    /// Something was written to the book while the file was being read.
    case changed
    /// The export of a household in place of a person's export.
    case ofHousehold
    /// The export of a person in place of a household's export.
    case ofPerson
    /// The household would have more people than it may have.
    case tooManyPeople

    /// Creates the problem that an error of archives or of storage means for the file; nil if the file is not the cause.
    init?(_ error: any Error) {
        switch error {
        case let problem as ImportProblem: self = problem
        case ArchiveError.notWritten, StoreError.conflict(.sessionEnded), StoreError.conflict(.notAdministrator): return nil
        case let error as ArchiveError: self = .archive(error)
        case StoreError.conflict(.identifierTaken): self = .taken
        case StoreError.conflict(.bookChanged): self = .changed
        case StoreError.conflict(.householdFull): self = .tooManyPeople
        case StoreError.conflict: self = .parts
        default: return nil
        }
    }

    /// Returns the sentence for the user.
    package func sentence(_ texts: Texts) -> String {
        let t = texts.exports
        return switch self {
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
        case .receipt(let name): t.wrongReceipt(name)
        case .tooMuch: t.tooMuch
        case .parts: t.wrongParts
        case .taken: t.taken
        case .changed: t.changed
        case .ofHousehold: texts.householdExports.ofHousehold
        case .ofPerson: texts.householdExports.ofPerson
        case .tooManyPeople: texts.householdExports.tooManyPeople
        }
    }
}
