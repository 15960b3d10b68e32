import Bookkeeping

extension DateReader {
    /// Reads a time of day up to the end, with the offset of its zone.
    mutating func time() -> TimeOfDay? {
        skip("Tt,")
        skipSpace()
        let half = halfBefore()
        guard let hour = number(), hour.digits <= 2, skip(":.h時时시"), separatorSpace(), let minute = number(), minute.digits <= 2,
            minute.digits == 2 || rest.first == "分" || rest.first == "분"
        else { return nil }
        if skip("分분") {
            skipSpace()
            if let (second, digits) = number() {
                guard digits <= 2, second < 61, skip("秒초") else { return nil }
            }
        } else if skip(":.") {
            guard let second = number(), second.value < 61 else { return nil }
            if skip(".,") {
                guard number() != nil else { return nil }
            }
        }
        skipSpace()
        var hours = hour.value
        if let isAfternoon = half ?? halfBehind() {
            guard 0...12 ~= hours else { return nil }
            hours = hours % 12 + (isAfternoon ? 12 : 0)
        }
        guard readZone() else { return nil }
        return TimeOfDay(hour: hours, minute: minute.value)
    }

    /// Skips the space behind a word for hours.
    private mutating func separatorSpace() -> Bool {
        skipSpace()
        return true
    }

    /// Reads the half of the day before a time: true for the afternoon.
    private mutating func halfBefore() -> Bool? {
        var ahead = self
        let word = ahead.letters()
        guard ["上午", "午前", "오전", "下午", "午後", "오후"].contains(word) else { return nil }
        self = ahead
        skipSpace()
        return ["下午", "午後", "오후"].contains(word)
    }

    private mutating func halfBehind() -> Bool? {
        var ahead = self
        var word = ahead.letters()
        if ahead.rest.first == ".", word.count == 1 {
            ahead.rest.removeFirst()
            word += ahead.letters()
            ahead.skip(".")
        }
        guard word == "am" || word == "pm" else { return nil }
        self = ahead
        skipSpace()
        return word == "pm"
    }

    /// Reads nothing, an offset or the name of a time zone; false for another text.
    private mutating func readZone() -> Bool {
        let name = rest.filter { !"()[]".unicodeScalars.contains($0) }
        guard name.count <= 20, name.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-:/_ ".unicodeScalars.contains($0)) })
        else { return false }
        var reader = DateReader(String(name))
        offset = reader.zoneOffset()
        return true
    }

    /// Reads `Z`, `UTC`, `+0900`, `UTC+9` or `-05:00`; nil for other names, with unknown offsets.
    private mutating func zoneOffset() -> Int? {
        let word = letters()
        guard ["", "z", "utc", "gmt"].contains(word) else { return nil }
        skipSpace()
        let isWest = rest.first == "-"
        guard skip("+-") else { return word.isEmpty ? nil : 0 }
        guard let first = number() else { return nil }
        var minutes = first.digits <= 2 ? first.value * 60 : first.digits == 4 ? first.value / 100 * 60 + first.value % 100 : Int.max
        if first.digits <= 2, skip(":") { minutes += number()?.value ?? 0 }
        guard minutes <= 18 * 60 else { return nil }
        return isWest ? -minutes : minutes
    }
}
