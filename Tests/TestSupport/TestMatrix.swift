import Foundation

/// The size of tests over all combinations of two lists, such as the fields of all forms and the values that are sent in them.
public enum TestMatrix {
    /// True for all combinations: `PENNY_EVERYTHING=1`. Else each value is used once for each thing that differs, and the others take turns.
    public static let isWhole = ProcessInfo.processInfo.environment["PENNY_EVERYTHING"] == "1"

    /// Returns the values for a place of a list: all of them where nothing like it comes before, and a share of them elsewhere, in turn.
    ///
    /// - Parameters:
    ///   - share: one in so many.
    ///   - turn: any number; neighbours get different values.
    ///   - isFirst: true for the first place with a thing that the others share.
    public static func values<Value>(_ values: [Value], oneIn share: Int, turn: Int, isFirst: Bool) -> [Value] {
        guard !isWhole, !isFirst, share > 1 else { return values }
        return values.indices.filter { $0 % share == turn % share }.map { values[$0] }
    }
}
