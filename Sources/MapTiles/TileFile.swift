import Glibc

/// A tile in a file: its bytes, when it was fetched, and a sum of both, so that a file which a power cut left half written is known.
/// The time at which the file was changed is that of its last use.
enum TileFile {
    /// Bytes behind those of the picture: the time and the sum, both of 64 bits.
    static let tail = 16

    /// The picture and when it was fetched, in seconds since 1970.
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

    /// Writes beside the path and renames, so that the path never names half a file. False when the disk is full or refuses.
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

    /// Notes when a tile was used last, for the next start.
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

    /// The 64-bit FNV-1a hash: enough against accidents, which is all that it is for.
    private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// A number in bytes, the highest first.
    private static func eight(_ number: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
}
