import Storage

/// An error with a one-line message for the operator.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Runs `work` and translates its errors of storage into messages.
    static func explaining<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let error as StoreError {
            throw CommandFailure(text(error))
        }
    }

    private static func text(_ error: StoreError) -> String {
        switch error {
        case .inUse: "Another Penny process is using this database. Stop it first."
        case .newerSchema(let found, let known):
            "The database was written by a newer Penny (schema \(found); this one knows \(known)). Install the newer version."
        case .full: "The disk is full or not writable. Free some space and try again."
        case .damaged(let what): "The database cannot be read: \(what). Restore a backup with penny restore."
        case .replaced(let what): "The database was replaced while in use (\(what)). Try again."
        case .busy: "The database is busy. Try again in a moment."
        case .notFound: "It does not exist."
        case .conflict(.usernameTaken): "This user name is taken."
        case .conflict(.usernameLooksTaken): "This user name looks like that of another account. Choose another one."
        case .conflict(.emailTaken): "This e-mail address is used by another account."
        case .conflict(.lastOperator): "This is the only operator of the server. Make somebody else an operator first: penny user make-operator NAME."
        case .conflict: "It conflicts with existing data."
        }
    }
}
