import Foundation

extension MemoryFigures {
    public static func of(process: Int32) throws -> MemoryFigures {
        let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        guard let figures = MemoryFigures(parsing: text) else {
            throw PennyServer.Failure(description: "Process \(process) has ended.")
        }
        return figures
    }
}
