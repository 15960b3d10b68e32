import Language
import Templates

/// A shortcut of the keyboard.
package struct KeyboardShortcut: Sendable {
    /// The keys, one after the other.
    package let keys: [String]
    package let label: String

    static func all(_ t: Texts) -> [KeyboardShortcut] {
        let s = t.shortcuts
        return [
            KeyboardShortcut(keys: ["/"], label: s.search), KeyboardShortcut(keys: ["n"], label: s.new),
            KeyboardShortcut(keys: ["g", "o"], label: s.overview), KeyboardShortcut(keys: ["g", "r"], label: s.records),
            KeyboardShortcut(keys: ["g", "t"], label: s.statistics), KeyboardShortcut(keys: ["g", "m"], label: t.map.title),
            KeyboardShortcut(keys: ["g", "a"], label: s.accounts), KeyboardShortcut(keys: ["g", "c"], label: s.categories),
            KeyboardShortcut(keys: ["g", "b"], label: s.budgets), KeyboardShortcut(keys: ["h"], label: t.masking.shortcut),
            KeyboardShortcut(keys: ["g", "s"], label: s.settings), KeyboardShortcut(keys: ["?"], label: s.help),
        ]
    }
}
