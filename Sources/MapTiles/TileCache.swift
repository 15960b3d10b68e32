import Glibc
import Synchronization

/// A directory of tiles, limited in size; the least recently used are evicted first. Its index is read from the directory at
/// first use.
final class TileCache: Sendable {
    private struct Entry {
        /// The size on the disk, in bytes.
        var size: Int
        /// A counter that increases with each use.
        var turn: Int
        /// The time of the last use that was written to the file, in seconds since 1970 (UTC).
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
    ///   - template: the tile server's URL template; tiles of another server in the directory are deleted.
    ///   - sizeLimit: the maximum size of all tiles, in bytes on the disk; 0 disables the cache.
    ///   - tileLimit: the maximum size of a tile, in bytes.
    init(directory: String, template: String, sizeLimit: Int, tileLimit: Int) {
        self.directory = directory
        self.template = template
        self.sizeLimit = sizeLimit
        self.tileLimit = tileLimit
    }

    /// Returns a cached tile and the time it was fetched, in seconds since 1970 (UTC).
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
        // Written at most once an hour, since it only restores the order after a restart.
        if (now &- known.noted).magnitude >= 3_600 {
            TileFile.touch(path(tile), at: now)
            withIndex { $0.entries[tile]?.noted = now }
        }
        return found
    }

    /// Adds a tile, and evicts others if there is no room; does nothing if the disk is full.
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

    /// The size of all tiles on the disk, in bytes.
    var size: Int { withIndex { $0.size } }

    /// Evicts a tenth more than needed, so that sorting is rare.
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

    /// Returns the size of whole disk blocks.
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
