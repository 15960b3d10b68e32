import Templates

/// The keyboard shortcuts.
package struct KeyboardPage: PageModel {
    package struct Shortcut: Sendable {
        package let keys: [String]
        package let label: String
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package let shortcuts: [Shortcut]

    package init(t: Texts) {
        title = t.shortcuts.title
        shortcuts = [
            Shortcut(keys: ["/"], label: t.shortcuts.search), Shortcut(keys: ["n"], label: t.shortcuts.new),
            Shortcut(keys: ["g", "o"], label: t.shortcuts.overview), Shortcut(keys: ["g", "r"], label: t.shortcuts.records),
            Shortcut(keys: ["g", "t"], label: t.shortcuts.statistics), Shortcut(keys: ["g", "m"], label: t.map.title),
            Shortcut(keys: ["g", "a"], label: t.shortcuts.accounts), Shortcut(keys: ["g", "c"], label: t.shortcuts.categories),
            Shortcut(keys: ["g", "b"], label: t.shortcuts.budgets),
            Shortcut(keys: ["h"], label: t.masking.shortcut), Shortcut(keys: ["g", "s"], label: t.shortcuts.settings),
            Shortcut(keys: ["?"], label: t.shortcuts.help),
        ]
    }
}
