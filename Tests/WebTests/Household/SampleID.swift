/// The IDs in the sample household's forms, the same in every run.
enum SampleID {
    static func account(_ number: Int) -> String { text("a", number) }
    static func category(_ number: Int) -> String { text("c", number) }
    static func transaction(_ number: Int) -> String { text("b", number) }
    static func hashtag(_ number: Int) -> String { text("e", number) }
    static func budget(_ number: Int) -> String { text("f", number) }
    static func goal(_ number: Int) -> String { text("0", number) }
    static func note(_ number: Int) -> String { text("0", 50_000 + number) }
    static func banner(_ number: Int) -> String { text("9", number) }
    static func passkey(_ number: Int) -> String { text("1", number) }
    static func token(_ number: Int) -> String { text("2", number) }
    static func change(_ number: Int) -> String { text("3", number) }
    static func filing(_ number: Int) -> String { text("5", number) }
    static func bankLink(_ number: Int) -> String { text("7", number) }
    static func report(_ number: Int) -> String { text("8", number) }
    static func learning(_ number: Int) -> String { text("6", number) }
    static func bankImport(_ number: Int) -> String { text("7", number) }
    static func rule(_ number: Int) -> String { text("4", number) }
    /// The first days of Ada's first rule, and of Ben's.
    static let day = "2026-01-31", bensDay = "2026-01-20"
    static func deletion(_ number: Int) -> String { text("d", number) }

    /// An ID that no entity has.
    static let absent = "0199ffff-ffff-7fff-8fff-ffffffffffff"

    private static func text(_ kind: String, _ number: Int) -> String {
        let digits = String(number)
        return "019a9f00-0000-7000-8\(kind)00-" + String(repeating: "0", count: 12 - digits.count) + digits
    }
}
