import CQREncode

/// A QR code (ISO/IEC 18004): a square of dark and light modules, without the required quiet zone of four modules around it.
///
/// It is made by libqrencode with error correction level M, which tolerates damage to about 15 percent, in the smallest size that
/// holds the text as bytes of UTF-8.
public struct QRCode: Sendable, Equatable {
    /// The number of modules per side: 21, 25, … 177.
    public let size: Int
    private let modules: [Bool]

    /// Returns nil for an empty text, one with a NUL, and one that is too long (more than 2,331 bytes).
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, !bytes.contains(0), bytes.count <= 2_331,
            let made = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M)
        else { return nil }
        defer { QRcode_free(made) }
        let width = Int(made.pointee.width)
        guard width > 0, let data = made.pointee.data else { return nil }
        size = width
        modules = UnsafeBufferPointer(start: data, count: width * width).map { $0 & 1 == 1 }
    }

    /// Returns true if the module at a row and a column, counted from 0 at the top left, is dark; false outside the square.
    public func isDark(row: Int, column: Int) -> Bool {
        guard 0..<size ~= row, 0..<size ~= column else { return false }
        return modules[row * size + column]
    }

    /// The dark modules as SVG path data in units of modules, such as `M0 0h7v1h-7z`: a rectangle for each run in a row.
    public var path: String {
        var path = ""
        for row in 0..<size {
            var column = 0
            while column < size {
                guard modules[row * size + column] else {
                    column += 1
                    continue
                }
                let start = column
                while column < size, modules[row * size + column] { column += 1 }
                path += "M\(start) \(row)h\(column - start)v1h-\(column - start)z"
            }
        }
        return path
    }
}
