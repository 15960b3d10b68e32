/// Columns of yes and no, with names that say which money they are about: `is_income`, `Credit?`.
extension TableWords {
    /// Returns the direction of each word of a column, true for money out, if all of them are yes or no and its name is a direction.
    static func truths(_ words: Set<String>, named name: String) -> [String: Bool]? {
        guard let isOut = direction(named: name), !words.isEmpty else { return nil }
        var found: [String: Bool] = [:]
        for word in words {
            guard let isTrue = truths[word] else { return nil }
            found[word] = isTrue == isOut
        }
        return found
    }

    /// True for a value that is yes or no.
    static func isTruth(_ text: String) -> Bool { isTrue(text) != nil }

    /// Returns true for yes and false for no; nil for any other value.
    static func isTrue(_ text: String) -> Bool? { text.utf8.count <= 12 ? truths[text.folded] : nil }

    /// Returns the direction in the name of a column: true for `isExpense`, false for `Credit?`.
    private static func direction(named text: String) -> Bool? {
        var parts = name(spaced(text)).split(separator: " ").map(String.init)
        if let first = parts.first, questions.contains(first) { parts.removeFirst() }
        let name = parts.joined(separator: " ")
        switch role(of: name)?.column {
        case .moneyIn: return false
        case .moneyOut: return true
        default: return plain[name]
        }
    }

    /// Returns `is Expense` for `isExpense`.
    private static func spaced(_ text: String) -> String {
        var spaced = "", isSmall = false
        for character in text.prefix(80) {
            if isSmall, character.isUppercase { spaced.append(" ") }
            spaced.append(character)
            isSmall = character.isLowercase
        }
        return spaced
    }

    private static let questions: Set = ["is", "was", "ist", "war", "est", "es", "fue", "é", "è", "jest", "er", "är", "on"]

    private static let truths: [String: Bool] = {
        let yes = """
            true|t|yes|y|1|wahr|ja|j|vrai|oui|o|verdadero|sí|si|s|vero|sì|sim|verdadeiro|tak|да|так|истина|evet|doğru|はい|○|是|예|ano|igen|da|jah|taip|kyllä|ναι
            """
        let no = "false|f|no|n|0|falsch|nein|faux|non|falso|não|nao|nie|нет|ні|ложь|hayır|yanlış|いいえ|×|否|아니오|ne|nem|nu|ei|nee|nej|nei|όχι"
        let words = [(yes, true), (no, false)].flatMap { words, isTrue in words.split(separator: "|").map { (String($0).folded, isTrue) } }
        return Dictionary(words) { first, _ in first }
    }()
}
