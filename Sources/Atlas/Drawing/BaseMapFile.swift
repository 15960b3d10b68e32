import Foundation

/// The file `basemap.vmp`: a header in JSON, followed by blocks, each of one layer in one cell.
final class BaseMapFile: Sendable {
    let countries: [BaseMapCountry]
    /// Coarse to fine.
    let levels: [BaseMapLevel]
    private let file: MappedFile
    private let blob: Int

    init(path: String) throws(AtlasError) {
        let file = try MappedFile(path: path), bytes = file.bytes
        guard bytes.count >= 8, bytes.prefix(4).elementsEqual("VMP1".utf8) else { throw file.damaged("it is not a base map") }
        let length = (4..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
        guard length <= bytes.count - 8 else { throw file.damaged("its header is cut off") }
        let header: Header
        do {
            header = try JSONDecoder().decode(Header.self, from: Data(bytes[8..<8 + length]))
        } catch {
            throw file.damaged("its header cannot be read")
        }
        blob = 8 + length
        let room = bytes.count - blob
        var levels: [BaseMapLevel] = []
        for level in header.lods {
            guard let level = BaseMapLevel(level, room: room) else {
                throw file.damaged("level \(levels.count) is not what it should be")
            }
            levels.append(level)
        }
        guard levels.count == 3 else { throw file.damaged("it has \(levels.count) levels instead of 3") }
        (self.file, self.levels, countries) = (file, levels, header.countries)
    }

    /// Returns the paths of a layer in a cell; nil if it has none there.
    func block(_ layer: String, _ cell: Int, of level: BaseMapLevel) throws(AtlasError) -> CellBlock? {
        guard let place = level.layers[layer]?[cell] else { return nil }
        do {
            let bytes = UnsafeRawBufferPointer(rebasing: file.bytes[(blob + place.lowerBound)..<(blob + place.upperBound)])
            return try CellBlock(bytes, width: level.width, height: level.height)
        } catch {
            throw file.damaged("a block of its layer \(layer) is not what it should be")
        }
    }

    struct Header: Decodable {
        let lods: [Level]
        let countries: [BaseMapCountry]

        struct Level: Decodable {
            let quantum, cell, cols: Int
            let layers: [Layer]
        }

        struct Layer: Decodable {
            let name: String
            let index: [Int]
        }
    }
}

/// A country of the base map: its ISO 3166-1 code, empty for disputed areas, and its area in square degrees.
struct BaseMapCountry: Decodable {
    let iso2: String
    let area: Double
}

/// A level of detail: its cells, and the positions of their blocks.
struct BaseMapLevel: Sendable {
    /// The number of steps in a degree.
    let quantum: Int
    /// The sides of a cell, in degrees; a single cell is the whole world.
    let cell, cellHeight: Int
    /// The number of cells in a row.
    let columns: Int
    /// The byte range of each block, by the layer's name and the cell's number.
    let layers: [String: [Int: Range<Int>]]

    /// The sides of a cell, in steps.
    var width: Int { cell * quantum }
    var height: Int { cellHeight * quantum }

    init?(_ level: BaseMapFile.Header.Level, room: Int) {
        // Sides of at most 65,535 steps, so that a point fits 32 bits.
        guard (1...100_000).contains(level.quantum), (1...360).contains(level.cell), level.cell * level.quantum <= 65_535,
            360 % level.cell == 0, level.cols == 360 / level.cell, level.layers.count <= 16
        else { return nil }
        (quantum, cell, cellHeight, columns) = (level.quantum, level.cell, min(level.cell, 180), level.cols)
        var layers: [String: [Int: Range<Int>]] = [:]
        for layer in level.layers {
            guard layer.index.count % 3 == 0 else { return nil }
            var blocks: [Int: Range<Int>] = [:]
            for entry in stride(from: 0, to: layer.index.count, by: 3) {
                let (offset, length) = (layer.index[entry + 1], layer.index[entry + 2])
                guard offset >= 0, length >= 0, offset <= room, length <= room - offset else { return nil }
                blocks[layer.index[entry]] = offset..<offset + length
            }
            layers[layer.name] = blocks
        }
        self.layers = layers
    }
}
