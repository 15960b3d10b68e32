import Language
import Templates

/// The steps of an import, with the one that the page is.
package struct BankSteps: ViewModel, Sendable {
    package struct Step: Sendable {
        package let label: String
        package let isDone, isCurrent: Bool
    }

    package enum Place: Int, Sendable {
        case columns = 1, preview, done
    }

    package let label: String
    package let steps: [Step]

    package init(at place: Place, t: Texts) {
        let texts = t.banks
        label = texts.steps
        steps = [texts.stepFile, texts.stepColumns, texts.stepPreview, texts.stepDone].enumerated().map { number, name in
            Step(label: name, isDone: number < place.rawValue, isCurrent: number == place.rawValue)
        }
    }
}
