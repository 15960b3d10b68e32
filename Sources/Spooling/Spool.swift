/// Bytes that arrive piece by piece: in memory up to a size, and all of them in a file beyond it. A copy shares the file: only an empty one is to be copied.
public struct Spool: Sendable {
    /// An empty spool that keeps all bytes in memory.
    public static let inMemory = Spool(in: nil, beyond: 0)

    private let directory: String?
    private let threshold: Int
    private var memory: [UInt8] = []
    private var file: SpoolFile?
    /// The number of bytes so far.
    public private(set) var count = 0

    /// - Parameters:
    ///   - directory: where the file is, without a name; nil keeps all bytes in memory.
    ///   - threshold: the largest number of bytes that stay in memory.
    public init(in directory: String?, beyond threshold: Int) { (self.directory, self.threshold) = (directory, threshold) }

    /// Prepares for an announced number of bytes.
    public mutating func reserve(_ announced: Int) {
        // Reserved memory costs nothing until it is written to, while a growing array is copied repeatedly.
        memory.reserveCapacity(directory == nil ? announced : min(announced, threshold))
    }

    /// Adds bytes at the end.
    public mutating func add(_ bytes: UnsafeRawBufferPointer) throws(SpoolProblem) {
        if file == nil, let directory, count + bytes.count > threshold {
            let new = try SpoolFile(in: directory)
            try Self.move(memory, to: new)
            (file, memory) = (new, [])
        }
        if let file { try file.write(bytes, at: count) } else { memory.append(contentsOf: bytes) }
        count += bytes.count
    }

    /// Returns the bytes, and is empty then.
    public mutating func take() -> SpooledBytes {
        defer { (memory, file, count) = ([], nil, 0) }
        return file.map { SpooledBytes($0, 0..<count) } ?? SpooledBytes(memory: memory[...])
    }

    private static func move(_ bytes: [UInt8], to file: SpoolFile) throws(SpoolProblem) {
        var problem: SpoolProblem?
        bytes.withUnsafeBytes { buffer in
            do throws(SpoolProblem) { try file.write(buffer, at: 0) } catch { problem = error }
        }
        if let problem { throw problem }
    }
}
