/// Parses items (RFC 8949, section 3), and refuses those not in canonical form.
struct CBORReader {
    private var bytes: ByteReader
    var rest: ArraySlice<UInt8> { bytes.rest }

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = ByteReader(bytes) }

    /// - Parameter depth: the number of arrays and maps around the item.
    mutating func item(depth: Int = 0) throws(CBORProblem) -> CBORValue {
        guard let head = bytes.byte() else { throw .truncated }
        let information = head & 0x1F
        switch head >> 5 {
        case 0: return .integer(try integer(information))
        // -1 - n, which is the complement of n.
        case 1: return .integer(~(try integer(information)))
        case 2: return .bytes(Array(try string(information)))
        case 3:
            guard let text = String(validating: try string(information), as: UTF8.self) else { throw .notUTF8 }
            return .text(text)
        case 4: return .array(try array(information, depth: depth + 1))
        case 5: return .map(try map(information, depth: depth + 1))
        case 7: return try simple(information)
        default: throw .notAllowed
        }
    }

    /// Returns the argument of an item, which follows its first byte or is part of it.
    private mutating func argument(_ information: UInt8) throws(CBORProblem) -> UInt64 {
        switch information {
        case 0..<24: return UInt64(information)
        case 24...27:
            let exponent = Int(information) - 24
            guard let number = bytes.number(width: 1 << exponent) else { throw .truncated }
            let tooSmall: [UInt64] = [24, 1 << 8, 1 << 16, 1 << 32]
            guard number >= tooSmall[exponent] else { throw .notShortest }
            return number
        case 31: throw .indefiniteLength
        default: throw .notAllowed
        }
    }

    private mutating func integer(_ information: UInt8) throws(CBORProblem) -> Int64 {
        guard let number = Int64(exactly: try argument(information)) else { throw .notAllowed }
        return number
    }

    private mutating func string(_ information: UInt8) throws(CBORProblem) -> ArraySlice<UInt8> {
        guard let count = Int(exactly: try argument(information)), let string = bytes.bytes(count) else { throw .truncated }
        return string
    }

    private mutating func array(_ information: UInt8, depth: Int) throws(CBORProblem) -> [CBORValue] {
        var items: [CBORValue] = []
        for _ in 0..<(try count(information, bytesEach: 1, depth: depth)) { items.append(try item(depth: depth)) }
        return items
    }

    private mutating func map(_ information: UInt8, depth: Int) throws(CBORProblem) -> CBORMap {
        var values: [CBORMap.Key: CBORValue] = [:], last: ArraySlice<UInt8> = []
        for _ in 0..<(try count(information, bytesEach: 2, depth: depth)) {
            let start = rest
            let key = try key(depth: depth), encoded = start.dropLast(rest.count)
            guard encoded != last else { throw .duplicateKey }
            guard Self.isOrdered(last, encoded) else { throw .unsortedKeys }
            last = encoded
            values[key] = try item(depth: depth)
        }
        return CBORMap(values)
    }

    private mutating func key(depth: Int) throws(CBORProblem) -> CBORMap.Key {
        switch try item(depth: depth) {
        case .integer(let number): return .integer(number)
        case .text(let text): return .text(text)
        default: throw .notAllowed
        }
    }

    /// Returns the number of items or pairs that follow. Throws if they could not fit into the bytes left.
    private mutating func count(_ information: UInt8, bytesEach: Int, depth: Int) throws(CBORProblem) -> Int {
        guard depth <= CBORValue.depthLimit else { throw .tooDeep }
        guard let count = Int(exactly: try argument(information)), count <= rest.count / bytesEach else { throw .truncated }
        return count
    }

    private func simple(_ information: UInt8) throws(CBORProblem) -> CBORValue {
        switch information {
        case 20: return .bool(false)
        case 21: return .bool(true)
        case 22: return .null
        case 31: throw .indefiniteLength
        default: throw .notAllowed
        }
    }

    /// Returns true if two keys are in canonical order: by type, then by length, then byte by byte.
    private static func isOrdered(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        guard let first = one.first, let second = other.first else { return true }
        if first >> 5 != second >> 5 { return first >> 5 < second >> 5 }
        if one.count != other.count { return one.count < other.count }
        return one.lexicographicallyPrecedes(other)
    }
}
