import Foundation

/// UUID version 7 (RFC 9562, section 5.7): 48 bits of milliseconds, the rest random.
public enum TimeOrderedUUID {
    public static func make() -> String {
        let milliseconds = UInt64(max(0, Date().timeIntervalSince1970 * 1_000))
        let random = UInt64.random(in: 0...UInt64.max)
        let tail = hex(random & 0xFFFF_FFFF_FFFF, 12)
        let time = hex(milliseconds & 0xFFFF_FFFF_FFFF, 12)
        return
            "\(time.prefix(8))-\(time.suffix(4))-7\(hex(random >> 48 & 0xFFF, 3))-\(hex(0x8000 | UInt64.random(in: 0...0x3FFF), 4))-\(tail)"
    }

    private static func hex(_ value: UInt64, _ digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
