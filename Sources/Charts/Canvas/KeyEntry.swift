/// One entry of a key: a sample of a mark, and its name.
public struct KeyEntry: Sendable, Equatable, Codable {
    /// The mark to show as a sample.
    public enum Sample: Sendable, Equatable, Codable {
        /// A bar of a series.
        case bar(BarFill)
        /// The dashed line of a target.
        case target
        /// A line in the colour with that name; nil for the accent colour.
        case line(LineStroke, hue: String?)
    }

    /// The sample.
    public let sample: Sample
    /// The name that the caller gave.
    public let label: String
    /// The ID of its chart.
    let id: String
}

extension KeyEntry {
    /// Returns an entry for each series if there are several, and one for the target.
    static func entries(for chart: BarChart) -> [KeyEntry] {
        let named = chart.series.count > 1 ? chart.series : []
        return named.map { KeyEntry(sample: .bar($0.style.fill(isDown: false)), label: $0.name, id: chart.text.id) }
            + entries(for: chart.target, id: chart.text.id)
    }

    /// Returns an entry for each line of a continuation, if there is one.
    static func entries(for continuation: LineChart.Continuation?, hue: String?, id: String) -> [KeyEntry] {
        guard let continuation else { return [] }
        let other = continuation.hasOther ? [KeyEntry(sample: .line(.assumed, hue: hue), label: continuation.otherName, id: id)] : []
        return [KeyEntry(sample: .line(.expected, hue: hue), label: continuation.name, id: id)] + other
    }

    /// Returns the entry for the target, if there is one.
    static func entries(for target: Target?, id: String) -> [KeyEntry] {
        target.map { [KeyEntry(sample: .target, label: $0.name, id: id)] } ?? []
    }
}
