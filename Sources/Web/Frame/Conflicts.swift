import Storage
import Validation

extension Problems {
    /// Creates the form problems of an error: its own, or those given for a conflict that only storage can detect; `.full` is one
    /// of the whole form. Rethrows any other error.
    init(of error: any Error, _ conflicts: [Conflict: Problems] = [:]) throws {
        switch error {
        case let problems as Problems: self = problems
        case StoreError.conflict(.full(let limit)): self = Problems(Problems.wholeForm, .full(limit))
        case StoreError.conflict(let conflict):
            guard let problems = conflicts[conflict] else { throw error }
            self = problems
        default: throw error
        }
    }
}
