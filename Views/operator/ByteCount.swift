/// A formatted size: `512 B`, `38 kB`, `3.4 MB`, `12 GB`.
package struct ByteCount: CustomStringConvertible, Sendable {
    package let description: String

    package init(_ bytes: Int64) {
        var rest = Double(max(0, bytes)), unit = "B"
        for larger in ["kB", "MB", "GB", "TB"] where rest >= 999.5 {
            rest /= 1_000
            unit = larger
        }
        let tenths = Int((rest * 10).rounded())
        let hasDecimal = unit != "B" && unit != "kB" && tenths < 100 && tenths % 10 != 0
        description = (hasDecimal ? "\(tenths / 10).\(tenths % 10)" : "\(Int(rest.rounded()))") + " " + unit
    }
}
