import Bookkeeping
import SitePaths

extension GuideTopic {
    package var text: GuideText {
        switch self {
        case .begin: .begin
        case .entry: .entry
        case .budgets: .budgets
        case .household: .household
        case .banks: .banks
        case .reports: .reports
        case .map: .map
        case .phone: .phone
        case .https: .https
        case .backup: .backup
        case .keyboard: .keyboard
        case .programs: .programs
        }
    }

    /// The name of the icon, and the hue of its disc.
    var sign: (icon: String, hue: Hue) {
        switch self {
        case .begin: ("play", .copper)
        case .entry: ("plus", .teal)
        case .budgets: ("budget", .amber)
        case .household: ("house", .patina)
        case .banks: ("file", .sky)
        case .reports: ("report", .plum)
        case .map: ("map", .olive)
        case .phone: ("phone", .indigo)
        case .https: ("lock", .slate)
        case .backup: ("download", .sky)
        case .keyboard: ("keyboard", .rose)
        case .programs: ("link", .indigo)
        }
    }
}
