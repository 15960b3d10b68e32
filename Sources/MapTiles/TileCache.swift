import Glibc
import Synchronization

/// Tiles in a directory, up to a size; the least recently used go first. What they are is read from the directory at first use.
final class TileCache: Sendable {
    private struct Entry {
        /// What the file takes on the disk.
        var size: Int
        /// Rises with each use.
        var turn: Int
        /// When the file was noted to be used, in seconds.
        var noted: Int64
    }

    private struct Index {
        var entries: [TileAddress: Entry] = [:]
        var size = 0
        var turn = 0

        mutating func nextTurn() -> Int {
            turn += 1
            return turn
        }
    }

    private let directory: String
    private let template: String
    private let sizeLimit: Int
    private let tileLimit: Int
    private let index = Mutex<Index?>(nil)

    /// - Parameters:
    ///   - template: of the tile server; tiles of another one in the directory are removed.
    ///   - sizeLimit: of all tiles, in bytes on the disk; nothing is kept with 0.
    ///   - tileLimit: of one tile, in bytes.
    init(directory: String, template: String, sizeLimit: Int, tileLimit: Int) {
        self.directory = directory
        self.template = template
        self.sizeLimit = sizeLimit
        self.tileLimit = tileLimit
    }

    /// A tile and when it was fetched, in seconds since 1970.
    func picture(_ tile: TileAddress, at now: Int64) -> (picture: TilePicture, fetched: Int64)? {
        let known = withIndex { index -> Entry? in
            guard var entry = index.entries[tile] else { return nil }
            entry.turn = index.nextTurn()
            index.entries[tile] = entry
            return entry
        }
        guard let known else { return nil }
        guard let found = TileFile.read(path(tile), sizeLimit: tileLimit) else {
            withIndex { remove(tile, from: &$0) }
            return nil
        }
        // Once an hour, since it is only there for the order after the next start.
        if (now &- known.noted).magnitude >= 3_600 {
            TileFile.touch(path(tile), at: now)
            withIndex { $0.entries[tile]?.noted = now }
        }
        return found
    }

    /// Keeps a tile, and lets others go when there is no room; does nothing when the disk is full.
    func keep(_ picture: TilePicture, _ tile: TileAddress, at now: Int64) {
        let size = Self.sizeOnDisk(picture.bytes.count)
        guard size <= sizeLimit else { return }
        withIndex { index in
            guard TileFile.write(picture, to: path(tile), at: now) else { return }
            index.size += size - (index.entries[tile]?.size ?? 0)
            index.entries[tile] = Entry(size: size, turn: index.nextTurn(), noted: now)
            if index.size > sizeLimit { makeRoom(in: &index) }
        }
    }

    /// The bytes that all tiles take on the disk.
    var size: Int { withIndex { $0.size } }

    /// A tenth more than needed goes at once, so that the order is looked at seldom.
    private func makeRoom(in index: inout Index) {
        let goal = sizeLimit - sizeLimit / 10
        for (tile, _) in index.entries.sorted(by: { $0.value.turn < $1.value.turn }) {
            guard index.size > goal, index.entries.count > 1 else { break }
            remove(tile, from: &index)
        }
    }

    private func remove(_ tile: TileAddress, from index: inout Index) {
        guard let entry = index.entries.removeValue(forKey: tile) else { return }
        index.size -= entry.size
        unlink(path(tile))
    }

    private func withIndex<Result: Sendable>(_ body: (inout Index) -> Result) -> Result {
        index.withLock { index in
            var read = index ?? readDirectory()
            index = nil
            defer { index = read }
            return body(&read)
        }
    }

    // MARK: The directory

    private func path(_ tile: TileAddress) -> String { "\(directory)/\(tile.zoom)-\(tile.x)-\(tile.y)" }

    /// Files take whole blocks.
    private static func sizeOnDisk(_ bytes: Int) -> Int { (bytes + TileFile.tail + 4_095) / 4_096 * 4_096 }

    private func readDirectory() -> Index {
        mkdir(directory, 0o700)
        let isSame = SmallFile.read(directory + "/source") == template
        var index = Index(), used: [(tile: TileAddress, entry: Entry)] = []
        for name in SmallFile.names(in: directory) {
            let file = "\(directory)/\(name)"
            let parts = name.split(separator: "-", omittingEmptySubsequences: false)
            let tile = parts.count == 3 ? TileAddress(zoom: parts[0], x: parts[1], y: parts[2]) : nil
            var status = stat()
            if let tile, isSame, lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
                let size = Self.sizeOnDisk(Int(status.st_size) - TileFile.tail)
                used.append((tile, Entry(size: size, turn: 0, noted: Int64(status.st_mtim.tv_sec))))
            } else if tile != nil || name.hasSuffix(".new") {
                unlink(file)
            }
        }
        for (tile, var entry) in used.sorted(by: { $0.entry.noted < $1.entry.noted }) {
            entry.turn = index.nextTurn()
            index.entries[tile] = entry
            index.size += entry.size
        }
        if !isSame { SmallFile.write(template, to: directory + "/source") }
        if index.size > sizeLimit { makeRoom(in: &index) }
        return index
    }
}
