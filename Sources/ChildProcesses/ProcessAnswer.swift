import Foundation

/// The answer of a process of this program: the last line of its standard error that is an object in JSON. Libraries may write warnings before it.
extension OwnProcess {
    /// Writes the answer. Returns false if that fails.
    public static func answer(_ answer: some Encodable) -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let line = try? encoder.encode(answer) else { return false }
        return write(Array("\n".utf8) + line + Array("\n".utf8), to: 2)
    }
}

extension ChildProcess.Ending {
    /// Reads the answer; nil if there is none.
    public func answer<Answer: Decodable>(_ type: Answer.Type) -> Answer? {
        let lines = messages.split(separator: UInt8(ascii: "\n")).filter { $0.first == UInt8(ascii: "{") }
        return lines.last.flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
    }
}
