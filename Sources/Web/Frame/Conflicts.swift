import Storage
import Validation

extension Problems {
    /// What an error means for a form: its own problems, or those that stand for a conflict which only storage could see. Rethrows what is neither.
    init(of error: any Error, _ conflicts: [Conflict: Problems]) throws {
        switch error {
        case let problems as Problems: self = problems
        case StoreError.conflict(let conflict):
            guard let problems = conflicts[conflict] else { throw error }
            self = problems
        default: throw error
        }
    }
}
