/// The lines in which two texts differ, with two lines of context, as `diff -U2` shows them.
public enum LineDifference {
    public static func text(from old: String, to new: String, context: Int = 2, limit: Int = 120) -> String {
        let marked = lines(from: split(old), to: split(new))
        var shown: [String] = []
        var last = -1
        for index in marked.indices
        where marked[max(0, index - context)...min(marked.count - 1, index + context)].contains(where: \.isChange) {
            if index > last + 1 { shown.append("@@ line \(marked[index].number) @@") }
            shown.append(marked[index].mark + marked[index].text)
            last = index
        }
        if shown.count > limit { shown = shown.prefix(limit) + ["… and \(shown.count - limit) lines more"] }
        return shown.joined(separator: "\n")
    }

    private struct Line {
        var mark: String
        var text: String
        var number: Int
        var isChange: Bool { mark != " " }
    }

    private static func split(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func lines(from old: [String], to new: [String]) -> [Line] {
        let difference = new.difference(from: old)
        var removed: [Int: String] = [:]
        var inserted: [Int: String] = [:]
        for change in difference {
            switch change {
            case .remove(let offset, let line, _): removed[offset] = line
            case .insert(let offset, let line, _): inserted[offset] = line
            }
        }
        var lines: [Line] = []
        var position = (old: 0, new: 0)
        while position.old < old.count || position.new < new.count {
            if let line = removed[position.old] {
                lines.append(Line(mark: "-", text: line, number: position.old + 1))
                position.old += 1
            } else if let line = inserted[position.new] {
                lines.append(Line(mark: "+", text: line, number: position.old + 1))
                position.new += 1
            } else if position.old < old.count {
                lines.append(Line(mark: " ", text: old[position.old], number: position.old + 1))
                position.old += 1
                position.new += 1
            } else {
                break
            }
        }
        return lines
    }
}
