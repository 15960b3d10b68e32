import Glibc

/// A tile in a file: its bytes, the time it was fetched, and a checksum of both, which detects files left incomplete by a power
/// failure. The file's modification time is the time of its last use.
enum TileFile {
    /// The number of bytes after the picture: time and checksum, 64 bits each.
    static let tail = 16

    /// Returns the picture and the time it was fetched, in seconds since 1970 (UTC).
    static func read(_ path: String, sizeLimit: Int) -> (picture: TilePicture, fetched: Int64)? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        guard tail...(sizeLimit + tail) ~= size, let bytes = read(file, size) else { return nil }
        let summed = bytes.dropLast(8)
        guard bytes.suffix(8).elementsEqual(eight(sum(summed))) else { return nil }
        let fetched = summed.suffix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return TilePicture(Array(summed.dropLast(8))).map { ($0, Int64(bitPattern: fetched)) }
    }

    /// Writes a temporary file and renames it, so that the path never refers to an incomplete file. Returns false if the disk is
    /// full or an error occurs.
    static func write(_ picture: TilePicture, to path: String, at now: Int64) -> Bool {
        let temporary = path + ".new"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return false }
        var bytes = picture.bytes + eight(UInt64(bitPattern: now))
        bytes += eight(sum(bytes[...]))
        let isWritten = write(bytes, file)
        setTimes(file, now)
        guard close(file) == 0, isWritten, rename(temporary, path) == 0 else {
            unlink(temporary)
            return false
        }
        return true
    }

    /// Records the time of the last use, for the next start.
    static func touch(_ path: String, at now: Int64) {
        let file = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return }
        setTimes(file, now)
        close(file)
    }

    private static func setTimes(_ file: Int32, _ now: Int64) {
        let time = timespec(tv_sec: Int(now), tv_nsec: 0)
        futimens(file, [time, time])
    }

    private static func read(_ file: Int32, _ size: Int) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Glibc.read(file, buffer.baseAddress.map { $0 + count }, size - count)
                guard got > 0 else { break }
                count += got
            }
        }
        return bytes.count == size ? bytes : nil
    }

    private static func write(_ bytes: [UInt8], _ file: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Returns the 64-bit FNV-1a hash, which is sufficient against accidental damage.
    private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Returns a number as eight bytes, highest first.
    private static func eight(_ number: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
}
